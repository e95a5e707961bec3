"""Packing the project and using the package as somebody would who has Python and nothing else: no Node, no make."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
BIN = "Scripts" if os.name == "nt" else "bin"


def build(sort: str, to: Path, root: Path = ROOT) -> subprocess.CompletedProcess[str]:
    """Build a wheel or an sdist from this folder, offline."""
    command = [sys.executable, "-m", "hatchling", "build", "--target", sort, "--directory", str(to)]
    return subprocess.run(command, cwd=root, capture_output=True, text=True, check=False)


def only_file(folder: Path, ending: str) -> Path:
    """The one file of this sort that was built."""
    (found,) = folder.glob(f"*{ending}")
    return found


class Installed:
    """An environment in which the package is installed, used without Node and without the sources."""

    def __init__(self, folder: Path, home: Path) -> None:
        self.folder = folder
        self.home = home  # where commands run
        self.python = folder / BIN / "python"

    @property
    def environment(self) -> dict[str, str]:
        """No PYTHONPATH, and a PATH on which there is only the environment."""
        kept = {name: value for name, value in os.environ.items() if name in ("LANG", "SYSTEMROOT", "TMPDIR")}
        return {**kept, "PATH": str(self.folder / BIN), "HOME": str(self.home), "PYTHONUTF8": "1"}

    def run(self, *words: str, typed: str = "") -> str:
        """What a `tianxia` command says."""
        done = subprocess.run(
            [str(self.folder / BIN / "tianxia"), *words],
            input=typed, capture_output=True, text=True, check=False, env=self.environment, cwd=self.home,
        )  # fmt: skip
        assert done.returncode == 0, f"{words}: {done.stdout}{done.stderr}"
        return done.stdout

    def python_says(self, source: str) -> str:
        """What a piece of Python prints there."""
        command = [str(self.python), "-c", source]
        done = subprocess.run(command, capture_output=True, text=True, check=False, env=self.environment, cwd=self.home)
        assert done.returncode == 0, done.stderr
        return done.stdout

    @contextmanager
    def served(self, *words: str) -> Iterator[str]:
        """The address of its server."""
        command = [str(self.folder / BIN / "tianxia"), "serve", "--port", "0", "--json", *words]
        with subprocess.Popen(
            command, env=self.environment, cwd=self.home, stdout=subprocess.PIPE, text=True
        ) as server:
            assert server.stdout is not None
            line = server.stdout.readline()
            assert line, "the server does not start"
            try:
                yield json.loads(line)["url"]
            finally:
                server.terminate()


OWN_BOT, OWN_NAME = "mine.py:Last", "Last"  # how it is given, and what it is called in the browser
ASKED = "asked"  # which the bot leaves where it lies, once it was asked
BOT = f"""
from pathlib import Path

import tianxia

class Last(tianxia.Bot):
    def think(self, glimpse):
        (Path(__file__).parent / "{ASKED}").touch()
        return list(glimpse.choices())[-1]
"""


def write_bot(installed: Installed) -> None:
    """A bot of one's own, as docs/bots.md tells it, whom nobody has asked yet."""
    (installed.home / ASKED).unlink(missing_ok=True)
    (installed.home / "mine.py").write_text(BOT, encoding="utf-8")


def try_out(installed: Installed, game: str) -> None:
    """All that the front page promises: version, games, Python, a match, a bot of one's own, the pages."""
    assert installed.run("--version").startswith("tianxia ")
    assert game in installed.run("games")
    assert game in installed.python_says("import tianxia; print([info.id for info in tianxia.all_games()])")
    write_bot(installed)
    played = installed.run("play", game, "--seed", "1", "--bot", OWN_BOT, "--save", "m.jsonl", typed="hint\n1\nquit\n")
    assert "tianxia play" in played
    met = json.loads(installed.run("arena", game, "--bots", f"{OWN_BOT},random", "--games", "2", "--json"))
    assert [row["bot"] for row in met["bots"]] == [OWN_BOT, "random"]
    assert installed.run("fuzz", game, "--games", "2").splitlines()[-1] == "2 games, 0 failures"
    assert "verified" in installed.run("replay", "m.jsonl", "--verify")
    with installed.served("--bots", OWN_BOT) as url:
        page = fetched(url)
        assert '<script type="module"' in page
        script = page.partition('src="')[2].partition('"')[0]
        assert len(fetched(url + script)) > 1000
        listed = json.loads(fetched(f"{url}/api/games"))["games"]
        offered = {each["id"]: [bot["name"]["en"] for bot in each["bots"]] for each in listed}
        assert OWN_NAME in offered[game]


def fetched(url: str) -> str:
    """The text at an address of this machine."""
    with urllib.request.urlopen(url) as answer:
        text: str = answer.read().decode()
    return text
