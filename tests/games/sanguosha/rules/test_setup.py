"""Components and set-up: cards, roles, the choice of heroes, starting hands (SG-1xx)."""

from collections import Counter
from typing import Any

import pytest

from tests.games.sanguosha.rules.bare import bare
from tests.games.sanguosha.rules.heroes.tables import told
from tests.games.sanguosha.rules.marks import rule
from tianxia.core import log
from tianxia.core.dice import Dice, key_from_seed
from tianxia.core.log import Journal
from tianxia.errors import BadInput
from tianxia.games import game
from tianxia.games.sanguosha.content import FIRST_EXTRA, HERO, KINDS, PRINTS, RULER_SKILL, SLOTS, deck_faces
from tianxia.games.sanguosha.position.arrange import picture
from tianxia.scenario import Scenario, scenario

SANGUOSHA = game("sanguosha")
SETS = {"standard": 104, "ex": 4, "battle": 52}

# ---- cards


def in_deck(**options: str) -> Counter[str]:
    """The kinds of all cards in the deck of a new game."""
    deck = scenario("sanguosha", heroes=["liu-bei", "cao-cao"], options=options).deck
    return Counter(name.partition(":")[0] for name in deck)


def by(what: str, cards: Counter[str]) -> Counter[str]:
    """How many cards of each type or subtype."""
    found: Counter[str] = Counter()
    for kind, count in cards.items():
        found[getattr(KINDS[kind], what)] += count
    return found


@rule("SG-101")
def test_the_standard_deck_has_108_cards_with_four_of_ex():
    assert in_deck(deck="standard").total() == 108
    ex = sorted(card.kind for card in PRINTS if card.set == "ex")
    assert ex == ["black-shield", "frozen-sword", "lightning", "negate"]
    assert in_deck(deck="standard")["lightning"] == 2
    assert in_deck(deck="standard")["negate"] == 4


@rule("SG-102")
def test_the_standard_deck_by_types():
    cards = in_deck(deck="standard")
    assert by("type", cards) == {"basic": 53, "tactic": 36, "equipment": 19}
    assert (cards["sha"], cards["dodge"], cards["peach"]) == (30, 15, 8)
    kinds = by("subtype", cards)
    assert (kinds["normal"], kinds["delayed"]) == (31, 5)
    assert (kinds["weapon"], kinds["armor"], kinds["plus-horse"], kinds["minus-horse"]) == (10, 3, 3, 3)


@rule("SG-103")
def test_what_the_battle_expansion_adds():
    added = in_deck(deck="battle") - in_deck(deck="standard")
    assert added.total() == 52
    small = {"lightning-sha": 9, "fire-sha": 5, "dodge": 9, "peach": 4, "wine": 5, "iron-shackle": 6, "blaze": 3,
             "negate": 3, "famine": 2}  # fmt: skip
    assert {kind: added[kind] for kind in small} == small
    assert {slot: by("subtype", added)[slot] for slot in SLOTS} == {
        "weapon": 2, "armor": 3, "plus-horse": 1, "minus-horse": 0, "treasure": 0,
    }  # fmt: skip


@rule("SG-104")
def test_every_card_has_an_id_a_name_a_type_a_suit_and_a_number():
    assert len({card.id for card in PRINTS}) == FIRST_EXTRA
    for card in [PRINTS[face] for face in deck_faces("extra")]:
        assert KINDS[card.kind].type in ("basic", "tactic", "equipment")
        assert 0 <= card.suit <= 3
        assert 1 <= card.number <= 13


@rule("SG-104")
@pytest.mark.parametrize(("card", "dodges"), [("sha:spade-7", True), ("sha:club-2", True), ("sha:heart-10", False),
                                              ("sha:diamond-6", False)])  # fmt: skip
def test_spades_and_clubs_are_black_hearts_and_diamonds_are_red(card: str, dodges: bool):
    table = bare(hands={"sun-quan": [card]}, equipment={"xu-chu": ["black-shield"]})
    table.sun_quan.uses("sha", on="xu-chu")
    assert (table.hp["xu-chu"] == 4) == dodges  # the Black Shield makes black Sha ineffective


@rule("SG-105")
def test_the_usual_deck_is_standard_and_battle_and_others_can_be_had():
    assert in_deck().total() == 160 == sum(SETS.values())
    assert in_deck(deck="standard").total() == 108
    more = in_deck(deck="extra") - in_deck()
    extras = ["catch-off-guard", "demobilization", "ice-sha", "loot-a-burning-house", "stab-sha", "total-trust",
              "wooden-cow"]  # fmt: skip
    assert sorted(more) == extras
    assert len(deck_faces("extra")) == 185


# ---- roles


def new_game(seats: int, seed: int = 1, **options: str) -> Journal:
    """A game from its very beginning."""
    return log.begin(SANGUOSHA, seats, options, key_from_seed("sanguosha-set-up", seats, seed))


def read(journal: Journal) -> dict[str, Any]:
    """The whole truth of a game."""
    return picture(journal.match.state)


def as_table(journal: Journal) -> Scenario:
    """A game seen as a scenario, to read facts from."""
    table = scenario("sanguosha")
    table.match = journal.match
    table.names = SANGUOSHA.seat_names(journal.match.mark)
    return table


ROLES = {2: (1, 0, 1, 0), 3: (1, 0, 1, 1), 4: (1, 1, 1, 1), 5: (1, 1, 2, 1), 6: (1, 1, 3, 1), 7: (1, 2, 3, 1),
         8: (1, 2, 4, 1), 9: (1, 3, 4, 1), 10: (1, 3, 5, 1)}  # fmt: skip


def counted(roles: dict[str, str]) -> tuple[int, ...]:
    """Rulers, loyalists, rebels, spies."""
    return tuple(list(roles.values()).count(role) for role in ("ruler", "loyalist", "rebel", "spy"))


@rule("SG-106")
@pytest.mark.parametrize(("seats", "roles"), ROLES.items())
def test_the_roles_by_number_of_players(seats: int, roles: tuple[int, ...]):
    assert counted(read(new_game(seats))["roles"]) == roles


def test_too_many_players_are_refused_without_a_list_of_all_numbers() -> None:
    with pytest.raises(BadInput, match="sanguosha is for 2 to 10 players, not 11"):
        SANGUOSHA.check_seats(11)


@rule("SG-107")
@pytest.mark.parametrize(("seats", "roles"), [(6, (1, 1, 2, 2)), (8, (1, 2, 3, 2)), (10, (1, 3, 4, 2)),
                                              (7, (1, 2, 3, 1))])  # fmt: skip
def test_the_roles_with_two_spies(seats: int, roles: tuple[int, ...]):
    assert counted(read(new_game(seats, spies="two"))["roles"]) == roles


@rule("SG-108")
def test_roles_are_dealt_by_chance_and_only_the_rulers_is_known():
    rulers = {read(new_game(5, seed))["ruler"] for seed in range(12)}
    assert len(rulers) > 2
    table = as_table(new_game(5))
    ruler = table.fact("ruler")
    for seat, name in enumerate(table.names):
        seen = [role["role"] for role in table.fact(f"view.{name}.seats")]
        shown = {other: role for other, role in enumerate(seen) if role is not None}
        assert shown == {table.names.index(ruler): "ruler", seat: table.fact("roles")[name]}
    assert [role["role"] for role in table.fact("view.spectator.seats")].count(None) == 4


# ---- heroes


def choose(journal: Journal, dice: Dice) -> None:
    """Everybody who is asked chooses a hero."""
    for question in journal.match.waiting():
        journal.answer(question.seat, question.sample(dice))


@rule("SG-109")
@pytest.mark.parametrize("seed", range(4))
def test_the_ruler_chooses_first_among_three_with_a_ruler_skill_and_two_others(seed: int):
    journal = new_game(4, seed)
    table = as_table(journal)
    assert table.waits_for == table.fact("ruler")
    offered = table.fact("offered")[table.fact("ruler")]
    capable = [any(RULER_SKILL in skill.types for skill in HERO[hero].skills) for hero in offered]
    assert len(offered) == 5
    assert capable[:3] == [True] * 3
    choose(journal, Dice(seed))
    assert len([seat for seat in as_table(journal).fact("view.spectator.seats") if seat["hero"]]) == 1


@rule("SG-109")
def test_the_ruler_is_offered_other_heroes_from_the_whole_pool():
    seen = {hero for seed in range(30) for lot in read(new_game(2, seed))["offered"].values() for hero in lot[3:]}
    assert len(seen) > 25


@rule("SG-110")
def test_the_others_choose_among_three_heroes_at_the_same_time():
    journal = new_game(5)
    choose(journal, Dice(1))
    table = as_table(journal)
    assert len(table.waits_for) == 4
    assert {len(lot) for lot in table.fact("offered").values()} == {3}
    first, *others = journal.match.waiting()
    heard = table.fact("told.spectator")
    journal.answer(first.seat, first.sample(Dice(2)))
    assert as_table(journal).fact("told.spectator") == heard  # nobody sees what he chose
    assert [question.seat for question in journal.match.waiting()] == [question.seat for question in others]


@rule("SG-110", "SG-121")
def test_heroes_that_nobody_chose_go_to_the_characters_deck():
    journal = new_game(4, heroes="all")
    choose(journal, Dice(1))
    offered = {hero for lot in read(journal)["offered"].values() for hero in lot}
    choose(journal, Dice(2))
    truth = read(journal)
    assert truth["offered"] == {}
    assert sorted([*truth["characters"], *truth["heroes"]]) == sorted(HERO)
    assert offered - set(truth["heroes"]) <= set(truth["characters"])


@rule("SG-110")
def test_a_pool_that_is_too_small_is_shared_out_evenly():
    journal = new_game(10, heroes="standard")
    choose(journal, Dice(1))
    assert {len(lot) for lot in read(journal)["offered"].values()} == {2}
    choose(journal, Dice(2))
    assert len(set(read(journal)["heroes"])) == 10


@rule("SG-112", "SG-113")
def test_heroes_are_revealed_together_before_hands_are_dealt():
    journal = new_game(4, heroes="standard")  # of whom nobody is asked anything before the first turn
    choose(journal, Dice(1))
    *early, last = journal.match.waiting()
    for question in early:
        journal.answer(question.seat, question.sample(Dice(3)))
    assert len(told(as_table(journal), "hero")) == 1  # the ruler's alone
    journal.answer(last.seat, last.sample(Dice(3)))
    table = as_table(journal)
    assert len(told(table, "hero")) == 4
    kinds = [event["kind"] for event in table.fact("told.spectator")]
    dealt = [n for n, event in enumerate(table.fact("told.spectator")) if event.get("to", "").startswith("hand/")]
    heroes = [n for n, kind in enumerate(kinds) if kind == "hero"]
    assert heroes[-1] < dealt[0]
    assert dealt[15] < kinds.index("start") < kinds.index("round") < kinds.index("turn")


# ---- the first position


def started(seats: int, **options: str) -> Scenario:
    """A game whose first question in a turn is open, with heroes who have nothing to say before."""
    names = ["liu-bei", "sun-quan", "xu-chu", "ma-chao", "da-qiao", "gan-ning", "huang-gai"][:seats]
    return scenario("sanguosha", heroes=names, step="start", hands=dict.fromkeys(names, 4), options=options)


@rule("SG-114")
def test_starting_hands_have_four_cards_that_were_not_drawn():
    journal = new_game(4)
    choose(journal, Dice(1))
    choose(journal, Dice(2))
    table = as_table(journal)
    before = [event["kind"] for event in table.fact("told.spectator")].index("start")
    dealt = [event for event in table.fact("told.spectator")[:before] if event.get("to", "").startswith("hand/")]
    assert Counter(event["to"] for event in dealt) == {f"hand/{seat}": 4 for seat in range(4)}
    drawn = [row for row in read(journal)["history"] if row[0] == "draw"]
    assert {row[1] for row in drawn} <= {read(journal)["turn"]}  # nobody but the first player in his Draw Phase


@rule("SG-115", "SG-116")
@pytest.mark.parametrize(("seats", "hp"), [(2, 4), (4, 4), (5, 5), (7, 5)])
def test_a_ruler_has_one_more_hp_from_five_players_on(seats: int, hp: int):
    table = started(seats)
    assert (table.hp["liu-bei"], table.max_hp["liu-bei"]) == (hp, hp)
    assert table.hp["sun-quan"] == 4


@rule("SG-115", "SG-116")
def test_the_bonus_of_a_ruler_in_a_real_game():
    for seats, bonus in ((4, 0), (5, 1)):
        journal = new_game(seats)
        choose(journal, Dice(1))
        choose(journal, Dice(2))
        truth = read(journal)
        for name, hero in zip(as_table(journal).names, truth["heroes"], strict=True):
            more = bonus if name == truth["ruler"] else 0
            assert truth["max_hp"][name] == HERO[hero].max_hp + more
            assert truth["hp"][name] == HERO[hero].start_hp + more


@rule("SG-116")
def test_heroes_begin_face_up_upright_and_with_free_slots():
    table = started(3)
    assert (table.chained, table.flipped, table.tokens) == ([], [], {})
    assert set(table.shields.values()) == {0}
    assert not any([*table.equipment.values(), *table.judgement.values()])
    cards = ["kirin-bow", "lion-helmet", "shadow-runner", "red-hare", "wooden-cow"]
    table = bare("sun-quan", "xu-chu", hands={"sun-quan": cards})
    for card in cards:
        table.sun_quan.uses(card)
    assert table.sun_quan.equipped == cards  # five slots


@rule("SG-119")
def test_turns_go_to_the_right_and_the_order_of_skills_with_them():
    table = bare("sun-quan", "xu-chu", "ma-chao", turn="xu-chu", hands={"xu-chu": ["barbarians"]})
    table.xu_chu.uses("barbarians")
    assert [event["victim"] for event in told(table, "damage")] == [2, 0]
    table.xu_chu.ends()
    assert table.turn == "ma-chao"


@rule("SG-122", "SG-123")
def test_the_first_turn_is_the_rulers_with_a_full_draw():
    table = scenario("sanguosha", heroes=["xu-chu", "sun-quan", "ma-chao"], ruler="sun-quan", step="start",
                     roles=["rebel", "ruler", "spy"], hands={"sun-quan": 4})  # fmt: skip
    assert (table.turn, table.phase, table.round) == ("sun-quan", "action", 1)
    assert len(table.sun_quan.hand) == 6


@rule("SG-124")
def test_two_players_are_ruler_and_rebel_and_nothing_else_is_changed():
    table = bare("sun-quan", "xu-chu", hp={"xu-chu": 1}, hands={"sun-quan": ["sha", "peach"]})
    assert table.roles == {"sun-quan": "ruler", "xu-chu": "rebel"}
    table.sun_quan.uses("sha", on="xu-chu")
    table.sun_quan.passes()
    assert table.fact("winner") == ["sun-quan"]
    assert table.fact("outcome.reason") == "SG-750"
