"""Chu Han in the terminal."""

from tianxia.core.events import Facts
from tianxia.games.chuhan.words.presenter import ChuHanPresenter
from tianxia.telling.language import Texts

__all__ = ["ChuHanPresenter", "present"]


def present(say: Texts, view: Facts) -> ChuHanPresenter:
    """The presenter of one match."""
    return ChuHanPresenter(say, view)
