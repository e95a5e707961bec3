"""Running the app under uvicorn: small frames, no compression, and a word when it listens."""

from __future__ import annotations

import contextlib
import logging
import signal
import socket
import threading
from collections.abc import Callable
from typing import Any

import uvicorn
from litestar import Litestar

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

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Start, then tell at which port; about an address that cannot be had whoever asked speaks, not the log."""
        log = logging.getLogger("uvicorn.error")
        log.addFilter(_is_no_address)
        try:
            await super().startup(sockets)
        finally:
            log.removeFilter(_is_no_address)
        if self.started:
            self.listens(int(self.servers[0].sockets[0].getsockname()[1]))


def _is_no_address(record: logging.LogRecord) -> bool:
    return not isinstance(record.msg, OSError)


def _stops(_number: int, _frame: object) -> None:
    """Whoever ends the server is no other than one who stops it with Ctrl-C: its helpers are put away too."""
    raise KeyboardInterrupt


def run(app: Litestar, host: str, port: int, listens: Callable[[int], None]) -> bool:
    """Serve until stopped; false if it could not start."""
    server = Server(app, host, port, listens)
    with contextlib.suppress(KeyboardInterrupt):
        if threading.current_thread() is threading.main_thread():
            signal.signal(signal.SIGTERM, _stops)  # to which uvicorn hands the signal back, once it has stopped
        server.run()
    return server.started
