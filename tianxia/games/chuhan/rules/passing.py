"""Passing and the end of a trick (CH-213 to CH-216, CH-563, CH-871 to CH-873, CH-891 to CH-895)."""

from __future__ import annotations

from tianxia.core.asks import PASS_OPTION, Offer, Option, Pick, Play, ask, cards
from tianxia.core.events import Seat
from tianxia.games.chuhan.data import MANDATE, STABILITY, STABILITY_VP
from tianxia.games.chuhan.rules.scoring import settle, settle_win
from tianxia.games.chuhan.rules.setup import start_trick
from tianxia.games.chuhan.rules.state import DISCARD, TABLE, Battle


def passes(s: Battle, seat: Seat, attacker: Seat) -> Play[None]:
    """CH-214, CH-215: the trick ends, its cards are discarded, and the next attacker is known."""
    settle_win(s)
    s.emit("pass", {"seat": seat})
    if s.event == STABILITY:
        s.score(seat, STABILITY_VP, "CH-871")
    s.beat("passed")
    if s.event == MANDATE:
        yield from offers_mandate(s, seat)
    settle(s)
    for card in s.zones[TABLE][:]:
        s.move(card, DISCARD)
    start_trick(s, attacker)
    s.emit("trick", {"attacker": attacker})


def offers_mandate(s: Battle, seat: Seat) -> Play[None]:
    """CH-891 to CH-895: whoever passes may take one card of the play area, whoever played it; both know which."""

    def offer() -> tuple[Option, ...]:
        return (PASS_OPTION, Option("take", (Pick("card", cards(s.zones[TABLE]), rule="CH-893"),)))

    reply = yield from ask(Offer(seat, "chuhan.mandate", "CH-891", offer))
    if reply.option == "take":
        card = reply.one("card")
        s.take(seat, card)
        s.emit("take", {"seat": seat, "card": s.names([card])[0], "rule": "CH-891"})
