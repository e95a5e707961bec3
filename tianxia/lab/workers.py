"""Work shared by several processes: results in the order of the tasks, few tasks ahead, and an end at Ctrl-C."""

from __future__ import annotations

import signal
from collections import deque
from collections.abc import Callable, Generator, Sequence
from concurrent.futures import Future, ProcessPoolExecutor
from contextlib import closing
from multiprocessing import get_context
from typing import Final, TypeVar

T = TypeVar("T")
R = TypeVar("R")
INTERRUPTED: Final = 130  # the exit code of a command that Ctrl-C has ended
AHEAD: Final = 4  # chunks for each process that are under way: enough for none to wait, few to be thrown away


def spread(work: Callable[[T], R], tasks: Sequence[T], jobs: int, chunk: int = 1) -> Generator[R, None, None]:
    """What comes of each task, in order, however many processes share the work; each takes `chunk` tasks at a time."""
    chunks = [tasks[n : n + chunk] for n in range(0, len(tasks), chunk)]
    workers = min(jobs, len(chunks))
    if workers <= 1:
        yield from map(work, tasks)
        return
    pool = ProcessPoolExecutor(workers, mp_context=get_context("spawn"), initializer=_end_at_once)
    under_way: deque[Future[list[R]]] = deque()
    try:
        for some in chunks:
            under_way.append(pool.submit(_all_of, work, some))
            if len(under_way) == workers * AHEAD:
                yield from under_way.popleft().result()
        while under_way:
            yield from under_way.popleft().result()
    except BaseException:  # nobody wants more: what is under way is not waited for
        for process in list((pool._processes or {}).values()):
            process.terminate()
        raise
    finally:
        pool.shutdown(cancel_futures=True)


def until_enough(results: Generator[R, None, None], after: Callable[[int], None] | None = None) -> list[R]:
    """All results; `after` hears how many there are. An interrupt (Ctrl-C) ends it, and those so far are kept."""
    found: list[R] = []
    with closing(results):
        try:
            for result in results:
                found.append(result)
                if after is not None:
                    after(len(found))
        except KeyboardInterrupt:
            if not found:
                raise
    return found


def _all_of(work: Callable[[T], R], tasks: Sequence[T]) -> list[R]:
    return [work(task) for task in tasks]


def _end_at_once() -> None:
    """Ctrl-C goes to the workers as well: they need not finish their games, nor print where they were. In the
    background of a shell nobody hears it."""
    if signal.getsignal(signal.SIGINT) is not signal.SIG_IGN:
        signal.signal(signal.SIGINT, signal.SIG_DFL)
