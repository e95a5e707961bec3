"""The server in a box: the real session core with virtual time, simulated sockets and a simulated or real disk."""

from __future__ import annotations

import heapq
import random
from collections.abc import Callable
from typing import Any

import msgspec

from tests.server.choosing import any_choice
from tianxia.positions.scenario import Scenario
from tianxia.server import wire_http as http
from tianxia.server.session import effects as fx
from tianxia.server.session.config import Config
from tianxia.server.session.core import Session
from tianxia.server.session.record import Record
from tianxia.server.session.table import Chair, default_standing, hashed
from tianxia.server.shell.thinking import think

Message = dict[str, Any]


class Disk:
    """What a store does, in memory: whole writes, one row for each key."""

    def __init__(self) -> None:
        self.matches: dict[str, fx.MatchRow] = {}
        self.seats: dict[tuple[str, int], fx.SeatRow] = {}
        self.rows: dict[tuple[str, int], fx.AnswerRow] = {}
        self.marks: dict[str, fx.MarkRow] = {}
        self.chat: dict[tuple[str, int], fx.ChatRow] = {}

    def write(self, batch: list[tuple[fx.Write, ...]]) -> None:
        for writes in batch:
            for each in writes:
                if isinstance(each, fx.AnswerRow) and (each.match, each.row.n) in self.rows:
                    raise OSError("this row is there already")
            for each in writes:
                self._put(each)

    def _put(self, each: fx.Write) -> None:
        match each:
            case fx.MatchRow():
                self.matches[each.id] = each
            case fx.SeatRow():
                self.seats[each.match, each.seat] = each
            case fx.AnswerRow():
                self.rows[each.match, each.row.n] = each
            case fx.MarkRow():
                self.marks[each.match] = each
            case fx.ChatRow():
                self.chat[each.match, each.n] = each

    def load(self, id: str) -> fx.Stored | None:
        if id not in self.matches:
            return None
        mark = self.marks.get(id)
        return fx.Stored(
            self.matches[id],
            [row for (match, _), row in self.seats.items() if match == id],
            [row.row for (match, _), row in sorted(self.rows.items()) if match == id],
            None if mark is None else mark.mark,
            [row for (match, _), row in sorted(self.chat.items()) if match == id],
        )


class Client:
    """A simulated browser: it keeps what it was told and can come back."""

    def __init__(self, world: World, table: str, token: str | None, address: str = "home") -> None:
        self.world = world
        self.table = table
        self.token = token
        self.address = address
        self.conn: int | None = None
        self.inbox: list[Message] = []
        self.raw: list[bytes] = []
        self.events: list[Message] = []
        self.next: int | None = None
        self.view: Message | None = None
        self.question: Message | None = None
        self.over: Message | None = None
        self.closed: int | None = None
        self.count = 0
        world.clients_made += 1
        self.name = f"p{world.clients_made}"

    def open(self, **more: Any) -> Client:
        self.world.conns += 1
        self.conn, self.closed = self.world.conns, None
        self.world.clients[self.conn] = self
        self.world.tell(fx.Opened(self.conn, self.address))
        hello: Message = {"t": "hello", "v": 1, "table": self.table}
        if self.token is not None:
            hello["token"] = self.token
        if self.next is not None:
            hello["since"] = self.next
        self.send({**hello, **more})
        return self

    def drop(self) -> None:
        if self.conn is not None:
            self.world.clients.pop(self.conn, None)
            self.world.tell(fx.Dropped(self.conn))
            self.conn = None

    def send(self, message: Message) -> None:
        self.send_raw(msgspec.json.encode(message))

    def send_raw(self, data: bytes) -> None:
        if self.conn is not None:
            self.world.tell(fx.Received(self.conn, data))

    def ask(self, t: str, id: str | None = None, **body: Any) -> Message:
        """Send, let the world settle, and return what answered."""
        own = id if id is not None else self.fresh_id()
        before = len(self.inbox)
        self.send({"t": t, "id": own, **body})
        self.world.settle()
        return next(message for message in self.inbox[before:] if message.get("id") == own)

    def fresh_id(self) -> str:
        self.count += 1
        return f"{self.name}-{self.count}"

    def answer(self, choice: Message | None = None, id: str | None = None) -> Message:
        assert self.question is not None
        chosen = choice if choice is not None else self.world.pick(self.question)
        return self.ask("answer", id, question=self.question["id"], choice=chosen)

    def take(self, data: bytes) -> None:
        message = msgspec.json.decode(data)
        self.raw.append(data)
        self.inbox.append(message)
        if message["t"] in ("welcome", "update"):
            if message.get("snapshot"):
                self.events = []
            self.events += message["events"]
            self.next = message["from"] + len(message["events"])
            self.view, self.question = message["view"], message["question"]
        elif message["t"] == "over":
            self.over = message

    def last(self, t: str) -> Message:
        return next(message for message in reversed(self.inbox) if message["t"] == t)

    def has(self, t: str) -> bool:
        return any(message["t"] == t for message in self.inbox)


class World:
    """Carries out what the core wants, in virtual time."""

    def __init__(self, seed: int = 0, config: Config | None = None, disk: Any = None, game: str = "skirmish") -> None:
        self.game = game
        self.random = random.Random(seed)
        self.config = config if config is not None else Config()
        self.disk: Any = disk if disk is not None else Disk()
        self.now = 1000.0
        self.conns = 0
        self.clients_made = 0
        self.requests = 0
        self.clients: dict[int, Client] = {}
        self.replies: dict[int, object] = {}
        self.agenda: list[tuple[float, int, Callable[[], None]]] = []
        self.steps = 0
        self.disk_fails: Callable[[], bool] = lambda: False
        self.save_delay: Callable[[], float] = lambda: 0.001
        self.session = Session(self.random.randbytes, self.config)
        self.log: list[str] = []
        self.posted: list[fx.Post] = []  # to devices

    # ---- carrying out

    def tell(self, told: fx.Told) -> None:
        for effect in self.session.handle(told, self.now):
            self.carry_out(effect)

    def carry_out(self, effect: fx.Effect) -> None:
        match effect:
            case fx.Send(conn=conn, data=data):
                if conn in self.clients:
                    self.clients[conn].take(data)
            case fx.Close(conn=conn, code=code):
                client = self.clients.pop(conn, None)
                if client is not None:
                    client.closed, client.conn = code, None
            case fx.Save():
                self.later(self.save_delay(), lambda: self.write(effect))
            case fx.Work():
                self.later(0.001, lambda: self.work(effect))
            case fx.Load(table=table):
                self.later(0.001, lambda: self.tell(fx.Loaded(table, self.disk.load(table))))
            case fx.Reply(request=request, body=body):
                self.replies[request] = body
            case fx.Timer():
                told = fx.Rang(effect.table, effect.number, effect.seat)
                self.later(effect.at - self.now, lambda: self.tell(told))
            case fx.Post():
                self.posted.append(effect)
            case fx.Think():
                self.later(effect.at - self.now, lambda: self.tell(think(effect)))

    def write(self, save: fx.Save) -> None:
        try:
            if self.disk_fails():
                raise OSError("the disk is full")
            self.disk.write([save.writes])
        except Exception:
            self.later(self.save_delay(), lambda: self.tell(fx.NotSaved(save.id)))
            return
        self.later(self.save_delay(), lambda: self.tell(fx.Saved(save.id)))

    def work(self, wish: fx.Work) -> None:
        try:
            result = wish.job()
        except Exception as wrong:
            result = wrong
        self.tell(fx.Worked(wish.id, result))

    # ---- time

    def later(self, delay: float, what: Callable[[], None]) -> None:
        self.steps += 1
        heapq.heappush(self.agenda, (self.now + max(0.0, delay), self.steps, what))

    def step(self) -> bool:
        """The next thing on the agenda."""
        if not self.agenda:
            return False
        at, _, what = heapq.heappop(self.agenda)
        self.now = max(self.now, at)
        what()
        return True

    def settle(self, most: int = 100_000) -> None:
        """Until nothing is left to do."""
        for _ in range(most):
            if not self.step():
                return
        raise AssertionError("the world does not come to rest")

    def wait(self, seconds: float) -> None:
        """Let time pass, tick by tick."""
        end = self.now + seconds
        while self.now < end:
            while self.agenda and self.agenda[0][0] <= min(end, self.now + 5.0):
                self.step()
            self.now = min(end, self.now + 5.0)
            self.tell(fx.Tick())
        self.settle()

    def crash(self) -> None:
        """kill -9: what is in memory and under way is gone; the disk stays."""
        self.agenda = []
        for client in self.clients.values():
            client.conn = None
        self.clients = {}
        self.session = Session(self.random.randbytes, self.config)

    # ---- people

    def request(self, what: Any, table: str = "", token: str = "", body: object = None, address: str = "home") -> Any:
        self.requests += 1
        number = self.requests
        self.tell(fx.Asked(number, address, what, table, token, body))
        self.settle()
        return self.replies.pop(number)

    def create(self, *kinds: str, address: str = "home", **more: Any) -> http.Created:
        wishes = [
            http.SeatWish("bot", kind.partition("=")[2] or None) if kind.startswith("bot") else http.SeatWish(kind)
            for kind in kinds
        ]
        made = self.request("create", body=http.CreateTable(self.game, wishes, **more), address=address)
        assert isinstance(made, http.Created), made
        return made

    def table_at(self, scenario: Scenario, bot: str = "") -> str:
        """A table at a position set by hand, with the tokens "token0" and "token1"; the second seat may be a bot's."""
        chairs = [Chair(0, "person", "First"), Chair(1, "bot" if bot else "person", "Second", bot)]
        for chair in chairs:
            chair.token, chair.standing = hashed(f"token{chair.number}"), default_standing(scenario.game.id)
        desk = self.session.desk
        table = desk.afterwards._of_record(Record(scenario.game, scenario.journal), chairs, "")
        self.session.out = []
        desk.open(fx.Asked(0, "home", "create"), table, http.Imported(table.id))
        for effect in self.session.out:
            self.carry_out(effect)
        self.settle()
        return table.id

    def sit(self, made: Any, address: str = "home") -> Client:
        client = Client(self, made.table, made.token, address).open()
        self.settle()
        return client

    def watch(self, table: str) -> Client:
        client = Client(self, table, None).open()
        self.settle()
        return client

    def people(self, count: int, bots: int = 0, **more: Any) -> list[Client]:
        """A table with this many people, and bots behind them."""
        made = self.create("me", *["open"] * (count - 1), *["bot"] * bots, **more)
        seated = [made]
        for n in range(1, count):
            joined = self.request("join", made.table, body=http.JoinTable(f"Person {n}", made.invite))
            assert isinstance(joined, http.Joined), joined
            seated.append(joined)
        return [self.sit(each) for each in seated]

    def two(self, **more: Any) -> tuple[Client, Client]:
        """A table with two people."""
        first, second = self.people(2, **more)
        return first, second

    def pick(self, question: Message) -> Message:
        """Any legal choice."""
        return any_choice(question, self.random)

    def play(self, *clients: Client, most: int = 10_000) -> int:
        """Let these clients answer whatever they are asked; how many answers they gave."""
        given = 0
        while given < most:
            self.settle()
            asked = [c for c in clients if c.question is not None and c.conn is not None and c.over is None]
            if not asked:
                return given
            asked[0].answer()
            given += 1
        return given
