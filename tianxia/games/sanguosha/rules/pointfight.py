"""The point fight: F1 to F7 (SG-912 to SG-922), between two heroes, of one against several, or of all in common."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tianxia.core.asks import Ask, Choice, Offer, Option, Play, Sleeve, ask_all
from tianxia.core.events import Facts, Seat
from tianxia.core.windows import Subject
from tianxia.games.sanguosha.content import PRINTS
from tianxia.games.sanguosha.rules.asking import option, pick_cards
from tianxia.games.sanguosha.rules.cards import Card
from tianxia.games.sanguosha.rules.deck import top
from tianxia.games.sanguosha.rules.moves import PLACED, done_with, move_many
from tianxia.games.sanguosha.rules.skills import FIGHTS_FROM_DECK, HeldSkill
from tianxia.games.sanguosha.rules.table import Table
from tianxia.games.sanguosha.rules.timings import AFTER_FIGHT, FIGHT_CARDS_REVEALED, FIGHT_RESULT, POINT_FIGHT
from tianxia.games.sanguosha.rules.windows import at
from tianxia.games.sanguosha.rules.zones import FACE_DOWN, NOBODY, PROCESSING

LOWEST, HIGHEST = 1, 13  # SG-914
LAID: Final = "fight"  # the option of a hand card


class PointFight(Subject):
    """A point fight; interrupters may change the values before the result."""

    __slots__ = ("emptied", "initiator", "opponents", "shown", "skill", "values", "winner")

    def __init__(self, initiator: Seat, opponents: Sequence[Seat], skill: str) -> None:
        self.initiator: Seat = initiator
        self.opponents: tuple[Seat, ...] = tuple(opponents)
        self.skill: str = skill
        self.shown: dict[Seat, Card] = {}  # each side's card, once it is revealed
        self.values: dict[Seat, int] = {}
        self.winner: Seat = NOBODY
        self.emptied: list[Seat] = []  # whose last hand card it was

    def whose(self, point: str) -> Seat:
        """The hero who began the point fight."""
        return self.initiator

    def plain(self) -> Facts:
        """What is laid down is open."""
        return {
            "fight": list(self.sides),
            "skill": self.skill,
            "values": [self.values.get(seat, 0) for seat in self.sides],
        }

    @property
    def sides(self) -> tuple[Seat, ...]:
        """All who fight, the initiator first."""
        return (self.initiator, *self.opponents)

    @property
    def won(self) -> bool:
        """Whether the initiator won; a tie is no win (SG-915, SG-922)."""
        return self.winner == self.initiator

    def raise_value(self, seat: Seat, by: int) -> None:
        """SG-914: never above K, never below A."""
        self.values[seat] = min(HIGHEST, max(LOWEST, self.values[seat] + by))

    def best_of(self, sides: Sequence[Seat]) -> Seat:
        """SG-915, SG-920: whoever alone has the highest value of these, or nobody."""
        highest = max([self.values[seat] for seat in sides])
        best = [seat for seat in sides if self.values[seat] == highest]
        return best[0] if len(best) == 1 else NOBODY

    def laid(self) -> list[Sleeve]:
        """The physical cards of all sides."""
        return [sleeve for card in self.shown.values() for sleeve in card.sleeves]


def can_fight(s: Table, initiator: Seat, opponents: Sequence[Seat]) -> list[Seat]:
    """SG-918, SG-921: both need a hand card."""
    if not s.hand(initiator):
        return []
    return [seat for seat in opponents if seat != initiator and s.alive[seat] and s.hand(seat)]


# ---- F1 to F4


def from_the_deck(s: Table, seat: Seat) -> list[HeldSkill]:
    """The skills by which this hero may fight with the top card of the deck."""
    return [
        held
        for held in s.index().states.get(FIGHTS_FROM_DECK, ())
        if held.seat == seat and held.works(s) and held.rule.run(s, seat)
    ]


def fight_card(s: Table, seat: Seat, skill: str) -> Ask:
    """F2: one hand card, chosen secretly, or the top card of the deck by a skill."""
    blind = tuple([Option(held.key) for held in from_the_deck(s, seat)])
    return Offer(
        seat,
        "sanguosha.fight",
        "SG-912",
        lambda: (option(LAID, pick_cards(s.hand(seat))), *blind),
        lambda: {"skill": skill},
    )


def reveal(s: Table, fight: PointFight) -> Play[None]:
    """F1 to F4: all cards are chosen sealed, laid down face down and turned up together, whoever has died meanwhile
    (SG-913); then the values may be changed, in turn order (SG-916)."""
    s.trail.append(fight)
    for opponent in fight.opponents:
        s.emit("fight", {"seat": fight.initiator, "opponent": opponent, "skill": fight.skill})
    yield from at(s, POINT_FIGHT, fight)
    replies = yield from ask_all(tuple([fight_card(s, seat, fight.skill) for seat in fight.sides]))
    yield from lay_down(s, fight, replies)
    yield from at(s, FIGHT_CARDS_REVEALED, fight)


def lay_down(s: Table, fight: PointFight, replies: dict[Seat, Choice]) -> Play[None]:
    """F3: all at the same time; of those who want the top card of the deck the first has it, the others a virtual copy
    of it (SG-919)."""
    blind = [seat for seat in fight.sides if replies[seat].option != LAID]
    laying = [seat for seat in fight.sides if seat not in blind[1:]]
    chosen = [replies[seat].one("cards") if seat not in blind else top(s, 1)[0] for seat in laying]
    fight.emptied = [seat for seat in fight.sides if seat not in blind and len(s.hand(seat)) == 1]
    laid = yield from move_many(s, [(card, FACE_DOWN) for card in chosen], PLACED, fight.initiator)
    for seat, card in zip(laying, laid, strict=True):
        s.move(card, PROCESSING)
        show_card(s, fight, seat, card)
    for seat in blind[1:]:
        show_card(s, fight, seat, fight.shown[blind[0]].sleeves[0])
        fight.shown[seat].sleeves = ()


def show_card(s: Table, fight: PointFight, seat: Seat, card: Sleeve) -> None:
    """The card as it counts for this hero, and its value."""
    face = PRINTS[s.faces[card]]
    fight.shown[seat] = Card(face.kind, s.suit_for(seat, card), face.number, (card,))
    fight.values[seat] = face.number


# ---- F5 to F7


def settle(s: Table, fight: PointFight, sides: Sequence[Seat]) -> Play[None]:
    """F5: the highest value wins."""
    fight.winner = fight.best_of(sides)
    values = [fight.values[seat] for seat in sides]
    s.emit("fought", {"fight": list(sides), "skill": fight.skill, "values": values, "winner": fight.winner})
    yield from at(s, FIGHT_RESULT, fight)


def point_fight(s: Table, initiator: Seat, opponent: Seat, skill: str) -> Play[PointFight]:
    """F1 to F5; the caller does F6 (the effects) and then calls `end_fight`."""
    return (yield from common_point_fight(s, initiator, [opponent], skill))


def common_point_fight(s: Table, initiator: Seat, opponents: Sequence[Seat], skill: str) -> Play[PointFight]:
    """SG-920: all cards are compared together; whoever alone has the highest value wins."""
    fight = PointFight(initiator, opponents, skill)
    yield from reveal(s, fight)
    yield from settle(s, fight, fight.sides)
    return fight


def end_fight(s: Table, fight: PointFight) -> Play[None]:
    """F7: what is still in the processing area is placed in the discard pile (SG-640)."""
    yield from at(s, AFTER_FIGHT, fight)
    s.trail.remove(fight)
    yield from done_with(s, fight.laid())
