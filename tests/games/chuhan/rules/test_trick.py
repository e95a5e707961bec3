"""The flow of a trick (CH-2xx)."""

from collections import Counter

import pytest

from tests.games.chuhan.rules.starts import deal, played_out
from tests.marks import rule
from tianxia.scenario import refused, scenario

GONE = ["lyu-zhi", "*"]  # with Lyu Zhi on the discard pile nobody is asked for a reaction


# ---- the battle goes on until somebody is out


@rule("CH-201")
def test_a_battle_ends_only_when_a_player_is_out_of_cards_or_wins_in_its_middle():
    ended = Counter()
    for seed in range(80):
        match = played_out(deal(seed, events="on"), seed)
        cards = {"hand/0": 15, "hand/1": 15}  # the first deal is told by the view, not by an event
        before = "nothing"
        for event in match.events:
            told = event.public
            if event.kind == "deal":
                cards[told["to"]] = told["count"]
            elif event.kind == "move":
                for place, more in ((told["from"], -1), (told["to"], 1)):
                    cards[place] = cards.get(place, 0) + more
            elif event.kind == "out":
                assert cards[f"hand/{told['seat']}"] == 0
            elif event.kind == "battle":
                assert before == ("out" if told["battle"] > 1 else "nothing")
            elif event.kind == "over":
                assert max(told["vp"]) >= 31
                assert (before == "out") == (told["rule"] != "CH-712")
                ended[told["rule"]] += 1
            if event.kind in ("battle", "out"):
                before = event.kind
    assert ended["CH-712"]
    assert ended["CH-715"]


@rule("CH-201")
def test_a_battle_goes_on_when_no_decree_is_left_and_nobody_counters():
    battle = scenario("chuhan", han=["1"] * 5, chu=["7", "8"], decrees={"han": 3, "chu": 3}, attacker="han")
    for _ in range(4):
        battle.han.plays("1")
        battle.chu.passes()
        assert battle.battle == 1
    battle.han.plays("1")
    assert battle.battle == 2


# ---- the lead step

BEFORE_LEADING = {
    "neither": [],
    "ability": ["ability"],
    "decree": ["decree"],
    "ability, then decree": ["ability", "decree"],
    "decree, then ability": ["decree", "ability"],
}


@rule("CH-202")
@pytest.mark.parametrize("steps", BEFORE_LEADING.values(), ids=BEFORE_LEADING)
def test_the_attacker_may_use_an_attack_ability_and_take_a_decree_in_either_order_before_leading(steps: list[str]):
    battle = scenario("chuhan", han=["yu-ji", "7", "7", "9", "1"], chu=["1", "2"], attacker="han", discard=GONE)
    for step in steps:
        assert battle.kind == "chuhan.lead"
        if step == "ability":
            battle.han.uses("yu-ji", "9")
        else:
            battle.han.takes_decree()
    assert battle.decrees["han"] == steps.count("decree")
    assert ("9" in battle.discard) == ("ability" in steps)
    battle.han.plays("7", "7")
    assert (battle.waits_for, battle.kind) == ("chu", "chuhan.counter")
    assert len(battle.fact("han")) == 3 - 2 * steps.count("ability") + 2 * steps.count("decree")


@rule("CH-203")
def test_only_one_attack_ability_is_used_in_a_trick():
    battle = scenario("chuhan", han=["yu-ji", "ji-bu", "ying-bu", "9", "8", "1"], chu=["1", "1"], discard=GONE)
    battle.han.uses("yu-ji", "1")
    for ability in ("ji-bu", "ying-bu"):
        assert battle.fact(f"question.han.closed.{ability}") == "CH-203"
    with refused("CH-203"):
        battle.han.uses("ji-bu")
    battle.han.takes_decree()
    with refused("CH-203"):
        battle.han.uses("ying-bu", "1")
    battle.han.plays("8")
    battle.chu.passes()
    battle.han.uses("ji-bu")  # a new trick, a new ability
    assert battle.fact("told.han")[-1]["kind"] == "look"


@rule("CH-204")
def test_the_attacker_takes_at_most_one_decree_before_leading():
    battle = scenario("chuhan", han=["yu-ji", "7", "1"], chu=["1", "2"], attacker="han", discard=GONE)
    battle.han.takes_decree()
    assert battle.fact("question.han.closed.decree") == "CH-204"
    with refused("CH-204"):
        battle.han.takes_decree()
    battle.han.uses("yu-ji", "1")
    with refused("CH-204"):
        battle.han.takes_decree()
    battle.han.plays("7")
    battle.chu.passes()
    battle.han.takes_decree()  # a new trick, a new chance
    assert battle.decrees == {"han": 2, "chu": 0}


@rule("CH-205")
@pytest.mark.parametrize("attack", ["ji-bu", "ying-bu"])
def test_an_attack_ability_that_was_just_drawn_may_be_used_at_once(attack: str):
    battle = scenario("chuhan", han=["1", "1"], draw=["8", attack], attacker="han", discard=["lyu-zhi", "5", "*"])
    battle.han.takes_decree()
    battle.han.uses(attack, *(["5"] if attack == "ying-bu" else []))
    assert battle.trick == [{"by": "han", "as": attack, "cards": [attack], "value": -1, "size": 0}]
    battle.han.plays("8")  # drawn just now, too
    assert battle.waits_for == "chu"


@rule("CH-206")
def test_the_attacker_must_lead_and_may_not_pass():
    battle = scenario("chuhan", han=["ji-bu", "7", "1"], attacker="han", discard=GONE)
    for _ in range(3):
        assert battle.fact("question.han.closed.pass") == "CH-206"
        assert "pass" not in battle.han.options
        with refused("CH-206"):
            battle.han.passes()
        with refused("CH-301"):
            battle.han.plays()  # a set has at least one card
        if "ji-bu" in battle.han.options:
            battle.han.uses("ji-bu")
        elif "decree" in battle.han.options:
            battle.han.takes_decree()
    battle.han.plays("7")
    assert battle.waits_for == "chu"


# ---- the end of a trick


@rule("CH-214")
@pytest.mark.parametrize("passer", ["chu", "han"])
def test_the_rival_of_the_player_who_passes_attacks_next(passer: str):
    battle = scenario("chuhan", han=["1", "9", "4"], chu=["2", "8", "4"], attacker="han")
    battle.han.plays("1")
    if passer == "han":
        battle.chu.plays("2")
    getattr(battle, passer).passes()
    winner = {"chu": "han", "han": "chu"}[passer]
    assert (battle.waits_for, battle.kind, battle.attacker) == (winner, "chuhan.lead", winner)
    assert battle.trick == []
    getattr(battle, winner).plays("4")
    assert battle.fact(f"question.{passer}.about.beat") == 4  # the old set is gone


@rule("CH-215")
def test_sets_and_ability_cards_of_both_players_are_discarded_when_the_trick_ends():
    battle = scenario(
        "chuhan", han=["ji-bu", "4", "4", "han-xin", "1"], chu=["zhongli-mo", "5", "7", "1"], discard=GONE
    )
    before = battle.discard
    battle.han.uses("ji-bu")
    battle.han.plays("4", "4")
    battle.chu.uses("zhongli-mo", "5", "7")
    battle.han.uses("han-xin")
    assert battle.discard == before  # all of it lies in the play area
    played = ["ji-bu", "4", "4", "zhongli-mo", "5", "7", "han-xin"]
    assert [card for play in battle.trick for card in play["cards"]] == played
    battle.chu.passes()
    assert battle.discard == before + played
    assert battle.fact("view.spectator.table") == []
    assert (battle.fact("han"), battle.fact("chu")) == (["1"], ["1"])


@rule("CH-216")
def test_who_has_passed_counters_in_the_next_trick_as_if_nothing_had_been():
    battle = scenario("chuhan", han=["1", "4", "1"], chu=["5", "8", "ji-bu", "9"], attacker="han", discard=GONE)
    battle.han.plays("1")
    battle.chu.takes_decree()
    battle.chu.passes()
    battle.han.plays("4")
    assert battle.chu.options == ["pass", "counter", "decree"]
    battle.chu.takes_decree()
    battle.chu.plays("5")
    battle.han.passes()
    assert battle.waits_for == "chu"
    assert battle.chu.may("decree")
    assert battle.chu.may("ji-bu")
    battle.chu.plays("8")
    assert battle.waits_for == "han"
    assert battle.han.may("decree")


@rule("CH-217")
def test_the_attacker_has_no_attack_ability_either_once_the_set_is_led():
    battle = scenario("chuhan", han=["ji-bu", "1", "1"], chu=["2", "9"], attacker="han", discard=GONE)
    battle.han.plays("1")
    battle.chu.plays("2")
    with refused("CH-217"):
        battle.han.uses("ji-bu")


@rule("CH-218")
def test_after_a_cancelled_lead_there_is_no_attack_ability_and_no_decree_any_more():
    battle = scenario(
        "chuhan", han=["zhongli-mo", "1", "4", "ji-bu", "yu-ji"], chu=["lyu-zhi", "5", "5"], discard=["xiao-he", "*"]
    )
    assert battle.han.may("ji-bu")
    assert battle.han.may("decree")
    battle.han.uses("zhongli-mo", "1", "4")
    battle.chu.cancels()
    assert (battle.waits_for, battle.kind) == ("han", "chuhan.lead")
    with refused("CH-218"):
        battle.han.uses("ji-bu")
    with refused("CH-218"):
        battle.han.uses("yu-ji", "1")
    with refused("CH-615"):
        battle.han.takes_decree()
    assert battle.han.options == ["lead"]
    with refused("CH-206"):
        battle.han.passes()
    battle.han.plays("4")
    assert battle.waits_for == "chu"


# ---- what is not offered is refused by the rule that it breaks


@rule("CH-501")
def test_an_ability_is_refused_without_its_card():
    leading = scenario("chuhan", han=["4", "5"], chu=["7", "8"])
    countering = scenario("chuhan", han=["4", "5"], chu=["7", "8"], trick=[{"by": "han", "cards": ["1"]}])
    for battle, seat in ((leading, "han"), (countering, "chu")):
        for ability in ("ji-bu", "zhongli-mo", "han-xin", "lyu-zhi"):
            assert battle.why_not(seat, ability) == "CH-501"


@rule("CH-504")
def test_two_abilities_in_one_play_are_refused_even_with_both_cards():
    hand = ["peng-yue", "zhongli-mo", "1", "4", "5"]
    battle = scenario("chuhan", han=["4", "5"], chu=hand, trick=[{"by": "han", "cards": ["1", "1"]}])
    assert battle.chu.why_not("peng-yue-zhongli-mo") == "CH-504"


@rule("CH-843", "CH-851", "CH-881", "CH-891")
@pytest.mark.parametrize(
    ("option", "rule_id"), [("swap", "CH-843"), ("place", "CH-851"), ("give", "CH-881"), ("take", "CH-891")]
)
def test_what_belongs_to_an_event_is_refused_by_the_rule_of_that_event(option, rule_id):
    assert scenario("chuhan", han=["4", "5"], chu=["7", "8"]).han.why_not(option) == rule_id


@rule("CH-612")
def test_a_reaction_is_refused_when_its_window_is_closed():
    battle = scenario("chuhan", han=["lyu-zhi", "5"], chu=["7", "8"])
    assert battle.han.why_not("cancel") == "CH-612"


@rule("CH-206", "CH-208")
def test_the_attacker_cannot_counter_and_the_countering_player_cannot_lead():
    battle = scenario("chuhan", han=["4", "5"], chu=["7", "8"])
    assert battle.han.why_not("counter", set=["4"]) == "CH-206"
    battle.han.plays("4")
    assert battle.chu.why_not("lead", set=["7"]) == "CH-208"


# ---- the example of the rulebook


@rule("CH-219")
def test_example_three_ones_are_countered_by_three_cards_of_one_higher_value():
    battle = scenario("chuhan", han=["1", "1", "1", "7", "7", "7", "1"], chu=["5", "5", "5", "8", "8", "1", "2"])
    battle.han.plays("1", "1", "1")
    for cards, against in [(["8", "8"], "CH-211"), (["5", "5", "8"], "CH-301"), (["5", "5", "5", "8"], "CH-211")]:
        with refused(against):
            battle.chu.plays(*cards)
    assert battle.chu.may("counter", set=["5", "5", "5"])
    assert battle.chu.may("pass")


@rule("CH-220", "CH-221")
def test_example_three_fives_and_three_sevens_follow_and_the_winner_attacks_in_the_next_trick():
    battle = scenario("chuhan", han=["1", "1", "1", "7", "7", "7", "1"], chu=["5", "5", "5", "8", "8", "1", "2"])
    battle.han.plays("1", "1", "1")
    battle.chu.plays("5", "5", "5")
    battle.han.plays("7", "7", "7")
    assert battle.fact("question.chu.closed.counter") == "CH-212"
    battle.chu.passes()
    assert (battle.waits_for, battle.kind, battle.battle) == ("han", "chuhan.lead", 1)


@rule("CH-221")
@pytest.mark.parametrize(("score", "first"), [({"han": 0, "chu": 9}, "han"), ({"han": 9, "chu": 0}, "chu")])
def test_who_won_the_last_trick_of_a_battle_does_not_attack_in_the_next_battle_for_that(
    score: dict[str, int], first: str
):
    battle = scenario("chuhan", han=["9", "8"], chu=["1", "1", "2"], attacker="han", score=score)
    battle.han.plays("9")
    battle.chu.passes()
    battle.han.plays("8")
    assert battle.battle == 2
    assert (battle.waits_for, battle.attacker) == (first, first)  # the player with fewer VP (CH-719)
