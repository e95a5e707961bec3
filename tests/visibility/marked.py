"""A copy of the tree in which every single card has a name of its own: a random token."""

from __future__ import annotations

import random
import re
import shutil
import string
from collections.abc import Callable
from pathlib import Path

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
    for game, mark in MARK.items():
        marker = Marker(folder, game, [other for other in MARK if other != game], luck)
        mark(marker)
        assert len(set(marker.marks)) == len(marker.marks)
        counts[game] = len(marker.marks)
        marks += marker.marks
    (folder / MARKS).write_text("\n".join(marks), encoding="utf-8")
    return counts


def tokens_in(data: bytes, marks: frozenset[str]) -> set[str]:
    """The cards that are named in it; the name of a table may look like one by chance."""
    return {found.decode() for found in TOKEN.findall(data)} & marks


# ---- Chu Han: each copy of a card becomes a design of its own


def mark_chuhan(marker: Marker) -> None:
    path = marker.data / "cards.toml"
    names: Names = {}

    def split(entry: re.Match[str]) -> str:
        body = entry[0]
        name = re.search(r'^id = "(.*)"', body, re.M)[1]
        one = re.sub(r"^count = \d+", "count = 1", body, flags=re.M)
        names[name] = [marker.token() for _ in range(int(re.search(r"^count = (\d+)", body, re.M)[1]))]
        return "".join([one.replace(f'"{name}"', f'"{mark}"').rstrip() + "\n\n" for mark in names[name]])

    text = path.read_text(encoding="utf-8")
    path.write_text(re.sub(r"^\[\[card\]\]\n.*?(?=^\[\[|\Z)", split, text, flags=re.M | re.S), encoding="utf-8")
    marker.everywhere(names, _texts_of_designs)


def _texts_of_designs(text: str, names: Names) -> str:
    for name, marks in names.items():
        text = re.sub(rf"^card-{name} = .*$", "\n".join([f"card-{mark} = {mark}" for mark in marks]), text, flags=re.M)
        for kind in ("text", "short"):
            found = re.search(rf"^{kind}-{name} = (.*)$", text, re.M)
            if found:
                text = text.replace(found[0], "\n".join([f"{kind}-{mark} = {found[1]}" for mark in marks]))
        if len(marks) == 1:
            text = re.sub(rf"(?<=[-\[]){name}(?![a-z])", marks[0], text)
    return text


# ---- Sun Tzu: generals and events have names of their own; of the action cards each gets one when it is laid out

FACES_OF_CARDS = '''

class Marked(int):
    """The face of one card, which has a name of its own."""

    name: str


class Names(tuple[str, ...]):
    """The names of faces."""

    def __getitem__(self, face):
        return face.name if isinstance(face, Marked) else super().__getitem__(face)


TOKENS = {tokens}
NAMES = Names(NAMES)
'''
LAID_OUT = '''

def add_marked(self, face, zone):
    """A card with a name of its own."""
    card = Marked(face)
    card.name = TOKENS[len(self.faces)] if face < FIRST_GENERAL else NAMES[face]
    return PieceState.add_card(self, card, zone)


War.add_card = add_marked
'''
MOST_CARDS = 60


def mark_suntzu(marker: Marker) -> None:
    game = marker.data.parent
    names = marker.rename(marker.data / "generals.toml", "general")
    names |= marker.rename(marker.data / "events.toml", "event")
    marker.everywhere(names, _texts_of_names)
    tokens = [marker.token() for _ in range(MOST_CARDS)]
    with (game / "data.py").open("a", encoding="utf-8") as file:
        file.write(FACES_OF_CARDS.replace("{tokens}", repr(tokens)))
    with (game / "rules" / "state.py").open("a", encoding="utf-8") as file:
        file.write("\n\nfrom tianxia.games.suntzu.data import FIRST_GENERAL, NAMES, TOKENS, Marked\n" + LAID_OUT)
    marker.change(game / "words" / "things.py", ("ORDER.__getitem__", "lambda face: ORDER.get(face, 0)"))
    marker.change(
        marker.package / "core" / "state.py",
        ('"faces": self.faces,', '"faces": [int(face) for face in self.faces],'),
    )
    for lang in ("en", "pl"):
        with (game / "texts" / f"{lang}.ftl").open("a", encoding="utf-8") as file:
            file.write("".join([f"\ncard-{mark} = {mark}\ntext-{mark} = {mark}\n" for mark in tokens]))


def _texts_of_names(text: str, names: Names) -> str:
    """The names of things that there is one of; "ma-chao" comes after "god-ma-chao"."""
    for name, [mark] in sorted(names.items(), key=lambda entry: -len(entry[0])):
        text = re.sub(rf"^((?:card|hero|role|name)-){name} = .*$", rf"\g<1>{mark} = {mark}", text, flags=re.M)
        text = re.sub(rf"(?<=[-\[]){name}(?![a-z-])", mark, text)
    return text


# ---- Sanguosha: every card and every hero is one of a kind; roles are told by seat


def mark_sanguosha(marker: Marker) -> None:
    marker.rename(marker.data / "cards.toml", "card")
    names = marker.rename(marker.data / "heroes.toml", "hero")
    roles = {role: [marker.token()] for role in ("loyalist", "rebel", "spy")}
    marker.everywhere(names | roles, _texts_of_names)
    marker.change(marker.data / "roles.toml", *[(f"\n{role} = ", f"\n{mark} = ") for role, [mark] in roles.items()])
    things = marker.data.parent / "words" / "things.py"
    marker.change(things, ("return self.named(print.kind, SUITS[print.suit], print.number)", "return print.id"))


MARK: dict[str, Callable[[Marker], None]] = {
    "chuhan": mark_chuhan,
    "suntzu": mark_suntzu,
    "sanguosha": mark_sanguosha,
}
