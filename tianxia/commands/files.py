"""Reading the files that a person names on the command line."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from tianxia.errors import UserError

LARGEST: Final = 16 * 1024 * 1024


def check_target(file: Path, force: bool) -> None:
    """UserError where a file cannot be written, or would be written over; asked before the work, not after it."""
    try:
        if file.is_dir():
            raise UserError(f"{file} is a folder, not a file")
        if not file.absolute().parent.is_dir():
            raise UserError(f"{file} cannot be written: there is no folder {file.parent}")
        if file.exists() and not force:
            raise UserError(f"{file} is there already; --force writes over it")
    except (OSError, ValueError) as wrong:
        raise UserError(f"{str(file)!r} is not the name of a file: {wrong}".partition("\n")[0]) from None


def read_text(file: Path) -> str:
    """The text of a file; one sentence if it is not text or far too large."""
    if file.is_file() and file.stat().st_size > LARGEST:
        raise UserError(f"{file} is larger than {LARGEST // 1024 // 1024} MiB: not a log or scenario of tianxia")
    try:
        return file.read_text(encoding="utf-8")
    except UnicodeDecodeError as wrong:
        raise UserError(f"{file} is not a text file (byte {wrong.start})") from None
