"""The games: each is one package, in which everything of it is found; other packages announce theirs.

A built-in game is a folder here with a `game.toml`. A game of another package is announced by an entry point of the
group `tianxia.games`, `envoys = "envoys:GAME"`, and has its parts beside it in the same way. Only the rules are needed;
whatever else there is (words, board, faces, bots, texts, lessons, ledger) is found by its name and may be missing."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable

    from tianxia.core.game import Game
    from tianxia.games.manifest import Manifest

GROUP: Final = "tianxia.games"  # of the entry points
MANIFEST: Final = "game.toml"


@cache
def built_in() -> tuple[str, ...]:
    """The games of this package, in the order in which they are shown."""
    from importlib.resources import files

    found = [folder.name for folder in files(__name__).iterdir() if folder.joinpath(MANIFEST).is_file()]
    return tuple(sorted(found, key=lambda id: (manifest_of(id).order, id)))


@cache
def announced() -> dict[str, str]:
    """The games of other packages: where each is found, "module:attribute"."""
    from importlib.metadata import entry_points

    return {entry.name: entry.value for entry in sorted(entry_points(group=GROUP), key=lambda entry: entry.name)}


def game_ids() -> tuple[str, ...]:
    """All games that can be played here, our own first."""
    return built_in() + tuple([id for id in announced() if id not in built_in()])


def known(id: str) -> str:
    """This id if there is such a game; BadInput, with the games that there are, if not."""
    from tianxia.errors import BadInput

    if id in game_ids():
        return id
    raise BadInput("there is no game called {id!r}; the games are: {games}", id=id, games=", ".join(game_ids()))


def home_of(id: str) -> str:
    """The package of a game, in which its parts are found."""
    return f"{__name__}.{id}" if _is_ours(id) else announced()[known(id)].partition(":")[0]


@cache
def game(id: str) -> Game:
    """The game of this id, loaded when first wanted: the command line must not wait for games it does not play."""
    from importlib import import_module

    from tianxia.core.game import Game
    from tianxia.errors import BadInput

    place = f"{home_of(id)}:GAME" if _is_ours(id) else announced()[known(id)]
    module, _, attribute = place.partition(":")
    try:
        found = getattr(import_module(module), attribute or "GAME", None)
    except Exception as wrong:
        if _is_ours(id):
            raise
        raise BadInput(
            "{id} is announced as {place}, but it cannot be loaded: {wrong}", id=id, place=place, wrong=wrong
        ) from wrong
    if not isinstance(found, Game) or found.id != id:
        raise BadInput("{id} is announced as {place}, but there is no game of that id there", id=id, place=place)
    return found


@cache
def manifest_of(id: str) -> Manifest:
    """What a game says of itself before it is loaded; the usual answers where it says nothing."""
    from tianxia.games.manifest import read

    return read(id, text_of(id, MANIFEST))


def part_of(id: str, name: str) -> Any | None:
    """A module of a game by its place in the package ("words", "bots.policy"); None if the game has none."""
    from importlib import import_module

    module = f"{home_of(id)}.{name}"
    try:
        return import_module(module)
    except ModuleNotFoundError as missing:
        if missing.name is None or not (module == missing.name or module.startswith(f"{missing.name}.")):
            raise
        return None


def folder_of(id: str, *names: str) -> Traversable | None:
    """A folder or file of a game, found without loading the game; None if there is none."""
    from importlib.resources import files
    from importlib.util import find_spec, module_from_spec

    spec = find_spec(home_of(id))
    if spec is None or spec.submodule_search_locations is None:
        return None
    found = files(module_from_spec(spec)).joinpath(*names)
    return found if found.is_dir() or found.is_file() else None


def text_of(id: str, *names: str) -> str | None:
    """The text of a file of a game; None if there is none."""
    found = folder_of(id, *names)
    return None if found is None else found.read_text(encoding="utf-8")


@lru_cache(maxsize=100)  # whoever asks over the wire may ask for anything
def _is_ours(id: str) -> bool:
    """Whether this is a folder here; `built_in` itself asks for manifests, so it cannot be asked."""
    from importlib.resources import files

    try:
        return id.isidentifier() and files(__name__).joinpath(id, MANIFEST).is_file()
    except OSError:  # a name that is too long for a folder
        return False
