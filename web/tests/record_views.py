"""Record views of whole games, with the question of the moment: what the tests of the default layout read.

python web/tests/record_views.py [GAME...]
"""

from __future__ import annotations

import json
import re
import sys
from pathlib import Path
from typing import Any

from tianxia.core.dice import Dice, key_from_seed
from tianxia.core.game import Game
from tianxia.core.match import Match, start
from tianxia.games import game

HOW_TO = Path(__file__).parents[2] / "docs" / "how-to-add-a-game.md"
MOST = 400  # answers; a game of random players may be long
KEPT = 14  # views of a game


def envoys() -> Game:
    """The game that the documentation builds."""
    names: dict[str, Any] = {}
    for block in re.findall(r"```python\n(.*?)```", HOW_TO.read_text(encoding="utf-8"), re.S)[:3]:
        exec(block, names)
    made: Game = names["EnvoysGame"]()
    return made


def frames(match: Match) -> list[dict[str, Any]]:
    """Every view of the seat that is asked, with what it is asked; the last one is that of seat 0 at the end."""
    dice = Dice(key_from_seed("views"))
    found = []
    while not match.is_over and len(found) < MOST:
        asked = match.waiting()[0]
        found.append({"seat": asked.seat, "view": match.view(asked.seat)})
        match.answer(asked.seat, asked.sample(dice))
    return [*found[:: max(1, len(found) // KEPT)], {"seat": 0, "view": match.view(0)}]


def main(ids: list[str]) -> None:
    """One game of each, played at random; each is kept in the folder of its game."""
    here = Path(__file__).parent
    record(envoys(), 3, here)
    for each in [game(id) for id in ids]:
        record(each, each.check_seats(None), here / "games" / each.id)


def record(game: Game, seats: int, folder: Path) -> None:
    """One game."""
    kept = {"seats": seats, "frames": frames(start(game, seats, {}, key_from_seed("views")))}
    folder.mkdir(parents=True, exist_ok=True)
    text = json.dumps(kept, ensure_ascii=False, separators=(",", ":"))
    (folder / "views.json").write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
