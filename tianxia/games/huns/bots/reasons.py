"""Why the greedy policy of Huns would choose so, in a few words: what a hint says after the choice."""

from __future__ import annotations

from typing import Final

from tianxia.bots.reading import Because
from tianxia.core.asks import Ask, Choice
from tianxia.core.dice import key_from_seed
from tianxia.core.events import Facts
from tianxia.core.views import Glimpse
from tianxia.games.huns.bots.gains import Gains
from tianxia.games.huns.data import CURSE, EQUIPMENT, MERCENARY, RAID, RESERVE, TREASURE
from tianxia.games.huns.rules.amounts import drawn_with, looted_with
from tianxia.games.huns.rules.forecast import on_wagons, worth
from tianxia.games.huns.rules.state import DECK, Camps

KEY: Final = key_from_seed("reasons")  # of the world that is looked into; whatever is said is the same in all of them
KEPT: Final[dict[int, str]] = {
    EQUIPMENT: "lasts", RAID: "raid", MERCENARY: "hire", CURSE: "curse", TREASURE: "treasure",
}  # fmt: skip


def reason(glimpse: Glimpse, choice: Choice) -> Because | None:
    """What speaks for a choice, by open things and one's own cards alone."""
    world = glimpse.world(KEY)
    state = world.state
    assert isinstance(state, Camps)
    question = next(question for question in world.waiting() if question.seat == glimpse.seat)
    if choice.option == "take" and question.kind == "huns.die":
        return of_die(state, question, choice.one("die"))
    if question.kind == "huns.action" and choice.option in ("draw", "loot"):
        return of_loot(state, question, state.die) if choice.option == "loot" else of_draw(state, question, state.die)
    if choice.option == "play":
        return of_card(state, question, choice.one("card"))
    if question.kind == "huns.curse":
        return ("flee" if choice.option == "flee" else "bear", {"vp": state.seats})
    if question.kind == "huns.place" and choice.option == "load":
        face = state.faces[choice.one("wagon")]
        left = state.box.wagon(face).size - state.goods_on(face)
        return ("fills", {"vp": state.seats}) if left == 1 else ("nearer", {"left": left - 1})
    if choice.option == "fill":
        return "pays", {}
    return None


def of_die(s: Camps, question: Ask, die: int) -> Because:
    """A die is taken for the better of its two actions."""
    gains, value = Gains(s, question), s.tracks[die]
    looting = gains.looting(die, value) >= gains.drawing(die, value)
    return of_loot(s, question, die) if looting else of_draw(s, question, die)


def of_loot(s: Camps, question: Ask, die: int) -> Because:
    """What the Valuables would bring."""
    count = min(looted_with(s, question.seat, s.tracks[die]), s.stock[die][RESERVE])
    fit, fills = on_wagons(s, question.seat, die, count)
    if fills:
        return "fills", {"vp": s.seats * len(fills)}
    cards = [s.free_on(s.faces[card]) for card in s.fillable(question.seat)]
    if count and any(free <= count for free in cards):
        return "pays", {}
    return "fits", {"fit": max([fit, *[min(count, free) for free in cards]]), "count": count}


def of_draw(s: Camps, question: Ask, die: int) -> Because:
    """How many cards there would be to choose from."""
    return "draws", {"count": min(drawn_with(s, question.seat, s.tracks[die]), len(s.zones[DECK + die]))}


def of_card(s: Camps, question: Ask, card: int) -> Because:
    """What a card is good for."""
    kind = s.box.cards[s.faces[card]].kind
    facts: Facts = {"vp": worth(s, question.seat, card)} if kind == TREASURE else {}
    if kind == TREASURE and not facts["vp"]:
        return "hope", {"vp": s.seats}
    return KEPT[kind], facts
