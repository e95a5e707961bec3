"""What holds at the plain table of every game: whole matches, typed choices, hints, lines that nobody would type."""

import json
import re
from pathlib import Path
from typing import Final

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from tests.about import Options, about
from tests.terminal.tables import Player, Script, seated, shown
from tianxia.commands.play import Wish, resumed
from tianxia.core.dice import Dice, commitment, key_from_seed
from tianxia.core.log import read, replay
from tianxia.games import built_in, game
from tianxia.telling.language import LANGUAGES, Language
from tianxia.telling.menu import menu
from tianxia.telling.words import split
from tianxia.terminal import moves
from tianxia.terminal.plain import PlainLines
from tianxia.terminal.sitting import Sitting

PAGE: Final = 26  # lines of a menu

every_game = pytest.mark.parametrize("id", [*built_in(), "toy"])
every_language = pytest.mark.parametrize("lang", LANGUAGES)


def sat(id: str, seed: int, second: bool = False, save: Path | None = None, **options: str) -> Sitting:
    """A person at a seeded match of a game, as its first or its second side."""
    return seated(seed, about(id).sides[second], save=save, options=options, game=id)


def first_choice(plain: PlainLines, lang: Language) -> str:
    """The first choice that is whole by its number, else the example of the first; some are better said in words."""
    question = plain.table.question()
    if question is None:
        return "skip"  # out of the game
    spoken = about(plain.table.game).spoken.get(question.kind)
    if spoken is not None:
        return spoken[lang]
    whole = next((entry for entry in plain.entries if entry.choice is not None), None)
    if whole is not None:
        return str(whole.number)
    entry = next(entry for entry in plain.entries if entry.example is not None)
    return f"{entry.number} {plain.presenter.example(plain.table.view(), entry.example)}"


@every_game
@every_language
def test_a_whole_match_from_a_script(id: str, lang: Language, tmp_path: Path) -> None:
    save = tmp_path / "match.jsonl"
    table = sat(id, 1, second=True, save=save, **about(id).full)
    table.set_auto(False)
    said = Player(table, lambda plain: first_choice(plain, lang), lang).run()
    assert table.is_over
    assert table.key in said
    assert commitment(int(table.key, 16)) == table.commitment
    assert said.count(table.commitment) == 2
    seats = game(id).check_seats(None)
    again = f"--as {about(id).sides[0]}" if seats == 2 else f"--seats {seats}"
    assert f"tianxia play {id} {again}" in said
    assert ("--lang pl" in said) == (lang == "pl")
    assert replay(game(id), read(save.read_text(encoding="utf-8"))).match.is_over
    assert "\x1b" not in said
    assert "{" not in said


@every_game
@pytest.mark.parametrize(("lang", "hint"), [("en", "hint"), ("pl", "podpowiedź")])
def test_a_whole_match_by_hints(id: str, lang: Language, hint: str) -> None:
    """Asks for a hint each time and types what it says: a number, or a move in the player's language."""
    typed: list[str] = []

    def decide(plain: PlainLines) -> str:
        if plain.looks_on:
            return "2"
        last = player.stream.getvalue().rstrip("\n").rsplit("\n", 1)[-1]
        found = re.search(r"(?:choose|wybrałby) (\d+):", last)
        move = re.search(r'(?:Type "|Wpisz „)(.+)["”]\.$', last)
        typed.extend([move[1].split()[0]] if move else [])
        return found[1] if found else move[1] if move else hint

    table = sat(id, 2, **about(id).full)
    player = Player(table, decide, lang)
    said = player.run()
    assert table.is_over
    assert re.search(r"\bwins?\b|Winners" if lang == "en" else r"(?i)wygrywa", said)
    own = {words[0] for words in shown(table, lang).options().values()}
    assert set(typed) <= own


@every_language
@pytest.mark.parametrize(("id", "options"), [(id, options) for id in built_in() for options in about(id).tables])
def test_every_choice_can_be_typed_in_words(id: str, lang: Language, options: Options) -> None:
    """A random match in which each choice goes through the words that a player would type for it."""
    table = sat(id, 3, **options)
    presenter = shown(table, lang)
    dice = Dice(key_from_seed("typed", 1))
    words = presenter.options()
    typed = 0
    table.go_on()
    while (question := table.question()) is not None:
        view = table.view()
        entries = menu(question, lambda option, found, v=view: presenter.highlights(v, option, found))
        assert len(entries) <= PAGE
        choice = question.sample(dice)
        line = f"{words[choice.option][-1]} {presenter.example(view, choice)}"
        got = moves.read_move(split(line), entries, question, presenter, view)
        assert got is not None
        assert presenter.describe(view, question.kind, got) == presenter.describe(view, question.kind, choice)
        assert question.check(got) is None
        typed += 1
        table.answer(got)
        table.go_on()
    assert typed > 15


@every_game
@settings(max_examples=40, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(data=st.data())
def test_no_line_whatever_breaks_the_table(id: str, data: st.DataObject) -> None:
    likely = st.builds(
        lambda head, rest: f"{head} {rest}",
        st.sampled_from(("why", "1", "2", "card", "rules", *about(id).typed)),
        st.text(alphabet="0123456789*+-x:=,; -jibuqinwuchupolag\x00ż", max_size=14),
    )
    lines = data.draw(st.lists(st.one_of(st.text(max_size=20), likely), max_size=6))
    said = Script(sat(id, 1), ["1", *lines, "9" * 6000, "z" * 6000, "card " + "9" * 6000, "save \x00", "quit"]).run()
    assert "You have left the match." in said


@every_game
@pytest.mark.parametrize(
    ("lang", "undo", "sentence"),
    [("en", "undo", "It is too late to take that back"), ("pl", "cofnij", "Za późno na cofnięcie")],
)
def test_undo_is_refused_in_one_sentence_when_it_is_too_late(id: str, lang: Language, undo: str, sentence: str) -> None:
    """Answers once, then twice and so on, and tries to take back, until what was learnt forbids it."""
    answers, tries = 0, 1

    def decide(plain: PlainLines) -> str | None:
        nonlocal answers, tries
        if sentence in player.stream.getvalue():
            return None
        if answers < tries:
            answers += 1
            return first_choice(plain, lang)
        answers, tries = 0, tries + 1
        return undo

    player = Player(sat(id, 1, **about(id).brief), decide, lang)
    assert sentence in player.run()
    assert tries > 1


@every_game
@pytest.mark.parametrize("leaves", [None, "quit"])
def test_the_end_of_input_and_quitting_lose_nothing(id: str, leaves: str | None, tmp_path: Path) -> None:
    table = sat(id, 5, second=True)
    answers = 2

    def decide(plain: PlainLines) -> str | None:
        nonlocal answers
        answers -= 1
        return first_choice(plain, "en") if answers >= 0 else leaves

    said = Player(table, decide).run()
    (file,) = tmp_path.iterdir()
    assert file.name == f"{id}-{table.commitment[:8]}.jsonl"
    assert f"tianxia play {id} --resume {file.name}" in said
    again, spec = resumed(id, file, None, Wish(None, None, "greedy"))
    assert spec == "random", "the rival stays who he was"
    assert again.seat == table.seat
    assert again.view() == table.view()
    Player(again, lambda plain: first_choice(plain, "pl"), "pl").run()
    assert again.is_over
    assert json.loads(file.read_text(encoding="utf-8").splitlines()[-1])["outcome"] is not None


@every_game
def test_leaving_before_the_first_move_leaves_no_file(id: str, tmp_path: Path) -> None:
    said = Script(sat(id, 1), ["save", "quit"]).run()
    assert list(tmp_path.iterdir()) == []
    assert "There is nothing to save yet" in said


@every_game
def test_a_save_that_cannot_be_written_is_one_sentence_and_the_match_goes_on(id: str, tmp_path: Path) -> None:
    lines = ["1", f"save {tmp_path / 'no' / 'such' / 'folder'}", "hand", f"save {tmp_path / 'ok'}"]
    assert "cannot be written" in Script(sat(id, 1), lines).run()
    assert (tmp_path / "ok").exists()
