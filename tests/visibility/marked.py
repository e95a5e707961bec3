"""A copy of the tree in which every single card has a name of its own: a random token."""

from __future__ import annotations

import random
import re
import shutil
import string
from collections.abc import Callable
from pathlib import Path

from tests.visibility.searched import searched_games
from tianxia.games import built_in

ROOT = Path(__file__).resolve().parents[2]
TOKEN = re.compile(rb"zq[a-z]{10}")
MARKS = "marks.txt"  # all tokens of a marked tree, in its root
SKIPPED = shutil.ignore_patterns("__pycache__", "node_modules", "static", ".venv")
Names = dict[str, list[str]]  # name -> the tokens that stand for it


class Marker:
    """Marks one game in the copy."""

    def __init__(self, folder: Path, game: str, others: list[str], luck: random.Random) -> None:
        self.package = folder / "tianxia"
        self.data = self.package / "games" / game / "data"
        self.game = game
        self.others = others
        self.luck = luck
        self.marks: list[str] = []

    def token(self) -> str:
        self.marks.append("zq" + "".join(self.luck.choices(string.ascii_lowercase, k=10)))
        return self.marks[-1]

    def change(self, path: Path, *changes: tuple[str, str]) -> None:
        """Replace lines that must be there."""
        text = path.read_text(encoding="utf-8")
        for old, new in changes:
            assert old in text, f"{path.name} has no longer {old!r}"
            text = text.replace(old, new)
        path.write_text(text, encoding="utf-8")

    def rename(self, path: Path, section: str, key: str = "id") -> Names:
        """Each entry of a section of a data file is called by a token."""
        found: Names = {}

        def renamed(entry: re.Match[str]) -> str:
            mark = self.token()
            found[entry[2]] = [mark]
            return f'{entry[1]}"{mark}"'

        text = path.read_text(encoding="utf-8")
        pattern = rf'(^\[\[{section}\]\]\n{key} = )"(.*?)"'
        path.write_text(re.sub(pattern, renamed, text, flags=re.M), encoding="utf-8")
        return found

    def everywhere(self, names: Names, texts: Callable[[str, Names], str]) -> None:
        """Put the tokens where code, data and texts of this game use the names; other games have alike ones."""
        for path in self.package.rglob("*"):
            if any(other in str(path.relative_to(self.package)) for other in self.others):
                continue
            if path.suffix == ".ftl":
                path.write_text(texts(path.read_text(encoding="utf-8"), names), encoding="utf-8")
            elif path.suffix in (".py", ".toml"):
                text = path.read_text(encoding="utf-8")
                for name, marks in names.items():
                    text = text.replace(f'"{name}"', f'"{marks[0]}"')
                path.write_text(text, encoding="utf-8")


def make(folder: Path, seed: int) -> dict[str, int]:
    """Copy the tree and mark its cards; the number of tokens by game."""
    shutil.copytree(ROOT / "tianxia", folder / "tianxia", ignore=SKIPPED)
    (folder / "tianxia" / "server" / "static").mkdir(exist_ok=True)
    shutil.copy(ROOT / "pyproject.toml", folder)
    shutil.copytree(ROOT / "tests", folder / "tests", ignore=SKIPPED)
    luck, counts, marks = random.Random(seed), {}, []
    for game in searched_games():
        marker = Marker(folder, game.id, [other for other in built_in() if other != game.id], luck)
        game.mark(marker)
        assert len(set(marker.marks)) == len(marker.marks)
        counts[game.id] = len(marker.marks)
        marks += marker.marks
    (folder / MARKS).write_text("\n".join(marks), encoding="utf-8")
    return counts


def tokens_in(data: bytes, marks: frozenset[str]) -> set[str]:
    """The cards that are named in it; the name of a table may look like one by chance."""
    return {found.decode() for found in TOKEN.findall(data)} & marks


def texts_of_names(text: str, names: Names) -> str:
    """The names of things that there is one of; the longest come first, for one may end like another."""
    for name, [mark] in sorted(names.items(), key=lambda entry: -len(entry[0])):
        text = re.sub(rf"^((?:card|hero|role|name)-){name} = .*$", rf"\g<1>{mark} = {mark}", text, flags=re.M)
        text = re.sub(rf"(?<=[-\[]){name}(?![a-z-])", mark, text)
    return text
