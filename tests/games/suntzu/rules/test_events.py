"""The stack of events: which one is active, chains, and the end by the fifth (ST-801 to ST-809, ST-837)."""

import pytest

from tests.games.suntzu.rules.fights import VIEWERS, both, fight, fired, keep_first, results, rival, said
from tests.marks import rule
from tianxia.scenario import scenario

# ---- the stack


@rule("ST-801")
def test_only_the_event_on_top_is_active():
    war = fight("1", "1", events=["heros-challenge", "light-infantry"], score=3)
    assert fired(war) == []
    assert war.score == 3
    assert war.fact("view.suntzu.events.up") == "heros-challenge"


@rule("ST-801")
@pytest.mark.parametrize("viewer", VIEWERS)
def test_the_events_below_the_top_one_are_unknown(viewer: str):
    war = scenario("suntzu", events=["heros-challenge", "light-infantry", "pandemic"])
    view = war.fact(f"view.{viewer}.events")
    assert (view["left"], view["up"], len(view["past"])) == (3, "heros-challenge", 2)


@rule("ST-802", "ST-803")
def test_an_event_acts_in_the_battle_that_meets_its_condition_and_the_next_is_turned_up():
    war = scenario(
        "suntzu", round=4, left=["chu", "wu"], laid={"suntzu": {"wu": "1"}, "shao": {"wu": "1"}}, score=3,
        events=["light-infantry", "heros-challenge"], armies={"suntzu": {"qin": 1}},
    )  # fmt: skip
    war.shao.fights("wu")
    kinds = [told["kind"] for told in war.fact("told.spectator")]
    assert kinds.index("event") < len(kinds) - 1 - kinds[::-1].index("turn-up")  # before the battle of Chu
    assert war.score == 2
    assert war.fact("events") == ["heros-challenge"]
    assert war.fact("events_past")[-1] == "light-infantry"
    for viewer in VIEWERS:
        assert war.fact(f"view.{viewer}.events.up") == "heros-challenge"


@rule("ST-803")
def test_an_event_acts_only_once():
    war = scenario(
        "suntzu", round=4, score=3, events=["light-infantry", "heros-challenge"],
        laid={"suntzu": {"wu": "1"}, "shao": {"wu": "1"}}, armies={"suntzu": {"qin": 1}},
    )  # fmt: skip
    keep_first(war)
    war.suntzu.lays("1", "2", "3", "4", "5")
    war.shao.lays("1", "2", "3", "4", "5")
    while war.kind == "suntzu.province":
        getattr(war, war.waits_for).fights(war.left[0])
    assert fired(war) == ["light-infantry"]
    assert war.score == 2


@rule("ST-804")
def test_the_fifth_event_ends_the_game_after_its_effect():
    war = scenario(
        "suntzu", round=4, score=-2, left=["chu", "wu"], laid={"suntzu": {"wu": "10"}, "shao": {"wu": "+1"}},
        events=["heros-challenge"], armies={"suntzu": {"qin": 3}},
    )  # fmt: skip
    war.shao.fights("wu")
    assert war.kind == "suntzu.armies"
    war.suntzu.gives("qin", "pool")
    assert war.reinforcements["suntzu"] == 5
    assert war.fact("winner") == ["shao"]
    assert war.fact("outcome.reason") == "ST-946"
    assert war.laid["suntzu"].keys() == war.laid["shao"].keys() == {"chu"}  # not fought for


@rule("ST-804")
def test_the_effect_of_the_fifth_event_counts_for_the_end():
    war = fight("1", "1", events=["light-infantry"], score=1, pool={"suntzu": 20, "shao": 21})
    assert war.score == 0
    while war.kind == "suntzu.call":
        getattr(war, war.waits_for).passes()
    assert war.fact("winner") == ["shao"]  # by the pools


@rule("ST-805")
def test_events_are_looked_at_after_the_armies_have_moved_and_prices_are_paid():
    war = fight("9", "+2", events=["champions-challenge", "pandemic"], armies={"suntzu": {"qin": 2}})
    assert war.kind == "suntzu.armies"
    assert (war.waits_for, fired(war)) == ("shao", [])  # the price of the +2 first
    war.shao.gives("pool")
    assert fired(war) == ["champions-challenge"]
    assert war.waits_for == "suntzu"


# ---- counting and momentary conditions


@rule("ST-806", "ST-837")
def test_a_counting_event_that_is_already_true_acts_as_soon_as_it_is_turned_up():
    war = fight("1", "1", score=2, events=["light-infantry", "pandemic", "heros-challenge"], plagues=4)
    assert fired(war) == ["light-infantry", "pandemic"]
    assert war.reinforcements == both(4)
    assert war.fact("events") == ["heros-challenge"]


@rule("ST-806")
def test_war_chariots_turned_up_late_finds_the_marks_of_the_whole_game():
    war = fight("1", "1", score=2, events=["light-infantry", "war-chariots", "heros-challenge"],
                six_markers={"shao": ["qin", "chu", "jin-yan"]})  # fmt: skip
    assert (war.waits_for, war.kind) == ("shao", "suntzu.another-general")


@rule("ST-807")
@pytest.mark.parametrize(("card", "event"), [("9", "champions-challenge"), ("10", "heros-challenge")])
def test_the_battle_that_turns_up_a_momentary_event_does_not_count_for_it(card: str, event: str):
    war = fight("plague", card, plagues=3, events=["pandemic", event, "light-infantry"])
    assert fired(war) == ["pandemic"]  # the fourth Plague; the card that it stopped comes too early
    assert war.fact("events") == [event, "light-infantry"]
    assert war.reinforcements["shao"] == 4


@rule("ST-807")
def test_a_momentary_event_acts_in_the_next_battle_after_it_was_turned_up():
    war = scenario(
        "suntzu", round=4, left=["chu", "wu"], events=["champions-challenge", "heros-challenge", "pandemic"],
        laid={"suntzu": {"wu": "9", "chu": "10"}, "shao": {"wu": "10", "chu": "+1"}}, armies={"suntzu": {"qin": 2}},
    )  # fmt: skip
    war.shao.fights("wu")
    assert fired(war) == ["champions-challenge"]
    war.suntzu.gives("pool")
    assert fired(war) == ["champions-challenge", "heros-challenge"]  # by the 10 at Chu
    assert [told["seats"] for told in said(war, "event")] == [[0], [0]]


@rule("ST-808", "ST-832")
def test_an_event_without_effect_is_used_up():
    war = fight("1", "1", events=["light-infantry", "heros-challenge"])
    assert war.score == 0
    assert fired(war) == ["light-infantry"]
    assert war.fact("events") == ["heros-challenge"]


@rule("ST-809")
@pytest.mark.parametrize(("round", "first"), [(1, "suntzu"), (2, "shao")])
def test_if_both_meet_the_condition_both_are_affected_the_priority_player_first(round: int, first: str):
    war = fight("9", "9", round=round, events=["champions-challenge", "pandemic"],
                armies={"suntzu": {"qin": 2}, "shao": {"chu": 2}})  # fmt: skip
    assert said(war, "event")[0]["seats"] == [war.seat(first), war.seat(rival(first))]
    assert war.waits_for == first
    getattr(war, first).gives("pool")
    assert war.waits_for == rival(first)
    getattr(war, rival(first)).gives("pool")
    assert war.reinforcements == both(4)
    assert fired(war) == ["champions-challenge"]


@rule("ST-809")
def test_war_chariots_true_for_both_when_turned_up_gives_both_a_general():
    marks = both(["qin", "chu", "jin-yan"])
    war = fight("1", "1", round=2, score=2, events=["light-infantry", "war-chariots", "pandemic"], six_markers=marks)
    assert (war.waits_for, war.kind) == ("shao", "suntzu.another-general")
    war.shao.takes("herbalist")
    assert (war.waits_for, war.kind) == ("suntzu", "suntzu.another-general")
    war.suntzu.passes()
    assert war.held == {"suntzu": [], "shao": ["herbalist"]}
    assert fired(war) == ["light-infantry", "war-chariots"]


@rule("ST-837")
def test_each_event_of_a_chain_acts_in_full_before_the_next_is_turned_up():
    war = fight("1", "1", score=2, plagues=4, six_markers={"suntzu": ["qin", "chu", "jin-yan"]},
                events=["light-infantry", "war-chariots", "pandemic", "heros-challenge"])  # fmt: skip
    assert war.kind == "suntzu.another-general"
    assert war.fact("view.shao.events") == {"left": 2, "up": None, "past": war.fact("view.shao.events.past")}
    assert war.reinforcements == both(3)
    war.suntzu.takes("fresh-levy")
    assert fired(war) == ["light-infantry", "war-chariots", "pandemic"]
    assert war.reinforcements == both(4)
    assert [told["event"] for told in said(war, "event-up")] == ["war-chariots", "pandemic", "heros-challenge"]


@rule("ST-837", "ST-804")
def test_a_chain_may_reach_the_fifth_event_and_end_the_game():
    war = fight("1", "1", score=2, plagues=4, events=["light-infantry", "pandemic"])
    assert fired(war) == ["light-infantry", "pandemic"]
    assert war.fact("winner") == ["suntzu"]
    assert results(war) == [("wu", None, 0)]
