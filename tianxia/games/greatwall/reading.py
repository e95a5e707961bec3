"""Reading cards: whatever a file says that cannot be played is refused in one sentence, with its place.

The words of data/effects.toml are the schema: which operations there are, what may be said of each, and the closed
lists of selectors, conditions, targets and so on (GW-2201 to GW-2205)."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from tianxia.core.inputs import a_flag, a_list, a_number, a_table, a_text, a_word, said, what_fits
from tianxia.errors import BadInput

Row = dict[str, Any]
Check = Callable[[str, object], object]
ID: Final = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")
MOST: Final = 99
MOST_SPOTS: Final = 8  # on one Horde card
ROWS: Final = (1, 2, 3)
CHOICE: Final = "choice:"  # all of one of the kinds that follow
PLAYERS: Final = ("players", "2*players", "players+1", "ceil(players/2)")  # formulas of Requests
REWARDS: Final = re.compile(r"h[1-9]|wood|stone|gold|chi|none")  # of a Vital spot
PARTS: Final = {
    "command": ("owner", "others"), "reed_command": ("reed", "others"), "solo_command": ("partner", "you"),
}  # fmt: skip

MODULES: Final = ("base", "coop", "solo", "two-player", "genghis", "chronicles", "fifth", "rat")
ALWAYS: Final = ("id", "name")
PRINTED: Final = ("name_pl", "text", "source", "numbers", "layout_source", "module", "count", "min_players")
ACTING: Final = ("trigger", "cond", "limit", "may", "pay", "window", "ops")
TABLES: Final[dict[str, tuple[tuple[str, ...], tuple[str, ...]]]] = {  # what each table must say, and what it may
    "command": (("parts",), ("copies_per_player",)),
    "reed_command": (("parts",), ()),
    "solo_command": (("parts",), ()),
    "general": (("tea", "start", "trigger", "ops"), ACTING),
    "reed_general": (("priority", "spearmen"), ()),
    "solo_general": (("priority",), ()),
    "advisor": (("cost", "trigger", "ops"), ACTING),
    "tactic": (("timing", "ops"), ("pay",)),
    "horde": (("invasion", "power", "spots", "honour", "ops"), ("trigger",)),
    "artifact": (("trigger", "ops"), ("cond", "limit", "whole_game")),
    "event": (("trigger", "ops"), ()),
    "request": (("condition",), ("check",)),
    "rat": (("condition",), ()),
    "award": (("trigger", "ops"), ("limit",)),
    "skill": (("spots", "trigger", "ops"), ()),
    "khan": (("spots", "power", "honour"), ()),
}  # fmt: skip
LEAST: Final[dict[str, int]] = {  # cards of each table, so that no set-up finds too few
    "command": 6, "reed_command": 1, "solo_command": 1, "general": 10, "reed_general": 1, "solo_general": 1,
    "advisor": 24, "tactic": 1, "horde": 9, "artifact": 3, "event": 1, "request": 3, "rat": 2, "award": 1, "skill": 2,
    "khan": 1,
}  # fmt: skip


class Reader:
    """Checks the rows of a file against the words of the game."""

    def __init__(self, words: Row, board: Row) -> None:
        self.ops: dict[str, tuple[str, ...]] = {row["id"]: tuple(row["params"]) for row in words["op"]}
        lists = (
            "number", "trigger", "resource_word", "selector", "condition", "target", "who", "where", "what", "limit",
            "window", "request_what", "rat_condition",
        )  # fmt: skip
        self.words: dict[str, tuple[str, ...]] = {name: tuple([row["id"] for row in words[name]]) for name in lists}
        self.resources: tuple[str, ...] = tuple(board["game"]["resources"])
        self.sections: tuple[str, ...] = tuple([row["id"] for row in board["section"]])
        self.locations: tuple[str, ...] = tuple([row["id"] for row in board["location"]])
        self.soldiers: tuple[str, ...] = tuple([row["id"] for row in board["soldier"]])
        self.params: dict[str, Check] = {
            "res": self._resource, "n": self._amount, "max": self._amount, "max_count": self._amount,
            "max_own": self._amount, "honour": self._small, "every": self._small, "minus": self._small,
            "times": self._amount, "barricade": self._small_or_none, "who": self._listed("who"), "of": self._of,
            "per": self._listed("selector"), "where": self._listed("where"), "target": self._listed("target"),
            "what": self._listed("what"), "cond": self._listed("condition"), "soldier": self._one_of(self.soldiers),
            "rows": self._rows, "to": self._to, "plus": self._plus, "location": self._location, "pay": self._pay,
            "duration": self._one_of(("year",)), "from": self._one_of(("rest",)), "otherwise": self.check_ops,
            "then": self.check_ops,
        }  # fmt: skip
        flags = ("distinct", "distinct_sections", "new", "free", "wall_only", "shared_cost", "advanced",
                 "need_own_clerk", "reorder", "bottom")  # fmt: skip
        self.params |= dict.fromkeys(flags, a_flag)
        self.keys: dict[str, Check] = {
            "id": self._id, "name": a_text, "name_pl": a_text, "text": a_text, "source": a_text, "numbers": a_text,
            "layout_source": a_text, "module": self._one_of(MODULES),
            "count": self._small, "copies_per_player": self._one, "min_players": self._small, "tea": self._any_number,
            "start": self._pay, "cost": self._small, "pay": self._pay, "may": a_flag, "whole_game": a_flag,
            "trigger": self._listed("trigger"), "cond": self._listed("condition"), "limit": self._listed("limit"),
            "window": self._listed("window"), "timing": self._listed("window"), "ops": self.check_ops,
            "invasion": self._invasion, "power": self._small_or_none, "honour": self._small_or_none,
            "priority": self._priority, "spearmen": a_flag, "check": self._one_of(("winter_end",)),
        }  # fmt: skip

    # ---- a table

    def check(self, table: str, rows: Sequence[Row]) -> None:
        """BadInput unless all rows of a table can be played with."""
        seen: list[str] = []
        for n, row in enumerate(rows, 1):
            where = f"[[{table}]] {n}"
            must, may = TABLES[table]
            a_table(where, row, (*ALWAYS, *must, *PRINTED, *may))
            where = f"{table} {said(row['id'])}" if "id" in row else where
            for key in (*ALWAYS, *must):
                if key not in row:
                    raise BadInput(f"{where} has no {key}")
            for key, value in row.items():
                self._key(table, where, key, value)
            if row["id"] in seen:
                raise BadInput(f"there are two of {where}")
            seen.append(row["id"])
        cards = sum([len(row["invasion"]) if table == "horde" else int(row.get("count", 1)) for row in rows])
        if cards < LEAST[table]:
            raise BadInput(f"there are at least {LEAST[table]} cards in [[{table}]], not {cards}")

    def _key(self, table: str, where: str, key: str, value: object) -> None:
        what = f"{key} of {where}"
        if key == "spots":
            self._spots(table, what, value)
        elif key == "parts":
            self._parts(table, what, value)
        elif key == "condition":
            self._condition(table, what, value)
        else:
            self.keys[key](what, value)

    def _spots(self, table: str, what: str, value: object) -> None:
        spots = a_list(what, value)
        if not 1 <= len(spots) <= MOST_SPOTS:
            raise BadInput(f"{what} are 1 to {MOST_SPOTS}, not {len(spots)}")
        for spot in spots:
            reward = spot
            if table != "horde":
                row = a_table(f"each of {what}", spot, ("number", "reward"))
                a_number(f"the number of each of {what}", row.get("number"), 0, 5)
                reward = row.get("reward")
            if not isinstance(reward, str) or not REWARDS.fullmatch(reward):
                raise BadInput(f"each of {what} rewards with a resource, h1 to h9 or none, not {said(reward)}")

    def _parts(self, table: str, what: str, value: object) -> None:
        for n, part in enumerate(a_list(what, value), 1):
            where = f"part {n} of {what}"
            row = a_table(where, part, ("who", "ops"))
            a_word(f"who of {where}", row.get("who"), PARTS[table])
            self.check_ops(f"ops of {where}", row.get("ops"))

    def _condition(self, table: str, what: str, value: object) -> None:
        if table == "rat":
            a_word(what, value, self.words["rat_condition"])
            return
        row = a_table(what, value, ("what", "min", "max", *self.resources))
        a_word(f"what of {what}", row.get("what"), self.words["request_what"])
        for key in row:
            if key != "what" and row[key] not in PLAYERS:
                a_number(f"{key} of {what}", row[key], 0, MOST)

    # ---- operations

    def check_ops(self, what: str, value: object) -> object:
        """A list of operations, each with what may be said of it."""
        for n, op in enumerate(a_list(what, value), 1):
            where = f"operation {n} of {what}"
            row = a_table(where, op)
            id = a_word(f"op of {where}", row.get("op"), tuple(self.ops))
            a_table(where, row, ("op", *self.ops[id]))
            for key, said_of in row.items():
                if key != "op":
                    self.params[key](f"{key} of {where}", said_of)
        return value

    def _of(self, what: str, value: object) -> object:
        return self.check_ops(what, value) if isinstance(value, list) else a_word(what, value, self.words["who"])

    # ---- values

    def _listed(self, name: str) -> Check:
        return self._one_of(self.words[name])

    def _one_of(self, words: tuple[str, ...]) -> Check:
        return lambda what, value: a_word(what, value, words)

    def _id(self, what: str, value: object) -> object:
        if not ID.fullmatch(a_text(what, value)):
            raise BadInput(f"{what} is made of small letters, digits and dashes")
        return value

    def _small(self, what: str, value: object) -> object:
        return a_number(what, value, 1, MOST)

    def _small_or_none(self, what: str, value: object) -> object:
        return a_number(what, value, 0, MOST)

    def _one(self, what: str, value: object) -> object:
        return a_number(what, value, 1, 1)

    def _any_number(self, what: str, value: object) -> object:
        return a_number(what, value, -MOST, MOST)

    def _amount(self, what: str, value: object) -> object:
        return (
            a_word(what, value, self.words["number"][1:]) if isinstance(value, str) else self._any_number(what, value)
        )

    def _resource(self, what: str, value: object) -> object:
        text = a_text(what, value)
        if text.startswith(CHOICE):
            for name in text.removeprefix(CHOICE).split(","):
                a_word(f"each kind of {what}", name, self.resources)
            return text
        return a_word(what, text, [word for word in self.words["resource_word"] if ":" not in word])

    def _pay(self, what: str, value: object) -> object:
        for key, count in a_table(what, value, (*self.resources, "honour", "same_kind")).items():
            a_number(f"{key} of {what}", count, 0, MOST)
        return value

    def _rows(self, what: str, value: object) -> object:
        return [a_number(f"each of {what}", row, ROWS[0], ROWS[-1]) for row in a_list(what, value)]

    def _to(self, what: str, value: object) -> object:
        if isinstance(value, list):
            return [a_word(f"each of {what}", place, self.locations) for place in value]
        words = ("any", "rest", "reed_rule", "solo_rule", "production_fullest_distinct", "one_section", "same_section")
        return a_word(what, value, words)

    def _plus(self, what: str, value: object) -> object:
        if not a_text(what, value).startswith("others_playing:"):
            raise BadInput(f"{what} is others_playing: and a Command card, not {said(value)}")
        return value

    def _location(self, what: str, value: object) -> object:
        places = (*self.locations, "regular_with_own_clerk", "special_with_own_clerk", "any_with_own_clerk")
        return a_word(what, value, places)

    def _invasion(self, what: str, value: object) -> object:
        sides = [a_word(f"each of {what}", side, self.sections) for side in a_list(what, value)]
        if not sides or len(set(sides)) != len(sides):
            raise BadInput(f"{what} names Sections, each once, not {said(value)}")
        return value

    def _priority(self, what: str, value: object) -> object:
        return [a_word(f"each of {what}", place, self.locations) for place in a_list(what, value)]


def check_apart(rows: Mapping[str, Sequence[Row]]) -> None:
    """Every card has an id of its own, whatever table it is in."""
    seen: dict[str, str] = {}
    for table, cards in rows.items():
        for row in cards:
            other = seen.setdefault(row["id"], table)
            if other != table:
                raise BadInput(f"{said(row['id'])} is the id of a card in [[{other}]] and of one in [[{table}]]")


def unknown_table(key: str, tables: Sequence[str]) -> BadInput:
    """A table that the game does not have."""
    return BadInput(f"the data have no [[{key}]]{what_fits(key, list(tables))}; they have {', '.join(tables)}")
