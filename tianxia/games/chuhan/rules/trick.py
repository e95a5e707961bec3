"""The flow of a trick: the lead step, then counters until somebody passes (CH-2xx)."""

from __future__ import annotations

from tianxia.core.asks import Choice, Play, Sleeve, ask
from tianxia.core.events import Seat
from tianxia.games.chuhan.rules.decrees import INSTEAD_OPTIONS, take_decree
from tianxia.games.chuhan.rules.passing import passes
from tianxia.games.chuhan.rules.questions import Counter, Lead
from tianxia.games.chuhan.rules.registry import ABILITIES
from tianxia.games.chuhan.rules.scoring import set_is_played, settle
from tianxia.games.chuhan.rules.sets import set_value
from tianxia.games.chuhan.rules.setup import start_turn
from tianxia.games.chuhan.rules.state import Battle, rival
from tianxia.games.chuhan.rules.using import use_ability


def lead_step(s: Battle) -> Play[None]:
    """CH-202 to CH-206: an ATTACK ability and a decree in either order, as wanted; then a set must be led: the attacker
    may not pass."""
    seat = s.turn
    replaced = False
    while not s.size:
        reply = yield from ask(Lead(s, seat, replaced))
        if reply.option == "lead":
            play_set(s, seat, reply.many("set"), "lead")
        else:
            yield from do_otherwise(s, seat, reply)
            replaced = replaced or reply.option in INSTEAD_OPTIONS
        settle(s)


def counter_turn(s: Battle) -> Play[None]:
    """CH-207 to CH-213: a decree if wanted; then a higher set of the same size, an ability, or a pass."""
    seat = s.turn
    replaced = False
    while s.size and s.turn == seat:
        reply = yield from ask(Counter(s, seat, replaced))
        if reply.option == "counter":
            play_set(s, seat, reply.many("set"), "counter")
        elif reply.option == "pass":
            yield from passes(s, seat, rival(seat))
        else:
            yield from do_otherwise(s, seat, reply)
            replaced = replaced or reply.option in INSTEAD_OPTIONS
        settle(s)


def play_set(s: Battle, seat: Seat, chosen: list[Sleeve], kind: str) -> None:
    """CH-206, CH-211, CH-212: a plain set goes face up into the play area; the rival's turn follows."""
    value = set_value(s, chosen)
    for card in chosen:
        s.lay(seat, card)
    if s.out is not None:
        s.emit(kind, {"seat": seat, "cards": s.names(chosen), "value": value, "size": len(chosen)})
    set_is_played(s, seat, "set", value, tuple(chosen), len(chosen))
    start_turn(s, rival(seat))


def do_otherwise(s: Battle, seat: Seat, reply: Choice) -> Play[None]:
    """A decree, what an event puts in its place, or an ability with what is announced with it."""
    if reply.option == "decree":
        yield from take_decree(s, seat)
    elif reply.option in INSTEAD_OPTIONS:
        INSTEAD_OPTIONS[reply.option].run(s, seat, reply)
    else:
        ability = ABILITIES[reply.option]
        used = ability.in_reach(s, seat)
        assert used is not None
        others = tuple([card for slot in reply.picks for card in reply.many(slot)])
        yield from use_ability(s, seat, ability, used, others)
