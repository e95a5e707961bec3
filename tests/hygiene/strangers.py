"""Strangers in the house: games that a shared file knows by their id, name, classes, kinds of events or words.

What belongs to the games is read from their own folders, so that a new game is watched from its first day."""

import ast
import re
import tomllib
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from tests.hygiene.checks import Finding, nodes

SHORTEST: Final = 4  # letters of a word that is looked for; shorter ones mean too many things
PLAIN: Final = (
    "balance", "black", "blue", "chain", "choice", "choose", "discard", "draw", "duel", "flip", "flood", "food", "gold",
    "green", "hand", "here", "honour", "ignore", "join", "keep", "left", "lose", "marked", "most", "normal", "place",
    "question", "refuse", "right", "save", "shield", "short", "start", "switch", "take", "turn", "wall", "withdrawn",
    "wound", "year", "yellow",
)  # words that are everybody's  # fmt: skip
QUOTED: Final = re.compile(r""""([^"\n]*)"|'([^'\n]*)'|`([^`\n$]*)`""")
COMPARED: Final = re.compile(r"""kind\s*[!=]==?\s*["']([\w-]+)["']""")
SWITCHED: Final = re.compile(r"""switch\s*\((.*)\)|case\s+["']([\w-]+)["']""")
STYLED: Final = re.compile(r"""class="[^"]*\"""")  # what a style is called is no word of a game; its id is found anyway
HUMPS: Final = re.compile(r"[A-Z][a-z]+[A-Z]")


@dataclass(frozen=True, slots=True)
class Games:
    """What shared files must not know of the games."""

    ids: tuple[str, ...]
    names: tuple[str, ...]  # titles, in any language
    classes: frozenset[str] = frozenset()
    kinds: frozenset[str] = frozenset()  # of events that no shared code tells
    words: frozenset[str] = frozenset()  # ids of data and options


# ---- what belongs to the games


def read_games(folder: Path, ids: tuple[str, ...], shared: Iterable[Path]) -> Games:
    """Looks through the folders of these games; what shared sources define or say themselves is nobody's alone."""
    sources = [path for id in ids for path in sorted((folder / id).rglob("*.py"))]
    trees, common = _parsed(sources), _parsed(shared)
    manifests = [tomllib.loads((folder / id / "game.toml").read_text(encoding="utf-8")) for id in ids]
    names = [name for told in manifests for name in (*told["title"].values(), told.get("zh")) if name]
    data = [path for id in ids for path in sorted((folder / id / "data").glob("*.toml"))]
    words = {word for path in data for word in _ids_in(tomllib.loads(path.read_text(encoding="utf-8")))}
    words |= said_by(trees, "Option")
    return Games(
        ids=tuple(ids),
        names=tuple(names),
        classes=frozenset(_classes(trees) - _classes(common)),
        kinds=frozenset(said_by(trees, "emit") - said_by(common, "emit")),
        words=frozenset({word for word in words if is_telling(word)} - said_by(common, "Option")),
    )


def is_telling(word: str) -> bool:
    """Whether a word, met in a shared file, would mean that game."""
    return len(word) >= SHORTEST and not word.isdecimal() and word not in PLAIN


def said_by(trees: Iterable[ast.Module], call: str) -> set[str]:
    """The strings in the first argument of these calls: kinds of events, ids of options."""
    found: set[str] = set()
    for tree in trees:
        for node in nodes(tree):
            if isinstance(node, ast.Call) and node.args and _called(node) == call:
                found.update(_strings(node.args[0]))
    return found


def _parsed(paths: Iterable[Path]) -> list[ast.Module]:
    return [ast.parse(path.read_text(encoding="utf-8")) for path in paths]


def _classes(trees: Iterable[ast.Module]) -> set[str]:
    return {node.name for tree in trees for node in nodes(tree) if isinstance(node, ast.ClassDef)}


def _called(node: ast.Call) -> str:
    return node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")


def _strings(node: ast.AST) -> Iterator[str]:
    for each in ast.walk(node):
        if isinstance(each, ast.Constant) and isinstance(each.value, str):
            yield each.value


def _ids_in(data: Any) -> Iterator[str]:
    """Whatever is called `id` in a file of data."""
    if isinstance(data, dict):
        if isinstance(data.get("id"), str):
            yield data["id"]
        data = list(data.values())
    if isinstance(data, list):
        for item in data:
            yield from _ids_in(item)


# ---- what must not stand in a shared file


def names_of_games(text: str, games: Games) -> Iterator[Finding]:
    """Ids and titles anywhere: in code, comments, texts, names of styles."""
    pattern = re.compile("|".join([*map(_id_pattern, games.ids), *map(_name_pattern, games.names)]))
    for number, line in enumerate(text.splitlines(), start=1):
        for found in pattern.finditer(line):
            yield number, f"knows {found.group()}"


def _id_pattern(id: str) -> str:
    """`chuhan`, `chuhan_tracker`, `CHUHAN`, but not a longer word with these letters in it."""
    return f"(?<![a-z]){id}(?![a-z])|(?<![A-Z]){id.upper()}(?![A-Z])"


def _name_pattern(name: str) -> str:
    """`Chu Han`, `Chu-Han`, `ChuHanBoard`, `chu_han`, `CHU_HAN`."""
    words = [re.escape(word) for word in name.removeprefix("The ").split()]
    written = f"{'[ _-]?'.join(words)}(?![a-z])"
    if len(words) == 1:
        return f"(?<![A-Za-z]){written}"
    return f"{written}|{'[_-]'.join(words).lower()}|{'[_-]'.join(words).upper()}"


def classes_of_games(tree: ast.Module, games: Games) -> Iterator[Finding]:
    """A class of a game, by its name: imported, used, or asked for in quotes."""
    for node in nodes(tree):
        if isinstance(node, ast.ImportFrom) and set((node.module or "").split(".")) & {*games.ids}:
            yield from ((node.lineno, f"imports {alias.name} of a game") for alias in node.names)
        elif isinstance(node, ast.Constant) and node.value in games.classes and HUMPS.match(node.value):
            yield node.lineno, f"asks for the class {node.value!r} of a game"  # "Player" may be anybody's
    known = _bound(tree)
    for node in nodes(tree):
        if isinstance(node, ast.Name) and node.id in games.classes and node.id not in known:
            yield node.lineno, f"uses the class {node.id} of a game"


def _bound(tree: ast.Module) -> set[str]:
    """The names that a file brings in or makes itself."""
    found: set[str] = set()
    for node in nodes(tree):
        if isinstance(node, ast.Import | ast.ImportFrom):
            found.update((alias.asname or alias.name).partition(".")[0] for alias in node.names)
        elif isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store):
            found.add(node.id)
        elif isinstance(node, ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
            found.add(node.name)
        elif isinstance(node, ast.arg):
            found.add(node.arg)
    return found


def kinds_of_games(tree: ast.Module, games: Games) -> Iterator[Finding]:
    """A shared source that compares the kind of an event with one that only games tell."""
    for node in nodes(tree):
        if isinstance(node, ast.Compare):
            sides = (node.left, *node.comparators)
            if any(_is_kind(side) for side in sides):
                for side in sides:
                    yield from (
                        (node.lineno, f"knows the event {kind!r}") for kind in _strings(side) if kind in games.kinds
                    )
        elif isinstance(node, ast.Match) and _is_kind(node.subject):
            for case in node.cases:
                said = _strings(case.pattern)
                yield from ((case.pattern.lineno, f"knows the event {kind!r}") for kind in said if kind in games.kinds)


def _is_kind(node: ast.expr) -> bool:
    return (isinstance(node, ast.Attribute) and node.attr == "kind") or (
        isinstance(node, ast.Name) and node.id == "kind"
    )


def words_of_games(tree: ast.Module, games: Games) -> Iterator[Finding]:
    """A card, hero, place or option of a game in quotes."""
    for node in nodes(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and node.value in games.words:
            yield node.lineno, f"says {node.value!r}, a word of a game"


def words_in_pages(text: str, games: Games) -> Iterator[Finding]:
    """The same two for the sources of the pages: words in quotes, and kinds of events that are compared."""
    over_kinds = False
    for number, line in enumerate(text.splitlines(), start=1):
        for quoted in QUOTED.finditer(STYLED.sub("", line)):
            if (word := quoted.group(quoted.lastindex or 0)) in games.words:
                yield number, f"says {word!r}, a word of a game"
        kinds = [compared.group(1) for compared in COMPARED.finditer(line)]
        if switched := SWITCHED.search(line):
            over_kinds = "kind" in switched.group(1) if switched.group(1) is not None else over_kinds
            kinds += [switched.group(2)] if over_kinds and switched.group(2) else []
        yield from ((number, f"knows the event {kind!r}") for kind in kinds if kind in games.kinds)


def strangers(path: Path, text: str, games: Games) -> Iterator[Finding]:
    """All that a shared file knows of the games."""
    yield from names_of_games(text, games)
    if path.suffix == ".py":
        tree = ast.parse(text)
        for check in (classes_of_games, kinds_of_games, words_of_games):
            yield from check(tree, games)
    elif path.suffix in (".ts", ".js", ".svelte"):
        yield from words_in_pages(text, games)
