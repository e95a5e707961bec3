"""What a run of the tests has cost, room by room: told at its end, as soon as more than one room was in it."""

from __future__ import annotations

from collections import defaultdict
from typing import Any

import pytest


def room_of(nodeid: str) -> str:
    """The folder of a test below tests/; the games have a room each."""
    parts = nodeid.partition("::")[0].split("/")[1:-1]
    return "/".join(parts[: 2 if parts[:1] == ["games"] else 1]) or "tests"


def costs(reports: list[Any]) -> list[tuple[str, int, float]]:
    """Each room with its tests and the seconds that they took, set up and cleared away; the dearest first."""
    seconds: defaultdict[str, float] = defaultdict(float)
    tests: defaultdict[str, set[str]] = defaultdict(set)
    for report in reports:
        seconds[room_of(report.nodeid)] += report.duration
        tests[room_of(report.nodeid)].add(report.nodeid)
    return sorted([(room, len(tests[room]), spent) for room, spent in seconds.items()], key=lambda row: -row[2])


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Several workers share the seconds: two of them spend 120 in a minute."""
    told = [report for kind in terminalreporter.stats.values() for report in kind]
    found = costs([report for report in told if isinstance(report, pytest.TestReport)])
    if len(found) > 1:
        terminalreporter.section("seconds by room, of all workers together")
        for room, tests, spent in found:
            terminalreporter.write_line(f"{spent:8.1f} s  {room} ({tests} tests)")
