"""The shell: carries out what the session core wants, with a real clock, sockets, threads and a database."""

from __future__ import annotations

import asyncio
import importlib.util
import logging
import os
import secrets
import time
from collections.abc import Callable, Coroutine
from concurrent.futures import Executor, Future, ProcessPoolExecutor, ThreadPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context
from typing import TYPE_CHECKING, Final, Protocol

from sqlalchemy.exc import SQLAlchemyError

from tianxia.bots.make import budgets_of, is_own
from tianxia.bots.own import announced
from tianxia.server.session import effects as fx
from tianxia.server.session.config import Config
from tianxia.server.session.core import Session
from tianxia.server.shell.evaluations import Evaluations
from tianxia.server.shell.store import Store
from tianxia.server.shell.thinking import think
from tianxia.server.shell.writer import Writer

if TYPE_CHECKING:
    from tianxia.server.shell.postman import Postman

LOG: Final = logging.getLogger("tianxia.server")
TICK: Final = 5.0
REQUEST_SECONDS: Final = 30.0
PUSH: Final = ("cryptography", "httpx")  # what the extra brings by which devices are told


def hire(store: Store, config: Config, clock: Callable[[], float]) -> Postman | None:
    """Whoever carries messages to devices; nobody without the extra."""
    if not all(importlib.util.find_spec(name) for name in PUSH):
        return None
    from tianxia.server.shell.postman import Postman

    try:
        return Postman(store, config, clock)
    except SQLAlchemyError:
        LOG.exception("the key for messages to devices could not be kept: none are sent")
        return None


class OpenSocket(Protocol):
    """One open socket, as the shell needs it."""

    def push(self, data: bytes) -> None:
        """Send soon, or give up on a reader that is too slow."""

    def end(self, code: int) -> None:
        """Close after what was pushed."""


class Shell:
    """One process of the server."""

    def __init__(self, store: Store, config: Config | None = None, clock: Callable[[], float] = time.time) -> None:
        self.store: Store = store
        self.clock: Callable[[], float] = clock
        self.session: Session = Session(secrets.token_bytes, config)
        self.sockets: dict[fx.Conn, OpenSocket] = {}
        self.replies: dict[int, asyncio.Future[object]] = {}
        self.numbers: int = 0
        self.quick: Executor = ThreadPoolExecutor(2, thread_name_prefix="quick")
        self.slow: Executor | None = None
        self.evaluations: Evaluations = Evaluations()
        self.postman: Postman | None = None
        self.tasks: set[asyncio.Task[None]] = set()
        self.loop: asyncio.AbstractEventLoop | None = None
        self.writer: Writer = Writer(store, self._report)

    # ---- life

    async def start(self) -> None:
        """Begin: the writer, the ticking."""
        self.loop = asyncio.get_running_loop()
        self.writer.start()
        self.postman = await asyncio.to_thread(hire, self.store, self.session.config, self.clock)
        self.session.push_key = None if self.postman is None else self.postman.public
        self._spawn(self._tick())

    async def stop(self) -> None:
        """End: nothing more comes in, what is waiting is written."""
        for socket in list(self.sockets.values()):
            socket.end(1001)
        for task in list(self.tasks):
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        await asyncio.to_thread(self.writer.stop)
        self.quick.shutdown(wait=False, cancel_futures=True)
        if self.slow is not None:
            thinking = list((getattr(self.slow, "_processes", None) or {}).values())
            self.slow.shutdown(wait=False, cancel_futures=True)
            for process in thinking:  # a server that is told to end is gone before they would hear of it
                process.terminate()
        self.evaluations.close()
        self.store.close()

    def _spawn(self, work: Coroutine[None, None, None]) -> None:
        task = asyncio.ensure_future(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def _tick(self) -> None:
        while True:
            await asyncio.sleep(TICK)
            self.tell(fx.Tick())

    # ---- telling the core

    def number(self) -> int:
        """A fresh number for a connection or a request."""
        self.numbers += 1
        return self.numbers

    def tell(self, told: fx.Told) -> None:
        """Tell the core, and carry out what it wants. A fault of ours is logged and hurts only its author."""
        try:
            wanted = self.session.handle(told, self.clock())
        except Exception:
            LOG.exception("a %s could not be handled", type(told).__name__)
            wanted = self.session.after_fault(told)
        for effect in wanted:
            self._carry_out(effect)

    def _report(self, told: fx.Told) -> None:
        """Report to the core from another thread."""
        assert self.loop is not None
        try:
            self.loop.call_soon_threadsafe(self.tell, told)
        except RuntimeError:
            LOG.info("the loop has ended before a report came")

    async def request(self, asked: fx.Asked) -> object:
        """A request over HTTP and its answer; None if it was our fault."""
        assert self.loop is not None
        waiting: asyncio.Future[object] = self.loop.create_future()
        self.replies[asked.request] = waiting
        self.tell(asked)
        try:
            return await asyncio.wait_for(waiting, REQUEST_SECONDS)
        except TimeoutError:
            return None
        finally:
            self.replies.pop(asked.request, None)

    # ---- carrying out

    def _carry_out(self, effect: fx.Effect) -> None:
        match effect:
            case fx.Send(conn=conn, data=data):
                if conn in self.sockets:
                    self.sockets[conn].push(data)
            case fx.Save():
                self.writer.save(effect)
            case fx.Work():
                self._spawn(self._work(effect))
            case fx.Reply(request=request, body=body):
                waiting = self.replies.get(request)
                if waiting is not None and not waiting.done():
                    waiting.set_result(body)
            case fx.Close(conn=conn, code=code):
                if conn in self.sockets:
                    self.sockets[conn].end(code)
            case fx.Load(table=table):
                self._spawn(self._load(table))
            case fx.Think():
                self._spawn(self._think(effect))
            case fx.Timer():
                self._spawn(self._ring(effect))
            case fx.Post():
                self._spawn(self._post(effect))

    async def _load(self, table: str) -> None:
        try:
            stored = await asyncio.to_thread(self.store.load, table)
        except SQLAlchemyError:
            LOG.exception("a table could not be read")
            stored = None
        self.tell(fx.Loaded(table, stored))

    async def _work(self, wish: fx.Work) -> None:
        try:
            result = await asyncio.to_thread(wish.job)
        except Exception as wrong:
            LOG.exception("a match could not be played again")
            result = wrong
        self.tell(fx.Worked(wish.id, result))

    async def _ring(self, timer: fx.Timer) -> None:
        await asyncio.sleep(max(0.0, timer.at - self.clock()))
        self.tell(fx.Rang(timer.table, timer.number, timer.seat))

    async def _post(self, post: fx.Post) -> None:
        if self.postman is not None and not await self.postman.carry(post):
            self.tell(fx.Gone(post.table, post.seat, post.device.endpoint))

    async def _think(self, wish: fx.Think) -> None:
        thought = fx.Thought(wish.table, wish.seat, wish.number, None, wish.hint)
        try:
            thought = await asyncio.wrap_future(self._submit(wish))
        except BrokenProcessPool:
            self.slow = None
            thought = await asyncio.wrap_future(self.quick.submit(think, wish))
        except Exception:
            LOG.exception("a bot failed")
        await asyncio.sleep(max(0.0, wish.at - self.clock()))
        self.tell(thought)

    def _submit(self, wish: fx.Think) -> Future[fx.Thought]:
        name = wish.spec.partition(":")[0]
        if name not in budgets_of(wish.game) and name not in announced() and not is_own(wish.spec, wish.game):
            # it does not search, and it is ours: nobody waits for it
            return self.quick.submit(think, wish)
        if self.slow is None:
            workers = max(1, (os.cpu_count() or 2) - 1)
            self.slow = ProcessPoolExecutor(workers, mp_context=get_context("forkserver"))
        return self.slow.submit(think, wish)
