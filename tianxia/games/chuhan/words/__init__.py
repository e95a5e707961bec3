"""Chu Han in the terminal."""

from tianxia.core.events import Facts
from tianxia.games.chuhan.words.presenter import ChuHanPresenter
from tianxia.telling.language import Texts

WINDOWS = ("chuhan.cancel",)

__all__ = ["WINDOWS", "ChuHanPresenter", "present"]


def present(say: Texts, view: Facts) -> ChuHanPresenter:
    """The presenter of one match."""
    return ChuHanPresenter(say, view)
