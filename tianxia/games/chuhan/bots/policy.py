"""Chu Han for the bots: the greedy choice, the choices worth searching, the end of the battle as horizon, its value."""

from __future__ import annotations

from typing import ClassVar, Final

from tianxia.bots.policy import GamePolicy, Label, StopsAtRest
from tianxia.core.asks import Ask, Choice, number
from tianxia.core.dice import Dice
from tianxia.core.state import State
from tianxia.games.chuhan.bots.greedy import ChuHanGreedy, as_choice
from tianxia.games.chuhan.bots.sight import sight_of_state
from tianxia.games.chuhan.data import TARGET
from tianxia.games.chuhan.rules.scoring import is_between_battles
from tianxia.games.chuhan.rules.state import DISPLAY, Battle

# How a battle between equals ends: VP for the side that goes out, VP that the other side gets, how often (of 1000).
# Counted over 6,731 battles of the greedy policy against itself; rarer endings are left out.
BATTLES: Final[tuple[tuple[int, int, int], ...]] = (
    (8, 0, 169), (8, 6, 97), (6, 0, 77), (8, 1, 58), (14, 0, 55), (8, 7, 35), (9, 0, 34), (14, 1, 31), (7, 0, 30),
    (7, 6, 24), (6, 6, 23), (9, 6, 21), (14, 6, 18), (5, 0, 18), (4, 0, 18), (15, 0, 15), (5, 6, 14), (11, 0, 13),
    (6, 1, 10), (13, 0, 10), (4, 6, 10),
)  # fmt: skip
ATTACKER_OUT: Final = 0.48  # how often the first attacker goes out, who is the one with fewer VP (CH-719)


def chances() -> tuple[tuple[float, ...], ...]:
    """[own VP][rival's VP] -> the chance to win the game between equals when a battle begins at this score."""
    table = [[0.5] * TARGET for _ in range(TARGET)]

    def chance(mine: int, theirs: int) -> float:
        if max(mine, theirs) < TARGET:
            return table[mine][theirs]
        return 0.5 if mine == theirs else 1.0 if mine > theirs else 0.0

    total = sum([often for _, _, often in BATTLES])
    for both in range(2 * TARGET - 2, -1, -1):
        for mine in range(max(0, both - TARGET + 1), min(TARGET - 1, both) + 1):
            theirs = both - mine
            out_first = 0.5 if mine == theirs else ATTACKER_OUT if mine < theirs else 1 - ATTACKER_OUT
            table[mine][theirs] = (
                sum(
                    [
                        often * out_first * chance(mine + out, theirs + other)
                        + often * (1 - out_first) * chance(mine + other, theirs + out)
                        for out, other, often in BATTLES
                    ]
                )
                / total
            )
    return tuple([tuple(row) for row in table])


CHANCES: Final = chances()


class ChuHanPolicy(GamePolicy[Battle], StopsAtRest):
    """Reads imagined states of Chu Han: a twin is made sooner than a view is read."""

    most_steps: ClassVar[int] = 300

    def __init__(self, greedy: ChuHanGreedy) -> None:
        super().__init__(Battle)
        self.greedy: ChuHanGreedy = greedy

    def best(self, s: Battle, question: Ask, dice: Dice) -> Choice:
        """The play with the highest score."""
        return self.greedy.best(sight_of_state(s, question))

    def tries(self, s: Battle, question: Ask, wide: bool) -> list[Choice]:
        """The plays of the greedy policy in the order of their scores."""
        plays = self.greedy.plays(sight_of_state(s, question), wide)
        return [as_choice(play) for play in sorted(plays, key=lambda play: -play[0])]

    def label(self, s: Battle, choice: Choice) -> Label:
        """By the faces of its cards; one of the Warlords display is not the same as one of the hand."""
        cards = [number(ref) for refs in choice.picks.values() for ref in refs]
        told = [-1 - s.faces[card] if s.where[card] == DISPLAY else s.faces[card] for card in cards]
        return choice.option, tuple(told)

    def time(self, s: Battle) -> int:
        """The battle being fought: what comes after it is dealt anew and tells nothing."""
        return s.battle

    def is_settled(self, state: State) -> bool:
        """The battle is over; the next deal costs time and nobody would look at it."""
        return is_between_battles(self._own(state))

    def chances(self, s: Battle) -> tuple[float, ...]:
        """The chance to win from this score."""
        chance = CHANCES[min(s.vp[0], TARGET - 1)][min(s.vp[1], TARGET - 1)]
        return chance, 1 - chance


POLICY: Final = ChuHanPolicy(ChuHanGreedy())
