"""How some heroes fare in games of rule bots, each dealt in every game of its own among random heroes.

`python -m tests.games.sanguosha.fate HERO... --games N --seed S` prints how often each won against what its roles win
in the other seats of all these games, with the 95 % interval of the ratio. A table of all heroes (`tianxia arena
sanguosha --report`) has few games of each, and the worst of many is partly the unluckiest.
"""

from __future__ import annotations

import argparse
from collections import Counter
from math import sqrt

from tianxia.bots import make_bot
from tianxia.core.dice import Dice, key_from_seed
from tianxia.core.match import Match
from tianxia.core.views import Glimpse
from tianxia.games.sanguosha.content import HERO
from tianxia.games.sanguosha.game import GAME
from tianxia.games.sanguosha.position.rarities import first_turn, random_heroes
from tianxia.lab.fuzzing import MOST_ANSWERS
from tianxia.lab.report import Z

Seats = list[tuple[str, bool]]  # role, and whether it won


def dealt(hero: str, deal: int, seed: int, seats: int) -> Match:
    """A table of random heroes with this one among them, in each seat in turn."""
    options = GAME.settle_options({"heroes": "all"}, seats)
    dice = Dice(key_from_seed("fate", seed, deal))
    others = [other for other in random_heroes(seats, options, dice)["heroes"] if other != hero][: seats - 1]
    heroes = [*others[: deal % seats], hero, *others[deal % seats :]]
    return Match(GAME, GAME.arrange(first_turn(heroes), options, strict=False, dice=dice), options).begin(False)


def played(hero: str, deal: int, seed: int, seats: int) -> Seats:
    """Who won, seat by seat."""
    match = dealt(hero, deal, seed, seats)
    bots = [make_bot("greedy", GAME.id, key_from_seed("fate bot", seed, deal, seat)) for seat in range(seats)]
    answers = 0
    while not match.is_over and answers < MOST_ANSWERS:
        seat = match.waiting()[0].seat
        match.answer(seat, bots[seat].choose(Glimpse(match, seat)))
        answers += 1
    winners = () if match.state.outcome is None else match.state.outcome.winners
    return [(GAME.role_of(match.state, seat), seat in winners) for seat in range(seats)]


def lift(own: Seats, usual: dict[str, float]) -> tuple[float, float]:
    """How often a hero won against what its roles win, and how far the 95 % interval reaches."""
    due = sum([usual[role] for role, _ in own])
    found = sum([won for _, won in own]) / due
    return found, Z * sqrt(sum([(won - found * usual[role]) ** 2 for role, won in own])) / due


def main() -> None:
    """Play, count, print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("heroes", nargs="+", choices=list(HERO), metavar="HERO")
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--seats", type=int, default=5)
    given = parser.parse_args()
    own: dict[str, Seats] = {hero: [] for hero in given.heroes}
    won: Counter[str] = Counter()
    sat: Counter[str] = Counter()
    try:
        for deal in range(given.games):
            for hero in given.heroes:
                seats = played(hero, deal, given.seed, given.seats)
                own[hero].append(seats.pop(deal % given.seats))
                sat.update([role for role, _ in seats])
                won.update([role for role, is_won in seats if is_won])
    except KeyboardInterrupt:
        print("stopped; these are the figures so far")
    usual = {role: won[role] / sat[role] for role in sat}
    for hero, results in own.items():
        found, reach = lift(results, usual)
        wins = sum([is_won for _, is_won in results])
        between = f"{found - reach:.2f} - {found + reach:.2f}"
        print(f"{hero}: {wins} of {len(results)} games, {found:.2f} of its share by role ({between})")


if __name__ == "__main__":
    main()
