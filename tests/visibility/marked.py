"""A copy of the tree in which every single card of Chu Han has a name of its own: a random token."""

from __future__ import annotations

import random
import re
import shutil
import string
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
TOKEN = re.compile(rb"zq[a-z]{10}")
ENTRY = re.compile(r"^\[\[card\]\]\n.*?(?=^\[\[|\Z)", re.M | re.S)
SKIPPED = shutil.ignore_patterns("__pycache__", "node_modules", "static", ".venv")


def token(luck: random.Random) -> str:
    return "zq" + "".join(luck.choices(string.ascii_lowercase, k=10))


def make(folder: Path, seed: int) -> dict[str, str]:
    """Copy the tree and mark its cards; token -> the name that it stands for."""
    luck = random.Random(seed)
    shutil.copytree(ROOT / "tianxia", folder / "tianxia", ignore=SKIPPED)
    (folder / "tianxia" / "server" / "static").mkdir(exist_ok=True)
    shutil.copytree(ROOT / "docs" / "rules", folder / "docs" / "rules")
    shutil.copy(ROOT / "pyproject.toml", folder)
    shutil.copytree(ROOT / "tests", folder / "tests", ignore=SKIPPED)
    tokens = _mark_cards(folder / "tianxia" / "games" / "chuhan" / "data" / "cards.toml", luck)
    by_name: dict[str, list[str]] = {}
    for mark, name in tokens.items():
        by_name.setdefault(name, []).append(mark)
    for path in folder.joinpath("tianxia").rglob("*"):
        if path.suffix == ".ftl":
            path.write_text(_mark_texts(path.read_text(encoding="utf-8"), by_name), encoding="utf-8")
        elif path.suffix == ".py":
            path.write_text(_mark_code(path.read_text(encoding="utf-8"), by_name), encoding="utf-8")
    return tokens


def _mark_cards(path: Path, luck: random.Random) -> dict[str, str]:
    """Each copy becomes a design with one copy."""
    text = path.read_text(encoding="utf-8")
    tokens: dict[str, str] = {}

    def split(entry: re.Match[str]) -> str:
        body = entry[0]
        name = re.search(r'^id = "(.*)"', body, re.M)[1]
        count = int(re.search(r"^count = (\d+)", body, re.M)[1])
        copies = []
        for _ in range(count):
            mark = token(luck)
            tokens[mark] = name
            one = re.sub(r"^count = \d+", "count = 1", body, flags=re.M)
            copies.append(one.replace(f'"{name}"', f'"{mark}"').rstrip() + "\n\n")
        return "".join(copies)

    marked = ENTRY.sub(split, text)
    for mark, name in tokens.items():
        marked = marked.replace(f'card = "{name}"', f'card = "{mark}"')
    path.write_text(marked, encoding="utf-8")
    return tokens


def _mark_texts(text: str, by_name: dict[str, list[str]]) -> str:
    for name, marks in by_name.items():
        text = re.sub(rf"^card-{name} = .*$", "\n".join([f"card-{mark} = {mark}" for mark in marks]), text, flags=re.M)
        for kind in ("text", "short"):
            found = re.search(rf"^{kind}-{name} = (.*)$", text, re.M)
            if found:
                lines = "\n".join([f"{kind}-{mark} = {found[1]}" for mark in marks])
                text = text.replace(found[0], lines)
        if len(marks) == 1:
            text = re.sub(rf"(?<=[-\[]){name}(?![a-z])", marks[0], text)
    return text


def _mark_code(text: str, by_name: dict[str, list[str]]) -> str:
    for name, marks in by_name.items():
        text = text.replace(f'"{name}"', f'"{marks[0]}"')
    both = f'"{by_name["peng-yue"][0]}-{by_name["zhongli-mo"][0]}"'
    return text.replace('"peng-yue-zhongli-mo"', both)
