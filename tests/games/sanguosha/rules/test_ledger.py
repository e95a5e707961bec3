"""The ledger of Sanguosha: who may know what is numbered and not counted; the moments are listed."""

import re

from tianxia.games import text_of
from tianxia.telling.ledger import ledger_of


def test_who_may_know_what_has_numbers_of_its_own() -> None:
    ledger = ledger_of("sanguosha")
    known = [rule for rule in ledger.rules if rule.says_who_knows]
    assert [rule.id for rule in known] == [f"SG-H{n:02}" for n in range(1, 18)]
    assert {rule.section for rule in known} == {"Hidden information"}
    assert not set(known) & set(ledger.counted)
    assert ledger.find("h12").text.startswith("Premeditation cards: face down")


def test_the_moments_are_listed_in_both_languages() -> None:
    def listed(page: str) -> list[str]:
        text = text_of("sanguosha", page) or ""
        lists = text[text.index("## 3xx") : text.index("## 4xx")]
        return re.findall(r"^\| ([A-Z]\d*) \|", lists, re.MULTILINE)

    moments = listed("ledger.md")
    assert {"U0", "E1", "P4", "D10", "B", "X3", "K5", "J6", "F7", "T6", "N1"} <= set(moments)
    assert listed("ledger.pl.md") == moments
