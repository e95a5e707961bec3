"""Reading the files that a person names on the command line."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from tianxia.errors import UserError

LARGEST: Final = 16 * 1024 * 1024


def read_text(file: Path) -> str:
    """The text of a file; one sentence if it is not text or far too large."""
    if file.is_file() and file.stat().st_size > LARGEST:
        raise UserError(f"{file} is larger than {LARGEST // 1024 // 1024} MiB: not a log or scenario of tianxia")
    try:
        return file.read_text(encoding="utf-8")
    except UnicodeDecodeError as wrong:
        raise UserError(f"{file} is not a text file (byte {wrong.start})") from None
