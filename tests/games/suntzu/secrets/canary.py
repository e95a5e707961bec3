"""Canaries of Sun Tzu: generals and events have names of their own; action cards get theirs when they are laid out."""

from __future__ import annotations

from tests.games.suntzu.secrets.tracker import SunTzuTracker
from tests.visibility.marked import Marker, texts_of_names
from tests.visibility.searched import Searched
from tianxia.games.suntzu.data import EVENTS, GENERALS

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
    return super(War, self).add_card(card, zone)


def add_all_marked(self, faces, zone):
    """Several of them."""
    return [self.add_card(face, zone) for face in faces]


War.add_card = add_marked
War.add_cards = add_all_marked
'''
MOST_CARDS = 60


def mark_cards(marker: Marker) -> None:
    game = marker.data.parent
    names = marker.rename(marker.data / "generals.toml", "general")
    names |= marker.rename(marker.data / "events.toml", "event")
    marker.everywhere(names, texts_of_names)
    tokens = [marker.token() for _ in range(MOST_CARDS)]
    with (game / "data.py").open("a", encoding="utf-8") as file:
        file.write(FACES_OF_CARDS.replace("{tokens}", repr(tokens)))
    with (game / "rules" / "state.py").open("a", encoding="utf-8") as file:
        file.write("\n\nfrom tianxia.games.suntzu.data import FIRST_GENERAL, NAMES, TOKENS, Marked\n" + LAID_OUT)
    marker.change(marker.package / "telling" / "things.py", ("self.order[face]", "self.order.get(face, 0)"))
    marker.change(
        marker.package / "core" / "state.py",
        ('"faces": self.faces,', '"faces": [int(face) for face in self.faces],'),
    )
    for lang in ("en", "pl"):
        with (game / "texts" / f"{lang}.ftl").open("a", encoding="utf-8") as file:
            file.write("".join([f"\ncard-{mark} = {mark}\ntext-{mark} = {mark}\n" for mark in tokens]))


class Canaries(Searched):
    """Nothing but cards."""

    id = "suntzu"
    deck = "deck/0"
    tracker = SunTzuTracker
    tokens = MOST_CARDS + len(GENERALS) + len(EVENTS)
    options = ({"events": "on"}, {"events": "off"})

    def mark(self, marker: Marker) -> None:
        """Generals, events and action cards."""
        mark_cards(marker)


SEARCHED = Canaries()
