"""Fields: what a state holds apart from its cards, declared once: what it holds, within which bounds, and who sees it.

From a declaration follow how a field begins, is copied, stored and read again, how it is shown in a view, and how it
is said and set in a position by hand. A searched game has this written out as code (`python -m tianxia.lab.making`)."""

from __future__ import annotations

from typing import Any, Final

from tianxia.core.events import OPEN, Facts, Seat
from tianxia.core.kinds import Each, Kind, Names

ALL: Final = "all"  # everybody sees the field as it is
OWNER: Final = "owner"  # of what each seat has, its player sees it as it is
HIDDEN: Final = "hidden"  # nobody sees it as it is; the view of the game may tell what follows from it


class Field:
    """One declared field. Without another word for it, the view and positions call it by its name; without any
    (an empty one), the game itself shows it or sets it."""

    __slots__ = ("about", "kind", "name", "seen", "view", "word")

    def __init__(
        self, name: str, kind: Kind, seen: str, about: str = "", view: str | None = None, word: str | None = None
    ) -> None:
        self.name: str = name
        self.kind: Kind = kind
        self.seen: str = seen
        self.about: str = about
        self.view: str = (name if view is None else view) if seen != HIDDEN else ""
        self.word: str = (name if word is None else word) if kind.is_stored else ""

    @property
    def is_by_seat(self) -> bool:
        """Whether each seat has its own."""
        return isinstance(self.kind, Each) and self.kind.over is None


Fields = tuple[Field, ...]


# ---- a state by its declarations, field by field: as fast as a game needs that is not searched


def begin(state: object, fields: Fields, seats: int) -> None:
    """Every field as it begins."""
    for field in fields:
        setattr(state, field.name, field.kind.start(seats))


def copy(state: object, other: object, fields: Fields) -> None:
    """The fields of one state into another."""
    for field in fields:
        setattr(other, field.name, copied(getattr(state, field.name)))


def copied(value: Any) -> Any:
    """Lists and tables anew, down to what nobody changes in place."""
    if isinstance(value, list):
        return [copied(item) for item in value]
    if isinstance(value, dict):
        return {key: copied(item) for key, item in value.items()}
    return value


def write(state: object, fields: Fields) -> Facts:
    """The fields as plain data."""
    return {field.name: field.kind.write(getattr(state, field.name)) for field in fields if field.kind.is_stored}


def read(state: object, fields: Fields, plain: Facts) -> None:
    """The fields that `write` wrote."""
    for field in fields:
        if field.kind.is_stored:
            setattr(state, field.name, field.kind.read(plain[field.name]))


def show(state: object, fields: Fields) -> Facts:
    """What every view has of the fields that belong to no seat."""
    return {
        field.view: field.kind.show(getattr(state, field.name))
        for field in fields
        if field.view and not field.is_by_seat
    }


def show_seat(state: object, fields: Fields, viewer: Seat, seat: Seat) -> Facts:
    """What this viewer sees of the fields of one seat."""
    shown: Facts = {}
    for field in fields:
        kind = field.kind
        if field.view and isinstance(kind, Each) and kind.over is None:
            sees = field.seen == ALL or viewer in (seat, OPEN)
            shown[field.view] = kind.part.show(getattr(state, field.name)[seat]) if sees else None
    return shown


def misfit(state: object, fields: Fields) -> str | None:
    """The name of a field that is out of its bounds."""
    for field in fields:
        if field.kind.is_stored and not field.kind.fits(getattr(state, field.name)):
            return field.name
    return None


# ---- positions by hand


def words(fields: Fields) -> tuple[str, ...]:
    """The words for fields that a position may use."""
    return tuple([field.word for field in fields if field.word])


def say(state: object, fields: Fields, names: Names) -> Facts:
    """The fields in words; what is said so is heard by `hear`."""
    return {field.word: field.kind.say(getattr(state, field.name), names) for field in fields if field.word}


def hear(state: object, fields: Fields, position: Facts, names: Names, of: str = "") -> None:
    """Set the fields that a position, or a table `of` it, names; BadInput if one cannot be so. The others stay as they
    are."""
    for field in fields:
        if field.word and field.word in position:
            now, what = getattr(state, field.name), f"{field.word} of {of}" if of else field.word
            setattr(state, field.name, field.kind.hear(what, position[field.word], names, now))


def picked(fields: Fields, *names: str) -> Fields:
    """The fields of these names."""
    return tuple([field for field in fields if field.name in names])
