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
from typing import Final

from tianxia.core.asks import Ask, Choice, Sleeve, number
from tianxia.core.events import Seat
from tianxia.core.moves import Move, Moves, chosen
from tianxia.core.pieces import place_of
from tianxia.games.greatwall.bots.worth import (
    ADVISOR_YEAR,
    ASSISTANT_YEAR,
    CLERK_YEAR,
    OVERSEER_YEAR,
    SHAME_COST,
    SOLDIER,
    TACTIC,
    TOKEN,
    card_worth,
    danger,
    price_of,
    shares,
    token,
    years_left,
)
from tianxia.games.greatwall.data import (
    ARCHER,
    BARRACKS,
    BUILDERS,
    CHI,
    EMBASSY,
    GOLD,
    HORSEMAN,
    LEVELS,
    LOCATIONS,
    LOGISTICS,
    MADE_AT,
    REGULAR,
    RESOURCES,
    SPEARMAN,
    TEAHOUSE,
)
from tianxia.games.greatwall.rules.asking import SPOTS, Tokens
from tianxia.games.greatwall.rules.building import barricade_price, wall_places, wall_price
from tianxia.games.greatwall.rules.locations import acting_clerks, clerk_price, overseer_gives, raise_price
from tianxia.games.greatwall.rules.soldiers import KINDS, figures_on, free_spots, recruit_price, targets
from tianxia.games.greatwall.rules.state import (
    CHAMBER,
    CLERK,
    COMMANDS_IN_HAND,
    FIRING,
    LYING,
    OFFER,
    OWN,
    POOL,
    REST,
    Realm,
    soldier,
)
from tianxia.games.greatwall.rules.winter import defence_of, power_of

Scored = tuple[float, Choice]
SEVERAL: Final = 3  # Attacks that an Attack Order is judged by
FEW: Final = 2  # Command cards in hand at which the played ones are taken back
SOON: Final = (1.0, 0.55, 0.3, 0.15, 0.1, 0.1)  # what a Clerk is worth where so many spots stay free
LOCATION_WORD: Final = "location"


def best(s: Realm, question: Ask) -> Choice:
    """The choice with the best score, the first of several."""
    listed = scored(s, question)
    top, found = listed[0]
    for score, choice in listed:
        if score > top:
            top, found = score, choice
    return found


def scored(s: Realm, question: Ask) -> list[Scored]:
    """Choices with what they are worth."""
    mind = Mind(s, question.seat)
    kind = question.kind.partition(".")[2]
    if isinstance(question, Tokens):
        return mind.tokens(question, kind)
    if isinstance(question, Moves):
        score = mind.scores.get(kind, mind.plain)
        return [(score(move), chosen(move)) for move in question.moves()]
    return [(mind.leader(choice) if kind == "leader" else 0.0, choice) for choice in question.expand()]


def pick(move: Move, slot: str) -> int:
    """The number of what a move picks."""
    return next((number(ref) for name, ref in move[1] if name == slot), -1)


class Mind:
    """What one player thinks of the choices of one question."""

    def __init__(self, s: Realm, seat: Seat) -> None:
        self.s: Realm = s
        self.seat: Seat = seat
        self.years: int = years_left(s)
        self.together: bool = s.variant.is_coop
        self.scores: dict[str, Callable[[Move], float]] = {
            "command": self.command, "place": self.place, "clerk": self.clerk, "activate": self.activation,
            "advanced": self.activation, "raise": self.raising, "recruit": self.recruit, "attack": self.attack,
            "wound": self.attack, "fortress": self.attack, "build": self.build, "barricade": self.build,
            "logistics": self.logistics, "tea": self.tea, "embassy": self.embassy, "save": self.save,
            "spare": self.save, "shame": self.shame, "recover": self.recover, "man": self.yes, "own-turn": self.use,
            "effect": self.use, "tactic": self.use, "choose": self.one_of, "market": self.market, "khan": self.khan,
            "send": self.send, "breach": self.breach, "demand": self.demand, "request": self.agree,
            "offer": self.offer, "peace": self.peace, "discard": self.discard, "starve": self.starve,
            "section": self.section, "rat": self.rat, "lift": self.yes, "honour-clerk": self.yes,
            "storehouse": self.storehouse, "march": self.march, "recall": self.no, "withdraw": self.no,
        }  # fmt: skip

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
        """A General by the resources and the ability, an Advisor by what they bring."""
        s, seat = self.s, self.seat
        general, advisor = s.card(choice.one("general")), s.card(choice.one("advisor"))
        start = sum([TOKEN[n] * general.row["start"].get(name, 0) for n, name in enumerate(RESOURCES)])
        return (
            float(start) + card_worth(s, seat, general) + card_worth(s, seat, advisor) - 0.1 * float(general.row["tea"])
        )

    # ---- Clerks and Locations

    def at_work(self, at: int, more: int) -> float:
        """What a Location would bring this player with so many Clerks more, if it were activated."""
        s, seat = self.s, self.seat
        count = s.clerks(seat, at) + more
        if at in MADE_AT:
            gained = max(count, acting_clerks(s, seat, at)) + overseer_gives(s, seat, at)
            return token(s, seat, MADE_AT[at], gained) + self.overseer(at)
        if at == BARRACKS:
            return self.barracks(2 * count)
        if at == BUILDERS:
            return self.building()
        if at == EMBASSY:
            return self.hiring()
        if at == LOGISTICS:
            return 0.7 if s.stock[GOLD][OWN + seat] > 1 else 0.1
        if at == TEAHOUSE:
            return 0.6 if s.tea[0] != seat and s.stock[GOLD][OWN + seat] > 1 else 0.0
        return 0.8  # those of scenarios

    def overseer(self, at: int) -> float:
        """What an Overseer of this Location could be raised for."""
        s, seat = self.s, self.seat
        if self.years < 1 or s.overseers[seat][at] >= 3:
            return 0.0
        cost = raise_price(s, seat, at)
        gain = self.years * TOKEN[MADE_AT[at]] + OVERSEER_YEAR * self.years - price_of(s, seat, cost)
        return 0.5 * max(0.0, gain) if s.has(seat, cost) else 0.0

    def clerk(self, move: Move) -> float:
        """GW-515, GW-516: a Clerk where they soon work."""
        if move[0] == "done":
            return 0.15
        to = pick(move, "to")
        worth = self.clerk_at(to)
        if move[0] == "shift":
            worth -= 0.8 * self.clerk_at(pick(move, "from"), 0)
        return worth

    def clerk_at(self, to: int, more: int = 1) -> float:
        """What one Clerk more is worth in a Location."""
        s, seat = self.s, self.seat
        gain = self.at_work(to, more) - (self.at_work(to, 0) if s.clerks(seat, to) else 0.0)
        if to not in REGULAR:
            return gain if to not in s.fired else 0.2 * gain
        free = s.spots(to) - s.crowd(to) - more
        whole = self.at_work(to, more) if free <= 0 else gain
        alone = s.crowd(to) == s.clerks(seat, to)
        if alone and free <= 0:
            whole -= SHAME_COST if not self.together else 2 * SHAME_COST
        return whole * SOON[min(max(free, 0), len(SOON) - 1)]

    def activation(self, move: Move) -> float:
        """Production first, then what spends it."""
        if move[0] == "done":
            return 0.3
        at = pick(move, LOCATION_WORD)
        first = 3.0 if at in MADE_AT else 2.0 if at == EMBASSY else 1.0
        return first + 0.1 * self.at_work(at, 0)

    def raising(self, move: Move) -> float:
        """An Overseer pays in the Years to come."""
        if move[0] == "done":
            return 0.0
        return float(self.years) - 1.5

    def rat(self, move: Move) -> float:
        """The Rat brings gold where one's own Clerks are."""
        at = pick(move, LOCATION_WORD)
        others = self.s.crowd(at) - self.s.clerks(self.seat, at)
        return 1.0 * self.s.clerks(self.seat, at) - 0.5 * others if at >= 0 else 0.0

    # ---- building and hiring

    def building(self) -> float:
        """The best that could be built now."""
        s, seat = self.s, self.seat
        walls = [self.wall(section) for section in wall_places(s, seat)]
        cost = barricade_price(s, seat)
        bars = [self.barricade(n) for n in s.variant.sections] if s.has(seat, cost) else []
        return max([0.0, *walls, *bars])

    def wall(self, section: int) -> float:
        """A Wall level: its Honour, the Defence, less the price."""
        s, seat = self.s, self.seat
        level = s.level(section) + 1
        if level >= len(LEVELS):
            return 0.0
        gain = float(LEVELS[level]["honour"]) + 1.0 + 3.0 * danger(s, section)
        return gain - 0.6 * price_of(s, seat, wall_price(s, seat, section))

    def barricade(self, section: int) -> float:
        """A Barricade: where it may just hold off a Breach."""
        s, seat = self.s, self.seat
        if not s.hordes(section):
            return 0.3
        gap = power_of(s, section) - defence_of(s, section)
        stands = bool(figures_on(s, s.hordes(section)[0], seat))
        helps = 0.2 if gap <= -2 else 3.0 if gap <= 2 else 0.8
        return (
            1.0
            + (0.2 if stands and not self.together else 1.0) * helps
            - 0.7 * price_of(s, seat, barricade_price(s, seat))
        )

    def build(self, move: Move) -> float:
        """A Wall, or a Barricade."""
        if move[0] == "done":
            return 0.2
        if move[0] == "fortify":
            return 4.0 if self.s.fortress <= 2 * self.s.siege + 2 else 0.5
        section = pick(move, "section")
        return self.wall(section) if move[0] == "wall" else self.barricade(section) + 0.3

    def hiring(self) -> float:
        """The best that the Embassy has to offer now."""
        s, seat = self.s, self.seat
        gold = s.stock[GOLD][OWN + seat]
        found = [self.advisor(card) for card in s.zones[OFFER] if int(s.card(card).row["cost"]) <= gold]
        if s.stock[CLERK + seat][CHAMBER] and s.has(seat, clerk_price(s, seat)):
            found.append(self.new_clerk())
        return max([0.0, *found])

    def new_clerk(self) -> float:
        """One more Clerk for the Years to come."""
        return CLERK_YEAR * (self.years + 0.3) - 0.8 * price_of(self.s, self.seat, clerk_price(self.s, self.seat))

    def advisor(self, card: Sleeve) -> float:
        """An Advisor, Active or as an Assistant, less the price."""
        s, seat = self.s, self.seat
        cost = [0, 0, 0, 0]
        cost[GOLD] = int(s.card(card).row["cost"])
        assistant = ASSISTANT_YEAR * (self.years + 0.5)
        return max(card_worth(s, seat, s.card(card)), assistant) - 0.8 * price_of(s, seat, tuple(cost))

    def embassy(self, move: Move) -> float:
        """A Clerk, or an Advisor."""
        s, seat = self.s, self.seat
        if move[0] == "done":
            return 0.0
        if move[0] == "clerk":
            return self.new_clerk()
        card = pick(move, "card")
        paid = 0.8 * TOKEN[GOLD] * int(s.card(card).row["cost"]) / 2
        if move[0] == "assistant":
            return ASSISTANT_YEAR * (self.years + 0.5) + 1.0 - paid
        return card_worth(s, seat, s.card(card)) - paid + 0.5 * ADVISOR_YEAR

    def logistics(self, move: Move) -> float:
        """A Tactic, or a march."""
        if move[0] == "tactic":
            return TACTIC - 0.7 if self.s.stock[GOLD][OWN + self.seat] > 2 else -0.5
        return 0.0 if move[0] != "fortress" else 1.5

    def march(self, move: Move) -> float:
        """Soldiers go where they can Attack."""
        return 0.5 if move[0] == "done" else 0.6 if move[0] == "man" else 0.0

    def tea(self, move: Move) -> float:
        """A step on the Tea track for a gold."""
        return 0.5 if move[0] == "tea" and self.s.stock[GOLD][OWN + self.seat] > 2 else 0.3

    # ---- Soldiers

    def barracks(self, most: int) -> float:
        """What so many recruits could do now."""
        s, seat = self.s, self.seat
        gold = s.stock[GOLD][OWN + seat]
        cost = recruit_price(s, seat, SPEARMAN)
        count = min(most, gold // max(1, cost[GOLD]), s.stock[soldier(SPEARMAN, seat)][POOL])
        if count <= 0:
            return 0.0
        hits = sorted([self.spot(card, n, 1) for card in self.reached(SPEARMAN) for n in free_spots(s, card)])[::-1]
        return sum([max(0.3, hit - 0.6) for hit in hits[:count]]) + 0.3 * max(0, count - len(hits))

    def reached(self, kind: int) -> list[Sleeve]:
        """The Horde cards that a Soldier of a kind may Attack, wherever they stand."""
        s = self.s
        return [card for section in s.variant.sections for card in targets(s, kind, section)]

    def spot(self, card: Sleeve, spot: int, covers: int) -> float:
        """What covering a spot is worth: the reward, the Claim, protection from a Breach."""
        s, seat = self.s, self.seat
        kind = s.card(card)
        gain = 0.0
        printed = kind.row["spots"]
        for n in range(spot, min(spot + covers, len(printed))):
            gain += self.reward(str(printed[n]))
        own = shares(s, card)
        others = max([count for clan, count in enumerate(own) if clan != seat], default=0)
        free = s.cover[card].count(0)
        honour = float(kind.row["honour"])
        mine = own[seat] + covers
        sure = 1 - free / len(s.cover[card]) + covers / len(s.cover[card])
        if mine > others:
            gain += honour * 0.35 * sure if own[seat] > others else honour * 0.6 * sure
        else:
            gain += 0.1 * honour
        if free <= covers:
            gain += honour * 0.5 if mine > others else 0.0 if self.together else -0.2 * honour
        section, row = s.place_of_horde(card)
        if row == 0 and not own[seat]:
            gain += SHAME_COST * danger(s, section) * (0.8 if s.season >= 2 else 0.5)
        if self.together:
            gain += 2.0 * sure + 2.0 * danger(s, section)
        return gain

    def reward(self, printed: str) -> float:
        """What is printed on a spot."""
        if printed in RESOURCES:
            return token(self.s, self.seat, RESOURCES.index(printed))
        return float(printed[1:]) if printed.startswith("h") else 0.0

    def attack(self, move: Move) -> float:
        """An Attack of a Soldier, or a Wound."""
        if move[0] == "done":
            return 0.0
        s = self.s
        card, spot = divmod(pick(move, "spot"), SPOTS)
        ref = pick(move, "soldier")
        kind = ref % KINDS if ref >= 0 else ARCHER
        if kind == ARCHER or move[0] == "wound":
            return self.wounding(card, spot)
        covers = 2 if move[0] == "charge" else 1
        keep = SOLDIER[kind] * (0.5 if self.years else 0.0)
        if kind == HORSEMAN and covers == 1:
            keep += 0.8
        return self.spot(card, spot, covers) - keep * (0.5 if s.stock[CHI][OWN + self.seat] >= s.lethality else 1.0)

    def wounding(self, card: Sleeve, spot: int) -> float:
        """A Wound: towards a Claim of one's own, away from those of others, on spots that reward little."""
        s, seat = self.s, self.seat
        own = shares(s, card)
        leads = own[seat] and own[seat] >= max(own)
        honour = float(s.card(card).row["honour"])
        free = s.cover[card].count(0)
        gain = 1.0 + (
            honour / (1 + free) if leads or self.together else -0.3 * honour / (1 + free) if any(own) else 0.2
        )
        section, _ = s.place_of_horde(card)
        gain += (1.0 if free > 1 else 3.0) * danger(s, section)
        return gain - 0.5 * self.reward(str(s.card(card).row["spots"][spot]))

    def recruit(self, move: Move) -> float:
        """A Soldier where there is something to Attack, an Archer where there is a free Firing spot."""
        if move[0] == "done":
            return 0.0
        s, seat = self.s, self.seat
        kind, section = pick(move, "kind"), pick(move, "section")
        cost = 0.8 * price_of(s, seat, recruit_price(s, seat, kind))
        if kind == ARCHER:
            room = s.firing_free(section) > 0
            return (
                SOLDIER[ARCHER] * (1 + 0.6 * self.years) if room and (self.years or s.hordes(section)) else 0.0
            ) - cost
        covers = 2 if kind == HORSEMAN else 1
        cards = targets(s, kind, section)
        hits = [self.spot(card, n, 1) for card in cards for n in free_spots(s, card)]
        if not hits:
            return (0.5 * SOLDIER[kind] if self.years > 1 else -0.5) - cost
        return max(hits) * (1.0 if covers == 1 else 1.6) - cost + 0.3

    def save(self, move: Move) -> float:
        """GW-716: a Soldier is Saved if Chi is there for it."""
        if move[0] in ("done", "leave"):
            return 0.0
        if move[0] == "tactic" or move[0] == "use":
            return 1.0
        s, seat = self.s, self.seat
        card, spot = divmod(pick(move, "spot"), SPOTS)
        code = s.cover[card][spot] if card in s.cover else 0
        kind = (code - 2) // 16 % KINDS if code > 1 else SPEARMAN
        worth = SOLDIER[kind] * (1.0 if self.years else 0.0)
        cost = [0, 0, 0, 0]
        cost[CHI] = s.lethality
        return worth + 0.3 - 0.8 * price_of(s, seat, tuple(cost))

    def section(self, move: Move) -> float:
        """Where it is needed most."""
        return danger(self.s, pick(move, "section"))

    def khan(self, move: Move) -> float:
        """Six Honour for each spot."""
        return 0.0 if move[0] == "done" else 6.0 if move[0] == "strike" else 12.0

    # ---- Command cards

    def place(self, move: Move) -> float:
        """Late in the row more Clerks are on the board; Attacks come first."""
        return 0.1 * pick(move, "place")

    def command(self, move: Move) -> float:
        """What the own parts of a Command card could bring now."""
        s, seat = self.s, self.seat
        card = s.card(pick(move, "card"))
        clerks = s.stock[CLERK + seat][POOL]
        total = 0.0
        for part in card.row["parts"]:
            if part["who"] == "owner":
                for e in part["ops"]:
                    total += self.operation(e, clerks)
            else:
                total -= 0.3
        return total

    def operation(self, e: dict[str, object], clerks: int) -> float:
        """What an operation of a Command card could bring."""
        s, seat = self.s, self.seat
        if e["op"] == "move_clerk":
            to = e["to"]
            places = [LOCATIONS.index(id) for id in to] if isinstance(to, list) else list(s.variant.locations)
            worth = sorted([self.clerk_at(at) for at in places if s.is_open_location(at)])[::-1]
            count = min(int(str(e["n"])), clerks)
            return sum([max(0.3, each) for each in worth[:count]])
        if e["op"] == "attack":
            return self.attacks(int(str(e["n"])))
        if e["op"] == "activate":
            own = [at for at in REGULAR if s.clerks(seat, at) or clerks]
            if e["location"] in LOCATIONS:
                own = [LOCATIONS.index(str(e["location"]))]
            return 0.8 * max([self.at_work(at, 0 if s.clerks(seat, at) else 1) for at in own], default=0.0)
        if e["op"] == "barricade":
            return max([self.barricade(n) for n in s.variant.sections]) + 1.0
        return 1.0

    def attacks(self, most: int) -> float:
        """The best Attacks with the Soldiers that are there."""
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
        return sum(sorted(found)[::-1][:most])

    def recover(self, move: Move) -> float:
        """GW-414: what is left lying gives Honour; but a hand of few cards has little to choose."""
        s, seat = self.s, self.seat
        if move[0] == "leave":
            return 2.0 * len(s.zones[LYING + seat])
        if not self.years:
            return 4.0 if len(s.zones[COMMANDS_IN_HAND + seat]) < FEW else 0.0
        return 9.0 if len(s.zones[COMMANDS_IN_HAND + seat]) <= FEW else 3.0

    # ---- Shame, cards, choices

    def shame(self, move: Move) -> float:
        """GW-412: two Chi for a Shame token."""
        return 0.0 if move[0] == "done" else 2.0

    def use(self, move: Move) -> float:
        """Cards are there to be used; their owner has been asked because they cost something, or take their turn."""
        if move[0] == "done":
            return 0.0
        card = self.s.card(pick(move, "card"))
        cost = sum([TOKEN[RESOURCES.index(name)] * n for name, n in card.rules.pay.items() if name in RESOURCES])
        helps = {"attack": self.attacks(SEVERAL), "wound": 1.5, "save": 2.0, "defence": 1.0, "recall_clerk": 0.2}
        return sum([helps.get(str(e["op"]), 1.0) for e in card.rules.ops]) - cost

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
                listed.append((-price_of(self.s, self.seat, tuple(counts)), choice))
            else:
                listed.append((sum([token(self.s, self.seat, n, count) for n, count in enumerate(counts)]), choice))
        return listed

    # ---- scenarios and the co-operative game

    def market(self, move: Move) -> float:
        """Food for the Winter."""
        return 0.0 if move[0] == "done" else 2.0 if self.s.food[self.seat] < 8 else 0.2

    def send(self, move: Move) -> float:
        """Twelve Honour for four of a kind and a Clerk."""
        return 0.0 if move[0] == "done" else 6.0

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
        """Whoever is worth least goes hungry."""
        return {"clerk": 3.0, "soldier": 2.0, "fighter": 1.0, "overseer": 0.0}.get(move[0], 0.0)


def danger_everywhere(s: Realm) -> float:
    """How much all Sections together are threatened."""
    return sum([danger(s, section) for section in s.variant.sections])
