"""A short crash drill in every test run; the long one is a command (tests/faults/crash_drill.py)."""

from __future__ import annotations

from pathlib import Path

from tests.faults.crash_drill import drill


async def test_no_acknowledged_answer_is_lost_when_the_server_is_killed(tmp_path: Path):
    told = await drill(str(tmp_path), kills=3, matches=8, seed=1)
    assert told["acknowledged"] >= 20
    assert (told["lost"], told["doubled"], told["foreign"]) == (0, 0, 0), told
