"""The mind of the Sanguosha rule bot: who is friend and who is foe, then the most useful thing at hand.

It answers every kind of question by a short rule. What it reads is public, known to the asked seat, or in its own hand.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations, islice
from typing import Final

from tianxia.core.asks import PASS, Choice, Option, Pick, Ref, number
from tianxia.core.events import Seat
from tianxia.games.sanguosha.bots.actions import JUNK, acted
from tianxia.games.sanguosha.bots.choices import RULES as TIPPED
from tianxia.games.sanguosha.bots.choices import arranged, chosen
from tianxia.games.sanguosha.bots.hints import FOE, worth
from tianxia.games.sanguosha.bots.skills import DEAR, activated
from tianxia.games.sanguosha.bots.thoughts import Picks, Thoughts
from tianxia.games.sanguosha.bots.tips import file_tips
from tianxia.games.sanguosha.bots.uses import BURDENS, aimed, alone, is_stopped
from tianxia.games.sanguosha.content import BLACK, FIRST_HERO, FORTUNE, HEROES, KINDS, LOYALIST, SHAS, SPY
from tianxia.games.sanguosha.rules.distance import in_reach
from tianxia.games.sanguosha.rules.facedown import GRUDGE
from tianxia.games.sanguosha.rules.moves import PILED
from tianxia.games.sanguosha.rules.responding import Respond
from tianxia.games.sanguosha.rules.table import Table
from tianxia.games.sanguosha.rules.turns import hand_limit
from tianxia.games.sanguosha.rules.using import Use
from tianxia.games.sanguosha.rules.zones import JUDGEMENT, owner_of, zone_of

file_tips()
MOST_TRIED: Final = 30  # sets of cards that may make another card
REFORGED: Final = 0.6
HONEST: Final = 0.2  # sooner face down as what it is than openly
RELUCTANCE: Final = {"raid": 1.5}  # cards that are better used as what they are, if that is possible
LAST_CARD: Final = 0.8  # what it is worth to have used it, if another one is drawn
LOSS: Final = 0.5  # what a unit of worth counts that is lost by converting cards
# how much a card harms or helps its target; what is not named is never worth a Negate
HARM: Final = {
    "duel": 1.0, "acedia": 1.0, "famine": 0.8, "blaze": 0.6, "barbarians": 0.6, "raining-arrows": 0.6, "snatch": 0.5,
    "dismantle": 0.45, "coerce": 0.4, "lightning": 0.2, "loot-a-burning-house": 0.7, "catch-off-guard": 0.7,
}  # fmt: skip
WOUNDS: Final = ("duel", "blaze", "barbarians", "raining-arrows", "loot-a-burning-house", "catch-off-guard")
HELP: Final = {"truce": 0.7, "out-of-nothing": 0.5, "harvest": 0.3}
ANSWERS: Final = {"barbarians": "sha", "raining-arrows": "dodge"}
FOR_THE_RULER: Final = ("atrocity", "song-of-majesty", "conqueror")
OWN: Final = 1.6  # how much one's own harm counts beside that of a friend
AVERAGE: Final = 7  # of the numbers of the cards
WORTH_A_NEGATE: Final = 0.8

Way = tuple[float, Option, Picks, bool]  # what it is worth, what is picked for it, and whether that is all


class Mind(Thoughts):
    """One seat's answer to one question."""

    # ---- questions

    def answer(self) -> Choice:
        """By the kind of the question."""
        rule = RULES.get(self.question.kind)
        found = None if rule is None else rule(self)
        return self.question.sample(self.dice) if found is None else found

    def hero(self) -> Choice | None:
        """The hero with whom most games are won, give or take a little."""
        best: tuple[float, Choice] | None = None
        for option in self.options:
            for ref in option.picks[0].items:
                hero = HEROES[self.s.faces[number(ref)] - FIRST_HERO]
                score = FORTUNE.get(hero.id, 0) + 0.04 * self.dice.below(100)
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
            return [(REFORGED, option, {"cards": self.cheapest(option.picks[0].items, 1)}, True)]
        if key == "bewitch":
            return self.face_down_ways(option, made)
        if made or key in KINDS:
            return self.use_ways(option, made or key, bool(made))
        found = acted(self, option)
        return [] if found is None else [(found[0], option, found[1], True)]

    def face_down_ways(self, option: Option, name: str) -> list[Way]:
        """Bewitch: a card as what it is, for whoever doubts it is the worse for it; a lie if nobody would doubt it, or
        with a card that would have to be discarded."""
        cards, *others = option.picks
        honest = self.of_kind(cards.items, name)
        if honest:
            told = Option(option.id, (Pick(cards.slot, honest), *others))
            return [(way[0] + HONEST, *way[1:]) for way in self.use_ways(told, name, False)]
        doubters = self.doubters()
        if doubters and len(self.s.hand(self.me)) <= hand_limit(self.s, self.me):
            return []
        return [(way[0] * 0.5**doubters, *way[1:]) for way in self.use_ways(option, name, True)]

    def doubters(self) -> int:
        """How many are likely to question a card that lies face down: foes who can bear a grudge and have none."""
        s = self.s
        foes = [seat for seat in s.others(self.me) if self.likes[seat] < 0 and s.hp[seat] > 1]
        return len([seat for seat in foes if not s.has(seat, GRUDGE)])

    def of_kind(self, refs: tuple[Ref, ...], name: str) -> tuple[Ref, ...]:
        """The cards that are what is stated."""
        return tuple([ref for ref in refs if self.s.kind_of(number(ref)) == name])

    def use_ways(self, option: Option, name: str, converted: bool) -> list[Way]:
        """Using a card: by what it does and to whom, less what is lost by the cheapest cards that make it."""
        targets = next((pick for pick in option.picks if pick.slot == "targets"), None)
        ways = [(alone(self, name), {})] if targets is None else self.ways_to_aim(option, name, targets)
        loss = -LAST_CARD if self.s.has(self.me, "linked-camps") and len(self.s.hand(self.me)) == 1 else 0.0
        if converted:
            cards = self.cheapest(option.picks[0].items, option.picks[0].least)
            loss += LOSS * max(0.0, sum([self.card_worth(ref) for ref in cards]) - worth(name))
            loss += RELUCTANCE.get(option.id.partition("/")[0], 0.0)
        return [(value - loss - 0.01 * place, option, picks, False) for place, (value, picks) in enumerate(ways)]

    def ways_to_aim(self, option: Option, name: str, targets: Pick) -> list[tuple[float, Picks]]:
        """The best three targets, each with what it is worth, and all good ones together where that is possible."""
        ranked = sorted([(aimed(self, name, number(ref)), ref) for ref in targets.items], key=lambda e: (-e[0], e[1]))
        ranked = [(value, ref) for value, ref in ranked if self.fitting(option, (ref,))]
        good = tuple([ref for value, ref in ranked if value > 0][: targets.most])
        ways: list[tuple[float, Picks]] = [(value, {"targets": (ref,)}) for value, ref in ranked[:3]]
        if len(good) > 1:
            ways.insert(0, (ranked[0][0] + 0.1, {"targets": good}))
        return self.ways_to_coerce(option, ways) if name == "coerce" else ways

    def ways_to_coerce(self, option: Option, ways: list[tuple[float, Picks]]) -> list[tuple[float, Picks]]:
        """Coerce also names the worst foe whom the armed hero reaches."""
        found: list[tuple[float, Picks]] = []
        for value, picks in ways:
            armed = number(picks["targets"][0])
            reached = [ref for ref in option.picks[2].items if in_reach(self.s, armed, number(ref))]
            second = max(reached, key=lambda ref: (self.hate(number(ref)), ref), default=None)
            if second is not None and self.hate(number(second)) > 0:
                found.append((value, {**picks, "second": (second,)}))
        return found

    def fitting(self, option: Option, targets: tuple[Ref, ...]) -> tuple[Ref, ...]:
        """The cards, the cheapest first; not a Sha that the armor of a target stops."""
        cards = option.picks[0]
        order = self.cheapest(cards.items, len(cards.items))
        made = option.id.partition("/")[2] or option.id
        if cards.least != 1 or not KINDS[made].is_sha:
            return order
        seats = [number(ref) for ref in targets]
        return tuple([ref for ref in order if not any(self.is_useless(made, number(ref), seat) for seat in seats)])

    def is_useless(self, name: str, card: int, seat: Seat) -> bool:
        """Whether a Sha made of this card does nothing to this hero."""
        return is_stopped(self.s, self.me, seat, name, self.s.card(card).colour == BLACK)

    def cheapest_way(self, option: Option, picks: Picks) -> Choice | None:
        """The legal choice with the cheapest cards; several cards may have to go together."""
        order = self.fitting(option, picks.get("targets", ()))
        for taken in islice(combinations(order, option.picks[0].least), MOST_TRIED):
            choice = Choice(option.id, {"cards": taken, **picks})
            if self.question.refuse(choice) is None:
                return choice
        return None

    def skill(self) -> Choice | None:
        """The first of the skills that is worth activating."""
        for option in self.options:
            choice = None if option.id == "pass" else activated(self, option)
            if choice is not None:
                return choice
        return PASS if any(option.id == "pass" for option in self.options) else None

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
            key, _, made = option.id.partition("/")
            honest = self.of_kind(option.picks[0].items, made) if key == "bewitch" else ()
            if honest:
                return Choice(option.id, {"cards": honest[:1]})
            if key == "bewitch" and cost > JUNK and self.doubters() and self.question.kind != "sanguosha.save":
                continue
            choice = Choice(option.id, {"cards": cards})
            is_legal = len(cards) == 1 or self.question.refuse(choice) is None  # single cards are offered if they may
            if is_legal and (best is None or cost < best[0]):
                best = (cost, choice)
        return PASS if best is None else best[1]

    def dodge(self) -> Choice | None:
        """Whenever all that are needed are there: one of two would be thrown away."""
        assert isinstance(self.question, Respond)
        use = self.question.need.cause
        needed = 1 if use is None else use.dodges.get(self.me, 1) - self.so_far("use", ("dodge",))
        return self.respond() if self.can_bring(needed) else PASS

    def so_far(self, how: str, names: tuple[str, ...]) -> int:
        """How many such cards were just brought up, one after another."""
        count = 0
        for what, who, _, _, name in reversed(self.s.history):
            if what == PILED:  # the card before has gone to the discard pile
                continue
            if (what, who) != (how, self.me) or name not in names:
                break
            count += 1
        return count

    def can_bring(self, needed: int) -> bool:
        """Whether this many cards can be brought up, or perhaps can."""
        found = {ref for option in self.options if option.picks for ref in option.picks[0].items}
        return needed <= len(found) or any(not option.picks and option.id != "pass" for option in self.options)

    def play(self) -> Choice | None:
        """Played cards save a wound, except for others who are no friends."""
        assert isinstance(self.question, Respond)
        use = self.question.need.cause
        if use is not None and not self.can_bring(use.shas.get(self.me, 1) - self.so_far("play", SHAS)):
            return PASS
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
        return self.respond() if use is not None and self.gain_by_negating(use) > WORTH_A_NEGATE else PASS

    def gain_by_negating(self, use: Use) -> float:
        """How much it helps that this card has no effect on its present target."""
        if use.answers is not None:
            return -self.gain_by_negating(use.answers)
        if use.target < 0:
            return 0.0
        s, name, like = self.s, use.card.name, self.likes[use.target]
        near_end = max(0, 2 - s.hp[use.target]) if name in WOUNDS or name == "truce" else 0
        if name in HELP:
            return -like * HELP[name] * (1.0 + near_end)
        if use.target == self.me:
            has_answer = any(KINDS[s.name_of(card)].subtype == ANSWERS.get(name) for card in s.hand(self.me))
            like = 0.0 if has_answer else OWN
        return like * HARM.get(name, 0.0) * (1.0 + near_end)

    def save(self) -> Choice | None:
        """Oneself always; others if liked and to be saved; a loyalist or spy the ruler, while more than two live."""
        s, dying = self.s, self.question.about()["target"]
        if dying == self.me:
            return self.respond()
        needed = dying == s.ruler and s.role(self.me) in (LOYALIST, SPY) and len(s.survivors()) > 2
        if not needed and self.likes[dying] <= 0.55:
            return PASS
        peaches = sum([len(option.picks[0].items) for option in self.options if option.picks])
        return self.respond() if needed or peaches > -s.hp[dying] else PASS

    def card_of(self) -> Choice | None:
        """Of a foe what lies open and is worth most; of a friend the tactic that threatens them."""
        about = self.question.about()
        options = {option.id: option for option in self.options}
        if "card" not in options:
            return Choice("hand" if "hand" in options else "premeditated")
        items = options["card"].picks[0].items
        judged = [ref for ref in items if owner_area_is_judgement(self.s, number(ref))]
        judged.sort(key=lambda ref: self.s.delayed_name(number(ref)) not in BURDENS)
        field = [ref for ref in items if ref not in judged]
        if self.likes[about["seat"]] > 0 and judged:
            return Choice("card", {"cards": (judged[0],)})
        if field and ("hand" not in options or self.dice.below(2)):
            return Choice("card", {"cards": (max(field, key=lambda ref: worth(self.s.kind_of(number(ref)))),)})
        return Choice("hand") if "hand" in options else Choice("card", {"cards": items[:1]})

    def fight(self) -> Choice | None:
        """The highest number, not of a card that is dear."""
        items = self.options[0].picks[0].items
        cheap = [ref for ref in items if self.card_worth(ref) <= DEAR] or items
        is_gift = self.question.about()["skill"] in FOR_THE_RULER and self.me != self.s.ruler
        if is_gift and self.likes[self.s.ruler] > 0:  # it must not win
            return Choice("fight", {"cards": (min(cheap, key=lambda ref: self.s.card(number(ref)).number),)})
        highest = max(cheap, key=lambda ref: (self.s.card(number(ref)).number, -number(ref)))
        if len(self.options) > 1 and self.s.card(number(highest)).number < AVERAGE + 2:
            return Choice(self.options[1].id)  # the top card of the deck costs nothing
        return Choice("fight", {"cards": (highest,)})

    def may(self) -> Choice | None:
        """Gladly, but nothing for a ruler who is a foe, and where a tip says otherwise."""
        if self.question.about()["skill"] in TIPPED:
            return chosen(self)
        helps = self.question.about()["skill"] in FOR_THE_RULER
        return PASS if helps and self.likes[self.s.ruler] <= 0 else Choice("yes")

    def incarnation(self) -> Choice | None:
        """The hero with whom most games are won, by the first skill that may be stated; once shown it stays."""
        stated = [option for option in self.options if option.id != "pass"]
        best = max(stated, key=lambda option: FORTUNE.get(option.id.partition("/")[0], 0), default=None)
        if best is None or self.s.has(self.me, best.id.partition("/")[2]):
            return PASS
        return self.fill(best, FOE)

    def choose(self) -> Choice | None:
        """Options of skills and cards."""
        return chosen(self)

    def arrange(self) -> Choice | None:
        """Cards seen from the deck."""
        return arranged(self)


def owner_area_is_judgement(s: Table, card: int) -> bool:
    """Whether a card lies in a judgement area."""
    zone = s.where[card]
    return owner_of(zone) >= 0 and zone == zone_of(owner_of(zone), JUDGEMENT)


RULES: Final = {
    "sanguosha.hero": Mind.hero,
    "sanguosha.idle": Mind.idle,
    "sanguosha.skill": Mind.skill,
    "sanguosha.dodge": Mind.dodge,
    "sanguosha.play": Mind.play,
    "sanguosha.use-sha": Mind.use_sha,
    "sanguosha.negate": Mind.negate,
    "sanguosha.save": Mind.save,
    "sanguosha.card-of": Mind.card_of,
    "sanguosha.choose": Mind.choose,
    "sanguosha.clique": Mind.choose,
    "sanguosha.incarnation": Mind.incarnation,
    "sanguosha.fight": Mind.fight,
    "sanguosha.may": Mind.may,
    "sanguosha.arrange": Mind.arrange,
}
