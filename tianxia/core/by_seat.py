"""Kinds of fields between seats: what one has to do with another, and what only some have (see core/kinds.py)."""

from __future__ import annotations

from typing import Any, ClassVar

from tianxia.core.events import Facts
from tianxia.core.inputs import a_number, a_table
from tianxia.core.kinds import MOST, Kind, Named, Names


class Pairs(Kind):
    """One for each seat and each seat in one row: what seat a has to do with seat b is at `a * seats + b`."""

    shared: ClassVar[bool] = False

    def __init__(self, start: int = 0) -> None:
        self.first: int = start

    def start(self, seats: int) -> list[int]:
        """Every pair begins alike."""
        return [self.first] * (seats * seats)

    def read(self, plain: Any) -> list[int]:
        """A list of its own."""
        return list(plain)

    def show(self, value: Any) -> list[int]:
        """A list of its own."""
        return list(value)

    def say(self, value: Any, names: Names) -> Facts:
        """By name and name, without those that are 0."""
        rows = {
            name: {other: n for other, n in zip(names, value[len(names) * seat :], strict=False) if n}
            for seat, name in enumerate(names)
        }
        return {name: row for name, row in rows.items() if row}

    def hear(self, what: str, value: object, names: Names, now: Any) -> list[int]:
        """By name and name; whoever is not named stays as it is."""
        found = list(now)
        for name, row in a_table(what, value, names).items():
            for other, n in a_table(f"{what}.{name}", row, names).items():
                at = names.index(name) * len(names) + names.index(other)
                found[at] = a_number(f"{what}.{name}.{other}", n, -MOST, MOST)
        return found


class ForSome(Named):
    """Some seats have one."""

    def __init__(self, part: Kind) -> None:
        super().__init__(part, int)

    def say(self, value: Any, names: Names) -> Facts:
        """By the names of the seats."""
        return {names[seat]: self.part.say(item, names) for seat, item in value.items()}

    def hear(self, what: str, value: object, names: Names, now: Any) -> dict[Any, Any]:
        """By the names of the seats; the others have none."""
        table = a_table(what, value, names)
        return {names.index(name): self.part.hear(f"{what}.{name}", item, names, None) for name, item in table.items()}
