"""The sources themselves pass every check."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.hygiene import checks, rooms
from tianxia.games import built_in
from tianxia.lab.coverage import named_by_source, named_by_tests, unknown
from tianxia.telling.ledger import ledger_of

ROOT = Path(__file__).resolve().parents[2]
PACKAGE = ROOT / "tianxia"
NO_RULES = ("words", "bots", "board.py", "faces.py")  # of a game: they may not change a state, but they may count
GENERATED = ("node_modules", "__pycache__", "dist", "build", "mutants", "htmlcov")
TEXTS = (".py", ".md", ".toml", ".ftl", ".txt", ".json", ".ts", ".js", ".svelte", ".css", ".html", ".yml", ".yaml", "")


def python_files(*folders: Path) -> list[Path]:
    return [path for folder in folders for path in sorted(folder.rglob("*.py"))]


def rule_files() -> list[Path]:
    """The core, and of each game what decides: rules, data, positions."""
    games = [path for path in python_files(PACKAGE / "games") if not set(path.relative_to(PACKAGE).parts) & {*NO_RULES}]
    return [*python_files(PACKAGE / "core"), *games]


def text_files(folder: Path) -> Iterator[Path]:
    """Every text of the tree that is ours: neither generated nor hidden, but for the build scripts."""
    for path in sorted(folder.iterdir()):
        hidden = path.name.startswith(".") and path.name not in (".ci", ".gitignore", ".editorconfig")
        if hidden or path.name in GENERATED:
            continue
        if path.is_dir():
            yield from text_files(path)
        elif path.suffix in TEXTS:
            yield path


def report(findings: list[str]) -> None:
    assert not findings, "\n" + "\n".join(findings)


def name_of(path: Path) -> str:
    return str(path.relative_to(ROOT))


@pytest.mark.parametrize(
    "check",
    [
        checks.banned_imports,
        checks.banned_calls,
        checks.global_statements,
        checks.walks_over_sets,
        checks.changed_globals,
    ],
)
def test_core_and_games_are_deterministic(check: checks.TreeCheck) -> None:
    report(
        [
            f"{name_of(path)}:{line} {what}"
            for path in rule_files()
            for line, what in check(ast.parse(path.read_text(encoding="utf-8")))
        ]
    )


def test_pieces_are_changed_by_their_helpers_alone() -> None:
    report(
        [
            f"{name_of(path)}:{line} {what}"
            for path in rule_files()
            if path != PACKAGE / "core" / "pieces.py"
            for line, what in checks.inline_pieces(ast.parse(path.read_text(encoding="utf-8")))
        ]
    )


def test_core_games_and_bots_can_be_compiled() -> None:
    report(
        [
            f"{name_of(path)}:{line} {what}"
            for path in (*rule_files(), *python_files(PACKAGE / "bots"))
            for line, what in checks.uncompilable(ast.parse(path.read_text(encoding="utf-8")))
        ]
    )


def test_no_rule_has_a_finally() -> None:
    report(
        [
            f"{name_of(path)}:{line} {what}"
            for path in python_files(PACKAGE / "games")
            for line, what in checks.finally_blocks(ast.parse(path.read_text(encoding="utf-8")))
        ]
    )


def module_of(path: Path) -> str:
    return ".".join(path.relative_to(ROOT).with_suffix("").parts).removesuffix(".__init__")


def test_each_room_imports_only_what_stands_below_it() -> None:
    report(
        [
            f"{name_of(path)}:{line} {what}"
            for path in python_files(PACKAGE)
            for line, what in rooms.foreign_imports(
                ast.parse(path.read_text(encoding="utf-8")), module_of(path), built_in()
            )
        ]
    )


def test_nothing_reaches_outside_from_a_room_without_io() -> None:
    report(
        [
            f"{name_of(path)}:{line} {what}"
            for path in python_files(PACKAGE)
            for line, what in rooms.touches_outside(ast.parse(path.read_text(encoding="utf-8")), module_of(path))
        ]
    )


@pytest.mark.parametrize("check", [checks.missing_docstring, checks.long_functions])
def test_every_file_is_easy_to_read(check: checks.TreeCheck) -> None:
    report(
        [
            f"{name_of(path)}:{line} {what}"
            for path in python_files(PACKAGE)
            for line, what in check(ast.parse(path.read_text(encoding="utf-8")))
        ]
    )


def test_no_file_is_too_long() -> None:
    report(
        [
            f"{name_of(path)} {what}"
            for path in python_files(PACKAGE)
            for _, what in checks.long_file(path.read_text(encoding="utf-8"))
        ]
    )


@pytest.mark.parametrize("check", [checks.machine_paths, checks.unfinished, checks.odd_english])
def test_the_tree_is_finished_reads_well_and_belongs_to_no_machine(check: checks.TextCheck) -> None:
    report(
        [
            f"{name_of(path)}:{line} {what}"
            for path in text_files(ROOT)
            for line, what in check(path.read_text(encoding="utf-8"))
        ]
    )


def test_every_rule_number_in_sources_and_tests_is_in_a_ledger() -> None:
    ledgers = [ledger_of(game) for game in built_in()]
    mentions = list(named_by_tests(ROOT / "tests"))
    for ledger in ledgers:
        mentions += named_by_source(PACKAGE / "games" / ledger.game, ledger.prefix)
    report([f"{name_of(mention.path)}:{mention.line} names {mention.id}" for mention in unknown(ledgers, mentions)])
