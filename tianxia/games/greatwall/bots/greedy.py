"""The greedy policy of The Great Wall.

In words. *A Clerk* goes where they soon work: a Location that this Clerk fills (best with somebody else there, so that
nobody takes Shame for being alone), a Builders' Camp if a Wall can be paid, a Barracks if there is gold and somebody
to Attack, an Embassy if a card or a Clerk can be paid. *A Command card* is worth what its own Clerks, Attacks and
activations could bring now, less a little for what the others do by it. *An Attack* goes where the reward of the spot
and the hope of the Claim are best, and where the row 1 card would Breach: whoever stands on it takes no Shame. *Walls*
are built whenever they can be paid, Barricades where a Breach threatens. *Overseers* are raised while Years are left.
*Soldiers* are Saved if the Chi is there. *Cards* are taken back when few are left in hand. In a co-operative game the
Shame pool comes first: Requests that cost something are agreed to."""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property, partial
from typing import Final

from tianxia.bots.policy import Scored, best_scored
from tianxia.core.asks import Ask, Choice
from tianxia.core.moves import Move, Moves, chosen
from tianxia.core.pieces import place_of
from tianxia.games.greatwall.bots.allies import mouths
from tianxia.games.greatwall.bots.fighting import pick
from tianxia.games.greatwall.bots.working import Working
from tianxia.games.greatwall.bots.worth import (
    SHAME_COST,
    TOKEN,
    card_worth,
    danger,
)
from tianxia.games.greatwall.data import (
    ARCHER,
    LOCATIONS,
    REGULAR,
    RESOURCES,
)
from tianxia.games.greatwall.rules.asking import Tokens
from tianxia.games.greatwall.rules.soldiers import KINDS, free_spots, targets
from tianxia.games.greatwall.rules.state import (
    CLERK,
    COMMANDS_IN_HAND,
    FIRING,
    LYING,
    OWN,
    POOL,
    REST,
    Realm,
    soldier,
)

SEVERAL: Final = 3  # Attacks that an Attack Order is judged by
CALLS: Final = 0.8  # of what an Advanced Activation could bring; some of its Clerks are counted already
OTHERS: Final = 1.5  # what each ally makes of their part of a card
CLERK_FASTS: Final = 4.0  # more than to let everybody eat
CLERK_EATS: Final = 2.5  # less
HELPS: Final = {"wound": 1.5, "save": 2.0, "defence": 1.0, "recall_clerk": 0.2}  # operations of cards; others bring 1
FEW: Final = 1  # Command cards in hand at which the played ones are taken back


def best(s: Realm, question: Ask) -> Choice:
    """The choice with the best score, the first of several."""
    if not isinstance(question, Moves):
        return best_scored(scored(s, question))
    moves = question.moves()
    if len(moves) == 1:
        return chosen(moves[0])
    score = Counsel(s, question.seat).score_of(question)
    return chosen(max(moves, key=score))  # the first of several


def scored(s: Realm, question: Ask) -> list[Scored]:
    """Choices with what they are worth."""
    mind = Counsel(s, question.seat)
    kind = question.kind.partition(".")[2]
    if isinstance(question, Tokens):
        return mind.tokens(question, kind)
    if isinstance(question, Moves):
        score = mind.score_of(question)
        return [(score(move), chosen(move)) for move in question.moves()]
    return [(mind.leader(choice) if kind == "leader" else 0.0, choice) for choice in question.expand()]


class Counsel(Working):
    """What one player thinks of the choices of one question."""

    def score_of(self, question: Ask) -> Callable[[Move], float]:
        """How the moves of a question are judged."""
        return partial(SCORES.get(question.kind.partition(".")[2], Counsel.plain), self)

    # ---- simple ones

    def plain(self, move: Move) -> float:
        """Nothing is known of it: do something rather than nothing."""
        return 0.0 if move[0] == "done" else 0.1

    def yes(self, move: Move) -> float:
        """Whatever is offered."""
        return 0.0 if move[0] in ("done", "leave") else 1.0

    def no(self, move: Move) -> float:
        """Rather not."""
        return 0.5 if move[0] == "done" else 0.0

    def leader(self, choice: Choice) -> float:
        """An Advisor by what they bring. Allies take the General, too, who brings the table most; rivals the first that
        they are offered, for against each other all Generals are made to win alike."""
        general, advisor = self.s.card(choice.one("general")), self.s.card(choice.one("advisor"))
        brought = card_worth(self.s, self.seat, advisor)
        if self.together:
            brought += sum([TOKEN[n] * general.row["start"].get(name, 0) for n, name in enumerate(RESOURCES)])
            brought += card_worth(self.s, self.seat, general)
        return brought

    # ---- Command cards

    def place(self, move: Move) -> float:
        """Late in the row more Clerks are on the board; Attacks come first."""
        return 0.1 * pick(move, "place")

    def command(self, move: Move) -> float:
        """What the parts of one's own Command card could bring now."""
        s, seat = self.s, self.seat
        card = s.card(pick(move, "card"))
        clerks = s.stock[CLERK + seat][POOL]
        total = 0.0
        moved: dict[int, int] = {}  # Location -> how many of one's own Clerks the card may bring there
        for part in card.row["parts"]:
            if part["who"] == "owner":
                for e in part["ops"]:
                    total += self.operation(e, clerks, moved)
            else:
                total += OTHERS * (s.seats - 1) if self.together else -0.3
        return total

    def operation(self, e: dict[str, object], clerks: int, moved: dict[int, int]) -> float:
        """What an operation of a Command card could bring, after those before it."""
        s, seat = self.s, self.seat
        if e["op"] == "move_clerk":
            to = e["to"]
            places = [LOCATIONS.index(id) for id in to] if isinstance(to, list) else list(s.variant.locations)
            worth = sorted([self.clerk_at(at) for at in places if s.is_open_location(at)])[::-1]
            count = min(int(str(e["n"])), clerks)
            for at in places:
                moved[at] = moved.get(at, 0) + (1 if e.get("distinct") else count)
            return sum([max(0.3, each) for each in worth[:count]])
        if e["op"] == "attack":
            return self.attacks(int(str(e["n"])))
        if e["op"] == "activate":
            own = [LOCATIONS.index(str(e["location"]))] if e["location"] in LOCATIONS else REGULAR
            brought = [(at, min(clerks, moved.get(at, 0), s.spots(at) - s.crowd(at))) for at in own]
            able = [self.at_work(at, more) for at, more in brought if more > 0 or s.clerks(seat, at)]
            return CALLS * max(able, default=0.0)
        if e["op"] == "barricade":
            return max([self.barricade(n) for n in s.variant.sections]) + 1.0
        return 1.0

    def attacks(self, most: int) -> float:
        """The best Attacks with the Soldiers that are there."""
        return sum(self.able[:most])

    @cached_property
    def able(self) -> list[float]:
        """What Attacks with the Soldiers that are there would bring, the best first."""
        s, seat = self.s, self.seat
        found: list[float] = []
        for section in s.variant.sections:
            for kind in range(KINDS):
                place = (FIRING if kind == ARCHER else REST) + section
                count = s.stock[soldier(kind, seat)][place]
                cards = targets(s, kind, section) if count else []
                if cards and kind == ARCHER:
                    found += [1.2] * count
                elif cards:
                    hits = sorted([self.spot(card, n, 1) for card in cards for n in free_spots(s, card)])[::-1]
                    found += hits[:count]
        return sorted(found)[::-1]

    def recover(self, move: Move) -> float:
        """GW-414: what is left lying gives Honour; but a hand of few cards has little to choose."""
        s, seat = self.s, self.seat
        lying, hand = len(s.zones[LYING + seat]), len(s.zones[COMMANDS_IN_HAND + seat])
        if self.together:
            return 0.0 if move[0] == "leave" else 1.0
        if move[0] == "leave":
            return 2.0 * lying + self.prizes.get("command_unrecovered", 0.0) * lying
        return 99.0 if not hand else 3.0 if hand <= FEW and self.years else 0.0

    # ---- Shame, cards, choices

    def shame(self, move: Move) -> float:
        """GW-412: two Chi for a Shame token."""
        return 0.0 if move[0] == "done" else 2.0

    def use(self, move: Move) -> float:
        """Cards are there to be used; their owner has been asked because they cost something, or take their turn."""
        if move[0] in ("done", "banner"):
            return 0.0 if move[0] == "done" else 2.0
        card = self.s.card(pick(move, "card"))
        cost = sum([TOKEN[RESOURCES.index(name)] * n for name, n in card.rules.pay.items() if name in RESOURCES])
        return sum([self.helps(str(e["op"])) for e in card.rules.ops]) - cost

    def helps(self, operation: str) -> float:
        """What an operation of a card brings."""
        return self.attacks(SEVERAL) if operation == "attack" else HELPS.get(operation, 1.0)

    def one_of(self, move: Move) -> float:
        """One of several operations."""
        worth = {
            "move_clerk": 1.5, "draw_tactic": 1.0, "gain": 1.2, "tea": 0.7, "lose_resource": -1.5,
            "remove_soldier": -1.2, "shame": -5.0, "barricade": 0.8, "honour": 2.0,
        }  # fmt: skip
        return worth.get(move[0], 0.5)

    def discard(self, move: Move) -> float:
        """Any Tactic over the limit."""
        return 0.0

    def tokens(self, question: Tokens, kind: str) -> list[Scored]:
        """Resources to gain, to pay, or to lose: those worth most, or least."""
        listed: list[Scored] = []
        for choice in question.every():
            counts = [0] * len(RESOURCES)
            for n in choice.many("resources"):
                counts[place_of(n)] += 1
            if kind in ("lose", "pay", "give"):
                listed.append((-self.price(tuple(counts)), choice))
            else:
                listed.append((sum([self.token(n, count) for n, count in enumerate(counts)]), choice))
        return listed

    # ---- scenarios and the co-operative game

    def market(self, move: Move) -> float:
        """Food for the Winter."""
        return 0.0 if move[0] == "done" else self.market_day(1)

    def send(self, move: Move) -> float:
        """Twelve Honour for four of a kind and a Clerk; allies send what they must."""
        return 0.0 if move[0] == "done" else 6.0 if place_of(pick(move, "resource")) in self.hoarded else -1.0

    def breach(self, move: Move) -> float:
        """A resource rather than Shame."""
        kind = place_of(pick(move, "resource")) if move[0] == "remove" else -1
        return 0.0 if kind < 0 else SHAME_COST - TOKEN[kind]

    def demand(self, move: Move) -> float:
        """Show the resources."""
        return 1.0 if move[0] == "show" else 0.0

    def storehouse(self, move: Move) -> float:
        """The resource of which one has most."""
        kind = place_of(pick(move, "resource")) if move[0] == "mark" else self.s.valued
        return float(self.s.stock[kind][OWN + self.seat])

    def agree(self, move: Move) -> float:
        """A Request is worth its price."""
        return 1.0 if move[0] == "agree" else 0.0

    def offer(self, move: Move) -> float:
        """As much as is wanted."""
        return float(pick(move, "count"))

    def peace(self, move: Move) -> float:
        """War brings Clerks; Peace is bought when much gold is there."""
        return 0.5 if move[0] == "war" else 0.2 * pick(move, "count") + (0.5 if danger_everywhere(self.s) > 1 else 0.0)

    def starve(self, move: Move) -> float:
        """Whoever is worth least goes hungry: a Clerk, who only goes back to the pool, also to save the Food; others
        only if there is none for them."""
        if move[0] == "clerk":
            return CLERK_EATS if self.s.food[self.seat] > 2 * mouths(self.s, self.seat) else CLERK_FASTS
        return {"done": 3.0, "soldier": 2.0, "fighter": 1.0}.get(move[0], 0.0)


def danger_everywhere(s: Realm) -> float:
    """How much all Sections together are threatened."""
    return sum([danger(s, section) for section in s.variant.sections])


SCORES: Final[dict[str, Callable[[Counsel, Move], float]]] = {  # kind of question -> how its moves are judged
    "command": Counsel.command, "place": Counsel.place, "clerk": Counsel.clerk, "activate": Counsel.activation,
    "advanced": Counsel.activation, "raise": Counsel.raising, "recruit": Counsel.recruit, "attack": Counsel.attack,
    "wound": Counsel.attack, "fortress": Counsel.attack, "build": Counsel.build, "barricade": Counsel.build,
    "logistics": Counsel.logistics, "tea": Counsel.tea, "embassy": Counsel.embassy, "save": Counsel.save,
    "spare": Counsel.save, "shame": Counsel.shame, "recover": Counsel.recover, "man": Counsel.yes,
    "own-turn": Counsel.use, "effect": Counsel.use, "tactic": Counsel.use, "choose": Counsel.one_of,
    "market": Counsel.market, "khan": Counsel.khan, "send": Counsel.send, "breach": Counsel.breach,
    "demand": Counsel.demand, "request": Counsel.agree, "offer": Counsel.offer, "peace": Counsel.peace,
    "discard": Counsel.discard, "starve": Counsel.starve, "section": Counsel.section, "rat": Counsel.rat,
    "lift": Counsel.yes, "honour-clerk": Counsel.yes, "storehouse": Counsel.storehouse, "march": Counsel.march,
    "winter": Counsel.use, "return-shame": Counsel.yes, "post": Counsel.section, "recall": Counsel.no,
    "withdraw": Counsel.no,
}  # fmt: skip
