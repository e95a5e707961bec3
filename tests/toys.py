"""The games of the tests: announced as a game of another package would be, so that every part finds them."""

from typing import Final

from tianxia import games

TOYS: Final = {
    "toy": "tests.toy",
    "levee": "tests.toy.levee",
    "council": "tests.server.council",
    "tiny": "tests.core.tiny",
}
REAL: Final = games.game_ids()  # built in, or announced by a package that is installed beside us


def announce() -> None:
    """For the whole run: nothing of the tests hangs on which games are installed."""
    found = games.announced() | {id: f"{module}:GAME" for id, module in TOYS.items()}
    games.announced = lambda: found  # type: ignore[assignment]
