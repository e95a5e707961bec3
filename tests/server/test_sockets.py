"""A slow reader is given up on before it costs memory (X5); other sites are told apart from our own (X8)."""

from __future__ import annotations

from typing import Any

import pytest

from tianxia.server.session.config import Config
from tianxia.server.shell.sockets import TOO_SLOW, Socket, is_foreign

USUAL = Config()


class Stalled:
    """A socket that takes nothing."""

    def __init__(self) -> None:
        self.closed: int | None = None

    async def close(self, code: int) -> None:
        self.closed = code

    async def send_data(self, data: str, mode: str) -> None:
        raise AssertionError("nothing is sent to a stalled reader after it was given up")


@pytest.mark.parametrize(("size", "most"), [(10, USUAL.unsent_messages), (USUAL.unsent_bytes // 10, 10)])
async def test_what_waits_for_a_slow_reader_is_bounded(size: int, most: int):
    stalled: Any = Stalled()
    line = Socket(stalled, USUAL)
    for _ in range(most + 50):
        line.push(b"x" * size)
    assert line.waiting.qsize() == 1
    assert line.size == 0
    await line.run()
    assert stalled.closed == TOO_SLOW


@pytest.mark.parametrize(
    ("origin", "host", "foreign"),
    [
        (None, "here:8000", False),
        ("http://here:8000", "here:8000", False),
        ("https://HERE:8000", "here:8000", False),
        ("http://here", "here:8000", True),
        ("http://evil/here:8000", "here:8000", True),
        ("null", "here:8000", True),
        ("", "here:8000", True),
        ("http://friend", "here:8000", False),
    ],
)
def test_origins(origin: str | None, host: str, foreign: bool):
    assert is_foreign(origin, host, ("http://friend",)) is foreign
