"""Counters within a trick (CH-207 to CH-213, CH-217)."""

import pytest

from tests.marks import rule
from tianxia.scenario import Scenario, refused, scenario

GONE = ["lyu-zhi", "*"]  # with Lyu Zhi on the discard pile nobody is asked for a reaction


def han_leads(*cards: str, han: list[str], chu: list[str], **position: object) -> Scenario:
    """Han has led these cards; Chu is to counter."""
    trick = [{"by": "han", "as": "set", "cards": list(cards)}]
    return scenario("chuhan", han=han, chu=chu, trick=trick, **{"discard": GONE, **position})


@rule("CH-207", "CH-210")
def test_the_players_alternate_in_counters_until_one_passes_and_each_turn_gives_a_chance_for_a_decree():
    battle = scenario("chuhan", han=["1", "4", "7", "9"], chu=["2", "5", "8", "1"], attacker="han")
    battle.han.plays("1")
    for side, card in [("chu", "2"), ("han", "4"), ("chu", "5"), ("han", "7")]:
        assert (battle.waits_for, battle.kind) == (side, "chuhan.counter")
        getattr(battle, side).takes_decree()
        getattr(battle, side).plays(card)
    battle.chu.takes_decree()
    battle.chu.plays("8")
    battle.han.takes_decree()
    battle.han.plays("9")
    assert battle.decrees == {"han": 3, "chu": 3}
    assert (battle.waits_for, battle.kind) == ("chu", "chuhan.counter")
    battle.chu.passes()
    assert (battle.waits_for, battle.kind) == ("han", "chuhan.lead")


@rule("CH-208")
def test_in_a_counter_one_decree_may_come_first_and_then_a_counter_or_a_pass_must_follow():
    battle = han_leads("7", han=["1", "1"], chu=["1", "1"], draw=["8", "9", "5"])
    assert battle.fact("question.chu.closed.counter") == "CH-212"
    battle.chu.takes_decree()
    assert sorted(battle.fact("chu")) == ["1", "1", "8", "9"]  # two cards were drawn
    assert (battle.waits_for, battle.chu.options) == ("chu", ["pass", "counter"])
    assert battle.fact("question.chu.closed.decree") == "CH-208"
    with refused("CH-208"):
        battle.chu.takes_decree()
    battle.chu.plays("8")  # drawn just now
    assert (battle.waits_for, battle.kind) == ("han", "chuhan.counter")


@rule("CH-208")
def test_no_decree_may_be_taken_once_the_counter_is_played():
    battle = han_leads("7", han=["1", "1"], chu=["8", "1"])
    battle.chu.plays("8")
    with refused("core.not-asked"):
        battle.chu.takes_decree()
    assert battle.decrees == {"han": 0, "chu": 0}


@rule("CH-209", "CH-213")
def test_after_a_decree_in_a_counter_a_player_may_still_pass_even_with_a_higher_set():
    battle = han_leads("7", han=["1", "1"], chu=["8", "1"], draw=["9"])
    battle.chu.takes_decree()
    assert battle.chu.may("counter", set=["9"])
    battle.chu.passes()
    assert (battle.waits_for, battle.kind) == ("han", "chuhan.lead")


@rule("CH-210")
def test_a_counter_turn_that_comes_back_gives_a_new_chance_for_a_decree():
    battle = han_leads("7", han=["1", "han-xin"], chu=["8", "1"])
    battle.chu.takes_decree()
    battle.chu.plays("8")
    battle.han.takes_decree()
    battle.han.uses("han-xin")  # Chu must counter their own 8
    battle.chu.takes_decree()
    assert battle.decrees == {"han": 1, "chu": 2}


@rule("CH-211")
def test_a_counter_has_exactly_as_many_cards_as_the_lead():
    battle = han_leads("4", "4", han=["1", "9"], chu=["5", "5", "5", "8", "0"])
    for cards in (["8"], ["5"], ["5", "5", "5"], ["5", "5", "0"]):
        with refused("CH-211"):
            battle.chu.plays(*cards)
    battle.chu.plays("5", "0")
    assert battle.fact("question.han.about") == {"size": 2, "beat": 5, "supply": 6, "attacker": "han"}
    with refused("CH-212"):
        battle.han.plays("9")  # there is no pair to counter with


@rule("CH-211", "CH-304")
def test_the_size_of_the_lead_holds_through_the_whole_trick():
    battle = scenario("chuhan", han=["zhongli-mo", "1", "4", "7", "7", "7"], chu=["5", "5", "5"], discard=GONE)
    battle.han.uses("zhongli-mo", "1", "4")  # a pair of value 1: Zhongli Mo does not count
    with refused("CH-211"):
        battle.chu.plays("5", "5", "5")
    battle.chu.plays("5", "5")
    with refused("CH-211"):
        battle.han.plays("7", "7", "7")
    battle.han.plays("7", "7")
    assert battle.waits_for == "chu"


@rule("CH-212")
def test_a_counter_must_be_strictly_higher_than_the_last_set():
    battle = han_leads("4", "4", han=["5", "5", "9"], chu=["4", "4", "2", "2", "5", "5", "0"])
    for cards in (["2", "2"], ["4", "4"], ["2", "0"], ["4", "0"]):
        with refused("CH-212"):
            battle.chu.plays(*cards)
    battle.chu.plays("5", "5")
    assert battle.fact("question.han.closed.counter") == "CH-212"  # it is the last set that counts, not the lead
    with refused("CH-212"):
        battle.han.plays("5", "5")


@rule("CH-213")
def test_a_player_may_pass_with_a_legal_counter_in_hand():
    battle = han_leads("1", han=["1", "9"], chu=["8", "7"])
    assert battle.chu.options == ["pass", "counter", "decree"]
    battle.chu.passes()
    assert battle.waits_for == "han"
    assert battle.fact("chu") == ["7", "8"]


@rule("CH-217")
@pytest.mark.parametrize(("attack", "cards"), [("ji-bu", []), ("yu-ji", ["1"]), ("ying-bu", ["5"])])
def test_an_attack_ability_is_no_counter(attack: str, cards: list[str]):
    battle = han_leads("1", han=["2", "1", "1"], chu=[attack, "1", "8"], discard=["lyu-zhi", "5", "*"])
    assert battle.fact(f"question.chu.closed.{attack}") == "CH-217"
    with refused("CH-217"):
        battle.chu.uses(attack, *cards)
    battle.chu.takes_decree()
    with refused("CH-217"):
        battle.chu.uses(attack, *cards)
    battle.chu.plays(attack)  # as a number it is a counter
    assert battle.waits_for == "han"
