"""Sanguosha in the terminal."""

from tianxia.core.events import Facts
from tianxia.games.sanguosha.words.presenter import SanguoshaPresenter
from tianxia.telling.language import Texts

WINDOWS = (  # SG-H07: asked on public grounds; passed by itself where nothing else is possible
    "sanguosha.dodge",
    "sanguosha.play",
    "sanguosha.use-sha",
    "sanguosha.negate",
    "sanguosha.save",
    "sanguosha.skill",
    "sanguosha.choose",
)

__all__ = ["WINDOWS", "SanguoshaPresenter", "present"]


def present(say: Texts, view: Facts) -> SanguoshaPresenter:
    """The presenter of one match."""
    return SanguoshaPresenter(say, view)
