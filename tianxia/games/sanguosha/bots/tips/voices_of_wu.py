"""Tips for the Wu heroes who advise and accompany."""

from __future__ import annotations

from typing import Final

from tianxia.core.asks import Choice, Option, number
from tianxia.games.sanguosha.bots import actions, choices, skills
from tianxia.games.sanguosha.bots.actions import Action
from tianxia.games.sanguosha.bots.choices import some_use
from tianxia.games.sanguosha.bots.hints import worth
from tianxia.games.sanguosha.bots.skills import matter
from tianxia.games.sanguosha.bots.thoughts import Thoughts
from tianxia.games.sanguosha.bots.tips.arts_of_war import against_foes
from tianxia.games.sanguosha.rules.turns import Phase


def mutual_understanding(t: Thoughts, option: Option) -> Action | None:
    """It costs nothing."""
    return 8.0, {}


def chaste_devotion(t: Thoughts, option: Option) -> Action | None:
    """With the best friend, or whoever is no foe; the tune comes first."""
    seats = option.picks[0].items
    best = max(seats, key=lambda ref: (t.likes[number(ref)], ref))
    if any(found.id == "mutual-understanding" for found in t.options):
        return None
    return (1.0, {"seats": (best,)}) if t.likes[number(best)] > -0.2 else None


def devoted(t: Thoughts) -> Choice | None:
    """A friend joins the next tune; whoever may use a card uses one that helps or strikes a foe."""
    if t.options[0].id == "use-card":
        return Choice("accompany" if t.likes[t.question.about()["seat"]] > 0.2 else "use-card")
    return some_use(t)


def force_advice(t: Thoughts, option: Option) -> Choice | None:
    """To a foe the worst card, or two to be struck with; to a friend all but the best."""
    phase = matter(t)
    assert isinstance(phase, Phase)
    ranked = sorted(option.picks[0].items, key=lambda ref: (worth(t.s.kind_of(number(ref))), ref))
    if len(ranked) < 2 and t.likes[phase.seat] <= 0:
        return Choice(option.id, {"cards": tuple(ranked)}) if t.s.hp[phase.seat] < 2 else None
    return Choice(option.id, {"cards": tuple(ranked[:1] if t.likes[phase.seat] <= 0 else ranked[:-1] or ranked)})


SKILLS: Final[dict[str, skills.Rule]] = {"force-advice": force_advice}
ACTIONS: Final[dict[str, actions.Rule]] = {
    "mutual-understanding": mutual_understanding, "chaste-devotion": chaste_devotion,
}  # fmt: skip
CHOICES: Final[dict[str, choices.Rule]] = {"chaste-devotion": devoted, "force-advice": against_foes}
