"""What the check of the rooms finds, and what it leaves alone."""

import ast

import pytest

from tests.hygiene import rooms

GAMES = ("chuhan", "huns")


@pytest.mark.parametrize(
    ("module", "source"),
    [
        ("tianxia.games.chuhan.rules.cards", "from tianxia.games.huns import cards"),
        ("tianxia.games.chuhan.rules.cards", "from tianxia.games import huns"),
        ("tianxia.games.chuhan.rules.cards", "import tianxia.games.huns.cards"),
        ("tianxia.games.chuhan.cards", "from ..huns import cards"),
        ("tianxia.games.chuhan.rules.cards", "from tianxia.bots import greedy"),
        ("tianxia.games.chuhan.rules.cards", "from tianxia.games.chuhan.bots.policy import POLICY"),
        ("tianxia.games.chuhan.position.arrange", "from tianxia.games.chuhan.words import log"),
        ("tianxia.games.chuhan.words.log", "from tianxia.server import wire"),
        ("tianxia.core.game", "from tianxia.games.chuhan import setup"),
        ("tianxia.core.game", "def f():\n    import tianxia.games.chuhan"),
        ("tianxia.core.game", "from tianxia.games import built_in"),
        ("tianxia.core.game", "from tianxia.positions.scenario import Scenario"),
        ("tianxia.telling.base", "from tianxia.terminal import plain"),
        ("tianxia.terminal.plain", "from tianxia.games.chuhan.rules import state"),
        ("tianxia.server.books.catalogue", "from tianxia.games.chuhan import faces"),
        ("tianxia.server.session.core", "from tianxia.server.shell import store"),
        ("tianxia.bots.make", "from tianxia.games.chuhan.bots import policy"),
    ],
)
def test_an_import_across_the_borders_is_found(module: str, source: str) -> None:
    assert list(rooms.foreign_imports(ast.parse(source), module, GAMES))


@pytest.mark.parametrize(
    ("module", "source"),
    [
        ("tianxia.games.chuhan.rules.cards", "from tianxia.games.chuhan.rules.state import Battle\nimport enum"),
        ("tianxia.games.chuhan.rules.cards", "from .state import Battle"),
        ("tianxia.games.chuhan.rules.cards", "from tianxia.core import asks\nfrom tianxia.core.asks import Ask"),
        ("tianxia.games.chuhan.rules.cards", "from tianxia.games.chuhan import data"),
        ("tianxia.games.chuhan.bots.policy", "from tianxia.bots.policy import Policy\nfrom tianxia.games import game"),
        ("tianxia.games.chuhan.board", "from tianxia.games.chuhan.words.cards import name"),
        ("tianxia.core.game", "from tianxia.core.state import State\nfrom tianxia.errors import UserError"),
        ("tianxia.telling.presenter", "from tianxia.games import part_of"),
        ("tianxia.commands.play", "from tianxia.server.shell.running import run"),
    ],
)
def test_an_import_of_what_stands_below_is_fine(module: str, source: str) -> None:
    assert list(rooms.foreign_imports(ast.parse(source), module, GAMES)) == []


def test_a_hand_that_reaches_outside_is_found() -> None:
    assert list(rooms.touches_outside(ast.parse("import asyncio"), "tianxia.server.session.core"))
    assert list(rooms.touches_outside(ast.parse("from time import time"), "tianxia.server.books.replays"))
    assert not list(rooms.touches_outside(ast.parse("from time import time"), "tianxia.server.shell.app"))
