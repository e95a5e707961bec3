"""What the rule bot knows of single heroes, by the files of heroes/.

Each may bring `SKILLS` (when to activate what is offered), `ACTIONS` (what something is worth in the Action Phase) and
`CHOICES` (answers to a skill's own questions).
"""

from importlib import import_module
from pkgutil import iter_modules
from types import ModuleType
from typing import Final

from tianxia.games.sanguosha.bots import actions, choices, skills

TIPS: Final[tuple[ModuleType, ...]] = tuple(
    [import_module(f"{__name__}.{found.name}") for found in iter_modules(__path__)]
)


def file_tips() -> None:
    """Put them among those of the core roster."""
    for tips in TIPS:
        skills.SKILLS.update(getattr(tips, "SKILLS", {}))
        actions.RULES.update(getattr(tips, "ACTIONS", {}))
        choices.RULES.update(getattr(tips, "CHOICES", {}))
