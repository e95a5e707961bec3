"""A short crash drill in every test run; the long one is a command (tests/faults/crash_drill.py)."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.faults.crash_drill import drill
from tests.server.postgres import NoPostgres, served


async def test_no_acknowledged_answer_is_lost_when_the_server_is_killed(tmp_path: Path):
    await survives(str(tmp_path))


async def test_nor_is_one_in_postgres():
    try:
        with served() as url:
            await survives(url)
    except NoPostgres as why:
        pytest.skip(str(why))


async def survives(where: str) -> None:
    """Three kills in the middle of eight matches."""
    told = await drill(where, kills=3, matches=8, seed=1)
    assert told["acknowledged"] >= 20
    assert (told["lost"], told["doubled"], told["foreign"]) == (0, 0, 0), told
