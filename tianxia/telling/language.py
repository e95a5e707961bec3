"""Texts: messages by key and facts in the player's language, from the Fluent files of the terminal and of each game."""

from __future__ import annotations

from collections.abc import Hashable, Iterable
from functools import cache
from importlib.resources import files
from typing import Any, Final, Literal

from tianxia.games import folder_of, manifest_of
from tianxia.telling.names import FUNCTIONS, MANY, Name
from tianxia.telling.sentences import Sentences, TextError, entries

Language = Literal["en", "pl"]
LANGUAGES: Final[tuple[Language, ...]] = ("en", "pl")
SHARED: Final = "tianxia.telling"
OWN: Final = "game-"
USUAL: Final = ("sample-why", "sample-rule", "sample-word", "sample-card", "help-moves", "words-between")  # if unsaid
MOST_SAID: Final = 20_000  # sentences that a language remembers; then it begins anew
LONGEST: Final = 900  # characters of a fact: a player may type anything


class Texts:
    """All messages of one language: those that every game shares, and those of one game."""

    def __init__(self, lang: Language, sources: Iterable[str]) -> None:
        self.lang: Language = lang
        self._sentences = Sentences(lang, FUNCTIONS)
        self._known: dict[Hashable, str] = {}  # what was said before: a table says most things many times
        for source in sources:
            self._sentences.add(source)
        self.keys: set[str] = self._sentences.keys

    def check(self) -> None:
        """Reads every message now; TextError if one of them is not Fluent."""
        self._sentences.check()

    def has(self, key: str) -> bool:
        """Whether there is such a message."""
        return key in self.keys

    def __call__(self, key: str, /, **facts: Any) -> str:
        """The message with its facts; TextError if there is none or a fact is missing.

        A text of the table may be said by a game in its own words: `game-ui-open` for `ui-open`."""
        if f"{OWN}{key}" in self.keys:
            key = f"{OWN}{key}"
        return self._said(key, "", facts)

    def name(self, key: str, /, **facts: Any) -> Name:
        """The message of a thing as a name: what its attributes say of it, `.acc = Łódkę`, goes with it."""
        name = self._said(key, "", facts)
        forms = {case: self._said(key, case, facts) for case in self._sentences.attributes(key)}
        plural = forms.pop(MANY, "no") == "yes"
        return Name(name, forms, plural=plural)

    def _said(self, key: str, attribute: str, facts: dict[str, Any]) -> str:
        """A message, or one of its attributes, with its facts."""
        sign = (key, attribute, *[(name, *_sign(fact)) for name, fact in facts.items()])
        known = self._known.get(sign)
        if known is not None:
            return known
        if key not in self.keys:
            raise TextError(f"{self.lang}: there is no text {key}")
        for name, fact in facts.items():
            if isinstance(fact, str) and len(fact) > LONGEST:
                facts[name] = f"{fact[:LONGEST]}…"
        text = self._sentences.say(key, attribute, facts)
        if len(self._known) >= MOST_SAID:
            self._known.clear()
        self._known[sign] = text
        return text

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
