"""Random cards (SG-67x) and the extra deck (SG-120)."""

from typing import Any

import pytest

from tests.games.sanguosha.rules.bare import bare
from tests.games.sanguosha.rules.heroes.tables import told
from tests.games.sanguosha.rules.marks import rule
from tests.games.sanguosha.rules.probes import given
from tianxia.core.asks import Choice, Play
from tianxia.core.events import SPECTATOR
from tianxia.errors import BadInput
from tianxia.games.sanguosha.content import KINDS, deck_faces
from tianxia.games.sanguosha.mechanics.random_cards import (
    get_from_deck_or_discard,
    get_fully_random,
    get_of_types,
    use_random_equipment,
)
from tianxia.games.sanguosha.rules.skills import action, lasting
from tianxia.games.sanguosha.rules.table import Table
from tianxia.games.sanguosha.rules.zones import EXTRA
from tianxia.scenario import Scenario


@pytest.fixture(autouse=True)
def wishes(made_up: None) -> None:
    """Skills that only these tests have, each for one kind of random card."""

    @action(lasting("wish-any"))
    def wish_any(s: Table, me: int, choice: Choice) -> Play[None]:
        yield from get_fully_random(s, me)

    @action(lasting("wish-peach"))
    def wish_peach(s: Table, me: int, choice: Choice) -> Play[None]:
        yield from get_from_deck_or_discard(s, me, lambda face: face.kind == "peach")

    @action(lasting("wish-equipment"))
    def wish_equipment(s: Table, me: int, choice: Choice) -> Play[None]:
        yield from use_random_equipment(s, me)

    @action(lasting("wish-basic"))
    def wish_basic(s: Table, me: int, choice: Choice) -> Play[None]:
        yield from get_of_types(s, me, "basic")


def wishing(wish: str, **position: Any) -> Scenario:
    """Sun Quan may wish for it when idle."""
    return bare(effects=given(wish, "sun-quan"), **position)


@rule("SG-672")
@pytest.mark.parametrize(
    ("roll", "type"),
    [(1, "basic"), (11, "basic"), (12, "equipment"), (14, "equipment"), (15, "tactic"), (20, "tactic")],
)
def test_a_die_of_twenty_says_from_which_pile_a_card_comes(roll: int, type: str):
    game = wishing("wish-any")
    game.dice_show(roll)
    game.sun_quan.does("wish-any")
    [card] = game.sun_quan.hand
    assert KINDS[card.removeprefix("extra-")].type == type


@rule("SG-120")
def test_the_extra_deck_is_one_more_copy_of_the_deck_in_three_piles():
    game = wishing("wish-basic")
    assert game.extra_deck == {"basic": [], "equipment": [], "tactic": []}  # it is made when it is needed
    before = len(game.deck)
    game.sun_quan.does("wish-basic")
    piles = game.extra_deck
    assert sum([len(pile) for pile in piles.values()]) + 1 == len(deck_faces("battle")) == 160
    assert len(game.deck) == before
    for type, pile in piles.items():
        assert {KINDS[name.removeprefix("extra-").partition(":")[0]].type for name in pile} == {type}


@rule("SG-671", "SG-H10")
def test_a_card_of_a_type_is_not_shown():
    game = wishing("wish-basic")
    game.sun_quan.does("wish-basic")
    [moved] = [event for event in told(game, "moved", "xu-chu") if event["to"] == "hand/0"]
    assert "cards" not in moved
    view = game.match.view(1)
    assert view["seats"][0]["extra"] == {"basic": 1}  # but its back tells where it belongs
    assert view["extra_deck"]["basic"] == len(game.extra_deck["basic"])


@rule("SG-673")
def test_a_card_of_the_extra_deck_never_comes_to_the_discard_pile():
    extra = {"hands": {"sun-quan": ["extra-sha:spade-7", "extra-peach"]}, "hp": {"sun-quan": 2}}
    game = wishing("wish-basic", **extra)
    game.sun_quan.uses("sha", on="xu-chu")
    assert game.discard == []
    assert "extra-sha:spade-7" in game.extra_deck["basic"]
    game.sun_quan.uses("peach")
    assert (game.hp["sun-quan"], game.discard) == (3, [])
    assert any(name.startswith("extra-peach") for name in game.extra_deck["basic"])


@rule("SG-673")
def test_what_came_back_is_shuffled_in_before_the_next_card_is_taken():
    game = wishing("wish-basic", hands={"sun-quan": ["extra-sha:spade-7"]})
    game.sun_quan.uses("sha", on="xu-chu")
    s = game.match.state
    assert any(s.seen[card] for card in s.zones[EXTRA["basic"]])
    game.sun_quan.does("wish-basic")
    s = game.match.state
    assert not any(s.seen[card] for card in s.zones[EXTRA["basic"]])
    assert told(game, "shuffle")[-1]["zone"] == "extra-basic"


@rule("SG-673")
def test_skills_that_look_at_the_discard_pile_do_not_see_it():
    hands = {"xu-chu": ["extra-sha:club-2", "sha:club-3"]}
    game = bare(hands=hands, hp={"xu-chu": 1}, turn="xu-chu", phase="discard")
    game.xu_chu.discards("extra-sha:club-2")
    assert (game.discard, game.discarded) == ([], [])
    assert [row[0] for row in game.last_turn()["history"]].count("discard") == 1  # it was discarded all the same


@rule("SG-676")
def test_the_deck_is_searched_before_the_discard_pile():
    game = wishing("wish-peach", deck=["peach:heart-3", "sha"], discard=["peach:heart-4", "*"])
    game.sun_quan.does("wish-peach")
    assert game.hands["sun-quan"] == ["peach:heart-3"]
    game = wishing("wish-peach", deck=["dodge", "sha"], discard=["*"])
    game.sun_quan.does("wish-peach")
    assert game.sun_quan.hand == ["peach"]
    assert len(game.deck) == 2


@rule("SG-677")
def test_a_specific_card_is_shown_to_all():
    game = wishing("wish-peach")
    game.sun_quan.does("wish-peach")
    s = game.match.state
    assert s.knows(SPECTATOR, s.hand(0)[0])


@rule("SG-678", "SG-679")
def test_random_equipment_goes_to_the_highest_empty_slot_and_replaces_nothing():
    game = wishing("wish-equipment", equipment={"sun-quan": ["lion-helmet"]}, discard=["kirin-bow"])
    for _ in range(3):
        game.sun_quan.does("wish-equipment")
    slots = [KINDS[kind.removeprefix("extra-")].slots[0] for kind in game.sun_quan.equipped]
    assert slots == ["armor", "weapon", "plus-horse", "minus-horse"]
    game.sun_quan.does("wish-equipment")  # there is no treasure in this deck
    assert len(game.sun_quan.equipped) == 4
    assert game.discard == ["kirin-bow:heart-5"]


def test_a_disabled_slot_is_passed_over():
    game = wishing("wish-equipment", disabled={"sun-quan": ["weapon"]})
    game.sun_quan.does("wish-equipment")
    assert [KINDS[kind.removeprefix("extra-")].slots[0] for kind in game.sun_quan.equipped] == ["armor"]


def test_a_position_with_an_extra_deck_is_read_and_set():
    game = wishing("wish-basic")
    game.sun_quan.does("wish-basic")
    picture = game.picture()
    again = bare(**{key: value for key, value in picture.items() if key not in ("heroes", "skills")},
                 skills=picture["skills"])  # fmt: skip
    assert again.picture() == picture
    with pytest.raises(BadInput, match=r"extra_deck\.basic names its cards"):
        bare(extra_deck={"basic": 3})


def test_a_twin_keeps_the_backs_of_extra_cards():
    game = wishing("wish-basic", hands={"sun-quan": ["extra-sha:spade-7", "peach"]})
    twin = game.match.twin(1, 5)
    extra = [[s.is_extra(card) for card in s.hand(0)] for s in (game.match.state, twin.state)]
    assert extra[0] == extra[1]
    assert twin.view_bytes(1) == game.match.view_bytes(1)


@rule("SG-673", "SG-H09")
def test_an_extra_card_is_discarded_together_with_others_before_all_eyes():
    hands = {"xu-chu": ["extra-sha:club-2", "sha:club-3", "peach:heart-3"]}
    game = bare(hands=hands, hp={"xu-chu": 1}, turn="xu-chu", phase="discard",
                knows={"hands": {"xu-chu": [["peach", ["sun-quan"]]]}})  # fmt: skip
    game.xu_chu.discards("extra-sha:club-2", "sha:club-3")
    assert game.discard == ["sha:club-3"]
    assert game.hands["xu-chu"] == ["peach:heart-3"]
    [back] = [event for event in told(game, "moved") if event["to"] == "extra-basic"]
    assert len(back["cards"]) == 1
