"""The writer: one thread that saves in small batches and reports each save by itself."""

from __future__ import annotations

import queue
import threading
from collections.abc import Callable
from typing import Final

from sqlalchemy.exc import SQLAlchemyError

from tianxia.server.session import effects as fx
from tianxia.server.shell.store import Store

MOST: Final = 64  # saves in one transaction
Report = Callable[[fx.Told], None]


class Writer:
    """Saves come in from the loop and are reported back to it."""

    def __init__(self, store: Store, report: Report) -> None:
        self.store: Store = store
        self.report: Report = report
        self.saves: queue.SimpleQueue[fx.Save | None] = queue.SimpleQueue()
        self.thread: threading.Thread = threading.Thread(target=self._run, name="writer", daemon=True)

    def start(self) -> None:
        """Start the thread that writes."""
        self.thread.start()

    def save(self, save: fx.Save) -> None:
        """Queue this to be written with the next batch."""
        self.saves.put(save)

    def stop(self) -> None:
        """Write what is waiting, then end."""
        self.saves.put(None)
        self.thread.join()

    def _run(self) -> None:
        while True:
            first = self.saves.get()
            if first is None:
                return
            batch, ends = self._more(first)
            self._write(batch)
            if ends:
                return

    def _more(self, first: fx.Save) -> tuple[list[fx.Save], bool]:
        batch = [first]
        while len(batch) < MOST:
            try:
                another = self.saves.get_nowait()
            except queue.Empty:
                break
            if another is None:
                return batch, True
            batch.append(another)
        return batch, False

    def _write(self, batch: list[fx.Save]) -> None:
        """All together; if that fails, one by one, so that a bad one harms nobody else."""
        try:
            self.store.write([save.writes for save in batch])
        except (SQLAlchemyError, OSError):
            if len(batch) == 1:
                self.report(fx.NotSaved(batch[0].id))
                return
            for save in batch:
                self._write([save])
            return
        for save in batch:
            self.report(fx.Saved(save.id))
