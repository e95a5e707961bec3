"""Huns in words."""

from tianxia.games.huns.words.presenter import HunsPresenter

present = HunsPresenter
