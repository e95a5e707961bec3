"""The plays of a trick that is set up by hand, checked against the rules of a trick (CH-202 to CH-212, CH-5xx)."""

from __future__ import annotations

from typing import Final

from tianxia.core.asks import Sleeve
from tianxia.core.events import Facts
from tianxia.core.given import GivenPosition
from tianxia.core.inputs import a_list, a_number, a_table, said, texts
from tianxia.errors import BadInput
from tianxia.games.chuhan.data import IDS
from tianxia.games.chuhan.rules.fields import TrickPlay
from tianxia.games.chuhan.rules.registry import ABILITIES, ATTACK, LEAD_OR_COUNTER, Ability
from tianxia.games.chuhan.rules.sets import NO_SET, set_value
from tianxia.games.chuhan.rules.state import ROW, TABLE, Battle, rival

PLAY: Final = ("by", "as", "cards", "value", "size")
PLAIN: Final = "set"  # what is played for no ability
PASSES: Final = ("pass", "reaction")  # kinds of abilities that are never left in a trick that goes on


def plays_of(position: Facts) -> list[Facts]:
    """The plays of a trick, well-formed but not yet checked against each other."""
    plays: list[Facts] = []
    for n, play in enumerate(a_list("trick", position.get("trick", [])), 1):
        table = a_table(f"play {n} of the trick", play, PLAY)
        texts(f"the cards of play {n} of the trick", table.get("cards"))
        plays.append(table)
    return plays


def set_trick(s: Battle, given: GivenPosition, plays: list[Facts]) -> None:
    """The trick, play by play as if it were played: it must climb, and the players alternate."""
    table = s.zones[TABLE][:]
    for n, play in enumerate(plays, 1):
        where = f"play {n} of the trick"
        seat = given.seat(f"by of {where}", play.get("by"))
        if not s.trick:
            s.attacker = s.turn = seat
        if seat != s.turn:
            raise BadInput(f"{where} is by {s.clan(seat)} where it is the turn of {s.clan(s.turn)} (CH-206, CH-207)")
        cards = tuple(table[: len(play["cards"])])
        del table[: len(cards)]
        kind = str(play.get("as", PLAIN))
        ability = None if kind == PLAIN else _ability(s, kind, cards, where)
        played = _played(s, kind, ability, cards, where)
        for key, is_so in (("value", played.value), ("size", played.size)):
            if a_number(f"{key} of {where}", play.get(key, is_so), -1, 99) != is_so:
                raise BadInput(f"{where} has the {key} {is_so}, not {play[key]}")
        _add(s, played, ability, where)


def _ability(s: Battle, kind: str, cards: tuple[Sleeve, ...], where: str) -> Ability:
    """The ability whose card, or pair of cards (CH-504), comes first; a pair is called by its second card."""
    for ability in ABILITIES.values():
        pair = len(ability.faces) > 1
        first = tuple([s.faces[card] for card in cards[: len(ability.faces)]])
        if kind == IDS[ability.faces[-1]] and first == ability.faces and not (pair and s.rulings.one_ability):
            return ability
    raise BadInput(f"{where} is a set or names the ability of its first card, not {said(kind)}")


def _played(s: Battle, kind: str, ability: Ability | None, cards: tuple[Sleeve, ...], where: str) -> TrickPlay:
    """One play: a plain set, or an ability with its card first."""
    if ability is None:
        value = set_value(s, cards)
        if value == NO_SET:
            raise BadInput(f"{where} is not a set (CH-301)")
        return TrickPlay(s.turn, kind, value, cards, len(cards))
    others = cards[len(ability.faces) :]
    if ability.kind == "set":
        value = NO_SET if ability.picks is None else ability.picks.value(s, others)
        if value == NO_SET:
            raise BadInput(f"{where}: {kind} has no legal set with it (CH-541, CH-545)")
        return TrickPlay(s.turn, kind, value, cards, len(others))
    if others:
        raise BadInput(f"{where}: {kind} is played alone")
    return TrickPlay(s.turn, kind, ability.counts_as, cards, 0 if ability.counts_as == NO_SET else 1)


def _add(s: Battle, played: TrickPlay, ability: Ability | None, where: str) -> None:
    """A play after those before it."""
    kind = played.kind
    attacks = ability is not None and ability.at == ATTACK
    if not s.size:
        if not attacks and ability is not None and ability.at != LEAD_OR_COUNTER:
            raise BadInput(f"{where}: {kind} is possible only after a set was led (CH-506)")
        if attacks and s.trick:
            raise BadInput(f"{where}: only one ATTACK ability is played before the lead (CH-203)")
    elif attacks or (ability is not None and ability.kind in PASSES):
        raise BadInput(f"{where}: {kind} is not left in a trick that goes on (CH-217, CH-214)")
    elif played.value != NO_SET and not _beats(s, played, ability):
        raise BadInput(f"{where} does not beat {s.size} card(s) of value {s.best} (CH-211, CH-212)")
    s.trick.append(played)
    if played.value != NO_SET:
        s.size, s.best = s.size or played.size, played.value
    if not attacks:
        s.turn = rival(played.seat)


def _beats(s: Battle, played: TrickPlay, ability: Ability | None) -> bool:
    if ability is not None and ability.when is not None:
        return ability.when(s) is None
    if ability is None or ability.picks is None:
        return played.size == s.size and played.value > s.best
    return played.size == s.size and ability.picks.beats(s, played.value)


def has_attacked(s: Battle) -> bool:
    """CH-203: whether an ATTACK ability lies in the trick."""
    return any(played.kind != PLAIN and ABILITIES[played.kind].at == ATTACK for played in s.trick)


def check_row(s: Battle) -> None:
    """CH-852: the row starts with a 1 and goes up by one; somebody placed its latest card."""
    values = [s.value(card) for card in s.zones[ROW]]
    if values != list(range(1, len(values) + 1)):
        raise BadInput("the row of Hangu Pass goes 1, 2, 3 and so on (CH-852)")
    if bool(values) != (s.placed_by >= 0):
        raise BadInput("row_by says who placed the latest card of the row, and only if there is one")
