"""Positions of Sun Tzu by hand: what can be read can be set, what cannot be is refused with one sentence."""

from typing import Any

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from tests.games.suntzu.broken_positions import BAD_POSITIONS
from tests.games.suntzu.fights import SIDES, both, keep_first
from tests.games.suntzu.starts import EVENTS, FRAMED, PROVINCES, SUNTZU
from tianxia.core import log
from tianxia.core.dice import Dice, key_from_seed
from tianxia.core.game import BadInput
from tianxia.core.log import Journal
from tianxia.games.suntzu.position import KEYS
from tianxia.scenario import Scenario, from_journal, load, run, scenario

TABLES: dict[str, dict[str, str]] = {
    "plain": {},
    "events": {"events": "on"},
    "shao first": {"events": "on", "suntzu_player": "seat-1"},
    "beginner": {"variant": "beginner"},
}


def asked(war: Scenario) -> dict[str, object]:
    """The open questions in words, who waits, and what each viewer knows of the cards."""
    truth = war.truth()
    seen = {
        viewer: [
            [card["face"] for lot in ("hand", "drawn", "held", "away") for card in seat[lot]["known"]]
            + [card and card["face"] for card in seat["deck"]]
            for seat in view["seats"]
        ]
        for viewer, view in truth["view"].items()
    }
    return {name: truth[name] for name in ("question", "waits_for", "kind", "winner")} | {"seen": seen}


def in_words(journal: Journal) -> Scenario:
    """A match seen as a scenario, to read facts from."""
    war = scenario("suntzu")
    war.match = journal.match
    war.names = SUNTZU.seat_names(journal.match.state)
    return war


# ---- the picture that can be read is the picture that can be set


@pytest.mark.parametrize("table", TABLES)
@pytest.mark.parametrize("seed", [1, 2])
def test_every_question_of_a_random_game_can_be_written_and_set_up_again(table: str, seed: int):
    journal = log.begin(SUNTZU, 2, TABLES[table], key_from_seed("suntzu-positions", table, seed))
    dice = Dice(key_from_seed("suntzu-positions", seed))
    while True:
        again = run(load(from_journal(journal)))
        assert SUNTZU.picture(again.match.state) == SUNTZU.picture(journal.match.state)
        assert asked(again) == asked(in_words(journal))
        if journal.match.is_over:
            break
        question = journal.match.waiting()[-1]
        journal.answer(question.seat, question.sample(dice))


@pytest.mark.parametrize("table", TABLES)
def test_the_picture_of_a_rest_point_is_a_strict_position(table: str):
    journal = log.begin(SUNTZU, 2, TABLES[table], key_from_seed("suntzu-positions", table))
    dice = Dice(7)
    while not journal.match.is_over:
        if not journal.match.entries:
            picture = SUNTZU.picture(journal.match.mark)
            fixed = {**TABLES[table], **SUNTZU.fixed_options(journal.match.state)}
            again = scenario("suntzu", options=fixed, strict=True, **picture)
            assert SUNTZU.picture(again.match.mark) == picture
        question = journal.match.waiting()[0]
        journal.answer(question.seat, question.sample(dice))


def test_every_key_that_can_be_set_can_be_read():
    assert sorted(SUNTZU.picture(scenario("suntzu").match.state)) == sorted(KEYS)


def test_what_is_named_is_set_exactly():
    position: dict[str, Any] = {
        "round": 5,
        "phase": "battle",
        "score": -3,
        "armies": {
            "suntzu": {"qin": 2, "chu": 0, "jin-yan": 0, "han-qi": 4, "wu": 0},
            "shao": {"qin": 0, "chu": 1, "jin-yan": 0, "han-qi": 0, "wu": 5},
        },
        "pool": {"suntzu": 9, "shao": 6},
        "reinforcements": {"suntzu": 5, "shao": 7},
        "six_markers": {"suntzu": ["wu"], "shao": ["qin", "qin"]},
        "banned": {"suntzu": ["chu", "wu"], "shao": ["qin"]},
        "suntzu": ["4", "6", "+1"],
        "shao": ["2", "3", "4", "6"],
        "decks": {"suntzu": ["8", "-1", "7"], "shao": ["9"]},
        "laid": {"suntzu": {"qin": "1", "wu": "plague"}, "shao": {"qin": "10", "wu": "1"}},
        "up": {"suntzu": ["2", "3", "5"], "shao": ["+3", "plague", "5"]},
        "drawn": {"suntzu": [], "shao": []},
        "held": {"suntzu": ["fresh-levy"], "shao": []},
        "used": {"suntzu": [], "shao": ["second-drum"]},
        "events": ["pandemic", "light-infantry"],
        "fired": 3,
        "plagues": 2,
        "markers": {"qin": [1, 4, 3], "chu": [2, 5, 2], "jin-yan": [1, 2, 4], "han-qi": [4, 3, 2], "wu": [3, 1, 5]},
        "left": ["qin", "wu"],
        "decider": "shao",
        "counts": [both(0), {"suntzu": 3, "shao": 4}, both(2), both(7), {"suntzu": 9, "shao": 6}],
        "bonus": [],
        "miasma": True,
    }
    war = scenario("suntzu", **position)
    assert {key: war.fact(key) for key in position} == position
    assert (war.waits_for, war.kind) == ("shao", "suntzu.province")


def test_what_players_know_can_be_set_and_read():
    knows = {
        "suntzu": {"suntzu": {"deck": [1, 9]}, "shao": {"hand": ["3", "9"], "drawn": [], "deck": [0]}},
        "shao": {"suntzu": {"hand": ["3"], "drawn": [], "deck": [9]}, "shao": {"deck": [0, 2]}},
        "spectator": {
            "suntzu": {"hand": ["3"], "drawn": [], "deck": [9]},
            "shao": {"hand": [], "drawn": [], "deck": [0]},
        },
    }
    war = scenario("suntzu", shao=["9", "7", "8", "10"], knows=knows)
    assert war.knows == knows
    assert [card is not None for card in war.fact("view.suntzu.seats.0.deck")] == [n in (1, 9) for n in range(10)]
    assert [card["face"] for card in war.fact("view.suntzu.seats.1.hand.known")] == ["num-3", "num-9"]


def test_a_card_that_was_taken_back_under_the_deck_is_not_turned_up_any_more():
    up = {"shao": ["2", "3", "4"]}
    war = scenario("suntzu", round=4, laid=both({"wu": "5"}), up=up, used={"shao": ["poisoned-wells"]})
    assert war.phase == "draw"
    with pytest.raises(BadInput, match=r"up\.shao has 4 cards in this phase, not 3"):
        scenario("suntzu", round=4, laid=both({"wu": "5"}), up=up, used={"shao": ["night-raid"]})


# ---- filling


def test_framed_cards_are_in_the_hand_whether_they_are_named_or_not():
    war = scenario("suntzu", suntzu=["9", "+1"], shao=["3", "plague"])
    assert war.fact("suntzu") == [*FRAMED, "9", "+1"]
    assert war.fact("shao") == [*FRAMED, "plague"]
    war = scenario("suntzu", round=4, laid={"suntzu": ["1", "2", "3", "4", "9"]}, armies={"shao": {"wu": 1}}, suntzu=[])
    assert war.fact("suntzu") == ["5", "6"]


def test_what_is_not_named_is_filled_in_the_same_way_each_time():
    first, second, other = scenario("suntzu"), scenario("suntzu"), scenario("suntzu", seed=5)
    assert SUNTZU.picture(first.match.state) == SUNTZU.picture(second.match.state)
    assert SUNTZU.picture(first.match.state) != SUNTZU.picture(other.match.state)
    assert [len(first.fact(side)) for side in SIDES] == [10, 10]
    assert first.held == both([])
    assert first.used == {"suntzu": ["victory-before-battle"], "shao": ["second-drum"]}


def test_question_marks_numbers_and_the_rest_fill_by_hand():
    war = scenario("suntzu", suntzu=["9", "?"], shao=8, decks={"suntzu": 3, "shao": ["8", "*"]})
    assert len(war.fact("suntzu")) == 8
    assert "9" in war.fact("suntzu")
    assert len(war.fact("shao")) == 8
    assert (len(war.decks["suntzu"]), len(war.box["suntzu"])) == (3, 9)
    assert (len(war.decks["shao"]), war.decks["shao"][0]) == (12, "8")


def test_cards_have_short_names_and_data_ids():
    war = scenario("suntzu", suntzu=["num-9", "plus-1", "minus-1", "plague"])
    assert war.fact("suntzu") == [*FRAMED, "9", "+1", "-1", "plague"]
    war.suntzu.lays("num-1", "plus-1", "-1", "plague", "9")
    assert war.waits_for == "shao"


def test_the_next_cards_and_events_can_be_scripted():
    war = scenario("suntzu", **both([]), events=EVENTS)
    war.next_cards("suntzu:9", "suntzu:+3", "shao:plague", "shao:10", "light-infantry")
    assert war.decks["suntzu"][:2] == ["9", "+3"]
    assert war.decks["shao"][:2] == ["plague", "10"]
    assert war.events[:2] == ["pandemic", "light-infantry"]
    for name in ("suntzu:1", "han:7", "pandemic", "7"):
        with pytest.raises(BadInput):
            war.next_cards(name)
    for side in SIDES:
        getattr(war, side).lays("2", "3", "4", "5", "6")
    assert war.drawn == {"suntzu": ["9", "+3"], "shao": ["plague", "10"]}


# ---- what cannot be


@pytest.mark.parametrize(("position", "sentence"), BAD_POSITIONS)
def test_an_impossible_position_is_refused_with_one_sentence(position: dict[str, Any], sentence: str):
    with pytest.raises(BadInput) as refusal:
        scenario("suntzu", **position)
    assert sentence in str(refusal.value)
    assert "\n" not in str(refusal.value)


def test_orders_for_a_province_that_is_none_are_refused():
    with pytest.raises(BadInput, match="there is no province 'zhao'"):
        scenario("suntzu").suntzu.lays(zhao="1")


WORDS = ["suntzu", "shao", "1", "9", "+1", "plague", "?", "*", "qin", "wu", "pandemic", "night-raid", "battle", ""]
LEAVES = (
    st.none() | st.booleans() | st.integers(-3, 30) | st.just(10**30) | st.floats() | st.sampled_from([*WORDS, "\n"])
)
NAMES = st.sampled_from(["suntzu", "shao", "spectator", "qin", "wu", "hand", "deck", "x"])
JUNK = st.recursive(
    LEAVES, lambda inner: st.lists(inner, max_size=5) | st.dictionaries(NAMES, inner, max_size=4), max_leaves=12
)


@settings(max_examples=250)
@given(st.dictionaries(st.sampled_from([*KEYS, "options", "strict", "seed", "bogus"]), JUNK, min_size=1, max_size=4))
@example({"used": {"shao": ["night-raid"]}, "away": {"shao": []}})
@example({"counts": [None], "round": 2})
@example({"up": {"shao": 3}, "bonus": ["shao"]})
@example({"laid": {"shao": {"wu": "?"}}, "up": {"shao": ["?", "?", "?", "?"]}})
@example({"pool": {"shao": None}, "phase": None})
def test_no_junk_in_a_position_gives_anything_but_one_sentence(position: dict[str, Any]):
    sentence = ""
    try:
        war = scenario("suntzu", **position)
    except BadInput as wrong:
        sentence = str(wrong)
    assert "\n" not in sentence
    if sentence:
        return
    war.truth()
    war.match.state.check()


@settings(max_examples=60)
@given(
    st.integers(1, 9),
    st.sampled_from(["orders", "battle", "score", "draw"]),
    st.dictionaries(st.sampled_from(PROVINCES), st.integers(0, 6), max_size=3),
    st.dictionaries(st.sampled_from(PROVINCES), st.integers(0, 6), max_size=3),
    st.lists(st.sampled_from(PROVINCES), max_size=3, unique=True),
    st.sampled_from(["night-raid", "second-drum", "herbalist"]),
    st.integers(0, 14),
)
def test_a_position_set_up_at_random_can_be_played_to_its_end(number, phase, blue, red, marks, general, cards):
    try:
        war = scenario(
            "suntzu",
            round=number,
            phase=phase,
            armies={"suntzu": blue, "shao": red},
            six_markers={"shao": marks},
            held={"shao": [general]},
            decks={"shao": cards},
            events=EVENTS,
        )
    except BadInput:
        return
    dice = Dice(1)
    while not war.match.is_over:
        question = war.match.waiting()[0]
        war.journal.answer(question.seat, question.sample(dice))
        war.match.state.check()


def test_a_round_can_be_told_in_the_words_of_the_rulebook():
    war = scenario("suntzu", phase="generals")
    war.suntzu.picks("fresh-levy")
    war.shao.picks("night-raid")
    war.suntzu.lays(qin="5", chu="4", jin_yan="3", han_qi="2", wu="1")
    war.shao.lays("1", "2", "3", "4", "5")
    while war.kind == "suntzu.battle":
        getattr(war, war.waits_for).passes()
    keep_first(war)
    assert war.round == 2


def test_events_that_are_not_named_count_as_used_unless_a_star_leaves_them_in_the_stack():
    assert scenario("suntzu", events=["war-chariots"]).fired == 4
    war = scenario("suntzu", events=["war-chariots", "*"])
    assert (war.events[0], len(war.events), war.events_past, war.fired) == ("war-chariots", 5, [], 0)
