"""The questions of a trick: what the attacker and the countering player may do and why not (CH-2xx, CH-3xx, CH-5xx)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from tianxia.core.asks import PASS, PASS_OPTION, Ask, Choice, Option, Pick, Ref, Refusal, cards
from tianxia.core.dice import Dice
from tianxia.core.events import Facts, Seat
from tianxia.core.state import Face
from tianxia.games.chuhan.data import IDS
from tianxia.games.chuhan.rules.decrees import (
    INSTEAD,
    INSTEAD_OPTIONS,
    closed_options,
    event_options,
    why_no_decree,
    why_no_event_option,
)
from tianxia.games.chuhan.rules.permissions import characters_in_reach, why_no_ability
from tianxia.games.chuhan.rules.registry import ABILITIES, ANY_ABILITY, OF_FACE, PAIRS, Ability, Reaction, Used
from tianxia.games.chuhan.rules.sets import HIGHEST, draw_set, has_set, plain_sets, playable, set_value, why_no_set
from tianxia.games.chuhan.rules.state import DISPLAY, AbilityUse, Battle

ELSEWHERE: Final = {"cancel": "CH-612", "give": "CH-881", "take": "CH-891"}  # what other questions are for


class Turn(Ask):
    """What lead and counter have in common."""

    __slots__ = ("replaced", "s")

    def __init__(self, s: Battle, seat: Seat, kind: str, rule: str, replaced: bool) -> None:
        super().__init__(seat, kind, rule)
        self.s: Battle = s
        self.replaced: bool = replaced  # the chance for a decree went to what the event puts in its place (CH-807)

    def about(self) -> Facts:
        """The set to beat and the event."""
        s = self.s
        return {"size": s.size, "beat": s.best, "supply": s.supply, "attacker": s.attacker}

    def set_pick(self, least: int, most: int, rule: str) -> Pick:
        """The cards of a plain set."""
        return Pick("set", cards(playable(self.s, self.seat)), least, most, rule=rule)

    def more_options(self) -> list[Option]:
        """What may be done apart from leading, countering and passing."""
        s = self.s
        options = [Option("decree")] if why_no_decree(s) is None else []
        options += event_options(s, self.seat)
        options += [ability.option(s, self.seat, used) for ability, used in self.abilities()]
        return options

    def abilities(self) -> Iterator[tuple[Ability, Used]]:
        """What this seat can reach and may use now: single abilities, then pairs."""
        for ability, card in characters_in_reach(self.s, self.seat):
            if why_no_ability(self.s, self.seat, ability, (card,)) is None:
                yield ability, (card,)
        yield from self.pairs()

    def pairs(self) -> Iterator[tuple[Ability, Used]]:
        """CH-504, where the table reads it the other way: two abilities in one play."""
        s = self.s
        if s.rulings.one_ability:
            return
        for pair in PAIRS:
            used = pair.in_reach(s, self.seat)
            if used is not None and why_no_ability(s, self.seat, pair, used) is None:
                yield pair, used

    def closed(self) -> dict[str, Refusal]:
        """Decrees and the characters in reach, as far as they are not possible now."""
        s = self.s
        closed = closed_options(s, self.seat, self.replaced)
        for ability, card in characters_in_reach(s, self.seat):
            refusal = why_no_ability(s, self.seat, ability, (card,))
            if refusal is not None:
                closed[ability.id] = refusal
        return closed

    def refuse_option(self, option: str) -> Refusal:
        """Why something that is not even closed cannot be done: its card is not there, or its moment is another."""
        ability = ABILITIES.get(option)
        if ability in PAIRS:
            return Refusal("CH-504" if self.s.rulings.one_ability else "CH-501", {"option": option})
        if ability is not None:
            return Refusal("CH-501", {"option": option, "card": option})
        instead = INSTEAD_OPTIONS.get(option)
        rule = instead.rule if instead is not None else ELSEWHERE.get(option, self.rule)
        return Refusal(rule, {"option": option})

    def refuse_item(self, choice: Choice, pick: Pick, item: Ref) -> Refusal:
        """Why a card is not among those to pick from."""
        instead = INSTEAD_OPTIONS.get(choice.option)
        if instead is not None:
            return instead.refuse_item(self.s, self.seat, pick, item)
        return super().refuse_item(choice, pick, item)

    def refuse(self, choice: Choice) -> Refusal | None:
        """What the bounds of the picks cannot say."""
        ability = ABILITIES.get(choice.option)
        if ability is None or ability.picks is None:
            return None
        used = ability.in_reach(self.s, self.seat)
        assert used is not None
        return ability.picks.refuse(self.s, self.seat, used, choice.many(ability.picks.slot))

    def draw_ability(self, dice: Dice) -> Choice | None:
        """The ability of a random card in reach, if it has one that is possible now; else a pair."""
        s = self.s
        reach = playable(s, self.seat)
        card = reach[dice.below(len(reach))]
        ability = OF_FACE.get(s.faces[card])
        if ability is not None and why_no_ability(s, self.seat, ability, (card,)) is None:
            drawn = self.draw_with(ability, (card,), dice)
            if drawn is not None:
                return drawn
        for pair, used in self.pairs():
            return self.draw_with(pair, used, dice)
        return None

    def draw_with(self, ability: Ability, used: Used, dice: Dice) -> Choice | None:
        """The ability with something that goes with it, unless the draw missed."""
        if ability.picks is None:
            return ability.choice()
        chosen = ability.picks.draw(self.s, self.seat, used, dice)
        return ability.choice(chosen) if chosen else None

    def draw_instead(self, dice: Dice) -> Choice | None:
        """A decree or what the event puts in its place."""
        s = self.s
        instead = INSTEAD.get(s.event)
        if instead is not None and dice.below(2) and why_no_event_option(s) is None:
            drawn = instead.draw(s, self.seat, dice)
            if drawn is not None:
                return drawn
        return Choice("decree") if why_no_decree(s) is None else None

    def every_other(self) -> Iterator[Choice]:
        """A decree or what the event puts in its place, then every ability with all that may go with it."""
        s = self.s
        if why_no_decree(s) is None:
            yield Choice("decree")
        instead = INSTEAD.get(s.event)
        if instead is not None and why_no_event_option(s) is None:
            yield from instead.every(s, self.seat)
        for ability, used in self.abilities():
            if ability.picks is None:
                yield ability.choice()
                continue
            for chosen in ability.picks.every(s, self.seat, used):
                yield ability.choice(chosen)


class Lead(Turn):
    """CH-202 to CH-206: an ATTACK ability and a decree if wanted, in either order, then a set."""

    __slots__ = ()

    def __init__(self, s: Battle, seat: Seat, replaced: bool = False) -> None:
        super().__init__(s, seat, "chuhan.lead", "CH-206", replaced)

    def options(self) -> tuple[Option, ...]:
        """Lead a set; before that a decree or an ATTACK ability; or lead by Zhongli Mo."""
        return Option("lead", (self.set_pick(1, 99, "CH-301"),)), *self.more_options()

    def closed(self) -> dict[str, Refusal]:
        """The attacker may not pass (CH-206)."""
        return {"pass": Refusal("CH-206"), **super().closed()}

    def refuse(self, choice: Choice) -> Refusal | None:
        """What the bounds of the picks cannot say."""
        return why_no_set(self.s, choice.many("set"), 1) if choice.option == "lead" else super().refuse(choice)

    def draw(self, dice: Dice) -> Choice:
        """Mostly a set; sometimes a decree or an ability first."""
        while True:
            way = dice.below(6)
            drawn: Choice | None = None
            if way == 0:
                drawn = self.draw_instead(dice)
            elif way == 1:
                drawn = self.draw_ability(dice)
            if drawn is not None:
                return drawn
            chosen = draw_set(self.s, self.seat, dice, 0, 0)
            if chosen:
                return Choice("lead", {"set": cards(chosen)})

    def every(self) -> Iterator[Choice]:
        """Every legal choice, alike cards once."""
        for chosen in plain_sets(self.s, playable(self.s, self.seat), 0, 0, HIGHEST):
            yield Choice("lead", {"set": cards(chosen)})
        yield from self.every_other()


class Counter(Turn):
    """CH-208 to CH-213: a decree if wanted, then a higher set of the same size, an ability, or a pass."""

    __slots__ = ()

    def __init__(self, s: Battle, seat: Seat, replaced: bool = False) -> None:
        super().__init__(s, seat, "chuhan.counter", "CH-208", replaced)

    def can_counter(self) -> bool:
        """Whether there is a plain set that beats the last one."""
        s = self.s
        return has_set(s, playable(s, self.seat), s.size, s.best + 1, HIGHEST)

    def options(self) -> tuple[Option, ...]:
        """Counter or pass; before that a decree; or an ability."""
        size = self.s.size
        counter = (Option("counter", (self.set_pick(size, size, "CH-211"),)),) if self.can_counter() else ()
        return PASS_OPTION, *counter, *self.more_options()

    def closed(self) -> dict[str, Refusal]:
        """Nothing to beat the last set with (CH-212), and what is closed elsewhere."""
        if self.can_counter():
            return super().closed()
        return {"counter": Refusal("CH-212", {"size": self.s.size, "beat": self.s.best}), **super().closed()}

    def refuse(self, choice: Choice) -> Refusal | None:
        """What the bounds of the picks cannot say."""
        if choice.option != "counter":
            return super().refuse(choice)
        s, chosen = self.s, choice.many("set")
        refusal = why_no_set(s, chosen, 1)
        if refusal is not None:
            return refusal
        value = set_value(s, chosen)
        return None if value > s.best else Refusal("CH-212", {"value": value, "beat": s.best})

    def draw(self, dice: Dice) -> Choice:
        """Beat the last set if a random card allows it; else now and then a decree or an ability; else pass."""
        s = self.s
        for _ in range(2):
            chosen = draw_set(s, self.seat, dice, s.size, s.best + 1)
            if chosen:
                return Choice("counter", {"set": cards(chosen)})
        way = dice.below(4)
        drawn: Choice | None = None
        if way == 0:
            drawn = self.draw_instead(dice)
        elif way == 1:
            drawn = self.draw_ability(dice)
        return drawn if drawn is not None else PASS

    def every(self) -> Iterator[Choice]:
        """Every legal choice, alike cards once."""
        s = self.s
        yield PASS
        for chosen in plain_sets(s, playable(s, self.seat), s.size, s.best + 1, HIGHEST):
            yield Choice("counter", {"set": cards(chosen)})
        yield from self.every_other()


class Cancel(Ask):
    """CH-503, CH-601, CH-608: whether to cancel what was just played; asked whether or not the card is held."""

    __slots__ = ("reaction", "s", "use")

    def __init__(self, s: Battle, seat: Seat, reaction: Reaction, use: AbilityUse) -> None:
        super().__init__(seat, "chuhan.cancel", reaction.asked)
        self.s: Battle = s
        self.reaction: Reaction = reaction
        self.use: AbilityUse = use

    @property
    def canceller(self) -> Face:
        """The card to react with."""
        return self.reaction.faces[0]

    def holds(self) -> bool:
        """Whether the seat has the card, in hand or in the display (CH-839)."""
        s = self.s
        card = s.find(self.seat, self.canceller)
        return card >= 0 and (s.where[card] != DISPLAY or s.rulings.display_reactions)

    def options(self) -> tuple[Option, ...]:
        """No reaction, or the reaction."""
        return (PASS_OPTION, Option("cancel")) if self.holds() else (PASS_OPTION,)

    def closed(self) -> dict[str, Refusal]:
        """Without the card there is nothing to react with."""
        return {} if self.holds() else {"cancel": Refusal(self.reaction.lacking, {"card": self.reaction.id})}

    def about(self) -> Facts:
        """What would be cancelled; all of it lies on the table."""
        used, cancels = IDS[self.use.face], self.reaction.cancels
        against = used if cancels == ANY_ABILITY else cancels
        return {"against": against, "ability": used, "owner": self.use.owner, "with": self.reaction.id}
