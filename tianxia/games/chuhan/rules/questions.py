"""The questions of a trick: what the attacker and the countering player may do and why not (CH-2xx, CH-3xx, CH-5xx)."""

from __future__ import annotations

from collections.abc import Iterator

from tianxia.core.asks import PASS, PASS_OPTION, Ask, Choice, Option, Pick, Refusal, Sleeve, cards
from tianxia.core.dice import Dice
from tianxia.core.events import Facts, Seat
from tianxia.core.state import Face
from tianxia.games.chuhan.data import HANGU, HONGMEN, IDS, LYU_ZHI, PENG_YUE, VALUE, YING_BU, YU_JI, ZHONGLI_MO
from tianxia.games.chuhan.rules.decrees import (
    closed_options,
    event_options,
    placeable,
    why_no_decree,
    why_no_event_option,
)
from tianxia.games.chuhan.rules.permissions import (
    HIGHEST,
    characters_in_reach,
    discardable,
    still_shown,
    takeable,
    why_no_ability,
)
from tianxia.games.chuhan.rules.sets import (
    NO_SET,
    draw_mixed,
    draw_set,
    from_display,
    has_mixed,
    has_set,
    mixed_sets,
    mixed_value,
    plain_sets,
    playable,
    set_value,
)
from tianxia.games.chuhan.rules.state import DISPLAY, Battle, Use

BOTH = "peng-yue-zhongli-mo"  # only where a table lets two abilities go together (CH-504)


class Turn(Ask):
    """What lead and counter have in common."""

    __slots__ = ("s",)

    def __init__(self, s: Battle, seat: Seat, kind: str, rule: str) -> None:
        super().__init__(seat, kind, rule)
        self.s: Battle = s

    def about(self) -> Facts:
        """The set to beat and the event."""
        s = self.s
        return {"size": s.size, "beat": s.best, "supply": s.supply, "attacker": s.attacker}

    def set_pick(self, card: Sleeve, least: int, most: int, rule: str) -> Pick:
        """The cards that may go with the ability of this card (-1: no ability)."""
        return Pick("set", cards(playable(self.s, self.seat, card)), least, most, rule=rule)

    def abilities(self) -> Iterator[tuple[Face, Sleeve]]:
        """The characters that this seat can reach and whose ability is possible now."""
        for face, card in characters_in_reach(self.s, self.seat):
            if why_no_ability(self.s, self.seat, face, card) is None:
                yield face, card

    def zhongli_least(self) -> int:
        """The lowest value that a set of Zhongli Mo may have."""
        return self.s.best + 1

    def ability_option(self, face: Face, card: Sleeve) -> Option:
        """The option of an ability, with what must be announced with it (CH-502)."""
        s = self.s
        picks: tuple[Pick, ...] = ()
        if face == YU_JI:
            picks = (Pick("discard", cards(discardable(s, self.seat, card)), rule="CH-521"),)
        elif face == YING_BU:
            picks = (Pick("take", cards(takeable(s)), rule="CH-535"),)
        elif face == PENG_YUE:
            picks = (self.set_pick(card, s.size, s.size, "CH-542"),)
        elif face == ZHONGLI_MO and s.size:
            picks = (self.set_pick(card, s.size, s.size, "CH-551"),)
        elif face == ZHONGLI_MO:
            picks = (self.set_pick(card, s.rulings.least_of_zhongli, 99, "CH-550"),)
        return Option(IDS[face], picks)

    def closed_abilities(self) -> dict[str, Refusal]:
        """The characters in reach whose ability is not possible now."""
        closed: dict[str, Refusal] = {}
        for face, card in characters_in_reach(self.s, self.seat):
            refusal = why_no_ability(self.s, self.seat, face, card)
            if refusal is not None:
                closed[IDS[face]] = refusal
        return closed

    def refuse_set(self, chosen: list[Sleeve], shown: int) -> Refusal | None:
        """CH-301, CH-833: all cards have one value, and at most one of them comes from the display."""
        if from_display(self.s, chosen) > shown:
            return Refusal("CH-833")
        if set_value(self.s, chosen) == NO_SET:
            return Refusal("CH-301", {"values": [self.s.value(card) for card in chosen]})
        return None

    def refuse_mixed(self, chosen: list[Sleeve], card: Sleeve, least: int, most: int) -> Refusal | None:
        """CH-545 to CH-551: the set of Zhongli Mo."""
        s = self.s
        if from_display(s, chosen) > still_shown(s, card):
            return Refusal("CH-833")
        value = mixed_value(s, chosen)
        if value == NO_SET:
            rule = "CH-550" if len(chosen) < s.rulings.least_of_zhongli else "CH-549"
            return Refusal(rule, {"values": [s.value(other) for other in chosen]})
        if not least <= value <= most:
            return Refusal("CH-551", {"value": value, "beat": s.best})
        return None

    def draw_ability(self, dice: Dice) -> Choice | None:
        """The ability of a random card in reach, if it has one that is possible now."""
        s = self.s
        reach = playable(s, self.seat)
        card = reach[dice.below(len(reach))]
        face = s.faces[card]
        if VALUE[face] not in (3, 6) or why_no_ability(s, self.seat, face, card) is not None:
            return None
        option = self.ability_option(face, card)
        if face == ZHONGLI_MO:
            chosen = draw_mixed(
                s, playable(s, self.seat, card), dice, s.size, self.zhongli_least(), still_shown(s, card)
            )
        elif face == PENG_YUE:
            listed = list(plain_sets(s, playable(s, self.seat, card), s.size, s.best, s.best, still_shown(s, card)))
            chosen = list(listed[dice.below(len(listed))])
        else:
            return Choice(option.id, {pick.slot: (pick.items[dice.below(len(pick.items))],) for pick in option.picks})
        return Choice(option.id, {"set": cards(chosen)}) if chosen else None

    def draw_instead(self, dice: Dice) -> Choice | None:
        """A decree or what the event puts in its place."""
        s = self.s
        if s.event in (HONGMEN, HANGU) and dice.below(2) and why_no_event_option(s) is None:
            hand = s.zones[self.seat]
            if s.event == HONGMEN:
                give, take = hand[dice.below(len(hand))], s.zones[DISPLAY][dice.below(len(s.zones[DISPLAY]))]
                return Choice("swap", {"give": cards([give]), "take": cards([take])})
            ready = placeable(s, self.seat)
            if ready:
                return Choice("place", {"card": cards([ready[dice.below(len(ready))]])})
        return Choice("decree") if why_no_decree(s) is None else None

    def every_instead(self) -> Iterator[Choice]:
        """A decree, or what the event puts in its place, with alike cards once."""
        s = self.s
        if why_no_decree(s) is None:
            yield Choice("decree")
        for option in event_options(s, self.seat):
            for card in distinct(s, s.zones[self.seat] if option.id == "swap" else placeable(s, self.seat)):
                if option.id == "place":
                    yield Choice("place", {"card": cards([card])})
                    continue
                for take in distinct(s, s.zones[DISPLAY]):
                    yield Choice("swap", {"give": cards([card]), "take": cards([take])})

    def every_ability(self) -> Iterator[Choice]:
        """Every ability with all that may go with it."""
        s = self.s
        for face, card in self.abilities():
            id = IDS[face]
            rest = playable(s, self.seat, card)
            if face == YU_JI:
                hand = discardable(s, self.seat, card)
                for other in distinct(s, hand):
                    yield Choice(id, {"discard": cards([other])})
            elif face == YING_BU:
                for other in distinct(s, takeable(s)):
                    yield Choice(id, {"take": cards([other])})
            elif face == PENG_YUE:
                found = plain_sets(s, rest, s.size, s.best, s.best, still_shown(s, card))
                for chosen in found:
                    yield Choice(id, {"set": cards(chosen)})
            elif face == ZHONGLI_MO:
                found = mixed_sets(s, rest, s.size, self.zhongli_least(), HIGHEST, still_shown(s, card))
                for chosen in found:
                    yield Choice(id, {"set": cards(chosen)})
            else:
                yield Choice(id)


class Lead(Turn):
    """CH-202 to CH-206: an ATTACK ability and a decree if wanted, in either order, then a set."""

    __slots__ = ()

    def __init__(self, s: Battle, seat: Seat) -> None:
        super().__init__(s, seat, "chuhan.lead", "CH-206")

    def options(self) -> tuple[Option, ...]:
        """Lead a set; before that a decree or an ATTACK ability; or lead by Zhongli Mo."""
        s = self.s
        options = [Option("lead", (self.set_pick(-1, 1, 99, "CH-301"),))]
        if why_no_decree(s) is None:
            options.append(Option("decree"))
        options += event_options(s, self.seat)
        options += [self.ability_option(face, card) for face, card in self.abilities()]
        return tuple(options)

    def closed(self) -> dict[str, Refusal]:
        """The attacker may not pass (CH-206)."""
        return {"pass": Refusal("CH-206"), **closed_options(self.s, self.seat), **self.closed_abilities()}

    def refuse(self, choice: Choice) -> Refusal | None:
        """What the bounds of the picks cannot say."""
        if choice.option == "lead":
            return self.refuse_set(choice.many("set"), 1)
        if choice.option == "zhongli-mo":
            card = self.s.find(self.seat, ZHONGLI_MO)
            return self.refuse_mixed(choice.many("set"), card, 0, HIGHEST)
        return None

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
        yield from self.every_instead()
        yield from self.every_ability()


class Counter(Turn):
    """CH-208 to CH-213: a decree if wanted, then a higher set of the same size, an ability, or a pass."""

    __slots__ = ()

    def __init__(self, s: Battle, seat: Seat) -> None:
        super().__init__(s, seat, "chuhan.counter", "CH-208")

    def options(self) -> tuple[Option, ...]:
        """Counter or pass; before that a decree; or an ability."""
        s = self.s
        options = [PASS_OPTION]
        if has_set(s, playable(s, self.seat), s.size, s.best + 1, HIGHEST):
            options.append(Option("counter", (self.set_pick(-1, s.size, s.size, "CH-211"),)))
        if why_no_decree(s) is None:
            options.append(Option("decree"))
        options += event_options(s, self.seat)
        options += [self.ability_option(face, card) for face, card in self.abilities()]
        both = self.pair_of_abilities()
        if both is not None:
            options.append(Option(BOTH, (Pick("set", cards(both), s.size, s.size, rule="CH-542"),)))
        return tuple(options)

    def pair_of_abilities(self) -> list[Sleeve] | None:
        """CH-504, where the table reads it the other way: Peng Yue and Zhongli Mo together; the cards for their set."""
        s = self.s
        if s.rulings.one_ability:
            return None
        peng, zhongli = s.find(self.seat, PENG_YUE), s.find(self.seat, ZHONGLI_MO)
        if peng < 0 or zhongli < 0 or from_display(s, (peng, zhongli)) > 1:
            return None
        rest = [card for card in playable(s, self.seat, peng) if card != zhongli]
        shown = min(still_shown(s, peng), still_shown(s, zhongli))
        return rest if has_mixed(s, rest, s.size, s.best, s.best, shown) else None

    def closed(self) -> dict[str, Refusal]:
        """Nothing to beat the last set with (CH-212), and what is closed elsewhere."""
        s = self.s
        closed: dict[str, Refusal] = {}
        if not has_set(s, playable(s, self.seat), s.size, s.best + 1, HIGHEST):
            closed["counter"] = Refusal("CH-212", {"size": s.size, "beat": s.best})
        return {**closed, **closed_options(s, self.seat), **self.closed_abilities()}

    def refuse(self, choice: Choice) -> Refusal | None:
        """What the bounds of the picks cannot say."""
        s = self.s
        if choice.option not in ("counter", "peng-yue", "zhongli-mo", BOTH):
            return None
        chosen = choice.many("set")
        if choice.option == "zhongli-mo":
            card = s.find(self.seat, ZHONGLI_MO)
            return self.refuse_mixed(chosen, card, s.best + 1, HIGHEST)
        if choice.option == BOTH:
            card = s.find(self.seat, PENG_YUE)
            other = s.find(self.seat, ZHONGLI_MO)
            return self.refuse_mixed(chosen, card if still_shown(s, card) == 0 else other, s.best, s.best)
        card = s.find(self.seat, PENG_YUE) if choice.option == "peng-yue" else -1
        refusal = self.refuse_set(chosen, still_shown(s, card))
        if refusal is not None:
            return refusal
        value = set_value(s, chosen)
        if choice.option == "peng-yue":
            return None if value == s.best else Refusal("CH-543", {"value": value, "beat": s.best})
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
            drawn = self.draw_ability(dice) or self.draw_both(dice)
        return drawn if drawn is not None else PASS

    def draw_both(self, dice: Dice) -> Choice | None:
        """Peng Yue and Zhongli Mo together, where the table allows it."""
        listed = list(self.every_both())
        return listed[dice.below(len(listed))] if listed else None

    def every_both(self) -> Iterator[Choice]:
        """Every set of Zhongli Mo that equals the last one."""
        s = self.s
        rest = self.pair_of_abilities()
        if rest is not None:
            shown = min(still_shown(s, s.find(self.seat, PENG_YUE)), still_shown(s, s.find(self.seat, ZHONGLI_MO)))
            for chosen in mixed_sets(s, rest, s.size, s.best, s.best, shown):
                yield Choice(BOTH, {"set": cards(chosen)})

    def every(self) -> Iterator[Choice]:
        """Every legal choice, alike cards once."""
        s = self.s
        yield PASS
        for chosen in plain_sets(s, playable(s, self.seat), s.size, s.best + 1, HIGHEST):
            yield Choice("counter", {"set": cards(chosen)})
        yield from self.every_instead()
        yield from self.every_ability()
        yield from self.every_both()


class Cancel(Ask):
    """CH-503, CH-601, CH-608: whether to cancel what was just played; asked whether or not the card is held."""

    __slots__ = ("canceller", "s", "use")

    def __init__(self, s: Battle, seat: Seat, canceller: Face, use: Use) -> None:
        super().__init__(seat, "chuhan.cancel", "CH-503" if canceller == LYU_ZHI else "CH-608")
        self.s: Battle = s
        self.canceller: Face = canceller
        self.use: Use = use

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
        rule = "CH-601" if self.canceller == LYU_ZHI else "CH-608"
        return {} if self.holds() else {"cancel": Refusal(rule, {"card": IDS[self.canceller]})}

    def about(self) -> Facts:
        """What would be cancelled; all of it lies on the table."""
        use = self.use
        against = IDS[use.face] if self.canceller == LYU_ZHI else IDS[LYU_ZHI]
        return {"against": against, "ability": IDS[use.face], "owner": use.owner, "with": IDS[self.canceller]}


def distinct(s: Battle, sleeves: list[Sleeve]) -> list[Sleeve]:
    """One card of each face."""
    firsts: dict[Face, Sleeve] = {}
    for card in sleeves:
        firsts.setdefault(s.faces[card], card)
    return list(firsts.values())
