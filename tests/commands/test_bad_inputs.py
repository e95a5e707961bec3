"""Whatever is typed wrongly: one sentence, exit code 2, no traceback, nothing lost; in any language, on any screen."""

from __future__ import annotations

import hashlib
import io
import json
import os
import re
import sys
from collections.abc import Iterator
from pathlib import Path
from string import Formatter
from typing import NamedTuple

import pytest

from tests.commands.bad import GAME, SAVED, commands, files
from tests.commands.shell import tianxia
from tianxia.commands.streams import plainer
from tianxia.telling.faults import known

BAD = list(dict.fromkeys(commands()))
LANGUAGES = ("en", "pl")
TELLING = 12  # letters in a row by which an English sentence is known


class Reply(NamedTuple):
    """What came of a command: its exit code, what it said, and what it printed."""

    code: int
    said: str
    printed: str

    def is_one_sentence(self) -> bool:
        """Refused as it should be."""
        return self.code == 2 and self.said.count("\n") == 1 and self.said.startswith("tianxia: ")


def state_of(folder: Path) -> dict[str, str]:
    """What lies in a folder, so that nothing can be lost or left."""
    return {
        file.name: hashlib.md5(file.read_bytes()).hexdigest() for file in sorted(folder.iterdir()) if file.is_file()
    }


@pytest.fixture(scope="module")
def patch() -> Iterator[pytest.MonkeyPatch]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(sys, "path", [*sys.path])
        yield patch


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory, patch: pytest.MonkeyPatch) -> Path:
    """Where everything lies that the commands name, a saved match among it."""
    made = tmp_path_factory.mktemp("bad")
    files(made)
    patch.chdir(made)
    patch.setattr(sys, "stdin", io.StringIO("1\n"))
    assert tianxia("play", GAME, "--seed", "1", "--save", SAVED) == 0
    return made


def replied(patch: pytest.MonkeyPatch, words: tuple[str, ...], lang: str) -> Reply:
    """What comes of a command on a screen that knows only ASCII."""
    out, err = (io.TextIOWrapper(io.BytesIO(), "ascii") for _ in range(2))
    patch.setenv("TIANXIA_LANG", lang)
    for name, stream in (("stdin", io.TextIOWrapper(io.BytesIO(b""), "ascii")), ("stdout", out), ("stderr", err)):
        patch.setattr(sys, name, stream)
    code = tianxia(*words)
    told = []
    for stream in (err, out):
        stream.flush()
        told.append(stream.buffer.getvalue().decode("ascii"))  # type: ignore[attr-defined]
    return Reply(code, *told)


@pytest.fixture(scope="module")
def replies(patch: pytest.MonkeyPatch, folder: Path) -> dict[str, list[Reply]]:
    """What comes of every bad command, in each language."""
    before = state_of(folder)
    found = {lang: [replied(patch, words, lang) for words in BAD] for lang in LANGUAGES}
    assert state_of(folder) == before
    return found


def english_pieces() -> list[str]:
    """What English sentences are known by: the words between their facts."""
    sentences = (*known("pl", "ours"), *known("pl", "others"))
    pieces = [text.strip() for words in sentences for text, _, _, _ in Formatter().parse(words)]
    return [piece for piece in pieces if len(piece) >= TELLING and len(re.findall("[A-Za-z]+", piece)) > 1]


def test_there_are_two_hundred() -> None:
    assert len(BAD) >= 200


@pytest.mark.parametrize("lang", LANGUAGES)
def test_each_gets_one_sentence_and_nothing_is_lost(replies: dict[str, list[Reply]], lang: str) -> None:
    wrong = [
        f"{words}: {reply}"
        for words, reply in zip(BAD, replies[lang], strict=True)
        if not reply.is_one_sentence() or (reply.printed and "--json" not in words)
    ]
    assert wrong == []


def test_in_polish_no_english_is_said(replies: dict[str, list[Reply]]) -> None:
    pieces = re.compile("|".join([re.escape(piece) for piece in english_pieces()]))
    for words, english, polish in zip(BAD, replies["en"], replies["pl"], strict=True):
        sentence = english.said.removeprefix("tianxia: ").rstrip()
        assert sentence not in polish.said, words
        assert pieces.findall(polish.said) == [], words


def test_a_word_that_is_missing_is_named_as_the_help_names_it(replies: dict[str, list[Reply]]) -> None:
    place = BAD.index(("play",))
    assert replies["en"][place].said == "tianxia: GAME is missing\n"
    assert replies["pl"][place].said == "tianxia: brakuje: GRA\n"


def test_the_english_pieces_are_those_of_what_is_said(replies: dict[str, list[Reply]]) -> None:
    pieces = re.compile("|".join([re.escape(piece) for piece in english_pieces()]))
    assert sum(bool(pieces.search(reply.said)) for reply in replies["en"]) > len(BAD) * 0.8


@pytest.mark.parametrize("more", [("--json",), ("--lang", "pl"), ("--lang=pl", "--json")])
def test_so_it_is_for_programs_and_where_polish_is_asked_for(
    patch: pytest.MonkeyPatch, folder: Path, replies: dict[str, list[Reply]], more: tuple[str, ...]
) -> None:
    lang = "en" if more == ("--json",) else "pl"
    for words, usual in list(zip(BAD, replies[lang], strict=True))[::3]:
        if words[0] == "play" and "--lang" not in words and words[-1] not in ("--save", "--"):
            reply = replied(patch, (*words, *more), "en")
            assert reply.is_one_sentence(), (words, reply)
            assert reply.said == usual.said, words
            if "--json" in more:
                sentence = json.loads(reply.printed)["error"]
                assert f"tianxia: {''.join([plainer(x) if ord(x) > 127 else x for x in sentence])}\n" == reply.said


@pytest.mark.skipif(os.name == "nt", reason="names of files are bytes only elsewhere")
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_name_that_is_no_text_is_told_too(patch: pytest.MonkeyPatch, folder: Path, lang: str) -> None:
    for words in (("replay", "\udcff.jsonl"), ("play", "\udcff"), ("scenario", "\udcff"), ("replay", "a\0b")):
        reply = replied(patch, words, lang)
        assert reply.is_one_sentence(), (words, reply)
