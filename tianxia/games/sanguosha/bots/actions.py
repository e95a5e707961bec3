"""Skills that the Sanguosha rule bot may activate in its Action Phase: what each is worth now, and with which picks."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from tianxia.core.asks import Choice, Option, Ref, number
from tianxia.games.sanguosha.bots.hints import ACTIONS, ANYONE, FOE, FRIEND, worth
from tianxia.games.sanguosha.bots.skills import neediest, shas
from tianxia.games.sanguosha.bots.thoughts import Picks, Thoughts
from tianxia.games.sanguosha.rules.distance import in_reach
from tianxia.games.sanguosha.rules.turns import hand_limit

UNCERTAIN: Final = -0.4  # how well a hero may be wished whose role is not known
Action = tuple[float, Picks]
Rule = Callable[[Thoughts, Option], Action | None]
GIFT: Final = 0.5  # what it is worth to give away what would be discarded
JUNK: Final = 3.0  # cards of so little worth are gladly changed for others


def acted(t: Thoughts, option: Option) -> Action | None:
    """What it is worth, with its best picks; None if it is better left alone or not possible."""
    key = option.id.partition("#")[0]
    rule = RULES.get(key)
    found = rule(t, option) if rule is not None else as_hinted(t, option)
    return found if found is not None and t.question.refuse(Choice(option.id, found[1])) is None else None


def as_hinted(t: Thoughts, option: Option) -> Action | None:
    """On those for whom it is meant, for the cheapest cards."""
    wish, value = ACTIONS.get(option.id.partition("#")[0], (ANYONE, 0.5))
    choice = t.fill(option, wish)
    if choice is None:
        return None
    cost = sum([t.card_worth(ref) for ref in choice.picks.get("cards", ()) if ref.startswith("card/")])
    return value - 0.15 * cost, choice.picks


def for_the_ruler(t: Thoughts, option: Option) -> Action | None:
    """Amber Sky, Conqueror: a gift to the ruler, from anyone who wishes the ruler well and can spare it."""
    found = t.fill(option, ANYONE)
    can_spare = len(t.s.hand(t.me)) > hand_limit(t.s, t.me)
    return (GIFT, found.picks) if found is not None and can_spare and t.likes[t.s.ruler] > 0.3 else None


def bitter_flesh(t: Thoughts, option: Option) -> Action | None:
    """The HP that a Peach of the hand gives back; and of a full cup the first, for two cards."""
    s, me = t.s, t.me
    has_peach = any(s.name_of(card) == "peach" for card in s.hand(me))
    if has_peach and s.hp[me] > 1 and s.wounds(me) < 2:
        return 9.0, {}
    return (2.0, {}) if s.hp[me] > 3 and len(s.hand(me)) < hand_limit(s, me) else None


def mighty_assault(t: Thoughts, option: Option) -> Action | None:
    """With a weapon of the hand, or with HP to spare against a hero who is near death."""
    weapons, heroes = option.picks
    targets = t.pick_seats(heroes, FOE)
    if targets is None:
        return None
    spare = tuple([ref for ref in weapons.items if number(ref) in t.s.hand(t.me)])
    if spare:
        return 3.0, {"cards": t.cheapest(spare, 1), "seats": targets}
    foe = number(targets[0])
    return (2.0, {"seats": targets}) if t.s.hp[foe] < 2 < t.s.hp[t.me] else None


def medicine(t: Thoughts, option: Option) -> Action | None:
    """For oneself or a friend, whoever has the lowest HP."""
    cards, heroes = option.picks
    seats = neediest(t, heroes.items)
    chosen = t.cheapest(cards.items, 1)
    if not seats or t.card_worth(chosen[0]) > 6.0:
        return None
    return 4.0, {"cards": chosen, "seats": (f"seat/{seats[0]}",)}


def benevolence(t: Thoughts, option: Option) -> Action | None:
    """Two cards to a friend when one is wounded, else only what would have to be discarded."""
    s, me = t.s, t.me
    cards, heroes = option.picks
    friend = max([number(ref) for ref in heroes.items], key=lambda seat: (t.likes[seat], -seat))
    given = sum(s.affected("benevolence", me))
    over = len(s.hand(me)) - hand_limit(s, me)
    count = 2 - given if given < 2 and s.wounds(me) else over
    chosen = t.cheapest(cards.items, count)
    if t.likes[friend] < 0.55 or count < 1 or len(chosen) < count or t.card_worth(chosen[-1]) > 6.0:
        return None
    return 0.4 if s.wounds(me) == 0 else 1.0, {"cards": chosen, "seats": (f"seat/{friend}",)}


def balance(t: Thoughts, option: Option) -> Action | None:
    """All cards of the hand that are worth little, after those that can be used."""
    held = tuple([ref for ref in option.picks[0].items if number(ref) in t.s.hand(t.me)])
    chosen = tuple([ref for ref in held if t.card_worth(ref) <= JUNK])
    return (0.3, {"cards": chosen}) if chosen else None


def provoke(t: Thoughts, option: Option) -> Action | None:
    """A foe with cards, unless their Sha would kill."""
    s, me = t.s, t.me
    safe = s.hp[me] > 1 or any(s.name_of(card) in ("dodge", "peach") for card in s.hand(me))
    rich = [ref for ref in option.picks[0].items if s.cards_of(number(ref)) and t.likes[number(ref)] < 0]
    best = max(rich, key=lambda ref: (t.hate(number(ref)), ref), default=None)
    return (2.5, {"seats": (best,)}) if safe and best is not None else None


def searing_heat(t: Thoughts, option: Option) -> Action | None:
    """One point on each of the worst foes."""
    foes = [ref for ref in option.picks[0].items if t.hate(number(ref)) > 0.4]
    worst = sorted(foes, key=lambda ref: (-t.hate(number(ref)), ref))
    return (4.0, {pick.slot: (ref,) for pick, ref in zip(option.picks, worst, strict=False)}) if worst else None


def on_all_others(t: Thoughts, option: Option) -> Action | None:
    """Mass Chaos, Wrath of God: where it hurts foes more than friends."""
    gain = sum([t.hate(seat) for seat in t.s.others(t.me)])
    return (4.0, {}) if gain > 0.8 else None


def unstoppable(t: Thoughts, option: Option) -> Action | None:
    """Once before a Sha on a foe who might dodge it."""
    s, me = t.s, t.me
    ready = any(found.id in ("sha", "fire-sha", "lightning-sha") for found in t.options) and shas(t) > 0
    foes = [
        ref
        for ref in option.picks[0].items
        if t.hate(number(ref)) > 0.4 and in_reach(s, me, number(ref)) and s.hand(number(ref))
    ]
    if not ready or not foes or s.has(me, "without-equal"):
        return None
    return 9.5, {"seats": (max(foes, key=lambda ref: (t.hate(number(ref)), ref)),)}


def attack_the_heart(t: Thoughts, option: Option) -> Action | None:
    """The foe with most cards."""
    foes = [ref for ref in option.picks[0].items if t.likes[number(ref)] < 0]
    best = max(foes, key=lambda ref: (-t.likes[number(ref)] * len(t.s.hand(number(ref))), ref), default=None)
    return None if best is None else (3.0, {"seats": (best,)})


def point_fight(t: Thoughts, option: Option) -> Action | None:
    """With a high card that can be spared."""
    s = t.s
    strong = [card for card in s.hand(t.me) if s.card(card).number > 10 and worth(s.kind_of(card)) <= 5.0]
    return as_hinted(t, option) if strong else None


def justice_of_heaven(t: Thoughts, option: Option) -> Action | None:
    """Before the Sha that it helps."""
    found = point_fight(t, option)
    return None if found is None or shas(t) < 2 else (9.5, found[1])


def sow_discord(t: Thoughts, option: Option) -> Action | None:
    """A foe, while the card that they get is no Peach."""
    seats = t.pick_seats(option.picks[0], FOE)
    dear = any(t.s.kind_of(card) == "peach" for card in t.s.hand(t.me))
    return None if seats is None or dear else (3.0, {"seats": seats})


def marriage(t: Thoughts, option: Option) -> Action | None:
    """With a wounded friend, when the cards are worth it."""
    found = t.fill(option, FRIEND)
    if found is None:
        return None
    cost = sum([t.card_worth(ref) for ref in found.picks["cards"]])
    both = t.s.wounds(t.me) > 0
    return (4.0, found.picks) if cost <= (10.0 if both else 6.0) else None


def rouse_the_generals(t: Thoughts, option: Option) -> Action | None:
    """A Sha of others, on a foe."""
    best: Ref | None = max(option.picks[0].items, key=lambda ref: (t.hate(number(ref)), ref), default=None)
    return (2.0, {"targets": (best,)}) if best is not None and t.hate(number(best)) > 0.4 else None


def alliance(t: Thoughts, option: Option) -> Action | None:
    """A poor friend and a rich foe, if the difference can be paid with cards of little worth."""
    s = t.s
    seats = [number(ref) for ref in option.picks[0].items]
    friend = min([seat for seat in seats if t.likes[seat] > 0.3], key=lambda seat: len(s.hand(seat)), default=None)
    foe = max([seat for seat in seats if t.likes[seat] < -0.3], key=lambda seat: len(s.hand(seat)), default=None)
    if friend is None or foe is None:
        return None
    gap = len(s.hand(foe)) - len(s.hand(friend))
    junk = [card for card in s.cards_of(t.me) if t.card_worth(f"card/{card}") <= JUNK]
    return (1.5 * gap, {"seats": (f"seat/{friend}", f"seat/{foe}")}) if 0 < gap <= len(junk) else None


def frank_advice(t: Thoughts, option: Option) -> Action | None:
    """Equipment for a friend; what one cannot use oneself also for somebody who is no foe yet: it brings a card."""
    cards, heroes = option.picks
    for card in t.cheapest(cards.items, len(cards.items)):
        least = UNCERTAIN if t.card_worth(card) < JUNK - 1 else 0.05
        for ref in sorted(heroes.items, key=lambda ref: -t.likes[number(ref)]):
            picks: Picks = {cards.slot: (card,), heroes.slot: (ref,)}
            if t.likes[number(ref)] > least and t.question.refuse(Choice(option.id, picks)) is None:
                return 2.5, picks
    return None


def never(t: Thoughts, option: Option) -> Action | None:
    """A skill that a simple player is better off without."""
    return None


RULES: Final[dict[str, Rule]] = {
    "amber-sky": for_the_ruler, "bitter-flesh": bitter_flesh, "mighty-assault": mighty_assault, "medicine": medicine,
    "benevolence": benevolence, "balance": balance, "provoke": provoke, "searing-heat": searing_heat,
    "mass-chaos": on_all_others, "wrath-of-god": on_all_others, "unstoppable": unstoppable,
    "attack-the-heart": attack_the_heart, "drive-the-tiger": point_fight, "justice-of-heaven": justice_of_heaven,
    "sow-discord": sow_discord, "marriage": marriage, "rouse-the-generals": rouse_the_generals,
    "conqueror": for_the_ruler, "alliance": alliance, "frank-advice": frank_advice, "wooden-cow": never,
}  # fmt: skip
