"""A server for the browser tests in a process of its own: `python -m tests.browser.serving FOLDER`.

Its deals come from a fixed seed, so that a run of the tests meets the same hands every time.
"""

from __future__ import annotations

import sys
from pathlib import Path
from random import Random
from unittest.mock import patch

import msgspec

from tianxia.server.session.config import OPEN_LIMITS
from tianxia.server.shell.app import make_app
from tianxia.server.shell.running import run
from tianxia.server.shell.store import open_folder

SEED = 20
QUICK = msgspec.structs.replace(OPEN_LIMITS, left_after=0.0)


def main(folder: Path) -> None:
    """Serves until it is ended; the first line says where."""
    with patch("secrets.token_bytes", Random(SEED).randbytes):
        run(make_app(lambda: open_folder(folder), QUICK), "127.0.0.1", 0, lambda port: print(port, flush=True))


if __name__ == "__main__":
    main(Path(sys.argv[1]))
