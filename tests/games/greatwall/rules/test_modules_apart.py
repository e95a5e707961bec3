"""The base rules never ask which module, mode or scenario is in play: modules change named rules, from outside."""

import ast
from pathlib import Path

from tianxia.games.greatwall import rules
from tianxia.games.greatwall.data import MODULES, SCENARIOS

FOLDER = Path(rules.__path__[0])
TABLE = "variant.py"  # where settings become a table, with the numbers and cards that follow from them
ASKED = ("extras", "is_coop", "mode", "modules", "scenario")  # what a table knows of its modules
NAMES = (*[row["id"] for row in MODULES["module"] + MODULES["mode"]], *SCENARIOS, "reed", "two-player")


def conditions(tree: ast.AST) -> list[ast.expr]:
    """All that something depends on: tests of `if`, `while` and comprehensions, comparisons, what is matched."""
    found: list[ast.expr] = []
    for node in ast.walk(tree):
        if isinstance(node, ast.If | ast.IfExp | ast.While | ast.Assert):
            found.append(node.test)
        elif isinstance(node, ast.comprehension):
            found += node.ifs
        elif isinstance(node, ast.Compare | ast.BoolOp):
            found.append(node)
        elif isinstance(node, ast.Match):
            found.append(node.subject)
        elif isinstance(node, ast.Subscript) and not isinstance(node.slice, ast.Constant):
            found.append(node.slice)
    return found


def asks_for_a_module(condition: ast.expr) -> bool:
    """Whether it reads what the table knows of modules, or names one of them."""
    for node in ast.walk(condition):
        if isinstance(node, ast.Attribute) and node.attr in ASKED:
            return True
        if isinstance(node, ast.Name) and node.id in ASKED:
            return True
        if isinstance(node, ast.Constant) and node.value in NAMES:
            return True
    return False


def asked_in(source: str) -> list[int]:
    """The lines of a source that ask which module is in play."""
    tree = ast.parse(source)
    return sorted({condition.lineno for condition in conditions(tree) if asks_for_a_module(condition)})


def test_the_base_rules_never_ask_which_module_is_in_play():
    files = [file for file in sorted(FOLDER.glob("*.py")) if file.name != TABLE]
    assert len(files) > 15
    asked = [f"{file.name}:{line}" for file in files for line in asked_in(file.read_text())]
    assert asked == []


def test_the_base_rules_import_no_module():
    imported = [
        node.module
        for file in FOLDER.glob("*.py")
        for node in ast.walk(ast.parse(file.read_text()))
        if isinstance(node, ast.ImportFrom) and node.module is not None
    ]
    assert [name for name in imported if name.startswith("tianxia.games.greatwall.modules")] == []


PLANTED = (
    "if s.variant.mode == 'x':\n    pass",
    "x = 1 if s.variant.is_coop else 0",
    "found = [n for n in range(3) if 'x' in s.variant.modules]",
    "while s.variant.scenario:\n    pass",
    "if word == 'genghis':\n    pass",
    "both = ready and s.variant.scenario.get('id')",
    "count = {'coop': 2}[s.variant.mode]",
)


def test_a_planted_question_is_found():
    assert [asked_in(source) for source in PLANTED] == [[1]] * len(PLANTED)


def test_a_number_of_the_table_is_no_question():
    assert asked_in("if s.tracks[0] >= s.variant.years:\n    pass") == []
    assert asked_in("facts = {'mode': s.variant.mode}") == []
