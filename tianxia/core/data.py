"""Data: the TOML files that lie beside the code of a game."""

from __future__ import annotations

import tomllib
from importlib.resources import files
from typing import Any


def read_data(package: str, name: str) -> dict[str, Any]:
    """A file of the folder `data` of a package."""
    return tomllib.loads(files(package).joinpath("data", name).read_text(encoding="utf-8"))
