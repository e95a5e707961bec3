"""The line that tells how far something long is."""

from __future__ import annotations

from io import StringIO

import pytest

from tianxia.terminal.progress import Progress, in_time


class Screen(StringIO):
    """A terminal that remembers."""

    def isatty(self) -> bool:
        return True


def shown(passed: float, total: int, done: int, what: str = "games") -> str:
    times = iter([0.0, passed])
    progress = Progress(total, what, Screen(), lambda: next(times))
    progress(done)
    return progress.line()


@pytest.mark.parametrize(
    ("line", "told"),
    [
        ((1.9, 100, 50), ""),
        ((3.0, 100, 0), "0 of 100 games, 3 s so far"),
        ((10.0, 100, 25), "25 of 100 games, about 30 s left"),
        ((60.0, 100, 10), "10 of 100 games, about 9 min left"),
        ((3600.0, 100, 50), "50 of 100 games, about 1.0 h left"),
        ((5.0, 0, 0, "The bot is thinking..."), "The bot is thinking... 5 s"),
    ],
)
def test_it_tells_the_time_left(line: tuple[float, int, int], told: str) -> None:
    assert shown(*line) == told


def test_what_it_has_painted_goes_when_it_is_done() -> None:
    screen, times = Screen(), iter([0.0, 5.0])
    progress = Progress(9, "games", screen, lambda: next(times))
    progress.paint()
    progress.clear()
    assert screen.getvalue() == "\r0 of 9 games, 5 s so far\r                        \r"


def test_a_pipe_is_told_nothing() -> None:
    stream = StringIO()
    with Progress(9, "games", stream) as progress:
        progress(4)
    assert progress.painter is None
    assert stream.getvalue() == ""


def test_a_second_is_the_least() -> None:
    assert in_time(0.01) == "1 s"
