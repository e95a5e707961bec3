"""Curses: whom they are played on, accepting, dodging, passing on (HU-307, HU-651 to HU-661)."""

from __future__ import annotations

from tianxia.core.asks import Choice, Play, Refusal, Sleeve, ask
from tianxia.core.events import Seat
from tianxia.core.moves import Move, choose
from tianxia.games.huns.data import KINDS
from tianxia.games.huns.rules.asking import SEAT, HunsMoves
from tianxia.games.huns.rules.powers import NOT_THERE
from tianxia.games.huns.rules.reasons import holder, why_no_use
from tianxia.games.huns.rules.single import passings, pay_oracle
from tianxia.games.huns.rules.state import CAMP, FLED, Camps


def play_curse(s: Camps, seat: Seat, card: Sleeve) -> Play[None]:
    """HU-307, HU-660: into the camp of an opponent of one's choice."""

    def targets() -> list[Move]:
        return [("curse", (("seat", SEAT[other]),)) for other in s.opponents(seat)]

    reply = yield from choose(HunsMoves(s, seat, "target", "HU-307", targets, lambda: {"face": s.name_of(card)}))
    target = reply.one("seat")
    s.show(card, s.everyone())
    s.emit("curse", {"seat": seat, "target": target, "face": s.name_of(card)})
    yield from decide(s, seat, target, card)


def decide(s: Camps, by: Seat, target: Seat, card: Sleeve) -> Play[None]:
    """HU-651: the target decides at once: accept, dodge, or pass it on to another (HU-748)."""
    name = s.name_of(card)
    while True:
        at = target

        def answers(at: Seat = at) -> list[Move]:
            return [("accept", ()), ("flee", ()), *passings(s, at)]

        def why(choice: Choice, at: Seat = at) -> Refusal | None:
            return why_no_passing(s, at, choice)

        reply = yield from ask(HunsMoves(s, at, "curse", "HU-651", answers, lambda: {"face": name, "by": by}, why))
        if reply.option != "pass-on":
            break
        oracle = pay_oracle(s, at, reply.one("good"))
        target = reply.one("seat")
        s.emit("use", {"seat": at, "face": s.name_of(oracle)})
        s.emit("pass-on", {"seat": at, "to": target, "face": name})
    if reply.option == "flee":
        s.move(card, FLED + target)
        s.emit("flee", {"seat": target, "face": name})
        s.beat("fled")
        return
    s.move(card, CAMP + target)
    s.cached = None
    s.emit("accept", {"seat": target, "face": name})
    tell_switched_off(s, target)
    s.beat("cursed")


def why_no_passing(s: Camps, seat: Seat, choice: Choice) -> Refusal | None:
    """HU-748: the card that would pass a Curse on does not work; HU-755: it passes none on to its own player."""
    card = holder(s, seat, "redirect_curse")
    if choice.option != "pass-on" or card == NOT_THERE:
        return None
    if card not in s.power(seat).at.get("cursed", ()):
        return why_no_use(s, seat, card, ())
    return Refusal("HU-755", {"face": s.name_of(card)}) if SEAT[seat] in choice.picks.get("seat", ()) else None


def tell_switched_off(s: Camps, seat: Seat) -> None:
    """HU-688: tell which cards of a camp a Curse keeps from working."""
    for kind, curse in s.power(seat).off.items():
        cards = [s.name_of(card) for card in s.of_kind(seat, kind)]
        if cards:
            s.emit("off", {"seat": seat, "face": s.name_of(curse), "type": KINDS[kind], "cards": cards})
