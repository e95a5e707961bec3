"""What several commands read from their flags, each refusal in one sentence."""

import os
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Final, Literal

from tianxia.commands.files import read_text
from tianxia.commands.lang import own_language
from tianxia.errors import Phrase, UserError
from tianxia.games import game_ids, known

WORTH_SHARING: Final = 24  # games; fewer are played before other processes have started
DATA: Final = "data"  # as the core calls it, which the command line does not load before it must


def game_of(name: str) -> str:
    """The id of a registered game."""
    return known(name.strip().lower())


def complete_game(incomplete: str) -> list[str]:
    """The games that begin with these letters, for the shell."""
    return [id for id in game_ids() if id.startswith(incomplete)]


def options_of(pairs: list[str], data: Path | None = None) -> dict[str, str]:
    """The settings of a table, from `--option name=value` given any number of times, and the components of a file."""
    options: dict[str, str] = {} if data is None else {DATA: data_of(data)}
    for pair in pairs:
        name, sign, value = (part.strip() for part in pair.partition("="))
        if not sign or not name or not value:
            raise UserError("--option takes name=value, not {pair!r}", pair=pair)
        if name == DATA:
            raise UserError("other components are given with --data FILE, not as an option")
        if name in options:
            raise UserError("--option {name} is given twice", name=name)
        options[name] = value
    return options


def data_of(path: Path) -> str:
    """The text of a file with components, or of all TOML files of a folder, one after the other by name."""
    files = sorted(path.glob("*.toml")) if path.is_dir() else [path]
    if not files:
        raise UserError("--data {path}: there is no TOML file in this folder", path=path)
    texts = [read_text(file) for file in files]
    if not any(text.strip() for text in texts):
        raise UserError("--data {path}: there is nothing in it", path=path)
    return "\n".join(texts)


def as_given(options: Mapping[str, str]) -> list[str]:
    """The settings of a table as they are written on a command line; the components by the word for their file."""
    words: list[str] = []
    for name, value in options.items():
        words += ["--data", "FILE"] if name == DATA else ["--option", f"{name}={value}"]
    return words


def jobs_of(wanted: int | None, tasks: int, worth_sharing: int = WORTH_SHARING) -> int:
    """How many processes share the work: as many as were asked for, else all cores once it is worth starting them."""
    if wanted is not None:
        return wanted
    return cores() if tasks >= worth_sharing else 1


def cores() -> int:
    """How many cores this process may use."""
    allowed = getattr(os, "sched_getaffinity", None)
    return len(allowed(0)) if allowed is not None else os.cpu_count() or 1


def tell_stopped(done: int, wanted: int) -> None:
    """That somebody was tired of waiting (Ctrl-C), and what the figures are of."""
    from tianxia.telling.faults import told  # noqa: PLC0415 - not for the help

    games = counted(wanted, "game")
    words = "stopped after {done} of {games}; these are the figures so far"
    print(told(Phrase(words, done=done, games=games, wanted=wanted), own_language()), file=sys.stderr)


def counted(number: int, thing: str) -> str:
    """A number of something: "1 game", "2 games"."""
    return f"{number} {thing}" if number == 1 else f"{number} {thing}s"


def viewer_of(text: str) -> int | Literal["all", "none"]:
    """Whose eyes a replay is seen with: a seat, all seats at once, or a spectator."""
    match text.strip().lower():
        case "all":
            return "all"
        case "none":
            return "none"
        case seat if seat.isdecimal():
            return int(seat)
    raise UserError("--viewer takes a seat number, all or none, not {text!r}", text=text)


def names_of(text: str) -> tuple[str, ...]:
    """The bots of `--bots`, separated by commas."""
    return names_in("--bots", text)


def names_in(flag: str, text: str) -> tuple[str, ...]:
    """A list of names separated by commas."""
    names = tuple(name.strip() for name in text.split(","))
    if not all(names):
        raise UserError("{flag} takes names separated by commas, not {text!r}", flag=flag, text=text)
    return names
