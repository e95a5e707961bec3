"""The socket of a table: frames in, frames out, a bounded queue for readers that are slow."""

from __future__ import annotations

import asyncio
from typing import Final
from urllib.parse import urlsplit

from litestar import WebSocket
from litestar.exceptions import WebSocketDisconnect

from tianxia.server.session import effects as fx
from tianxia.server.session.config import Config
from tianxia.server.shell.shell import Shell

BINARY: Final = 1003
TOO_SLOW: Final = 1008
SECONDS_TO_SEND: Final = 10.0


class Socket:
    """One open socket: what is pushed is sent in order by its own task."""

    def __init__(self, socket: WebSocket, config: Config) -> None:  # type: ignore[type-arg]
        self.socket = socket
        self.most_messages: int = config.unsent_messages
        self.most_bytes: int = config.unsent_bytes
        self.waiting: asyncio.Queue[bytes | int] = asyncio.Queue()
        self.size: int = 0
        self.ended: bool = False

    def push(self, data: bytes) -> None:
        """Send soon; a reader that lets too much pile up is closed."""
        if self.ended:
            return
        if self.waiting.qsize() >= self.most_messages or self.size + len(data) > self.most_bytes:
            self.drop()
            self.end(TOO_SLOW)
            return
        self.size += len(data)
        self.waiting.put_nowait(data)

    def drop(self) -> None:
        """Forget what was not sent."""
        while not self.waiting.empty():
            self.waiting.get_nowait()
        self.size = 0

    def end(self, code: int) -> None:
        """Close after what was pushed."""
        if not self.ended:
            self.ended = True
            self.waiting.put_nowait(code)

    async def run(self) -> None:
        """Send until the end."""
        while True:
            data = await self.waiting.get()
            if isinstance(data, int):
                await asyncio.wait_for(self.socket.close(data), SECONDS_TO_SEND)
                return
            self.size -= len(data)
            await self.socket.send_data(data.decode(), mode="text")


def is_foreign(origin: str | None, host: str | None, allowed: tuple[str, ...]) -> bool:
    """Whether a page of another site is talking to us; programs send no origin."""
    if origin is None:
        return False
    return origin not in allowed and urlsplit(origin).netloc.lower() != (host or "").lower()


async def serve(socket: WebSocket, shell: Shell) -> None:  # type: ignore[type-arg]
    """One connection from its handshake to its end."""
    headers = socket.headers
    if is_foreign(headers.get("origin"), headers.get("host"), shell.session.config.origins):
        await socket.close(4403)
        return
    await socket.accept()
    line, conn = Socket(socket, shell.session.config), shell.number()
    sender = asyncio.ensure_future(line.run())
    shell.sockets[conn] = line
    address = socket.client.host if socket.client is not None else ""
    shell.tell(fx.Opened(conn, address))
    listener = asyncio.ensure_future(_listen(socket, shell, conn, line))
    try:
        await asyncio.wait((sender, listener), return_when=asyncio.FIRST_COMPLETED)
    finally:
        shell.sockets.pop(conn, None)
        for task in (sender, listener):
            task.cancel()
        await asyncio.gather(sender, listener, return_exceptions=True)
        shell.tell(fx.Dropped(conn))


async def _listen(socket: WebSocket, shell: Shell, conn: fx.Conn, line: Socket) -> None:  # type: ignore[type-arg]
    while True:
        try:
            event = await socket.receive()
        except (WebSocketDisconnect, RuntimeError):
            return None
        if event["type"] != "websocket.receive":
            return None
        text = event.get("text")
        if text is None:
            line.drop()
            line.end(BINARY)
            return await _closed(line)
        shell.tell(fx.Received(conn, str(text).encode("utf-8", "replace")))


async def _closed(line: Socket) -> None:
    """Let the sender say goodbye."""
    while not line.waiting.empty():
        await asyncio.sleep(0)
