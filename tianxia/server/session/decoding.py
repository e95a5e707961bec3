"""Reading what strangers send: one answer for everything that is not exactly a message, and never an exception."""

from __future__ import annotations

import json
import unicodedata
from typing import Any, Final, TypeVar

import msgspec

from tianxia.server import wire

T = TypeVar("T")
HIDDEN: Final = ("Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp")  # controls, direction and zero-width marks, unassigned
KEPT: Final = "\u200d"  # joins emoji


class Malformed(Exception):  # noqa: N818 - it names the fault
    """Not a message: `code` is the only thing that is told."""

    def __init__(self, code: str = "malformed") -> None:
        super().__init__(code)
        self.code: str = code


MESSAGES: Final[msgspec.json.Decoder[wire.ClientMessage]] = msgspec.json.Decoder(wire.ClientMessage)


def read_message(raw: bytes) -> wire.ClientMessage:
    """The message in a frame, or Malformed."""
    check_json(raw, wire.FRAME)
    try:
        return MESSAGES.decode(raw)
    except (msgspec.DecodeError, ValueError, RecursionError):
        raise Malformed from None


def read_body(raw: bytes, kind: type[T], most: int = wire.BODY) -> T:
    """The body of an HTTP request, or Malformed."""
    check_json(raw, most)
    try:
        return msgspec.json.decode(raw, type=kind)
    except (msgspec.DecodeError, ValueError, RecursionError):
        raise Malformed from None


def check_json(raw: bytes, most: int) -> None:
    """Refuse what parsers let through: repeated keys, NaN, numbers without bounds, text that is no text."""
    if len(raw) > most:
        raise Malformed("too-large")
    try:
        json.loads(raw.decode("utf-8"), object_pairs_hook=_once, parse_constant=_no_constant)
    except (ValueError, RecursionError):
        raise Malformed from None


def _once(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    found = dict(pairs)
    if len(found) != len(pairs):
        raise ValueError("a key is there twice")
    return found


def _no_constant(name: str) -> Any:
    raise ValueError(f"{name} is no number")


def clean(text: str, most: int) -> str:
    """Text that can be shown among other text: no controls, no marks that turn or hide it, single spaces."""
    normal = unicodedata.normalize("NFC", text)
    seen = "".join([" " if sign.isspace() else sign for sign in normal])
    seen = "".join([sign for sign in seen if sign == KEPT or unicodedata.category(sign) not in HIDDEN])
    return " ".join(_few_marks(seen).split())[:most].strip()


def _few_marks(text: str) -> str:
    """At most two combining marks on one letter: no text that climbs over its neighbours."""
    kept: list[str] = []
    marks = 0
    for sign in text:
        marks = marks + 1 if unicodedata.combining(sign) else 0
        if marks <= 2:
            kept.append(sign)
    return "".join(kept)
