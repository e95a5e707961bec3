"""The point fight: F1 to F7 (SG-912 to SG-922)."""

from __future__ import annotations

from collections.abc import Sequence

from tianxia.core.asks import Ask, Offer, Play, Sleeve, ask_all
from tianxia.core.events import Facts, Seat
from tianxia.core.windows import Subject
from tianxia.games.sanguosha.content import PRINTS
from tianxia.games.sanguosha.rules.asking import option, pick_cards
from tianxia.games.sanguosha.rules.moves import PLACED, done_with, move_many
from tianxia.games.sanguosha.rules.table import Table
from tianxia.games.sanguosha.rules.timings import AFTER_FIGHT, FIGHT_CARDS_REVEALED, FIGHT_RESULT, POINT_FIGHT
from tianxia.games.sanguosha.rules.windows import at
from tianxia.games.sanguosha.rules.zones import FACE_DOWN, PROCESSING

LOWEST, HIGHEST = 1, 13  # SG-914


class PointFight(Subject):
    """A point fight; interrupters may change `values` before the result."""

    __slots__ = ("cards", "initiator", "opponent", "skill", "values", "winner")

    def __init__(self, initiator: Seat, opponent: Seat, skill: str) -> None:
        self.initiator: Seat = initiator
        self.opponent: Seat = opponent
        self.skill: str = skill
        self.cards: dict[Seat, Sleeve] = {}
        self.values: dict[Seat, int] = {}
        self.winner: Seat = -1

    def whose(self, point: str) -> Seat:
        """The hero who began the point fight."""
        return self.initiator

    def plain(self) -> Facts:
        """What is laid down is open."""
        values = [self.values.get(seat, 0) for seat in (self.initiator, self.opponent)]
        return {"fight": [self.initiator, self.opponent], "skill": self.skill, "values": values}

    @property
    def won(self) -> bool:
        """Whether the initiator won; a tie is no win (SG-915, SG-922)."""
        return self.winner == self.initiator

    def laid(self) -> list[Sleeve]:
        """The cards of both sides."""
        return list(self.cards.values())


def can_fight(s: Table, initiator: Seat, opponents: Sequence[Seat]) -> list[Seat]:
    """SG-918, SG-921: both need a hand card."""
    if not s.hand(initiator):
        return []
    return [seat for seat in opponents if seat != initiator and s.alive[seat] and s.hand(seat)]


def fight_card(s: Table, seat: Seat, skill: str) -> Ask:
    """F2: one hand card, chosen secretly."""
    return Offer(
        seat,
        "sanguosha.fight",
        "SG-912",
        lambda: (option("fight", pick_cards(s.hand(seat))),),
        lambda: {"skill": skill},
    )


def point_fight(s: Table, initiator: Seat, opponent: Seat, skill: str) -> Play[PointFight]:
    """F1 to F5: both cards are chosen sealed, laid down face down and turned up together, whoever has died meanwhile
    (SG-913); the higher value wins. The caller does F6 (the effects) and then calls `end_fight`."""
    fight = PointFight(initiator, opponent, skill)
    s.trail.append(fight)
    s.emit("fight", {"seat": initiator, "opponent": opponent, "skill": skill})
    yield from at(s, POINT_FIGHT, fight)
    replies = yield from ask_all((fight_card(s, initiator, skill), fight_card(s, opponent, skill)))
    chosen = [(replies[seat].one("cards"), FACE_DOWN) for seat in (initiator, opponent)]
    laid = yield from move_many(s, chosen, PLACED, initiator)
    for seat, card in zip((initiator, opponent), laid, strict=True):
        s.move(card, PROCESSING)
        fight.cards[seat] = card
        fight.values[seat] = PRINTS[s.faces[card]].number
    yield from at(s, FIGHT_CARDS_REVEALED, fight)
    for seat, value in fight.values.items():
        fight.values[seat] = min(HIGHEST, max(LOWEST, value))
    mine, his = fight.values[initiator], fight.values[opponent]
    fight.winner = initiator if mine > his else opponent if his > mine else -1
    s.emit("fought", {**fight.plain(), "winner": fight.winner})
    yield from at(s, FIGHT_RESULT, fight)
    return fight


def end_fight(s: Table, fight: PointFight) -> Play[None]:
    """F7: what is still in the processing area is placed in the discard pile (SG-640)."""
    yield from at(s, AFTER_FIGHT, fight)
    s.trail.remove(fight)
    yield from done_with(s, fight.laid())
