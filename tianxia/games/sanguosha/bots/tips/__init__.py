"""What the rule bot knows of single heroes, by the files of heroes/.

Each may bring `SKILLS` (when to activate what is offered), `ACTIONS` (what something is worth in the Action Phase)
and `CHOICES` (answers to a skill's own questions)."""

from types import ModuleType
from typing import Final

from tianxia.games.sanguosha.bots import actions, choices, skills
from tianxia.games.sanguosha.bots.tips import (
    arts_of_war,
    clan_zhong,
    rulebook_schemers,
    rulebook_shu,
    rulebook_warriors,
    rulebook_wei,
    rulebook_wu,
    voices_of_wu,
    warlords,
)

TIPS: Final[tuple[ModuleType, ...]] = (
    arts_of_war,
    clan_zhong,
    rulebook_schemers,
    rulebook_shu,
    rulebook_warriors,
    rulebook_wei,
    rulebook_wu,
    voices_of_wu,
    warlords,
)


def file_tips() -> None:
    """Put them among those of the core roster."""
    for tips in TIPS:
        skills.SKILLS.update(getattr(tips, "SKILLS", {}))
        actions.RULES.update(getattr(tips, "ACTIONS", {}))
        choices.RULES.update(getattr(tips, "CHOICES", {}))
