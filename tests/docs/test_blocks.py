"""Every block of code in the documents is run, or it is said why not."""

import json
import shlex
import shutil
import tomllib
from pathlib import Path

import pytest

import tianxia
from tests.docs.pages import PAGES, ROOT, Block, blocks, name_of
from tianxia import scenario
from tianxia.cli import main

LANGUAGES = ("json", "python", "sh", "text", "toml")  # a text is no code: an output, a tree of files
# commands that are not run here, and why
NOT_RUN = {
    "make": "builds, installs and runs everything",
    "pip": "installs",
    "pipx": "installs",
    "python3 -m venv": "installs",
    ".venv/bin/pytest": "runs tests",
    ".venv/bin/ruff": "looks at the whole tree; make test runs it",
    "TIANXIA_POSTGRES": "needs a database",
    "python -m tests.faults.crash_drill": "needs a database, kills servers for minutes; tests/faults has a short run",
    ".venv/bin/tianxia serve": "serves until it is ended",
    "tianxia serve": "serves until it is ended; tests/commands starts it",
    "tianxia arena": "takes long; tests/commands runs one",
    "tianxia fuzz": "takes long; tests/commands runs one",
    "tianxia bench": "takes long; tests/commands runs one",
    "tianxia ledger": "is run by tests/commands and by make test",
}
WORDS = {
    "FILE": "stands for a file of yours",
    "my_package": "stands for a package of yours",
    "--full": "needs a terminal",
}
ELSEWHERE = {"docs/how-to-add-a-game.md": "tests/announced installs the package of the page and plays it"}
SHELL = [page for page in PAGES if blocks(page, "sh")]


def reason(page: Path, line: str) -> str:
    """Why a line of a shell is not run, or nothing."""
    told = [why for start, why in NOT_RUN.items() if line.startswith(start)]
    told += [why for word, why in WORDS.items() if word in line]
    return next(iter([*told, ELSEWHERE.get(name_of(page), "")]))


def lines(block: Block) -> list[str]:
    """The commands of a block, without remarks."""
    found = [line.partition("  #")[0].strip() for line in block.body.splitlines()]
    return [line for line in found if line and not line.startswith("#")]


@pytest.mark.parametrize("page", PAGES, ids=name_of)
def test_every_block_says_what_it_is(page: Path) -> None:
    assert {block.language for block in blocks(page)} <= set(LANGUAGES)


@pytest.mark.parametrize("page", [page for page in PAGES if blocks(page, "python")], ids=name_of)
def test_the_python_of_a_page_runs(page: Path) -> None:
    namespace: dict[str, object] = {"__name__": "docs"}
    for block in blocks(page, "python"):
        if not block.why:
            exec(compile(block.body, page.name, "exec"), namespace)
    for name, value in list(namespace.items()):
        if name.startswith("test_") and callable(value):
            value()


@pytest.mark.parametrize("page", SHELL, ids=name_of)
def test_the_commands_of_a_page_run(page: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """One after the other in a folder with a saved match and two scenarios; nobody types anything."""
    arrange(tmp_path)
    monkeypatch.chdir(tmp_path)
    for line in [line for block in blocks(page, "sh") if not block.why for line in lines(block)]:
        if not reason(page, line):
            tool, *words = shlex.split(line)
            assert tool == "tianxia", f"{line}: say in NOT_RUN why it is not run"
            with (tmp_path / "nothing").open() as nothing:
                monkeypatch.setattr("sys.stdin", nothing)
                with pytest.raises(SystemExit) as ended:
                    main(words)
            assert not ended.value.code, line


def arrange(folder: Path) -> None:
    """What the commands of the pages speak of."""
    for name in ("tests", "docs"):
        (folder / name).symlink_to(ROOT / name)
    (folder / "nothing").touch()
    example = next(iter(sorted((ROOT / "tests" / "games").glob("*/scenarios/*.toml"))))
    for name in ("a.toml", "b.toml"):
        shutil.copy(example, folder / name)
    tianxia.start(tianxia.all_games()[0].id, seed=1).save(folder / "match.jsonl")


@pytest.mark.parametrize("page", [page for page in PAGES if blocks(page, "toml")], ids=name_of)
def test_the_toml_of_a_page_is_read_and_its_scenarios_run(page: Path) -> None:
    for block in blocks(page, "toml"):
        data = tomllib.loads(block.body)
        if "game" in data and "position" in data:
            scenario.run(scenario.load(block.body))


@pytest.mark.parametrize("page", [page for page in PAGES if blocks(page, "json")], ids=name_of)
def test_the_json_of_a_page_is_read(page: Path) -> None:
    for block in blocks(page, "json"):
        assert all(json.loads(line) for line in block.body.splitlines())


def test_a_command_that_nobody_runs_and_nobody_explains_is_found() -> None:
    assert not reason(PAGES[0], "frobnicate the table")
    assert reason(PAGES[0], "make docs")
