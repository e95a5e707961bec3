"""Every key of a view is described with its type, and the page that lists them is current."""

from __future__ import annotations

import pytest

import tianxia
from tests.public.page import PAGE, page
from tests.public.shapes import strange
from tianxia.core.events import SPECTATOR
from tianxia.core.game import Game
from tianxia.games import built_in, game

LOOKS = 4  # every this many answers


def tables(rules: Game) -> list[tuple[int, dict[str, str]]]:
    """The usual table, the largest one, and one with the last value of each setting that it can have."""
    found: list[tuple[int, dict[str, str]]] = [(rules.check_seats(None), {}), (rules.seat_counts[-1], {})]
    options: dict[str, str] = {}
    for setting in rules.settings:
        try:
            rules.settle_options({**options, setting.name: setting.values[-1]}, rules.seat_counts[0])
        except tianxia.UserError:
            continue
        options[setting.name] = setting.values[-1]
    return [*found, (rules.seat_counts[0], options)]


@pytest.mark.parametrize("id", built_in())
def test_every_key_is_described(id: str) -> None:
    keys = {key.path: key.type for key in tianxia.about(id).view}
    found: set[str] = set()
    for seats, options in tables(game(id)):
        match = tianxia.start(id, seats, options, seed=11)
        while not match.is_over:
            match.play("random", LOOKS)
            for viewer in (SPECTATOR, 0):
                view = match._match.view(viewer)
                found |= set(strange({**view, "question": None, "outcome": None}, keys))
    assert not found, "\n".join([f"describe it in {id}/view.toml (then python -m tests.public.page):", *sorted(found)])


def test_the_page_is_current() -> None:
    assert PAGE.read_text(encoding="utf-8") == page(), "python -m tests.public.page writes it"


def test_what_nobody_describes_is_found() -> None:
    keys = {"a": "number", "b": "list", "b[]": "object", "b[].c": "card", "d": "lot or null", "e": "texts"}
    right = {"a": 1, "b": [{"c": {"card": "card/1", "face": "x"}}], "d": None, "e": ["x"]}
    assert list(strange(right, keys)) == []
    wrong = [{"a": True}, {"a": None}, {"b": [{"x": 1}]}, {"b": [{"c": {}}]}, {"d": []}, {"e": [1]}, {"f": 1}]
    assert [len(list(strange({**right, **each}, keys))) for each in wrong] == [1] * len(wrong)
