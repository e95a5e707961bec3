"""The mind of the Sanguosha rule bot: who is friend and who is foe, then the most useful thing at hand.

It answers every kind of question by a short rule. What it reads is public, known to the asked seat, or in its own hand.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations, islice
from typing import Final

from tianxia.bots.sanguosha_beliefs import attitudes
from tianxia.bots.sanguosha_hints import ACTIONS, ANYONE, FOR_FRIENDS, FRIEND, UNWANTED, worth
from tianxia.core.asks import PASS, Ask, Choice, Option, Pick, Ref, number
from tianxia.core.dice import Dice
from tianxia.core.events import Seat
from tianxia.games.sanguosha.content import EQUIPMENT, FIRST_HERO, HEROES, KINDS, LOYALIST, SPY
from tianxia.games.sanguosha.distance import in_reach
from tianxia.games.sanguosha.responding import Respond
from tianxia.games.sanguosha.table import JUDGING, Table
from tianxia.games.sanguosha.turns import hand_limit
from tianxia.games.sanguosha.using import Use
from tianxia.games.sanguosha.zones import JUDGEMENT, owner_of, zone_of

HARMFUL: Final = (
    "duel", "barbarians", "raining-arrows", "blaze", "dismantle", "snatch", "acedia", "famine", "lightning", "coerce",
    "loot-a-burning-house", "catch-off-guard",
)  # fmt: skip
MILD: Final = {"barbarians": 0.5, "raining-arrows": 0.5, "lightning": 0.4, "dismantle": 0.7}
MOST_TRIED: Final = 30  # sets of cards that may make another card
LAST_RESORT: Final = ("suffer", "lose-hp", "lose-max-hp")
HELPFUL: Final = ("truce", "harvest", "out-of-nothing")

Picks = dict[str, tuple[Ref, ...]]
Way = tuple[float, Option, Picks, bool]  # what it is worth, what is picked for it, and whether that is all


class Mind:
    """One seat's thoughts about one question."""

    def __init__(self, s: Table, question: Ask, dice: Dice, likes: list[float] | None = None, avoids: str = "") -> None:
        self.s: Table = s
        self.me: Seat = question.seat
        self.question: Ask = question
        self.dice: Dice = dice
        self.avoids: str = avoids  # an option of the Action Phase that is not chosen before its end
        self._likes: list[float] | None = likes
        self._options: tuple[Option, ...] | None = None

    @property
    def likes(self) -> list[float]:
        """How well each hero is wished."""
        if self._likes is None:
            self._likes = attitudes(self.s, self.me)
        return self._likes

    @property
    def options(self) -> tuple[Option, ...]:
        """What may be done, worked out once."""
        if self._options is None:
            self._options = self.question.options()
        return self._options

    # ---- small judgements

    def hate(self, seat: Seat) -> float:
        """How much it helps to hurt this hero: foes, and weak ones more."""
        s = self.s
        weak = 1.0 + max(0.0, 3 - s.hp[seat]) * 0.4 + (0.4 if not s.hand(seat) else 0.0)
        return -self.likes[seat] * weak

    def cheapest(self, refs: tuple[Ref, ...], count: int) -> tuple[Ref, ...]:
        """The cards that are missed least."""
        return tuple(sorted(refs, key=lambda ref: (self.card_worth(ref), number(ref)))[:count])

    def card_worth(self, ref: Ref) -> float:
        """Of a card of one's own; an equipped one is worth more than in the hand, except a lost helmet."""
        card = number(ref)
        value = worth(self.s.kind_of(card))
        return value + 1.0 if card in self.s.equipment(self.me) else value

    # ---- picks

    def fill(self, option: Option, wish: int) -> Choice | None:
        """A choice for an option: the cheapest cards, the heroes whom it is meant for."""
        picks: Picks = {}
        for pick in option.picks:
            if len(pick.items) < pick.least:
                return None
            chosen = self.pick(pick, wish)
            if chosen is None:
                return None
            picks[pick.slot] = chosen
        choice = Choice(option.id, picks)
        return choice if self.question.refuse(choice) is None else None

    def pick(self, pick: Pick, wish: int) -> tuple[Ref, ...] | None:
        """Cards: the cheapest. Heroes: foes or friends, as wished."""
        if not pick.items:
            return ()
        if pick.items[0].startswith("seat/"):
            return self.pick_seats(pick, wish)
        if pick.items[0].startswith("card/"):
            return self.cheapest(pick.items, max(pick.least, 1) if pick.most else 0)
        return pick.items[: max(pick.least, 1)]

    def pick_seats(self, pick: Pick, wish: int) -> tuple[Ref, ...] | None:
        """The most hated, or the best liked; None if nobody fits the wish and somebody must be picked."""
        sign = 1 if wish == FRIEND else -1
        order = sorted(pick.items, key=lambda ref: (-sign * self.likes[number(ref)], number(ref)))
        if wish != ANYONE:
            good = [ref for ref in order if sign * self.likes[number(ref)] > 0.05]
            if len(good) < pick.least:
                return None
            order = good
        return tuple(order[: max(pick.least, min(pick.most, len(order)))])

    # ---- questions

    def answer(self) -> Choice:
        """By the kind of the question."""
        rule = RULES.get(self.question.kind)
        found = None if rule is None else rule(self)
        return self.question.sample(self.dice) if found is None else found

    def hero(self) -> Choice | None:
        """The hero with the most HP and skills."""
        best: tuple[float, Choice] | None = None
        for option in self.options:
            for ref in option.picks[0].items:
                hero = HEROES[self.s.faces[number(ref)] - FIRST_HERO]
                score = hero.max_hp + 0.8 * len(hero.skills) + 0.01 * self.dice.below(100)
                picks: Picks = {"hero": (ref,)}
                if option.id == "god":
                    picks["kingdom"] = (option.picks[1].items[0],)
                if best is None or score > best[0]:
                    best = (score, Choice(option.id, picks))
        return None if best is None else best[1]

    def idle(self) -> Choice:
        """The most useful thing to do, or the end of the phase."""
        return next((choice for value, choice in self.idle_ranked() if value > 0), Choice("end"))

    def idle_ranked(self) -> Iterator[tuple[float, Choice]]:
        """What could be done, the most useful first; which cards it takes is worked out when it is looked at."""
        options = [option for option in self.options if option.id not in ("end", self.avoids)]
        ways = [way for option in options for way in self.idle_ways(option)]
        for value, option, picks, is_whole in sorted(ways, key=lambda way: -way[0]):
            choice = Choice(option.id, picks) if is_whole else self.cheapest_way(option, picks)
            if choice is not None:
                yield value, choice

    def idle_ways(self, option: Option) -> list[Way]:
        """How useful one option is, with its best picks."""
        key, _, made = option.id.partition("/")
        if option.id == "reforge":
            return [(0.6, option, {"cards": option.picks[0].items[:1]}, True)]
        if made or key in KINDS:
            return self.use_ways(option, made or key, bool(made))
        wish, value = ACTIONS.get(key.partition("#")[0], (ANYONE, 0.5))
        choice = self.fill(option, wish)
        if choice is None:
            return []
        cost = sum([self.card_worth(ref) for ref in choice.picks.get("cards", ()) if ref.startswith("card/")])
        return [(value - 0.15 * cost, option, choice.picks, True)]

    def use_ways(self, option: Option, name: str, converted: bool) -> list[Way]:
        """Using a card: by what it does and to whom, less what is lost by the cheapest cards that make it."""
        targets = next((pick for pick in option.picks if pick.slot == "targets"), None)
        ways = [(self.alone(name), {})] if targets is None else self.ways_to_aim(option, name, targets)
        loss = 0.0
        if converted:
            cards = self.cheapest(option.picks[0].items, option.picks[0].least)
            loss = max(0.0, sum([self.card_worth(ref) for ref in cards]) - worth(name))
        return [(value - 0.3 * loss - 0.01 * place, option, picks, False) for place, (value, picks) in enumerate(ways)]

    def ways_to_aim(self, option: Option, name: str, targets: Pick) -> list[tuple[float, Picks]]:
        """The best three targets, each with what it is worth; Coerce also names the worst foe as the victim."""
        ranked = sorted([(self.aimed(name, number(ref)), ref) for ref in targets.items], key=lambda e: (-e[0], e[1]))
        second = next((pick for pick in option.picks if pick.slot == "second"), None)
        ways: list[tuple[float, Picks]] = []
        for value, ref in ranked[:3]:
            chosen: tuple[Ref, ...] = (ref,)
            if name == "iron-shackle":
                chosen = tuple([other for liked, other in ranked if liked > 0][: targets.most]) or (ref,)
            picks: Picks = {"targets": chosen}
            if second is not None:
                foes = sorted([other for other in second.items if other != ref], key=lambda r: -self.hate(number(r)))
                picks["second"] = tuple(foes[:1])
            ways.append((value, picks))
        return ways

    def cheapest_way(self, option: Option, picks: Picks) -> Choice | None:
        """The legal choice with the cheapest cards; several cards may have to go together."""
        cards = option.picks[0]
        order = self.cheapest(cards.items, len(cards.items))
        for chosen in islice(combinations(order, cards.least), MOST_TRIED):
            choice = Choice(option.id, {"cards": chosen, **picks})
            if self.question.refuse(choice) is None:
                return choice
        return None

    def alone(self, name: str) -> float:
        """A card that needs no target."""
        s, me = self.s, self.me
        if name == "peach":
            kept = 0 if len(s.hand(me)) > hand_limit(s, me) else 1  # one Peach is better kept than used at a scratch
            return 8.0 if s.wounds(me) > kept or s.hp[me] < 2 else 0.0
        if name == "wine":
            return self.wine()
        if name == "out-of-nothing":
            return 7.0
        if name in ("barbarians", "raining-arrows"):
            return sum([0.6 * self.hate(seat) for seat in s.others(me)]) - 0.2
        if name == "truce":
            return sum([self.likes[seat] for seat in s.around(me) if s.wounds(seat) > 0])
        if name == "harvest":
            return 1.0 + 0.4 * sum([self.likes[seat] for seat in s.others(me)])
        if name == "lightning":
            return 0.3 - 0.2 * sum([max(0.0, self.likes[seat]) for seat in s.others(me)])
        return self.equip(name) if KINDS[name].type == EQUIPMENT else 0.0

    def wine(self) -> float:
        """Before a Sha that will be used."""
        s, me = self.s, self.me
        shas = [card for card in s.hand(me) if KINDS[s.name_of(card)].is_sha]
        foes = [seat for seat in s.others(me) if in_reach(s, me, seat) and self.hate(seat) > 0.4]
        ready = any(option.id in ("sha", "fire-sha", "lightning-sha") for option in self.options)
        return 3.6 if shas and foes and ready and len(s.hand(me)) > 1 else 0.0

    def equip(self, name: str) -> float:
        """Something new, or something better than what is there."""
        slot = KINDS[name].slots[0]
        old = self.s.in_slot(self.me, slot)
        if old is None:
            return 6.0 if slot != "weapon" else 5.0
        if slot == "weapon":
            return 1.0 if KINDS[self.s.kind_of(old)].reach < KINDS[name].reach else -1.0
        return -1.0

    def aimed(self, name: str, seat: Seat) -> float:
        """A card on one hero."""
        s = self.s
        hate = self.hate(seat)
        if KINDS[name].is_sha:
            bonus = len(s.affected("wine", self.me))
            return (2.5 + bonus) * hate if hate > 0.1 else -1.0
        if name in ("dismantle", "snatch"):
            judged = bool(s.zones[zone_of(seat, JUDGEMENT)])
            if self.likes[seat] > 0.3:
                return 3.5 if judged and seat != self.me else -1.0
            if judged and not s.cards_of(seat):
                return -1.0
            return 2.8 * hate + (1.0 if name == "snatch" else 0.0)
        if name == "iron-shackle":
            return 0.7 * hate if not s.chained[seat] else -0.7 * hate
        if name == "duel":
            mine = len([card for card in s.hand(self.me) if KINDS[s.name_of(card)].is_sha])
            return hate * 2.0 + 0.4 * mine - 0.3 * len(s.hand(seat)) if hate > 0.1 else -1.0
        strength = {"acedia": 4.0, "famine": 3.0, "blaze": 1.2, "coerce": 1.5}.get(name, 2.0)
        return strength * hate

    def skill(self) -> Choice | None:
        """Skills that may be activated: yes, for those whom they are meant for."""
        for option in self.options:
            key = option.id.partition("#")[0]
            if option.id == "pass" or key in UNWANTED or self.skips_for_nothing(key):
                continue
            if not option.picks:
                return self.plain_skill(key, option)
            wish = FRIEND if key in FOR_FRIENDS else -1
            choice = self.fill(option, wish)
            if choice is not None:
                return choice
        return PASS if any(option.id == "pass" for option in self.options) else None

    def skips_for_nothing(self, key: str) -> bool:
        """Phases are not given away without need: Delegate is for a friend, Godspeed for one with cards in hand or a
        delayed tactic to escape. Two heroes who skip all they have would play for ever."""
        s, me = self.s, self.me
        if key == "delegate":
            return all(self.likes[other] <= 0.3 for other in s.others(me))
        return key == "godspeed" and s.phase == JUDGING and not s.judging(me) and len(s.hand(me)) < 2

    def plain_skill(self, key: str, option: Option) -> Choice | None:
        """A skill without picks: against a friend it is left alone where it would hurt him."""
        matter = self.question.about().get("matter", {})
        source = matter.get("source", -1) if isinstance(matter, dict) else -1
        hurts = key in ("unyielding", "retaliation", "fierce-bow", "iron-cavalry", "gender-double-swords", "kirin-bow")
        if hurts and source >= 0 and source != self.me and self.likes[source] > 0.3:
            return PASS
        return Choice(option.id)

    def respond(self) -> Choice | None:
        """Dodge, and Sha or Dodge to be played: whenever there is one; a substitute first, it costs no card."""
        best: tuple[float, Choice] | None = None
        for option in self.options:
            if option.id == "pass":
                continue
            if not option.picks:
                return Choice(option.id)
            cards = self.cheapest(option.picks[0].items, option.picks[0].least)
            cost = sum([self.card_worth(ref) for ref in cards])
            choice = Choice(option.id, {"cards": cards})
            is_legal = len(cards) == 1 or self.question.refuse(choice) is None  # single cards are offered if they may
            if is_legal and (best is None or cost < best[0]):
                best = (cost, choice)
        return PASS if best is None else best[1]

    def play(self) -> Choice | None:
        """Played cards save a wound, except for others who are no friends."""
        cause = self.question.about().get("why")
        if cause in ("escort", "rouse-the-generals") and self.likes[self.s.ruler] <= 0.2:
            return PASS
        return self.respond()

    def use_sha(self) -> Choice | None:
        """Coerce and the like: against a foe gladly."""
        target = self.question.about()["target"]
        return self.respond() if self.hate(target) > 0.0 else PASS

    def negate(self) -> Choice | None:
        """For friends against harm, and against foes' gains; and against the Negates of foes."""
        assert isinstance(self.question, Respond)
        use = self.question.need.cause
        return self.respond() if use is not None and self.gain_by_negating(use) > 0.8 else PASS

    def gain_by_negating(self, use: Use) -> float:
        """How much it helps that this card has no effect on its present target."""
        if use.answers is not None:
            return -self.gain_by_negating(use.answers)
        if use.target < 0:
            return 0.0
        like = self.likes[use.target]
        if use.card.name in HARMFUL:
            mine = 0.6 if use.target == self.me else 0.0
            return like * MILD.get(use.card.name, 1.0) + mine
        return -like * 0.7 if use.card.name in HELPFUL else 0.0

    def save(self) -> Choice | None:
        """Oneself always; others if they are wished well."""
        dying = self.question.about()["target"]
        s = self.s
        if dying == self.me or self.likes[dying] > 0.55 or (dying == s.ruler and s.role(self.me) in (LOYALIST, SPY)):
            return self.respond()
        return PASS

    def card_of(self) -> Choice | None:
        """Of a foe what lies open and is worth most; of a friend the tactic that threatens him."""
        about = self.question.about()
        options = {option.id: option for option in self.options}
        if "card" not in options:
            return Choice("hand")
        items = options["card"].picks[0].items
        judged = [ref for ref in items if owner_area_is_judgement(self.s, number(ref))]
        field = [ref for ref in items if ref not in judged]
        if self.likes[about["seat"]] > 0 and judged:
            return Choice("card", {"cards": (judged[0],)})
        if field and ("hand" not in options or self.dice.below(2)):
            return Choice("card", {"cards": (max(field, key=lambda ref: worth(self.s.kind_of(number(ref)))),)})
        return Choice("hand") if "hand" in options else Choice("card", {"cards": items[:1]})

    def choose(self) -> Choice | None:
        """Options of skills and cards: give up what is cheapest, suffer only if nothing else is left."""
        options = self.options
        order = sorted(options, key=lambda option: (option.id in LAST_RESORT, option.id == "pass"))
        wish = FRIEND if self.question.about().get("skill") in FOR_FRIENDS else ANYONE
        for option in order:
            if option.id == "pass":
                return PASS
            choice = self.fill(option, wish)
            if choice is not None:
                return choice
        return None

    def fight(self) -> Choice | None:
        """The highest number."""
        items = self.options[0].picks[0].items
        highest = max(items, key=lambda ref: (self.s.card(number(ref)).number, -number(ref)))
        return Choice("fight", {"cards": (highest,)})

    def may(self) -> Choice | None:
        """Gladly."""
        return Choice("yes")


def owner_area_is_judgement(s: Table, card: int) -> bool:
    """Whether a card lies in a judgement area."""
    zone = s.where[card]
    return owner_of(zone) >= 0 and zone == zone_of(owner_of(zone), JUDGEMENT)


RULES: Final = {
    "sanguosha.hero": Mind.hero,
    "sanguosha.idle": Mind.idle,
    "sanguosha.skill": Mind.skill,
    "sanguosha.dodge": Mind.respond,
    "sanguosha.play": Mind.play,
    "sanguosha.use-sha": Mind.use_sha,
    "sanguosha.negate": Mind.negate,
    "sanguosha.save": Mind.save,
    "sanguosha.card-of": Mind.card_of,
    "sanguosha.choose": Mind.choose,
    "sanguosha.fight": Mind.fight,
    "sanguosha.may": Mind.may,
}
