"""What the rival may lay in a round of Sun Tzu, and the orders that are worth a search against it.

Three rivals are reckoned with, each over many hands that fit what lies open: one who lays as greedy would, one who lays
an equilibrium of the round, and one who lays blindly. Against their mixture a card at a province has a mean worth, so
the best orders are an assignment problem, and those that differ from them a little come next.
"""

from __future__ import annotations

from typing import Final

from tianxia.bots.assignment import best_assignment
from tianxia.core.dice import Dice
from tianxia.core.state import Face
from tianxia.games.suntzu.bots.greedy import SunTzuGreedy
from tianxia.games.suntzu.bots.round import Hand, Lay, Mix, Round, imagined_hands
from tianxia.games.suntzu.bots.sight import SunTzuSight
from tianxia.games.suntzu.bots.worth import NEVER
from tianxia.games.suntzu.data import ALL

HANDS: Final = 12  # imagined for each side
TURNS: Final = 120  # of solving the round
GREEDY, EQUILIBRIUM, BLIND = 0.3, 0.5, 0.2  # how likely each rival is thought to be
KEY: Final = 20260117  # of the imagined hands: the same sight gives the same orders


def considered(greedy: SunTzuGreedy, sight: SunTzuSight) -> list[Lay]:
    """Orders worth a search, the best first: the best answer, orders of one's own mixture, and their neighbours."""
    hand = [face for face, _ in sight.hand]
    dice = Dice(KEY)
    mine, theirs = imagined_hands(sight, HANDS, dice)
    game = Round(greedy, sight, mine, theirs)
    game.solve(TURNS)
    table = worths(game, greedy_mixes(greedy, sight, theirs))
    best = [hand[place] for place in best_assignment([[row[face] for face in hand] for row in table])]
    found: dict[Lay, float] = {}
    for lay in (tuple(best), *neighbours(hand, best), *game.mixes[0][0]):
        worth = sum([table[p][face] for p, face in enumerate(lay)])
        if worth > NEVER / 2:
            found[lay] = worth
    return sorted(found, key=lambda lay: -found[lay])


def worths(game: Round, greedy: list[Mix]) -> list[list[float]]:
    """By province and own face: its mean worth against the three rivals."""
    rivals = (game.worth_against(0, greedy), game.worth_against(0, game.mixes[1]), game.blind[0])
    weights = (GREEDY, EQUILIBRIUM, BLIND)
    return [
        [sum([weight * worth for weight, worth in zip(weights, told, strict=True)]) for told in zip(*rows, strict=True)]
        for rows in zip(*rivals, strict=True)
    ]


def neighbours(hand: Hand, best: list[Face]) -> list[Lay]:
    """Orders that differ in one card or in two provinces."""
    spare = list(hand)
    for face in best:
        spare.remove(face)
    found: list[Lay] = []
    for p in ALL:
        found += [(*best[:p], face, *best[p + 1 :]) for face in dict.fromkeys(spare)]
        for q in range(p):
            swapped = best[:]
            swapped[p], swapped[q] = best[q], best[p]
            found.append(tuple(swapped))
    return found


def likely(greedy: SunTzuGreedy, sight: SunTzuSight) -> list[Lay]:
    """What a rival with this sight may lay: greedy's orders, and those that are nearly as good to greedy."""
    hand = [face for face, _ in sight.hand]
    table = greedy.table(sight)
    places = best_assignment(table)
    best = [hand[place] for place in places]
    at = {face: place for place, face in enumerate(hand)}
    worth = {lay: sum([table[p][at[face]] for p, face in enumerate(lay)]) for lay in neighbours(hand, best)}
    others = sorted([lay for lay in worth if worth[lay] > NEVER / 2], key=lambda lay: -worth[lay])
    return [tuple(best), *others]


def greedy_mixes(greedy: SunTzuGreedy, sight: SunTzuSight, hands: list[Hand]) -> list[Mix]:
    """What a greedy rival lays with each of these hands."""
    other = mirrored(sight)
    return [lays(greedy, other, hand) for hand in hands]


def lays(greedy: SunTzuGreedy, sight: SunTzuSight, hand: Hand) -> Mix:
    """Greedy's orders if this were the hand."""
    true = sight.hand
    sight.hand = [(face, place) for place, face in enumerate(hand)]
    orders = tuple([hand[place] for place in greedy.places(sight)])
    sight.hand = true
    return {orders: 1}


def mirrored(sight: SunTzuSight) -> SunTzuSight:
    """The same round from the other side; the hand is still to be filled in."""
    other = SunTzuSight(sight.kind, sight.rule, 1 - sight.seat)
    other.is_suntzu = not sight.is_suntzu
    other.round, other.score, other.miasma = sight.round, -sight.score, sight.miasma
    other.army = [-armies for armies in sight.army]
    other.markers = sight.markers
    other.banned, other.theirs_banned = sight.theirs_banned, sight.banned
    other.pool, other.theirs_pool = sight.theirs_pool, sight.pool
    other.decks = (sight.decks[1], sight.decks[0])
    other.theirs_count = len(sight.loose())
    other.unseen, other.unseen_mine = sight.unseen_mine, sight.unseen
    return other
