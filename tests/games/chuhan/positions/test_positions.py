"""Positions by hand: what can be read can be set, what cannot be is refused with one sentence, junk included."""

from itertools import count

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from tests.games.chuhan.positions.broken_positions import BAD_POSITIONS
from tianxia.core import log
from tianxia.core.dice import Dice, key_from_seed
from tianxia.core.log import Journal
from tianxia.errors import BadInput
from tianxia.games import game
from tianxia.games.chuhan.position.arrange import KEYS
from tianxia.scenario import Scenario, from_journal, load, run, scenario

CHUHAN = game("chuhan")
EVERY = 5  # how many questions of a random game are played before one is set up again
TABLES = {
    "plain": {},
    "events": {"events": "on"},
    "chu first": {"events": "on", "han_player": "seat-1"},
    "other rulings": {
        "events": "on",
        "one_ability_per_play": "off",
        "liu_bang_only_single_nine": "off",
        "zhongli_values_all_different": "off",
        "zhongli_min_cards": "1",
    },
    "road": {"campaign": "house-road-to-xianyang"},
    "contention": {"campaign": "house-contention"},
}


def asked(battle: Scenario) -> dict[str, object]:
    """The open question in words, who else waits, and what onlookers see of the hands."""
    truth = battle.truth()
    hands = [[card["face"] for card in seat["hand"]["known"]] for seat in truth["view"]["spectator"]["seats"]]
    return {name: truth[name] for name in ("question", "waits_for", "kind", "winner")} | {"seen": hands}


def in_words(journal: Journal) -> Scenario:
    """A match seen as a scenario, to read facts from."""
    battle = scenario("chuhan")
    battle.match = journal.match
    battle.names = CHUHAN.seat_names(journal.match.state)
    return battle


# ---- the picture that can be read is the picture that can be set


@pytest.mark.parametrize("table", TABLES)
@pytest.mark.parametrize("seed", [1])
def test_questions_of_a_random_game_can_be_written_and_set_up_again(table, seed):
    journal = log.begin(CHUHAN, 2, TABLES[table], key_from_seed("scenario-tests", table, seed))
    dice = Dice(key_from_seed("scenario-tests", seed))
    for n in count():
        if n % EVERY == 0 or journal.match.is_over:
            again = run(load(from_journal(journal)))
            assert CHUHAN.picture(again.match.state) == CHUHAN.picture(journal.match.state)
            assert asked(again) == asked(in_words(journal))
        if journal.match.is_over:
            break
        question = journal.match.waiting()[0]
        journal.answer(question.seat, question.sample(dice))


@pytest.mark.parametrize("table", TABLES)
def test_the_picture_of_a_rest_point_is_a_strict_position(table):
    options = TABLES[table]
    journal = log.begin(CHUHAN, 2, options, key_from_seed("scenario-tests", table))
    dice = Dice(7)
    while not journal.match.is_over:
        if not journal.match.entries:
            picture = CHUHAN.picture(journal.match.state)
            fixed = {**options, **CHUHAN.fixed_options(journal.match.state)}
            again = scenario("chuhan", options=fixed, strict=True, **picture)
            assert CHUHAN.picture(again.match.state) == picture
        question = journal.match.waiting()[0]
        journal.answer(question.seat, question.sample(dice))


def test_every_key_that_can_be_set_can_be_read():
    picture = CHUHAN.picture(scenario("chuhan").match.state)
    assert sorted(picture) == sorted(KEYS)
    battle = scenario("chuhan", event="warlords", events=["calm"])
    assert battle.fact("events") == battle.events == ["calm"]


def test_what_is_named_is_set_exactly():
    position = {
        "battle": 4,
        "event": "race-to-hangu-pass",
        "events": ["calm", "warlords"],
        "score": {"han": 12, "chu": 30},
        "attacker": "chu",
        "turn": "chu",
        "han": ["1", "1", "han-xin"],
        "chu": ["yu-ji", "7"],
        "draw": ["9", "8", "8", "0", "ji-bu", "5"],
        "row": ["1", "2"],
        "row_by": "han",
        "decrees": {"han": 2, "chu": 3},
        "supply": 1,
        "doubled": "chu",
        "open_hand": ["han"],
        "last_out": "han",
        "took": True,
        "attacked": True,
        "barred": True,
    }
    battle = scenario("chuhan", **position)
    assert {key: battle.fact(key) for key in position} == position
    trick = [
        {"by": "han", "as": "ying-bu", "cards": ["ying-bu"], "value": -1, "size": 0},
        {"by": "han", "as": "set", "cards": ["9"], "value": 9, "size": 1},
        {"by": "chu", "as": "liu-bang", "cards": ["liu-bang"], "value": 10, "size": 1},
        {"by": "han", "as": "han-xin", "cards": ["han-xin"], "value": -1, "size": 0},
    ]
    battle = scenario("chuhan", han=["1"], chu=["2"], trick=trick, discard=["peng-yue", "*"])
    assert battle.trick == trick
    assert (battle.attacker, battle.turn, battle.attacked) == ("han", "chu", True)
    assert battle.discard[0] == "peng-yue"


def test_what_players_know_can_be_set_and_read():
    knows = {
        "han": {"hand": ["han-xin", "7"], "draw": [0, 3]},
        "chu": {"hand": ["1"], "draw": [3]},
        "spectator": {"han": ["1"], "chu": ["han-xin"]},
    }
    battle = scenario("chuhan", han=["1", "1", "5"], chu=["7", "7", "han-xin", "9"], knows=knows)
    assert battle.knows == knows
    assert [len(seat["hand"]["known"]) for seat in battle.fact("view.spectator.seats")] == [1, 1]
    assert [card is not None for card in battle.fact("view.chu.draw")[:4]] == [False, False, False, True]


def test_what_everybody_knows_decides_whether_a_reaction_is_asked_for():
    hands = {"han": ["ji-bu", "lyu-zhi", "5"], "chu": ["7", "8"], "attacker": "han"}
    hidden = scenario("chuhan", **hands)
    hidden.han.uses("ji-bu")
    assert hidden.waits_for == "chu"  # who might hold Lyu Zhi for all that onlookers know
    known = scenario("chuhan", **hands, knows={"spectator": {"han": ["lyu-zhi"]}})
    known.han.uses("ji-bu")
    assert known.waits_for == "han"


def test_what_is_not_named_is_filled_in_the_same_way_each_time():
    first, second = scenario("chuhan", han=["9"]), scenario("chuhan", han=["9"])
    assert CHUHAN.picture(first.match.state) == CHUHAN.picture(second.match.state)
    assert len(first.fact("chu")) == 15
    other = scenario("chuhan", han=["9"], seed=5)
    assert CHUHAN.picture(other.match.state) != CHUHAN.picture(first.match.state)


def test_a_value_never_takes_a_character_that_is_named_elsewhere():
    battle = scenario("chuhan", han=["6", "3"], chu=["han-xin", "liu-bang", "ji-bu", "yu-ji", "6"])
    assert set(battle.fact("han") + battle.fact("chu")) >= {
        "han-xin",
        "liu-bang",
        "ji-bu",
        "yu-ji",
        "ying-bu",
        "xiang-yu",
    }
    battle = scenario("chuhan", han=["han-xin", "xiang-yu", "1"], chu=["7"])
    battle.han.plays("6", "han-xin")
    assert battle.fact("han") == ["1"]


def test_question_marks_and_the_rest_fill_by_hand():
    battle = scenario("chuhan", han=["9", "?", "?"], chu=4, discard=["1", "*"])
    assert len(battle.fact("han")) == 3
    assert "9" in battle.fact("han")
    assert len(battle.fact("chu")) == 4
    assert len(battle.discard) == 46 - 16 - 7
    everything = scenario("chuhan", han=["1"], chu=["*"], discard=[])
    assert len(everything.fact("chu")) == 29


# ---- positions that cannot be


@pytest.mark.parametrize(("position", "sentence"), BAD_POSITIONS, ids=[f"{n}" for n in range(len(BAD_POSITIONS))])
def test_an_impossible_position_is_refused_with_one_sentence(position, sentence):
    with pytest.raises(BadInput) as wrong:
        scenario("chuhan", **position)
    assert sentence in str(wrong.value)
    assert "\n" not in str(wrong.value)
    assert len(str(wrong.value)) < 400


WORDS = ["han", "chu", "1", "7", "han-xin", "?", "*", "set", "zhongli-mo", "calm", "warlords", "none", "", "\n", "\x00"]
LEAVES = (
    st.none()
    | st.booleans()
    | st.integers(-3, 50)
    | st.sampled_from([-(10**30), 2**64])
    | st.floats()
    | st.text(max_size=5)
    | st.sampled_from(WORDS)
)
NAMES = st.sampled_from(["by", "as", "cards", "value", "size", "han", "chu", "hand", "draw", "spectator", "x"])
JUNK = st.recursive(
    LEAVES, lambda inner: st.lists(inner, max_size=5) | st.dictionaries(NAMES, inner, max_size=4), max_leaves=12
)
PLAYS = st.lists(
    st.fixed_dictionaries(
        {},
        optional={
            "by": st.sampled_from(["han", "chu"]) | JUNK,
            "as": st.sampled_from(["set", "ji-bu", "han-xin", "peng-yue", "zhongli-mo", "liu-bang", "xiang-yu"]) | JUNK,
            "cards": st.lists(st.sampled_from([*"0123456789", "ji-bu", "han-xin", "zhongli-mo", "?", "*"]), max_size=4)
            | JUNK,
            "value": JUNK,
        },
    ),
    max_size=4,
)


def tried(**position: object) -> None:
    """A position that is possible or refused with one sentence; a possible one can be read and played."""
    sentence = ""
    try:
        battle = scenario("chuhan", **position)
    except BadInput as wrong:
        sentence = str(wrong)
    assert "\n" not in sentence
    if sentence:
        return
    battle.truth()
    battle.match.state.check()


@pytest.mark.parametrize("key", KEYS)
def test_a_number_too_long_to_be_written_is_refused_too(key):
    with pytest.raises(BadInput):
        scenario("chuhan", **{key: 10**5000})
    with pytest.raises(BadInput):
        scenario("chuhan", **{key: {"han": [10**5000]}})


@settings(max_examples=250)
@given(st.dictionaries(st.sampled_from([*KEYS, "options", "strict", "seed", "bogus"]), JUNK, min_size=1, max_size=4))
@example({"trick": [{"by": "han", "as": ["set"], "cards": ["1"]}]})
@example({"trick": [{"by": "han"}]})
@example({"draw": ["*"]})
@example({"han": ["*", "*"]})
@example({"event": "banquet-at-hongmen", "display": []})
def test_no_junk_in_a_position_gives_anything_but_one_sentence(position):
    tried(**position)


@settings(max_examples=200)
@given(PLAYS, st.sampled_from(["calm", "warlords", "mandate-of-heaven"]))
def test_no_junk_in_a_trick_gives_anything_but_one_sentence(plays, event):
    tried(trick=plays, event=event, han=["9"], chu=["8"])


@settings(max_examples=80)
@given(
    st.sampled_from(["warlords", "banquet-at-hongmen", "race-to-hangu-pass", "calm"]),
    st.lists(st.sampled_from([*"0123456789", "?", "han-xin"]), max_size=7),
    st.lists(st.sampled_from([*"0123456789", "ji-bu"]), max_size=4),
    st.sampled_from(["han", "chu", None]),
    st.integers(0, 6),
)
def test_a_battle_set_up_at_random_can_be_played_to_its_end(event, display, row, row_by, taken):
    try:
        battle = scenario("chuhan", event=event, display=display, row=row, row_by=row_by, decrees={"han": taken})
    except BadInput:
        return
    dice = Dice(1)
    while battle.battle == 1 and not battle.match.is_over:
        question = battle.match.waiting()[0]
        battle.journal.answer(question.seat, question.sample(dice))
        battle.match.state.check()


# ---- what is filled


def test_a_trick_is_all_that_need_be_named():
    plays = [{"by": "han", "cards": ["5", "5"]}, {"by": "chu", "cards": ["7", "7"]}]
    battle = scenario("chuhan", trick=plays)
    assert [battle.fact(f"{lot}.count") for lot in ("han", "chu", "draw")] == [13, 13, 16]
    assert battle.waits_for == "han"


def test_events_that_are_not_named_are_behind_unless_a_star_leaves_them_ahead():
    assert scenario("chuhan", events=["warlords", "stability"]).events == ["warlords", "stability"]
    ahead = scenario("chuhan", events=["warlords", "*", "stability"]).events
    assert (ahead[0], ahead[-1], len(ahead)) == ("warlords", "stability", 14)  # Calm is in force
    assert len(scenario("chuhan", events=["?", "?", "warlords"]).events) == 3
    with pytest.raises(BadInput, match=r"events cannot be given '\*'"):
        scenario("chuhan", events=["*", "*"])
    with pytest.raises(BadInput, match="a strict position names all of events"):
        scenario("chuhan", strict=True, event="calm", events=["*"])


def test_an_unknown_card_or_event_is_answered_with_the_nearest_names():
    with pytest.raises(BadInput, match=r"there is no card 'hanxin'; nearest: han-xin"):
        scenario("chuhan", han=["hanxin"])
    with pytest.raises(BadInput, match=r"there is no event 'warlord'; there are calm, restraint, warlords"):
        scenario("chuhan", event="warlord")
