"""Texts: messages by key and facts in the player's language, from the Fluent files of the terminal and of each game."""

from __future__ import annotations

import re
from collections.abc import Hashable, Iterable, Iterator
from functools import cache
from importlib.resources import files
from itertools import pairwise
from typing import Any, Final, Literal

from fluent.runtime import FluentBundle, FluentResource

from tianxia.games import folder_of, manifest_of
from tianxia.telling.names import FUNCTIONS, MANY, Name

Language = Literal["en", "pl"]
LANGUAGES: Final[tuple[Language, ...]] = ("en", "pl")
SHARED: Final = "tianxia.telling"
OWN: Final = "game-"
USUAL: Final = ("sample-why", "sample-rule", "sample-word", "sample-card", "help-moves", "words-between")  # if unsaid
MOST_SAID: Final = 20_000  # sentences that a language remembers; then it begins anew
ENTRY: Final = re.compile(r"^(-?[A-Za-z][\w-]*) *=", re.MULTILINE)  # where a message or a term of a file begins
COMMENT: Final = re.compile(r"^#.*$", re.MULTILINE)
NAMED: Final = re.compile(r"-?[A-Za-z][\w-]*")  # whatever in a message may be the name of another one
LONGEST: Final = 900  # characters of a fact; Fluent refuses more than 1000, and a player may type anything


class TextError(LookupError):
    """A text that is missing, or that lacks a fact: a fault of ours, never of the player."""


class Texts:
    """All messages of one language: those that every game shares, and those of one game.

    A message is read when it is first said: reading thousands takes seconds, and a table says a part of them."""

    def __init__(self, lang: Language, sources: Iterable[str]) -> None:
        self.lang: Language = lang
        self.bundle = FluentBundle([lang], FUNCTIONS, use_isolating=False)
        self.keys: set[str] = set()
        self._unread: dict[str, str] = {}  # messages and terms as they stand in the files
        self._known: dict[Hashable, str] = {}  # what was said before: a table says most things many times
        for source in sources:
            for name, entry in entries(source):
                key = name.removeprefix("-")
                if key in self.keys:
                    raise TextError(f"{lang}: {key} is there twice")
                self.keys.add(key)
                self._unread[name] = entry

    def check(self) -> None:
        """Read every message now; TextError if one of them is not Fluent."""
        for name in [*self._unread]:
            self._read(name)

    def _read(self, name: str, within: tuple[str, ...] = ()) -> None:
        """A message goes into the bundle after those that it may name, so that another thread finds it whole."""
        entry = self._unread.get(name)
        if entry is None or name in within:
            return
        for other in NAMED.findall(entry):
            if other in self._unread:
                self._read(other, (*within, name))
        resource = FluentResource(entry)
        for part in resource.body:
            if type(part).__name__ == "Junk":
                raise TextError(f"{self.lang}: this is not Fluent: {getattr(part, 'content', '')!r}")
        self.bundle.add_resource(resource)
        self._unread.pop(name, None)

    def has(self, key: str) -> bool:
        """Whether there is such a message."""
        return key in self.keys

    def __call__(self, key: str, /, **facts: Any) -> str:
        """The message with its facts; TextError if there is none or a fact is missing.

        A text of the table may be said by a game in its own words: `game-ui-open` for `ui-open`."""
        if f"{OWN}{key}" in self.keys:
            key = f"{OWN}{key}"
        return self._said(key, "", self._message(key).value, facts)

    def name(self, key: str, /, **facts: Any) -> Name:
        """The message of a thing as a name: what its attributes say of it, `.acc = Łódkę`, goes with it."""
        message = self._message(key)
        forms = {case: self._said(key, case, form, facts) for case, form in message.attributes.items()}
        plural = forms.pop(MANY, "no") == "yes"
        return Name(self._said(key, "", message.value, facts), forms, plural=plural)

    def _message(self, key: str) -> Any:
        """The message of this key."""
        if key not in self.keys:
            raise TextError(f"{self.lang}: there is no text {key}")
        self._read(key)
        return self.bundle.get_message(key)

    def _said(self, key: str, attribute: str, pattern: Any, facts: dict[str, Any]) -> str:
        """A message, or one of its attributes, with its facts."""
        sign = (key, attribute, *[(name, *_sign(fact)) for name, fact in facts.items()])
        known = self._known.get(sign)
        if known is not None:
            return known
        if pattern is None:
            raise TextError(f"{self.lang}: {key} is empty")
        for name, fact in facts.items():
            if isinstance(fact, str) and len(fact) > LONGEST:
                facts[name] = f"{fact[:LONGEST]}…"
        text, errors = self.bundle.format_pattern(pattern, facts)
        if errors:
            raise TextError(f"{self.lang}: {key}: {errors[0]}")
        if len(self._known) >= MOST_SAID:
            self._known.clear()
        self._known[sign] = str(text)
        return str(text)

    def first(self, *keys: str, **facts: Any) -> str:
        """The first of these messages that there is."""
        for key in keys:
            if key in self.keys:
                return self(key, **facts)
        raise TextError(f"{self.lang}: there is none of the texts {', '.join(keys)}")

    def words(self, key: str) -> tuple[str, ...]:
        """A message that is a list of words separated by commas."""
        return tuple([word.strip() for word in self(key).split(",")])


def _sign(fact: Any) -> tuple[Hashable, ...]:
    """What a sentence can tell of a fact: 1 and True are said differently, and so are two names with one nominative."""
    if isinstance(fact, Name):
        return (str(fact), fact.plural, *fact.forms.items())
    return (type(fact).__name__, str(fact))


def entries(source: str) -> Iterator[tuple[str, str]]:
    """The messages and terms of a Fluent file by name, unread; TextError for anything else but comments above them."""
    starts = [*[(found.start(), found[1]) for found in ENTRY.finditer(source)], (len(source), "")]
    above = COMMENT.sub("", source[: starts[0][0]]).strip()
    if above:
        raise TextError(f"this is not Fluent: {above!r}")
    for (start, name), (end, _) in pairwise(starts):
        yield name, source[start:end]


def source(package: str, lang: Language) -> str:
    """The Fluent file of a package."""
    return files(package).joinpath("texts", f"{lang}.ftl").read_text(encoding="utf-8")


def own_texts(game: str, lang: Language) -> str:
    """The texts of a game: `en.ftl`, and where there are many also `heroes.en.ftl` and the like beside it."""
    folder = folder_of(game, "texts")
    files = [] if folder is None else list(folder.iterdir())
    parts = [file for file in files if f".{file.name}".endswith(f".{lang}.ftl")]
    return "\n".join([file.read_text(encoding="utf-8") for file in sorted(parts, key=lambda file: file.name)])


def level_name(say: Texts, spec: str) -> str:
    """How a bot is called: by the name of its level, if it is one."""
    key = f"bot-{spec.replace(':', '-')}"
    return say(key) if say.has(key) else say("bot-other", spec=spec)


@cache
def texts(lang: Language, game: str | None = None) -> Texts:
    """The shared texts and those of a game in this language."""
    if game is None:
        return Texts(lang, [source(SHARED, lang)])
    own = own_texts(game, lang)
    named = {name for name, _ in entries(own)}
    usual = [f"{key} = {{ default-{key} }}\n" for key in USUAL if key not in named]
    title = f"game-name = {getattr(manifest_of(game).title, lang)}\n"
    return Texts(lang, [source(SHARED, lang), title, *usual, own])
