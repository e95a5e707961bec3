"""The Great Wall in words, for the terminal and the server."""

from tianxia.games.greatwall.words.presenter import GreatWallPresenter

present = GreatWallPresenter
