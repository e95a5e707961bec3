"""What a view holds, told in the types of docs/view-keys.md: the check that every key of a view is described."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, Final

PLAIN: Final = {"text": str, "number": int, "truth": bool}
LEAVES: Final = ("card", "cards", "pile", "lot", "table", "texts", "numbers", "truths", "rows", *PLAIN)


def is_card(value: Any) -> bool:
    """A card that shows its face."""
    return isinstance(value, dict) and {"card", "face"} <= value.keys()


def fits(value: Any, type: str) -> bool:
    """Whether a value is of a type of the page."""
    wanted, _, null = type.partition(" or ")
    if value is None:
        return null == "null"
    if wanted in PLAIN:
        return isinstance(value, PLAIN[wanted]) and (wanted == "truth" or not isinstance(value, bool))
    match wanted:
        case "card":
            return is_card(value)
        case "lot":
            return isinstance(value, dict) and {"known", "hidden"} <= value.keys()
        case "cards":
            return isinstance(value, list) and all(is_card(item) for item in value)
        case "pile":
            return isinstance(value, list) and all(item is None or is_card(item) for item in value)
        case "rows":
            return isinstance(value, list) and all(isinstance(row, list) for row in value)
        case "texts" | "numbers" | "truths":
            return isinstance(value, list) and all(fits(item, wanted[:-1]) for item in value)
        case "object" | "table":
            return isinstance(value, dict)
        case "list":
            return isinstance(value, list)
    return False


def strange(view: Any, keys: Mapping[str, str], path: str = "") -> Iterator[str]:
    """Every place of a view that the page does not describe, or describes wrongly."""
    type = keys.get(path, "object" if not path else "")
    if not type:
        yield f"{path} is not described: {str(view)[:60]}"
        return
    if not fits(view, type):
        yield f"{path} is no {type}: {str(view)[:60]}"
        return
    if type.partition(" or ")[0] in LEAVES or view is None:
        return
    if isinstance(view, list):
        for item in view:
            yield from strange(item, keys, f"{path}[]")
    else:
        for key, item in view.items():
            yield from strange(item, keys, f"{path}.{key}" if path else key)
