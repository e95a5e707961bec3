"""The abilities that play a set: Peng Yue, Zhongli Mo, Liu Bang (CH-541 to CH-554, CH-581 to CH-583)."""

from itertools import combinations, pairwise

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.games.chuhan.rules.telling import NO_WINDOW
from tests.marks import rule
from tianxia.scenario import Scenario, refused, scenario


def countering(hand: list[str], *lead: str, **more: object) -> Scenario:
    """Chu has led this set and Han, with this hand, is to counter; nobody can cancel."""
    return scenario("chuhan", han=hand, trick=[{"by": "chu", "cards": list(lead)}], **{**NO_WINDOW, **more})


# ---- Peng Yue


@rule("CH-541")
def test_peng_yue_counters_with_a_set_of_equal_value():
    battle = countering(["peng-yue", "5", "5", "1"], "5", "5")
    battle.han.uses("peng-yue", "5", "5")
    assert battle.trick[-1] == {"by": "han", "as": "peng-yue", "cards": ["peng-yue", "5", "5"], "value": 5, "size": 2}
    assert (battle.waits_for, battle.kind) == ("chu", "chuhan.counter")
    assert battle.fact("han") == ["1"]


@rule("CH-541")
def test_the_joker_may_be_in_the_set_with_peng_yue():
    battle = countering(["peng-yue", "7", "0", "1"], "7", "7")
    battle.han.uses("peng-yue", "7", "0")
    assert (battle.trick[-1]["value"], battle.trick[-1]["size"]) == (7, 2)


@rule("CH-541")
def test_peng_yue_cannot_be_used_without_an_equal_set():
    battle = countering(["peng-yue", "5", "5", "8", "8"], "7", "7")
    with refused("CH-541"):
        battle.han.uses("peng-yue", "8", "8")
    with refused("CH-541"):
        battle.han.uses("peng-yue", "5", "5")
    assert battle.fact("question.han.closed.peng-yue") == "CH-541"


@rule("CH-541")
def test_peng_yue_may_equal_the_value_of_a_set_by_zhongli_mo():
    trick = [{"by": "chu", "as": "zhongli-mo", "cards": ["zhongli-mo", "4", "9"]}]
    battle = scenario("chuhan", han=["peng-yue", "4", "4", "1"], trick=trick, **NO_WINDOW)
    battle.han.uses("peng-yue", "4", "4")
    assert battle.trick[-1]["value"] == 4


@rule("CH-541")
def test_peng_yue_cannot_lower_the_value():
    battle = countering(["peng-yue", "5", "4", "1"], "5")
    with refused("CH-543"):
        battle.han.uses("peng-yue", "4")


@rule("CH-542")
def test_peng_yue_is_no_part_of_the_set_even_against_threes():
    battle = countering(["peng-yue", "xiao-he", "1", "1"], "ji-bu", "yu-ji")
    with refused("CH-541"):
        battle.han.uses("peng-yue", "xiao-he")
    with refused("CH-541"):
        battle.han.uses("peng-yue", "peng-yue", "xiao-he")


@rule("CH-542")
def test_countering_a_pair_takes_peng_yue_and_two_cards():
    battle = countering(["peng-yue", "5", "5", "5", "1"], "5", "5")
    for cards in (["5"], ["5", "5", "5"], ["peng-yue", "5"]):
        with refused("CH-542"):
            battle.han.uses("peng-yue", *cards)
    battle.han.uses("peng-yue", "5", "5")
    assert (battle.trick[-1]["size"], len(battle.trick[-1]["cards"])) == (2, 3)
    assert battle.fact("view.chu.size") == 2


@rule("CH-543")
def test_peng_yue_cannot_be_added_to_a_higher_set():
    battle = countering(["peng-yue", "5", "5", "8", "8"], "5", "5")
    with refused("CH-543"):
        battle.han.uses("peng-yue", "8", "8")
    assert battle.han.may("peng-yue", set=["5", "5"])


@rule("CH-544")
def test_the_counter_after_peng_yue_must_again_beat_the_same_value():
    battle = countering(["peng-yue", "5", "1", "1"], "5", chu=["5", "4", "7", "1"])
    battle.han.uses("peng-yue", "5")
    for lower in ("5", "4"):
        with refused("CH-212"):
            battle.chu.plays(lower)
    battle.chu.plays("7")
    assert battle.waits_for == "han"


# ---- Zhongli Mo


def leading(*hand: str, **more: object) -> Scenario:
    """Chu is to lead with Zhongli Mo, this hand and one more card; nobody can cancel."""
    return scenario("chuhan", chu=["zhongli-mo", *hand, "1"], attacker="chu", **{**NO_WINDOW, **more})


@rule("CH-545")
def test_a_set_of_zhongli_mo_has_the_value_of_its_lowest_card_and_the_size_of_its_cards():
    battle = leading("9", "4", "7", han=["4", "4", "4", "5", "5", "5", "2"])
    battle.chu.uses("zhongli-mo", "9", "4", "7")
    assert (battle.trick[0]["value"], battle.trick[0]["size"]) == (4, 3)
    assert len(battle.trick[0]["cards"]) == 4
    with refused("CH-212"):
        battle.han.plays("4", "4", "4")
    with refused("CH-211"):
        battle.han.plays("5", "5")
    battle.han.plays("5", "5", "5")
    assert battle.waits_for == "chu"


@rule("CH-546", "CH-552")
def test_example_zhongli_mo_with_2_3_5_6_8_9_is_six_cards_of_value_2_and_scores_6():
    battle = leading("2", "xiao-he", "5", "han-xin", "8", "9")
    battle.chu.uses("zhongli-mo", "2", "xiao-he", "5", "han-xin", "8", "9")
    assert (battle.trick[0]["value"], battle.trick[0]["size"]) == (2, 6)
    assert battle.score == {"han": 0, "chu": 1 + 6}


@rule("CH-547", "CH-548")
def test_example_zhongli_mo_with_2_4_7_8_9_0_is_six_cards_of_value_0_and_scores_nothing():
    battle = leading("2", "4", "7", "8", "9", "0")
    battle.chu.uses("zhongli-mo", "2", "4", "7", "8", "9", "0")
    assert (battle.trick[0]["value"], battle.trick[0]["size"]) == (0, 6)
    assert battle.score == {"han": 0, "chu": 1}


@rule("CH-548")
def test_the_joker_with_zhongli_mo_copies_no_value():
    battle = countering(["zhongli-mo", "5", "0", "7", "1"], "4", "4")
    with refused("CH-551"):
        battle.han.uses("zhongli-mo", "5", "0")
    battle = countering(["zhongli-mo", "5", "0", "1"], "4", "4")
    assert battle.fact("question.han.closed.zhongli-mo") == "CH-551"


@rule("CH-549")
@pytest.mark.parametrize("cards", [["4", "4"], ["4", "9", "4"], ["ji-bu", "xiao-he"], ["han-xin", "liu-bang", "9"]])
def test_no_value_comes_twice_in_a_set_of_zhongli_mo(cards):
    battle = leading("4", "4", "9", "ji-bu", "xiao-he", "han-xin", "liu-bang")
    with refused("CH-549"):
        battle.chu.uses("zhongli-mo", *cards)


@rule("CH-550")
def test_a_set_of_zhongli_mo_has_at_least_two_cards():
    battle = leading("4", "9")
    with refused("CH-550"):
        battle.chu.uses("zhongli-mo", "9")
    with refused("CH-550"):
        battle.chu.uses("zhongli-mo")
    battle.chu.uses("zhongli-mo", "4", "9")
    assert battle.trick[0]["size"] == 2


@rule("CH-550")
def test_zhongli_mo_cannot_counter_a_single_card_or_be_led_with_cards_of_one_value():
    assert countering(["zhongli-mo", "8", "9", "1"], "4").fact("question.han.closed.zhongli-mo") == "CH-551"
    battle = scenario("chuhan", chu=["zhongli-mo", "1", "1"], attacker="chu", **NO_WINDOW)
    assert battle.fact("question.chu.closed.zhongli-mo") == "CH-550"


@rule("CH-551")
def test_as_a_counter_zhongli_mo_needs_the_required_size_and_a_higher_lowest_card():
    battle = countering(["zhongli-mo", "4", "5", "7", "9", "1"], "4", "4")
    for cards in (["4", "9"], ["1", "9"], ["5", "7", "9"], ["9"]):
        with refused("CH-551"):
            battle.han.uses("zhongli-mo", *cards)
    battle.han.uses("zhongli-mo", "5", "9")
    assert (battle.trick[-1]["value"], battle.waits_for) == (5, "chu")
    with refused("CH-212"):
        battle.chu.plays("5", "5")


@rule("CH-551")
def test_peng_yue_and_zhongli_mo_differ_an_equal_lowest_card_is_not_enough():
    assert countering(["zhongli-mo", "4", "9", "1"], "4", "4").fact("question.han.closed.zhongli-mo") == "CH-551"


@rule("CH-552")
def test_seven_cards_with_a_two_as_lowest_score_seven():
    battle = leading("2", "xiao-he", "4", "5", "han-xin", "7", "8")
    battle.chu.uses("zhongli-mo", "2", "xiao-he", "4", "5", "han-xin", "7", "8")
    assert battle.score == {"han": 0, "chu": 1 + 7}


@rule("CH-552")
@pytest.mark.parametrize(
    "cards", [["2", "4", "5", "7", "8"], ["1", "2", "4", "5", "7", "8"], ["4", "5", "7", "8", "9", "yu-ji"]]
)
def test_five_cards_or_another_lowest_card_score_nothing(cards):
    battle = leading("2", "4", "5", "7", "8", "9", "yu-ji")
    battle.chu.uses("zhongli-mo", *cards)
    assert battle.score == {"han": 0, "chu": 1}


@rule("CH-552")
def test_a_counter_by_zhongli_mo_scores_for_its_twos_as_well():
    battle = countering(["zhongli-mo", "2", "4", "5", "7", "8", "9", "1"], "1", "1", "1", "1", "1", "1")
    battle.han.uses("zhongli-mo", "2", "4", "5", "7", "8", "9")
    assert battle.score == {"han": 6, "chu": 1}


@rule("CH-553")
def test_other_threes_and_sixes_are_plain_numbers_in_a_set_of_zhongli_mo():
    battle = scenario("chuhan", chu=["zhongli-mo", "ji-bu", "xiang-yu", "1"], attacker="chu", draw=["lyu-zhi"])
    battle.chu.uses("zhongli-mo", "ji-bu", "xiang-yu")
    battle.han.passes()  # one window, for Zhongli Mo
    assert (battle.waits_for, battle.kind, battle.doubled) == ("han", "chuhan.counter", None)
    assert (battle.trick[0]["value"], battle.trick[0]["size"]) == (3, 2)
    assert battle.knows["chu"]["draw"] == []


@rule("CH-553")
def test_zhongli_mo_is_not_a_card_of_his_own_set():
    battle = leading("4", "9")
    assert sorted(battle.fact("question.chu.picks.zhongli-mo.set")) == ["1", "4", "9"]
    assert not battle.chu.may("zhongli-mo", set=["zhongli-mo", "4"])
    battle = countering(["zhongli-mo", "4", "1"], "2", "2")
    assert battle.fact("question.han.closed.zhongli-mo") == "CH-551"


@rule("CH-554")
def test_a_set_of_value_0_can_be_led_and_any_set_of_that_size_beats_it():
    battle = leading("0", "9", han=["1", "1", "2"])
    battle.chu.uses("zhongli-mo", "0", "9")
    assert (battle.trick[0]["value"], battle.waits_for) == (0, "han")
    battle.han.plays("1", "1")
    assert battle.waits_for == "chu"


@rule("CH-554")
def test_a_set_of_value_0_is_never_a_counter():
    battle = countering(["zhongli-mo", "0", "2", "9"], "1", "1")
    with refused("CH-551"):
        battle.han.uses("zhongli-mo", "0", "9")
    assert battle.han.may("zhongli-mo", set=["2", "9"])


NAMES = ["0", "1", "1", "2", "2", "xiao-he", "ji-bu", "4", "4", "5", "han-xin", "ying-bu", "7", "8", "9"]
PRINTED = {"xiao-he": 3, "ji-bu": 3, "han-xin": 6, "ying-bu": 6}


def printed(name: str) -> int:
    return PRINTED[name] if name in PRINTED else int(name)


def is_legal(cards: tuple[str, ...], size: int, beat: int) -> bool:
    """The rule in words of its own: at least two cards, each value once, and in a counter the size and a higher set."""
    values = sorted(map(printed, cards))
    if len(values) < 2 or any(low == high for low, high in pairwise(values)):
        return False
    return size == 0 or (len(values) == size and values[0] > beat)


@rule("CH-545", "CH-548", "CH-549", "CH-550", "CH-551", "CH-553", "CH-554")
@settings(max_examples=60, derandomize=True, deadline=None)
@given(
    st.lists(st.sampled_from(range(len(NAMES))), min_size=2, max_size=6, unique=True),
    st.sampled_from([[], ["1"], ["1", "1"], ["2", "2"], ["4", "4"], ["1", "1", "1"], ["5", "5", "5"], ["7"]]),
)
def test_the_sets_of_zhongli_mo_are_those_of_a_brute_force(places, lead):
    hand = [NAMES[place] for place in sorted(places)]
    trick = [{"by": "chu", "cards": lead}] if lead else []
    battle = scenario("chuhan", han=["zhongli-mo", *hand], trick=trick, attacker="chu" if lead else "han", **NO_WINDOW)
    beat = int(lead[0]) if lead else -1
    legal = set()
    for count in range(len(hand) + 1):
        for cards in combinations(hand, count):
            if is_legal(cards, len(lead), beat):
                legal.add(tuple(sorted(cards)))
            assert battle.han.may("zhongli-mo", set=list(cards)) == is_legal(cards, len(lead), beat), cards
    question = battle.asked("han")
    listed = [
        tuple(sorted(battle.game.ref_names(battle.match.state, ref)[0] for ref in choice.picks["set"]))
        for choice in question.expand()
        if choice.option == "zhongli-mo"
    ]
    assert sorted(listed) == sorted(legal)
    assert ("zhongli-mo" in battle.han.options) == bool(legal)


# ---- Liu Bang


@rule("CH-581")
def test_liu_bang_is_a_single_10_against_a_9():
    battle = countering(["liu-bang", "1", "1"], "9")
    battle.han.uses("liu-bang")
    assert battle.trick[-1] == {"by": "han", "as": "liu-bang", "cards": ["liu-bang"], "value": 10, "size": 1}
    assert battle.fact("view.chu.beat") == 10
    assert battle.waits_for == "chu"
    battle.chu.passes()
    assert battle.attacker == "han"


@rule("CH-581")
def test_liu_bang_as_a_number_is_only_a_6():
    battle = countering(["liu-bang", "8", "1"], "7")
    with refused("CH-212"):
        battle.han.plays("liu-bang")


@rule("CH-582")
@pytest.mark.parametrize("lead", [["9", "0"], ["8"], ["7"], ["8", "8"], ["0"], ["1"]])
def test_liu_bang_beats_a_single_9_and_nothing_else(lead):
    battle = countering(["liu-bang", "1", "1"], *lead)
    assert battle.fact("question.han.closed.liu-bang") == "CH-582"
    with refused("CH-582"):
        battle.han.uses("liu-bang")


@rule("CH-582")
def test_liu_bang_beats_a_9_that_was_itself_a_counter():
    trick = [{"by": "chu", "cards": ["4"]}, {"by": "han", "cards": ["7"]}, {"by": "chu", "cards": ["9"]}]
    battle = scenario("chuhan", han=["liu-bang", "1"], trick=trick, **NO_WINDOW)
    battle.han.uses("liu-bang")
    assert battle.trick[-1]["value"] == 10


@rule("CH-583")
def test_only_abilities_or_a_pass_can_follow_liu_bang():
    hand = ["han-xin", "xiahou-ying", "xiang-yu", "peng-yue", "zhongli-mo", "8", "8", "0"]
    trick = [{"by": "chu", "cards": ["9"]}, {"by": "han", "as": "liu-bang", "cards": ["liu-bang"]}]
    battle = scenario("chuhan", chu=hand, trick=trick, **NO_WINDOW)
    assert sorted(battle.chu.options) == ["decree", "han-xin", "pass", "xiahou-ying", "xiang-yu"]
    closed = battle.fact("question.chu.closed")
    assert closed == {"counter": "CH-212", "peng-yue": "CH-541", "zhongli-mo": "CH-551"}


@rule("CH-583", "CH-573")
def test_liu_bang_thrown_back_by_han_xin_cannot_be_beaten_by_his_own_player():
    trick = [{"by": "chu", "cards": ["9"]}, {"by": "han", "as": "liu-bang", "cards": ["liu-bang"]}]
    battle = scenario("chuhan", chu=["han-xin", "1"], han=["8", "8", "7"], trick=trick, **NO_WINDOW)
    battle.chu.uses("han-xin")
    assert (battle.waits_for, battle.score) == ("han", {"han": 1, "chu": 1})
    assert battle.fact("question.han.closed.counter") == "CH-212"
    battle.han.passes()
    assert battle.attacker == "chu"
