"""Cards and wagons replaced by a file: what cannot be played is refused in one sentence, the rest is played."""

from collections.abc import Callable

import pytest

from tests.conformance import choices, going
from tests.conformance.plans import NIGHTLY, Plan
from tests.games.huns.rules.broken_files import GAIN, WRONG
from tests.games.huns.rules.files import OURS, changed, file_of, made_up
from tests.games.huns.rules.starts import COLOURS, HUNS, begin, camp, loaded, loot, picture, questions, with_die
from tests.marks import rule
from tianxia.core.events import SPECTATOR
from tianxia.errors import BadInput
from tianxia.games.huns.data import box_of, check_data
from tianxia.scenario import scenario
from tianxia.telling.ledger import rules_of


@pytest.mark.parametrize(("text", "sentence"), [row[1:] for row in WRONG], ids=[row[0] for row in WRONG])
def test_what_cannot_be_played_is_refused_in_one_sentence_with_its_place(text: str, sentence: str):
    with pytest.raises(BadInput) as wrong:
        check_data(text or "# nothing")
    assert sentence in str(wrong.value)
    assert "\n" not in str(wrong.value)
    with pytest.raises(BadInput):
        HUNS.settle_options({"data": text or "# nothing"}, 3)


def test_our_own_file_is_fine_and_gives_our_own_box():
    given, ours = box_of(file_of(**OURS)), box_of("")
    assert given.names == ours.names
    assert [(wagon.slots, wagon.type) for wagon in given.wagons] == [(wagon.slots, wagon.type) for wagon in ours.wagons]
    assert (given.foreign, ours.foreign) == (True, False)


def test_a_file_may_have_cards_or_wagons_alone():
    wagons = box_of(changed("wagon", "wagon-blue-1", slots=["red"]))
    assert [card.id for card in wagons.cards] == [card.id for card in box_of("").cards]
    assert wagons.wagon(wagons.names.index("wagon-blue-1")).size == 1
    cards = box_of(changed("card", "mutiny", slots=1))
    assert cards.cards[cards.names.index("mutiny")].slots == 1
    assert [wagon.slots for wagon in cards.wagons] == [wagon.slots for wagon in box_of("").wagons]


# ---- tables with other cards


def test_other_slots_are_played():
    """A wagon with one red slot, and a Curse that one Valuable lifts."""
    wagons = {"data": changed("wagon", "wagon-blue-1", slots=["red"])}
    table = loot("red", 2, camp("wagon-blue-1", loaded("wagon-purple-1", "black")), options=wagons)
    table.player_1.does("load", good=["red"], wagon=["wagon-blue-1"])
    assert table.camps["player-1"]["sent"] == ["wagon-blue-1"]
    cards = {"data": changed("card", "mutiny", slots=1)}
    table = loot("red", 2, camp(cards=["mutiny"]), options=cards)
    assert table.fact("view.player-2.seats.0.cards.0.state") == "lifted"


def test_other_names_are_told_with_every_view():
    """No book knows them, so a view has what is printed on them."""
    options = {"data": changed("card", "pack-mule", id="camel", name="Camel", text="It spits.")}
    table = scenario("huns", options=options, camps={"player-1": {"cards": ["camel"]}})
    for viewer in (*table.names, "spectator"):
        assert table.fact(f"view.{viewer}.foreign")["camel"] == {
            "name": "Camel",
            "text": "It spits.",
            "type": "equipment",
            "timing": "turn",
            "slots": 0,
        }
        assert "pack-mule" not in table.fact(f"view.{viewer}.foreign")
    assert scenario("huns").fact("view.player-1.foreign") is None


def test_another_effect_is_played():
    """A mule that lets its owner draw more with a 2."""
    mule = [{"op": "add_amount", "action": "draw", "delta": 1, "when_die": 2}]
    options = {"data": changed("card", "pack-mule", trigger="action-draw", effects=mule)}
    table = with_die("red", 2, camp(cards=["pack-mule"]), options=options)
    table.player_1.does("draw")
    assert len(table.camps["player-1"]["drawn"]) == 3


@rule("HU-304", "HU-682")
def test_a_draw_draws_at_least_one_card_whatever_cards_take_away():
    less = [{"op": "add_amount", "action": "draw", "delta": -3}]
    options = {"data": changed("card", "blind-seer", effects=less)}
    table = with_die("red", 2, camp(cards=["blind-seer"]), options=options)
    table.player_1.does("draw")
    assert [told["count"] for told in table.heard("draw")] == [1]


def test_a_second_effect_that_can_change_nothing_is_left_out():
    """The die of a Raid that also turns it shows 1 already."""
    effects = [GAIN, {"op": "die_set", "target": "own", "values": [1]}]
    options = {"data": changed("card", "sack-the-village", effects=effects)}
    table = with_die("red", 1, camp("wagon-purple-1", cards=["sack-the-village"]), options=options)
    table.player_1.does("use", card=["sack-the-village"])
    table.player_1.does("take", goods=["black"])
    assert (table.kind, table.dice["red"]) == ("huns.action", 1)


def test_an_effect_in_the_colour_of_the_die_waits_for_a_die():
    options = {"data": changed("card", "sack-the-village", effects=[{**GAIN, "colours": "die"}])}
    own = camp("wagon-purple-1", "wagon-purple-2", cards=["sack-the-village"])
    table = scenario("huns", options=options, camps={"player-1": own})
    assert table.player_1.options == ["take"]
    table.player_1.does("take", die=["black"])
    assert "use" in table.player_1.options


def test_a_match_with_other_cards_is_stored_with_them():
    options = {"data": changed("card", "pack-mule", id="camel", name="Camel")}
    match = begin(3, 1, **options)
    assert match.options == options
    assert "camel" in picture(match)["decks"]["equipment"]


# ---- in whole games


CHECKS: list[Callable[[Plan, int], None]] = [
    going.random_games_keep_the_invariants,
    going.logs_replay,
    choices.listed_choices_are_accepted,
]


@pytest.mark.parametrize("seed", range(60 if NIGHTLY else 6))
def test_a_game_with_any_file_that_is_read_can_be_played_to_its_end(seed: int):
    match = begin(2 + seed % 3, seed, data=made_up(seed))
    for n, now in enumerate(questions(match, seed)):
        now.state.check()
        assert n < 20_000
        if n % 40 == 0:
            now.view(SPECTATOR)
    assert match.state.outcome is not None


@pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__)
def test_a_table_with_other_cards_conforms_as_ours_does(check: Callable[[Plan, int], None]):
    options = HUNS.settle_options({"data": made_up(1)}, 3)
    check(Plan(HUNS, 3, options, frozenset(rules_of("huns").by_id)), 0)


def test_every_colour_of_slot_is_met_in_files_that_are_made_up():
    box = box_of(made_up(2))
    assert {COLOURS[slot] for wagon in box.wagons for slot in wagon.slots} == set(COLOURS)
    assert {wagon.size for wagon in box.wagons} == set(range(1, 9))
