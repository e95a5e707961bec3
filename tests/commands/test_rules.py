"""`tianxia rules` as a person and a program see it."""

import json

import pytest

from tests.commands.shell import tianxia


@pytest.mark.parametrize("asked", ["TOY-3", "toy-3", "3"])
def test_a_rule_is_shown_with_its_section(capsys: pytest.CaptureFixture[str], asked: str) -> None:
    assert tianxia("rules", "toy", asked) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[0] == "1x The auction"
    assert lines[1].startswith("TOY-3  A card of rank 3 or more may be pledged")


@pytest.mark.parametrize("asked", ["TOY-H2", "h2"])
def test_who_may_know_what_is_shown_like_a_rule(capsys: pytest.CaptureFixture[str], asked: str) -> None:
    assert tianxia("rules", "toy", asked) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[0] == "Hidden information"
    assert lines[1].startswith("TOY-H2  A card in the cellar is known")


def test_without_a_number_all_rules_are_listed_by_section(capsys: pytest.CaptureFixture[str]) -> None:
    assert tianxia("rules", "toy") == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[0] == "The Toy: rules ledger (id `toy`, prefix TOY)"
    assert sum(line.startswith("TOY-") for line in lines) == 19
    assert lines.index("1x The auction") < lines.index("2x Turns and blows")


def test_search_finds_rules_by_words(capsys: pytest.CaptureFixture[str]) -> None:
    assert tianxia("rules", "toy", "--search", "BLOW eyes") == 0
    out = capsys.readouterr().out
    assert "TOY-8" in out
    assert "TOY-10" in out
    assert "TOY-7" not in out


def test_a_program_gets_json(capsys: pytest.CaptureFixture[str]) -> None:
    assert tianxia("rules", "toy", "TOY-3", "--json") == 0
    page = json.loads(capsys.readouterr().out)
    assert page["game"] == "toy"
    assert [rule["id"] for rule in page["rules"]] == ["TOY-3"]
    assert page["rules"][0]["tags"] == ["house"]
    assert page["rules"][0]["note"] == "house: so that a bid is not only a card"


def test_a_word_in_the_place_of_a_number_is_searched_for(capsys: pytest.CaptureFixture[str]) -> None:
    assert tianxia("rules", "toy", "eyes") == 0
    assert "TOY-8" in capsys.readouterr().out


@pytest.mark.parametrize(("lang", "words"), [("en", "[ours]"), ("pl", "[własny pomysł]")])
def test_where_a_rule_comes_from_is_said_in_words(capsys: pytest.CaptureFixture[str], lang: str, words: str) -> None:
    assert tianxia("rules", "toy", "TOY-3", "--lang", lang) == 0
    assert capsys.readouterr().out.rstrip().endswith(words)


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (("toy", "TOY-999"), "tianxia: toy has no rule TOY-999; the nearest are "),
        (("chess",), "tianxia: there is no game called 'chess'; the games are: "),
        (("toy", "zeppelin"), "tianxia: no rule of toy holds all of these words: zeppelin"),
        (("toy", "--search", "zeppelin"), "tianxia: no rule of toy holds all of these words: zeppelin"),
        (("toy", "TOY-1", "--search", "x"), "tianxia: give a rule number or --search, not both"),
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
