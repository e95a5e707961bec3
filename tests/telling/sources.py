"""What the sources of a game say in quotes: texts are looked for by these."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

GAMES = Path(__file__).resolve().parents[2] / "tianxia" / "games"
RULE = re.compile(r"[A-Z]{2}-\d{3,4}")


def calls(folder: Path, *names: str) -> Iterator[ast.Call]:
    """The calls of these functions or methods in the sources of a folder."""
    for path in sorted(folder.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call):
                name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
                if name in names:
                    yield node


def strings(node: ast.AST) -> list[str]:
    """All strings in an expression."""
    return [each.value for each in ast.walk(node) if isinstance(each, ast.Constant) and isinstance(each.value, str)]


def rules_in(folder: Path, *names: str) -> set[str]:
    """The rule ids among the arguments of these calls."""
    return {text for call in calls(folder, *names) for text in strings(call) if RULE.fullmatch(text)}
