"""A small Python client of the protocol (docs/protocol.md), for bots, tests and drills; it needs tianxia[web]."""

from __future__ import annotations

import asyncio
import json
import secrets
import urllib.error
import urllib.request
from collections.abc import Callable
from types import TracebackType
from typing import Any, Final

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

VERSION: Final = 1
MOST: Final = 16 * 1024 * 1024
Message = dict[str, Any]


class Refused(Exception):  # noqa: N818 - the server's answer, not a fault
    """The server said no: its status, the code of the error, and the text."""

    def __init__(self, status: int, error: Message) -> None:
        super().__init__(f"{status} {error.get('code')}: {error.get('text', {}).get('en', '')}")
        self.status: int = status
        self.code: str = str(error.get("code"))


class Api:
    """What is asked once, over HTTP. Its seats wait for a message as long as their patience lasts, in seconds."""

    def __init__(self, base: str, patience: float | None = None) -> None:
        self.base: str = base.rstrip("/")
        self.patience: float | None = patience

    async def call(self, method: str, path: str, body: object = None, token: str = "", raw: bool = False) -> Any:
        """One request; Refused if the server says no."""
        return await asyncio.to_thread(self._call, method, path, body, token, raw)

    def _call(self, method: str, path: str, body: object, token: str, raw: bool) -> Any:
        headers = {"X-Tianxia": "1", "Content-Type": "application/json"}
        if token:
            headers["Authorization"] = f"Bearer {token}"
        data = json.dumps({} if body is None else body).encode() if method == "POST" else None
        request = urllib.request.Request(self.base + path, data, headers, method=method)
        try:
            with urllib.request.urlopen(request, timeout=60) as answer:
                content = answer.read()
        except urllib.error.HTTPError as wrong:
            raise Refused(wrong.code, json.loads(wrong.read()).get("error", {})) from None
        return content if raw else json.loads(content)

    async def create(self, seats: list[Message], game: str, **more: Any) -> Message:
        """Make a table and hold its seats."""
        made: Message = await self.call("POST", "/api/tables", {"game": game, "seats": seats, **more})
        return made

    async def join(self, table: str, **body: Any) -> Message:
        """Sit down at a table."""
        joined: Message = await self.call("POST", f"/api/tables/{table}/join", body)
        return joined

    def seat(self, table: str, token: str | None = None) -> Seat:
        """A connection to a table, as a player or as an onlooker."""
        return Seat(self.base, table, token, self.patience)


class Seat:
    """One connection to one table. It keeps what it was told: the view, the question, the events."""

    def __init__(self, base: str, table: str, token: str | None = None, patience: float | None = None) -> None:
        self.url: str = base.replace("http", "ws", 1) + "/ws"
        self.table: str = table
        self.token: str | None = token
        self.patience: float | None = patience
        self.events: list[Message] = []
        self.next: int | None = None  # the number of the next event
        self.view: Message | None = None
        self.question: Message | None = None
        self.info: Message = {}
        self.over: Message | None = None
        self.errors: list[Message] = []
        self.raw: list[bytes] = []  # everything that came, for tests
        self.acks: dict[str, Message] = {}
        self.asked: int = 0
        self.name: str = secrets.token_hex(4)  # ids are unique in a token, also over several tabs
        self._socket: ClientConnection | None = None

    async def __aenter__(self) -> Seat:
        await self.open()
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, wrong: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.close()

    async def open(self) -> Message:
        """Connect and say hello, going on where the last connection ended; the welcome."""
        self._socket = await connect(self.url, max_size=MOST, compression=None)
        hello: Message = {"t": "hello", "v": VERSION, "table": self.table}
        if self.token is not None:
            hello["token"] = self.token
        if self.next is not None:
            hello["since"] = self.next
        await self.send(hello)
        return await self.until(lambda message: message["t"] in ("welcome", "error"))

    async def close(self) -> None:
        """Close the connection in an orderly way."""
        if self._socket is not None:
            await self._socket.close()
            self._socket = None

    async def drop(self) -> None:
        """Break the line without a word."""
        if self._socket is not None:
            self._socket.transport.abort()
            self._socket = None

    async def send(self, message: Message) -> None:
        """Send any message, well-formed or not."""
        assert self._socket is not None, "open first"
        await self._socket.send(json.dumps(message))

    async def receive(self) -> Message:
        """The next message; what it says is taken over. TimeoutError if none comes in time."""
        assert self._socket is not None, "open first"
        async with asyncio.timeout(self.patience):
            raw = await self._socket.recv(decode=False)
        self.raw.append(raw)
        message: Message = json.loads(raw)
        self._take(message)
        return message

    async def until(self, wanted: Callable[[Message], bool]) -> Message:
        """The next message that is wanted."""
        while True:
            message = await self.receive()
            if wanted(message):
                return message

    def _take(self, message: Message) -> None:
        match message["t"]:
            case "welcome":
                self.info = message["table"]
                if message["snapshot"]:
                    self.events = []
                self._take_state(message)
            case "update":
                self._take_state(message)
            case "table":
                self.info = message["table"]
            case "over":
                self.over = message
            case "ack":
                self.acks[message["id"]] = message
            case "error":
                self.errors.append(message)

    def _take_state(self, message: Message) -> None:
        self.events += message["events"]
        self.next = message["from"] + len(message["events"])
        self.view = message["view"]
        self.question = message["question"]

    # ---- asking

    def fresh_id(self) -> str:
        """An id for a request."""
        self.asked += 1
        return f"{self.name}-{self.asked}"

    async def ask(self, t: str, id: str | None = None, **body: Any) -> Message:
        """A request and what answers it: ack, reason, hint or pong."""
        own = id if id is not None else self.fresh_id()
        await self.send({"t": t, "id": own, **body})
        return await self.until(lambda message: message.get("id") == own)

    async def history(self) -> list[Message]:
        """The whole log from its first event on, also what a snapshot left out."""
        while self.events and self.events[0]["n"] > 0:
            page = (await self.ask("history", before=self.events[0]["n"]))["events"]
            if not page:
                break
            self.events = [*page, *self.events]
        return self.events

    async def answer(self, choice: Message, id: str | None = None) -> Message:
        """Answer the open question; the ack."""
        assert self.question is not None, "there is a question"
        return await self.ask("answer", id, question=self.question["id"], choice=choice)

    async def play(self, choose: Callable[[Message], Message], most: int = 100_000) -> Message | None:
        """Answer until the match is over (its last message) or this many answers were given (None)."""
        given = 0
        while self.over is None and given < most:
            question = self.question
            if question is None or question["auto"]:
                await self.receive()
                continue
            await self.answer(choose(question))
            given += 1
            while self._still_asked(question):
                await self.receive()
        return self.over

    def _still_asked(self, question: Message) -> bool:
        return self.over is None and self.question is not None and self.question["id"] == question["id"]


__all__ = ["Api", "ConnectionClosed", "Refused", "Seat"]
