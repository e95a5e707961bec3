"""Scenario files and the Python face: steps, facts, chance by script, undo; what is wrong is told in one sentence."""

from pathlib import Path

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from tests.games.chuhan.positions.broken_positions import BAD_SCRIPTS
from tests.marks import rule
from tianxia.core import log
from tianxia.core.asks import Refusal
from tianxia.errors import BadInput
from tianxia.games import game
from tianxia.games.chuhan.position.arrange import KEYS
from tianxia.scenario import Scenario, Wrong, from_journal, load, refused, run, scenario

CHUHAN = game("chuhan")

# ---- scripts and facts

SCRIPT = """
game = "chuhan"
title = "An example"

[position]
han = ["1", "1", "9"]
chu = ["7", "7", "8", "8"]
draw = ["4", "5", "2", "0"]
"""


def script(text: str) -> Scenario:
    """Run the example with these steps and facts."""
    return run(load(SCRIPT + text))


def test_steps_and_facts_hold():
    battle = script("""
[[step]]
seat = "han"
option = "lead"
picks = { set = ["1", "1"] }
facts = { waits_for = "chu", "trick.count" = 1, trick.0.value = 1, score = { chu = 1 }, doubled = "none" }

[[step]]
seat = "chu"
option = "counter"
picks = { set = ["7", "8"] }
refused = "CH-301"

[[step]]
option = "counter"
picks = { set = ["8", "8"] }

[facts]
waits_for = "han"
"chu.count" = 2
question.han.closed.counter = "CH-212"
happened.0 = "move"
view.chu.seats.0.count = 1
told.spectator.0.kind = "move"
""")
    assert battle.waits_for == "han"


def test_the_next_cards_drawn_are_those_of_the_script():
    battle = script("""
[[step]]
next = ["0", "5"]
seat = "han"
option = "decree"
facts = { han = ["0", "1", "1", "5", "9"], "draw.0" = "2" }
""")
    assert sorted(battle.draw[:2]) == ["2", "4"]


def test_next_cards_also_fit_in_the_middle_of_a_turn_and_the_log_can_be_told_again():
    battle = scenario(
        "chuhan", han=["yu-ji", "1", "9"], chu=["7", "8"], draw=["4", "5", "2", "0"], discard=["lyu-zhi", "*"]
    )
    battle.han.uses("yu-ji", "1")
    battle.next_cards("0", "2")
    battle.han.takes_decree()
    assert battle.fact("han") == ["0", "2", "9"]
    again = log.replay(CHUHAN, log.read(battle.journal.text()))
    assert CHUHAN.picture(again.match.state) == CHUHAN.picture(battle.match.state)


def test_stacking_the_deck_does_not_reach_into_clones_and_no_undo_leads_back_over_it():
    battle = scenario("chuhan", han=["1", "9"], chu=["7", "8"], draw=["4", "5", "2", "0"])
    battle.han.plays("1")
    clone = battle.match.clone()
    battle.next_cards("0")
    assert CHUHAN.picture(clone.state)["draw"][0] == "4"
    with pytest.raises(Refusal):
        battle.han.undoes()


@pytest.mark.parametrize("names", [("9",), ("zeppelin",), ("4",) * 7])
def test_cards_that_are_not_hidden_in_the_draw_pile_cannot_come_next(names):
    battle = scenario("chuhan", han=["1", "9"], chu=["7", "8"], draw=["4", "5", "2", "0"])
    with pytest.raises(BadInput, match="cannot be made the next card"):
        battle.next_cards(*names)


def test_a_card_that_somebody_saw_cannot_be_exchanged():
    battle = scenario("chuhan", han=["1", "9"], chu=["7", "8"], draw=["4", "5", "2", "0"], knows={"han": {"draw": [0]}})
    with pytest.raises(BadInput, match="cannot be made the next card"):
        battle.next_cards("0")


def test_dice_can_be_scripted_in_any_game():
    battle = script("[[step]]\ndice = [3, 6]\n")
    assert battle.match.state.dice.script == [3, 6]
    assert "dice = [3, 6]" in from_journal(battle.journal)
    with pytest.raises(BadInput, match="what a die shows"):
        script('[[step]]\ndice = ["six"]\n')


def test_an_answer_can_be_undone_in_a_script():
    battle = script("""
[[step]]
undo = "han"
refused = "core.undo-nothing"

[[step]]
option = "lead"
picks = { set = ["1"] }

[[step]]
undo = "han"
refused = "core.undo-learnt"

[[step]]
option = "pass"
facts = { waits_for = "han" }

[[step]]
undo = "chu"
facts = { waits_for = "chu", "trick.count" = 1 }
""")
    assert battle.kind == "chuhan.counter"


def test_alike_cards_can_be_told_apart_by_who_knows_them():
    battle = scenario("chuhan", han=["7", "7", "1"], chu=["9"], knows={"chu": {"hand": ["7"]}})
    battle.han.does("lead", set=["7@han"])
    assert battle.knows["chu"]["hand"] == ["7"]
    battle = scenario("chuhan", han=["7", "7", "1"], chu=["9"], knows={"chu": {"hand": ["7"]}})
    battle.han.does("lead", set=["7@han+chu"])
    assert battle.knows["chu"]["hand"] == []


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ('[[step]]\noption = "pass"\n', "step 1: han is refused 'pass' by CH-206 (the options are lead, decree)"),
        (
            '[[step]]\noption = "pass"\nrefused = "CH-212"\n',
            "step 1: han is refused 'pass' by CH-206 (the options are lead, decree); it should be refused by CH-212",
        ),
        ('[[step]]\noption = "decree"\nrefused = "CH-204"\n', "step 1: han is not refused 'decree', although CH-204"),
        (
            '[[step]]\nseat = "chu"\noption = "lead"\n',
            "step 1: chu is not asked anything; the game waits for han",
        ),
        (
            '[[step]]\nseat = "chu"\noption = "lead"\nrefused = "CH-206"\n',
            "step 1: chu is not asked anything; the game waits for han; it should be refused by CH-206",
        ),
        (
            '[[step]]\noption = "lead"\npicks = { set = ["8"] }\n',
            "step 1: han is refused 'lead' by CH-301 ('8' is not among its set: 1, 1, 9)",
        ),
        ('[[step]]\noption = "lead"\n', "step 1: han is refused 'lead' by CH-301 (set takes 1 to 3, not 0: 1, 1, 9)"),
        ('[[step]]\nundo = "han"\n', "step 1: han is refused an undo by core.undo-nothing"),
        ("[[step]]\nfacts = { battle = 2 }\n", "after step 1: battle is 1, not 2"),
        ("[facts]\nscore.han = 3\n", "at the end: score.han is 0, not 3"),
        ('[facts]\nscore = "none"\n', "at the end: score is {'han': 0, 'chu': 1}, not 'none'"),
        ("[facts]\ntrick = [1]\n", "at the end: trick is [], not [1]"),
    ],
)
def test_a_step_or_fact_that_does_not_hold_is_told_in_one_sentence(text, sentence):
    with pytest.raises(Wrong) as wrong:
        script(text)
    assert str(wrong.value).startswith(sentence)
    assert "\n" not in str(wrong.value)


@pytest.mark.parametrize(("text", "sentence"), BAD_SCRIPTS, ids=[f"{n}" for n in range(len(BAD_SCRIPTS))])
def test_a_bad_scenario_file_is_refused_with_one_sentence(text, sentence):
    with pytest.raises(BadInput) as wrong:
        run(load(text))
    assert sentence in str(wrong.value)
    assert "\n" not in str(wrong.value)


@settings(max_examples=200)
@given(st.text(alphabet='gamestpoin[]{}="\\.,0123456789\n \x00é', max_size=60))
@example("x = " + "[" * 5000)
@example("x = 0x" + "f" * 9000)
@example("x = " + "9" * 9000)
@example('game = "chuhan"\nposition = { battle = 0x' + "f" * 9000 + " }")
@example('game = "chuhan"\nseed = -1')
@example('game = "chuhan"\nposition = { han = 2026-01-01, chu = nan }')
def test_no_text_gives_anything_but_one_sentence(text):
    with pytest.raises(BadInput) as wrong:
        run(load(text))
    assert "\n" not in str(wrong.value)


# ---- the Python face


def test_a_seat_says_what_it_may_do_and_why_not():
    battle = scenario("chuhan", han=["1", "1", "9"], chu=["7", "7"], attacker="han")
    assert battle.han.may("lead", set=["1", "1"])
    assert battle.han.why_not("lead", set=["1", "9"]) == "CH-301"
    with pytest.raises(BadInput, match="there is no seat 'qin'"):
        battle.does("qin", "lead")
    with pytest.raises(AttributeError, match="neither a seat nor a fact called 'qin'"):
        _ = battle.qin


def test_refused_tells_what_happened_instead():
    battle = scenario("chuhan", han=["1", "9"], chu=["7", "7"], attacker="han")
    with (
        pytest.raises(Wrong, match=r"han is refused 'pass' by CH-206 \(.*\); it should be refused by CH-212"),
        refused("CH-212"),
    ):
        battle.han.passes()
    with pytest.raises(Wrong, match=r"not refused, although CH-212 forbids it"), refused("CH-212"):
        battle.han.plays("1")


@pytest.mark.parametrize(
    ("path", "sentence"),
    [
        ("zeppelin", "there is no fact 'zeppelin': the picture has no 'zeppelin'"),
        ("score.qin", "there is no fact 'score.qin': score has no 'qin'"),
        ("trick.3.by", "there is no fact 'trick.3.by': trick has no '3'"),
        ("", "there is no fact '': the picture has no ''"),
    ],
)
def test_an_unknown_fact_is_named(path, sentence):
    with pytest.raises(BadInput) as wrong:
        scenario("chuhan").fact(path)
    assert str(wrong.value).startswith(sentence)


@rule("CH-901", "CH-404")
def test_the_view_of_a_player_in_a_scenario_hides_the_rivals_hand():
    battle = scenario("chuhan", han=["han-xin", "9"], chu=["liu-bang", "7", "8"])
    assert "liu-bang" not in str(battle.fact("view.han"))
    assert [seat["count"] for seat in battle.fact("view.han.seats")] == [2, 3]


# ---- the page


def test_the_example_of_the_page_holds():
    page = (Path(__file__).resolve().parents[4] / "docs" / "scenarios.md").read_text(encoding="utf-8")
    example_file = page.split("```toml\n")[1].split("```")[0]
    run(load(example_file))
    for key in KEYS:
        assert f"`{key}`" in page
