"""The words of Sanguosha that a scenario understands whatever is asked: options, slots and things to pick."""

from __future__ import annotations

from functools import cache
from typing import Final

from tianxia.core.game import Vocabulary
from tianxia.games.sanguosha.content import ATTENDANTS, HEROES, KINDS, KINGDOMS, SKILLS, SUITS
from tianxia.games.sanguosha.content import SLOTS as EQUIPMENT_SLOTS
from tianxia.games.sanguosha.mechanics.gold import GOLD
from tianxia.games.sanguosha.mechanics.seals import SEALS
from tianxia.games.sanguosha.position.naming import CARD_NAMES
from tianxia.games.sanguosha.rules.asking import NUMBER
from tianxia.games.sanguosha.rules.skills import CONVERSIONS, plain_key

OPTIONS: Final = (  # beside kinds of cards, skills and suits
    "end", "reforge", "pass", "yes", "hero", "god", "hand", "card", "cards", "targets", "place", "fight", "refuse",
    "discard", "suffer", "give", "take", "get", "move", "exchange", "atop", "question", "draw", "heal", "lose",
    "let-draw", "draw-many", "draw-one", "lose-hp", "lose-max-hp", "use-sha", "rage", "hp", "ineffective",
    "will-use", "will-not-use", "flip", "shield", "first", "second", "common-enemy", "progress-together",
    "distribute-the-treasury", "join-forces", "let-discard", "become-target", "on-top", "to-bottom",
    "suffer-sha", "use-card",
    "accompany", "red", "black", "equip", "gain", "reset",
    "seats", "exile-cards", "exile-skills", *EQUIPMENT_SLOTS, *GOLD, *SEALS,
    "go-forward", "change-formation", "halt", "drop-1", "drop-2", "drop-3", "kingdom", "premeditated", "put-away",
)  # fmt: skip
NUMBERS: Final = tuple([f"{NUMBER}{n}" for n in range(1, 14)])  # where a number is named
SLOTS: Final = (
    "cards", "targets", "second", "seats", "hero", "kingdom", "top", "bottom", "stars", "first", "third",
    *SUITS[:4], *[f"card-{n}" for n in range(20)],
)  # fmt: skip


@cache
def vocabulary() -> Vocabulary:
    """Made once all skills are registered."""
    rules = [(plain_key(skill), rule) for skill, rules in CONVERSIONS.items() for rule in rules]
    made = [f"{skill}/{kind}" for skill, rule in rules for kind in rule.makes]
    shown = [f"{hero.id}/{skill.id}" for hero in HEROES for skill in hero.skills]
    shown += [f"{attendant.id}/{attendant.skill}" for attendant in ATTENDANTS.values()]
    things = (*[name for names in CARD_NAMES.values() for name in names], *[hero.id for hero in HEROES], *KINGDOMS)
    return Vocabulary((*OPTIONS, *NUMBERS, *KINDS, *SKILLS, *SUITS[:4], *made, *shown), SLOTS, things)
