"""Canaries of Chu Han: each copy of a card becomes a design of its own."""

from __future__ import annotations

import re

from tests.games.chuhan.secrets.tracker import ChuHanTracker
from tests.visibility.marked import Marker, Names
from tests.visibility.searched import Searched
from tianxia.games.chuhan.rules.registry import REACTIONS


class Canaries(Searched):
    """What a cancel is made with is a matter of rules."""

    id = "chuhan"
    deck = "draw"
    tracker = ChuHanTracker
    tokens = 46
    options = ({"events": "on"}, {"events": "off"})
    named_by_rules = frozenset([reaction.id for reaction in REACTIONS.values()])

    def mark(self, marker: Marker) -> None:
        """The cards, copy by copy."""
        mark_designs(marker)


def mark_designs(marker: Marker) -> None:
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


SEARCHED = Canaries()
