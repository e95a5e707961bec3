"""Which cards of a camp work now, and what they change (HU-621, HU-642, HU-652, HU-688).

It is looked up once and kept until Equipment or a Curse comes, or a card is full or is full no longer."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tianxia.core.asks import Sleeve
from tianxia.core.events import Seat
from tianxia.games.huns.data import CURSE, EQUIPMENT, KINDS, MERCENARY, WAGON_LIMIT, Effect

if TYPE_CHECKING:
    from tianxia.games.huns.rules.state import Camps

RAIDS_PER_TURN: Final = 1  # HU-632
NOT_THERE: Final = -1
REACTIONS: Final = ("own-wagon-sent", "opponent-wagon-sent", "opponent-loot-done", "opponent-excess")  # HU-514


class Power:
    """What works in one camp."""

    __slots__ = (
        "at", "banned_values", "cap", "deck_only", "draw_set", "draws", "guards", "limit", "loots", "off", "raids",
        "scores", "split", "wild",
    )  # fmt: skip

    def __init__(self) -> None:
        self.at: dict[str, list[Sleeve]] = {}  # trigger -> the cards that work at it
        self.limit: int = WAGON_LIMIT  # HU-685
        self.raids: int = RAIDS_PER_TURN  # HU-686
        self.loots: list[tuple[Effect, Sleeve]] = []  # HU-681
        self.draws: list[tuple[Effect, Sleeve]] = []  # HU-682
        self.draw_set: Sleeve = NOT_THERE  # the card that fixes how many are drawn
        self.guards: dict[str, Sleeve] = {}  # zone -> the card that protects it (HU-684)
        self.cap: Sleeve = NOT_THERE  # HU-764
        self.split: Sleeve = NOT_THERE  # HU-742
        self.wild: Sleeve = NOT_THERE  # HU-706
        self.deck_only: Sleeve = NOT_THERE  # HU-765
        self.banned_values: list[tuple[int, Sleeve]] = []  # HU-770
        self.scores: list[tuple[Effect, Sleeve]] = []
        self.off: dict[int, Sleeve] = {}  # kind of card -> the Curse that switches it off


class Powers:
    """What works in every camp; nobody changes it."""

    __slots__ = ("reactions", "seats")

    def __init__(self, seats: tuple[Power, ...]) -> None:
        self.seats: tuple[Power, ...] = seats
        self.reactions: frozenset[str] = frozenset(
            [trigger for power in seats for trigger in power.at if trigger in REACTIONS]
        )


def work_out(s: Camps) -> Powers:
    """All camps."""
    return Powers(tuple([_power(s, seat) for seat in range(s.seats)]))


def _power(s: Camps, seat: Seat) -> Power:
    power = Power()
    cards, faces = s.box.cards, s.faces
    camp = s.camp(seat)
    active = [card for card in camp if cards[faces[card]].kind == CURSE and not s.is_full(faces[card])]
    for card in active:
        for effect in cards[faces[card]].effects:
            if effect.op == "disable":
                power.off[KINDS.index(effect.card_type)] = card
    for card in camp:
        kind = cards[faces[card]].kind
        if kind in power.off:
            continue
        if kind == EQUIPMENT or (kind == MERCENARY and s.is_full(faces[card])):
            _add(power, s, card)
    for card in active:
        _add(power, s, card)
    return power


def _add(power: Power, s: Camps, card: Sleeve) -> None:
    """One card that works. A limit of 0 for Raids beats everything (HU-686)."""
    rules = s.box.cards[s.faces[card]]
    power.at.setdefault(rules.trigger, []).append(card)
    for effect in rules.effects:
        op = effect.op
        if op == "amount":
            (power.loots if effect.action == "loot" else power.draws).append((effect, card))
            if effect.action == "draw" and effect.set is not None:
                power.draw_set = card
        elif op == "wagon_rule":
            if effect.rule == "limit":
                power.limit += effect.add
            else:
                power.deck_only = card
        elif op == "load_rule":
            _add_load_rule(power, effect, card)
        elif op == "raid_limit":
            power.raids = 0 if not effect.value or not power.raids else max(power.raids, effect.value)
        elif op == "protect":
            power.guards[effect.zone] = card
        elif op == "die_ban" and effect.value:
            power.banned_values.append((effect.value, card))
        elif op == "score_mod":
            power.scores.append((effect, card))


def _add_load_rule(power: Power, effect: Effect, card: Sleeve) -> None:
    if effect.rule == "wild":
        power.wild = card
    elif effect.rule == "split":
        power.split = card
    else:
        power.cap = card
