"""Canaries of Huns: every card and every wagon is one of a kind, so each gets a name of its own."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import pytest

from tests.games.huns.secrets.tracker import HunsTracker
from tests.visibility.leaks import WITH_MANY_SEATS, in_view, names, state_of
from tests.visibility.marked import Marker, texts_of_names
from tests.visibility.searched import Searched, Setting
from tianxia.core.dice import Dice
from tianxia.core.game import Options
from tianxia.games.huns import GAME
from tianxia.games.huns.data import box_of
from tianxia.games.huns.rules.state import DRAWN, SENT, WAGON_DECK, Camps

Patch = pytest.MonkeyPatch


def mark_cards(marker: Marker) -> None:
    """Wagons are numbered by their ids; here their names are all that there is to say of them."""
    game = marker.data.parent
    marker.change(game / "faces.py", ('int(row["id"].rpartition("-")[2])', "1"))
    marker.change(game / "words" / "things.py", ("else readable(face)", "else face"))
    marked = marker.rename(marker.data / "cards.toml", "card")
    marked |= marker.rename(marker.data / "wagons.toml", "wagon")
    marker.everywhere(marked, texts_of_names)


# ---- planted leaks


def drawn_cards(patch: Patch) -> None:
    def drawn(teller):
        state = state_of(teller)
        return names(teller, [card for seat in range(state.seats) for card in state.zones[DRAWN + seat]])

    in_view(patch, drawn)


def top_wagon(patch: Patch) -> None:
    in_view(patch, lambda teller: names(teller, state_of(teller).zones[WAGON_DECK][-1:]))


def dispatched_wagon_named_to_all(patch: Patch) -> None:
    honest = Camps.emit

    def leaky(self, kind, public, private=None):
        honest(self, kind, public, private)
        if kind == "turn":
            sent = [self.name_of(wagon) for seat in range(self.seats) for wagon in self.zones[SENT + seat]]
            honest(self, "gift", {"wagons": sent})

    patch.setattr(Camps, "emit", leaky)


def begun(self: Any, seats: int, options: Options, dice: Dice) -> Camps:
    """Everybody has sent a wagon off, so that there is a secret from the first answer on."""
    sent = [wagon.id for wagon in box_of("").wagons[:seats]]
    camps = {f"player-{seat + 1}": {"sent": [wagon]} for seat, wagon in enumerate(sent)}
    return GAME.arrange({"seats": seats, "camps": camps}, {**options}, False, dice)


class Canaries(Searched):
    """Two to four seats, one of them often a bot's; what a seat has face down are the wagons it sent off."""

    id = "huns"
    deck = "deck/blue"
    hand = "sent"
    tracker = HunsTracker
    tokens = len(box_of("").names)
    matches = 1
    short = 100
    leaks = (*WITH_MANY_SEATS, drawn_cards, top_wagon, dispatched_wagon_named_to_all)

    def mark(self, marker: Marker) -> None:
        """Cards and wagons."""
        mark_cards(marker)

    def setting(self, n: int, luck: random.Random) -> Setting:
        """The table of match n."""
        seats = (2, 3, 4)[n % 3]
        bots = n % 2
        return seats - bots, bots, {}

    def setup(self, n: int) -> Callable[..., Any] | None:
        """Every second match begins with wagons sent off."""
        return None if n % 2 else begun


SEARCHED = Canaries()
