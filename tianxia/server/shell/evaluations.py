"""Evaluations are worked out when somebody wants to see one: in a patient process, one at a time, and kept."""

from __future__ import annotations

import asyncio
import logging
import os
from collections import OrderedDict
from concurrent.futures import Executor, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context
from typing import Final

from tianxia.errors import UserError
from tianxia.server import wire_http as http
from tianxia.server.books.chances import Chances, evaluate
from tianxia.server.books.telling import bad_input, fault
from tianxia.server.session.afterwards import ReplayJob
from tianxia.server.wire import Fault

LOG: Final = logging.getLogger("tianxia.server")
KEPT: Final = 200  # evaluations that are remembered
WAITING: Final = 64  # that may wait for their turn
NICE: Final = 10  # matches that are being played come first
Work = asyncio.Future[list[Chances] | None]


def _give_way() -> None:
    os.nice(NICE)


class Evaluations:
    """The evaluations that were asked for; a finished match does not change any more."""

    def __init__(self) -> None:
        self.found: OrderedDict[str, list[Chances] | None] = OrderedDict()
        self.under_way: dict[str, Work] = {}
        self.worker: Executor | None = None

    async def of(self, job: ReplayJob) -> http.Evaluation | Fault:
        """The evaluation of a finished match; several who want the same one wait for the same work."""
        id = job.info.id
        if id in self.found:
            self.found.move_to_end(id)
            return http.Evaluation(id, self.found[id])
        if id not in self.under_way:
            if len(self.under_way) >= WAITING:
                return fault("busy")
            self.under_way[id] = self._begin(job)
        try:
            return http.Evaluation(id, await asyncio.shield(self.under_way[id]))
        except UserError as wrong:
            return bad_input(wrong)
        except Exception as wrong:
            LOG.exception("an evaluation failed")
            if isinstance(wrong, BrokenProcessPool):
                self.worker = None
            return fault("fault")

    def _begin(self, job: ReplayJob) -> Work:
        if self.worker is None:
            self.worker = ProcessPoolExecutor(1, mp_context=get_context("forkserver"), initializer=_give_way)
        work = asyncio.wrap_future(self.worker.submit(evaluate, job.game.id, job.header, job.rows))
        work.add_done_callback(lambda done: self._ended(job.info.id, done))
        return work

    def _ended(self, id: str, work: Work) -> None:
        self.under_way.pop(id, None)
        if not work.cancelled() and work.exception() is None:
            self.found[id] = work.result()
            while len(self.found) > KEPT:
                self.found.popitem(last=False)

    def close(self) -> None:
        """Let go of the process."""
        if self.worker is not None:
            self.worker.shutdown(wait=False, cancel_futures=True)
            self.worker = None
