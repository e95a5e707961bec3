"""Sanguosha in words."""

from tianxia.games.sanguosha.words.presenter import SanguoshaPresenter

present = SanguoshaPresenter
