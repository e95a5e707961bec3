"""Saved matches: written whole or not at all, read with one sentence for whatever is wrong."""

from __future__ import annotations

import os
import tempfile
from pathlib import Path
from typing import Final

from tianxia.core.game import Game
from tianxia.core.log import Journal, LogFile, read, replay
from tianxia.core.match import FAULTS
from tianxia.errors import UserError
from tianxia.games import game as game_of
from tianxia.terminal.progress import Progress

MOST_BYTES: Final = 32 * 1024 * 1024


def write(path: Path, text: str) -> None:
    """Into a file beside it, then renamed: a full disk or a crash never harms the save that was there."""
    try:
        handle, name = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name}.", suffix=".part")
    except OSError as error:
        raise UserError("{path} cannot be written: {why}", path=path, why=error) from None
    except ValueError:
        raise UserError("this is not the name of a file") from None
    part = Path(name)
    try:
        with os.fdopen(handle, "w", encoding="utf-8", newline="\n") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        part.chmod(0o644)
        part.replace(path)
    except OSError as error:
        part.unlink(missing_ok=True)
        raise UserError("{path} cannot be written: {why}", path=path, why=error) from None


def load(path: Path) -> LogFile:
    """A log as it stands in the file, not yet played."""
    try:
        with path.open("rb") as file:
            found = file.read(MOST_BYTES + 1)  # no more: a device has no end
        if len(found) > MOST_BYTES:
            raise UserError("{path} is too large for a saved match", path=path)
        text = found.decode("utf-8")
    except OSError as error:
        raise UserError("{path}: {why}", path=path, why=error) from None
    except UnicodeDecodeError:
        raise UserError("{path} is no saved match: it is not a text file", path=path) from None
    except ValueError:
        raise UserError("this is not the name of a file") from None
    try:
        return read(text)
    except UserError as wrong:
        raise UserError("{path}: {wrong}", path=path, wrong=wrong) from None


def journal_of(path: Path, log: LogFile, upto: int | None = None) -> Journal:
    """The match of a log, played again; one sentence names the place that does not fit."""
    game = game_in(path, log)
    try:
        with Progress(len(log.lines), "answers") as shown:
            return replay(game, log, upto, shown)
    except UserError as wrong:
        raise UserError("{path}: {wrong}", path=path, wrong=wrong) from None
    except (*FAULTS, RecursionError):
        raise UserError("{path}: the log was edited: its answers cannot be played", path=path) from None


def game_in(path: Path, log: LogFile) -> Game:
    """The game that a log is of."""
    try:
        return game_of(log.header["game"])
    except UserError as wrong:
        raise UserError("{path}: {wrong}", path=path, wrong=wrong) from None


def default_name(game: str, commitment: str) -> Path:
    """Where an unfinished match goes if no file was named; the hash of the key gives nothing away, and what lies there
    already stays."""
    name = f"{game}-{commitment[:8]}"
    found = Path(f"{name}.jsonl")
    number = 1
    while found.exists():
        number += 1
        found = Path(f"{name}-{number}.jsonl")
    return found
