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
    (announces,) = blocks("toml")
    return install_package(folder, "envoys", announces, "\n\n".join(blocks("python")))


def install_package(folder: Path, name: str, announces: str, source: str) -> Path:
    """A package of one file, installed as anybody's; the folder that has it then."""
    package = folder / name
    (package / name).mkdir(parents=True)
    (package / "pyproject.toml").write_text(announces, encoding="utf-8")
    (package / name / "__init__.py").write_text(source, encoding="utf-8")
    site = folder / "site"
    offline = ("--no-deps", "--no-index", "--no-build-isolation", "--disable-pip-version-check", "--quiet")
    command = [sys.executable, "-m", "pip", "install", *offline, "--target", str(site), str(package)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return site
