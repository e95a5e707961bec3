"""Sun Tzu in the terminal."""

from tianxia.core.events import Facts
from tianxia.games.suntzu.words.presenter import SunTzuPresenter
from tianxia.telling.language import Texts

WINDOWS = ("suntzu.battle", "suntzu.before-scoring", "suntzu.round-end", "suntzu.call")  # ST-H13

__all__ = ["WINDOWS", "SunTzuPresenter", "present"]


def present(say: Texts, view: Facts) -> SunTzuPresenter:
    """The presenter of one match."""
    return SunTzuPresenter(say, view)
