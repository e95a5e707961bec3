"""Record a match between bots, as seat 0 is asked: what the tests of the client read.

python web/tests/record.py GAME 7
"""

from __future__ import annotations

import json
import sys
from itertools import islice
from pathlib import Path
from typing import Any

from tianxia.bots.make import make_bot
from tianxia.core.asks import Ask
from tianxia.core.log import begin
from tianxia.core.views import Glimpse
from tianxia.games import game

MOST = 400
EVERY = 3  # of the questions are kept
NOTHING = {"en": "", "pl": ""}


def question(asked: Ask, number: int) -> dict[str, Any]:
    """A question as on the wire, without its words."""
    choices = list(islice(asked.expand(), MOST + 1))
    return {
        "id": number,
        "seat": asked.seat,
        "kind": asked.kind,
        "rule": asked.rule,
        "title": NOTHING,
        "prompt": NOTHING,
        "about": asked.about(),
        "options": [{**option.plain(), "label": NOTHING, "note": None} for option in asked.options()],
        "closed": [],
        "choices": [choice.plain() for choice in choices] if len(choices) <= MOST else None,
        "auto": False,
    }


def main(id: str, key: int) -> None:
    """All seats are played by bots; what seat 0 is asked goes into the folder of the game."""
    journal = begin(game(id), None, {}, key)
    match = journal.match
    bots = [make_bot("greedy", id, seat) for seat in range(match.state.seats)]
    frames: list[dict[str, Any]] = []
    while not match.is_over:
        asked = match.waiting()[0]
        choice = bots[asked.seat].choose(Glimpse(match, asked.seat))
        if asked.seat == 0:
            frames.append({"view": match.view(0), "question": question(asked, len(frames)), "answer": choice.plain()})
        journal.answer(asked.seat, choice)
    kept = {"commitment": match.commitment, "key": journal.header["key"], "frames": frames[::EVERY]}
    out = Path(__file__).parent / "games" / id / "match.json"
    out.write_text(json.dumps(kept, ensure_ascii=False, separators=(",", ":")), encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]))
