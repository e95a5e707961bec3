"""Coverage counts what tests that run really name."""

from pathlib import Path

import pytest

from tianxia.errors import UserError
from tianxia.lab.coverage import coverage, named_by_source, named_by_tests, unknown
from tianxia.telling.ledger import parse

LEDGER = parse(
    "t", "# T (prefix CH)\n## S\n- **CH-1** A.\n- **CH-2** B.\n- **CH-3** C.\n- **CH-4** Withdrawn.\n- **CH-H1** D."
)

TESTS = '''"""rule("CH-9") in a text names nothing."""
import pytest
from tests.marks import rule

@rule("CH-1",
      "CH-2")
def test_a(): ...

@rule("CH-3")
def helper(): ...

class TestB:
    @pytest.mark.skip(reason="later")
    @rule("CH-3")
    def test_b(self): ...

@pytest.mark.parametrize("x", [pytest.param(1, marks=rule("CH-7"))])
async def test_c(x): ...

@pytest.mark.rule("CH-4")
class TestD: ...
'''


def test_only_tests_that_run_name_rules(tmp_path: Path) -> None:
    (tmp_path / "deep").mkdir()
    path = tmp_path / "deep" / "test_x.py"
    path.write_text(TESTS)
    mentions = named_by_tests(tmp_path)
    assert sorted((mention.id, mention.line) for mention in mentions) == [
        ("CH-1", 5),
        ("CH-2", 6),
        ("CH-4", 20),
        ("CH-7", 17),
    ]
    assert {mention.path for mention in mentions} == {path}
    report = coverage(LEDGER, mentions)
    assert (report.covered, report.total) == (2, 3)
    assert [rule.id for rule in report.missing] == ["CH-3"]
    assert [mention.id for mention in unknown([LEDGER], mentions)] == ["CH-7"]


def test_stored_scenarios_name_rules_too(tmp_path: Path) -> None:
    (tmp_path / "scenarios" / "t").mkdir(parents=True)
    (tmp_path / "scenarios" / "t" / "a.toml").write_text('game = "t"\nrules = [\n  "CH-1",\n  "CH-8",\n]\n')
    (tmp_path / "scenarios" / "b.toml").write_text('game = "t"\n')
    assert [(mention.id, mention.line) for mention in named_by_tests(tmp_path)] == [("CH-1", 3), ("CH-8", 4)]


@pytest.mark.parametrize(
    ("name", "text", "sentence"),
    [
        ("test_x.py", "ids = 'CH-1'\n@rule(ids)\ndef test_x(): ...", r"test_x.py:2 must write its rule ids out"),
        ("test_x.py", "def (", r"test_x.py:1 is not Python"),
        ("scenarios/a.toml", "rules = 'CH-1'", "must list its rules"),
        ("scenarios/a.toml", "rules = ", "is not TOML"),
    ],
)
def test_what_cannot_be_read_is_named(tmp_path: Path, name: str, text: str, sentence: str) -> None:
    path = tmp_path / name
    path.parent.mkdir(exist_ok=True)
    path.write_text(text)
    with pytest.raises(UserError, match=sentence):
        named_by_tests(tmp_path)


def test_sources_are_read_for_their_prefix_only(tmp_path: Path) -> None:
    (tmp_path / "a.py").write_text('"""CH-1 to CH-5, not ST-1."""\nCAP = 5  # CH-2, CH-H3\n')
    found = named_by_source(tmp_path, "CH")
    assert [(mention.id, mention.line) for mention in found] == [("CH-1", 1), ("CH-5", 1), ("CH-2", 2), ("CH-H3", 2)]
