"""Cards and wagons from a file: ours with something changed, and others made up by chance."""

import json
import random
from typing import Any

from tianxia.core.data import read_data
from tianxia.errors import BadInput
from tianxia.games.huns import reading
from tianxia.games.huns.data import COLOURS, KINDS

Row = dict[str, Any]
OURS: dict[str, list[Row]] = {
    "card": read_data("tianxia.games.huns", "cards.toml")["card"],
    "wagon": read_data("tianxia.games.huns", "wagons.toml")["wagon"],
}
VOCABULARY = read_data("tianxia.games.huns", "vocabulary.toml")
PARAMS: dict[str, list[str]] = {row["id"]: row["params"] for row in VOCABULARY["op"]}
TRIGGERS = [row["id"] for row in VOCABULARY["trigger"]]
TRIES = 60


def in_toml(value: Any) -> str:
    """A value as a file has it."""
    if isinstance(value, dict):
        return "{ " + ", ".join([f"{key} = {in_toml(item)}" for key, item in value.items()]) + " }"
    if isinstance(value, list):
        return "[" + ", ".join([in_toml(item) for item in value]) + "]"
    return json.dumps(value)


def file_of(**rows: list[Row]) -> str:
    """A file with these cards, wagons or both."""
    lines = []
    for section, entries in rows.items():
        for row in entries:
            lines += [f"[[{section}]]", *[f"{key} = {in_toml(value)}" for key, value in row.items()]]
    return "\n".join(lines)


def renamed() -> str:
    """Our cards and wagons as the file of somebody else, with other ids, names and texts."""

    def theirs(row: Row) -> Row:
        said = {"text": f"They say: {row['text']}"} if "text" in row else {}
        return {**row, "id": f"their-{row['id']}", "name": f"Their {row['name']}", **said}

    return file_of(**{section: [theirs(row) for row in rows] for section, rows in OURS.items()})


def copies(section: str) -> list[Row]:
    """Our cards or wagons, to be changed."""
    return [dict(row) for row in OURS[section]]


def changed(section: str, id: str, /, **changes: Any) -> str:
    """Our file with one entry changed; what is None is left out."""
    rows = copies(section)
    row = next(row for row in rows if row["id"] == id)
    row.update(changes)
    for key in [key for key, value in row.items() if value is None]:
        del row[key]
    return file_of(**{section: rows})


# ---- made up by chance


def made_up(seed: int) -> str:
    """A file that can be played: other names, slots and effects, at other moments, each as the schema allows."""
    luck = random.Random(seed)
    cards = [made_up_card(luck, row) for row in copies("card")]
    wagons = [{**row, "slots": luck.choices(COLOURS, k=luck.randint(1, 8))} for row in copies("wagon")]
    for n, row in enumerate([*cards, *wagons]):
        row.update(id=f"thing-{n}", name=f"Thing {n}")
    return file_of(card=cards, wagon=wagons)


def made_up_card(luck: random.Random, row: Row) -> Row:
    """A card of the same type that does something else."""
    if row["type"] == "treasure":
        condition = {"op": "count", "of": luck.choice(reading.MEASURES), "min": luck.randint(0, 3)}
        return {**row, "condition": condition}
    for _ in range(TRIES):
        other = {
            **row,
            "trigger": luck.choice(TRIGGERS),
            "optional": luck.random() < 0.5,
            "limit": luck.choice(reading.LIMITS),
            "effects": [made_up_effect(luck) for _ in range(luck.choice((1, 1, 2)))],
            **({"slots": luck.randint(1, 4)} if "slots" in row else {}),
        }
        if is_card(other):
            return other
    return row


def made_up_effect(luck: random.Random) -> Row:
    """Any effect with what it needs, and more of what it may have."""
    op = luck.choice(list(PARAMS))
    effect: Row = {"op": op}
    for key in PARAMS[op]:
        if key in reading.NEEDED.get(op, ()) or luck.random() < 0.4:
            effect[key] = made_up_value(luck, op, key)
    return effect


def made_up_value(luck: random.Random, op: str, key: str) -> Any:
    """What may stand under a key."""
    if key in reading.WORDS:
        return luck.choice(reading.WHOM[op] if key == "who" else reading.WORDS[key])
    if key in reading.LISTS:
        return [luck.randint(*reading.LISTS[key]) for _ in range(luck.randint(1, 3))]
    return luck.randint(*reading.BOUNDS.get((op, key), reading.NUMBERS[key]))


def is_card(row: Row) -> bool:
    """Whether the rules can play this card among ours."""
    others = [row if one["id"] == row["id"] else one for one in OURS["card"]]
    try:
        reading.read_cards(others, KINDS, VOCABULARY)
    except BadInput:
        return False
    return True
