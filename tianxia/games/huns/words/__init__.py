"""Huns in words, for the terminal and the server."""

from tianxia.core.events import Facts
from tianxia.games.huns.words.presenter import HunsPresenter
from tianxia.telling.language import Texts

__all__ = ["HunsPresenter", "present"]


def present(say: Texts, view: Facts) -> HunsPresenter:
    """The presenter of one match."""
    return HunsPresenter(say, view)
