"""The books of Chu Han as the pages get them."""

from tianxia.server.books.catalogue import cards
from tianxia.telling.ledger import ledger_of


def test_the_deck_has_46_cards_and_the_ledger_its_rules() -> None:
    assert sum(face.count for face in cards("chuhan").cards if face.kind == "card") == 46
    assert len(ledger_of("chuhan").rules) >= 233
