"""Sets of cards (CH-3xx): what is a set, which sets a player can play, and one of them at random."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations, product

from tianxia.core.asks import Refusal, Sleeve
from tianxia.core.dice import Dice
from tianxia.core.events import Seat
from tianxia.core.state import Face
from tianxia.games.chuhan.data import JOKER, VALUE
from tianxia.games.chuhan.rules.state import DISPLAY, Battle

NO_SET = -1
HIGHEST = 9


def set_value(s: Battle, cards: list[Sleeve] | tuple[Sleeve, ...]) -> int:
    """CH-301, CH-302, CH-305, CH-306: the value that all cards share, the 0 taking that of the others."""
    value = 0
    for card in cards:
        own = VALUE[s.faces[card]]
        if own == 0:
            continue
        if value not in (0, own):
            return NO_SET
        value = own
    return value if cards else NO_SET


def mixed_value(s: Battle, cards: list[Sleeve] | tuple[Sleeve, ...]) -> int:
    """CH-545 to CH-550: the lowest value of a set of Zhongli Mo, where the 0 is a 0."""
    values = [s.value(card) for card in cards]
    if len(values) < s.rulings.least_of_zhongli:
        return NO_SET
    if s.rulings.all_different and len(set(values)) != len(values):
        return NO_SET
    return min(values)


def why_no_set(s: Battle, cards: list[Sleeve], shown: int) -> Refusal | None:
    """CH-301, CH-833: all cards have one value, and at most `shown` of them come from the display."""
    if from_display(s, cards) > shown:
        return Refusal("CH-833")
    if set_value(s, cards) == NO_SET:
        return Refusal("CH-301", {"values": [s.value(card) for card in cards]})
    return None


def playable(s: Battle, seat: Seat, without: tuple[Sleeve, ...] = ()) -> list[Sleeve]:
    """The cards that may go into a set: the hand and the Warlords display (CH-833), without those used otherwise."""
    cards = s.zones[seat] + s.zones[DISPLAY] if s.plays_display() else s.zones[seat][:]
    for card in without:
        if card in cards:
            cards.remove(card)
    return cards


def distinct(s: Battle, cards: list[Sleeve]) -> list[Sleeve]:
    """One card of each face."""
    firsts: dict[Face, Sleeve] = {}
    for card in cards:
        firsts.setdefault(s.faces[card], card)
    return list(firsts.values())


def from_display(s: Battle, cards: list[Sleeve] | tuple[Sleeve, ...]) -> int:
    """How many of these cards lie face up in the display: at most one may be used in a play (CH-833)."""
    return sum([1 for card in cards if s.where[card] == DISPLAY])


def still_shown(s: Battle, used: tuple[Sleeve, ...]) -> int:
    """CH-833: how many cards of the display may still go with cards that are used for their abilities."""
    return 1 - from_display(s, used)


def by_value(s: Battle, cards: list[Sleeve]) -> list[list[Sleeve]]:
    """The cards sorted into ten lists by value; inside a list the plain copies and characters in a fixed order."""
    lists: list[list[Sleeve]] = [[], [], [], [], [], [], [], [], [], []]
    for card in cards:
        lists[VALUE[s.faces[card]]].append(card)
    return lists


def plain_sets(
    s: Battle, cards: list[Sleeve], size: int, least: int, most: int, shown: int = 1
) -> Iterator[tuple[Sleeve, ...]]:
    """All sets of `size` cards (0 = any) with a value from `least` to `most`; alike copies are listed once.

    `shown` is how many cards of the display may be among them."""
    lists = by_value(s, cards)
    jokers = lists[0]
    for value in range(max(least, 1), min(most, 9) + 1):
        same = lists[value]
        for chosen in _alike(s, same, size):
            if from_display(s, chosen) <= shown:
                yield chosen
        if jokers and same and size != 1:
            for chosen in _alike(s, same, size - 1 if size else 0):
                if from_display(s, (*chosen, jokers[0])) <= shown:
                    yield (*chosen, jokers[0])
    if jokers and least <= 0 <= most and size <= 1 and from_display(s, jokers[:1]) <= shown:
        yield (jokers[0],)


def _alike(s: Battle, same: list[Sleeve], size: int) -> Iterator[tuple[Sleeve, ...]]:
    """The choices of `size` (0 = any) among cards of one value, with alike cards listed once."""
    groups: dict[tuple[int, bool], list[Sleeve]] = {}
    for card in same:
        groups.setdefault((s.faces[card], s.where[card] == DISPLAY), []).append(card)
    kinds = list(groups.values())
    for counts in product(*[range(len(kind) + 1) for kind in kinds]):
        total = sum(counts)
        if total and (total == size or not size):
            yield tuple([card for kind, count in zip(kinds, counts, strict=True) for card in kind[:count]])


def _one_of_each(s: Battle, same: list[Sleeve]) -> list[Sleeve]:
    """One of the cards of one value that are alike, the last kind first."""
    firsts: dict[tuple[int, bool], Sleeve] = {}
    for card in same:
        firsts.setdefault((s.faces[card], s.where[card] == DISPLAY), card)
    return list(reversed(firsts.values()))


def mixed_sets(
    s: Battle, cards: list[Sleeve], size: int, least: int, most: int, shown: int = 1
) -> Iterator[tuple[Sleeve, ...]]:
    """All sets of Zhongli Mo of `size` cards (0 = any) whose lowest value is from `least` to `most`."""
    if not s.rulings.all_different:
        for count in [size] if size else range(1, len(cards) + 1):
            for chosen in combinations(cards, count):
                if least <= mixed_value(s, chosen) <= most and from_display(s, chosen) <= shown:
                    yield chosen
        return
    lists = by_value(s, cards)
    offers = [_one_of_each(s, same) if len(same) > 1 else same for same in lists]
    for lowest in range(max(least, 0), min(most, 9) + 1):
        higher = [value for value in range(lowest + 1, 10) if offers[value]]
        for count in [size - 1] if size else range(len(higher) + 1):
            if 0 <= count <= len(higher) and count + 1 >= s.rulings.least_of_zhongli:
                for values in combinations(higher, count):
                    for chosen in product(offers[lowest], *[offers[value] for value in values]):
                        if from_display(s, chosen) <= shown:
                            yield chosen


def has_set(s: Battle, cards: list[Sleeve], size: int, least: int, most: int, shown: int = 1) -> bool:
    """Whether there is any such plain set."""
    return next(plain_sets(s, cards, size, least, most, shown), None) is not None


def has_mixed(s: Battle, cards: list[Sleeve], size: int, least: int, most: int, shown: int = 1) -> bool:
    """Whether there is any such set of Zhongli Mo."""
    return next(mixed_sets(s, cards, size, least, most, shown), None) is not None


def draw_set(s: Battle, seat: Seat, dice: Dice, size: int, least: int) -> list[Sleeve]:
    """A random plain set of `size` (0 = any) of at least this value, without listing them; [] if the draw missed."""
    cards = playable(s, seat) if s.zones[DISPLAY] else s.zones[seat]
    faces = s.faces
    value = VALUE[faces[cards[dice.below(len(cards))]]]
    if value < least:
        return []
    same = [card for card in cards if VALUE[faces[card]] == value]
    if len(same) > 1:
        turn = dice.below(len(same))
        same = same[turn:] + same[:turn]
    jokers = [card for card in cards if faces[card] == JOKER] if value else []
    if not size:
        size = 1 + dice.below(len(same) + len(jokers))
    if len(same) + len(jokers) < size:
        return []
    joined = jokers and size > 1 and (len(same) < size or dice.below(2))
    chosen = same[: size - 1] + jokers if joined else same[:size]
    return chosen if not s.zones[DISPLAY] or from_display(s, chosen) <= 1 else []


def draw_mixed(s: Battle, cards: list[Sleeve], dice: Dice, size: int, least: int, shown: int) -> list[Sleeve]:
    """A random set of Zhongli Mo of `size` (0 = any) of at least this value; [] if the draw missed."""
    lots = [same for same in by_value(s, cards)[least:] if same]
    if not s.rulings.all_different:
        lots = [[card] for same in lots for card in same]
    fewest = size or s.rulings.least_of_zhongli
    if len(lots) < fewest:
        return []
    count = size or fewest + dice.below(len(lots) - fewest + 1)
    order = list(range(len(lots)))
    dice.shuffle(order)
    chosen = [lots[place][dice.below(len(lots[place]))] for place in sorted(order[:count])]
    return chosen if from_display(s, chosen) <= shown else []
