"""The plays of a trick that is set up by hand, checked against the rules of counters (CH-206 to CH-212, CH-852)."""

from __future__ import annotations

from tianxia.core.asks import Sleeve
from tianxia.core.events import Facts, Seat
from tianxia.core.game import BadInput
from tianxia.games.chuhan.data import ABILITY_OF, IDS, LIU_BANG_VALUE
from tianxia.games.chuhan.sets import NO_SET, mixed_value, set_value
from tianxia.games.chuhan.state import ROW, TABLE, Battle, Played, rival


def trick_of(s: Battle, plays: list[Facts]) -> list[Played]:
    """The plays with their cards, which lie in the play area in this order."""
    table = s.zones[TABLE][:]
    trick: list[Played] = []
    best, size = -1, 0
    for n, play in enumerate(plays, 1):
        cards, table = table[: len(play["cards"])], table[len(play["cards"]) :]
        played = _played(s, play, tuple(cards), f"play {n} of the trick")
        if played.value >= 0:
            equal = played.kind == "peng-yue"
            if size and (played.size != size or not (played.value == best if equal else played.value > best)):
                raise BadInput(f"play {n} of the trick does not beat {size} card(s) of value {best} (CH-211, CH-212)")
            best, size = played.value, played.size
        trick.append(played)
    return trick


def _played(s: Battle, play: Facts, cards: tuple[Sleeve, ...], where: str) -> Played:
    """One play: a plain set, or an ability with its card first."""
    kind = play.get("as", "set")
    by = play.get("by")
    if by not in ("han", "chu"):
        raise BadInput(f"{where} is by han or chu, not {by!r}")
    seat: Seat = s.han if by == "han" else rival(s.han)
    if kind == "set":
        value = set_value(s, cards)
        if value == NO_SET:
            raise BadInput(f"{where} is not a set (CH-301)")
        return Played(seat, kind, value, cards, len(cards))
    if kind not in ABILITY_OF or not cards or IDS[s.faces[cards[0]]] != kind:
        raise BadInput(f"{where} is a set or names the ability of its first card, not {kind!r}")
    others = cards[1:]
    if kind == "liu-bang":
        return Played(seat, kind, LIU_BANG_VALUE, cards, 1)
    if kind in ("peng-yue", "zhongli-mo"):
        value = set_value(s, others) if kind == "peng-yue" else mixed_value(s, others)
        if value == NO_SET:
            raise BadInput(f"{where}: {kind} has no legal set with it")
        return Played(seat, kind, value, cards, len(others))
    return Played(seat, kind, -1, cards, 0)


def check_row(s: Battle) -> None:
    """CH-852: the row starts with a 1 and goes up by one; somebody placed its latest card."""
    values = [s.value(card) for card in s.zones[ROW]]
    if values != list(range(1, len(values) + 1)):
        raise BadInput("the row of Hangu Pass goes 1, 2, 3 and so on (CH-852)")
    if bool(values) != (s.placed_by >= 0):
        raise BadInput("row_by says who placed the latest card of the row")
