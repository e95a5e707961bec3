"""Chen Gong and Jia Chong, as the rule bot plays them."""

from __future__ import annotations

from typing import Final

from tianxia.core.asks import Choice, Option, number
from tianxia.games.sanguosha.bots.actions import Action
from tianxia.games.sanguosha.bots.actions import Rule as ActionRule
from tianxia.games.sanguosha.bots.choices import Rule as ChoiceRule
from tianxia.games.sanguosha.bots.choices import as_usual
from tianxia.games.sanguosha.bots.skills import DEAR, Rule, matter
from tianxia.games.sanguosha.bots.thoughts import Thoughts
from tianxia.games.sanguosha.content import KINDS, TACTIC
from tianxia.games.sanguosha.rules.distance import in_range_of
from tianxia.games.sanguosha.rules.table import THIS_ROUND
from tianxia.games.sanguosha.rules.turns import Phase


def brilliant_scheme(t: Thoughts, option: Option) -> Action | None:
    """A friend strikes a foe, or draws; the card is a cheap one."""
    cards, heroes, _ = option.picks
    if not cards.items:
        return None
    given = t.cheapest(cards.items, 1)
    friends = sorted([number(ref) for ref in heroes.items], key=lambda seat: (-t.likes[seat], seat))
    if t.card_worth(given[0]) > DEAR or t.likes[friends[0]] <= 0:
        return None
    near = [seat for seat in in_range_of(t.s, friends[0]) if seat != t.me]
    picks = {"cards": given, "seats": (f"seat/{friends[0]}",)}
    if near:
        picks["second"] = (f"seat/{max(near, key=lambda seat: (t.hate(seat), seat))}",)
    return 3.0, picks


def strikes_or_draws(t: Thoughts) -> Choice | None:
    """A Sha on a foe, else a card."""
    option = t.options[0]
    if option.id != "use-sha":
        return as_usual(t)
    third = option.picks[0].items[0]
    return Choice("use-sha", {"seats": (third,)}) if t.likes[number(third)] < 0 else Choice("draw")


def ferocious_villain(t: Thoughts, option: Option) -> Choice | None:
    """Against a foe, while it costs no more than a card."""
    found = matter(t)
    cheap = t.s.used(t.me, "ferocious-villain", THIS_ROUND) < 2
    return Choice(option.id) if isinstance(found, Phase) and t.likes[found.seat] < 0 and cheap else None


def foretells(t: Thoughts) -> Choice | None:
    """Sha and tactics are used, other cards are kept."""
    if t.options[0].id != "will-use":
        return as_usual(t)
    kind = KINDS[str(t.question.about()["card"])]
    used = kind.is_sha or bool(kind.slots) or (kind.type == TACTIC and kind.id != "negate")
    return Choice("will-use" if used else "will-not-use")


SKILLS: Final[dict[str, Rule]] = {"ferocious-villain": ferocious_villain}
ACTIONS: Final[dict[str, ActionRule]] = {"brilliant-scheme": brilliant_scheme}
CHOICES: Final[dict[str, ChoiceRule]] = {"brilliant-scheme": strikes_or_draws, "ferocious-villain": foretells}
