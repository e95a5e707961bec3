"""`tianxia rules` as a person and a program see it."""

import json

import pytest

from tests.commands.shell import tianxia


@pytest.mark.parametrize("asked", ["CH-305", "ch-305", "305"])
def test_a_rule_is_shown_with_its_section(capsys: pytest.CaptureFixture[str], asked: str) -> None:
    assert tianxia("rules", "chuhan", asked) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[0] == "3xx Sets, the joker, the 2s"
    assert lines[1].startswith("CH-305  The 0 may be added to a set of other cards")


@pytest.mark.parametrize("asked", ["SG-H12", "h12"])
def test_who_may_know_what_is_shown_like_a_rule(capsys: pytest.CaptureFixture[str], asked: str) -> None:
    assert tianxia("rules", "sanguosha", asked) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[0] == "Hidden information"
    assert lines[1].startswith("SG-H12  Premeditation cards: face down")


def test_without_a_number_all_rules_are_listed_by_section(capsys: pytest.CaptureFixture[str]) -> None:
    assert tianxia("rules", "chuhan") == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[0] == "Chu Han: rules ledger (prefix CH)"
    assert sum(line.startswith("CH-") for line in lines) == 233
    assert lines.index("1xx Components and set-up") < lines.index("2xx Flow of a trick")


def test_search_finds_rules_by_words(capsys: pytest.CaptureFixture[str]) -> None:
    assert tianxia("rules", "chuhan", "--search", "DECREES imperial") == 0
    out = capsys.readouterr().out
    assert "CH-107" in out
    assert "CH-101" not in out


def test_a_program_gets_json(capsys: pytest.CaptureFixture[str]) -> None:
    assert tianxia("rules", "chuhan", "CH-101", "--json") == 0
    page = json.loads(capsys.readouterr().out)
    assert page["game"] == "chuhan"
    assert [rule["id"] for rule in page["rules"]] == ["CH-101"]
    assert page["rules"][0]["tags"] == ["seed"]


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (("chuhan", "CH-999"), "tianxia: chuhan has no rule CH-999; the nearest are "),
        (("chess",), "tianxia: there is no game called 'chess'; the games are: chuhan"),
        (("chuhan", "--search", "zeppelin"), "tianxia: no rule of chuhan holds all of these words: zeppelin"),
        (("chuhan", "CH-101", "--search", "x"), "tianxia: give a rule number or --search, not both"),
    ],
)
def test_bad_input_gets_one_sentence(
    capsys: pytest.CaptureFixture[str], arguments: tuple[str, ...], sentence: str
) -> None:
    assert tianxia("rules", *arguments) == 2
    said = capsys.readouterr()
    assert said.out == ""
    assert said.err.startswith(sentence)
    assert said.err.count("\n") == 1


def test_the_settings_of_a_table_are_listed_with_their_rules(capsys: pytest.CaptureFixture[str]) -> None:
    assert tianxia("rules", "suntzu", "--options") == 0
    shown = capsys.readouterr().out
    assert "events=off|on\n    events; usually off\n    ST-201  Before anything else" in shown
    assert "suntzu_player=random|seat-0|seat-1\n" in shown
    assert "seat-0 (first seat)" in shown
    assert tianxia("rules", "chuhan", "--options", "--json") == 0
    found = json.loads(capsys.readouterr().out)
    assert [option["name"] for option in found["options"][:3]] == ["events", "han_player", "campaign"]
    assert found["options"][3]["rule_text"].startswith("All the values in the set are pairwise different")
