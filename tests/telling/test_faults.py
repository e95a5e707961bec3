"""What is said of bad input, in both languages: no sentence of the shared code is without its Polish words."""

from __future__ import annotations

import ast
import errno
import os
import pickle
from collections.abc import Iterator
from pathlib import Path
from string import Formatter

import pytest

from tianxia.errors import BadInput, Phrase, UserError, refusal_of_system
from tianxia.telling.faults import known, told

ROOT = Path(__file__).parents[2] / "tianxia"
SAYING = ("UserError", "BadInput", "BotFault", "Unknown", "Phrase")
ELSEWHERE = ("public", "server/session", "server/books", "server/shell/evaluations.py")  # Python's and the pages' own


def sources() -> Iterator[Path]:
    """The shared files whose sentences may reach the command line."""
    for file in sorted(ROOT.rglob("*.py")):
        name = file.relative_to(ROOT).as_posix()
        if not name.startswith(ELSEWHERE) and not (name.startswith("games/") and name.count("/") > 1):
            yield file


def sentences() -> Iterator[tuple[str, ast.Call, ast.expr]]:
    """Each place where something is put into words: where it is, the call, and the words."""
    for file in sources():
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in SAYING and node.args:
                yield f"{file.relative_to(ROOT)}:{node.lineno}", node, node.args[0]


def blanks(words: str) -> set[str]:
    """The facts that words speak of."""
    return {name for _, name, _, _ in Formatter().parse(words) if name}


def has_letters(words: str) -> bool:
    """Whether anything but facts is said."""
    return any(letter.isalpha() for text, _, _, _ in Formatter().parse(words) for letter in text)


def test_every_sentence_keeps_its_facts_apart() -> None:
    wrong = [place for place, _, words in sentences() if isinstance(words, ast.JoinedStr)]
    assert wrong == []


def test_every_sentence_has_its_polish_words_with_no_other_facts() -> None:
    polish, wrong = known("pl", "ours"), []
    for place, call, words in sentences():
        if isinstance(words, ast.Constant) and has_letters(words.value):
            facts = {keyword.arg for keyword in call.keywords}
            if words.value not in polish:
                wrong.append(f"{place}: {words.value}")
            elif facts and not blanks(polish[words.value]) <= facts >= blanks(words.value):
                wrong.append(f"{place}: {polish[words.value]}")
    assert wrong == []


def test_no_polish_words_are_left_over() -> None:
    used = {
        node.value
        for file in sources()
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8")))
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    }
    assert sorted(known("pl", "ours").keys() - used) == []


def test_what_is_told_in_what_is_told_is_polish_too() -> None:
    inner = BadInput("there is no game called {id!r}; the games are: {games}", id="chess", games="toy")
    outer = UserError("line {n} of the log: {wrong}", n=3, wrong=inner)
    assert str(outer) == "line 3 of the log: there is no game called 'chess'; the games are: toy"
    assert told(outer.said, "pl") == "wiersz 3 zapisu: nie ma gry 'chess'; są gry: toy"
    assert told(outer.said, "en") == str(outer)


def test_what_a_library_says_is_known_by_its_like() -> None:
    assert told(Phrase("Invalid value (at line 7, column 2)"), "pl") == "błąd w wierszu 7, kolumna 2"
    said = Phrase("{path}: {why}", path="a{b}", why=Phrase("file is not a database"))
    assert told(said, "pl") == "a{b}: ten plik nie jest bazą danych"


def test_what_the_system_has_against_a_file_is_said_in_words_of_ours() -> None:
    wrong = OSError(errno.EISDIR, "Is a directory", "a{b}")
    said = UserError("{path} cannot be written: {why}", path="a{b}", why=wrong).said
    assert str(said) == "a{b} cannot be written: this is a folder, not a file"
    assert told(said, "pl") == "nie można zapisać a{b}: to jest katalog, a nie plik"


@pytest.mark.parametrize("number", sorted(errno.errorcode))
def test_no_word_of_the_system_is_left_in_either_language(number: int) -> None:
    said = refusal_of_system(OSError(number, os.strerror(number)))
    english, polish = told(said, "en"), told(said, "pl")
    assert polish != english
    assert os.strerror(number) not in (english, polish)
    assert said.words in known("pl", "ours")


def test_an_error_of_the_system_without_a_number_says_what_it_has_to_say() -> None:
    assert refusal_of_system(OSError("the device is gone")) == "the device is gone"


def test_what_nobody_has_put_into_polish_stays_as_it_is() -> None:
    assert told(Phrase("a thing {n} of a game elsewhere", n=5), "pl") == "a thing 5 of a game elsewhere"
    assert told(UserError("100 % {curly}").said, "pl") == "100 % {curly}"
    assert told("plain", "pl") == "plain"


@pytest.mark.parametrize("fact", [ValueError("five"), UserError("5 of {n}", n=6), Path("x"), 5, None])
def test_an_error_goes_from_one_process_to_another(fact: object) -> None:
    sent = UserError("{file}: {wrong}", file="x", wrong=fact)
    here = pickle.loads(pickle.dumps(sent))
    assert (str(here), here.said.words, here.said.facts) == (str(sent), sent.said.words, sent.said.facts)
