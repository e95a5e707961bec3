"""Tree search over what one seat cannot tell apart: every iteration plays in another world that fits the view.

Single-observer information-set search. A node stands for all states that came about by the same labels; an arm is one
choice of one seat at it. An arm is chosen for its mean value and for how seldom it was tried among the times it *could*
have been chosen (in each world only some arms are possible). The policy has its say: the nth of its favourites is tried
a share of 1/n as eagerly, so that a short search plays like the policy and a long one corrects it. Where several seats
answer at once, each chooses from its own arms without knowing the others' choices, and all choices together lead to the
next node.
"""

from __future__ import annotations

from collections.abc import Callable
from math import sqrt
from typing import Final

from tianxia.bots.bot import Bot, Weighed
from tianxia.bots.policy import Label, Labelled, PlainPolicy, Policy, StopsAtRest
from tianxia.core.asks import Ask, Choice
from tianxia.core.dice import Dice
from tianxia.core.events import Seat
from tianxia.core.state import State
from tianxia.core.views import Glimpse, World

EXPLORE: Final = 0.5  # against values stretched to the range seen so far
MOST_ARMS: Final = 24  # of one seat at one node
EAGER: Final[tuple[float, ...]] = tuple([1 / (3 * (place + 1)) for place in range(MOST_ARMS)])
UNTRIED: Final = 0.1  # a new arm is thought to be so much worse than those tried
BLIND: Final = 6  # one sealed choice in this many is blind, else two seats that think alike move in step for ever


class Arm:
    """One choice of one seat at a node."""

    __slots__ = ("could", "total", "visits")

    def __init__(self) -> None:
        self.could: int = 0  # how often it was possible and looked at
        self.visits: int = 0
        self.total: float = 0.0


class Node:
    """What follows the same labels in all worlds."""

    __slots__ = ("arms", "next", "visits")

    def __init__(self) -> None:
        self.visits: int = 0
        self.arms: dict[tuple[Seat, str, Label], Arm] = {}
        self.next: dict[tuple[tuple[Seat, str, Label], ...], Node] = {}


class Search:
    """One tree, grown for one answer."""

    def __init__(self, glimpse: Glimpse, policy: Policy, dice: Dice) -> None:
        self.glimpse: Glimpse = glimpse
        self.seat: Seat = glimpse.seat
        self.policy: Policy = policy
        self.until: Callable[[State], bool] | None = policy.is_settled if isinstance(policy, StopsAtRest) else None
        self.dice: Dice = dice
        self.root: Node = Node()
        self.lowest: float = 1.0
        self.highest: float = 0.0
        self.choices: list[Labelled] = []  # what the searching seat chooses from: the same in every world
        self.kind: str = glimpse.kind

    def run(self, iterations: int) -> Choice:
        """The choice that was tried most often; stops early when no other one can catch up."""
        for spent in range(iterations):
            if self._is_settled(iterations - spent):
                break
            self.iterate()
        best = max(range(len(self.choices)), key=lambda place: (self._visits(place), -place))
        return self.choices[best][1]

    def tried(self) -> list[Weighed]:
        """The choices with their mean values, what was tried most often first."""
        arms = [(choice, self.root.arms.get((self.seat, self.kind, label))) for label, choice in self.choices]
        found = [(choice, arm.total / arm.visits, arm.visits) for choice, arm in arms if arm is not None and arm.visits]
        return sorted(found, key=lambda each: -each[2])

    def _visits(self, place: int) -> int:
        arm = self.root.arms.get((self.seat, self.kind, self.choices[place][0]))
        return 0 if arm is None else arm.visits

    def _is_settled(self, rest: int) -> bool:
        if not self.choices:
            return False
        tried = sorted([self._visits(place) for place in range(len(self.choices))])
        return len(tried) == 1 or tried[-1] - tried[-2] > rest

    def iterate(self) -> None:
        """One world: down the tree, on by the policy, and back up."""
        world = self.glimpse.world(self.dice.fresh_key(), self.until)
        policy = self.policy
        mark = policy.mark(world.state)
        node = self.root
        path: list[tuple[Seat, Arm]] = []
        steps = 0
        while not (world.is_over or policy.is_enough(world.state, mark, steps)):
            is_new = node.visits == 0 and node is not self.root
            node.visits += 1
            if is_new:
                break
            node = self._descend(world, node, path)
            steps += 1
        while not (world.is_over or policy.is_enough(world.state, mark, steps)):
            question = world.waiting()[0]
            world.apply(question.seat, policy.choice(world.state, question, self.dice))
            steps += 1
        self._learn(path, policy.values(world.state))

    def _descend(self, world: World, node: Node, path: list[tuple[Seat, Arm]]) -> Node:
        """Answer all open questions by the arms of this node, each as if it did not know the others' answers."""
        made: list[tuple[Seat, str, Label]] = []
        answers: list[tuple[Ask, Choice]] = []
        waiting = world.waiting()
        for question in waiting:
            label, choice = self._pick(world, node, question, len(waiting) > 1)
            key = (question.seat, question.kind, label)
            path.append((question.seat, node.arms[key]))
            made.append(key)
            answers.append((question, choice))
        for question, choice in answers:
            world.apply(question.seat, choice)
            if choice.option in question.now:
                break  # it acts at once, and the others are asked again
        follow = tuple(made)
        if follow not in node.next:
            node.next[follow] = Node()
        return node.next[follow]

    def _pick(self, world: World, node: Node, question: Ask, is_sealed: bool) -> Labelled:
        at_root = node is self.root and question.seat == self.seat
        if at_root and self.choices:
            listed = self.choices
        else:
            listed = self.policy.ranked(world.state, question, at_root)
            if at_root:
                self.choices = listed
        arms = [self._arm(node, question, entry[0]) for entry in listed[:MOST_ARMS]]
        is_blind = is_sealed and self.dice.below(BLIND) == 0
        place = self.dice.below(len(arms)) if is_blind else self._best(arms)
        arms[place].visits += 1
        return listed[place]

    def _arm(self, node: Node, question: Ask, label: Label) -> Arm:
        key = (question.seat, question.kind, label)
        arm = node.arms.get(key)
        if arm is None:
            arm = node.arms[key] = Arm()
        arm.could += 1
        return arm

    def _best(self, arms: list[Arm]) -> int:
        """The place of the arm with the best mean and hope."""
        visits = sum([arm.visits for arm in arms])
        lowest, spread = self.lowest, max(self.highest - self.lowest, 1e-9)
        untried = (sum([arm.total for arm in arms]) / visits - lowest) / spread - UNTRIED if visits else 0.0
        best, found = -1e9, 0
        for place, arm in enumerate(arms):
            mean = (arm.total / arm.visits - lowest) / spread if arm.visits else untried
            score = mean + EXPLORE * EAGER[place] * sqrt(arm.could) / (1 + arm.visits)
            if score > best:
                best, found = score, place
        return found

    def _learn(self, path: list[tuple[Seat, Arm]], values: tuple[float, ...]) -> None:
        for value in values:
            self.lowest = min(self.lowest, value)
            self.highest = max(self.highest, value)
        for seat, arm in path:
            arm.total += values[seat]


class SearchBot(Bot):
    """Thinks a fixed number of times about each answer; without a policy of the game by the plain one."""

    def __init__(self, key: int, policy: Policy | None, iterations: int) -> None:
        super().__init__(key)
        self.policy: Policy | None = policy
        self.iterations: int = iterations

    def think(self, glimpse: Glimpse) -> Choice:
        """Grow a tree and take what was tried most."""
        return self.weigh(glimpse)[0]

    def weigh(self, glimpse: Glimpse) -> tuple[Choice, list[Weighed]]:
        """The same, with what else was tried."""
        policy = self.policy if self.policy is not None else PlainPolicy(glimpse.wins_together)
        search = Search(glimpse, policy, Dice(self.dice.fresh_key()))
        return search.run(self.iterations), search.tried()
