"""What an action, a card or an effect brings one seat right now, in VP."""

from __future__ import annotations

from typing import Final

from tianxia.core.asks import Ask, Sleeve, number
from tianxia.core.events import Seat
from tianxia.core.moves import Move
from tianxia.core.pieces import place_of
from tianxia.games.huns.bots.worth import Outlook, own_cards
from tianxia.games.huns.bots.yard import Stand, Yard, partly, prize_of
from tianxia.games.huns.data import CURSE, MERCENARY, RAID, RESERVE, VALUES, CampCard, Effect
from tianxia.games.huns.rules.amounts import drawn_with, looted_with
from tianxia.games.huns.rules.asking import Good
from tianxia.games.huns.rules.effects import swaps, turns, victims, within_reach
from tianxia.games.huns.rules.powers import NOT_THERE
from tianxia.games.huns.rules.single import carried, carryings, copied, window_now
from tianxia.games.huns.rules.state import ALL_COLOURS, CAMP, DECK, WAGONS, Camps
from tianxia.games.huns.rules.turns import takeable

NEVER: Final = -99.0
HURRY: Final = 4.0  # turns for each unused Raid, below which it is not kept for a better moment
GOOD_MOMENT: Final = 0.85  # of what a Raid can bring


class Gains:
    """What one seat gains by what it may do at a question."""

    __slots__ = ("_carried", "look", "question", "s", "seat")

    def __init__(self, s: Camps, question: Ask) -> None:
        self.s: Camps = s
        self.question: Ask = question
        self.seat: Seat = question.seat
        self.look: Outlook = Outlook(s, question.seat)
        self._carried: dict[int, float] | None = None

    # ---- dice and actions

    def die(self, die: int, value: int) -> float:
        """What a die of this value is worth to the seat."""
        s = self.s
        saddled = [value]
        for card in s.power(self.seat).at.get("after-die", ()):
            effect = s.box.cards[s.faces[card]].effects[0]
            if effect.op == "turn_die" and s.faces[card] not in s.used:
                saddled += [value + by for by in effect.values if value + by in VALUES]
        return max([max(self.looting(die, v), self.drawing(die, v)) + self.at_once(die, v) for v in saddled])

    def looting(self, die: int, value: int) -> float:
        """VP for the Valuables of a die."""
        s = self.s
        count = min(looted_with(s, self.seat, value), s.stock[die][RESERVE])
        if not count:
            return 0.0
        onto, fit = self.look.yard.best(die, count)
        cards = [self.filling(card, count) for card in s.fillable(self.seat)]
        if cards and s.power(self.seat).split != NOT_THERE and fit < count:
            return max(onto + max([self.filling(card, count - fit) for card in s.fillable(self.seat)]), *cards)
        return max(onto, *cards) if cards else onto

    def drawing(self, die: int, value: int) -> float:
        """VP for the cards of a die."""
        return self.look.drawing(die, drawn_with(self.s, self.seat, value)) if self.s.zones[DECK + die] else NEVER

    def at_once(self, die: int, value: int) -> float:
        """What other cards give for taking this die."""
        s, total = self.s, 0.0
        for card in s.power(self.seat).at.get("after-die", ()):
            for effect in s.box.cards[s.faces[card]].effects:
                if effect.op == "gain" and effect.when_die in (0, value) and s.stock[die][RESERVE]:
                    total += self.look.yard.best(die, effect.n)[0]
        return total

    def filling(self, card: Sleeve, count: int) -> float:
        """VP for this many Valuables on a Mercenary or active Curse."""
        s, look = self.s, self.look
        rules = s.box.cards[s.faces[card]]
        missing = s.free_on(s.faces[card])
        after = max(0, missing - count)
        if rules.kind == CURSE:
            lifted = 0.0 if after else -look.lost_for_treasures({"active-curses": -1, "lifted-curses": 1})
            return look.curse(rules, after) - look.curse(rules, missing) + lifted
        paid = 0.0 if after else -look.lost_for_treasures({"full-mercenaries": 1, "unfilled-mercenaries": -1})
        return look.mercenary(rules, after) - look.mercenary(rules, missing) + paid

    def to_others(self, die: int, value: int) -> float:
        """What a die is worth to the next player, by its Valuables alone."""
        s, after = self.s, (self.seat + 1) % self.s.seats
        yard = Yard(s, after, self.seat, self.look.turns)
        return yard.best(die, min(value, s.stock[die][RESERVE]))[0]

    # ---- using cards

    def using(self, card: Sleeve) -> float:
        """What using a card now is worth more than keeping it; below 0: keep it."""
        s = self.s
        rules = s.box.cards[s.faces[card]]
        gain = self.brings(rules)
        if rules.kind != RAID:
            return gain - 0.01
        unused = own_cards(s, self.seat, RAID)
        left = self.look.turns / max(1, len(unused))
        full = self.look.once(rules)
        wanted = GOOD_MOMENT * full * min(1.0, left / HURRY) if left < HURRY else GOOD_MOMENT * full
        return gain - max(0.05, wanted)

    def brings(self, rules: CampCard) -> float:
        """VP that the effects of a card bring now."""
        return sum([self.effect(effect) for effect in rules.active])

    def effect(self, effect: Effect) -> float:
        """VP that an effect brings now."""
        s, seat, op = self.s, self.seat, effect.op
        if op == "gain":
            return self.taking(effect)
        if op == "steal":
            return self.stealing(effect)
        if op == "discard":
            return self.discarding(effect)
        if op == "turn_die":
            return self.turning(effect)
        if op == "more":
            return self.more(effect)
        if op == "wagon_swap":
            return max([self.swapping(move) for move in swaps(s, seat, effect)], default=0.0)
        if op == "move_own":
            return max([self.carrying(move) for move in carryings(s, seat, [])], default=0.0) - 0.1
        if op == "copy_raid":
            return max([self.brings(s.box.cards[s.faces[r]]) for r in copied(s, seat, window_now(s))], default=0.0)
        return 0.0

    def taking(self, effect: Effect) -> float:
        """VP for Valuables of the Reserve."""
        s, look = self.s, self.look
        colours = [s.die] if effect.colours in ("die", "event") else ALL_COLOURS
        there = [colour for colour in colours if s.stock[colour][RESERVE]]
        cards = [self.filling(card, effect.n) for card in s.fillable(self.seat)]
        if effect.dest == "card" or not there:
            return max(cards, default=0.0) if there else 0.0
        if effect.colours == "one":
            loads = max([look.yard.best(colour, min(effect.n, s.stock[colour][RESERVE]))[0] for colour in there])
        else:
            yard, loads = look.fresh_yard(), 0.0
            for _ in range(effect.n):
                loads += yard.add(max(there, key=yard.next_gain))
        return max(loads, *cards) if cards else loads

    def loss(self, good: Good, taken: int = 1) -> float:
        """VP that the owner of a Valuable loses with it, as they count for this seat."""
        s = self.s
        if good.place not in s.box.place:
            return 0.02
        face = s.box.place.index(good.place)
        if face >= s.box.first_wagon:
            owner = next(o for o in range(s.seats) if any(s.faces[w] == face for w in s.zones[WAGONS + o]))
            size = s.box.wagon(face).size
            missing = size - s.goods_on(face)
            turns = self.look.turns
            lost = (s.seats + 0.7) * (partly(missing, size, turns) - partly(min(size, missing + taken), size, turns))
            if owner == self.seat:
                return lost
            return lost * self.look.weights()[owner]
        owner = next(o for o in range(s.seats) if any(s.faces[c] == face for c in s.zones[CAMP + o]))
        rules = s.box.cards[face]
        sight = self.look if owner == self.seat else self.look.other(owner)
        value = sight.mercenary if rules.kind == MERCENARY else sight.curse
        missing = s.free_on(face)
        lost = value(rules, missing) - value(rules, min(rules.slots, missing + taken))
        return lost if owner == self.seat else lost * self.look.weights()[owner]

    def stealing(self, effect: Effect) -> float:
        """VP for Valuables of others: placed here, and missing there."""
        yard = self.look.fresh_yard()
        owners = victims(self.s, self.seat, effect)
        if effect.who == "each":
            return sum([self.robbing(within_reach(self.s, self.seat, effect, o), effect.n, yard)[0] for o in owners])
        groups = [good for o in owners for good in within_reach(self.s, self.seat, effect, o)]
        return self.best_group(groups, effect.n, yard)[0]

    def best_group(self, goods: list[Good], most: int, yard: Yard | None) -> tuple[float, list[Good]]:
        """The best Valuables of one group."""
        best: tuple[float, list[Good]] = (0.0, [])
        for group in dict.fromkeys([good.group for good in goods]):
            own = [good for good in goods if good.group == group]
            found = self.robbing(own, most, None if yard is None else self.look.fresh_yard())
            if found[0] > best[0] or not best[1]:
                best = found
        return best

    def robbing(self, goods: list[Good], most: int, yard: Yard | None) -> tuple[float, list[Good]]:
        """The Valuables that are worth most, one after the other; without a yard they go to the Reserve."""
        taken: list[Good] = []
        total = 0.0
        for _ in range(most):
            top, found = 0.0, None
            for good in goods:
                if len([one for one in taken if one is good]) < good.count:
                    gain = self.loss(good) + (0.0 if yard is None else yard.next_gain(good.colour))
                    if gain > top:
                        top, found = gain, good
            if found is None:
                break
            taken.append(found)
            total += top
            if yard is not None:
                yard.add(found.colour)
        return total, taken

    def discarding(self, effect: Effect) -> float:
        """VP for Valuables that others lose."""
        owners = victims(self.s, self.seat, effect)
        found = [self.best_group(within_reach(self.s, self.seat, effect, o), effect.n, None)[0] for o in owners]
        return (sum(found) if effect.who == "each" else max(found, default=0.0)) if effect.who != "self" else 0.0

    def turning(self, effect: Effect) -> float:
        """VP for turning a die, against the best die as they lie."""
        s = self.s
        if effect.target == "next":
            return 0.0
        if effect.target == "own":
            now = self.die_now(s.tracks[s.die])
            return max([self.die_now(number(move[1][1][1])) for move in turns(s, effect)], default=now) - now
        dice = takeable(s, self.seat)
        now = max([self.die(die, s.tracks[die]) for die in dice])
        if effect.how == "reroll":
            return max([self.hoped(die) for die in s.available()], default=now) - now - 0.05
        return max([self.die(die, max(VALUES)) for die in s.available()], default=now) - now

    def die_now(self, value: int) -> float:
        """What the die of this turn would be worth with another value."""
        die = self.s.die
        return max(self.looting(die, value), self.drawing(die, value)) + self.at_once(die, value)

    def hoped(self, die: int) -> float:
        """What the best die is worth on average if this one is rolled again."""
        s = self.s
        others = [self.die(other, s.tracks[other]) for other in takeable(s, self.seat) if other != die]
        rest = max(others, default=NEVER)
        return sum([max(rest, self.die(die, value)) for value in VALUES]) / len(VALUES)

    def more(self, effect: Effect) -> float:
        """VP for a further turn, or for the other action."""
        s = self.s
        if effect.what == "turn":
            dice = s.available()
            return max([self.die(die, max(VALUES)) for die in dice], default=0.0)
        value = s.tracks[s.die]
        return max(0.0, min(self.looting(s.die, value), self.drawing(s.die, value)))

    def swapping(self, move: Move) -> float:
        """VP for exchanging two wagons."""
        s = self.s
        own, other = number(move[1][0][1]), number(move[1][1][1])
        stand = next(stand for stand in self.look.yard.stands if stand.wagon == own)
        owner = s.where[other] - WAGONS
        turns = self.look.turns
        if 0 <= owner < s.seats:
            theirs = Yard(s, owner, self.seat, turns)
            there = next(stand for stand in theirs.stands if stand.wagon == other)
            gain = there.worth(turns) - stand.worth(turns)
            return gain + self.look.weights()[owner] * gain
        rules = s.box.wagon(s.faces[other])
        place = s.box.place[s.faces[own]]
        over = sum([min(s.stock[colour][place], rules.room[colour]) for colour in ALL_COLOURS])
        prize = prize_of(s, self.seat, rules.type, self.seat)
        after = Stand(other, [], rules.size - over, rules.size, prize)
        return after.worth(turns) - stand.worth(turns) + 0.3 * (over == rules.size)

    def carrying(self, move: Move) -> float:
        """VP for a Valuable that moves within the camp."""
        if move[0] != "move":
            return 0.0
        s = self.s
        key, to = place_of(number(move[1][0][1])), number(move[1][1][1])
        if self._carried is None:
            self._carried = {good.key: self.loss(good) for good in carried(s, self.seat)}
        lost = self._carried[key]
        if s.faces[to] >= s.box.first_wagon:
            stand = next(stand for stand in self.look.yard.stands if stand.wagon == to)
            return stand.gain(1, self.look.turns) - lost
        return self.filling(to, 1) - lost
