"""What the check of the rooms finds, and what it leaves alone."""

import ast

import pytest

from tests.hygiene import rooms

GAMES = ("envoys", "levee")


@pytest.mark.parametrize(
    ("module", "source"),
    [
        ("tianxia.games.envoys.rules.cards", "from tianxia.games.levee import cards"),
        ("tianxia.games.envoys.rules.cards", "from tianxia.games import levee"),
        ("tianxia.games.envoys.rules.cards", "import tianxia.games.levee.cards"),
        ("tianxia.games.envoys.cards", "from ..levee import cards"),
        ("tianxia.games.envoys.rules.cards", "from tianxia.bots import greedy"),
        ("tianxia.games.envoys.rules.cards", "from tianxia.games.envoys.bots.policy import POLICY"),
        ("tianxia.games.envoys.position.arrange", "from tianxia.games.envoys.words import log"),
        ("tianxia.games.envoys.words.log", "from tianxia.server import wire"),
        ("tianxia.core.game", "from tianxia.games.envoys import setup"),
        ("tianxia.core.game", "def f():\n    import tianxia.games.envoys"),
        ("tianxia.core.game", "from tianxia.games import built_in"),
        ("tianxia.core.game", "from tianxia.positions.scenario import Scenario"),
        ("tianxia.telling.base", "from tianxia.terminal import plain"),
        ("tianxia.terminal.plain", "from tianxia.games.envoys.rules import state"),
        ("tianxia.server.books.catalogue", "from tianxia.games.envoys import faces"),
        ("tianxia.server.session.core", "from tianxia.server.shell import store"),
        ("tianxia.bots.make", "from tianxia.games.envoys.bots import policy"),
    ],
)
def test_an_import_across_the_borders_is_found(module: str, source: str) -> None:
    assert list(rooms.foreign_imports(ast.parse(source), module, GAMES))


@pytest.mark.parametrize(
    ("module", "source"),
    [
        ("tianxia.games.envoys.rules.cards", "from tianxia.games.envoys.rules.state import Battle\nimport enum"),
        ("tianxia.games.envoys.rules.cards", "from .state import Battle"),
        ("tianxia.games.envoys.rules.cards", "from tianxia.core import asks\nfrom tianxia.core.asks import Ask"),
        ("tianxia.games.envoys.rules.cards", "from tianxia.games.envoys import data"),
        ("tianxia.games.envoys.bots.policy", "from tianxia.bots.policy import Policy\nfrom tianxia.games import game"),
        ("tianxia.games.envoys.board", "from tianxia.games.envoys.words.cards import name"),
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
