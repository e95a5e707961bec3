"""Reading the files that a person names on the command line."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from tianxia.errors import Phrase, UserError, refusal_of_system

LARGEST: Final = 16 * 1024 * 1024


def reason(wrong: Exception) -> Phrase:
    """What the system has against a file, in one line."""
    if isinstance(wrong, OSError):
        return refusal_of_system(wrong)
    return Phrase(str(wrong).partition("\n")[0])


def check_target(file: Path, force: bool) -> None:
    """UserError where a file cannot be written, or would be written over; asked before the work, not after it."""
    try:
        if file.is_dir():
            raise UserError("{file} is a folder, not a file", file=file)
        if not file.absolute().parent.is_dir():
            raise UserError("{file} cannot be written: there is no folder {folder}", file=file, folder=file.parent)
        if file.exists() and not force:
            raise UserError("{file} is there already; --force writes over it", file=file)
    except (OSError, ValueError) as wrong:
        raise UserError("{file!r} is not the name of a file: {why}", file=str(file), why=reason(wrong)) from None


def read_text(file: Path) -> str:
    """The text of a file; one sentence if it is not text or far too large."""
    with file.open("rb") as source:
        found = source.read(LARGEST + 1)  # no more: a device has no end
    if len(found) > LARGEST:
        raise UserError(
            "{file} is larger than {most} MiB: not a log or scenario of tianxia",
            file=file,
            most=LARGEST // 1024 // 1024,
        )
    try:
        return found.decode("utf-8").replace("\r\n", "\n").replace("\r", "\n")
    except UnicodeDecodeError as wrong:
        raise UserError("{file} is not a text file (byte {byte})", file=file, byte=wrong.start) from None


def write_text(file: Path, text: str) -> None:
    """Writes a file; one sentence if there is no room for it."""
    try:
        file.write_text(text, encoding="utf-8")
    except OSError as wrong:
        raise UserError("{path} cannot be written: {why}", path=file, why=wrong) from None
