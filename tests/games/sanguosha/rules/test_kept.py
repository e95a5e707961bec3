"""A card laid aside between two targets is written down whole: no field of it is forgotten."""

from tianxia.core.dice import Dice
from tianxia.games.sanguosha.game import GAME
from tianxia.games.sanguosha.rules import cards, using
from tianxia.games.sanguosha.rules.setup import empty_table


def test_every_field_of_a_use_is_kept_set_anew_or_written_apart() -> None:
    assert sorted((*using.KEPT, *using.SET_ANEW, *using.WRITTEN_APART)) == sorted(using.Use.__slots__)


def test_what_is_kept_of_a_use_is_taken_up_again() -> None:
    table = empty_table(2, GAME.settle_options({}, 2), Dice(1))
    use = using.Use(1, cards.virtual("duel", "balance"), [0])
    for place, slot in enumerate(using.KEPT):
        value = getattr(use, slot)
        setattr(use, slot, [(place, "balance")] if slot == "acted" else [place] if isinstance(value, list) else place)
    use.dodges, use.more, use.shas = {0: 2}, {0: 3}, {0: 4}
    using.lay_aside(table, use)
    kept = table.kept
    using.lay_aside(table, using.take_up(table))
    assert table.kept == kept


def test_every_field_of_a_card_is_kept() -> None:
    assert sorted(cards.KEPT) == sorted(cards.Card.__slots__)
