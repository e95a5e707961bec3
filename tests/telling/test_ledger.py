"""The ledger page is read as it is written."""

import re

import pytest

from tianxia.errors import UserError
from tianxia.games import built_in, text_of
from tianxia.telling import ledger as ledger_page
from tianxia.telling.language import LANGUAGES, Language
from tianxia.telling.ledger import ORIGINAL, ledger_of, parse

PAGE = """# Chess Huts: rules ledger (id `huts`, prefix CH)

## Overview
Not **CH-1** a rule. Who may know what has numbers of its own:
- **CH-H1** A hidden fact. [ruling]

## 1xx Set-up
- **CH-101** There are 2 seats. [seed]
- **CH-102** Huts [small ones] count. [seed: "huts"; ruling on size]
- **CH-103** Window B: withdrawn. [ruling: no use]

### 20x Play
- **CH-201** Pass when you like.
"""


def test_rules_are_read_in_order_with_section_line_and_source() -> None:
    ledger = parse("huts", PAGE)
    assert ledger.told("pl").title == ledger.title
    assert (ledger.title, ledger.prefix) == ("Chess Huts: rules ledger (id `huts`, prefix CH)", "CH")
    assert [rule.id for rule in ledger.rules] == ["CH-H1", "CH-101", "CH-102", "CH-103", "CH-201"]
    second = ledger.by_id["CH-102"]
    assert second.text == "Huts [small ones] count."
    assert second.tags == ("seed", "ruling")
    assert second.note == 'seed: "huts"; ruling on size'
    assert (second.section, second.line) == ("1xx Set-up", 9)
    last = ledger.by_id["CH-201"]
    assert (last.text, last.tags, last.section) == ("Pass when you like.", (), "20x Play")


def test_a_withdrawn_rule_keeps_its_id_and_is_not_counted() -> None:
    ledger = parse("huts", PAGE)
    assert ledger.by_id["CH-103"].withdrawn
    assert [rule.id for rule in ledger.counted] == ["CH-101", "CH-102", "CH-201"]


def test_without_a_prefix_in_the_title_the_first_rule_names_it() -> None:
    assert parse("huts", "# Huts\n- **HU-101** Two.").prefix == "HU"


@pytest.mark.parametrize(
    ("page", "sentence"),
    [
        ("# T (prefix CH)\n- **CH-1** A.\n- **CH-1** B.", "CH-1 twice: lines 2 and 3"),
        ("# T (prefix CH)\n- **ST-1** A.", "line 2 has ST-1"),
        ("# T (prefix CH)\nNothing.", "no numbered rule"),
    ],
)
def test_a_page_that_breaks_the_form_is_refused(page: str, sentence: str) -> None:
    with pytest.raises(UserError, match=sentence):
        parse("t", page)


def test_a_rule_is_found_by_any_spelling_of_its_number() -> None:
    ledger = parse("huts", PAGE)
    assert {ledger.find(asked) for asked in ("CH-201", "ch-201", " 201 ")} == {ledger.by_id["CH-201"]}
    assert ledger.find("202") is None
    assert {ledger.find(asked) for asked in ("CH-H1", "ch-h1", "h1")} == {ledger.by_id["CH-H1"]}
    assert ledger.find("1") is None


def test_the_nearest_numbers_are_offered() -> None:
    ledger = parse("huts", PAGE)
    assert ledger.nearest("CH-105", 2) == ("CH-102", "CH-103")
    assert ledger.nearest("what", 1) == ("CH-101",)
    assert ledger.nearest("CH-H102") == ("CH-H1",)
    assert ledger.nearest("h", 1) == ("CH-101",)


def test_who_may_know_what_is_found_and_named_but_not_counted() -> None:
    ledger = ledger_of("toy")
    known = [rule for rule in ledger.rules if rule.says_who_knows]
    assert [rule.id for rule in known] == ["TOY-H1", "TOY-H2", "TOY-H3"]
    assert {rule.section for rule in known} == {"Hidden information"}
    assert not set(known) & set(ledger.counted)


def test_search_wants_every_word_in_any_case() -> None:
    ledger = parse("huts", PAGE)
    assert [rule.id for rule in ledger.search("COUNT huts")] == ["CH-102"]
    assert ledger.search("huts pass") == ()


def in_polish(monkeypatch: pytest.MonkeyPatch, polish: str) -> None:
    pages = {"ledger.md": PAGE, "ledger.pl.md": polish}
    monkeypatch.setattr(ledger_page, "text_of", lambda _, name: pages.get(name))


def test_a_rule_is_told_in_another_language_and_in_english_where_nobody_has_put_it_there(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    in_polish(monkeypatch, "## Chaty\n- **CH-102** Licz chaty.")
    ledger = ledger_of("huts")
    rule = ledger.by_id["CH-102"]
    assert (rule.told("pl").text, rule.told("pl").section) == ("Licz chaty.", "Chaty")
    assert rule.told("pl").tags == rule.tags == rule.told("en").tags
    assert ledger.by_id["CH-101"].told("pl") is ledger.by_id["CH-101"]
    assert [each.id for each in ledger.search("licz", "pl")] == ["CH-102"]
    assert ledger.search("licz") == ()
    assert ledger.told("pl").by_id["CH-102"].text == "Licz chaty."
    assert [each.id for each in ledger.told("pl").rules] == [each.id for each in ledger.rules]


def test_a_rule_that_only_the_other_language_has_is_refused_with_its_place(monkeypatch: pytest.MonkeyPatch) -> None:
    in_polish(monkeypatch, "## Chaty\n- **CH-999** Licz chaty.")
    with pytest.raises(UserError, match=r"ledger\.pl\.md of huts, line 2: there is no rule CH-999"):
        ledger_of("huts")


@pytest.mark.parametrize("lang", [lang for lang in LANGUAGES if lang != ORIGINAL])
@pytest.mark.parametrize("game", built_in())
def test_every_rule_is_told_in_every_language_with_the_same_numbers_and_rules_in_it(game: str, lang: Language) -> None:
    ledger = ledger_of(game)
    page = parse(game, text_of(game, f"ledger.{lang}.md") or "")
    assert [rule.id for rule in page.rules] == [rule.id for rule in ledger.rules]
    assert [rule.id for rule in page.rules if figures(rule.text) != figures(ledger.by_id[rule.id].text)] == []
    assert len({rule.section for rule in page.rules}) == len({rule.section for rule in ledger.rules})


def figures(text: str) -> list[str]:
    """The numerals of a rule, those of the rules it cites with them."""
    return sorted(re.findall(r"\d+", text))


@pytest.mark.parametrize("game", built_in())
def test_every_registered_game_has_a_ledger(game: str) -> None:
    ledger = ledger_of(game)
    assert ledger.game == game
    assert all(rule.text and rule.section and rule.tags for rule in ledger.rules)


def test_a_game_without_a_ledger_is_refused() -> None:
    with pytest.raises(UserError, match="no game called 'chess'"):
        ledger_of("chess")
