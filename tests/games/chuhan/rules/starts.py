"""Real starts of Chu Han and games played on by chance, for rules that must hold in every deal."""

from collections.abc import Iterator
from typing import Any

from tianxia.core.dice import Dice, key_from_seed
from tianxia.core.events import SPECTATOR
from tianxia.core.match import Match, start
from tianxia.games import game

CHUHAN = game("chuhan")
VIEWERS = (0, 1, SPECTATOR)
THREES = ["ji-bu", "yu-ji", "lyu-zhi", "xiao-he", "peng-yue", "xiahou-ying", "zhongli-mo"]
SIXES = ["ying-bu", "han-xin", "liu-bang", "xiang-yu"]
PLAIN = {"0": 1, "1": 9, "2": 8, "4": 6, "5": 5, "7": 3, "8": 2, "9": 1}
DECK = [name for name, count in PLAIN.items() for _ in range(count)] + THREES + SIXES
UNIQUE_EVENTS = {
    "restraint", "warlords", "banquet-at-hongmen", "race-to-hangu-pass", "battle-of-gaixia", "stability",
    "treaty-of-hong-canal", "mandate-of-heaven", "rapid-advance", "sound-advice",
}  # fmt: skip
VALUES = {**{name: int(name) for name in PLAIN}, **dict.fromkeys(THREES, 3), **dict.fromkeys(SIXES, 6)}


def deal(seed: int, **options: str) -> Match:
    """A new game at its first question."""
    return start(CHUHAN, 2, options, key_from_seed("chuhan-tests", seed))


def deals(count: int, **options: str) -> Iterator[Match]:
    """Many new games."""
    return (deal(seed, **options) for seed in range(count))


def picture(match: Match) -> dict[str, Any]:
    """The whole truth in readable words."""
    return CHUHAN.picture(match.state)


def questions(match: Match, seed: int) -> Iterator[Match]:
    """The game played on by chance to its end: stops at every question."""
    dice = Dice(key_from_seed("chuhan-tests-play", seed))
    while not match.is_over:
        yield match
        question = match.waiting()[0]
        match.answer(question.seat, question.sample(dice))


def played_out(match: Match, seed: int) -> Match:
    """The game played by chance to its end."""
    for _ in questions(match, seed):
        pass
    return match
