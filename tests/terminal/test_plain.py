"""The plain table: what is new comes first, a decision fits on a screen, the end is told in words."""

from __future__ import annotations

from io import StringIO
from itertools import pairwise
from pathlib import Path

import pytest

from tests.terminal.tables import Player, Script, at_own_turn, hiding, seated, seated_in, shown
from tianxia.commands.play import Wish, fresh, level_names
from tianxia.core.asks import Choice, Refusal
from tianxia.core.state import Outcome
from tianxia.games import built_in
from tianxia.lessons import lessons
from tianxia.telling.language import LANGUAGES, Language, texts
from tianxia.terminal import answers, output
from tianxia.terminal.answers import says_as_much
from tianxia.terminal.output import Output
from tianxia.terminal.plain import FEW_NEWS, NEWS, SCREEN, PlainLines

every_game = pytest.mark.parametrize("game", built_in())
every_language = pytest.mark.parametrize("lang", LANGUAGES)


def sat(game: str, lang: Language = "en", width: int = 0) -> PlainLines:
    """A person at the position of the first lesson, who types nothing."""
    start = lessons(game)[0].start()
    table = seated_in(start.journal, start.seat(lessons(game)[0].told["seat"]))
    return PlainLines(table, shown(table, lang), Output(StringIO(), width=width), lambda: None)


def written(plain: PlainLines) -> str:
    """What was written since the last time."""
    stream = plain.out.stream
    assert isinstance(stream, StringIO)
    said = stream.getvalue()
    stream.truncate(0)
    stream.seek(0)
    return said


@every_game
@every_language
def test_the_whole_table_is_shown_at_first_and_then_only_a_glance(game: str, lang: Language) -> None:
    plain = sat(game, lang)
    plain.table.go_on()
    view = plain.table.view()
    table, how = "\n".join(plain.presenter.table(view)), plain.say("ui-table-how")
    plain.show()
    first = written(plain)
    assert table in first
    assert how not in first
    plain.show()
    second = written(plain)
    assert how in second
    assert "\n".join(plain.presenter.glance(view)) in second
    assert "\n".join(plain.presenter.hand(view)) in second
    plain.show_table("")
    assert table in written(plain)


@every_game
@every_language
def test_what_is_new_stands_first_and_leaves_room_for_the_rest(game: str, lang: Language) -> None:
    plain = sat(game, lang)
    plain.tell([f"news {n}" for n in range(50)], 0)
    lines = written(plain).splitlines()
    assert lines[1].startswith(plain.say("ui-news"))
    assert "40" in lines[1], "how many were left out"
    assert lines[2:] == [f"  news {n}" for n in range(40, 50)]
    assert len(lines[2:]) == NEWS
    plain.tell([f"news {n}" for n in range(50)], 5, FEW_NEWS)
    assert len(written(plain).splitlines()) == 2 + 5


def test_a_decision_of_a_small_table_fits_on_a_screen() -> None:
    lengths: list[int] = []

    def decide(plain: PlainLines) -> str | None:
        lengths.append(player.stream.getvalue().count("\n"))
        return "1" if len(lengths) < 5 else None

    player = Player(seated(1), decide)
    player.run()
    assert max([after - before for before, after in pairwise(lengths)]) <= SCREEN


def test_rows_are_counted_as_they_are_wrapped() -> None:
    assert Output(StringIO(), width=10).rows(["", "1234567890", "12345678901"]) == 4
    assert Output(StringIO()).rows(["x" * 80]) == 2


@pytest.mark.parametrize(
    ("game", "seats", "winners", "verdict"),
    [
        ("toy", 2, (0,), "win"),
        ("toy", 2, (1,), "lose"),
        ("toy", 2, (0, 1), "draw"),
        ("toy", 3, (0, 1), "shared"),
        ("toy", 2, (), "nobody"),
        ("levee", 1, (0,), "win"),
        ("levee", 1, (), "lose"),
        ("levee", 3, (0, 1, 2), "together"),
        ("levee", 3, (), "lost-together"),
    ],
)
def test_the_end_is_told_from_the_players_side(game: str, seats: int, winners: tuple[int, ...], verdict: str) -> None:
    table, _ = fresh(game, 1, seats, {}, None, Wish(None, None, "random"))
    table._journal.match.state.outcome = Outcome(winners, (0,) * seats, "X-1")
    assert table.verdict() == verdict
    for lang in LANGUAGES:
        assert texts(lang)(f"ui-verdict-{verdict}") in answers.ending(table, shown(table, lang))


def test_what_the_game_has_said_itself_is_not_said_twice() -> None:
    table = seated(1)
    table._journal.match.state.outcome = Outcome((0,), (1, 0), "X-1")
    presenter = shown(table)
    presenter.outcome = lambda view: ["You win (by far)."]  # type: ignore[method-assign]
    assert answers.ending(table, presenter) == ["You win (by far)."]


@pytest.mark.parametrize(
    ("facts", "sentence"),
    [
        ({"got": 4, "least": 1, "most": 1}, "Named: 4; exactly 1 must be named."),
        ({"got": 0, "least": 1, "most": 3}, "at least 1 must be named."),
        ({"got": 4, "least": 1, "most": 3}, "Named: 4; at most 3 may be named."),
    ],
)
def test_how_many_are_wanted_is_said_as_it_is(facts: dict[str, int], sentence: str) -> None:
    assert sentence in answers.how_many(Refusal("X-1", facts), texts("en"))


def test_no_sentence_ends_twice() -> None:
    assert answers.bare("Take it.") == "Take it"
    assert answers.bare("Take it") == "Take it"
    assert answers.bare("Take it...") == "Take it..."


@every_game
def test_bots_are_called_by_their_levels(game: str) -> None:
    assert level_names("greedy", game, texts("en", game)) == "Apprentice"
    assert level_names("greedy, random", game, texts("pl", game)) == "Uczeń, Dziecko"
    assert level_names("mine.py:Bot", game, texts("en", game)) == "mine.py:Bot"


def test_a_person_is_asked_in_words(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[str] = []
    monkeypatch.setattr("sys.stdin.isatty", lambda: True, raising=False)
    monkeypatch.setattr("builtins.input", lambda prompt: asked.append(prompt) or "1")
    assert output.keyboard("Your choice: ")() == "1"
    assert asked == ["Your choice: "]


@every_language
def test_commands_to_go_on_keep_the_face(lang: Language) -> None:
    table = seated(1)
    presenter = shown(table, lang)
    assert answers.way_back("toy", Path("m.jsonl"), presenter.say, full=True).endswith(" --full")
    assert answers.rematch("toy", 0, presenter, full=True).endswith(" --full")
    assert "--full" not in answers.way_back("toy", Path("m.jsonl"), presenter.say)


# ---- taking back


@pytest.mark.parametrize(("lang", "word"), [("en", "undo"), ("pl", "cofnij")])
def test_taking_back_tells_which_question_is_open_again_and_what_was_answered(lang: Language, word: str) -> None:
    table = at_own_turn()
    script = Script(table, [word, word], lang)
    presenter, question, before = script.plain.presenter, table.question(), table.view()
    assert question is not None
    lines: list[str] = []
    for choice in hiding(table)[:2]:
        answer = presenter.describe(table.view(), question.kind, choice)
        lines.append(presenter.say("ui-back-to", title=presenter.title(question), answer=answer))
        table.answer(choice)
    said = script.run().splitlines()
    assert [line for line in said if line in lines] == lines[::-1], "the last one first"
    assert table.view() == before


def test_where_it_is_too_late_no_question_is_named() -> None:
    table = at_own_turn()
    table.answer(Choice("stir"))
    said = Script(table, ["undo"]).run()
    assert texts("en")("core-undo-learnt") in said
    assert "Back to:" not in said


@pytest.mark.parametrize(
    ("sentence", "rule", "same"),
    [
        ("A counter must have a higher value than the last set.",
         "A counter set must have a strictly higher value than the last set played in this trick.", True),
        ("Klątwę wykłada się w Obozie przeciwnika, nigdy we własnym.",
         "Klątwę wykłada się w Obozie wybranego przeciwnika, nigdy we własnym.", True),
        ("The attacker must lead a set and cannot pass.",
         "After that the attacker must lead a set of at least one card; the attacker may not pass.", False),
        ("You have no cards.", "Hands: the hand is hidden from the others.", False),
    ],
)  # fmt: skip
def test_a_rule_that_says_no_more_than_the_sentence_is_not_told_after_it(sentence: str, rule: str, same: bool) -> None:
    assert says_as_much(sentence, rule) == same
