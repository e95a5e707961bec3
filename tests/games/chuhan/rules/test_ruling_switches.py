"""The seven rulings that a table may take the other way (data/components.toml, [rulings]), in both positions."""

import pytest

from tests.games.chuhan.rules.telling import NO_WINDOW, told
from tests.marks import rule
from tianxia.errors import BadInput
from tianxia.scenario import Scenario, from_journal, load, refused, run, scenario


def at(ruling: str, position: str) -> dict[str, dict[str, str]]:
    """The options of a table that takes this ruling so."""
    return {"options": {ruling: position}}


# ---- Zhongli Mo: all different


@rule("CH-549")
@pytest.mark.parametrize(("position", "allowed"), [("on", False), ("off", True)])
def test_zhongli_mo_with_equal_values_depends_on_the_table(position, allowed):
    battle = scenario(
        "chuhan",
        **at("zhongli_values_all_different", position),
        han=["zhongli-mo", "4", "4", "9", "1"],
        attacker="han",
        **NO_WINDOW,
    )
    assert battle.han.why_not("zhongli-mo", set=["4", "4", "9"]) == (None if allowed else "CH-549")
    assert battle.han.may("zhongli-mo", set=["4", "9"])
    question = battle.asked("han")
    listed = [choice for choice in question.expand() if choice.option == "zhongli-mo"]
    assert all(question.check(choice) is None for choice in listed)
    named = {tuple(sorted(battle.game.ref_names(battle.match.state, ref)[0] for ref in c.picks["set"])) for c in listed}
    different = {("1", "4"), ("1", "9"), ("4", "9"), ("1", "4", "9")}
    alike = {("4", "4"), ("1", "4", "4"), ("4", "4", "9"), ("1", "4", "4", "9")}
    assert named == (different | alike if allowed else different)


@rule("CH-549", "CH-548", "CH-552")
def test_with_any_cards_allowed_six_twos_and_a_nine_are_seven_cards_of_value_2():
    twos = ["2"] * 6
    options = at("zhongli_values_all_different", "off")
    battle = scenario("chuhan", **options, chu=["zhongli-mo", *twos, "9", "0", "1"], attacker="chu", **NO_WINDOW)
    battle.chu.uses("zhongli-mo", *twos, "9")
    assert (battle.trick[0]["value"], battle.score) == (2, {"han": 0, "chu": 1 + 7})
    battle = scenario("chuhan", **options, chu=["zhongli-mo", *twos, "9", "0", "1"], attacker="chu", **NO_WINDOW)
    battle.chu.uses("zhongli-mo", *twos, "0")
    assert (battle.trick[0]["value"], battle.score) == (0, {"han": 0, "chu": 1})  # the 0 is a 0 all the same


# ---- Zhongli Mo: at least two cards


@rule("CH-550")
@pytest.mark.parametrize(("least", "refusal"), [("2", "CH-550"), ("1", None)])
def test_zhongli_mo_with_one_card_depends_on_the_table(least, refusal):
    battle = scenario(
        "chuhan", **at("zhongli_min_cards", least), chu=["zhongli-mo", "9", "4", "1"], attacker="chu", **NO_WINDOW
    )
    assert battle.chu.why_not("zhongli-mo", set=["9"]) == refusal
    assert battle.chu.why_not("zhongli-mo", set=[]) == "CH-550"


@rule("CH-550", "CH-551")
@pytest.mark.parametrize(("least", "refusal"), [("2", "CH-551"), ("1", None)])
def test_zhongli_mo_against_a_single_card_depends_on_the_table(least, refusal):
    trick = [{"by": "chu", "cards": ["7"]}]
    battle = scenario(
        "chuhan", **at("zhongli_min_cards", least), han=["zhongli-mo", "9", "1"], trick=trick, **NO_WINDOW
    )
    assert battle.han.why_not("zhongli-mo", set=["9"]) == refusal
    assert not battle.han.may("zhongli-mo", set=["1"])


# ---- one ability in a play

BOTH = "peng-yue-zhongli-mo"
FOURS = [{"by": "chu", "cards": ["4", "4"]}]


def pair(position: str, **more: object) -> Scenario:
    """Han has Peng Yue, Zhongli Mo and 4, 9 against two 4s."""
    hand = {"han": ["peng-yue", "zhongli-mo", "4", "9", "1"], "chu": ["7", "7", "4", "4"], "trick": FOURS}
    return scenario("chuhan", **at("one_ability_per_play", position), **{**hand, **NO_WINDOW, **more})


@rule("CH-504")
@pytest.mark.parametrize(("position", "allowed"), [("on", False), ("off", True)])
def test_peng_yue_together_with_zhongli_mo_depends_on_the_table(position, allowed):
    battle = pair(position)
    assert battle.han.may(BOTH, set=["4", "9"]) == allowed
    assert (BOTH in battle.han.options) == allowed


@rule("CH-504", "CH-543")
def test_where_both_go_together_the_set_equals_the_last_one_and_both_cards_leave_the_hand():
    battle = pair("off")
    with refused("CH-551"):
        battle.han.does(BOTH, set=["9", "1"])
    with refused("CH-542"):
        battle.han.does(BOTH, set=["4"])
    battle.han.does(BOTH, set=["4", "9"])
    assert (battle.trick[-1]["value"], battle.trick[-1]["size"], battle.waits_for) == (4, 2, "chu")
    assert battle.fact("han") == ["1"]
    with refused("CH-212"):
        battle.chu.plays("4", "4")
    battle.chu.plays("7", "7")
    assert battle.waits_for == "han"


@rule("CH-504", "CH-606")
@pytest.mark.parametrize(("windows", "lost", "kept"), [(1, "peng-yue", "zhongli-mo"), (2, "zhongli-mo", "peng-yue")])
def test_where_both_go_together_each_can_be_cancelled_and_the_other_returns(windows, lost, kept):
    battle = pair("off", chu=["lyu-zhi", "7", "1"], draw=["xiao-he"], discard=["*"])
    battle.han.does(BOTH, set=["4", "9"])
    for _ in range(windows - 1):
        battle.chu.passes()
    assert battle.fact("question.chu.about.against") == lost
    battle.chu.cancels()
    battle.han.passes()
    assert sorted(battle.fact("han")) == sorted(["1", "4", "9", kept])
    assert sorted(battle.discard[-2:]) == sorted(["lyu-zhi", lost])
    assert battle.fact("question.han.closed.decree") == "CH-615"


@rule("CH-504")
def test_a_position_after_both_abilities_can_be_written_and_read_again():
    battle = pair("off")
    battle.han.does(BOTH, set=["4", "9"])
    again = run(load(from_journal(battle.journal)))
    assert (again.trick, again.waits_for) == (battle.trick, "chu")


# ---- Liu Bang against 9 and 0


@rule("CH-582")
@pytest.mark.parametrize(("position", "refusal"), [("on", "CH-582"), ("off", None)])
def test_liu_bang_against_nine_and_joker_depends_on_the_table(position, refusal):
    trick = [{"by": "chu", "cards": ["9", "0"]}]
    battle = scenario(
        "chuhan", **at("liu_bang_only_single_nine", position), han=["liu-bang", "1"], trick=trick, **NO_WINDOW
    )
    assert battle.han.why_not("liu-bang") == refusal


@rule("CH-582", "CH-583")
def test_where_liu_bang_beats_nine_and_joker_nothing_beats_him():
    trick = [{"by": "chu", "cards": ["9", "0"]}]
    options = at("liu_bang_only_single_nine", "off")
    battle = scenario(
        "chuhan",
        **options,
        han=["liu-bang", "1"],
        chu=["8", "8", "peng-yue", "zhongli-mo", "1"],
        trick=trick,
        **NO_WINDOW,
    )
    battle.han.uses("liu-bang")
    assert battle.waits_for == "chu"
    assert battle.fact("question.chu.closed") == {"counter": "CH-212", "peng-yue": "CH-541", "zhongli-mo": "CH-551"}
    again = run(load(from_journal(battle.journal)))
    assert again.fact("question.chu") == battle.fact("question.chu")


@rule("CH-582")
def test_liu_bang_still_needs_a_nine_at_either_table():
    for position in ("on", "off"):
        for lead in (["8", "0"], ["8"], ["7", "7"]):
            trick = [{"by": "chu", "cards": lead}]
            battle = scenario(
                "chuhan", **at("liu_bang_only_single_nine", position), han=["liu-bang", "1"], trick=trick, **NO_WINDOW
            )
            assert battle.han.why_not("liu-bang") == "CH-582"


# ---- the doubling


@rule("CH-592")
@pytest.mark.parametrize(("position", "factor"), [("on", 2), ("off", 1)])
def test_whether_the_rivals_points_are_doubled_depends_on_the_table(position, factor):
    options = at("doubling_applies_to_both", position)
    rival = scenario("chuhan", **options, chu=["9"], han=["1", "1"], doubled="han", attacker="chu")
    rival.chu.plays("9")
    assert rival.score == {"han": 0, "chu": 1 + 2 * factor}
    own = scenario("chuhan", **options, chu=["9"], han=["1", "1"], doubled="chu", attacker="chu")
    own.chu.plays("9")
    assert own.score == {"han": 0, "chu": 1 + 2 * 2}


@rule("CH-592")
@pytest.mark.parametrize(("position", "factor"), [("on", 2), ("off", 1)])
def test_points_given_to_the_rival_by_the_player_of_xiang_yu_follow_the_same_ruling(position, factor):
    trick = [{"by": "chu", "cards": ["7"]}]
    battle = scenario(
        "chuhan",
        **at("doubling_applies_to_both", position),
        han=["xiahou-ying", "1"],
        trick=trick,
        doubled="han",
        **NO_WINDOW,
    )
    battle.han.uses("xiahou-ying")
    assert battle.score == {"han": 0, "chu": 1 + 3 * factor}


# ---- what an event puts in the place of a decree, with an empty supply


@rule("CH-808")
@pytest.mark.parametrize(("position", "refusal"), [("on", None), ("off", "CH-808")])
def test_a_swap_at_hongmen_with_an_empty_supply_depends_on_the_table(position, refusal):
    battle = scenario(
        "chuhan",
        **at("event_option_with_empty_supply", position),
        chu=["9", "1"],
        attacker="chu",
        event="banquet-at-hongmen",
        display=["8", "2"],
        decrees={"chu": 5},
    )
    assert battle.chu.why_not("swap", give=["1"], take=["8"]) == refusal
    assert ("swap" in battle.chu.options) == (refusal is None)


@rule("CH-808")
@pytest.mark.parametrize(("position", "refusal"), [("on", None), ("off", "CH-808")])
def test_placing_at_hangu_pass_with_an_empty_supply_depends_on_the_table(position, refusal):
    for taken in (6, 5):
        battle = scenario(
            "chuhan",
            **at("event_option_with_empty_supply", position),
            chu=["9", "1"],
            attacker="chu",
            event="race-to-hangu-pass",
            decrees={"chu": taken},
        )
        assert battle.chu.why_not("place", card=["1"]) == (refusal if taken == 6 else None)


# ---- reactions from the display of the Warlords


def warlords(position: str, **more: object) -> Scenario:
    """Both reactions lie in the display; Chu uses Ji Bu."""
    battle = scenario(
        "chuhan",
        **at("warlords_reactions_from_display", position),
        **{"chu": ["ji-bu", "1", "1"], "han": ["2", "8"], **more},
        attacker="chu",
        event="warlords",
        display=["lyu-zhi", "xiao-he", "1", "1", "1", "1"],
    )
    battle.chu.uses("ji-bu")
    return battle


@rule("CH-839")
def test_where_reactions_come_from_the_display_both_can_be_used():
    battle = warlords("on")
    assert (battle.waits_for, battle.han.options) == ("han", ["pass", "cancel"])
    battle.han.cancels()
    assert (battle.waits_for, battle.chu.options) == ("chu", ["pass", "cancel"])
    battle.chu.cancels()
    assert battle.kind == "chuhan.lead"
    assert len(told(battle, "chu", "look")) == 1
    assert battle.display == ["1", "1", "1", "1"]
    assert sorted(battle.discard[-2:]) == ["lyu-zhi", "xiao-he"]


@rule("CH-839")
def test_where_they_do_not_nobody_is_asked_as_everybody_sees_them_lie_there():
    battle = warlords("off")
    assert (battle.waits_for, battle.kind) == ("chu", "chuhan.lead")
    assert len(told(battle, "chu", "look")) == 1
    assert told(battle, "chu", "no-reaction") == []
    assert battle.display == ["lyu-zhi", "xiao-he", "1", "1", "1", "1"]


# ---- the settings themselves


def test_a_position_that_a_ruling_does_not_know_is_refused():
    with pytest.raises(BadInput):
        scenario("chuhan", options={"zhongli_min_cards": "3"})
    with pytest.raises(BadInput):
        scenario("chuhan", options={"one_ability_per_play": "maybe"})
