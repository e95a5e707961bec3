"""The wheel in an empty environment, with what an index gives it: `python -m tests.package.empty python3.12 ...`."""

from __future__ import annotations

import subprocess
import sys
import tempfile
from pathlib import Path

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
            subprocess.run([*pip, "install", "--quiet", f"{wheel}[web,tui]"], check=True)
            subprocess.run([*pip, "check"], check=True)
            installed = Installed(place, home)
            try_out(installed, built_in()[0])
            print(f"{installed.run('--version').strip()} works with {python}")


if __name__ == "__main__":
    main(sys.argv[1:])
