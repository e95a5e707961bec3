"""The sources themselves pass every check."""

import ast
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path

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


def module_of(path: Path) -> str:
    return ".".join(path.relative_to(ROOT).with_suffix("").parts).removesuffix(".__init__")


def faults(files: Iterable[Path], *looks: Callable[[ast.Module, str], Iterable[checks.Finding]]) -> list[str]:
    """What is found in these sources, each parsed once for all who look at it."""
    found: list[str] = []
    for path in files:
        tree = ast.parse(path.read_text(encoding="utf-8"))
        found += [f"{name_of(path)}:{line} {what}" for look in looks for line, what in look(tree, module_of(path))]
    return found


def everywhere(check: checks.TreeCheck) -> Callable[[ast.Module, str], Iterable[checks.Finding]]:
    """A check to which it does not matter where a source stands."""
    return lambda tree, _: check(tree)


def test_core_and_games_are_deterministic_and_change_pieces_by_their_helpers_alone() -> None:
    chance = (checks.banned_imports, checks.banned_calls, checks.global_statements)
    order = (checks.walks_over_sets, checks.changed_globals)
    report(faults(rule_files(), *map(everywhere, (*chance, *order)), by_helpers_alone))


def by_helpers_alone(tree: ast.Module, module: str) -> Iterable[checks.Finding]:
    return [] if module == "tianxia.core.pieces" else checks.inline_pieces(tree)


def test_core_games_and_bots_can_be_compiled() -> None:
    report(faults([*rule_files(), *python_files(PACKAGE / "bots")], everywhere(checks.uncompilable)))


def test_no_rule_has_a_finally() -> None:
    report(faults(python_files(PACKAGE / "games"), everywhere(checks.finally_blocks)))


def test_each_room_imports_only_what_stands_below_it_and_reaches_outside_only_where_it_may() -> None:
    def foreign(tree: ast.Module, module: str) -> Iterable[checks.Finding]:
        return rooms.foreign_imports(tree, module, built_in())

    report(faults(python_files(PACKAGE), foreign, rooms.touches_outside))


def test_every_file_is_easy_to_read() -> None:
    report(faults(python_files(PACKAGE), everywhere(checks.missing_docstring), everywhere(checks.long_functions)))


def test_no_file_is_too_long() -> None:
    report(
        [
            f"{name_of(path)} {what}"
            for path in python_files(PACKAGE)
            for _, what in checks.long_file(path.read_text(encoding="utf-8"))
        ]
    )


def test_the_tree_is_finished_reads_well_and_belongs_to_no_machine() -> None:
    found: list[str] = []
    for path in text_files(ROOT):
        text = path.read_text(encoding="utf-8")
        for check in (checks.machine_paths, checks.unfinished, checks.odd_english):
            found += [f"{name_of(path)}:{line} {what}" for line, what in check(text)]
    report(found)


def test_every_rule_number_in_sources_and_tests_is_in_a_ledger() -> None:
    ledgers = [ledger_of(game) for game in built_in()]
    mentions = list(named_by_tests(ROOT / "tests"))
    for ledger in ledgers:
        mentions += named_by_source(PACKAGE / "games" / ledger.game, ledger.prefix)
    report([f"{name_of(mention.path)}:{mention.line} names {mention.id}" for mention in unknown(ledgers, mentions)])
