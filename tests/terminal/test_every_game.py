"""What holds at the plain table of every game: whole matches, typed choices, hints, lines that nobody would type."""

import json
import re
from pathlib import Path
from typing import Final

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from tests.terminal.tables import Player, Script, seated, shown
from tianxia.commands.play import Wish, resumed
from tianxia.core.dice import Dice, commitment, key_from_seed
from tianxia.core.log import read, replay
from tianxia.games import built_in, game
from tianxia.telling.language import LANGUAGES, Language
from tianxia.telling.menu import menu
from tianxia.telling.words import split
from tianxia.terminal import moves
from tianxia.terminal.plain import Plain
from tianxia.terminal.table import Table

EVENTS: Final = {"events": "on"}
SIDES: Final = {
    "chuhan": ("han", "chu"),
    "suntzu": ("suntzu", "shao"),
    "sanguosha": ("player-1", "player-2"),
}
REMATCH: Final = {"chuhan": "--as han", "suntzu": "--as suntzu", "sanguosha": "--seats 5"}
FULL: Final = {"chuhan": EVENTS, "suntzu": EVENTS, "sanguosha": {"deck": "extra"}}
BRIEF: Final = {"suntzu": {"variant": "beginner"}}
OPTIONS: Final = {
    "chuhan": [{}, {"campaign": "house-road-to-xianyang"}, {"campaign": "house-contention"}],
    "suntzu": [{}, EVENTS, {"variant": "beginner"}],
    "sanguosha": [{"deck": "extra"}],
}
PAGE: Final = 26  # lines of a menu
ORDERS: Final = {"en": "orders 5 4 3 2 1", "pl": "rozkazy 5 4 3 2 1"}
HEADS: Final = {
    "chuhan": ["why", "lead", "1", "8", "rules", "card", "auto", "log", "zhongli-mo", "graj"],
    "suntzu": ["why", "orders", "1", "2", "qin", "call", "give", "card", "rules", "forced march"],
    "sanguosha": ["why", "sha", "1", "2", "end", "peach", "hero", "card", "rules", "beliefs", "cao cao", "/"],
}

every_game = pytest.mark.parametrize("id", built_in())
every_language = pytest.mark.parametrize("lang", LANGUAGES)


def sat(id: str, seed: int, second: bool = False, save: Path | None = None, **options: str) -> Table:
    """A person at a seeded match of a game, as its first or its second side."""
    return seated(seed, SIDES[id][second], save=save, options=options, game=id)


def first_choice(plain: Plain, lang: Language) -> str:
    """The first choice that is whole by its number, else the example of the first; orders are said in words."""
    question = plain.table.question()
    assert question is not None
    if question.kind == "suntzu.orders":
        return ORDERS[lang]
    whole = next((entry for entry in plain.entries if entry.choice is not None), None)
    if whole is not None:
        return str(whole.number)
    entry = next(entry for entry in plain.entries if entry.example is not None)
    return f"{entry.number} {plain.presenter.example(plain.table.view(), entry.example)}"


@every_game
@every_language
def test_a_whole_match_from_a_script(id: str, lang: Language, tmp_path: Path) -> None:
    save = tmp_path / "match.jsonl"
    table = sat(id, 1, second=True, save=save, **FULL[id])
    table.set_auto(False)
    said = Player(table, lambda plain: first_choice(plain, lang), lang).run()
    assert table.is_over
    assert table.key in said
    assert commitment(int(table.key, 16)) == table.commitment
    assert said.count(table.commitment) == 2
    assert f"tianxia play {id} {REMATCH[id]}" in said
    assert ("--lang pl" in said) == (lang == "pl")
    assert replay(game(id), read(save.read_text(encoding="utf-8"))).match.is_over
    assert "\x1b" not in said
    assert "{" not in said


@every_game
@pytest.mark.parametrize(("lang", "hint"), [("en", "hint"), ("pl", "podpowiedź")])
def test_a_whole_match_by_hints(id: str, lang: Language, hint: str) -> None:
    """Asks for a hint each time and types what it says: a number, or a move in the player's language."""
    typed: list[str] = []

    def decide(plain: Plain) -> str:
        last = player.stream.getvalue().rstrip("\n").rsplit("\n", 1)[-1]
        found = re.search(r"(?:choose|wybrałby) (\d+):", last)
        move = re.search(r'(?:Type "|Wpisz „)(.+)["”]\.$', last)
        typed.extend([move[1].split()[0]] if move else [])
        return found[1] if found else move[1] if move else hint

    table = sat(id, 2, **FULL[id])
    player = Player(table, decide, lang)
    said = player.run()
    assert table.is_over
    assert re.search(r"\bwins?\b|Winners" if lang == "en" else r"(?i)wygrywa", said)
    own = {words[0] for words in shown(table, lang).options().values()}
    assert set(typed) <= own


@every_language
@pytest.mark.parametrize(("id", "options"), [(id, options) for id in OPTIONS for options in OPTIONS[id]])
def test_every_choice_can_be_typed_in_words(id: str, lang: Language, options: dict[str, str]) -> None:
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
        st.sampled_from(HEADS[id]),
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
    table = sat(id, 1, **BRIEF.get(id, {}))
    assert sentence in Script(table, [ORDERS[lang] if id == "suntzu" else "1", undo], lang).run()


@every_game
@pytest.mark.parametrize("leaves", [None, "quit"])
def test_the_end_of_input_and_quitting_lose_nothing(id: str, leaves: str | None, tmp_path: Path) -> None:
    table = sat(id, 5, second=True)
    second = ORDERS["en"] if id == "suntzu" else "1"
    lines = ["1", second] if leaves is None else ["1", second, leaves]
    said = Script(table, lines).run()
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
