"""Scoring and winning: sets of 2s, going out, the target, the next battle (CH-311, CH-7xx, CH-802 to CH-806)."""

from __future__ import annotations

from tianxia.core.asks import Play, Sleeve
from tianxia.core.events import Seat
from tianxia.core.state import Outcome, Over
from tianxia.games.chuhan.data import (
    ADVICE_VP,
    CARDS_CAP,
    DECREES_CAP,
    DELAYED,
    GAIXIA,
    HANGU,
    HANGU_VP,
    RESTRAINT,
    RESTRAINT_OWN,
    RESTRAINT_RIVAL,
    SOUND_ADVICE,
    TARGET,
    TWOS,
    TWOS_LEAST,
)
from tianxia.games.chuhan.rules.fields import TrickPlay
from tianxia.games.chuhan.rules.setup import start_battle
from tianxia.games.chuhan.rules.state import NOBODY, Battle, rival


def set_is_played(s: Battle, seat: Seat, kind: str, value: int, cards: tuple[Sleeve, ...], size: int) -> None:
    """A set counts from now on: it is the one to beat (CH-211, CH-212), and may score (CH-311, CH-552, CH-897)."""
    s.trick.append(TrickPlay(seat, kind, value, cards, size))
    if s.size == 0:
        s.size = size
    s.best = value
    if kind != "set":
        s.emit("stands", {"seat": seat, "ability": kind, "value": value, "size": size})
    if value == TWOS and size >= TWOS_LEAST:
        s.score(seat, size, "CH-311")
    if value == 1 and s.event == SOUND_ADVICE:
        s.score(seat, ADVICE_VP, "CH-897")


def settle(s: Battle) -> None:
    """When all reactions are resolved: has somebody won (CH-712, CH-713), has somebody gone out (CH-701)?"""
    settle_win(s)
    if s.empty:
        end_battle(s, s.empty[0])
        raise Over


def settle_win(s: Battle) -> None:
    """CH-712, CH-802: 31 VP win at once, unless the event puts the check off to the end of the battle."""
    if (s.vp[0] >= TARGET or s.vp[1] >= TARGET) and not DELAYED[s.event]:
        decide(s, NOBODY)
        raise Over


def end_battle(s: Battle, out: Seat) -> None:
    """CH-703 to CH-710, CH-806: the score of the player who went out, then the check; the next battle is dealt in a
    stretch of its own, for whoever only imagines a battle stops here."""
    left = s.zones[rival(out)]
    for_cards, for_decrees = going_out_parts(s, out)
    faces = s.names(sorted(left, key=lambda card: s.faces[card]))
    s.emit("out", {"seat": out, "left": faces, "for_cards": for_cards, "for_decrees": for_decrees})
    s.score(out, for_cards + for_decrees, "CH-706")
    if s.event == HANGU and s.placed_by != NOBODY:
        s.score(s.placed_by, HANGU_VP, "CH-854")
    s.beat("out")
    s.last_out = out
    if max(s.vp) >= TARGET:
        decide(s, out)


def is_between_battles(s: Battle) -> bool:
    """At a rest point: the battle is over, and the next one is not yet dealt."""
    return bool(s.empty)


def next_battle(s: Battle) -> Play[None]:
    """CH-718 to CH-722: a new deal; nobody is asked anything."""
    start_battle(s, first_attacker(s, s.last_out))
    yield from ()


def going_out_points(s: Battle, out: Seat) -> int:
    """All that going out is worth."""
    return sum(going_out_parts(s, out))


def going_out_parts(s: Battle, out: Seat) -> tuple[int, int]:
    """CH-706, CH-707, CH-821 to CH-823, CH-861: for the cards left in the rival's hand, and for decrees."""
    cards = len(s.zones[rival(out)])
    if s.event != GAIXIA:
        cards = min(cards, CARDS_CAP)
    if s.event == RESTRAINT:
        return cards, RESTRAINT_RIVAL * s.decrees[rival(out)] + RESTRAINT_OWN * s.decrees[out]
    return cards, min(s.decrees[rival(out)], DECREES_CAP)


def first_attacker(s: Battle, out: Seat) -> Seat:
    """CH-719: the player with fewer VP; on a tie the one who went out."""
    if s.vp[0] == s.vp[1]:
        return out
    return 0 if s.vp[0] < s.vp[1] else 1


def decide(s: Battle, out: Seat) -> None:
    """CH-715, CH-804, CH-805: the higher total wins; a tie goes to the player who went out."""
    winner = out if s.vp[0] == s.vp[1] else 0 if s.vp[0] > s.vp[1] else 1
    both = min(s.vp) >= TARGET
    rule = "CH-712" if out == NOBODY else "CH-715" if not both else "CH-804" if s.vp[0] != s.vp[1] else "CH-805"
    s.outcome = Outcome((winner,), (s.vp[0], s.vp[1]), rule)
    s.emit("over", {"winner": winner, "vp": list(s.vp), "rule": rule})
