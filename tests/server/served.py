"""Games of the tests at the tables of the real session core: any number of seats, without pages and texts."""

from __future__ import annotations

import sys
from types import ModuleType
from typing import Any

import pytest

from tianxia.core.asks import Ask, Choice, Refusal
from tianxia.core.events import Facts, Seat
from tianxia.core.game import Game
from tianxia.server.books import shelf, telling
from tianxia.server.shell import thinking
from tianxia.telling.language import Texts, texts


class PlainPresenter:
    """A game told by its ids."""

    def __init__(self, say: Texts, view: Facts) -> None:
        self.say = say
        self.first = view

    def side(self, seat: Seat) -> str:
        return f"Seat {seat}"

    def title(self, question: Ask) -> str:
        return question.kind

    def prompt(self, view: Facts, question: Ask) -> str:
        return f"{question.kind} {question.seat}"

    def option(self, view: Facts, entry: Any) -> str:
        return str(entry.option)

    def describe(self, view: Facts, kind: str, choice: Choice) -> str:
        return choice.option

    def why(self, view: Facts, refusal: Refusal) -> list[str]:
        return []

    def event(self, told: Facts) -> list[str]:
        return [str(told["kind"])]

    def outcome(self, view: Facts) -> list[str]:
        return [f"Winners: {view['outcome']['winners']}."]


def serve(patch: pytest.MonkeyPatch, game: Game, windows: tuple[str, ...]) -> None:
    """Put a game of the tests on the shelf until the patch is undone."""
    honest, honest_texts, by_id = shelf.game, telling.texts, {game.id: game}
    terminal = ModuleType(f"tianxia.terminal.{game.id}")
    terminal.WINDOWS = windows  # type: ignore[attr-defined]
    terminal.present = PlainPresenter  # type: ignore[attr-defined]
    patch.setitem(sys.modules, terminal.__name__, terminal)
    patch.setattr(shelf, "SERVED", (*shelf.SERVED, game.id))
    for module in (shelf, thinking):
        patch.setattr(module, "game", lambda id: by_id[id] if id in by_id else honest(id))
    patch.setattr(telling, "texts", lambda lang, id: texts(lang) if id in by_id else honest_texts(lang, id))
