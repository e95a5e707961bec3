"""What one seat sees of a war of Sun Tzu, for the bots: one record, made from an imagined state."""

from __future__ import annotations

from typing import Final

from tianxia.core.asks import Ask, Sleeve
from tianxia.core.events import Seat
from tianxia.core.state import Face
from tianxia.games.suntzu.data import ALL, FACES, FRAMED, VARIANTS
from tianxia.games.suntzu.rules.armies import Armies
from tianxia.games.suntzu.rules.state import AWAY, BOX, DECK, DRAWN, HELD, LAID, POOL, RESERVE, UP, Clash, War

GENERAL: Final = "suntzu.general"
ORDERS: Final = "suntzu.orders"
IN_BATTLE: Final = "suntzu.battle"
BEFORE_SCORING: Final = "suntzu.before-scoring"
ROUND_END: Final = "suntzu.round-end"
CALL: Final = "suntzu.call"
ARMIES: Final = "suntzu.armies"
PROVINCE: Final = "suntzu.province"
KEEP: Final = "suntzu.keep"
ANOTHER: Final = "suntzu.another-general"

COPIES: Final[dict[str, tuple[int, ...]]] = {
    id: tuple([variant.deck.count(face) if face >= FRAMED else 0 for face in range(len(FACES))])
    for id, variant in VARIANTS.items()
}  # of each unframed face on one side

Card = tuple[Face, Sleeve]


class SunTzuSight:
    """All that the policy reads; `mine` and `theirs` from the side of the asked seat."""

    __slots__ = (
        "army", "away", "banned", "bonus", "clash", "count", "decks", "drawn", "hand", "held", "is_suntzu",
        "kind", "known", "laid", "left", "markers", "miasma", "pool", "reserve", "round", "rule", "score", "seat",
        "sources", "theirs_banned", "theirs_count", "theirs_pool", "unseen", "unseen_mine",
    )  # fmt: skip

    def __init__(self, kind: str, rule: str, seat: Seat) -> None:
        self.kind: str = kind
        self.rule: str = rule
        self.seat: Seat = seat
        self.is_suntzu: bool = False
        self.round: int = 1
        self.score: int = 0  # towards this side's end
        self.army: list[int] = []  # by province: own armies, or those of the rival as a negative number
        self.markers: list[tuple[int, ...]] = []
        self.banned: list[bool] = []  # where this side's 6 is used up
        self.theirs_banned: list[bool] = []
        self.pool: int = 0
        self.theirs_pool: int = 0
        self.reserve: int = 0
        self.miasma: bool = False
        self.decks: tuple[int, int] = (0, 0)  # cards in this side's deck and in the rival's
        self.hand: list[Card] = []  # sorted by face
        self.theirs_count: int = 0  # unframed cards in the rival's hand
        self.known: list[int] = [0] * len(FACES)  # unframed cards known to be in it
        self.unseen: list[int] = []  # by face: unframed cards of the rival that may be in that hand or in the deck
        self.unseen_mine: list[int] = []  # the same of this side's cards, as the rival sees it
        self.held: list[Card] = []
        # where only some questions need it:
        self.away: list[Card] = []
        self.drawn: list[Card] = []
        self.bonus: bool = False
        self.left: list[int] = []
        self.laid: list[Face] = []  # own orders by province, -1 where there is none
        self.clash: tuple[int, Face, Face, bool] | None = None  # province, own and rival's card, counts as 0
        self.count: int = 0
        self.sources: list[int] = []

    def loose(self) -> list[Card]:
        """The unframed cards of the hand."""
        return [card for card in self.hand if card[0] >= FRAMED]


def sight_of_state(s: War, question: Ask) -> SunTzuSight:
    """What the asked seat sees, read from an imagined state: made for speed."""
    seat, faces, zones = question.seat, s.faces, s.zones
    other = 1 - seat
    kind = question.kind
    sight = SunTzuSight(kind, question.rule, seat)
    sight.is_suntzu = seat == s.suntzu
    sight.round = s.round
    sight.score = s.score if sight.is_suntzu else -s.score
    mine, theirs = s.stock[seat], s.stock[other]
    sight.army = [mine[p] - theirs[p] for p in ALL]
    sight.markers = s.markers
    sight.banned, sight.theirs_banned = s.banned[seat], s.banned[other]
    sight.pool, sight.theirs_pool = mine[POOL], theirs[POOL]
    sight.reserve = mine[RESERVE]
    sight.miasma = s.miasma == s.round
    sight.decks = (len(zones[DECK + seat]), len(zones[DECK + other]))
    sight.hand = sorted([(faces[card], card) for card in zones[seat]])
    sight.held = sorted([(faces[card], card) for card in zones[HELD + seat]])
    if kind == ORDERS:
        _count_unseen(sight, s)
    elif kind == IN_BATTLE:
        clash = s.trail[-1]
        assert isinstance(clash, Clash)
        sight.clash = (clash.province, clash.faces[seat], clash.faces[other], clash.countered)
    elif kind == ARMIES:
        assert isinstance(question, Armies)
        sight.count, sight.sources = question.count, question.sources
    elif kind == KEEP:
        sight.drawn = sorted([(faces[card], card) for card in zones[DRAWN + seat]])
        sight.bonus = s.ones[seat]
    elif kind == PROVINCE:
        sight.left = s.left
        sight.laid = [faces[zones[zone][0]] if zones[zone] else -1 for zone in [LAID + 5 * seat + p for p in ALL]]
    else:
        sight.away = sorted([(faces[card], card) for card in zones[AWAY + seat]])
    return sight


def _count_unseen(sight: SunTzuSight, s: War) -> None:
    """At the orders: no card is laid or drawn, all framed ones are in the hands."""
    seat, faces, zones = sight.seat, s.faces, s.zones
    other = 1 - seat
    copies = COPIES[s.variant_id]
    sight.unseen_mine, sight.unseen = list(copies), list(copies)
    for unseen, side in ((sight.unseen_mine, seat), (sight.unseen, other)):
        for zone in (BOX + side, UP + side):
            for card in zones[zone]:
                if faces[card] >= FRAMED:
                    unseen[faces[card]] -= 1
    bit = 1 << seat
    for card in zones[other]:
        if s.seen[card] & bit and faces[card] >= FRAMED:
            sight.known[faces[card]] += 1
    sight.theirs_count = len(zones[other]) - FRAMED


def stock(sight: SunTzuSight, place: int) -> int:
    """Own armies at a place."""
    return sight.pool if place == POOL else max(0, sight.army[place])
