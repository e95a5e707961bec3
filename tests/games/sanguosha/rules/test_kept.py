"""A card laid aside between two targets is written down whole: no field of it is forgotten."""

from tianxia.games.sanguosha.rules import cards, using


def test_every_field_of_a_use_is_kept_set_anew_or_written_apart() -> None:
    assert sorted((*using.KEPT, *using.SET_ANEW, *using.WRITTEN_APART)) == sorted(using.Use.__slots__)


def test_every_field_of_a_card_is_kept() -> None:
    assert sorted(cards.KEPT) == sorted(cards.Card.__slots__)
