"""Record a match as one seat sees it, for the tests of the pages: `python web/tests/games/suntzu/record.py`."""

from __future__ import annotations

import json
from pathlib import Path

from tianxia.core.dice import Dice, key_from_seed
from tianxia.core.events import Event
from tianxia.core.match import start
from tianxia.games import game

VIEWER = 0
ROUNDS = 4  # enough for a scoring, and for an order of battles that somebody decides


def body_of(event: Event) -> dict[str, object]:
    """An event as the server sends it, a beat with the view of its moment."""
    facts = {name: fact for name, fact in event.seen_by(VIEWER).items() if name != "kind"}
    return {"kind": event.kind, "facts": facts, "view": None if event.views is None else event.views[VIEWER]}


def main() -> None:
    """Views at every rest, with the events that lead from one to the next."""
    match = start(game("suntzu"), seats=2, options={"events": "on"}, key=key_from_seed("pages"))
    dice = Dice(key_from_seed("a player of the pages"))
    match.film((VIEWER,))
    frames: list[dict[str, object]] = [{"view": match.view(VIEWER), "events": []}]
    told = len(match.events)
    while not match.is_over and match.view(VIEWER)["round"] <= ROUNDS:
        question = match.waiting()[0]
        match.answer(question.seat, question.sample(dice))
        news = [body_of(event) for event in match.events[told:]]
        told = len(match.events)
        view = match.view(VIEWER)
        view.pop("question", None)
        frames.append({"view": view, "events": news})
    Path(__file__).with_name("told.json").write_text(json.dumps({"frames": frames}, separators=(",", ":")) + "\n")


if __name__ == "__main__":
    main()
