"""Running the app under uvicorn: small frames, no compression, and a word when it listens."""

from __future__ import annotations

import contextlib
import errno
import logging
import signal
import socket
import threading
from collections.abc import Callable
from typing import Any

import uvicorn
from litestar import Litestar

from tianxia.errors import Phrase, UserError, refusal_of_system
from tianxia.server.wire import FRAME


def server_settings() -> dict[str, Any]:
    """How uvicorn is run; no header tells what we are."""
    return {
        "log_level": "warning",
        "ws_max_size": FRAME,
        "ws_per_message_deflate": False,
        "ws_ping_interval": 20.0,
        "ws_ping_timeout": 45.0,
        "timeout_graceful_shutdown": 5,
        "timeout_keep_alive": 10,
        "server_header": False,
        "proxy_headers": False,
    }


class Server(uvicorn.Server):
    """Says at which port it listens, as soon as it does."""

    def __init__(self, app: Litestar, host: str, port: int, listens: Callable[[int], None]) -> None:
        super().__init__(uvicorn.Config(app, host=host, port=port, **server_settings()))
        self.listens: Callable[[int], None] = listens
        self.refused: OSError | None = None

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Start, then tell at which port; about an address that cannot be had whoever asked speaks, not the log."""
        log = logging.getLogger("uvicorn.error")
        log.addFilter(self._is_no_refusal)
        try:
            await super().startup(sockets)
        finally:
            log.removeFilter(self._is_no_refusal)
        if self.started:
            self.listens(int(self.servers[0].sockets[0].getsockname()[1]))

    def why_not(self) -> Phrase:
        """Why it does not listen."""
        if isinstance(self.refused, socket.gaierror):
            return Phrase("no machine is known by this name")
        if self.refused is None:
            return Phrase("it was stopped before it was ready")
        known = self.refused.errno is not None  # without a number: none of the addresses of a name can be had
        return refusal_of_system(self.refused if known else OSError(errno.EADDRNOTAVAIL, ""))

    def _is_no_refusal(self, record: logging.LogRecord) -> bool:
        if isinstance(record.msg, OSError):
            self.refused = record.msg
        return not isinstance(record.msg, OSError)


def _stops(_number: int, _frame: object) -> None:
    """Whoever ends the server is no other than one who stops it with Ctrl-C: its helpers are put away too."""
    raise KeyboardInterrupt


def run(app: Litestar, host: str, port: int, listens: Callable[[int], None]) -> None:
    """Serve until stopped; UserError where it cannot listen."""
    server = Server(app, host, port, listens)
    with contextlib.suppress(KeyboardInterrupt, SystemExit):
        if threading.current_thread() is threading.main_thread():
            signal.signal(signal.SIGTERM, _stops)  # to which uvicorn hands the signal back, once it has stopped
        server.run()
    if not server.started:
        raise UserError("the server cannot listen at {host}:{port}: {why}", host=host, port=port, why=server.why_not())
