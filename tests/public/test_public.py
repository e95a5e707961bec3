"""`import tianxia`: what it has, that it is documented and speaks, and that a match is its log."""

from __future__ import annotations

import copy
import inspect
import pickle
import re
import subprocess
import sys
from collections.abc import Callable
from itertools import islice
from pathlib import Path

import pytest

import tianxia
from tianxia.games import built_in

GAMES = ("toy", *built_in())


def played(id: str, answers: int = 12) -> tianxia.Match:
    return tianxia.start(id, seed=5).play("random", answers)


def test_every_public_name_is_there_and_documented() -> None:
    assert sorted(tianxia.__all__) == dir(tianxia)
    for name in tianxia.__all__:
        thing = getattr(tianxia, name)
        assert name == "__version__" or inspect.getdoc(thing), name
        if inspect.isclass(thing):
            own = [each for each in vars(thing) if not each.startswith("_") and callable(getattr(thing, each))]
            assert [each for each in own if not inspect.getdoc(getattr(thing, each))] == []
    with pytest.raises(AttributeError, match="tianxia has no 'nonsense'; it has"):
        tianxia.nonsense  # noqa: B018 - the asking is the test


def test_importing_it_loads_nothing() -> None:
    script = "import sys, tianxia; print([name for name in sys.modules if name.startswith('tianxia.')])"
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    assert done.stdout == "[]\n"


@pytest.mark.parametrize("id", GAMES)
def test_a_match_is_copied_pickled_saved_and_told_again(id: str, tmp_path: Path) -> None:
    match = played(id)
    others = [match.copy(), copy.deepcopy(match), pickle.loads(pickle.dumps(match))]
    others.append(tianxia.load(match.save(tmp_path / "match.jsonl")))
    assert [other == match and other is not match for other in others] == [True] * 4
    assert [other.view(0) for other in others] == [match.view(0)] * 4
    assert [other.events(0) for other in others] == [match.events(0)] * 4
    steps = list(tianxia.replay(match, viewer=None))
    assert [step.n for step in steps] == list(range(1, match.answers + 1))
    assert steps[-1].view == match.view()
    assert others[0].play("random", 1) != match


@pytest.mark.parametrize("id", GAMES)
def test_questions_and_answers_have_names(id: str) -> None:
    question = played(id).questions[0]
    assert repr(question).startswith(f"<Question {question.kind} ({question.rule}) to {question.name}: ")
    for answer in islice(question, 5):
        assert question.why_not(answer) is None
        assert answer.text("en")
        assert answer.text("pl")
        assert answer.option in repr(answer)
        things = [thing for slot in answer.picks.values() for thing in slot]
        assert [thing for thing in things if not thing.name] == []
    assert question.text("en")
    assert question.sample(3) == question.sample(3)


def test_nothing_hidden_has_a_name() -> None:
    """A card that the seat may pick but does not see."""
    match = tianxia.start("toy", seed=1)
    question = match.questions[0]
    seen = {thing.ref for answer in question for slot in answer.picks.values() for thing in slot}
    hidden = next(f"card/{n}" for n in range(200) if f"card/{n}" not in seen and f"card/{n}" not in str(question.seen))
    assert question.things(hidden).name == "hidden"


def test_what_is_refused_is_said_in_a_sentence() -> None:
    match = tianxia.start("toy", seed=1)
    asked = match.questions[0].seat
    with pytest.raises(tianxia.UserError, match="there is no option 'dance'"):
        match.answer(asked, "dance")
    refusal = match.why_not(asked, tianxia.Choice("dance"))
    assert refusal is not None
    assert str(refusal).endswith(")")
    assert refusal.rule in str(refusal)
    with pytest.raises(tianxia.UserError, match="this table has seats 0 to 1, not 7"):
        match.view(7)
    with pytest.raises(tianxia.UserError, match="there is no seat called 'nobody'"):
        match.question("nobody")
    with pytest.raises(tianxia.UserError, match="so it takes 2 bots, not 1"):
        match.play(["random"])
    with pytest.raises(tianxia.UserError, match="there is no game called 'chess'"):
        tianxia.start("chess")
    match.answer(asked, next(iter(match.questions[0])))
    with pytest.raises(tianxia.Refusal, match="is not asked"):
        match.answer(asked, "bid")


@pytest.mark.parametrize(
    ("ask", "sentence"),
    [
        (lambda match: tianxia.about(None), "a game is given by its id, not None"),
        (lambda match: tianxia.start("toy", seats="2"), "the number of seats is a whole number, not '2'"),
        (lambda match: match.answer(0, None), "an answer is one of a question's, .* not None"),
        (lambda match: match.questions[0].text("de"), "there is no language 'de'; there are en, pl"),
        (lambda match: match.play(["random", 3]), "a bot is given by its name or is a Bot, not 3"),
        (lambda match: match.play(3), "bots is a name for all seats, or a list with one for each, not 3"),
        (lambda match: match.play("random", answers=-1), "answers is a whole number from 0 on, not -1"),
        (lambda match: match.view(1.5), "a seat is given by its number or its name, not 1.5"),
        (lambda match: match.events(since="all"), "since is a whole number from 0 on, not 'all'"),
        (lambda match: match.save(3), "a file is given by its path, not 3"),
        (lambda match: match.questions[0].sample("1"), "drawn with Dice or by a seed, a whole number, not '1'"),
        (lambda match: match.questions[0].why_not("pass"), "an answer is one of a question's or a Choice, not 'pass'"),
        (
            lambda match: tianxia.start("toy", options=["events"]),
            "options is a dictionary such as .*, not \\['events'\\]",
        ),
        (lambda match: tianxia.start("toy", seed=[]), "seed is a whole number or a text, not \\[\\]"),
        (lambda match: tianxia.load(None), "a file is given by its path, not None"),
        (lambda match: tianxia.run_scenario("nowhere.toml"), "nowhere.toml: there is no such file or folder"),
        (lambda match: tianxia.run_scenario("a\0b"), "this is not the name of a file"),
        (lambda match: tianxia.load("a\0b"), "this is not the name of a file"),
        (lambda match: tianxia.about("a" * 300), "there is no game called 'aaa"),
        (lambda match: tianxia.start("a" * 300), "there is no game called 'aaa"),
        (lambda match: tianxia.make_bot(3, "toy"), "a bot is given by its name, not 3"),
        (lambda match: tianxia.arena("toy", "random"), "the bots of a tournament are a list, not 'random'"),
        (lambda match: tianxia.arena("toy", ["random", 3]), "is given by its name or is a class, not 3"),
        (lambda match: tianxia.arena("toy", ["random", int]), "int is no bot: it must derive from tianxia.Bot"),
        (lambda match: tianxia.arena("toy", ["random"], games=0), "games is a whole number from 1 on, not 0"),
        (lambda match: tianxia.arena("toy", ["random"], jobs=0), "jobs is a whole number from 1 on, not 0"),
    ],
)
def test_the_wrong_kind_of_thing_is_refused_in_a_sentence(
    ask: Callable[[tianxia.Match], object], sentence: str
) -> None:
    with pytest.raises(tianxia.UserError, match=sentence):
        ask(tianxia.start("toy", seed=1))


def test_what_a_bot_holds_says_what_it_is() -> None:
    match = tianxia.start("toy", seed=1)
    seat = match.questions[0].seat
    assert repr(match.glimpse(seat)) == f"<Glimpse of toy from seat {seat}: {match.questions[0].kind}>"
    assert repr(tianxia.make_bot("random", "toy")) == "<RandomBot>"


def test_nothing_is_written_over_without_force(tmp_path: Path) -> None:
    file = tmp_path / "notes.txt"
    file.write_text("mine", encoding="utf-8")
    match = tianxia.start("toy", seed=1)
    with pytest.raises(tianxia.UserError, match="is there already"):
        match.save(file)
    assert file.read_text(encoding="utf-8") == "mine"
    assert tianxia.load(match.save(file, force=True)) == match


class First(tianxia.Bot):
    def think(self, glimpse: tianxia.Glimpse) -> tianxia.Choice:
        return next(glimpse.choices())


def test_classes_of_ones_own_meet_in_the_arena() -> None:
    found = tianxia.arena("toy", [First, "random"], games=6, seed=1)
    assert found.games == 6
    assert len(found.standings) == 2
    assert abs(found.rate("random") + found.rate(found.bots[0]) - 1) < 1e-9
    with pytest.raises(tianxia.UserError, match="there is no bot 'nobody' in this tournament"):
        found.rate("nobody")


def test_a_seed_deals_as_the_command_line_does() -> None:
    assert tianxia.start("toy", seed=3).log == tianxia.start("toy", seed=3).log
    assert tianxia.start("toy").log != tianxia.start("toy").log


SCRIPT = """
import tianxia

class First(tianxia.Bot):
    def think(self, glimpse):
        return next(glimpse.choices())

def meet():
    try:
        print(tianxia.arena("toy", [First, "random"], games=2, jobs=2).rate("random"))
    except tianxia.UserError as wrong:
        print(wrong)

"""


@pytest.mark.parametrize(
    ("last", "printed"),
    [
        ('if __name__ == "__main__":\n    meet()\n', r"[01]\.\d\n"),
        ("meet()\n", r"a process of the tournament has ended; in a script, call arena .*__main__.*\n"),
    ],
)
def test_a_script_that_shares_a_tournament_is_told_where_the_call_stands(
    tmp_path: Path, last: str, printed: str
) -> None:
    script = tmp_path / "meeting.py"
    script.write_text(SCRIPT + last, encoding="utf-8")
    done = subprocess.run([sys.executable, str(script)], capture_output=True, text=True, check=True)
    assert re.fullmatch(printed, done.stdout)
    assert done.stderr == ""
