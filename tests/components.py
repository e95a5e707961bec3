"""Files of components as a player would write them."""

import json
from typing import Any

Row = dict[str, Any]


def in_toml(value: Any) -> str:
    """A value as a file has it."""
    if isinstance(value, dict):
        return "{ " + ", ".join([f"{key} = {in_toml(item)}" for key, item in value.items()]) + " }"
    if isinstance(value, list):
        return "[" + ", ".join([in_toml(item) for item in value]) + "]"
    return json.dumps(value)


def file_of(**rows: list[Row]) -> str:
    """A file with these tables."""
    lines = []
    for section, entries in rows.items():
        for row in entries:
            lines += [f"[[{section}]]", *[f"{key} = {in_toml(value)}" for key, value in row.items()]]
    return "\n".join(lines)
