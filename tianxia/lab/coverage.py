"""Which rules of a ledger, and which cards and skills, are named by tests; which names do not exist."""

import ast
import re
import tomllib
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from tianxia.errors import UserError
from tianxia.telling.ledger import Ledger, Rule

EXAMPLE: Final = {"rule": "rule('CH-101')", "content": "content('crossbow')"}


@dataclass(frozen=True, slots=True)
class Mention:
    """A rule number written somewhere."""

    id: str
    path: Path
    line: int


@dataclass(frozen=True, slots=True)
class Coverage:
    """How far the tests reach into one ledger."""

    game: str
    covered: int
    total: int
    missing: tuple[Rule, ...]


def coverage(ledger: Ledger, mentions: Iterable[Mention]) -> Coverage:
    """Counts the rules in force that at least one test names."""
    named = {mention.id for mention in mentions}
    missing = tuple(rule for rule in ledger.counted if rule.id not in named)
    total = len(ledger.counted)
    return Coverage(ledger.game, total - len(missing), total, missing)


def unknown(ledgers: Iterable[Ledger], mentions: Iterable[Mention]) -> tuple[Mention, ...]:
    """The mentions that no ledger knows."""
    known = {rule_id for ledger in ledgers for rule_id in ledger.by_id}
    return tuple(mention for mention in mentions if mention.id not in known)


def named_by_tests(tests: Path) -> tuple[Mention, ...]:
    """Every rule number that a test or a stored scenario claims to pin."""
    found = list(marked_in_tests(tests, "rule"))
    for path in sorted((tests / "games").glob("*/scenarios/*.toml")):
        found.extend(_named_in_scenario(path))
    return tuple(found)


def marked_in_tests(tests: Path, mark: str) -> tuple[Mention, ...]:
    """Every id that a test carries in this mark: `rule("CH-305")`, `content("crossbow")`."""
    return tuple(mention for path in sorted(tests.rglob("*.py")) for mention in _marked_in_test_file(path, mark))


def named_by_source(folder: Path, prefix: str) -> tuple[Mention, ...]:
    """Every number of this prefix in the sources of a game: comments, docstrings and code."""
    pattern = re.compile(rf"\b{prefix}-H?\d+\b")
    return tuple(
        Mention(rule_id, path, number)
        for path in sorted(folder.rglob("*.py"))
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), start=1)
        for rule_id in pattern.findall(line)
    )


def _marked_in_test_file(path: Path, mark: str) -> Iterator[Mention]:
    try:
        tree = ast.parse(path.read_text(encoding="utf-8"), filename=str(path))
    except SyntaxError as error:
        raise UserError("{path}:{line} is not Python: {why}", path=path, line=error.lineno, why=error.msg) from error
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef) and _runs(node):
            for decorator in node.decorator_list:
                yield from _named_in_decorator(decorator, path, mark)


def _runs(node: ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef) -> bool:
    """Only a test that is run pins a rule: not a helper, not a skipped test, not one that is expected to fail."""
    if not node.name.lower().startswith("test"):
        return False
    return not any(_last_name(decorator) in ("skip", "xfail") for decorator in node.decorator_list)


def _named_in_decorator(decorator: ast.expr, path: Path, mark: str) -> Iterator[Mention]:
    """Also finds `marks=rule(...)` on one case of a parametrized test."""
    for call in ast.walk(decorator):
        if not isinstance(call, ast.Call) or _last_name(call) != mark:
            continue
        for argument in call.args:
            if not isinstance(argument, ast.Constant) or not isinstance(argument.value, str):
                raise UserError(
                    "{path}:{line} must write its {mark} ids out, as in {example}",
                    path=path,
                    line=argument.lineno,
                    mark=mark,
                    example=EXAMPLE[mark],
                )
            yield Mention(argument.value, path, argument.lineno)


def _last_name(node: ast.expr) -> str:
    """`pytest.mark.skip(...)`, `mark.skip` and `skip` all end in `skip`."""
    if isinstance(node, ast.Call):
        node = node.func
    if isinstance(node, ast.Attribute):
        return node.attr
    return node.id if isinstance(node, ast.Name) else ""


def _named_in_scenario(path: Path) -> Iterator[Mention]:
    text = path.read_text(encoding="utf-8")
    try:
        rules = tomllib.loads(text).get("rules", [])
    except tomllib.TOMLDecodeError as error:
        raise UserError("{path} is not TOML: {error}", path=path, error=error) from error
    if not isinstance(rules, list) or not all(isinstance(rule_id, str) for rule_id in rules):
        raise UserError("{path} must list its rules as strings, as in rules = ['CH-101']", path=path)
    lines = text.splitlines()
    for rule_id in rules:
        line = next((number for number, line in enumerate(lines, start=1) if rule_id in line), 1)
        yield Mention(rule_id, path, line)
