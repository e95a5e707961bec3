"""Each check finds a planted fault and leaves good code alone."""

import ast

import pytest

from tests.hygiene import checks

FAULTS: list[tuple[checks.TreeCheck, str]] = [
    *((checks.banned_imports, f"import {name}") for name in checks.BANNED_MODULES),
    (checks.banned_imports, "from random import shuffle"),
    (checks.banned_imports, "import os.path as path"),
    (checks.banned_imports, "def f():\n    import time"),
    (checks.banned_imports, "from tianxia.core.state import *"),
    *((checks.banned_calls, f"def f(x):\n    return {name}(x)") for name in checks.BANNED_CALLS),
    (checks.global_statements, "N = 1\ndef f():\n    global N\n    N = 2"),
    (checks.finally_blocks, "def f():\n    try:\n        yield\n    finally:\n        pass"),
    (checks.walks_over_sets, "for x in {1, 2}:\n    pass"),
    (checks.walks_over_sets, "def f(xs):\n    for x in set(xs):\n        yield x"),
    (checks.walks_over_sets, "def f(xs):\n    return [x for x in {y for y in xs}]"),
    (checks.walks_over_sets, "def f(xs):\n    return list(frozenset(xs))"),
    (checks.walks_over_sets, "def f(xs):\n    return [*set(xs)]"),
    (checks.walks_over_sets, "def f(xs, ys):\n    return tuple(set(xs) - ys)"),
    (checks.walks_over_sets, "def f(xs):\n    seen = set()\n    return [x for x in seen]"),
    (checks.walks_over_sets, "def f(seen: set[int]):\n    return seen.pop()"),
    (checks.walks_over_sets, "class A:\n    seen: set[int]\n    def f(self):\n        return list(self.seen)"),
    (
        checks.walks_over_sets,
        "class A:\n    def f(self):\n        self.a: set[int] = set()\n        return list(self.a)",
    ),
    (checks.changed_globals, "SEEN = {}\ndef f(x):\n    SEEN[x] = 1"),
    (checks.changed_globals, "SEEN: list[int] = []\nclass A:\n    def f(self, x):\n        SEEN.append(x)"),
    (checks.changed_globals, "SEEN = set()\ndef f(x):\n    def g():\n        SEEN.add(x)\n    g()"),
    (checks.inline_pieces, "def f(s):\n    s.stock[0][1] -= 1"),
    (checks.inline_pieces, "def f(s):\n    s.stock[0] = [0, 3]"),
    (checks.inline_pieces, "def f(s):\n    s.stock = []"),
    (checks.inline_pieces, "def f(s):\n    s.tracks[0] = 3"),
    (checks.inline_pieces, "def f(s):\n    del s.known[0]"),
    (checks.inline_pieces, "def f(s):\n    row = s.stock[0]\n    row[1] += 2"),
    (checks.inline_pieces, "def f(s):\n    mine, theirs = s.stock[0], s.stock[1]\n    theirs[2] -= 1"),
    (checks.inline_pieces, "def f(s):\n    s.stock[0].append(3)"),
    (checks.inline_pieces, "def f(s):\n    row = s.stock[0]\n    row.pop()"),
    (checks.uncompilable, "def f(x):\n    return x in (*A, *B)"),
    (checks.uncompilable, "def f(x):\n    return x not in ('', *B)"),
    (checks.uncompilable, "def f(x):\n    return x.__slots__"),
    (checks.uncompilable, "def f():\n    return A.__new__(A)"),
    (checks.uncompilable, "@runtime_checkable\nclass A(Protocol):\n    pass"),
    (checks.uncompilable, "def f(xs):\n    yield from (x for x in xs)"),
    (checks.missing_docstring, "x = 1"),
    (checks.missing_docstring, '"""Stuff"""'),
    (checks.long_functions, "def f():\n" + "    pass\n" * checks.FUNCTION_LINES),
]

GOOD: list[tuple[checks.TreeCheck, str]] = [
    (checks.banned_imports, "from tianxia.core.dice import Dice\nfrom . import random_names"),
    (checks.banned_calls, "def f(x):\n    return x.id(), x.hash()"),
    (checks.finally_blocks, "try:\n    pass\nexcept ValueError:\n    pass"),
    (checks.walks_over_sets, "def f(xs):\n    return sorted(set(xs)), len(set(xs)), 3 in {1, 2}"),
    (checks.walks_over_sets, "def f(xs: list[int]):\n    return [x for x in xs], xs.pop()"),
    (checks.changed_globals, "SEEN = {}\ndef f():\n    SEEN = {}\n    SEEN[1] = 1"),
    (
        checks.changed_globals,
        "T = {}\ndef skill(name):\n    def enter(f):\n        T[name] = f\n        return f\n    return enter",
    ),
    (checks.changed_globals, "T = []\ndef ability(f):\n    T.append(f)\n    return f"),
    (checks.inline_pieces, "def f(s):\n    row = s.stock[0]\n    s.send(0, row[1], 1, 2)\n    s.put(0, 1, 3)"),
    (checks.inline_pieces, "def f(s):\n    marked = s.stock[0][7:]\n    marked[0] = 3"),
    (checks.inline_pieces, "def f(s):\n    s.left[0] = s.stock[0][1]\n    pool = s.stock[0][1]\n    pool -= 1"),
    (checks.uncompilable, "class A:\n    __slots__ = ('x',)"),
    (checks.uncompilable, "C = (*A, *B)\ndef f(x):\n    return x in C or x in (1, 2)"),
    (checks.uncompilable, "def f(xs):\n    yield from g(x for x in xs)"),
    (checks.missing_docstring, '"""The deck (ledger section 1xx)."""'),
    (checks.long_functions, "def f():\n" + "    pass\n" * (checks.FUNCTION_LINES - 1)),
]


@pytest.mark.parametrize(("check", "source"), FAULTS)
def test_a_planted_fault_is_found(check: checks.TreeCheck, source: str) -> None:
    assert list(check(ast.parse(source)))


@pytest.mark.parametrize(("check", "source"), GOOD)
def test_good_code_is_left_alone(check: checks.TreeCheck, source: str) -> None:
    assert list(check(ast.parse(source))) == []


def test_a_long_file_is_found() -> None:
    assert list(checks.long_file("x\n" * (checks.FILE_LINES + 1)))
    assert not list(checks.long_file("x\n" * checks.FILE_LINES))


@pytest.mark.parametrize("folder", ["work/main", "home/anna/x", "root", "root/.cache"])
def test_a_path_of_one_machine_is_found(folder: str) -> None:
    assert list(checks.machine_paths(f'open("/{folder}")'))


@pytest.mark.parametrize("text", ["docs/work/plan.md", "https://example.org/home/", "/rooted", "network/", "~/x"])
def test_other_paths_are_left_alone(text: str) -> None:
    assert not list(checks.machine_paths(text))


def test_a_note_for_later_is_found() -> None:
    assert list(checks.unfinished("x = 1  # TO" + "DO: more"))
    assert list(checks.unfinished("# FIX" + "ME"))
    assert not list(checks.unfinished("a fixed method"))


@pytest.mark.parametrize(
    "text", ["The o" + "wn hand", "an o" + "wn wagon", "at most so m" + "any", "In the b" + "rink of death"]
)
def test_an_odd_turn_of_phrase_is_found(text: str) -> None:
    assert list(checks.odd_english(text))


@pytest.mark.parametrize("text", ["one's own hand", "the own-turn window", "this many", "on the brink of death"])
def test_plain_english_is_left_alone(text: str) -> None:
    assert not list(checks.odd_english(text))
