"""What the rule bot knows of single heroes, by the files of heroes/.

Each may bring `SKILLS` (when to activate what is offered), `ACTIONS` (what something is worth in the Action Phase)
and `CHOICES` (answers to a skill's own questions)."""

from types import ModuleType
from typing import Final

from tianxia.games.sanguosha.bots import actions, choices, skills
from tianxia.games.sanguosha.bots.tips import cao_mao, givers, warlords

TIPS: Final[tuple[ModuleType, ...]] = (cao_mao, givers, warlords)


def file_tips() -> None:
    """Put them among those of the core roster."""
    for tips in TIPS:
        skills.SKILLS.update(getattr(tips, "SKILLS", {}))
        actions.RULES.update(getattr(tips, "ACTIONS", {}))
        choices.RULES.update(getattr(tips, "CHOICES", {}))
