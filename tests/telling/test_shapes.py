"""A view read by the shapes of its facts: what is what, and whose it is."""

from __future__ import annotations

from typing import Any

import pytest

from tianxia.telling.shapes import parts

GOLD = {"place": "purse/1", "kind": "gold", "count": 3}
HUNGER = {"id": "hunger", "value": 3, "least": 0, "most": 10}


def read(**view: Any) -> list[tuple[tuple[str, ...], int | None, Any]]:
    return [(part.path, part.seat, part.fact) for part in parts({"players": 2, **view})]


@pytest.mark.parametrize(
    ("name", "fact", "found"),
    [
        ("points", [3, 0], [(("points",), 0, 3), (("points",), 1, 0)]),
        ("seats", [{"name": "a", "vp": 1}, {"name": "b", "vp": 2}], [
            (("seats", "name"), 0, "a"), (("seats", "vp"), 0, 1), (("seats", "name"), 1, "b"), (("seats", "vp"), 1, 2),
        ]),
        ("tribes", [{"name": "a", "vp": 1}, {"name": "b", "vp": 2}], [
            (("tribes", "a", "vp"), None, 1), (("tribes", "b", "vp"), None, 2),
        ]),
        ("tracks", [HUNGER, {**HUNGER, "id": "unrest"}], [(("hunger",), None, "3/10"), (("unrest",), None, "3/10")]),
        ("hunger", HUNGER, [(("hunger", "hunger"), None, "3/10")]),
        ("pieces", [GOLD], [(("purse", "gold"), 1, 3)]),
        ("pieces", [GOLD, {**GOLD, "place": "purse/2"}], [
            (("purse/1", "gold"), None, 3), (("purse/2", "gold"), None, 3),
        ]),
        ("pieces", [{**GOLD, "place": "supply"}, {**GOLD, "place": "section/left"}], [
            (("supply", "gold"), None, 3), (("section/left", "gold"), None, 3),
        ]),
    ],
)  # fmt: skip
def test_what_is_what_and_whose_it_is(name: str, fact: Any, found: list[Any]) -> None:
    assert read(**{name: fact}) == found
