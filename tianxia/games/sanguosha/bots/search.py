"""Search of one's own answers in Sanguosha: the rule bot's choice is compared with what else could be done.

Each is played on with rule bots to the ends of this turn and of the next one, in worlds that fit the view, their
hidden roles dealt as likely as they are believed. Every choice is tried in the same worlds with the same dice, so
that only the choice makes the difference. After each pass the worse half is dropped; another choice is preferred
to the rule bot's only if it did better by more than chance. A partner whom the rule bot would save is saved."""

from __future__ import annotations

from typing import ClassVar, Final

from tianxia.bots.bot import Weighed
from tianxia.bots.paired import PairedSearch
from tianxia.core.asks import Ask, Choice
from tianxia.core.dice import Dice
from tianxia.core.events import Seat
from tianxia.core.views import Glimpse, World
from tianxia.games.sanguosha.bots.beliefs import assignments, attitudes
from tianxia.games.sanguosha.bots.mind import Mind
from tianxia.games.sanguosha.bots.policy import POLICY
from tianxia.games.sanguosha.content import FIRST_ROLE
from tianxia.games.sanguosha.rules.table import Table
from tianxia.games.sanguosha.rules.zones import ROLE, zone_of

THOUGHT_ABOUT: Final = {  # kinds of questions, and the share of the playouts that they are worth
    "sanguosha.idle": 1.0, "sanguosha.save": 0.5, "sanguosha.negate": 0.5, "sanguosha.skill": 0.5,
    "sanguosha.choose": 0.5, "sanguosha.card-of": 0.5, "sanguosha.use-sha": 0.5, "sanguosha.may": 0.5,
}  # fmt: skip
MOST_CHOICES: Final = 8
PER_PLAYOUT: Final = 8  # iterations that a playout counts for, so that a level of the bots takes as long as elsewhere
LOOKS: Final = 2  # turns, beginning with this one, at whose ends the table is judged
MOST_STEPS: Final = 400  # answers in one playout
PRECISION: Final = 1_000_000

Plan = tuple[Choice, str]  # what is done now, and what is left undone for the rest of the turn


class Playout:
    """Rule bots in an imagined world; what each believes is worked out once a turn."""

    def __init__(self, world: World, dice: Dice, me: Seat, avoids: str) -> None:
        assert isinstance(world.state, Table)
        self.me: Seat = me
        self.avoids: str = avoids  # what the searching seat leaves undone in this turn
        self.world: World = world
        self.state: Table = world.state
        self.dice: Dice = dice
        self.mark: int = POLICY.mark(world.state)
        self.likes: dict[Seat, tuple[int, list[float]]] = {}

    def likes_of(self, seat: Seat) -> list[float]:
        """How well this seat wishes each hero."""
        s = self.state
        found = self.likes.get(seat)
        if found is None or found[0] != s.turns:
            found = self.likes[seat] = (s.turns, attitudes(s, seat))
        return found[1]

    def answer(self, question: Ask) -> Choice:
        """What the rule bot does."""
        seat = question.seat
        avoids = self.avoids if seat == self.me and self.state.turns == self.mark else ""
        return Mind(self.state, question, self.dice, self.likes_of(seat), avoids).answer()

    def run(self) -> float:
        """The mean of how the table stands for the searching seat at the ends of the next turns."""
        world, s, total = self.world, self.state, 0.0
        looks = steps = 0
        while looks < LOOKS:
            if world.is_over or s.turns > self.mark + looks or steps >= MOST_STEPS:
                total += POLICY.values(s)[self.me]
                looks += 1
                continue
            question = world.waiting()[0]
            world.apply(question.seat, self.answer(question))
            steps += 1
        return total / LOOKS


class TurnSearch(PairedSearch[Plan]):
    """Plays each likely choice out some times."""

    keys: ClassVar[int] = 2

    def weigh(self, glimpse: Glimpse) -> tuple[Choice, list[Weighed]]:
        """The choice that did best, with those that were tried to the last; a question that is not thought about has
        none."""
        world = glimpse.world(self.dice.fresh_key())
        question = next(asked for asked in world.waiting() if asked.seat == glimpse.seat)
        favourite = POLICY.choice(world.state, question, self.dice)
        if glimpse.kind not in THOUGHT_ABOUT or saves_another(question, favourite):
            return favourite, []
        plans = [(choice, "") for _, choice in POLICY.ranked(world.state, question, True)][:MOST_CHOICES]
        if glimpse.kind == "sanguosha.idle":
            plans += without_the_favourite(world, question, plans[0][0].option)
        best, last = self.compared(glimpse, plans, round(self.playouts * THOUGHT_ABOUT[glimpse.kind]))
        return best[0], [(plan[0], value, tries) for plan, value, tries in last]

    def tried(self, glimpse: Glimpse, plan: Plan, keys: list[int]) -> float:
        """What came of a plan in one world."""
        world, after = glimpse.world(keys[0]), Dice(keys[1])
        choice, avoids = plan
        playout = Playout(world, after, glimpse.seat, avoids)
        deal_believed_roles(playout.state, glimpse.seat, playout.dice)
        world.apply(glimpse.seat, choice)
        return playout.run()


def saves_another(question: Ask, choice: Choice) -> bool:
    """Whether this keeps another hero alive, whom the rule bot takes for a partner: two turns later the card seems
    worth as much as that life, and only the rest of the game tells otherwise."""
    is_asked = question.kind == "sanguosha.save" and question.about()["target"] != question.seat
    return is_asked and choice.option != "pass"


def without_the_favourite(world: World, question: Ask, favourite: str) -> list[Plan]:
    """What the rule bot would do next if it left its favourite undone in this turn, unless that is the end of it."""
    assert isinstance(world.state, Table)
    next_best = Mind(world.state, question, Dice(0), None, favourite).idle()
    return [] if next_best.option == "end" else [(next_best, favourite)]


def deal_believed_roles(s: Table, viewer: Seat, dice: Dice) -> None:
    """Hidden roles of the imagined world, as likely as the viewer believes them to be."""
    at = dice.below(PRECISION) / PRECISION
    ways = assignments(s, viewer)
    place = 0
    while place < len(ways) - 1 and at >= ways[place][0]:
        at -= ways[place][0]
        place += 1
    for seat, role in enumerate(ways[place][1]):
        s.faces[s.zones[zone_of(seat, ROLE)][0]] = FIRST_ROLE + role


def make(key: int, iterations: int) -> TurnSearch:
    """The bot of this strength, for `make_bot`."""
    return TurnSearch(key, max(1, iterations // PER_PLAYOUT))
