"""`tianxia replay` of Chu Han: in the words of each side, with hands only for open eyes."""

import json
from itertools import repeat
from pathlib import Path

import pytest

from tests.commands.shell import tianxia
from tests.terminal.tables import Script, seated


@pytest.fixture(scope="module")
def finished(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A match that was played to its end."""
    file = tmp_path_factory.mktemp("logs") / "finished.jsonl"
    Script(seated(11, "han", save=file, options={"events": "on"}, game="chuhan"), repeat("1")).run()
    return file


@pytest.mark.parametrize("viewer", ["all", "none", "0", "1"])
@pytest.mark.parametrize("lang", ["en", "pl"])
def test_a_match_is_told_from_every_side(
    viewer: str, lang: str, finished: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert tianxia("replay", str(finished), "--viewer", viewer, "--lang", lang) == 0
    said = capsys.readouterr().out
    key = json.loads(finished.read_text(encoding="utf-8").splitlines()[0])["key"]
    assert key in said
    you = "You lead" if lang == "en" else "W natarciu zagrywasz"
    assert (you in said) == (viewer in ("0", "1"))
    assert "{" not in said


def test_open_eyes_see_the_hands_and_a_spectator_does_not(finished: Path, capsys: pytest.CaptureFixture[str]) -> None:
    tianxia("replay", str(finished), "--viewer", "all")
    everything = capsys.readouterr().out
    tianxia("replay", str(finished), "--viewer", "none")
    little = capsys.readouterr().out
    assert "Hand of Han (15):" in everything
    assert "Hand of Han" not in little
