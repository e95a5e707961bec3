"""Positions of Sanguosha by hand: what can be read can be set, what cannot be is refused with one sentence."""

import re
from typing import Any

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from tests.games.sanguosha.rules.broken_positions import BAD_POSITIONS, FOUR, NO_HEROES, THREE
from tianxia.core import log
from tianxia.core.dice import Dice, key_from_seed
from tianxia.core.log import Journal
from tianxia.errors import BadInput
from tianxia.games import game
from tianxia.games.sanguosha.position.arrange import KEYS
from tianxia.games.sanguosha.position.naming import CARD_NAMES
from tianxia.games.sanguosha.rules.owning import LABEL_OF
from tianxia.scenario import Scenario, from_journal, load, run, scenario

SANGUOSHA = game("sanguosha")
TABLES: list[tuple[int, dict[str, str]]] = [
    (2, {"deck": "standard", "heroes": "standard"}),
    (3, {}),
    (5, {"deck": "extra"}),
    (8, {"spies": "two", "ruler": "seat-0"}),
]
FIVE = [*FOUR, "diao-chan"]
EVERY = 11  # how many questions of a random game are skipped before one is set up again


def in_words(value: Any) -> Any:
    """A view without the numbers of cards."""
    if isinstance(value, dict):
        return {key: in_words(item) for key, item in value.items() if key != "card"}
    if isinstance(value, list | tuple):
        return [in_words(item) for item in value]
    if isinstance(value, str):
        return re.sub(r"^card/\d+$", "card", value)
    return value


def seen(table: Scenario) -> dict[str, Any]:
    """The open questions and the view of everybody, in words."""
    truth = table.truth()
    return in_words({name: truth[name] for name in ("waits_for", "kind", "winner", "question", "view")})


def as_scenario(journal: Journal) -> Scenario:
    """A match seen as a scenario, to read facts from."""
    table = scenario("sanguosha")
    table.match = journal.match
    table.names = SANGUOSHA.seat_names(journal.match.mark)
    return table


# ---- the picture that can be read is the picture that can be set


@pytest.mark.parametrize(("seats", "options"), TABLES)
@pytest.mark.parametrize("seed", [1, 2])
def test_questions_of_a_random_game_can_be_written_and_set_up_again(seats: int, options: dict[str, str], seed: int):
    journal = log.begin(SANGUOSHA, seats, options, key_from_seed("sanguosha-positions", seats, seed))
    dice = Dice(key_from_seed("sanguosha-positions", seed))
    asked = 0
    while True:
        if asked % EVERY == 0 or journal.match.is_over:
            again = run(load(from_journal(journal)))
            assert SANGUOSHA.picture(again.match.state) == SANGUOSHA.picture(journal.match.state)
            assert seen(again) == seen(as_scenario(journal))
        if journal.match.is_over:
            break
        question = journal.match.waiting()[-1]
        journal.answer(question.seat, question.sample(dice))
        asked += 1


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_the_picture_of_a_rest_point_is_a_strict_position(seats: int, options: dict[str, str]):
    journal = log.begin(SANGUOSHA, seats, options, key_from_seed("sanguosha-rest", seats))
    dice = Dice(7)
    while not journal.match.is_over:
        if not journal.match.entries and len(journal.match.events) % 3 == 0:
            picture = SANGUOSHA.picture(journal.match.mark)
            again = scenario("sanguosha", options=options, strict=True, **picture)
            assert SANGUOSHA.picture(again.match.mark) == picture
        question = journal.match.waiting()[0]
        journal.answer(question.seat, question.sample(dice))


def test_every_key_that_can_be_set_can_be_read():
    assert sorted(SANGUOSHA.picture(scenario("sanguosha").match.state)) == sorted(KEYS)


def test_all_cards_that_are_left_or_a_number_of_them_lie_where_a_position_says():
    game = scenario("sanguosha", heroes=FIVE, deck=["peach", "sha:spade-7"], discard=7, removed=["*"])
    assert [card.partition(":")[0] for card in game.deck] == ["peach", "sha"]
    assert (len(game.discard), len(game.removed)) == (7, 151)
    game = scenario("sanguosha", heroes=FIVE, deck=["peach:heart-3", "*", "sha:spade-7"])
    assert (game.deck[0], game.deck[-1], len(game.deck)) == ("peach:heart-3", "sha:spade-7", 160)


def test_what_lasts_is_read_as_it_was_set():
    rows = [["great-fog", "cao-cao", "liu-bei", "next-turn"], ["twin-heroes", "cao-cao", "red", "turn"],
            ["ignores-armor", "cao-cao", "liu-bei", "turn"], ["wine", "cao-cao", 1, "turn"],
            ["foretold/std-001", "cao-cao", "liu-bei", "phase"]]  # fmt: skip
    assert scenario("sanguosha", heroes=FIVE, effects=rows).effects == rows


def test_what_is_named_is_set_exactly():
    position: dict[str, Any] = {
        "heroes": FIVE,
        "roles": dict(zip(FIVE, ["rebel", "ruler", "rebel", "spy", "loyalist"], strict=True)),
        "ruler": "zhang-fei",
        "dead": ["sun-quan"],
        "hp": dict(zip(FIVE, [2, 5, 1, -1, 3], strict=True)),
        "max_hp": dict(zip(FIVE, [3, 5, 4, 4, 4], strict=True)),
        "shields": dict(zip(FIVE, [0, 2, 0, 0, 0], strict=True)),
        "kingdoms": dict(zip(FIVE, ["wei", "shu", "wei", "wu", "neutral"], strict=True)),
        "genders": dict(zip(FIVE, ["both", "male", "female", "male", "female"], strict=True)),
        "chained": ["liu-bei", "zhang-fei"],
        "flipped": ["cao-cao"],
        "tokens": {"cao-cao": {"nightmare": 2, "rage": 1}},
        "hands": {
            "liu-bei": ["sha:spade-7", "peach:heart-12"],
            "zhang-fei": ["dodge:heart-2b", "dodge:heart-2"],
            "cao-cao": [],
            "sun-quan": [],
            "diao-chan": ["negate:spade-11"],
        },
        "equipment": {
            "liu-bei": ["zhuge-crossbow:club-1", "lion-helmet:club-1"],
            "zhang-fei": ["wooden-cow:diamond-5"],
            "cao-cao": [],
            "sun-quan": [],
            "diao-chan": [],
        },
        "judgement": {
            "liu-bei": ["lightning:spade-1", {"card": "sha:diamond-6", "as": "acedia"}],
            "zhang-fei": [],
            "cao-cao": [],
            "sun-quan": [],
            "diao-chan": [],
        },
        "atop": {"cao-cao": {"field": ["sha:heart-10"], "wound": ["wine:spade-3", "wine:spade-9"]}},
        "besides": {"cao-cao": {"star": ["duel:club-1"]}},
        "offered": {"cao-cao": ["xu-chu", "guan-yu"]},
        "discard": ["barbarians:club-7", "snatch:spade-3"],
        "supplies": ["sha:spade-8", "blaze:heart-2"],
        "removed": ["truce:heart-1"],
        "round": 3,
        "turns": 12,
        "turn": "cao-cao",
        "turn_of": "zhang-fei",
        "phase": "draw",
        "step": "phase",
        "skipped": ["action"],
        "extra_turns": ["liu-bei", "diao-chan"],
        "used": [["phase", "cao-cao", "sha"], ["game", "liu-bei", "nirvana"]],
        "effects": [["wine", "cao-cao", 1, "turn"]],
        "history": [["use", "cao-cao", "liu-bei", 1, "sha"], ["draw", "liu-bei", "none", 2, ""]],
        "phase_from": 1,
        "discarded": [["snatch:spade-3", "liu-bei", "hand"]],
        "deeds": {"cao-cao": {"liu-bei": -3}},
    }
    deck = ["peach:heart-4", "sha:club-9"]
    options = SANGUOSHA.settle_options({"deck": "extra"})
    picture = SANGUOSHA.picture(SANGUOSHA.arrange({**position, "deck": deck}, options, False, Dice(1)))
    assert {key: picture[key] for key in position} == position
    assert picture["deck"][:2] == deck
    assert len(picture["deck"]) == 185 - 19
    assert picture["alive"] == ["liu-bei", "zhang-fei", "cao-cao", "diao-chan"]


def test_every_card_has_a_name_of_its_own():
    own = [names[0] for names in CARD_NAMES.values()]
    assert len(set(own)) == len(own)
    assert [name for name in own if name.startswith("sha:spade-8")] == ["sha:spade-8", "sha:spade-8b"]


def test_what_players_know_can_be_set_and_read():
    knows = {
        "hands": {"cao-cao": [["sha:spade-7", ["liu-bei"]], ["dodge:heart-2b", ["everybody"]]]},
        "deck": [[0, ["zhang-fei"]], [3, ["liu-bei", "cao-cao"]]],
        "roles": {"cao-cao": [["rebel", ["zhang-fei"]]]},
        "besides": {"liu-bei": [["peach:heart-3", ["cao-cao"]]]},
        "offered": {"liu-bei": [["xu-chu", ["everybody"]]]},
        "characters": [[1, ["liu-bei"]]],
    }
    table = scenario(
        "sanguosha",
        heroes=THREE,
        roles=["ruler", "spy", "rebel"],
        hands={"cao-cao": ["sha:spade-7", "dodge:heart-2", "dodge:heart-2"]},
        besides={"liu-bei": {"star": ["peach:heart-3"]}},
        offered={"liu-bei": ["xu-chu"]},
        knows=knows,
    )
    assert table.knows == knows
    assert [card["face"] for card in table.fact("view.liu-bei.seats.2.hand.known")] == ["std-001", "std-032"]
    assert [card["face"] for card in table.fact("view.spectator.seats.2.hand.known")] == ["std-032"]
    assert len(table.fact("view.cao-cao.seats.2.hand.known")) == 3
    assert [card is not None for card in table.fact("view.liu-bei.deck.known")] == [False, False, False, True]
    assert [seat["role"] for seat in table.fact("view.zhang-fei.seats")] == ["ruler", "spy", "rebel"]
    assert [seat["role"] for seat in table.fact("view.spectator.seats")] == ["ruler", None, None]


def test_who_has_the_wooden_cow_knows_the_supplies():
    cow = {"cao-cao": ["wooden-cow"]}
    table = scenario("sanguosha", heroes=THREE, equipment=cow, supplies=["peach:heart-3", "sha:spade-7"])
    assert table.knows == {}
    assert len(table.fact("view.cao-cao.supplies.known")) == 2
    assert table.fact("view.liu-bei.supplies.known") == []
    table = scenario(
        "sanguosha", heroes=THREE, equipment=cow, supplies=["peach", "sha"], knows={"supplies": [[1, ["liu-bei"]]]}
    )
    assert len(table.fact("view.liu-bei.supplies.known")) == 1


def test_the_dead_have_shown_their_role():
    table = scenario("sanguosha", heroes=FOUR, roles=["ruler", "loyalist", "rebel", "spy"], dead=["cao-cao"])
    assert [seat["role"] for seat in table.fact("view.spectator.seats")] == ["ruler", None, "rebel", None]
    assert "cao-cao" in table.characters


# ---- filling


def test_what_is_not_named_is_empty_and_the_deck_has_the_rest():
    table = scenario("sanguosha", heroes=THREE)
    assert table.hands == {"liu-bei": [], "zhang-fei": [], "cao-cao": []}
    assert len(table.deck) == 160
    assert (table.waits_for, table.kind, table.phase, table.round) == ("liu-bei", "sanguosha.idle", "action", 1)
    assert table.hp == {"liu-bei": 4, "zhang-fei": 4, "cao-cao": 4}
    assert sorted(table.roles.values()) == ["rebel", "ruler", "spy"]
    assert table.skills["liu-bei"] == ["benevolence", "rouse-the-generals"]
    assert table.skills["cao-cao"] == ["villainous-hero"]  # not the ruler


def test_what_is_filled_is_the_same_each_time():
    first, second = (scenario("sanguosha", heroes=FOUR, hands={"cao-cao": 3}) for _ in range(2))
    other = scenario("sanguosha", heroes=FOUR, hands={"cao-cao": 3}, seed=5)
    assert SANGUOSHA.picture(first.match.state) == SANGUOSHA.picture(second.match.state)
    assert first.deck != other.deck
    assert len(first.hands["cao-cao"]) == len(other.hands["cao-cao"]) == 3


def test_exact_names_are_found_before_others():
    hands = {"liu-bei": ["sha", "sha:spade", "sha:spade-7", "std-002", "?"]}
    table = scenario("sanguosha", heroes=THREE, hands=hands)
    assert table.hands["liu-bei"][2:4] == ["sha:spade-7", "sha:spade-8"]
    assert [name.partition("-")[0] for name in table.hands["liu-bei"][1:4]] == ["sha:spade"] * 3
    assert table.liu_bei.hand[:4] == ["sha"] * 4


def test_of_two_alike_cards_that_were_discarded_each_is_found_by_its_own_name():
    rows = [["dodge:diamond-6", "guan-yu", "hand"], ["dodge:diamond-6b", "gan-ning", "hand"]]
    table = scenario("sanguosha", heroes=["guan-yu", "gan-ning"], discard=[row[0] for row in rows], discarded=rows)
    assert table.discarded == rows


def test_a_named_card_brings_its_deck_and_a_named_hero_his_set():
    assert scenario("sanguosha", heroes=THREE, hands={"cao-cao": ["ice-sha"]}).match.options["deck"] == "extra"
    assert scenario("sanguosha", heroes=THREE, options={"deck": "standard"}).match.options["deck"] == "standard"
    options = {"deck": "standard", "heroes": "standard"}
    table = scenario("sanguosha", heroes=[*THREE, "xun-yu"], options=options, hands={"cao-cao": ["wine"]})
    assert (table.match.options["deck"], table.match.options["heroes"]) == ("battle", "all")
    six = [*FOUR, "xun-yu", "guan-yu"]
    table = scenario("sanguosha", heroes=six, roles=["ruler", "loyalist", "rebel", "rebel", "spy", "spy"])
    assert table.match.options["spies"] == "two"


def test_a_gained_skill_that_he_has_already_is_a_second_one():
    table = scenario("sanguosha", heroes=THREE, gained={"cao-cao": ["villainous-hero", "roar"]})
    assert table.skills["cao-cao"] == ["villainous-hero", "villainous-hero#2", "roar"]


def test_cards_from_outside_the_game_lie_only_where_they_are_named():
    table = scenario("sanguosha", heroes=THREE, equipment={"cao-cao": ["hidden-blade"]}, hands={"cao-cao": ["shadow"]})
    assert table.cao_cao.equipped == ["hidden-blade"]
    assert table.cao_cao.hand == ["shadow"]
    assert len(table.deck) == 160


def test_heroes_are_still_to_be_chosen():
    table = scenario("sanguosha", heroes=NO_HEROES)
    assert table.names == ("seat-0", "seat-1", "seat-2")
    assert (table.waits_for, table.kind, table.step) == ("seat-0", "sanguosha.hero", "choose-ruler")
    assert len(table.offered["seat-0"]) == 5
    table = scenario("sanguosha", heroes=["none", "liu-bei", "none"], ruler="liu-bei")
    assert (sorted(table.waits_for), table.step) == (["seat-0", "seat-2"], "choose-heroes")
    assert {name: len(offered) for name, offered in table.offered.items()} == {"seat-0": 3, "seat-2": 3}


# ---- playing


def test_a_turn_can_be_told_in_the_words_of_the_rulebook():
    table = scenario(
        "sanguosha",
        heroes=THREE,
        hands={"liu-bei": ["sha:spade-7", "peach", "iron-shackle", "duel"], "cao-cao": ["dodge", "negate", "sha"]},
    )
    assert table.liu_bei.why_not("peach") == "SG-1142"
    assert table.liu_bei.may("sha", on="zhang-fei")
    table.liu_bei.uses("sha", on="cao-cao")
    assert (table.waits_for, table.kind) == ("cao-cao", "sanguosha.dodge")
    table.cao_cao.uses("dodge")
    assert table.hp["cao-cao"] == 4
    table.next_cards("wine:spade-3")
    table.liu_bei.reforges("iron-shackle")
    assert table.hands["liu-bei"] == ["peach:heart-3", "duel:spade-1", "wine:spade-3"]
    table.liu_bei.uses("duel", on=["cao-cao"])
    assert table.waits_for == ["liu-bei", "cao-cao"]  # whoever has hand cards is asked
    table.nobody_negates()
    assert (table.waits_for, table.kind) == ("cao-cao", "sanguosha.play")
    table.cao_cao.plays("sha")
    table.liu_bei.passes()
    assert table.hp == {"liu-bei": 3, "zhang-fei": 4, "cao-cao": 4}
    assert table.cao_cao.hand == ["negate"]
    table.liu_bei.uses("peach:heart-3")
    assert table.hp["liu-bei"] == 4
    table.liu_bei.ends()
    assert table.turn == "zhang-fei"


def test_only_cards_that_are_hidden_in_the_deck_can_be_made_the_next():
    table = scenario("sanguosha", heroes=THREE, hands={"cao-cao": ["truce"]}, knows={"deck": [[0, ["cao-cao"]]]})
    with pytest.raises(BadInput, match="'truce' cannot be made the next card"):
        table.next_cards("truce")
    with pytest.raises(BadInput, match="it is not hidden in the deck"):
        table.next_cards("zhuge-crossbow")


def test_a_position_is_written_with_quoted_names_where_they_need_it(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setitem(LABEL_OF, "roar", "a b")
    journal = scenario("sanguosha", heroes=THREE, atop={"cao-cao": {"a b": ["peach"]}}).journal
    again = load(from_journal(journal)).start()
    assert again.atop == {"cao-cao": {"a b": ["peach:heart-3"]}}


def test_who_shows_an_incarnation_has_its_kingdom_and_gender_unless_others_are_named():
    position = {
        "heroes": ["liu-bei", "zuo-ci"],
        "offered": {"zuo-ci": ["da-qiao"]},
        "incarnations": {"zuo-ci": "da-qiao"},
    }
    table = scenario("sanguosha", **position)
    assert (table.kingdoms["zuo-ci"], table.genders["zuo-ci"]) == ("wu", "female")
    table = scenario("sanguosha", kingdoms={"zuo-ci": "wei"}, genders={"zuo-ci": "male"}, **position)
    assert (table.kingdoms["zuo-ci"], table.genders["zuo-ci"]) == ("wei", "male")


def test_a_skill_that_a_hero_is_viewed_as_having_is_called_by_its_name():
    gained = {"zuo-ci": ["national-beauty#viewed"]}
    table = scenario("sanguosha", heroes=["zuo-ci", "liu-bei"], gained=gained, hands={"zuo-ci": ["dodge:diamond-2"]})
    table.zuo_ci.uses("national-beauty/acedia", on="liu-bei")
    assert table.judgement["liu-bei"] == [{"card": "dodge:diamond-2", "as": "acedia"}]


# ---- what cannot be


@pytest.mark.parametrize(("position", "sentence"), BAD_POSITIONS)
def test_an_impossible_position_is_refused_with_one_sentence(position: dict[str, Any], sentence: str):
    with pytest.raises(BadInput) as refusal:
        scenario("sanguosha", **position)
    assert sentence in str(refusal.value)
    assert "\n" not in str(refusal.value)


WORDS = [*THREE, "none", "sha", "sha:spade-7", "peach", "?", "acedia", "roar", "turn", "action", "ruler", "spy", ""]
LEAVES = (
    st.none() | st.booleans() | st.integers(-3, 30) | st.just(10**30) | st.floats() | st.sampled_from([*WORDS, "\n"])
)
NAMES = st.sampled_from([*THREE, "seat-0", "hands", "deck", "roles", "card", "as", "x"])
JUNK = st.recursive(
    LEAVES, lambda inner: st.lists(inner, max_size=5) | st.dictionaries(NAMES, inner, max_size=4), max_leaves=12
)


@settings(max_examples=200)
@given(st.dictionaries(st.sampled_from([*KEYS, "gained", "lost", "strict", "seed", "bogus"]), JUNK, max_size=4))
@example({"roles": ["ruler"] * 12})
@example({"roles": [None]})
@example({"dead": ["cao-cao"], "step": "turn-end", "turn": "cao-cao"})
@example({"hp": {"cao-cao": None}, "phase": None})
@example({"knows": {"hands": {"cao-cao": [[None, ["everybody"]]]}}})
def test_no_junk_in_a_position_gives_anything_but_one_sentence(position: dict[str, Any]):
    sentence = ""
    try:
        table = scenario("sanguosha", **{"heroes": THREE, **position})
    except BadInput as wrong:
        sentence = str(wrong)
    assert "\n" not in sentence
    if sentence:
        return
    table.truth()
    table.match.state.check()
