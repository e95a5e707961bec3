"""The glossaries: one word for one thing, and which words must not be used for it, in every text that players read.

A game has `texts/glossary.toml`, the house `telling/texts/glossary.toml`, which holds for all games. A term:

    [[term]]
    en = "boat"
    pl = "Łódka"
    capital = ["łódk*"]              # Polish, never with a small letter
    except = ["text-pond", "XY-101"]    # keys and rules where something else is meant
    [term.never.pl]
    "okręt*" = "it is small"         # a word or phrase, and why not

A star stands for the rest of a word: `okręt*`, `*łeś`. Words that players may type are not looked at.
English says "they" of a player; `men`, before the terms, are the keys and rules that speak of one known to be a man."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from tests.telling.sources import GAMES
from tianxia.games import built_in
from tianxia.telling.language import LANGUAGES, Language, Texts
from tianxia.telling.ledger import ledger_of

PACKAGE: Final = GAMES.parent
PAGES: Final = PACKAGE.parent / "web" / "src"
HE: Final = re.compile(r"\b(?:he|him|his|himself)\b")
TYPED: Final = ("word-", "words-", "command-", "sample-", "help-moves", "game-word-")  # what a player may type
HOUSE: Final = (PACKAGE / "telling", PACKAGE / "server", PAGES, PAGES / "games" / "default")


@dataclass(frozen=True)
class Text:
    """A piece of what players read: where it stands, its key or rule, its words."""

    where: str
    key: str
    words: str


@dataclass(frozen=True)
class Term:
    """One thing, its words, and the words that are not for it."""

    en: str
    pl: str
    never: dict[Language, dict[str, str]] = field(default_factory=dict)
    capital: tuple[str, ...] = ()
    excepted: tuple[str, ...] = ()

    def faults(self, lang: Language, text: Text) -> list[str]:
        """What is wrong with a text, each with the reason."""
        if text.key in self.excepted:
            return []
        found = [
            f"{text.where} {text.key}: “{hit[0]}” for {self.en} ({getattr(self, lang)}): {why}"
            for word, why in self.never.get(lang, {}).items()
            for hit in pattern(word, re.IGNORECASE).finditer(text.words)
        ]
        small = [hit[0] for word in self.capital if lang == "pl" for hit in pattern(word).finditer(text.words)]
        return found + [f"{text.where} {text.key}: “{hit}” needs a capital letter ({self.pl})" for hit in small]


def pattern(word: str, flags: int = 0) -> re.Pattern[str]:
    """A word or phrase as whole words; a star is the rest of one."""
    rest = re.escape(word).replace(re.escape("*"), r"\w*")
    return re.compile(rf"(?<!\w){rest}(?!\w)", flags)


def terms(path: Path) -> list[Term]:
    """The terms of a glossary."""
    rows = tomllib.loads(path.read_text(encoding="utf-8")).get("term", []) if path.is_file() else []
    return [
        Term(row["en"], row["pl"], row.get("never", {}), tuple(row.get("capital", [])), tuple(row.get("except", [])))
        for row in rows
    ]


def house_terms() -> list[Term]:
    """The terms that hold everywhere."""
    return terms(PACKAGE / "telling" / "texts" / "glossary.toml")


def game_terms(game: str) -> list[Term]:
    """The terms of one game."""
    return terms(GAMES / game / "texts" / "glossary.toml")


def men_of(game: str) -> tuple[str, ...]:
    """The English texts of a game that speak of somebody known to be a man."""
    found = tomllib.loads((GAMES / game / "texts" / "glossary.toml").read_text(encoding="utf-8"))
    return tuple(found.get("men", []))


def said_of_men(every: Iterable[Text]) -> set[str]:
    """The keys of texts that call somebody "he"; lessons tell of named persons and are left out."""
    return {text.key for text in every if HE.search(text.words) and not text.where.endswith(".toml")}


class Words(Visitor):
    """What a message says, without its variables."""

    def __init__(self) -> None:
        self.found: list[str] = []

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802 - the parser's name
        """Plain text."""
        self.found.append(node.value)

    def visit_StringLiteral(self, node: ast.StringLiteral) -> None:  # noqa: N802 - the parser's name
        """A word that is chosen: AGREE($name, "uses", "use")."""
        self.found.append(node.value)


def messages(path: Path) -> Iterator[Text]:
    """The messages of a Fluent file."""
    read = PAGES not in path.parents  # the pages have no words to type
    for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
        if isinstance(entry, ast.Message) and not (read and entry.id.name.startswith(TYPED)):
            words = Words()
            words.visit(entry)
            for said in words.found:
                yield Text(str(path.relative_to(PACKAGE.parent)), entry.id.name, said)


def told(path: Path, lang: Language) -> Iterator[Text]:
    """The texts of a lesson or manifest in a language, with the names of the tables they stand in."""

    def within(value: object, key: str) -> Iterator[Text]:
        if isinstance(value, dict):
            for name, inner in value.items():
                if name == lang and isinstance(inner, str):
                    yield Text(str(path.relative_to(PACKAGE.parent)), key, inner)
                else:
                    yield from within(inner, name)
        elif isinstance(value, list):
            for inner in value:
                yield from within(inner, key)

    yield from within(tomllib.loads(path.read_text(encoding="utf-8")), "")


def house_texts(lang: Language) -> Iterator[Text]:
    """What the house itself says."""
    for folder in HOUSE:
        yield from messages(folder / "texts" / f"{lang}.ftl")


def game_texts(game: str, lang: Language) -> Iterator[Text]:
    """What a game says: terminal and pages, lessons, its manifest, its numbered rules."""
    for folder in (GAMES / game / "texts", PAGES / "games" / game / "texts"):
        for path in sorted(folder.glob("*.ftl")):
            if f".{path.name}".endswith(f".{lang}.ftl"):
                yield from messages(path)
    for path in (GAMES / game / "game.toml", *sorted((GAMES / game / "lessons").glob("*.toml"))):
        yield from told(path, lang)
    for rule in ledger_of(game).told(lang).rules:
        yield Text(f"{game}, rule", rule.id, rule.text)


def faults() -> list[str]:
    """Everything in any text that a glossary forbids."""
    found: list[str] = []
    for lang in LANGUAGES:
        shared = house_terms()
        found += faults_in(lang, house_texts(lang), shared)
        for game in built_in():
            found += faults_in(lang, game_texts(game, lang), shared + game_terms(game))
    return found


def faults_in(lang: Language, every: Iterable[Text], glossary: list[Term]) -> list[str]:
    """What these texts have that these terms forbid."""
    return [fault for text in every for term in glossary for fault in term.faults(lang, text)]


def shared_names(say: Texts, *parts: str) -> list[tuple[str, str]]:
    """Pairs of things with texts of their own, of these parts of the texts, that are called the same."""
    seen: dict[str, str] = {}
    found: list[tuple[str, str]] = []
    for key in sorted(say.keys):
        part, _, id = key.partition("-")
        if part in parts and not {f"text-{id}", f"effect-{id}"}.isdisjoint(say.keys):
            name = say(key).casefold()
            found += [(seen[name], key)] if name in seen else []
            seen[name] = key
    return found
