"""Sun Tzu in words."""

from tianxia.games.suntzu.words.presenter import SunTzuPresenter

present = SunTzuPresenter
