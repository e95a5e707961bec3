"""The games on the shelf of the browser: all there are; one without pages of its own gets the plain ones."""

from __future__ import annotations

import logging
from typing import Final

from tianxia.bots.make import names_of
from tianxia.core.game import Game
from tianxia.errors import BadInput
from tianxia.games import game, game_ids

LOG: Final = logging.getLogger(__name__)


def on_shelf() -> tuple[str, ...]:
    """The games in the order in which they are shown; one of another package that cannot be loaded is left out."""
    return tuple([id for id in game_ids() if _loads(id)])


def _loads(id: str) -> bool:
    try:
        game(id)
    except BadInput as wrong:
        LOG.warning("%s", wrong)
        return False
    return True


def served(id: str) -> Game:
    """A game that can be played in the browser; BadInput, with the games that there are, if not."""
    return game(id)


def usual_bot(game: str, wished: str) -> str:
    """The bot that is seated if none is named: the wished one, or the first one of a game that it cannot play."""
    names = names_of(game)
    return wished if wished.partition(":")[0] in names else names[0]
