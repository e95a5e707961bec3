"""The documents keep their word: their Python runs, their links lead somewhere, their commands exist."""

import re
import shlex
import textwrap
from pathlib import Path

import pytest
from typer.main import get_command

from tianxia.cli import app

ROOT = Path(__file__).parents[2]
PAGES = sorted([*ROOT.glob("*.md"), *[page for page in ROOT.glob("docs/**/*.md") if "rules" not in page.parts]])
BLOCK = re.compile(r"^([ ]*)```(\w+)\n(.*?)^[ ]*```", re.DOTALL | re.MULTILINE)
LINK = re.compile(r"\]\(([^)#\s]+)(?:#[^)]*)?\)")
COMMAND = re.compile(r"(?:^|`)(tianxia [a-z][^`\n#]*)", re.MULTILINE)


def blocks(page: Path, language: str) -> list[str]:
    return [textwrap.dedent(body) for _, kind, body in BLOCK.findall(page.read_text()) if kind == language]


@pytest.mark.parametrize("page", [page for page in PAGES if blocks(page, "python")], ids=lambda page: page.name)
def test_the_python_of_a_page_runs(page: Path) -> None:
    namespace: dict[str, object] = {"__name__": "docs"}
    for body in blocks(page, "python"):
        exec(compile(body, page.name, "exec"), namespace)
    for name, value in list(namespace.items()):
        if name.startswith("test_") and callable(value):
            value()


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_the_links_of_a_page_lead_to_files(page: Path) -> None:
    targets = [target for target in LINK.findall(page.read_text()) if "://" not in target]
    assert [target for target in targets if not (page.parent / target).exists()] == []


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_the_commands_of_a_page_exist_with_their_flags(page: Path) -> None:
    commands = get_command(app).commands  # type: ignore[attr-defined]
    for line in COMMAND.findall(page.read_text()):
        words = shlex.split(line.replace("|", " "), posix=True)
        assert words[1] in commands, line
        flags = {flag for parameter in commands[words[1]].params for flag in parameter.opts} | {"--help"}
        assert [word for word in words if word.startswith("--") and word.split("=")[0] not in flags] == [], line
