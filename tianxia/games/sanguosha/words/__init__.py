"""Sanguosha in the terminal."""

from tianxia.core.events import Facts
from tianxia.games.sanguosha.words.presenter import SanguoshaPresenter
from tianxia.telling.language import Texts

__all__ = ["SanguoshaPresenter", "present"]


def present(say: Texts, view: Facts) -> SanguoshaPresenter:
    """The presenter of one match."""
    return SanguoshaPresenter(say, view)
