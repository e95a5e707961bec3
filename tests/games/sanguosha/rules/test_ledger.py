"""The ledger of Sanguosha: who may know what is numbered and not counted."""

from tianxia.telling.ledger import ledger_of


def test_who_may_know_what_has_numbers_of_its_own() -> None:
    ledger = ledger_of("sanguosha")
    known = [rule for rule in ledger.rules if rule.says_who_knows]
    assert [rule.id for rule in known] == [f"SG-H{n:02}" for n in range(1, 18)]
    assert {rule.section for rule in known} == {"Hidden information"}
    assert not set(known) & set(ledger.counted)
    assert ledger.find("h12").text.startswith("Premeditation cards: face down")
