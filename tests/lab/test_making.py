"""Code made from declared fields: it is current, and it does what the declarations say."""

from __future__ import annotations

from itertools import islice
from pathlib import Path

import msgspec
import pytest

from tianxia.core import fields
from tianxia.core.dice import Dice
from tianxia.core.events import OPEN, SPECTATOR
from tianxia.core.fields import ALL, HIDDEN, OWNER, Field
from tianxia.core.kinds import (
    Each,
    Flag,
    Given,
    Named,
    Number,
    OneOf,
    OneText,
    Plain,
    Row,
    Several,
    Someone,
    Together,
)
from tianxia.core.match import start
from tianxia.core.state import State
from tianxia.games import built_in, game
from tianxia.lab import making

FILES = making.made()
MADE = [id for id in built_in() if any(path.parts[-3:] == (id, "rules", "made.py") for path in FILES)]


@pytest.mark.parametrize("path", FILES, ids=lambda path: "/".join(path.parts[-3:]))
def test_what_is_made_is_current(path: Path) -> None:
    assert path.read_text(encoding="utf-8") == FILES[path], "run `python -m tianxia.lab.making`"


def states(id: str) -> list[State]:
    """Some states of a random game, in the middle of questions."""
    match = start(game(id), None, {}, 3)
    dice = Dice(3)
    found: list[State] = []
    while not match.is_over and len(found) < 40:
        question = match.waiting()[0]
        match.answer(question.seat, question.sample(dice))
        found.append(match.state.copy())
    return found


@pytest.mark.parametrize("id", MADE)
def test_made_code_and_declarations_agree(id: str) -> None:
    for state in islice(states(id), 0, None, 4):
        declared = state.fields
        assert declared
        assert msgspec.json.encode(state.plain_fields()) == msgspec.json.encode(fields.write(state, declared))
        assert state.open_facts() == fields.show(state, declared)
        for viewer in (*range(state.seats), SPECTATOR, OPEN):
            for seat in range(state.seats):
                assert state.seat_facts(viewer, seat) == fields.show_seat(state, declared, viewer, seat)
        again, other = state.copy(), state.copy()
        stored = msgspec.json.decode(msgspec.json.encode(state.plain_fields()))
        again.fill_fields(stored)
        fields.read(other, declared, stored)
        assert fields.write(again, declared) == fields.write(other, declared) == fields.write(state, declared)


@pytest.mark.parametrize("id", MADE)
def test_made_fields_begin_as_declared_and_copies_share_nothing(id: str) -> None:
    kind = type(states(id)[0])
    made = kind(2, Dice(1))
    for field in made.fields:
        if not isinstance(field.kind, Given):
            assert getattr(made, field.name) == field.kind.start(2), field.name
    for state in states(id)[-1:]:
        copy = state.copy()
        for field in state.fields:
            if not field.kind.shared:
                assert getattr(copy, field.name) is not getattr(state, field.name), field.name


EVERY_KIND = (
    Field("a", Number(2, 0, 9), ALL, "how many"),
    Field("b", Each(Number()), OWNER),
    Field("c", Each(Flag(), over=("x", "y")), ALL),
    Field("d", Several(Row(OneText(), Someone())), HIDDEN),
    Field("e", OneOf(("one", "two"), -1, or_none=True), ALL),
    Field("f", Each(Each(Flag(), over=("x", "y"))), HIDDEN),
    Field("g", Named(Number(), int), HIDDEN),
    Field("h", Plain(), HIDDEN),
    Field("i", Each(Together(OneText())), HIDDEN),
    Field("j", Several(Together(Number())), ALL),
)


def test_code_is_made_for_every_kind() -> None:
    code = making.python("Thing", EVERY_KIND)
    namespace: dict[str, object] = {}
    exec(compile(code, "made.py", "exec"), namespace)
    made = namespace["ThingFields"](2, Dice(1))  # type: ignore[operator]
    made.b, made.d, made.e, made.g, made.j = [3, 4], [("t", 1)], 1, {7: 2}, [(1, 2)]
    made.f[1][0] = True
    copy = made.copy()
    copy.f[0][0] = True
    assert made.f == [[False, False], [True, False]]
    assert made.plain_fields() == fields.write(made, EVERY_KIND) | {"d": [("t", 1)], "g": [(7, 2)]}
    again = namespace["ThingFields"](2, Dice(1))  # type: ignore[operator]
    again.fill_fields(msgspec.json.decode(msgspec.json.encode(made.plain_fields())))
    assert [getattr(again, field.name) for field in EVERY_KIND] == [getattr(made, field.name) for field in EVERY_KIND]
    assert made.open_facts() == {"a": 2, "c": [False, False], "e": "two", "j": [[1, 2]]}
    assert [made.seat_facts(0, seat) for seat in (0, 1)] == [{"b": 3}, {"b": None}]
    assert made.seat_facts(OPEN, 1) == {"b": 4}


def test_the_types_of_the_pages_follow_from_the_declarations() -> None:
    text = making.typescript("Thing", EVERY_KIND, "games.thing")
    for line in (
        "  a: number;",
        "  c: boolean[];",
        '  e: "one" | "two" | null;',
        "  b: number | null;",
        "  j: number[][];",
    ):
        assert line in text.splitlines()
    assert "d:" not in text
