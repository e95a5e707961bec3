"""Each game knows its own words: the options and slots of its questions, so that a typing error is found."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from tianxia.core.dice import Dice, key_from_seed
from tianxia.core.match import start
from tianxia.games import built_in, game
from tianxia.scenario import scenario

COPY = re.compile(r"#\w+")  # of an option that is there twice, or in another's name


def literals(id: str) -> Iterator[tuple[str, str]]:
    """Options and slots that stand in the sources of a game by name."""
    package = Path(game(id).__class__.__module__.replace(".", "/")).parent
    for file in sorted((Path(__file__).resolve().parents[2] / package).rglob("*.py")):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            called = node.func.id if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) else ""
            if called in ("Option", "option", "Pick") and node.args and isinstance(node.args[0], ast.Constant):
                yield "slot" if called == "Pick" else "option", node.args[0].value
            yield from moves(node)
            for given in node.keywords if called in ("pick_cards", "pick_seats") else ():
                if given.arg == "slot" and isinstance(given.value, ast.Constant):
                    yield "slot", given.value.value


def moves(node: ast.AST) -> Iterator[tuple[str, str]]:
    """The option and the slots of a move that stands as it is: `("load", (("good", ref), ("wagon", ref)))`."""
    if not isinstance(node, ast.Tuple) or len(node.elts) != 2:
        return
    option, picks = node.elts
    if not isinstance(option, ast.Constant) or not isinstance(picks, ast.Tuple):
        return
    if all(isinstance(pick, ast.Tuple) and isinstance(pick.elts[0], ast.Constant) for pick in picks.elts):
        yield "option", str(option.value)
        for pick in picks.elts:
            assert isinstance(pick, ast.Tuple)
            assert isinstance(pick.elts[0], ast.Constant)
            yield "slot", str(pick.elts[0].value)


@pytest.mark.parametrize("id", built_in())
def test_every_option_and_slot_of_the_sources_is_a_word_of_the_game(id: str):
    words = game(id).vocabulary(scenario(id).match.state)
    known = {"option": words.options, "slot": words.slots}
    found = list(literals(id))
    assert len(found) > 10
    assert [(sort, word) for sort, word in found if word not in known[sort]] == []


@pytest.mark.parametrize("id", built_in())
def test_every_option_and_slot_of_a_game_by_chance_is_a_word_of_the_game(id: str):
    match = start(game(id), None, {}, key_from_seed("wording", id))
    words = game(id).vocabulary(match.state)
    dice = Dice(key_from_seed("wording", id, "answers"))
    for _ in range(400):
        if match.is_over:
            break
        question = match.waiting()[0]
        for option in question.options():
            assert COPY.sub("", option.id) in words.options
            assert [pick.slot for pick in option.picks if pick.slot not in words.slots] == []
        match.answer(question.seat, question.sample(dice))
