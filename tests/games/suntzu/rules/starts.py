"""Real starts of Sun Tzu and games played on by chance, for rules that must hold in every game."""

from collections.abc import Iterator
from typing import Any

from tianxia.core.dice import Dice, key_from_seed
from tianxia.core.events import SPECTATOR
from tianxia.core.match import Match, start
from tianxia.games import game

SUNTZU = game("suntzu")
VIEWERS = (0, 1, SPECTATOR)
PROVINCES = ["qin", "chu", "jin-yan", "han-qi", "wu"]  # in the order of the edge
FRAMED = ["1", "2", "3", "4", "5", "6"]
UNFRAMED = ["7", "8", "9", "10", "+1", "+1", "+1", "+2", "+3", "-1", "-1", "-1", "plague", "plague"]
GENERALS = {
    "suntzu": ["forced-march", "feigned-weakness", "victory-before-battle", "feint-and-withdraw", "fresh-levy"],
    "shao": ["second-drum", "night-raid", "herbalist", "black-miasma", "poisoned-wells"],
}
EVENTS = ["pandemic", "war-chariots", "champions-challenge", "heros-challenge", "light-infantry"]
MARKERS = [
    [1, 2, 4], [1, 3, 5], [1, 4, 3], [2, 3, 2], [2, 3, 4], [2, 5, 2], [3, 1, 5], [3, 2, 3], [4, 1, 4], [4, 3, 2],
]  # fmt: skip


def begin(seed: int, **options: str) -> Match:
    """A new game at its first question."""
    return start(SUNTZU, 2, options, key_from_seed("suntzu-tests", seed))


def begins(count: int, **options: str) -> Iterator[Match]:
    """Many new games."""
    return (begin(seed, **options) for seed in range(count))


def picture(match: Match) -> dict[str, Any]:
    """The whole truth in readable words."""
    return SUNTZU.picture(match.state)


def questions(match: Match, seed: int) -> Iterator[Match]:
    """The game played on by chance to its end: stops at every question."""
    dice = Dice(key_from_seed("suntzu-tests-play", seed))
    while not match.is_over:
        yield match
        question = match.waiting()[0]
        match.answer(question.seat, question.sample(dice))


def after_generals(seed: int, **options: str) -> Match:
    """A new game in which the generals are picked by chance."""
    for match in questions(begin(seed, **options), seed):
        if match.waiting()[0].kind != "suntzu.general":
            return match
    raise AssertionError("a game does not end with the generals")


def owned(seen: dict[str, Any], side: str) -> list[str]:
    """All action cards of a side, wherever they lie."""
    lots = [seen[side], *[seen[key][side] for key in ("decks", "up", "drawn", "box")], seen["laid"][side].values()]
    return [card for lot in lots for card in lot]
