"""Positions of Huns for the tests of its bots."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from tianxia.bots import make_bot
from tianxia.core.asks import Ask, Choice
from tianxia.core.dice import Dice, key_from_seed
from tianxia.core.match import Match, start
from tianxia.core.views import Glimpse
from tianxia.games import game
from tianxia.games.huns.bots.policy import POLICY
from tianxia.scenario import Scenario, scenario

COLOURS = ("blue", "red", "green", "black", "yellow")


def positions(seed: int, wild: int = 3) -> Iterator[tuple[Match, Ask]]:
    """Every question of one game after the other, with 2, 3 and 4 seats in turn; one answer in `wild` is random."""
    number = 0
    while True:
        match = start(game("huns"), 2 + number % 3, {}, key_from_seed("positions", seed, number), False)
        dice = Dice(key_from_seed("answers", seed, number))
        while not match.is_over:
            question = match.waiting()[0]
            yield match, question
            wildly = dice.below(wild) == 0
            match.apply(question.seat, question.sample(dice) if wildly else POLICY.choice(match.state, question, dice))
        number += 1


def table(own: dict[str, Any], **position: Any) -> Scenario:
    """Player 1, whose camp is given, is to move; the dice show 1 where nothing is said."""
    dice = {**dict.fromkeys(COLOURS, 1), **position.pop("dice", {})}
    camps = {"player-1": own, **position.pop("others", {})}
    return scenario("huns", **{"dice": dice, "camps": camps, **position})


def with_die(colour: str, value: int, own: dict[str, Any], **position: Any) -> Scenario:
    """Player 1 has just taken this die."""
    return table(own, **{"stage": "action", "die": colour, "dice": {colour: value}, **position})


def chosen(played: Scenario, spec: str = "greedy") -> tuple[str, dict[str, tuple[str, ...]]]:
    """What a bot would do now, by names."""
    match = played.match
    seat = match.waiting()[0].seat
    choice = make_bot(spec, "huns", 1).choose(Glimpse(match, seat))
    return choice.option, {slot: tuple([named(match, ref) for ref in refs]) for slot, refs in choice.picks.items()}


def named(match: Match, ref: str) -> str:
    """The name of what is picked."""
    return match.game.ref_names(match.state, ref)[0]


def play(played: Scenario, choice: Choice) -> None:
    """Answer with a choice."""
    played.match.answer(played.match.waiting()[0].seat, choice)
