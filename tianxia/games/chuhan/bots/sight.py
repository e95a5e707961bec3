"""What one seat sees of a battle of Chu Han, for the bots: one record, made from an imagined state."""

from __future__ import annotations

from typing import Final

from tianxia.core.asks import Ask, Offer, Sleeve, number
from tianxia.core.state import Face
from tianxia.games.chuhan.data import CALM, FACE_OF, HANGU, HONGMEN, IDS, VALUE, WARLORDS
from tianxia.games.chuhan.rules.decrees import why_no_decree, why_no_event_option
from tianxia.games.chuhan.rules.questions import Cancel
from tianxia.games.chuhan.rules.state import DISCARD, DISPLAY, DRAW, NOBODY, ROW, AbilityUse, Battle

LEAD: Final = "chuhan.lead"
COUNTER: Final = "chuhan.counter"
CANCEL: Final = "chuhan.cancel"
MANDATE_GIFT: Final = "chuhan.mandate"

JI_BU: Final = FACE_OF["ji-bu"]
YU_JI: Final = FACE_OF["yu-ji"]
YING_BU: Final = FACE_OF["ying-bu"]
LYU_ZHI: Final = FACE_OF["lyu-zhi"]
XIAO_HE: Final = FACE_OF["xiao-he"]
PENG_YUE: Final = FACE_OF["peng-yue"]
ZHONGLI_MO: Final = FACE_OF["zhongli-mo"]
XIAHOU_YING: Final = FACE_OF["xiahou-ying"]
HAN_XIN: Final = FACE_OF["han-xin"]
LIU_BANG: Final = FACE_OF["liu-bang"]
XIANG_YU: Final = FACE_OF["xiang-yu"]

# Characters in the order in which they are spent as plain numbers: the most useful ability last.
SPENT: Final = (XIAO_HE, JI_BU, PENG_YUE, YU_JI, LYU_ZHI, XIAHOU_YING, ZHONGLI_MO, YING_BU, XIANG_YU, LIU_BANG, HAN_XIN)
SHARES: Final = 64
STEP: Final = 1000  # more than there are sleeves: rank * STEP + sleeve sorts a hand by value and use
ORDER: Final[tuple[Face, ...]] = tuple(
    sorted(range(len(IDS)), key=lambda face: (VALUE[face], SPENT.index(face) if face in SPENT else -1))
)
RANK: Final[tuple[int, ...]] = tuple([ORDER.index(face) * STEP for face in range(len(IDS))])

Card = tuple[Face, Sleeve]


class ChuHanSight:
    """All that the policy reads. Cards of one value lie in one group, those to be spent first at its front."""

    __slots__ = (
        "best", "can_attack", "can_cancel", "can_decree", "can_instead", "canceller", "count", "decrees", "display",
        "doubled", "event", "gifts", "groups", "held", "kind", "known", "rival_count", "rival_decrees", "rival_vp",
        "row", "share", "size", "takeable", "unseen", "use", "use_rest", "vp",
    )  # fmt: skip

    def __init__(self, kind: str) -> None:
        self.kind: str = kind
        self.groups: list[list[Sleeve]] = [[], [], [], [], [], [], [], [], [], []]
        self.held: dict[Face, Sleeve] = {}  # the characters in hand
        self.count: int = 0
        self.rival_count: int = 0
        self.unseen: list[int] = [0] * 10  # by value: in the rival's hand or in the draw pile, no one here knows where
        self.known: list[int] = [0] * 10  # by value: known to be in the rival's hand
        self.share: int = 0  # of the unseen cards that the rival holds, in SHARES, rounded up
        self.vp: int = 0
        self.rival_vp: int = 0
        self.decrees: int = 0
        self.rival_decrees: int = 0
        self.doubled: bool = False
        self.event: int = CALM
        self.size: int = 0
        self.best: int = -1
        self.can_attack: bool = False
        self.can_decree: bool = False
        self.can_instead: bool = False  # what the event puts in place of a decree
        self.can_cancel: bool = False
        self.display: list[Card] = []  # of Warlords or Hongmen
        self.row: int = 0  # value of the latest card of the Hangu row
        self.takeable: list[Card] = []  # what Ying Bu may take, known only to one who holds him
        self.gifts: list[Card] = []  # drawn under the Treaty, or lying in the play area under the Mandate
        self.canceller: Face = -1  # Lyu Zhi, or Xiao He against her
        self.use: Face = -1  # the ability that may be cancelled
        self.use_rest: list[int] = []  # the values of what went with it

    def hold(self, codes: list[int]) -> None:
        """Sort the hand into groups; a code is a rank and a sleeve."""
        codes.sort()
        groups, held = self.groups, self.held
        for code in codes:
            face = ORDER[code // STEP]
            value = VALUE[face]
            groups[value].append(code % STEP)
            if value == 3 or value == 6:  # noqa: PLR1714 - twice as fast
                held[face] = code % STEP
        self.count = len(codes)

    def settle_share(self) -> None:
        """When unseen and known cards are counted."""
        total = sum(self.unseen)
        self.share = -(-SHARES * (self.rival_count - sum(self.known)) // total) if total else 0


def sight_of_state(s: Battle, question: Ask) -> ChuHanSight:
    """What the asked seat sees; of the cards that it has not seen only how many there are of each value."""
    seat = question.seat
    other = 1 - seat
    faces, seen, zones = s.faces, s.seen, s.zones
    sight = ChuHanSight(question.kind)
    sight.hold([RANK[faces[card]] + card for card in zones[seat]])
    bit, unseen = 1 << seat, sight.unseen
    theirs = zones[other]
    for card in theirs:
        if seen[card] & bit:
            sight.known[VALUE[faces[card]]] += 1
        else:
            unseen[VALUE[faces[card]]] += 1
    for card in zones[DRAW]:
        if not seen[card] & bit:
            unseen[VALUE[faces[card]]] += 1
    sight.rival_count = len(theirs)
    sight.settle_share()
    sight.vp, sight.rival_vp = s.vp[seat], s.vp[other]
    sight.decrees, sight.rival_decrees = s.decrees[seat], s.decrees[other]
    sight.doubled = s.doubled != NOBODY
    sight.event, sight.size, sight.best = s.event, s.size, s.best
    if question.kind == LEAD or question.kind == COUNTER:  # noqa: PLR1714
        sight.can_attack = not (s.size or s.attacked or s.barred)
        sight.can_decree = why_no_decree(s) is None
        if s.event != CALM:
            _see_event(sight, s)
        if sight.can_attack and YING_BU in sight.held:
            sight.takeable = firsts([(faces[c], c) for c in zones[DISCARD] if 1 <= VALUE[faces[c]] <= 5])
    else:
        _see_offer(sight, s, question)
    return sight


def _see_event(sight: ChuHanSight, s: Battle) -> None:
    if s.event in (HONGMEN, HANGU):
        sight.can_instead = why_no_event_option(s) is None
    if s.event in (HONGMEN, WARLORDS):
        sight.display = firsts([(s.faces[card], card) for card in s.zones[DISPLAY]])
    if s.zones[ROW]:
        sight.row = s.value(s.zones[ROW][-1])


def _see_offer(sight: ChuHanSight, s: Battle, question: Ask) -> None:
    if isinstance(question, Cancel):
        use: AbilityUse = question.use
        sight.can_cancel, sight.canceller = question.holds(), question.canceller
        sight.use = use.face
        sight.use_rest = [] if use.face == YING_BU else [s.value(card) for card in use.others]
    elif isinstance(question, Offer):
        picks = [pick for option in question.options() for pick in option.picks]
        sight.gifts = firsts([(s.faces[number(ref)], number(ref)) for pick in picks for ref in pick.items])


def firsts(cards: list[Card]) -> list[Card]:
    """One card of each face, in the order of faces."""
    found: dict[Face, Sleeve] = {}
    for face, card in sorted(cards):
        found.setdefault(face, card)
    return list(found.items())
