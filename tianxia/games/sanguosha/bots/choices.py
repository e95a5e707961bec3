"""Small questions of skills and cards: what the Sanguosha rule bot takes, gives up and prefers."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from tianxia.core.asks import PASS, Choice, Ref, number
from tianxia.games.sanguosha.bots.actions import JUNK
from tianxia.games.sanguosha.bots.hints import ANYONE, FOE, FRIEND, worth
from tianxia.games.sanguosha.bots.skills import DEAR, is_good, seven_stars
from tianxia.games.sanguosha.bots.thoughts import Picks, Thoughts
from tianxia.games.sanguosha.content import PRINTS
from tianxia.games.sanguosha.rules.asking import Arrange

Rule = Callable[[Thoughts], Choice | None]
FOR_ONESELF: Final = ("peach", "out-of-nothing", "wine", "harvest")
LAST_RESORT: Final = ("suffer", "lose-hp", "lose-max-hp")


def chosen(t: Thoughts) -> Choice | None:
    """By the card or skill that asks."""
    rule = RULES.get(str(t.question.about().get("skill")))
    return rule(t) if rule is not None else as_usual(t)


def as_usual(t: Thoughts) -> Choice | None:
    """Give up what is cheapest, suffer only if nothing else is left."""
    order = sorted(t.options, key=lambda option: (option.id in LAST_RESORT, option.id == "pass"))
    for option in order:
        if option.id == "pass":
            return PASS
        choice = t.fill(option, ANYONE)
        if choice is not None:
            return choice
    return None


def best(t: Thoughts) -> Choice | None:
    """Harvest, Extensive Study, Attack the Heart: the dearest of the cards."""
    option = t.options[0]
    if option.id == "pass":
        return PASS
    picks: Picks = {pick.slot: (max(pick.items, key=lambda ref: (kind_worth(t, ref), ref)),) for pick in option.picks}
    return Choice(option.id, picks)


def some_use(t: Thoughts) -> Choice:
    """Of the cards that may be used now, one that strikes a foe or helps oneself."""
    for option in t.options:
        slots = [pick.slot for pick in option.picks]
        choice = t.fill(option, FOE) if "targets" in slots or option.id in FOR_ONESELF else None
        if choice is not None:
            return choice
    return PASS


def kind_worth(t: Thoughts, ref: Ref) -> float:
    """What a card would be worth in anybody's hand."""
    return worth(t.s.kind_of(number(ref)))


def for_oneself(t: Thoughts) -> Choice | None:
    """Bequeathed Strategy: both cards."""
    option = t.options[0]
    return Choice(option.id, {pick.slot: (f"seat/{t.me}",) for pick in option.picks})


def collapse(t: Thoughts) -> Choice | None:
    """Of an empty cup the rim."""
    return Choice("lose-max-hp" if t.s.wounds(t.me) > 0 else "lose-hp")


def unless_dear(t: Thoughts) -> Choice | None:
    """Blaze, Relish: a cheap card for the effect, a dear one is kept."""
    option = t.options[0]
    choice = t.fill(option, ANYONE)
    if len(t.options) < 2 or choice is None or option.id != "discard":
        return as_usual(t)
    return choice if t.card_worth(choice.picks["cards"][0]) <= DEAR else Choice(t.options[-1].id)


def zither(t: Thoughts) -> Choice | None:
    """Heal all or hurt all, by who would gain."""
    s = t.s
    healed = sum([t.likes[seat] for seat in s.around(t.me) if s.wounds(seat)])
    hurt = sum([t.hate(seat) for seat in s.around(t.me)])
    return Choice("heal" if healed >= hurt else "lose")


def questioned(t: Thoughts) -> Choice | None:
    """Bewitch: a foe is doubted every other time, by one who can bear a grudge."""
    about = t.question.about()
    doubts = t.likes[about["user"]] < 0 and t.s.hp[t.me] > 1 and t.dice.below(2)
    return Choice("question") if doubts else PASS


def stars(t: Thoughts) -> Choice | None:
    """Hand cards for better Stars."""
    return seven_stars(t, t.options[0]) or PASS


def less(t: Thoughts) -> Choice | None:
    """Heroic Soul is for foes."""
    return Choice("draw-one") if t.options[0].id == "draw-many" else as_usual(t)


def generous(t: Thoughts) -> Choice | None:
    """What must be given goes to the best liked of the poorest."""
    option = t.options[0]
    return t.fill(option, FRIEND) or t.fill(option, ANYONE)


def robbed(t: Thoughts) -> Choice | None:
    """Flexibility takes from foes, and moves nothing."""
    option = t.options[0]
    if option.id == "hero":
        return as_usual(t)
    return (t.fill(option, FOE) if option.id == "take" else None) or PASS


def stays(t: Thoughts) -> Choice | None:
    """The Wooden Cow stays where it is."""
    return PASS


def arranged(t: Thoughts) -> Choice | None:
    """Star Gazing: first what serves the judgements to come, then the dearest; cards of little worth go down."""
    assert isinstance(t.question, Arrange)
    s = t.s
    left = sorted(t.question.sleeves, key=lambda card: (-worth(s.kind_of(card)), card))
    top: list[int] = []
    for tactic in reversed(s.judging(t.me)):
        why = s.delayed_name(tactic)
        good = [card for card in left if is_good(why, s.suit_for(t.me, card), PRINTS[s.faces[card]].number)]
        card = good[-1] if good else left[-1]
        left.remove(card)
        top.append(card)
        if not left:
            break
    kept = [card for card in left if worth(s.kind_of(card)) > JUNK]
    order = [f"card/{card}" for card in [*top, *kept, *[card for card in left if card not in kept]]]
    return t.question.split(order, len(top) + len(kept))


RULES: Final[dict[str, Rule]] = {
    "harvest": best, "extensive-study": best, "attack-the-heart": best, "bequeathed-strategy": for_oneself,
    "collapse": collapse, "blaze": unless_dear, "relish": unless_dear, "sound-of-the-zither": zither,
    "bewitch": questioned, "seven-stars": stars, "heroic-soul": less, "generosity": generous, "flexibility": robbed,
    "wooden-cow": stays,
}  # fmt: skip
