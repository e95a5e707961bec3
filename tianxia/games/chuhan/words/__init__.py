"""Chu Han in words."""

from tianxia.games.chuhan.words.presenter import ChuHanPresenter

present = ChuHanPresenter
