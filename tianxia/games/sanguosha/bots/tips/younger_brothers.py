"""What the rule bot knows of Yuan Tan and Zhuge Jun."""

from __future__ import annotations

from typing import Final

from tianxia.core.asks import PASS, Choice, Option
from tianxia.games.sanguosha.bots.choices import Rule as ChoiceRule
from tianxia.games.sanguosha.bots.choices import as_usual
from tianxia.games.sanguosha.bots.hints import FOE, FRIEND
from tianxia.games.sanguosha.bots.skills import DEAR, TRUSTED
from tianxia.games.sanguosha.bots.skills import Rule as SkillRule
from tianxia.games.sanguosha.bots.thoughts import Thoughts
from tianxia.games.sanguosha.rules.zones import DISCARD


def seize_the_heritage(t: Thoughts, option: Option) -> Choice | None:
    """As many cards as HP, or two for one HP that can be spared."""
    s = t.s
    found = [card for card, seat in s.followed if seat != t.me and s.where[card] == DISCARD]
    return Choice(option.id) if len(found) >= s.hp[t.me] or (len(found) > 1 and s.hp[t.me] > 2) else None


def ruin_the_clan(t: Thoughts) -> Choice | None:
    """Foes if there are enough of them; any cheap card."""
    option = t.options[0]
    return (t.fill(option, FOE) if option.id == "hero" else None) or as_usual(t)


def with_a_friend(t: Thoughts, option: Option) -> Choice | None:
    """Concentric with a friend, cards for friends."""
    return t.fill(option, FRIEND)


def entrusted(t: Thoughts) -> Choice | None:
    """Two cheap cards for a friend, who gets them back from the deck."""
    option = t.options[0]
    if option.id != "give":
        return as_usual(t)
    cheap = [ref for ref in t.cheapest(option.picks[0].items, 2) if t.card_worth(ref) <= DEAR]
    trusted = t.likes[int(t.question.about()["seat"])] > TRUSTED
    return Choice("give", {"cards": tuple(cheap)}) if trusted and len(cheap) == 2 else PASS


SKILLS: Final[dict[str, SkillRule]] = {
    "seize-the-heritage": seize_the_heritage, "entrusted": with_a_friend, "wait-for-return": with_a_friend,
}  # fmt: skip
CHOICES: Final[dict[str, ChoiceRule]] = {"ruin-the-clan": ruin_the_clan, "entrusted": entrusted}
