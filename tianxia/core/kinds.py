"""Kinds of fields: what a field of a state may hold, how it begins, is stored, shown, said and heard."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, ClassVar, Final

from mypy_extensions import mypyc_attr

from tianxia.core.events import Facts, Seat
from tianxia.core.inputs import a_flag, a_list, a_number, a_table, a_text, a_word, said
from tianxia.errors import BadInput, Phrase

NOBODY: Final[Seat] = -1
NONE: Final = "none"  # how a position says that it is nobody
MOST: Final = 10**6
MANY: Final = 3  # names that are listed, not told one by one
Names = Sequence[str]  # of the seats, in their order


@mypyc_attr(allow_interpreted_subclasses=True)
class Kind:
    """What a field holds. Where it is `shared`, copies of a state hold the same object: nobody changes it in place."""

    shared: ClassVar[bool] = True
    is_stored: ClassVar[bool] = True

    def start(self, seats: int) -> Any:
        """The value at the beginning."""
        raise NotImplementedError

    def fits(self, value: Any) -> bool:
        """Whether the value is within its bounds; asked by `State.check`."""
        return True

    def write(self, value: Any) -> Any:
        """As stored: plain data."""
        return value

    def read(self, plain: Any) -> Any:
        """The value that `write` wrote."""
        return plain

    def show(self, value: Any) -> Any:
        """As a view has it."""
        return value

    def say(self, value: Any, names: Names) -> Any:
        """In words, as the picture of a position has it."""
        return self.show(value)

    def hear(self, what: str, value: object, names: Names, now: Any) -> Any:
        """The value that a position means by these words; what they leave out stays as it is now."""
        raise BadInput("{what} cannot be set by hand", what=what)


class Number(Kind):
    """A whole number within bounds."""

    def __init__(self, start: int = 0, least: int = 0, most: int = MOST) -> None:
        self.first: int = start
        self.least: int = least
        self.most: int = most

    def start(self, seats: int) -> int:
        """The number it begins with."""
        return self.first

    def fits(self, value: Any) -> bool:
        """From the least to the most."""
        return bool(self.least <= value <= self.most)

    def hear(self, what: str, value: object, names: Names, now: Any) -> int:
        """A number within the bounds."""
        return a_number(what, value, self.least, self.most)


class Flag(Kind):
    """A fact that holds or does not."""

    def __init__(self, start: bool = False) -> None:
        self.first: bool = start

    def start(self, seats: int) -> bool:
        """Whether it holds from the start."""
        return self.first

    def hear(self, what: str, value: object, names: Names, now: Any) -> bool:
        """True or false, nothing else."""
        return a_flag(what, value)


class OneText(Kind):
    """A text, one of some if they are named; what a position may say can also be left to a function."""

    def __init__(
        self, start: str = "", among: Sequence[str] = (), accepts: Callable[[str], bool] | None = None, about: str = ""
    ) -> None:
        self.first: str = start
        self.among: Sequence[str] = among
        self.accepts: Callable[[str], bool] | None = accepts
        self.about: str = about  # what such a text is, for a sentence

    def start(self, seats: int) -> str:
        """The text it begins with."""
        return self.first

    def fits(self, value: Any) -> bool:
        """One of those that there are."""
        return not self.among or value in self.among

    def hear(self, what: str, value: object, names: Names, now: Any) -> str:
        """A text, of those that there are."""
        text = a_word(what, value, self.among) if self.among else a_text(what, value)
        if self.accepts is not None and not self.accepts(text):
            raise BadInput("{what} is {about}, not {text}", what=what, about=self.about, text=said(text))
        return text


class Together(Kind):
    """Some texts or numbers that are always changed together: the skills of a hero, the values of a marker."""

    def __init__(self, part: Kind) -> None:
        self.part: Kind = part

    def start(self, seats: int) -> tuple[Any, ...]:
        """None of them."""
        return ()

    def fits(self, value: Any) -> bool:
        """Every one of them."""
        return all(self.part.fits(item) for item in value)

    def read(self, plain: Any) -> tuple[Any, ...]:
        """JSON knows no tuples."""
        return tuple(plain)

    def show(self, value: Any) -> list[Any]:
        """A list."""
        return list(value)

    def hear(self, what: str, value: object, names: Names, now: Any) -> tuple[Any, ...]:
        """A list of them."""
        return tuple(
            [self.part.hear(Phrase("each of {what}", what=what), item, names, None) for item in a_list(what, value)]
        )


class OneOf(Kind):
    """The place of a word in a row of words, which is what is shown of it; -1 is none of them, if that is possible."""

    def __init__(self, words: Sequence[str], start: int = 0, or_none: bool = False) -> None:
        self.words: Sequence[str] = words
        self.first: int = start
        self.or_none: bool = or_none

    def start(self, seats: int) -> int:
        """The place of the first word that holds."""
        return self.first

    def fits(self, value: Any) -> bool:
        """The place of a word."""
        return bool((-1 if self.or_none else 0) <= value < len(self.words))

    def show(self, value: Any) -> str | None:
        """The word itself, not its place."""
        return None if self.or_none and value < 0 else self.words[value]

    def hear(self, what: str, value: object, names: Names, now: Any) -> int:
        """One of the words."""
        if self.or_none and is_none(value):
            return -1
        return self.words.index(a_word(what, value, self.words))


class Someone(Kind):
    """A seat, or nobody if that is possible; positions say None for it, or this word."""

    def __init__(self, start: Seat = 0, or_nobody: bool = False, nobody: str | None = None) -> None:
        self.first: Seat = start
        self.or_nobody: bool = or_nobody
        self.nobody: str | None = nobody

    def start(self, seats: int) -> Seat:
        """The seat it begins with."""
        return self.first

    def fits(self, value: Any) -> bool:
        """A seat, or nobody where that is possible."""
        return bool(value >= (NOBODY if self.or_nobody else 0))

    def show(self, value: Any) -> Seat | None:
        """The number of the seat."""
        return None if self.or_nobody and value == NOBODY else value

    def say(self, value: Any, names: Names) -> str | None:
        """The name of the seat."""
        return self.nobody if value == NOBODY else names[value]

    def hear(self, what: str, value: object, names: Names, now: Any) -> Seat:
        """A seat by its name."""
        if self.or_nobody and is_none(value):
            return NOBODY
        if value not in names:
            if len(names) < MANY:
                raise BadInput("{what} is {known}, not {value}", what=what, known=" or ".join(names), value=said(value))
            raise BadInput(
                "{what} is one of {among}, not {value}", what=what, among=", ".join(names), value=said(value)
            )
        return names.index(str(value))


class Row(Kind):
    """Some values side by side that belong together, such as one line of a history."""

    def __init__(self, *parts: Kind) -> None:
        self.parts: tuple[Kind, ...] = parts

    def start(self, seats: int) -> tuple[Any, ...]:
        """Each part as it begins."""
        return tuple([part.start(seats) for part in self.parts])

    def fits(self, value: Any) -> bool:
        """Every part is within its own bounds."""
        return all(part.fits(item) for part, item in zip(self.parts, value, strict=True))

    def read(self, plain: Any) -> tuple[Any, ...]:
        """Each part is read by its own kind."""
        return tuple([part.read(item) for part, item in zip(self.parts, plain, strict=True)])

    def show(self, value: Any) -> list[Any]:
        """Each part as its own kind shows it."""
        return [part.show(item) for part, item in zip(self.parts, value, strict=True)]

    def say(self, value: Any, names: Names) -> list[Any]:
        """Each part as its own kind says it."""
        return [part.say(item, names) for part, item in zip(self.parts, value, strict=True)]

    def hear(self, what: str, value: object, names: Names, now: Any) -> tuple[Any, ...]:
        """As many parts as there are."""
        given = a_list(what, value)
        if len(given) != len(self.parts):
            raise BadInput(
                "{what} has {count} entries, not {count_given}",
                what=what,
                count=len(self.parts),
                count_given=len(given),
            )
        return tuple(
            [
                part.hear(f"entry {n} of {what}", item, names, None)
                for n, (part, item) in enumerate(zip(self.parts, given, strict=True), 1)
            ]
        )


class Thing(Kind):
    """An object of a game's own class that nobody changes: its `plain` writes it, and a function reads that again."""

    def __init__(self, of: type[Any], reader: Callable[[Facts], Any]) -> None:
        self.of: type[Any] = of
        self.reader: Callable[[Facts], Any] = reader

    def write(self, value: Any) -> Any:
        """What its `plain` writes."""
        return value.plain()

    def read(self, plain: Any) -> Any:
        """What the function makes of that."""
        return self.reader(plain)

    def show(self, value: Any) -> Any:
        """The same as is stored."""
        return value.plain()


class Plain(Kind):
    """Plain data of any shape, or nothing; replaced as a whole, never changed in place."""

    def start(self, seats: int) -> None:
        """Nothing at first."""
        return


class Given(Kind):
    """What the settings of the table decide: `setup` sets it, and it is not stored, since the settings are."""

    is_stored: ClassVar[bool] = False

    def __init__(self, of: type[Any]) -> None:
        self.of: type[Any] = of

    def start(self, seats: int) -> None:
        """Nothing yet: `setup` sets it."""
        return


class Follows(Given):
    """What follows from the rest and is worked out again when it is missing."""


# ---- of several parts


class Entries(Kind):
    """A list whose entries are all of one kind."""

    shared: ClassVar[bool] = False

    def __init__(self, part: Kind) -> None:
        self.part: Kind = part

    def fits(self, value: Any) -> bool:
        """Every entry is within its bounds."""
        return all(self.part.fits(item) for item in value)

    def write(self, value: Any) -> list[Any]:
        """Each entry as its own kind writes it."""
        return [self.part.write(item) for item in value]

    def read(self, plain: Any) -> list[Any]:
        """Each entry is read by its own kind."""
        return [self.part.read(item) for item in plain]

    def show(self, value: Any) -> list[Any]:
        """Each entry as its own kind shows it."""
        return [self.part.show(item) for item in value]


class Each(Entries):
    """One for each seat, or for each of these names."""

    def __init__(self, part: Kind, over: Sequence[str] | None = None) -> None:
        super().__init__(part)
        self.over: Sequence[str] | None = over

    def start(self, seats: int) -> list[Any]:
        """As many as there are seats or names."""
        return [self.part.start(seats) for _ in range(seats if self.over is None else len(self.over))]

    def say(self, value: Any, names: Names) -> Any:
        """By name; of what holds or not, the names for which it holds."""
        pairs = zip(self._names(names), value, strict=True)
        if isinstance(self.part, Flag):
            return [name for name, holds in pairs if holds]
        return {name: self.part.say(item, names) for name, item in pairs}

    def hear(self, what: str, value: object, names: Names, now: Any) -> list[Any]:
        """By name; whatever is not named stays as it is, if it is anything yet."""
        own = self._names(names)
        if isinstance(self.part, Flag):
            holding = [a_word(Phrase("each of {what}", what=what), name, own) for name in a_list(what, value)]
            return [name in holding for name in own]
        given = a_table(what, value, own)
        return [
            item
            if name not in given and now is not None
            else self.part.hear(f"{what}.{name}", given.get(name), names, item)
            for name, item in zip(own, now or [None] * len(own), strict=True)
        ]

    def _names(self, names: Names) -> Names:
        return names if self.over is None else self.over


class Several(Entries):
    """Any number of them, one after the other; none at the start."""

    def start(self, seats: int) -> list[Any]:
        """An empty list."""
        return []

    def say(self, value: Any, names: Names) -> list[Any]:
        """Each entry as its own kind says it."""
        return [self.part.say(item, names) for item in value]

    def hear(self, what: str, value: object, names: Names, now: Any) -> list[Any]:
        """A list whose entries are heard one by one."""
        word = "row" if isinstance(self.part, (Row, Each)) else "entry"
        return [
            self.part.hear(Phrase("{word} {n} of {what}", word=word, n=n, what=what), item, names, None)
            for n, item in enumerate(a_list(what, value), 1)
        ]


class Named(Kind):
    """Some of them, each under a key: a name, or the number of a card. Stored as pairs, since JSON has no numbers as
    keys."""

    shared: ClassVar[bool] = False

    def __init__(self, part: Kind, by: type[Any] = str) -> None:
        self.part: Kind = part
        self.by: type[Any] = by

    def start(self, seats: int) -> dict[Any, Any]:
        """An empty table."""
        return {}

    def fits(self, value: Any) -> bool:
        """Every entry is within its bounds."""
        return all(self.part.fits(item) for item in value.values())

    def write(self, value: Any) -> list[Any]:
        """Pairs, in the order in which they came."""
        return [[key, self.part.write(item)] for key, item in value.items()]

    def read(self, plain: Any) -> dict[Any, Any]:
        """The table that these pairs stand for."""
        return {key: self.part.read(item) for key, item in plain}

    def show(self, value: Any) -> dict[Any, Any]:
        """Each value under its key, as the view has it."""
        return {key: self.part.show(value[key]) for key in sorted(value)}

    def hear(self, what: str, value: object, names: Names, now: Any) -> dict[Any, Any]:
        """A table whose values are heard one by one."""
        return {key: self.part.hear(f"{what}.{key}", item, names, None) for key, item in a_table(what, value).items()}


# ---- words


def is_none(value: object) -> bool:
    """Whether a position says that it is nobody or nothing."""
    return value is None or value is False or value == NONE
