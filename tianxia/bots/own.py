"""One's own bots: a class in a file or a module, one that a package announces, or a program that speaks JSON lines.

`mine.py:Mine` and `package.module:Mine` are Python, `run:COMMAND` is a program (docs/bot-protocol.md), and a package
announces a bot by an entry point of the group `tianxia.bots`, `mine = "package.module:Mine"`. Naming a file, a module
or a command runs it, so such names come from the command line alone: never from a saved match, never over the wire."""

from __future__ import annotations

import os
import sys
import traceback
from functools import cache
from importlib import import_module
from importlib.machinery import ModuleSpec
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType
from typing import Final

from tianxia.bots.bot import Bot, Weighed
from tianxia.core.asks import Choice
from tianxia.core.views import Glimpse
from tianxia.errors import Phrase, UserError

GROUP: Final = "tianxia.bots"  # of the entry points
PROGRAM: Final = "run:"
PYTHON: Final = ".py"
STOPS: Final = (Exception, SystemExit)  # a bot that leaves does not end us
MOST_LETTERS: Final = 40  # of a name in the browser
MOST_SAID: Final = 160  # letters that the browser shows of what a bot says of itself
CLASSES: Final[dict[str, type[Bot]]] = {}  # that this process was handed, by their spec


class BotFault(UserError):  # noqa: N818 - it names the fault, as Refusal does
    """One's own bot cannot be had or does not play: one sentence says why, with the line of its source."""


@cache
def announced() -> dict[str, str]:
    """The bots that other packages announce: where each is found, "module:Class"."""
    from importlib.metadata import entry_points  # noqa: PLC0415 - slow, and seldom wanted

    return {entry.name.lower(): entry.value for entry in entry_points(group=GROUP)}


def is_own(spec: str) -> bool:
    """Whether these words mean a file, a module or a command, and not a name of a bot."""
    place, colon, name = spec.strip().rpartition(":")
    if spec.strip().startswith(PROGRAM) or place.endswith(PYTHON):
        return True
    return bool(colon) and name.isidentifier() and all(part.isidentifier() for part in place.split("."))


def label_of(spec: str) -> str:
    """How one's own bot is called at the table: by its class, or by its program."""
    if spec.startswith(PROGRAM):
        words = spec.removeprefix(PROGRAM).split()
        scripts = [word for word in words if not word.startswith("-")]
        return Path(scripts[-1]).stem if scripts else spec
    return spec.rpartition(":")[2]


def about_of(spec: str) -> str:
    """What one's own bot says of itself: the first line of its class's docstring; nothing if it has none."""
    if spec.startswith(PROGRAM):
        return ""
    said = (
        class_of(announced().get(spec, spec)).__doc__ or ""
    )  # its own: that of the class it derives from is not taken
    first = said.strip().partition("\n")[0].strip()
    return first if len(first) <= MOST_SAID else f"{first[: MOST_SAID - 1].rstrip()}…"


def name_of(spec: str) -> str:
    """A short name by which the pages mean one's own bot."""
    letters = [letter if letter.isascii() and letter.isalnum() else "-" for letter in label_of(spec).lower()]
    return f"own-{''.join(letters)}"[:MOST_LETTERS]


def check(spec: str, game_id: str) -> None:
    """BotFault unless there is such a bot and it plays this game."""
    if spec.startswith(PROGRAM):
        from tianxia.bots.process import command_of  # noqa: PLC0415 - only for those who want one

        command_of(spec.removeprefix(PROGRAM))
        return
    games = class_of(announced().get(spec, spec)).games
    if games and game_id not in games:
        raise BotFault(
            "{spec} does not play {game_id}; it plays: {games}", spec=spec, game_id=game_id, games=", ".join(games)
        )


def plays(spec: str, game_id: str) -> bool:
    """Whether there is such a bot and it plays this game."""
    try:
        check(spec, game_id)
    except BotFault:
        return False
    return True


def make(spec: str, game_id: str, key: int) -> Bot:
    """The bot of this spec, watched: whatever it does wrong is told in one sentence."""
    check(spec, game_id)
    if spec.startswith(PROGRAM):
        from tianxia.bots.process import ProcessBot  # noqa: PLC0415

        return Watched(spec, ProcessBot(spec.removeprefix(PROGRAM), game_id, key))
    place = announced().get(spec, spec)
    try:
        bot = class_of(place)(key)
    except STOPS as wrong:
        raise BotFault("{spec} cannot be made: {why}", spec=spec, why=_where(wrong, place)) from wrong
    return Watched(spec, bot)


def remember(bot: type[Bot]) -> str:
    """The spec of a class that this process has; another process finds it by the same spec in its module."""
    spec = f"{bot.__module__}:{bot.__name__}"
    CLASSES[spec] = bot
    return spec


def class_of(place: str) -> type[Bot]:
    """The class that "module:Class" or "file.py:Class" names."""
    if place in CLASSES:
        return CLASSES[place]
    home, _, name = place.rpartition(":")
    module = _file(home) if home.endswith(PYTHON) else _module(home)
    found = getattr(module, name, None)
    if isinstance(found, type) and issubclass(found, Bot) and found is not Bot:
        if found.think is Bot.think and found.choose is Bot.choose:
            raise BotFault(
                "{name} of {home} does not say what it answers: it needs think(glimpse)", name=name, home=home
            )
        return found
    if found is not None:
        raise BotFault(
            "{name} of {home} is no bot: it must be a class that derives from tianxia.Bot", name=name, home=home
        )
    known = [
        each
        for each, value in vars(module).items()
        if isinstance(value, type) and issubclass(value, Bot) and value.__module__ == module.__name__
    ]
    raise BotFault(
        "{home} has no class {name}; its bots are: {known}",
        home=home,
        name=name,
        known=", ".join(known) or Phrase("none"),
    )


def _module(name: str) -> ModuleType:
    here = str(Path.cwd())
    if here not in sys.path:  # as `python -m` does
        sys.path.insert(0, here)
    try:
        return import_module(name)
    except ModuleNotFoundError as missing:
        if missing.name is not None and (name == missing.name or name.startswith(f"{missing.name}.")):
            raise BotFault("there is no module called {name}", name=name) from None
        raise BotFault("{name} cannot be loaded: {why}", name=name, why=str(missing)) from missing
    except STOPS as wrong:
        raise BotFault("{name} cannot be loaded: {why}", name=name, why=_where(wrong, name)) from wrong


@cache
def _file(path: str) -> ModuleType:
    file = Path(path).expanduser().absolute()
    if not file.is_file():
        raise BotFault("there is no file {path}", path=path)
    folder = str(file.parent)
    if folder not in sys.path:  # what lies beside it can be imported
        sys.path.append(folder)
    found: ModuleSpec | None = spec_from_file_location(f"own_bot_{file.stem}_{abs(_sum(str(file)))}", file)
    if found is None or found.loader is None:
        raise BotFault("{path} cannot be loaded", path=path)
    module = module_from_spec(found)
    sys.modules[found.name] = module
    try:
        found.loader.exec_module(module)
    except STOPS as wrong:
        raise BotFault("{path} cannot be loaded: {why}", path=path, why=_where(wrong, path)) from wrong
    return module


def _sum(text: str) -> int:
    """A number for a path, the same in every process."""
    total = 0
    for letter in text:
        total = (total * 31 + ord(letter)) % 1_000_000_007
    return total


def _where(wrong: BaseException, place: str) -> str:
    """What went wrong and in which line, in the bot's own file if it went through it."""
    said = f"{type(wrong).__name__}: {wrong}".partition("\n")[0].rstrip(": ")
    if isinstance(wrong, SyntaxError):
        return Phrase("line {line}: SyntaxError: {why}", line=wrong.lineno, why=wrong.msg)
    frames = [frame for frame in traceback.extract_tb(wrong.__traceback__) if not frame.filename.startswith("<")]
    base = os.path.basename(place.rpartition(":")[0] or place)
    mine = [frame for frame in frames if os.path.basename(frame.filename) in (base, f"{base.split('.')[-1]}.py")]
    last = (mine or frames)[-1] if frames else None
    if last is None:
        return said
    return Phrase("{why} (line {line} of {file})", why=said, line=last.lineno, file=os.path.basename(last.filename))


class Watched(Bot):
    """One's own bot: its faults and its illegal answers are told in one sentence."""

    def __init__(self, spec: str, bot: Bot) -> None:
        self.spec: str = spec
        self.bot: Bot = bot

    def choose(self, glimpse: Glimpse) -> Choice:
        """Its answer, if it is one."""
        return self._checked(glimpse, self._tried(glimpse, False)[0])

    def weigh(self, glimpse: Glimpse) -> tuple[Choice, list[Weighed]]:
        """Its answer and what it compared."""
        choice, weighed = self._tried(glimpse, True)
        return self._checked(glimpse, choice), weighed

    def leave(self) -> None:
        """It is not asked any more."""
        self.bot.leave()

    def _tried(self, glimpse: Glimpse, weighs: bool) -> tuple[Choice, list[Weighed]]:
        try:
            return self.bot.weigh(glimpse) if weighs else (self.bot.choose(glimpse), [])
        except BotFault:
            raise
        except STOPS as wrong:
            place = announced().get(self.spec, self.spec)
            raise BotFault(
                "{spec} failed at {question}: {why}", spec=self.spec, question=glimpse.kind, why=_where(wrong, place)
            ) from wrong

    def _checked(self, glimpse: Glimpse, choice: Choice) -> Choice:
        if not isinstance(choice, Choice):
            raise BotFault(
                "{spec} must answer {question} with a Choice, not {choice!r}",
                spec=self.spec,
                question=glimpse.kind,
                choice=choice,
            )
        refusal = glimpse.why_not(choice)
        if refusal is not None:
            raise BotFault(
                "{spec} answers {question} with {choice!r}, which {rule} forbids",
                spec=self.spec,
                question=glimpse.kind,
                choice=choice,
                rule=refusal.rule,
            )
        return choice
