"""People with bad luck: simulated players who drop, repeat themselves, come back; and what must hold of it all."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tests.server.simulator import Client, World
from tianxia.server.books.shelf import served
from tianxia.server.session.config import Config
from tianxia.server.session.record import restored

UNLUCKY = Config(
    tables=10_000, connections=10_000, seat_messages=1_000_000, onlooker_messages=1_000_000, mark_every=7, bot_delay=0.1
)


class Actor(Client):
    """A player who sends an answer again until it is acknowledged."""

    def __init__(self, world: World, table: str, token: str) -> None:
        super().__init__(world, table, token)
        self.pending: dict[str, Any] | None = None
        self.invoked: set[str] = set()
        self.acked: set[str] = set()

    def take(self, data: bytes) -> None:
        super().take(data)
        message = self.inbox[-1]
        if message["t"] == "ack" and self.pending is not None and message["id"] == self.pending["id"]:
            if message["ok"]:
                self.acked.add(message["id"])
            self.pending = None

    def act(self) -> None:
        if self.conn is None:
            self.open()
        if self.pending is None and self.question is not None and self.over is None:
            choice = self.world.pick(self.question)
            self.pending = {"t": "answer", "id": self.fresh_id(), "question": self.question["id"], "choice": choice}
            self.invoked.add(self.pending["id"])
        if self.pending is not None:
            for _ in range(self.world.random.choice((1, 1, 1, 2, 5))):
                if self.pending is not None:
                    self.send(self.pending)


def unlucky_session(seed: int, disk: Any = None, moves: int = 60) -> World:
    """A match with every kind of bad luck; raises AssertionError with the seed if a promise is broken."""
    world = World(seed, UNLUCKY, disk)
    return unlucky(world, world.two(options={"length": world.random.choice(("long", "short"))}), seed, moves)


def unlucky(world: World, people: Sequence[Client], seed: int, moves: int) -> World:
    """Any match with every kind of bad luck."""
    luck = world.random
    world.save_delay = lambda: luck.choice((0.0005, 0.001, 0.05))
    actors = [Actor(world, client.table, client.token or "") for client in people]
    for client in people:
        client.drop()
    for _ in range(moves * 4):
        if all(actor.over is not None for actor in actors):
            break
        _one_move(world, actors)
    world.disk_fails = lambda: False
    world.settle()
    check_story(world, actors, seed)
    return world


def _one_move(world: World, actors: list[Actor]) -> None:
    luck = world.random
    fate = luck.random()
    if fate < 0.03:
        world.crash()
    elif fate < 0.10:
        luck.choice(actors).drop()
    elif fate < 0.13:
        world.now += luck.choice((1.0, 3600.0))
    elif fate < 0.16:
        fails = luck.randrange(3)
        left = [fails]

        def bad_disk() -> bool:
            left[0] -= 1
            return left[0] >= 0

        world.disk_fails = bad_disk
    elif fate < 0.60:
        luck.choice(actors).act()
    else:
        for _ in range(luck.randrange(1, 8)):
            world.step()


def check_story(world: World, actors: list[Actor], seed: int) -> None:
    """Every acknowledged answer is stored once, none twice; and everybody sees what a newcomer sees."""
    table = actors[0].table
    stored = world.disk.load(table)
    assert stored is not None
    ids = [row.id for row in stored.rows if row.id]
    assert len(ids) == len(set(ids)), f"seed {seed}: an answer is there twice"
    for actor in actors:
        missing = actor.acked - set(ids)
        assert not missing, f"seed {seed}: acknowledged and lost: {missing}"
    assert set(ids) <= set().union(*[actor.invoked for actor in actors]), f"seed {seed}: an answer that nobody gave"
    record = restored(served(world.game), stored.match.header, stored.rows)
    record.match.state.check()
    for actor in actors:
        if actor.conn is None:
            actor.open()
    world.settle()
    for actor in actors:
        control = Client(world, table, actor.token).open()
        world.settle()
        assert control.view == actor.view, f"seed {seed}: two pictures of one match"
        assert control.question == actor.question, f"seed {seed}"
        assert actor.events[-50:] == control.events[-50:][-len(actor.events) :], f"seed {seed}: two stories"
        numbers = [event["n"] for event in actor.events]
        assert numbers == list(range(numbers[0], numbers[0] + len(numbers))) if numbers else True, f"seed {seed}"
        control.drop()
