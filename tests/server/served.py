"""Games of the tests at the tables of the real session core: announced as the game of another package would be."""

from __future__ import annotations

import pytest

from tianxia import games


def announce(patch: pytest.MonkeyPatch, **modules: str) -> None:
    """Announce games of the tests, `toy="tests.toy.game"`, until the patch is undone."""
    found = games.announced() | {id: f"{module}:GAME" for id, module in modules.items()}
    patch.setattr(games, "announced", lambda: found)
