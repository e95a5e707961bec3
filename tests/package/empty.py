"""The wheel in an empty environment, with what an index gives it: `python -m tests.package.empty python3.12 ...`."""

from __future__ import annotations

import subprocess
import sys
import tempfile
from pathlib import Path

from tests.browser.fixtures import missing
from tests.package.browsing import own_browser, play_against_own_bot
from tests.package.packing import BIN, Installed, build, only_file, try_out
from tianxia.games import built_in


def main(pythons: list[str]) -> None:
    """Builds once, then installs and tries with each Python."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        done = build("wheel", folder)
        if done.returncode:
            sys.exit(done.stderr)
        wheel = only_file(folder, ".whl")
        for python in pythons or [sys.executable]:
            place, home = folder / Path(python).name, folder / f"home-{Path(python).name}"
            home.mkdir()
            subprocess.run([python, "-m", "venv", str(place)], check=True)
            pip = [str(place / BIN / "python"), "-m", "pip"]
            subprocess.run([*pip, "install", "--quiet", f"{wheel}[all]"], check=True)
            subprocess.run([*pip, "check"], check=True)
            installed = Installed(place, home)
            try_out(installed, built_in()[0])
            print(f"{installed.run('--version').strip()} works with {python}: {in_the_browser(installed)}", flush=True)


def in_the_browser(installed: Installed) -> str:
    """What came of playing each game in the browser against a bot of one's own."""
    if why := missing():
        return why
    with own_browser() as browser:
        counts = [f"{game} {play_against_own_bot(installed, browser, game)}" for game in built_in()]
    return f"decisions in the browser until a bot of one's own has answered and been answered: {', '.join(counts)}"


if __name__ == "__main__":
    main(sys.argv[1:])
