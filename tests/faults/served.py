"""The real server in a process of its own, for drills: it says its port and serves until it is killed."""

from __future__ import annotations

import json
import sys
from pathlib import Path

from tianxia.server.session.config import OPEN_LIMITS
from tianxia.server.shell.app import make_app
from tianxia.server.shell.running import run
from tianxia.server.shell.store import Store, open_folder, open_url


def open_store(where: str) -> Store:
    """The store in a folder, or of a database by its URL."""
    return open_url(where) if "://" in where else open_folder(Path(where))


def main(where: str, port: str) -> None:
    app = make_app(lambda: open_store(where), OPEN_LIMITS)
    run(app, "127.0.0.1", int(port), lambda at: print(json.dumps({"port": at}), flush=True))


if __name__ == "__main__":
    main(sys.argv[1], sys.argv[2])
