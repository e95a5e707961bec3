"""The line between a page and the server, which can be cut."""

from __future__ import annotations

import re

from playwright.sync_api import Page, WebSocketRoute


class Line:
    """Carries everything until it is broken; what is said into a broken line is gone. With `until` it breaks by itself
    as soon as the server has said something with these words."""

    def __init__(self, page: Page, *, until: str = "") -> None:
        self.cut = False
        self.until = until
        self.open: list[WebSocketRoute] = []
        page.route_web_socket(re.compile(r"/ws$"), self.carry)

    def carry(self, socket: WebSocketRoute) -> None:
        """A page wants to talk."""
        if self.cut:
            socket.close(code=3001)
            return
        server = socket.connect_to_server()
        self.open += [socket, server]
        socket.on_message(lambda said: None if self.cut else server.send(said))
        server.on_message(lambda said: self.arrives(socket, said))

    def arrives(self, socket: WebSocketRoute, said: str | bytes) -> None:
        """The server has said something."""
        if self.cut:
            return
        socket.send(said)
        self.cut = bool(self.until) and self.until in str(said)

    def breaks(self) -> None:
        """From now on nothing arrives, in neither direction; nobody knows yet."""
        self.cut = True

    def hangs_up(self) -> None:
        """Both ends notice."""
        for end in self.open:
            end.close(code=3001)
        self.open.clear()

    def mends(self) -> None:
        """It can be used again."""
        self.cut = False
