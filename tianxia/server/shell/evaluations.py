"""Evaluations are worked out when somebody wants to see one: in a patient process, one at a time, and kept."""

from __future__ import annotations

import asyncio
import logging
import os
from collections import OrderedDict
from collections.abc import Callable
from concurrent.futures import Executor, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context
from typing import Any, Final

from tianxia.core.events import Seat
from tianxia.errors import BadInput, UserError
from tianxia.server import wire_http as http
from tianxia.server.books.advice import advise
from tianxia.server.books.chances import evaluate
from tianxia.server.books.telling import bad_input, fault
from tianxia.server.session.afterwards import ReplayJob
from tianxia.server.wire import Fault

LOG: Final = logging.getLogger("tianxia.server")
KEPT: Final = 400  # results that are remembered: chances of matches, advice to seats
WAITING: Final = 64  # that may wait for their turn
NICE: Final = 10  # matches that are being played come first
Work = asyncio.Future[Any]


class Busy(Exception):  # noqa: N818 - it says what is the matter
    """More work waits than may."""


def _give_way() -> None:
    os.nice(NICE)


class Evaluations:
    """The evaluations that were asked for; a finished match does not change any more."""

    def __init__(self) -> None:
        self.found: OrderedDict[str, Any] = OrderedDict()
        self.under_way: dict[str, Work] = {}
        self.worker: Executor | None = None

    async def of(self, job: ReplayJob) -> http.Evaluation | Fault:
        """The evaluation of a finished match; several who want the same one wait for the same work."""
        try:
            return http.Evaluation(job.info.id, await self._chances(job))
        except Exception as wrong:
            return self._fault(wrong)

    async def advice(self, job: ReplayJob, seat: Seat) -> http.Advice | Fault:
        """Where a seat of a finished match lost most, and what the best bot would have done there."""
        id = job.info.id
        try:
            if not 0 <= seat < len(job.info.seats):
                raise BadInput("there is no such seat")
            chances = await self._chances(job)
            if chances is None:
                return http.Advice(id, seat, None, None, None)
            found = await self._known(f"{id}/{seat}", advise, job.game.id, job.header, job.rows, chances, seat)
        except Exception as wrong:
            return self._fault(wrong)
        if found is None:
            return http.Advice(id, seat, None, None, None)
        return http.Advice(id, seat, found.n, found.lost, found.text)

    async def _chances(self, job: ReplayJob) -> Any:
        return await self._known(job.info.id, evaluate, job.game.id, job.header, job.rows)

    async def _known(self, key: str, work: Callable[..., object], *about: object) -> Any:
        """A result that is remembered, or the work that leads to it."""
        if key in self.found:
            self.found.move_to_end(key)
            return self.found[key]
        if key not in self.under_way:
            if len(self.under_way) >= WAITING:
                raise Busy
            self.under_way[key] = self._begin(key, work, *about)
        return await asyncio.shield(self.under_way[key])

    def _begin(self, key: str, work: Callable[..., object], *about: object) -> Work:
        if self.worker is None:
            self.worker = ProcessPoolExecutor(1, mp_context=get_context("forkserver"), initializer=_give_way)
        begun = asyncio.wrap_future(self.worker.submit(work, *about))
        begun.add_done_callback(lambda done: self._ended(key, done))
        return begun

    def _ended(self, key: str, work: Work) -> None:
        self.under_way.pop(key, None)
        if not work.cancelled() and work.exception() is None:
            self.found[key] = work.result()
            while len(self.found) > KEPT:
                self.found.popitem(last=False)

    def _fault(self, wrong: Exception) -> Fault:
        """What is told of something that went wrong."""
        if isinstance(wrong, Busy):
            return fault("busy")
        if isinstance(wrong, UserError):
            return bad_input(wrong)
        LOG.error("an evaluation failed", exc_info=wrong)
        if isinstance(wrong, BrokenProcessPool):
            self.worker = None
        return fault("fault")

    def close(self) -> None:
        """Let go of the process."""
        if self.worker is not None:
            self.worker.shutdown(wait=False, cancel_futures=True)
            self.worker = None
