"""Envoys, the game of docs/how-to-add-a-game.md: taken from the page and installed as a package of its own."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
PAGE = ROOT / "docs" / "how-to-add-a-game.md"


def blocks(language: str) -> list[str]:
    """The blocks of the page in this language."""
    return re.findall(rf"^```{language}\n(.*?)^```", PAGE.read_text(encoding="utf-8"), re.DOTALL | re.MULTILINE)


def install(folder: Path) -> Path:
    """Write the package of the page and install it; the folder that has it then."""
    package = folder / "envoys"
    (package / "envoys").mkdir(parents=True)
    (announces,) = blocks("toml")
    (package / "pyproject.toml").write_text(announces, encoding="utf-8")
    (package / "envoys" / "__init__.py").write_text("\n\n".join(blocks("python")), encoding="utf-8")
    site = folder / "site"
    offline = ("--no-deps", "--no-index", "--no-build-isolation", "--disable-pip-version-check", "--quiet")
    command = [sys.executable, "-m", "pip", "install", *offline, "--target", str(site), str(package)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return site
