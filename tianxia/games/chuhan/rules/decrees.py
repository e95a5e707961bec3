"""Decrees and what events put in their place (CH-4xx, CH-807 to CH-809, CH-843, CH-851, CH-881, CH-896)."""

from __future__ import annotations

from tianxia.core.asks import Offer, Option, Pick, Play, Refusal, Sleeve, ask, cards
from tianxia.core.events import Facts, Seat
from tianxia.games.chuhan.data import DECREE_CARDS, HANGU, HONGMEN, RAPID_ADVANCE, TREATY
from tianxia.games.chuhan.rules.state import DISPLAY, DRAW, ROW, Battle, rival


def why_no_chance(s: Battle) -> Refusal | None:
    """The chance for a decree is there once a turn (CH-204, CH-208), not after a cancel (CH-615, CH-809)."""
    if s.barred:
        return Refusal("CH-615")
    if s.took:
        return Refusal("CH-208" if s.size else "CH-204")
    return None


def why_no_decree(s: Battle) -> Refusal | None:
    """Why no decree may be taken now; None if it may."""
    if s.event == RAPID_ADVANCE and not s.size:
        return Refusal("CH-896")
    if not s.supply:
        return Refusal("CH-402")
    return why_no_chance(s)


def why_no_event_option(s: Battle) -> Refusal | None:
    """CH-807 to CH-809: what an event puts in place of a decree needs the chance, not the token."""
    if not s.supply and not s.rulings.without_supply:
        return Refusal("CH-808")
    return Refusal("CH-809") if s.barred else why_no_chance(s)


def placeable(s: Battle, seat: Seat) -> list[Sleeve]:
    """CH-852, CH-853: the row starts with a 1 and goes on with exactly one more; never the 0."""
    row = s.zones[ROW]
    wanted = s.value(row[-1]) + 1 if row else 1
    return [card for card in s.zones[seat] if s.value(card) == wanted]


def event_options(s: Battle, seat: Seat) -> list[Option]:
    """What may be done instead of taking a decree."""
    if s.event not in (HONGMEN, HANGU) or why_no_event_option(s) is not None:
        return []
    if s.event == HONGMEN:
        give = Pick("give", cards(s.zones[seat]), rule="CH-843")
        return [Option("swap", (give, Pick("take", cards(s.zones[DISPLAY]), rule="CH-843")))]
    ready = placeable(s, seat)
    return [Option("place", (Pick("card", cards(ready), rule="CH-852"),))] if ready else []


def closed_options(s: Battle, seat: Seat) -> dict[str, Refusal]:
    """Decree and its replacements, as far as they are not possible now."""
    closed: dict[str, Refusal] = {}
    decree = why_no_decree(s)
    if decree is not None:
        closed["decree"] = decree
    if s.event in (HONGMEN, HANGU):
        option = "swap" if s.event == HONGMEN else "place"
        refusal = why_no_event_option(s)
        if refusal is not None:
            closed[option] = refusal
        elif s.event == HANGU and not placeable(s, seat):
            closed[option] = Refusal("CH-852", {"row": len(s.zones[ROW])})
    return closed


def take_decree(s: Battle, seat: Seat) -> Play[None]:
    """CH-401: one decree from the supply, two cards from the draw pile, seen by the drawer only (CH-404)."""
    s.took = True
    s.supply -= 1
    s.decrees[seat] += 1
    drawn: list[Sleeve] = []
    for _ in range(DECREE_CARDS):
        card = s.zones[DRAW][-1]
        s.take(seat, card)
        drawn.append(card)
    if s.out is not None:
        s.emit("decree", {"seat": seat, "supply": s.supply}, {seat: {"drawn": s.names(drawn)}})
    if s.event == TREATY:
        yield from give_one(s, seat, drawn)


def give_one(s: Battle, seat: Seat, drawn: list[Sleeve]) -> Play[None]:
    """CH-881, CH-882: the taker gives one of the two cards to the rival, who sees only that one."""

    def offer() -> tuple[Option, ...]:
        return (Option("give", (Pick("card", cards(drawn)),)),)

    def tell() -> Facts:
        return {"drawn": s.names(drawn)}

    reply = yield from ask(Offer(seat, "chuhan.treaty", "CH-881", offer, tell))
    card = reply.one("card")
    s.take(rival(seat), card)
    if s.out is not None:
        name = s.names([card])[0]
        s.emit("give", {"seat": seat, "to": rival(seat)}, {0: {"given": name}, 1: {"given": name}})


def swap(s: Battle, seat: Seat, give: Sleeve, take: Sleeve) -> None:
    """CH-843: a hand card becomes face up, a face-up card comes into the hand; both players know both."""
    s.took = True
    s.move(give, DISPLAY)
    s.move(take, seat)
    s.emit("swap", {"seat": seat, "give": s.names([give])[0], "take": s.names([take])[0]})


def place(s: Battle, seat: Seat, card: Sleeve) -> None:
    """CH-851, CH-857: the card stays in the row; the placer of the latest card leads the race."""
    s.took = True
    s.lay(seat, card, ROW)
    s.placed_by = seat
    s.emit("place", {"seat": seat, "card": s.names([card])[0]})
