"""Tips for the Shu heroes of the rulebook's examples."""

from __future__ import annotations

from typing import Final

from tianxia.core.asks import PASS, Choice, Option, number
from tianxia.core.events import Seat
from tianxia.games.sanguosha.bots import actions, choices, skills
from tianxia.games.sanguosha.bots.actions import Action
from tianxia.games.sanguosha.bots.choices import as_usual
from tianxia.games.sanguosha.bots.hints import FOE, FRIEND
from tianxia.games.sanguosha.bots.skills import DEAR, TRUSTED, gladly, matter, shas
from tianxia.games.sanguosha.bots.thoughts import Thoughts
from tianxia.games.sanguosha.content import BLACK
from tianxia.games.sanguosha.rules.damage import Damage
from tianxia.games.sanguosha.rules.distance import in_range_of
from tianxia.games.sanguosha.rules.using import Use


def spread_rumours(t: Thoughts, option: Option) -> Action | None:
    """A cheap card for each of the worst foes."""
    cards, heroes = option.picks
    foes = sorted([ref for ref in heroes.items if t.hate(number(ref)) > 0.4], key=lambda ref: -t.hate(number(ref)))
    cheap = [ref for ref in t.cheapest(cards.items, len(foes)) if t.card_worth(ref) <= DEAR]
    count = min(len(cheap), len(foes))
    return (3.5, {"cards": tuple(cheap[:count]), "seats": tuple(foes[:count])}) if count else None


def reckless_strategy(t: Thoughts, option: Option) -> Choice | None:
    """A friend is spared; a foe is hurt."""
    found = matter(t)
    assert isinstance(found, Damage)
    return Choice(option.id) if t.likes[found.victim] > TRUSTED else None


def reciprocation(t: Thoughts, option: Option) -> Choice | None:
    """Thanks to all but foes; vengeance on all but friends and oneself."""
    found = matter(t)
    if isinstance(found, Damage):
        return None if found.source == t.me or t.likes[found.source] > TRUSTED else Choice(option.id)
    givers = [seat for seat in t.s.others(t.me) if t.likes[seat] > 0]
    return Choice(option.id) if givers else None


def reaches_a_foe(t: Thoughts, seat: Seat) -> bool:
    """Whether this hero's Sha can strike somebody who is to be struck."""
    return any(t.hate(other) > 0.4 for other in in_range_of(t.s, seat))


def bewilder(t: Thoughts, option: Option) -> Choice | None:
    """A friend who reaches a foe draws and strikes, or two of the friend's cards come with thanks; else a foe without a
    hand, whose equipment is worth more than two cards of the deck."""
    s = t.s
    friends = [seat for seat in t.s.others(t.me) if t.likes[seat] > TRUSTED and reaches_a_foe(t, seat)]
    if friends:
        return Choice(option.id, {"seats": (f"seat/{max(friends, key=lambda seat: (len(s.hand(seat)), seat))}",)})
    rich = [number(ref) for ref in option.picks[0].items if t.likes[number(ref)] < 0 and not s.hand(number(ref))]
    best = max(rich, key=lambda seat: (len(s.equipment(seat)), t.hate(seat), seat), default=None)
    return None if best is None or not s.equipment(best) else Choice(option.id, {"seats": (f"seat/{best}",)})


def remonstrate(t: Thoughts, option: Option) -> Choice | None:
    """For a friend, with a cheap card, if the Sha does not end oneself."""
    found = matter(t)
    assert isinstance(found, Use)
    choice = t.fill(option, FOE)
    friend = any(t.likes[seat] > 0.5 for seat in found.targets)
    safe = found.card.colour == BLACK or t.s.hp[t.me] > 2
    return choice if friend and safe and choice is not None and t.card_worth(choice.picks["cards"][0]) <= DEAR else None


def for_friends(t: Thoughts, option: Option) -> Choice | None:
    """For oneself or whoever is liked best."""
    return t.fill(option, FRIEND)


def on_a_foe(t: Thoughts) -> Choice | None:
    """A card that strikes a foe, or none."""
    for option in t.options:
        choice = t.fill(option, FOE) if option.id != "pass" else None
        if choice is not None:
            return choice
    return PASS if any(option.id == "pass" for option in t.options) else as_usual(t)


def heal_first(t: Thoughts) -> Choice | None:
    """HP while there are few."""
    return Choice("heal" if t.s.hp[t.me] < 3 else "draw")


def unusual_plan(t: Thoughts, option: Option) -> Action | None:
    """With two Sha, HP to spare and a foe to strike."""
    s, me = t.s, t.me
    foe = any(t.hate(seat) > 0.5 for seat in s.others(me))
    return (9.5, {}) if foe and shas(t) > 1 and s.hp[me] > 2 else None


def a_little(t: Thoughts) -> Choice | None:
    """The smallest number."""
    return Choice(t.options[0].id)


SKILLS: Final[dict[str, skills.Rule]] = {
    "reckless-strategy": reckless_strategy, "reciprocation": reciprocation, "bewilder": bewilder,
    "remonstrate": remonstrate, "regulate-the-sound": for_friends, "eloquence": gladly,
}  # fmt: skip
ACTIONS: Final[dict[str, actions.Rule]] = {"spread-rumours": spread_rumours, "unusual-plan": unusual_plan}
CHOICES: Final[dict[str, choices.Rule]] = {
    "bewilder": on_a_foe, "slow-walk": on_a_foe, "wild-bone-boundary": heal_first, "unusual-plan": a_little,
}  # fmt: skip
