"""Canaries of The Great Wall: every card of a deck is one of a kind. What is hidden beside cards are the stocks behind
screens and the Command cards that are chosen in secret, which all players have alike: these are known by their place.
"""

from __future__ import annotations

import json
import random
import re
from collections.abc import Iterator
from typing import Any

import pytest

from tests.games.greatwall.secrets.tracker import WallTracker
from tests.visibility.leaks import WITH_MANY_SEATS, in_view, names, state_of
from tests.visibility.marked import Marker
from tests.visibility.oracle import Oracle, standing
from tests.visibility.searched import Searched, Setting
from tianxia.core.asks import CARD
from tianxia.games import game
from tianxia.games.greatwall.data import OURS, RESOURCES
from tianxia.games.greatwall.rules import view as views
from tianxia.games.greatwall.rules.state import DEALT, OWN, TACTIC_DECK, TACTICS, Realm
from tianxia.server.books.telling import Herald

Patch = pytest.MonkeyPatch
DECKS = {
    "advisors": "advisor", "artifacts": "artifact", "awards": "award", "events": "event", "generals": "general",
    "hordes": "horde", "rats": "rat", "requests": "request", "tactics": "tactic",
}  # fmt: skip
SKILLS = ("hordes", "skill")
PARTNER = ("commands", "solo_command")
MARKED = (*DECKS.items(), SKILLS, PARTNER)  # files and tables whose cards lie in decks
SORTS = (*DECKS.values(), "skill", "partner")
SEALED = "command"  # the option with which a Command card is chosen


# ---- a name for each card


def mark_cards(marker: Marker) -> None:
    """All copies of a card get a row of their own, so that each has a name of its own."""
    for file, table in MARKED:
        path = marker.data / f"{file}.toml"
        parts = re.split(r"(?=^\[\[)", path.read_text(encoding="utf-8"), flags=re.M)
        rows = [marked_row(marker, part) if part.startswith(f"[[{table}]]") else part for part in parts]
        path.write_text("".join(rows), encoding="utf-8")


def marked_row(marker: Marker, row: str) -> str:
    """A row of the data, once for each copy."""
    sides = re.search(r"^invasion = \[(.*)\]", row, flags=re.M)
    count = re.search(r"^count = (\d+)", row, flags=re.M)
    copies = sides[1].split(", ") if sides else [""] * int(count[1] if count else 1)
    return "".join([marked_copy(marker, row, side) for side in copies])


def marked_copy(marker: Marker, row: str, side: str) -> str:
    """One copy, called by a token in data and texts."""
    mark = marker.token()
    changes = (
        (r'^(id|name|name_pl|text) = ".*"', rf'\1 = "{mark}"'),
        (r"^count = \d+", "count = 1"),
        (r"^invasion = .*", f"invasion = [{side}]"),
    )
    for old, new in changes:
        row = re.sub(old, new, row, flags=re.M)
    for lang in ("en", "pl"):
        texts = marker.data.parent / "texts" / f"{lang}.ftl"
        with texts.open("a", encoding="utf-8") as file:
            file.write(f"\ncard-{mark} = {mark}\n")
    return row


def copies() -> int:
    """How many cards get a name."""
    return sum(
        [1 if card.sort == "horde" else int(card.row.get("count", 1)) for card in OURS.cards if card.sort in SORTS]
    )


class MarkedTracker(WallTracker):
    """The three cards of a kind of Horde differ in their names, not only in their backs."""

    def name(self, card: int) -> str:
        """Without the back."""
        return super().name(card).partition("-")[0]


# ---- planted leaks


def hands_of_tactics(patch: Patch) -> None:
    in_view(patch, lambda teller: names(teller, of_all_seats(teller, TACTICS)))


def leaders_dealt(patch: Patch) -> None:
    in_view(patch, lambda teller: names(teller, of_all_seats(teller, DEALT)))


def of_all_seats(teller: Herald, zone: int) -> list[int]:
    """What lies in a zone of all seats."""
    state = state_of(teller)
    return [card for seat in range(state.seats) for card in state.zones[zone + seat]]


def drawn_tactic_told_to_all(patch: Patch) -> None:
    """In a game that begins with a Tactic for everybody: in a few answers nobody may draw one."""
    honest, wall = Realm.move, type(game("greatwall"))
    dealt = wall.setup

    def leaky(self: Realm, card: int, to: int, shown_to: int = 0, at_bottom: bool = False) -> None:
        shown = self.everyone() if self.where[card] == TACTIC_DECK else shown_to
        honest(self, card, to, shown, at_bottom)

    def begun(self: Any, *words: Any) -> Realm:
        realm = dealt(self, *words)
        for seat in range(realm.seats):
            realm.move(realm.zones[TACTIC_DECK][-1], TACTICS + seat)
        return realm

    patch.setattr(Realm, "move", leaky)
    patch.setattr(wall, "setup", begun)


def behind_the_screen(patch: Patch) -> None:
    honest = views.seat_view

    def leaky(s: Realm, viewer: int, seat: int) -> dict[str, Any]:
        stock = {name: s.stock[kind][OWN + seat] for kind, name in enumerate(RESOURCES)}
        return {**honest(s, viewer, seat), "resources": stock}

    patch.setattr(views, "seat_view", leaky)


def sealed_number(patch: Patch) -> None:
    in_view(patch, lambda teller: [CARD[card] for card in sealed(teller)])


def sealed_name(patch: Patch) -> None:
    in_view(patch, lambda teller: names(teller, sealed(teller)))


def sealed(teller: Herald) -> list[int]:
    """The Command cards that were chosen and are not revealed yet."""
    choices = teller.record.match.sealed.values()
    return [choice.one("card") for choice in choices if choice.option == SEALED]


# ---- the game


class Canaries(Searched):
    """Two or three seats, one of them often a bot's; without and with expansions."""

    id = "greatwall"
    deck = "tactic-deck"
    hand = "dealt"
    tracker = MarkedTracker
    tokens = copies()
    options = ({}, {"genghis": "on", "rat": "on"}, {"mode": "coop"}, {"scenario": "imperial-visit"})
    matches = 1
    short = 40
    leaks = (
        *WITH_MANY_SEATS, hands_of_tactics, leaders_dealt, drawn_tactic_told_to_all, behind_the_screen, sealed_number,
        sealed_name,
    )  # fmt: skip

    def mark(self, marker: Marker) -> None:
        """All cards that lie in decks."""
        mark_cards(marker)

    def setting(self, n: int, luck: random.Random) -> Setting:
        """The table of match n."""
        seats = (3, 2)[n % 2]
        bots = n % 2
        return seats - bots, bots, dict(self.options[n % len(self.options)])

    def more(self, oracle: Oracle, rows: list[int], viewer: int, message: dict[str, Any]) -> Iterator[str]:
        """GW-302, GW-501: what lies behind the screens of others, and Command cards before the reveal."""
        view = message.get("view")
        if view is None or oracle.record.match.state.variant.is_coop:
            return
        for seat, each in enumerate(view["seats"]):
            if seat != viewer and each["resources"] is not None:
                yield f"the stock of {seat}"
        told = json.dumps(without_commands(view))
        for seat, ref, face in chosen_in_secret(oracle, rows):
            if seat != viewer and (f'"{ref}"' in told or f'"{face}"' in told):
                yield f"the Command card of {seat}"


def without_commands(view: dict[str, Any]) -> dict[str, Any]:
    """A view without the Command cards that lie open or in hand, as all may know."""
    seats = [{name: each[name] for name in each if name not in ("commands", "lying")} for each in view["seats"]]
    return {**{name: part for name, part in view.items() if name != "question"}, "seats": seats}


def chosen_in_secret(oracle: Oracle, rows: list[int]) -> Iterator[tuple[int, str, str]]:
    """Whose Command card is chosen and not yet revealed after one of these rows, its number and its name."""
    state = oracle.record.match.state
    for n in rows:
        answers = standing(oracle.record.rows[:n])
        latest = answers[-state.seats :]
        chosen = []
        for seat, choice in reversed(latest):
            if choice.option != SEALED:
                break
            chosen.append((seat, choice.one("card")))
        if len(chosen) < state.seats:
            yield from [(seat, CARD[card], state.card(card).id) for seat, card in chosen]


SEARCHED = Canaries()
