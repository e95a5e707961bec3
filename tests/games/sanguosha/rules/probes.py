"""Skills that only a test has: registered with the decorators that heroes use, under effects that a position gives to a
hero (SG-1511). The fixture `made_up` takes them away again."""

from collections.abc import Callable

from tests.games.sanguosha.rules.heroes.tables import told
from tianxia.core.asks import Play
from tianxia.core.events import Seat
from tianxia.core.windows import Subject
from tianxia.games.sanguosha.content import TIMINGS
from tianxia.games.sanguosha.rules.skills import lasting, skill
from tianxia.games.sanguosha.rules.table import Table
from tianxia.games.sanguosha.rules.turns import AFTER_DRAW
from tianxia.scenario import Scenario

WATCHING = "watching"
Row = list[str | int]


def watch_every_point() -> None:
    """Whoever is `given` WATCHING tells of every timing point that is reached."""
    for point in (*TIMINGS, AFTER_DRAW):
        skill(lasting(WATCHING), at=point, forced=True, anyone=True)(tells(point))


def tells(point: str) -> Callable[[Table, Seat, Subject], Play[None]]:
    """A skill that does nothing but tell that its point has come."""

    def run(s: Table, me: Seat, matter: Subject) -> Play[None]:
        s.emit("point", {"point": point})
        yield from ()

    return run


def given(effect: str, *heroes: str) -> list[Row]:
    """The effects of a position: these heroes have this made-up skill for the whole game."""
    return [[effect, hero, 0, "game"] for hero in heroes]


def points(game: Scenario) -> str:
    """The timing points that were reached, in order."""
    return " ".join([event["point"] for event in told(game, "point")])


def course(game: Scenario, *kinds: str) -> list[str]:
    """Points and the events of these kinds, in order."""
    told_of = [event for event in game.fact("told.spectator") if event["kind"] in (*kinds, "point")]
    return [event["point"] if event["kind"] == "point" else event["kind"] for event in told_of]
