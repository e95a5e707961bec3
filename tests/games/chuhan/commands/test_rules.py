"""The ledger and the settings of Chu Han on the command line."""

import json

import pytest

from tests.commands.shell import tianxia
from tianxia.telling.ledger import ledger_of


def test_there_are_233_rules_and_each_is_listed(capsys: pytest.CaptureFixture[str]) -> None:
    assert len(ledger_of("chuhan").counted) == 233
    assert tianxia("rules", "chuhan") == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[0] == "Chu Han: rules ledger (prefix CH)"
    assert sum(line.startswith("CH-") for line in lines) == 233


def test_a_rule_is_found_by_its_number_and_by_its_words(capsys: pytest.CaptureFixture[str]) -> None:
    assert tianxia("rules", "chuhan", "305") == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[0] == "3xx Sets, the joker, the 2s"
    assert lines[1].startswith("CH-305  The 0 may be added to a set of other cards")
    assert tianxia("rules", "chuhan", "--search", "DECREES imperial") == 0
    out = capsys.readouterr().out
    assert "CH-107" in out
    assert "CH-101" not in out


def test_the_settings_have_the_texts_of_their_rules(capsys: pytest.CaptureFixture[str]) -> None:
    assert tianxia("rules", "chuhan", "--options", "--json") == 0
    found = json.loads(capsys.readouterr().out)
    assert [option["name"] for option in found["options"][:3]] == ["events", "han_player", "campaign"]
    assert found["options"][3]["rule_text"].startswith("All the values in the set are pairwise different")


def test_in_polish_the_title_is_polish_too(capsys: pytest.CaptureFixture[str]) -> None:
    assert tianxia("rules", "chuhan", "--lang", "pl") == 0
    assert capsys.readouterr().out.splitlines()[0] == "Chu Han: zasady"
