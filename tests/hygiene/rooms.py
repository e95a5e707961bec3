"""The rooms of the house: which part may import which, and where nothing may touch the world outside."""

import ast
from collections.abc import Iterator
from typing import Final

from tests.hygiene.checks import Finding, nodes

SHELF: Final = "tianxia.games"  # which games there are; the games themselves are rooms of their own
SERVED: Final = ("core", "errors", "games", "telling", "positions", "bots", "server.wire")
BELOW: Final = {  # room -> the rooms that it may import beside itself
    "errors": (),
    "core": ("errors",),
    "positions": ("core", "errors"),
    "games": ("core", "errors"),
    "telling": ("core", "errors", "games"),
    "lessons": ("core", "errors", "games", "positions"),
    "bots": ("core", "errors", "games", "telling"),
    "terminal": ("core", "errors", "games", "telling", "bots", "lessons"),
    "lab": ("core", "errors", "games", "telling", "positions", "bots"),
    "server.wire": ("core",),
    "server.session": (*SERVED, "server.books"),
    "server.books": (*SERVED, "lessons", "server.session"),
}
PARTS: Final = {  # part of a game -> the rooms that it may import beside the parts of its own game
    "position": ("core", "errors", "positions"),
    "game": ("core", "errors", "positions"),
    "words": ("core", "errors", "telling"),
    "board": ("core", "errors", "telling", "terminal"),
    "faces": ("core", "errors", "telling"),
    "bots": ("core", "errors", "bots", "games"),
}
RULES: Final = ("core", "errors")  # whatever else is in a game: its rules, its data, its heroes
UPSTAIRS: Final = ("words", "board", "faces", "bots")  # rules and positions do not know how they are told or played
OUTSIDE: Final = (  # what reaches out of the program
    "asyncio", "concurrent", "cryptography", "http", "httpx", "litestar", "multiprocessing", "os", "socket",
    "sqlalchemy", "sqlite3", "ssl", "subprocess", "threading", "time", "uvicorn", "websockets",
)  # fmt: skip
WITHOUT_IO: Final = (
    "tianxia.server.session", "tianxia.server.books", "tianxia.telling", "tianxia.positions", "tianxia.lessons",
)  # fmt: skip


def imported(tree: ast.Module, module: str) -> Iterator[tuple[int, str]]:
    """Every import with its line: a module, or a name of a package (`tianxia.games.game`)."""
    parts = module.split(".")
    for node in nodes(tree):
        if isinstance(node, ast.Import):
            yield from ((node.lineno, alias.name) for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            above = ".".join(parts[: len(parts) - node.level]) if node.level else ""
            base = ".".join(part for part in (above, node.module) if part)
            yield from ((node.lineno, f"{base}.{alias.name}") for alias in node.names)


def room_of(module: str, games: tuple[str, ...]) -> str:
    """The room in which a module stands; a part of a game is `games.<id>.<part>`."""
    parts = module.split(".")[1:]
    if parts[:1] == ["games"]:
        return ".".join(parts[:3]) if parts[1:2] and parts[1] in games else "games"
    if parts[:1] == ["server"] and len(parts) > 1:
        return "server.wire" if parts[1] in ("wire", "wire_http") else ".".join(parts[:2])
    return parts[0] if parts else ""


def may_import(importer: str, other: str, games: tuple[str, ...]) -> bool:
    """Whether a module may import another one of this project."""
    here, there = room_of(importer, games), room_of(other, games)
    if here == there:
        return True
    if here.startswith("games."):
        _, game, *part = here.split(".")
        own = part[0] if part else "game"
        if there.split(".")[:2] == ["games", game]:
            return own in UPSTAIRS or there.split(".")[2:3] not in [[up] for up in UPSTAIRS]
        return there in PARTS.get(own, RULES)
    return here not in BELOW or there in BELOW[here]


def foreign_imports(tree: ast.Module, module: str, games: tuple[str, ...]) -> Iterator[Finding]:
    """Each room imports what stands below it, and no shared room a game; a game imports no other game."""
    for line, name in imported(tree, module):
        if name.split(".")[0] == "tianxia" and not may_import(module, name, games):
            yield line, f"imports {name}"


def touches_outside(tree: ast.Module, module: str) -> Iterator[Finding]:
    """A room without I/O imports nothing that reaches out of the program."""
    if module.startswith(WITHOUT_IO):
        for line, name in imported(tree, module):
            if name.split(".")[0] in OUTSIDE:
                yield line, f"reaches outside by {name}"
