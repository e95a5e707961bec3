"""Record views of whole games, with the question of the moment: the fixture of the default layout's tests.

python web/tests/record_default.py web/tests/default.json
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


def main(out: Path) -> None:
    """One game of each, played at random."""
    key = key_from_seed("views")
    games = ((envoys(), 3), (game("chuhan"), 2), (game("suntzu"), 2), (game("sanguosha"), 5))
    kept = {each.id: {"seats": seats, "frames": frames(start(each, seats, {}, key))} for each, seats in games}
    out.write_text(json.dumps(kept, ensure_ascii=False, separators=(",", ":")), encoding="utf-8")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
