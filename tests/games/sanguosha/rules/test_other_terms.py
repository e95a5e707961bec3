"""Source, deck and other terms (SG-10xx)."""

from collections import Counter

import pytest

from tests.games.sanguosha.rules.bare import bare
from tests.games.sanguosha.rules.heroes.tables import activated, is_idle, table, told
from tests.games.sanguosha.rules.marks import rule
from tianxia.scenario import Scenario

STANDARD = 108

# ---- source and victim


@rule("SG-1002")
def test_who_deals_damage_makes_another_suffer_it_and_the_other_way_round():
    game = table("god-lu-bu", "god-sima-yi", "sun-quan", hands={"god-lu-bu": ["sha"]})
    game.god_lu_bu.uses("sha", on="god-sima-yi")
    assert game.tokens == {"god-lu-bu": {"rage": 1}, "god-sima-yi": {"endure": 1}}
    game = table("god-lu-bu", "god-sima-yi", "sun-quan", turn="god-sima-yi", hands={"god-sima-yi": ["sha"]})
    game.god_sima_yi.uses("sha", on="god-lu-bu")
    assert game.tokens == {"god-lu-bu": {"rage": 1}}  # he suffered; Endurance is not for dealing


@rule("SG-1002")
def test_the_damage_of_lightning_has_no_source():
    game = table("sun-quan", "sima-yi", turn="sima-yi", phase="judgement", judgement={"sima-yi": ["lightning"]},
                 deck=["sha:spade-7"], max_hp={"sima-yi": 5}, hp={"sima-yi": 5})  # fmt: skip
    assert game.hp["sima-yi"] == 2
    assert is_idle(game, "sima-yi")
    assert told(game, "damage")[0]["source"] == -1
    assert activated(game) == []


# ---- the deck


def sparse(*top: str, discard: int, removed: bool = True, **position: object) -> Scenario:
    """Sun Quan before his Draw Phase with these cards in the deck, and this many in the discard pile."""
    gone = STANDARD - len(top) - discard if removed else 0
    return bare("sun-quan", "xu-chu", deck=list(top), discard=["?"] * discard, removed=["?"] * gone, phase="draw",
                options={"deck": "standard"}, **position)  # fmt: skip


@rule("SG-1010")
@pytest.mark.parametrize(("top", "discard"), [((), 1), (("sha:spade-7",), 0), ((), 0)])
def test_with_too_few_cards_in_deck_and_discard_pile_the_game_is_a_draw(top: tuple[str, ...], discard: int):
    game = sparse(*top, discard=discard)
    assert game.waits_for is None
    assert game.fact("outcome.winners") == []
    assert game.fact("outcome.reason") == "SG-754"


@rule("SG-1011")
def test_a_deck_that_is_too_small_gets_the_shuffled_discard_pile_below_it():
    game = sparse("sha:spade-7", discard=5)
    assert game.hands["sun-quan"][0] == "sha:spade-7"  # what was in the deck comes first
    assert len(game.sun_quan.hand) == 2
    assert (len(game.deck), game.discard) == (4, [])


@rule("SG-1012")
def test_an_empty_deck_is_made_of_the_shuffled_discard_pile():
    orders = set()
    for seed in range(3):
        game = sparse(discard=12, seed=seed)
        assert (len(game.deck), game.discard, len(game.sun_quan.hand)) == (10, [], 2)
        orders.add(tuple(game.deck))
    assert len(orders) == 3


@rule("SG-1012")
def test_no_card_gets_lost_in_a_reshuffle():
    before = sparse("sha:spade-7", "duel:spade-1", discard=12)
    assert (before.deck, len(before.discard)) == ([], 12)
    after = sparse("sha:spade-7", discard=12)
    assert Counter([*after.deck, *after.hands["sun-quan"]]).most_common(1)[0][1] == 1
    assert len(after.deck) + len(after.hands["sun-quan"]) == 13


@rule("SG-1012", "SG-823")
def test_a_reshuffle_clears_what_was_discarded_in_this_phase():
    game = bare("sun-quan", "xu-chu", deck=["sha:spade-7"], discard=["?"] * 5, options={"deck": "battle"},
                removed=["?"] * 150, hands={"sun-quan": ["blaze", "out-of-nothing", "dodge:heart-2"],
                                            "xu-chu": ["peach:heart-3"]})  # fmt: skip
    game.sun_quan.uses("blaze", on="xu-chu")
    game.nobody_negates()
    game.sun_quan.discards("dodge")
    assert game.discarded == [["dodge:heart-2", "sun-quan", "hand"]]
    game.sun_quan.uses("out-of-nothing")
    game.nobody_negates()
    assert len(told(game, "reshuffle")) == 1
    assert game.discarded == []


@rule("SG-1013")
def test_a_deck_that_became_empty_is_made_anew_only_when_cards_are_needed():
    game = sparse("sha:spade-7", "duel:spade-1", discard=12)
    assert (game.deck, len(game.discard)) == ([], 12)
    game.sun_quan.ends()  # Xu Chu draws
    assert (len(game.deck), game.discard) == (10, [])


@rule("SG-1013", "SG-1010")
def test_what_is_only_looked_at_needs_as_many_cards_too():
    game = table("zhuge-liang", "xu-chu", deck=["sha:spade-7"], discard=["?"] * 107, phase="beginning",
                 options={"deck": "standard"})  # fmt: skip
    game.zhuge_liang.activates("star-gazing")
    assert game.discard == []
    assert game.zhuge_liang.offered("place", "top")[0] == "sha:spade-7"
