"""The real server in this process: uvicorn in a thread, a real database, real sockets."""

from __future__ import annotations

import asyncio
import threading
from pathlib import Path
from types import TracebackType

from tianxia.client import Api
from tianxia.server.session.config import OPEN_LIMITS, Config
from tianxia.server.shell.app import make_app
from tianxia.server.shell.running import Server
from tianxia.server.shell.shell import Shell
from tianxia.server.shell.store import Store, open_folder

PATIENCE = 60.0  # seconds for a message; whoever waits longer waits in vain


class Live:
    """`with Live(folder) as live:` and the server is there."""

    def __init__(self, folder: Path, config: Config = OPEN_LIMITS) -> None:
        self.folder = folder
        self.config = config
        self.app = make_app(self._open, config)
        self.listening = threading.Event()
        self.port = 0
        self.server = Server(self.app, "127.0.0.1", 0, self._listens)
        self.thread = threading.Thread(target=self._run, daemon=True)

    def _open(self) -> Store:
        return open_folder(self.folder)

    def _listens(self, port: int) -> None:
        self.port = port
        self.listening.set()

    def _run(self) -> None:
        asyncio.run(self.server.serve())

    def __enter__(self) -> Live:
        self.thread.start()
        assert self.listening.wait(30), "the server does not start"
        return self

    def __exit__(
        self, kind: type[BaseException] | None, wrong: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.server.should_exit = True
        self.thread.join(30)

    @property
    def base(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    @property
    def api(self) -> Api:
        return Api(self.base, PATIENCE)

    @property
    def shell(self) -> Shell:
        return self.app.state.shell
