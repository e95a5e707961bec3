"""What the search for canaries must know of each game: its tables, and what lies beside cards."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

from tests.visibility.oracle import Oracle
from tianxia.core.asks import CARD
from tianxia.games.chuhan.rules.registry import REACTIONS
from tianxia.games.sanguosha.rules.zones import ROLE, zone_of

Setting = tuple[int, int, dict[str, str]]  # people, bots, options
ROLE_EVENTS = ("dealt-role", "death", "role")


class Searched:
    """A game for two, with a bot in one match of four."""

    id = ""
    short = 60  # answers of people in a match with a planted leak
    named_by_rules: frozenset[str] = frozenset()  # cards named in questions and refusals because a rule names them

    def setting(self, n: int, luck: random.Random) -> Setting:
        """The table of match n."""
        people = 1 if n % 4 == 3 else 2
        return people, 2 - people, {"events": luck.choice(("on", "off"))}

    def more(self, oracle: Oracle, rows: list[int], viewer: int, message: dict[str, Any]) -> Iterator[str]:
        """Leaks that names and numbers of cards do not tell."""
        yield from ()


class ChuHan(Searched):
    """What a cancel is made with is a matter of rules."""

    id = "chuhan"
    named_by_rules = frozenset([reaction.id for reaction in REACTIONS.values()])


class SunTzu(Searched):
    """Nothing but cards."""

    id = "suntzu"


class Sanguosha(Searched):
    """Five seats or eight, most of them bots'; roles, of which several are alike, must not be told by seat either."""

    id = "sanguosha"
    short = 12

    def setting(self, n: int, luck: random.Random) -> Setting:
        """The table of match n."""
        seats = (5, 8)[n % 2]
        return 2, seats - 2, {"deck": luck.choice(("battle", "extra")), "ruler": luck.choice(("random", "seat-0"))}

    def more(self, oracle: Oracle, rows: list[int], viewer: int, message: dict[str, Any]) -> Iterator[str]:
        """SG-H01: the role of a seat."""
        told = [
            event["facts"]["seat"]
            for event in message.get("events") or []
            if event["kind"] in ROLE_EVENTS and "role" in event["facts"]
        ]
        seats = (message.get("view") or {"seats": []})["seats"]
        shown = [seat for seat, each in enumerate(seats) if each["role"] is not None]
        state = oracle.record.match.state
        for seats, hidden in ((told, oracle.never), (shown, oracle.hidden)):
            for seat in seats:
                card = CARD[state.zones[zone_of(seat, ROLE)][0]]
                if all(card in hidden[n][viewer] for n in rows):
                    yield f"the role of {seat}"


GAMES = {game.id: game for game in (ChuHan(), SunTzu(), Sanguosha())}
