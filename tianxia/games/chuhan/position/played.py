"""The plays of a trick that is set up by hand, checked against the rules of a trick (CH-202 to CH-212, CH-5xx)."""

from __future__ import annotations

from typing import Final

from tianxia.core.asks import Sleeve
from tianxia.core.events import Facts
from tianxia.core.game import BadInput
from tianxia.games.chuhan.data import ATTACKS, IDS, LIU_BANG_VALUE
from tianxia.games.chuhan.position.knowledge import seat_of
from tianxia.games.chuhan.rules.fields import Played
from tianxia.games.chuhan.rules.permissions import is_nine_to_beat
from tianxia.games.chuhan.rules.sets import NO_SET, mixed_value, set_value
from tianxia.games.chuhan.rules.state import ROW, TABLE, Battle, rival
from tianxia.positions.inputs import a_list, a_number, a_table, said, texts

PLAY: Final = ("by", "as", "cards", "value", "size")
ATTACK_IDS: Final = tuple([IDS[face] for face in ATTACKS])
SETS: Final = ("set", "zhongli-mo", "peng-yue", "liu-bang")
LEADS: Final = ("set", "zhongli-mo")
BEFORE_A_LEAD: Final = (*LEADS, *ATTACK_IDS)
AFTER_A_LEAD: Final = (*SETS, "han-xin")


def plays_of(position: Facts) -> list[Facts]:
    """The plays of a trick, well-formed but not yet checked against each other."""
    plays: list[Facts] = []
    for n, play in enumerate(a_list("trick", position.get("trick", [])), 1):
        table = a_table(f"play {n} of the trick", play, PLAY)
        texts(f"the cards of play {n} of the trick", table.get("cards"))
        plays.append(table)
    return plays


def set_trick(s: Battle, plays: list[Facts]) -> None:
    """The trick, play by play as if it were played: it must climb, and the players alternate."""
    table = s.zones[TABLE][:]
    for n, play in enumerate(plays, 1):
        where = f"play {n} of the trick"
        seat = seat_of(s, f"by of {where}", play.get("by"))
        if not s.trick:
            s.attacker = s.turn = seat
        if seat != s.turn:
            raise BadInput(f"{where} is by {s.clan(seat)} where it is the turn of {s.clan(s.turn)} (CH-206, CH-207)")
        cards = tuple(table[: len(play["cards"])])
        del table[: len(cards)]
        played = _played(s, str(play.get("as", "set")), cards, where)
        for key, is_so in (("value", played.value), ("size", played.size)):
            if a_number(f"{key} of {where}", play.get(key, is_so), -1, 99) != is_so:
                raise BadInput(f"{where} has the {key} {is_so}, not {play[key]}")
        _add(s, played, where)


def _played(s: Battle, kind: str, cards: tuple[Sleeve, ...], where: str) -> Played:
    """One play: a plain set, or an ability with its card first."""
    names = s.names(cards)
    if kind == "set":
        value = set_value(s, cards)
        if value == NO_SET:
            raise BadInput(f"{where} is not a set (CH-301)")
        return Played(s.turn, kind, value, cards, len(cards))
    both = kind == "zhongli-mo" and not s.rulings.one_ability and names[:2] == ["peng-yue", "zhongli-mo"]
    if not both and names[:1] != [kind]:
        raise BadInput(f"{where} is a set or names the ability of its first card, not {said(kind)}")
    others = cards[2:] if both else cards[1:]
    if kind in ("peng-yue", "zhongli-mo"):
        value = set_value(s, others) if kind == "peng-yue" else mixed_value(s, others)
        if value == NO_SET:
            raise BadInput(f"{where}: {kind} has no legal set with it (CH-541, CH-545)")
        return Played(s.turn, kind, value, cards, len(others))
    if others:
        raise BadInput(f"{where}: {kind} is played alone")
    return Played(s.turn, kind, *((LIU_BANG_VALUE, cards, 1) if kind == "liu-bang" else (-1, cards, 0)))


def _add(s: Battle, played: Played, where: str) -> None:
    """A play after those before it."""
    kind = played.kind
    if not s.size:
        if kind not in BEFORE_A_LEAD:
            raise BadInput(f"{where}: {kind} is possible only after a set was led (CH-506)")
        if kind in ATTACK_IDS and s.trick:
            raise BadInput(f"{where}: only one ATTACK ability is played before the lead (CH-203)")
    elif kind not in AFTER_A_LEAD:
        raise BadInput(f"{where}: {kind} is not left in a trick that goes on (CH-217, CH-214)")
    elif kind != "han-xin" and not _beats(s, played):
        raise BadInput(f"{where} does not beat {s.size} card(s) of value {s.best} (CH-211, CH-212)")
    s.trick.append(played)
    if kind in SETS:
        s.size, s.best = s.size or played.size, played.value
    if kind not in ATTACK_IDS:
        s.turn = rival(played.seat)


def _beats(s: Battle, played: Played) -> bool:
    if played.kind == "liu-bang":
        return is_nine_to_beat(s)
    equal = played.size < len(played.cards) and s.names(played.cards)[0] == "peng-yue"
    return played.size == s.size and (played.value == s.best if equal else played.value > s.best)


def check_row(s: Battle) -> None:
    """CH-852: the row starts with a 1 and goes up by one; somebody placed its latest card."""
    values = [s.value(card) for card in s.zones[ROW]]
    if values != list(range(1, len(values) + 1)):
        raise BadInput("the row of Hangu Pass goes 1, 2, 3 and so on (CH-852)")
    if bool(values) != (s.placed_by >= 0):
        raise BadInput("row_by says who placed the latest card of the row, and only if there is one")
