"""`tianxia rules GAME --content`: which test pins each kind of card and each skill, and which has none."""

import json
from pathlib import Path

from tianxia.commands.ledger import tests_folder
from tianxia.errors import UserError
from tianxia.games import game as load
from tianxia.lab.coverage import Mention, marked_in_tests


def run(game: str, *, tests: Path | None, as_json: bool) -> int:
    """Lists every piece of content with its tests; 0 only if each has one and every name in a test exists."""
    contents = load(game).contents()
    if not contents:
        raise UserError(
            "{game} has no cards or skills that are tested one by one; see `tianxia ledger {game}`", game=game
        )
    folder = tests_folder(tests)
    mentions = marked_in_tests(folder / "games" / game, "content")
    found = {sort: {id: _places(id, mentions, folder) for id in ids} for sort, ids in contents.items()}
    strangers = [mention for mention in mentions if not any(mention.id in ids for ids in contents.values())]
    if as_json:
        named = {sort: {id: list(places) for id, places in lot.items()} for sort, lot in found.items()}
        unknown = [{"id": mention.id, "path": str(mention.path), "line": mention.line} for mention in strangers]
        print(json.dumps({"game": game, "content": named, "unknown": unknown}, ensure_ascii=False, indent=2))
    else:
        print_report(game, found, strangers)
    return 0 if not strangers and all(places for lot in found.values() for places in lot.values()) else 1


def _places(id: str, mentions: tuple[Mention, ...], folder: Path) -> list[str]:
    """File and line of the tests that name this id."""
    return [f"{mention.path.relative_to(folder)}:{mention.line}" for mention in mentions if mention.id == id]


def print_report(game: str, found: dict[str, dict[str, list[str]]], strangers: list[Mention]) -> None:
    """Prints what is tested where, then what is wrong, and the counts last."""
    for sort, lot in found.items():
        print(sort)
        for id, places in lot.items():
            print(f"  {id}  {', '.join(places) or 'has no test of its own'}")
    for mention in strangers:
        print(f"{mention.path}:{mention.line}: {game} has no {mention.id}")
    for sort, lot in found.items():
        print(f"{game} {sort} {sum([bool(places) for places in lot.values()])}/{len(lot)}")
