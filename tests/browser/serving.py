"""A server for the browser tests in a process of its own: `python -m tests.browser.serving FOLDER [PUSH_HOST]`.

Chance is the same at every table, whichever tests ran before: all deals are one deal, and a bot that is asked the same
thinks the same."""

from __future__ import annotations

import sys
from pathlib import Path
from unittest.mock import patch

import msgspec

from tests.browser.games import DEFAULT
from tests.toys import TOYS
from tianxia import games
from tianxia.core.dice import key_from_seed
from tianxia.server.session.config import OPEN_LIMITS
from tianxia.server.session.desk import Desk
from tianxia.server.session.effects import Think, Thought
from tianxia.server.shell.app import make_app
from tianxia.server.shell.running import run
from tianxia.server.shell.store import open_folder
from tianxia.server.shell.thinking import think

DEAL = key_from_seed("browser")
QUICK = msgspec.structs.replace(OPEN_LIMITS, left_after=0.0)


def steady(wish: Think) -> Thought:
    """A bot with a key that follows from its question."""
    return think(msgspec.structs.replace(wish, key=key_from_seed("bot", wish.game, str(wish.number), str(wish.seat))))


def main(folder: Path, push_hosts: tuple[str, ...]) -> None:
    """Serves until it is ended; the first line says where. Push services may stand at these hosts."""
    # of the toys only one stands on the shelf, as on the pictures of the start page; what else is installed does, too
    shelf = {id: place for id, place in games.announced().items() if id == DEFAULT or id not in TOYS}
    with (
        patch.object(Desk, "_key", lambda _: DEAL),
        patch("tianxia.server.shell.shell.think", steady),
        patch.object(games, "announced", lambda: shelf),
    ):
        config = msgspec.structs.replace(QUICK, push_hosts=push_hosts)
        run(make_app(lambda: open_folder(folder), config), "127.0.0.1", 0, lambda port: print(port, flush=True))


if __name__ == "__main__":
    main(Path(sys.argv[1]), tuple(sys.argv[2:]))
