"""What the rule bot knows of Cao Mao."""

from __future__ import annotations

from typing import Final

from tianxia.games.sanguosha.bots.actions import Rule as ActionRule
from tianxia.games.sanguosha.bots.actions import never

ACTIONS: Final[dict[str, ActionRule]] = {"wine-poetry-cao-mao": never, "advance-to-the-death": never}
