"""Sets, the joker and the 2s (CH-3xx)."""

from collections import Counter
from itertools import combinations

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from tests.games.chuhan.rules.starts import DECK, SIXES, THREES, VALUES
from tests.marks import rule
from tianxia.core.asks import Choice
from tianxia.scenario import Scenario, Unknown, refused, scenario

GONE = ["lyu-zhi", "*"]  # with Lyu Zhi on the discard pile nobody is asked for a reaction
CHOICES = settings(derandomize=True, deadline=None, max_examples=80)


# ---- the definition of a set, told once more and in another way


def told_value(cards: list[str]) -> int | None:
    """The value of a set by the words of the rulebook; None if these cards are no set."""
    if not cards:
        return None
    others = [VALUES[card] for card in cards if card != "0"]
    if not others:
        return 0
    return others[0] if others.count(others[0]) == len(others) else None


def told_sets(hand: list[str]) -> set[tuple[str, ...]]:
    """Every set that can be made of a hand, by trying all combinations."""
    tried = (chosen for size in range(1, len(hand) + 1) for chosen in combinations(sorted(hand), size))
    return {chosen for chosen in tried if told_value(list(chosen)) is not None}


def listed(battle: Scenario, side: str, option: str) -> list[tuple[str, ...]]:
    """The sets that the game lists for a question, by the names of their cards."""
    state = battle.match.state

    def names(choice: Choice) -> tuple[str, ...]:
        return tuple(sorted([battle.game.ref_names(state, ref)[0] for ref in choice.picks["set"]]))

    return [names(choice) for choice in battle.asked(side).expand() if choice.option == option]


@st.composite
def hands(draw: st.DrawFn, least: int, most: int) -> list[str]:
    """Some cards of the deck, with a liking for equal values."""
    liked = draw(st.sets(st.sampled_from(sorted(set(VALUES.values()))), min_size=1, max_size=4))
    cards = [place for place, name in enumerate(DECK) if VALUES[name] in liked]
    assume(len(cards) >= least)
    return [DECK[place] for place in draw(st.lists(st.sampled_from(cards), unique=True, min_size=least, max_size=most))]


@rule("CH-301", "CH-302", "CH-305", "CH-306")
@given(hand=hands(2, 7), data=st.data())
@CHOICES
def test_cards_may_be_led_exactly_if_they_are_a_set_of_its_value_and_size(hand: list[str], data: st.DataObject):
    cards = data.draw(st.lists(st.sampled_from(range(len(hand))), unique=True, max_size=len(hand) - 1))
    chosen = [hand[place] for place in cards]
    value = told_value(chosen)
    battle = scenario("chuhan", han=hand, chu=5, attacker="han")
    if value is None:
        with refused("CH-301"):
            battle.han.plays(*chosen)
        assert battle.waits_for == "han"
    else:
        battle.han.plays(*chosen)
        assert battle.fact("question.chu.about.size") == len(chosen)
        assert battle.fact("question.chu.about.beat") == value
        assert (battle.trick[0]["value"], battle.trick[0]["size"]) == (value, len(chosen))


@rule("CH-301", "CH-305", "CH-306", "CH-308")
@given(hand=hands(1, 8))
@CHOICES
def test_the_sets_that_are_listed_for_a_lead_are_all_sets_of_the_hand(hand: list[str]):
    battle = scenario("chuhan", han=hand, chu=5, attacker="han")
    sets = listed(battle, "han", "lead")
    assert len(sets) == len(set(sets))
    assert set(sets) == told_sets(hand)


@rule("CH-211", "CH-212", "CH-305", "CH-307")
@given(led=hands(1, 4), hand=hands(1, 7), data=st.data())
@CHOICES
def test_a_set_is_a_counter_exactly_if_it_has_the_size_and_a_higher_value(
    led: list[str], hand: list[str], data: st.DataObject
):
    beaten = told_value(led)
    assume(beaten is not None)
    assume(not Counter(led + hand) - Counter(DECK))
    trick = [{"by": "han", "as": "set", "cards": led}]
    battle = scenario("chuhan", han=5, chu=hand, trick=trick, discard=["*"])
    wanted = {s for s in told_sets(hand) if len(s) == len(led) and (told_value(list(s)) or 0) > (beaten or 0)}
    assert set(listed(battle, "chu", "counter")) == wanted
    assert ("counter" in battle.chu.options) == bool(wanted)
    places = data.draw(st.lists(st.sampled_from(range(len(hand))), unique=True, min_size=1))
    chosen = [hand[place] for place in places]
    assert battle.chu.may("counter", set=chosen) == (tuple(sorted(chosen)) in wanted)


# ---- sets


@rule("CH-301")
def test_a_single_card_is_a_set_and_cards_of_two_values_are_none():
    battle = scenario("chuhan", han=["7", "8", "8", "1", "0"], attacker="han")
    for cards in (["7", "8"], ["7", "8", "8"], ["7", "8", "0"], []):
        with refused("CH-301"):
            battle.han.plays(*cards)
    battle.han.plays("7")
    assert battle.trick == [{"by": "han", "as": "set", "cards": ["7"], "value": 7, "size": 1}]


@rule("CH-301")
def test_a_set_is_made_of_own_cards_and_each_counts_once():
    battle = scenario("chuhan", han=["7", "1"], chu=["7", "8"], draw=["9"], discard=["4", "*"], attacker="han")
    for cards in (["8"], ["9"], ["4"], ["7", "7"]):  # the rival's, of the draw pile, discarded, one of the rival's
        with refused("CH-301"):
            battle.han.plays(*cards)
    seven = battle.asked("han").options()[0].picks[0].items[0]
    refusal = battle.match.why_not(0, Choice("lead", {"set": (seven, seven)}))
    assert refusal is not None
    assert refusal.rule == "CH-301"
    assert battle.waits_for == "han"


@rule("CH-302")
def test_the_value_of_a_set_is_that_of_its_cards_and_its_size_their_number():
    battle = scenario("chuhan", han=["4", "4", "4", "1"], chu=["5", "5", "5", "1"], attacker="han")
    battle.han.plays("4", "4", "4")
    assert battle.trick[0] == {"by": "han", "as": "set", "cards": ["4", "4", "4"], "value": 4, "size": 3}
    battle.chu.plays("5", "5", "5")
    assert battle.trick[1] == {"by": "chu", "as": "set", "cards": ["5", "5", "5"], "value": 5, "size": 3}


@rule("CH-303")
@pytest.mark.parametrize("character", THREES + SIXES)
def test_a_three_or_six_led_as_a_number_is_a_plain_card_without_its_ability(character: str):
    battle = scenario("chuhan", han=[character, "1", "1"], chu=4, attacker="han")
    before = (battle.score, battle.discard, battle.draw)
    battle.han.plays(character)
    assert (battle.waits_for, battle.kind) == ("chu", "chuhan.counter")  # no reaction is asked for
    assert battle.trick[0] == {
        "by": "han", "as": "set", "cards": [character], "value": VALUES[character], "size": 1
    }  # fmt: skip
    assert (battle.score, battle.discard, battle.draw) == before
    assert (battle.doubled, battle.attacked, battle.knows["han"]) == (None, False, {"hand": [], "draw": []})


@rule("CH-303")
@pytest.mark.parametrize("character", THREES + SIXES)
def test_a_three_or_six_counters_as_a_number(character: str):
    trick = [{"by": "han", "as": "set", "cards": ["2"]}]
    battle = scenario("chuhan", han=["7", "1"], chu=[character, "1"], trick=trick)
    battle.chu.plays(character)
    assert (battle.waits_for, battle.kind) == ("han", "chuhan.counter")
    assert battle.score == {"han": 0, "chu": 1}
    assert battle.fact("question.han.about.beat") == VALUES[character]


@rule("CH-303")
def test_threes_make_sets_with_each_other_and_with_the_joker():
    battle = scenario("chuhan", han=["ji-bu", "lyu-zhi", "zhongli-mo", "0", "1"], chu=4, attacker="han")
    battle.han.plays("ji-bu", "lyu-zhi", "zhongli-mo", "0")
    assert (battle.trick[0]["value"], battle.trick[0]["size"]) == (3, 4)


@rule("CH-304")
def test_the_card_of_an_ability_is_no_part_of_the_set_that_goes_with_it():
    battle = scenario("chuhan", han=["zhongli-mo", "7", "8", "1", "1"], chu=["peng-yue", "7", "7", "1"], discard=GONE)
    with refused("CH-550"):
        battle.han.uses("zhongli-mo", "7")  # Zhongli Mo himself is not the second card
    battle.han.uses("zhongli-mo", "7", "8")
    assert (battle.trick[0]["value"], battle.trick[0]["size"]) == (7, 2)
    with refused("CH-542"):
        battle.chu.uses("peng-yue", "7")  # nor is Peng Yue
    battle.chu.uses("peng-yue", "7", "7")
    assert (battle.trick[1]["value"], battle.trick[1]["size"]) == (7, 2)


@rule("CH-304")
def test_liu_bang_has_no_set_with_him_he_is_the_set():
    trick = [{"by": "han", "as": "set", "cards": ["9"]}]
    battle = scenario("chuhan", han=["1"], chu=["liu-bang", "1", "1"], trick=trick, discard=GONE)
    assert battle.fact("question.chu.picks.liu-bang") == {}
    with pytest.raises(Unknown, match="liu-bang has no slot 'set'"):
        battle.chu.uses("liu-bang", "1")
    battle.chu.uses("liu-bang")
    assert (battle.trick[1]["value"], battle.trick[1]["size"]) == (10, 1)


# ---- the 0


@rule("CH-305", "CH-310")
def test_two_eights_and_the_zero_are_three_cards_of_value_eight():
    battle = scenario("chuhan", han=["8", "8", "0", "1"], chu=["7", "7", "7", "1"], attacker="han")
    battle.han.plays("8", "8", "0")
    assert battle.trick == [{"by": "han", "as": "set", "cards": ["8", "8", "0"], "value": 8, "size": 3}]
    assert battle.fact("question.chu.closed.counter") == "CH-212"


@rule("CH-306", "CH-307")
def test_the_zero_alone_can_be_led_with_value_zero_and_anything_beats_it():
    battle = scenario("chuhan", han=["0", "1", "1"], chu=["1", "5"], attacker="han")
    battle.han.plays("0")
    assert battle.trick == [{"by": "han", "as": "set", "cards": ["0"], "value": 0, "size": 1}]
    battle.chu.plays("1")
    assert battle.waits_for == "han"


@rule("CH-307")
@pytest.mark.parametrize("led", ["1", "9"])
def test_the_zero_alone_is_never_a_counter(led: str):
    trick = [{"by": "han", "as": "set", "cards": [led]}]
    battle = scenario("chuhan", han=["5", "5"], chu=["0", "8", "1"], trick=trick)
    with refused("CH-212"):
        battle.chu.plays("0")
    assert ("0",) not in listed(battle, "chu", "counter")


@rule("CH-308")
def test_the_zero_and_one_card_are_a_pair():
    battle = scenario("chuhan", han=["4", "4", "1"], chu=["0", "5", "1"], attacker="han")
    battle.han.plays("4", "4")
    assert battle.chu.may("counter", set=["0", "5"])
    battle.chu.plays("5", "0")
    assert battle.trick[1] == {"by": "chu", "as": "set", "cards": ["5", "0"], "value": 5, "size": 2}


@rule("CH-309")
def test_nobody_is_asked_whether_to_cancel_the_zero():
    battle = scenario("chuhan", han=["0", "4", "1"], chu=["lyu-zhi", "5", "5"], attacker="han")
    battle.han.plays("4", "0")
    assert (battle.waits_for, battle.kind) == ("chu", "chuhan.counter")
    assert not battle.chu.may("cancel")


@rule("CH-309")
def test_nobody_is_asked_whether_to_cancel_the_zero_in_a_counter():
    trick = [{"by": "han", "as": "set", "cards": ["4", "4"]}]
    battle = scenario("chuhan", han=["lyu-zhi", "9"], chu=["0", "5", "1"], trick=trick)
    battle.chu.plays("5", "0")
    assert (battle.waits_for, battle.kind) == ("han", "chuhan.counter")
    assert not battle.han.may("cancel")


# ---- the 2s


@rule("CH-311", "CH-312", "CH-313", "CH-316", "CH-317", "CH-318", "CH-319")
@pytest.mark.parametrize("as_counter", [False, True], ids=["lead", "counter"])
@pytest.mark.parametrize("joker", [False, True], ids=["without-0", "with-0"])
@pytest.mark.parametrize("twos", range(1, 9))
def test_six_or_more_twos_score_their_number_at_once_in_a_lead_and_in_a_counter(
    twos: int, joker: bool, as_counter: bool
):
    cards = ["2"] * twos + ["0"] * joker
    if as_counter:
        trick = [{"by": "chu", "as": "set", "cards": ["1"] * len(cards)}]
        battle = scenario("chuhan", han=[*cards, "7"], chu=["9"], trick=trick)
    else:
        battle = scenario("chuhan", han=[*cards, "7"], chu=["9"], attacker="han")
    battle.han.plays(*cards)
    size = twos + joker
    assert battle.score == {"han": size if size >= 6 else 0, "chu": 1}
    assert battle.battle == 1


@rule("CH-316", "CH-317", "CH-318")
@pytest.mark.parametrize(
    ("cards", "points"), [(["2"] * 7, 7), (["2"] * 5, 0), (["2"] * 5 + ["0"], 6)], ids=["seven", "five", "five-and-0"]
)
def test_examples_of_the_rulebook_for_sets_of_twos(cards: list[str], points: int):
    battle = scenario("chuhan", han=[*cards, "7"], attacker="han")
    battle.han.plays(*cards)
    assert battle.score == {"han": points, "chu": 1}


@rule("CH-311")
@pytest.mark.parametrize("card", ["1", "4"])
def test_six_cards_of_another_value_score_nothing(card: str):
    battle = scenario("chuhan", han=[card] * 6 + ["7"], attacker="han")
    battle.han.plays(*[card] * 6)
    assert battle.score == {"han": 0, "chu": 1}


@rule("CH-311", "CH-313")
def test_the_bonus_goes_to_the_player_of_the_set_once():
    trick = [{"by": "han", "as": "set", "cards": ["1"] * 6}]
    battle = scenario("chuhan", han=["4"] * 6 + ["9"], chu=["2"] * 6 + ["8"], trick=trick)
    battle.chu.plays(*["2"] * 6)
    assert battle.score == {"han": 0, "chu": 1 + 6}
    battle.han.plays(*["4"] * 6)
    battle.chu.passes()
    assert battle.score == {"han": 0, "chu": 1 + 6}


@rule("CH-319")
def test_no_plain_set_of_twos_is_larger_than_nine():
    battle = scenario("chuhan", han=["2"] * 8 + ["0", "1", "4"], attacker="han")
    sizes = [len(cards) for cards in listed(battle, "han", "lead") if "2" in cards]
    assert max(sizes) == 9
    battle.han.plays(*["2"] * 8, "0")
    assert battle.score == {"han": 9, "chu": 1}


@rule("CH-314")
def test_the_bonus_of_a_set_that_can_be_cancelled_waits_for_the_reactions():
    cards = ["2", "peng-yue", "5", "han-xin", "8", "9"]
    battle = scenario("chuhan", han=["zhongli-mo", *cards, "1"], chu=["1", "lyu-zhi"], attacker="han")
    battle.han.uses("zhongli-mo", *cards)
    assert (battle.waits_for, battle.kind) == ("chu", "chuhan.cancel")
    assert battle.score == {"han": 0, "chu": 1}
    battle.chu.passes()
    assert battle.score == {"han": 6, "chu": 1}


@rule("CH-314")
def test_the_bonus_of_a_cancelled_set_is_never_scored():
    cards = ["2", "peng-yue", "5", "han-xin", "8", "9"]
    battle = scenario(
        "chuhan", han=["zhongli-mo", *cards, "1"], chu=["1", "lyu-zhi"], discard=["xiao-he", "*"], attacker="han"
    )
    battle.han.uses("zhongli-mo", *cards)
    battle.chu.cancels()
    assert battle.score == {"han": 0, "chu": 1}
    assert (battle.waits_for, battle.kind) == ("han", "chuhan.lead")


@rule("CH-314", "CH-315")
@pytest.mark.parametrize("cards", [["2"] * 6, ["2"] * 5 + ["0"]], ids=["six", "five-and-0"])
def test_nobody_is_asked_whether_to_cancel_a_plain_set_of_twos(cards: list[str]):
    battle = scenario("chuhan", han=[*cards, "7"], chu=["lyu-zhi", "5"], attacker="han")
    battle.han.plays(*cards)
    assert battle.score == {"han": 6, "chu": 1}
    assert (battle.waits_for, battle.kind) == ("chu", "chuhan.counter")
    assert not battle.chu.may("cancel")
    assert "lyu-zhi" in battle.fact("chu")
