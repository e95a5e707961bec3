"""Why something cannot be done now: the rule against it, and what its sentence speaks of (HU-601 to HU-656, HU-7xx).

Only what lies open is looked at: a card in the asked player's own camp, a die, a deck that is empty."""

from __future__ import annotations

from typing import Final

from tianxia.core.asks import CARD, Choice, Ref, Refusal, Sleeve
from tianxia.core.events import Facts, Seat
from tianxia.games.huns.data import COLOURS, CURSE, MERCENARY, RAID, TREASURE, CampCard
from tianxia.games.huns.rules.asking import DIE as DIE_REF
from tianxia.games.huns.rules.effects import guard, victims
from tianxia.games.huns.rules.powers import NOT_THERE, REACTIONS
from tianxia.games.huns.rules.state import CAMP, FLED, NOBODY, USED, WAGON_DECK, Camps
from tianxia.games.huns.rules.timing import AFTER_DIE, BEFORE_DIE, TURN_END, forced, is_used_up

WINDOWED: Final = ("before-die", "after-die", "own-turn", "turn-end")
BY_ANOTHER_WORD: Final = {"redraw": "redraw", "dye": "wild", "divide": "split"}  # option -> what its card has


# ---- what is meant


def own_card(s: Camps, seat: Seat, choice: Choice, slot: str = "card") -> Sleeve:
    """The card of one's own camp that a choice names, by its reference or by its name."""
    named = choice.picks.get(slot, ("",))
    wanted: Ref = named[0] if named else ""
    for zone in (CAMP, USED, FLED):
        for card in s.zones[zone + seat]:
            if wanted in (CARD[card], s.name_of(card)):
                return card
    return NOT_THERE


def die_of(choice: Choice) -> int:
    """The die that a choice names, by its reference or by its colour."""
    named = choice.picks.get("die", ("",))
    wanted: Ref = named[0] if named else ""
    return next((die for die in range(len(COLOURS)) if wanted in (DIE_REF[die], COLOURS[die])), NOT_THERE)


def said_against(s: Camps, cards: list[Sleeve]) -> Facts:
    """The cards that stand in the way."""
    return {"by": [s.name_of(card) for card in cards]} if cards else {}


# ---- the windows of a turn


def why_not(s: Camps, seat: Seat, window: tuple[str, ...], choice: Choice) -> Refusal | None:
    """The reason against using a card in this window, or against the option that a card would give."""
    if choice.option in ("use", "resolve"):
        card = own_card(s, seat, choice)
        return None if card == NOT_THERE else why_no_use(s, seat, card, window)
    if choice.option in BY_ANOTHER_WORD:
        card = holder(s, seat, BY_ANOTHER_WORD[choice.option])
        return None if card == NOT_THERE else why_no_use(s, seat, card, window)
    if choice.option in ("take", "done"):
        return must_first(s, seat, window)
    return None


def holder(s: Camps, seat: Seat, what: str) -> Sleeve:
    """The card of a camp that would give an option of its own."""
    for card in s.zones[CAMP + seat]:
        if any(what in (effect.op, effect.rule) for effect in s.box.cards[s.faces[card]].effects):
            return card
    return NOT_THERE


def must_first(s: Camps, seat: Seat, window: tuple[str, ...]) -> Refusal | None:
    """HU-611: what must happen before this window closes."""
    waiting = forced(s, seat, window[0])
    return Refusal("HU-611", {"face": [s.name_of(card) for card in waiting]}) if waiting else None


def shut_uses(s: Camps, seat: Seat, window: tuple[str, ...]) -> dict[str, Refusal]:
    """Why no card can be used now, where there is one that could be used in some turn: the reason against the first."""
    for card in s.zones[CAMP + seat]:
        rules = s.box.cards[s.faces[card]]
        if rules.optional and rules.active and rules.trigger in window:
            return {"use": why_no_use(s, seat, card, window)}
    return {}


def why_no_use(s: Camps, seat: Seat, card: Sleeve, window: tuple[str, ...]) -> Refusal:
    """The first rule against using a card of one's camp now; which comes first does not matter to it."""
    face = s.faces[card]
    rules = s.box.cards[face]
    told: Facts = {"face": rules.id}
    if s.where[card] == FLED + seat:
        return Refusal("HU-653", told)
    if rules.kind == TREASURE:
        return Refusal("HU-671", told)
    if rules.kind == RAID:
        return why_no_raid(s, seat, card, window)
    if rules.kind == CURSE and s.is_full(face):
        return Refusal("HU-656", told)
    if rules.kind == MERCENARY and not s.is_full(face):
        return Refusal("HU-641", {**told, "left": s.free_on(face)})
    off = s.power(seat).off.get(rules.kind, NOT_THERE)
    if off != NOT_THERE:
        return Refusal(rule_of(s, off), {**told, **said_against(s, [off])})
    return why_not_now(s, seat, card, window)


def why_not_now(s: Camps, seat: Seat, card: Sleeve, window: tuple[str, ...]) -> Refusal:
    """Of a card that works: its moment, that it was used, or that nothing would change."""
    rules = s.box.cards[s.faces[card]]
    told: Facts = {"face": rules.id}
    if is_used_up(s, card):
        return Refusal("HU-608" if s.faces[card] in s.used else rules.rule, told)
    if rules.trigger == "scoring":
        return Refusal("HU-605", told)
    if rules.trigger in REACTIONS or rules.trigger == "cursed":
        return Refusal("HU-613", told)
    if not rules.optional and rules.trigger not in window:
        return Refusal("HU-610", told)
    if not rules.active or rules.trigger not in WINDOWED:
        return Refusal(rules.rule, told)
    if rules.trigger not in window:
        return Refusal(wrong_window(rules, window), told)
    against = in_the_way(s, seat, card)
    if rules.active[0].op == "wagon_swap" and against:
        return Refusal("HU-691", {**told, **said_against(s, against)})
    if against:
        return Refusal("HU-684", {**told, **said_against(s, against)})
    return Refusal(rules.rule, told)


def wrong_window(rules: CampCard, window: tuple[str, ...]) -> str:
    """HU-601, HU-602, HU-612; where only the card says before or after the die, its own rule."""
    if rules.trigger == "turn-end":
        return "HU-602"
    if rules.trigger == "own-turn":
        return "HU-612"
    return rules.rule if window in (BEFORE_DIE, AFTER_DIE) else "HU-601"


def why_no_raid(s: Camps, seat: Seat, card: Sleeve, window: tuple[str, ...]) -> Refusal:
    """HU-631, HU-632, HU-768: turned already, too many, forbidden; then its window; then HU-636."""
    rules = s.box.cards[s.faces[card]]
    told: Facts = {"face": rules.id}
    if s.where[card] == USED + seat:
        return Refusal("HU-631", told)
    most = s.power(seat).raids
    if not most:
        stops = forbidding(s, seat)
        return Refusal(rule_of(s, stops[0]), {**told, **said_against(s, stops)})
    if s.raids >= most:
        return Refusal("HU-632", {**told, "limit": most})
    if rules.trigger not in window:
        return Refusal("HU-612" if window == TURN_END else rules.rule, told)
    return Refusal(no_change(s, seat, rules), {**told, **said_against(s, in_the_way(s, seat, card))})


def no_change(s: Camps, seat: Seat, rules: CampCard) -> str:
    """HU-636, or what the card itself says about the moment (HU-727, HU-728, HU-736)."""
    op = rules.active[0].op
    if op == "more":
        return rules.rule
    if op == "copy_raid" and any(s.of_kind(other, RAID) for other in s.opponents(seat)):
        return "HU-736"
    return "HU-636"


def forbidding(s: Camps, seat: Seat) -> list[Sleeve]:
    """HU-686: the cards under which no Raid can be activated."""
    return [
        card
        for card in s.zones[CAMP + seat]
        if any(e.op == "raid_limit" and not e.value for e in s.box.cards[s.faces[card]].effects)
        and not s.is_full(s.faces[card])
    ]


def in_the_way(s: Camps, seat: Seat, card: Sleeve) -> list[Sleeve]:
    """HU-684, HU-691: cards that protect what an effect would reach, or keep the face-up wagons away."""
    doing = s.box.cards[s.faces[card]].active[0]
    if doing.op == "wagon_swap" and doing.target == "display":
        mud = s.power(seat).deck_only
        return [mud] if mud != NOT_THERE and s.zones[WAGON_DECK] else []
    if doing.op == "wagon_swap":
        owners, zone = s.opponents(seat), "wagons"
    elif doing.op in ("steal", "discard"):
        zone = "mercenaries" if doing.origin == "one-mercenary" else "wagons"
        owners = [] if doing.origin == "storage" else victims(s, seat, doing)
    else:
        return []
    guards = [guard(s, seat, owner, zone) for owner in owners]
    return [each for each in guards if each != NOT_THERE]


def rule_of(s: Camps, card: Sleeve) -> str:
    """The ledger line of a card."""
    return s.box.cards[s.faces[card]].rule


# ---- dice and actions


def why_no_die(s: Camps, seat: Seat, choice: Choice) -> Refusal | None:
    """HU-206, HU-611, HU-770, HU-771: a die that is gone, and dice that cards forbid."""
    if choice.option != "take":
        return why_not(s, seat, BEFORE_DIE, choice)
    waiting = must_first(s, seat, BEFORE_DIE)
    if waiting is not None:
        return waiting
    die = die_of(choice)
    if die == NOT_THERE:
        return None
    told: Facts = {"die": COLOURS[die], "value": s.tracks[die]}
    if s.taken[die] != NOBODY:
        return Refusal("HU-206", {**told, "seat": s.taken[die]})
    if die == s.banned:
        return Refusal("HU-771", told)
    for value, card in s.power(seat).banned_values:
        if value == s.tracks[die]:
            return Refusal(rule_of(s, card), {**told, **said_against(s, [card])})
    return None


def shut_dice(s: Camps, seat: Seat) -> dict[str, Refusal]:
    """No die is taken while something must happen first."""
    waiting = must_first(s, seat, BEFORE_DIE)
    return {} if waiting is None else {"take": waiting}


def shut_actions(s: Camps) -> dict[str, Refusal]:
    """HU-310, HU-735: an action that cannot be declared."""
    colour = COLOURS[s.die]
    found = {"draw": Refusal("HU-735" if s.drew else "HU-310", {"colour": colour})}
    return {**found, "loot": Refusal("HU-735", {"colour": colour})} if s.looted else found
