"""The five events: when each acts and what it does (ST-811 to ST-836)."""

import pytest

from tests.games.suntzu.rules.fights import (
    SIDES,
    VIEWERS,
    both,
    cards_of,
    fight,
    fired,
    holders,
    keep_first,
    pay_from_pool,
    rival,
    said,
)
from tests.marks import rule
from tianxia.scenario import refused, scenario

# ---- Pandemic


@rule("ST-811")
@pytest.mark.parametrize(("before", "cards", "fires"), [
    (2, ("plague", "3"), False), (3, ("plague", "3"), True), (3, ("3", "plague"), True),
    (2, ("plague", "plague"), True), (3, ("3", "3"), False),
])  # fmt: skip
def test_pandemic_waits_for_four_plagues_of_both_players_together(before: int, cards: tuple[str, str], fires: bool):
    war = fight(*cards, plagues=before, events=["pandemic", "light-infantry"])
    assert (fired(war) == ["pandemic"]) == fires


@rule("ST-812")
def test_pandemic_takes_an_army_of_each_pool():
    war = fight("plague", "3", plagues=3, events=["pandemic", "light-infantry"], armies={"suntzu": {"qin": 3}})
    assert war.pool == {"suntzu": 14, "shao": 17}
    assert war.reinforcements == both(4)
    assert war.armies["suntzu"]["qin"] == 3


@rule("ST-812")
def test_with_an_empty_pool_pandemic_takes_an_army_from_a_province_of_his_choice():
    war = fight("plague", "3", plagues=3, events=["pandemic", "light-infantry"], reinforcements={"suntzu": 0},
                armies={"suntzu": {"qin": 10, "chu": 11}})  # fmt: skip
    assert (war.waits_for, war.kind) == ("suntzu", "suntzu.armies")
    assert war.fact("question.suntzu.about.sources") == ["qin", "chu"]
    war.suntzu.gives("chu")
    assert (war.armies["suntzu"]["chu"], war.reinforcements["suntzu"]) == (10, 1)


@rule("ST-813")
def test_a_second_plague_a_countered_one_and_one_that_came_back_all_count():
    assert fight("plague", "plague").plagues == 2
    war = fight("plague", "3", plagues=3, events=["pandemic", "light-infantry"], held={"shao": ["herbalist"]})
    war.shao.uses("herbalist")
    assert fired(war) == ["pandemic"]
    war = fight("3", "plague", plagues=2, held={"shao": ["poisoned-wells"]}, decks={"shao": ["9"]}, shao=["7"],
                events=["pandemic", "light-infantry"])  # fmt: skip
    war.shao.uses("poisoned-wells")
    keep_first(war)
    assert war.plagues == 3
    assert fired(war) == []
    war.shao.lays("plague", "2", "3", "4", "5")
    war.suntzu.lays("1", "2", "3", "4", "5")
    assert war.plagues == 4
    assert fired(war) == ["pandemic"]


# ---- War Chariots


@rule("ST-815", "ST-816")
@pytest.mark.parametrize("side", SIDES)
def test_war_chariots_waits_for_a_player_with_three_marked_provinces(side: str):
    for marks, fires in ((["qin"], False), (["qin", "chu"], True)):
        war = fight(*cards_of(side, "6", "3"), six_markers={side: marks}, events=["war-chariots", "pandemic"])
        assert (fired(war) == ["war-chariots"]) == fires
    assert said(war, "event")[0]["seats"] == [war.seat(side)]


@rule("ST-816")
def test_marks_of_the_two_players_are_not_added_up_and_a_mark_without_figure_counts():
    war = fight("6", "6", six_markers={"suntzu": ["qin"], "shao": ["chu"]}, events=["war-chariots", "pandemic"])
    assert fired(war) == []
    war = fight("6", "3", banned={"suntzu": ["qin", "chu"]}, events=["war-chariots", "pandemic"])
    assert fired(war) == ["war-chariots"]


@rule("ST-816")
def test_second_drum_adds_no_province():
    war = fight("3", "6", held={"shao": ["second-drum"]}, six_markers={"shao": ["wu", "qin"]},
                events=["war-chariots", "pandemic"])  # fmt: skip
    assert war.six_markers["shao"] == ["qin", "wu", "wu"]
    assert fired(war) == []


def with_chariots(round: int = 1, **position):
    """King Shao's third mark has just been placed."""
    return fight("3", "6", round=round, six_markers={"shao": ["qin", "chu"]}, events=["war-chariots", "pandemic"],
                 **position)  # fmt: skip


@rule("ST-817", "ST-818")
def test_war_chariots_offers_the_four_generals_put_away():
    war = with_chariots(used={"shao": ["night-raid"]})
    assert (war.waits_for, war.kind) == ("shao", "suntzu.another-general")
    others = ["black-miasma", "herbalist", "poisoned-wells", "second-drum"]
    assert war.fact("question.shao.picks.take.general") == others
    with refused("ST-817"):
        war.shao.takes("night-raid")
    war.shao.takes("herbalist")
    assert (war.held["shao"], war.used["shao"]) == (["herbalist"], ["night-raid"])


@rule("ST-818")
def test_the_second_general_is_picked_in_secret_and_may_be_declined():
    war = with_chariots()
    war.shao.takes("herbalist")
    for viewer in ("suntzu", "spectator"):
        assert war.fact(f"view.{viewer}.seats.1.held") == {"known": [], "hidden": 1}
        assert "herbalist" not in str(war.fact(f"told.{viewer}"))
    assert war.fact("view.shao.seats.1.held.known.0.face") == "herbalist"
    war = with_chariots()
    war.shao.passes()
    assert war.held["shao"] == []
    assert war.kind == "suntzu.keep"


@rule("ST-819")
def test_the_second_general_can_be_used_from_the_next_window_or_laying_of_orders_on():
    war = with_chariots(round=3, armies={"suntzu": {"jin-yan": 2}})
    war.shao.takes("night-raid")
    assert (war.waits_for, war.kind) == ("shao", "suntzu.before-scoring")
    war.shao.uses("night-raid", "jin-yan")
    assert war.armies["suntzu"]["jin-yan"] == 1
    war = with_chariots(used={"shao": ["night-raid"]})
    war.shao.takes("second-drum")
    keep_first(war)
    assert war.shao.may_lay("6", "2", "3", "4", "5")


@rule("ST-819")
def test_a_general_whose_time_is_past_may_be_picked_but_not_played():
    war = with_chariots(round=8, armies={"suntzu": {"jin-yan": 2}}, used={"shao": ["herbalist"]})
    war.shao.takes("night-raid")
    keep_first(war)
    assert war.fact("question.shao.closed.night-raid") == "ST-749"


@rule("ST-836")
def test_as_the_fifth_event_war_chariots_gives_no_general():
    war = fight("3", "6", score=1, six_markers={"shao": ["qin", "chu"]}, events=["war-chariots"])
    assert fired(war) == ["war-chariots"]
    assert said(war, "another-general") == []
    assert war.fact("winner") == ["suntzu"]


# ---- the challenges


CHALLENGES = [("9", "champions-challenge", 1), ("10", "heros-challenge", 2)]


@rule("ST-820", "ST-821", "ST-825", "ST-826")
@pytest.mark.parametrize("side", SIDES)
@pytest.mark.parametrize(("card", "event", "armies"), CHALLENGES)
def test_a_9_or_10_that_does_not_win_costs_its_player_armies_of_his_choice(
    card: str, event: str, armies: int, side: str
):
    war = fight(*cards_of(side, card, "+1"), events=[event, "pandemic"], armies={side: {"qin": 2, "wu": 3}})
    assert (war.waits_for, war.kind) == (side, "suntzu.armies")
    about = war.fact(f"question.{side}.about")
    assert (about["count"], about["sources"]) == (armies, ["pool", "qin", "wu"])
    getattr(war, side).gives(*["qin", "wu"][:armies])
    assert war.reinforcements == {side: 3 + armies, rival(side): 3}
    assert war.armies[side]["qin"] == 1
    assert war.armies[side]["wu"] == 2 - (armies == 2)


@rule("ST-820", "ST-825")
@pytest.mark.parametrize(("card", "event", "armies"), CHALLENGES)
def test_a_9_or_10_that_wins_and_other_cards_that_do_not_leave_the_challenge_lying(card: str, event: str, armies: int):
    other = {"9": "10", "10": "9"}[card]
    for cards in ((card, "5"), ("5", card), ("8", "+1"), (other, "+1")):
        war = fight(*cards, events=[event, "pandemic"])
        assert fired(war) == [], cards


@rule("ST-827")
@pytest.mark.parametrize("side", SIDES)
@pytest.mark.parametrize(("card", "event", "armies"), CHALLENGES)
@pytest.mark.parametrize("how", ["lost", "tied", "plague"])
def test_not_won_is_lost_tied_or_stopped_by_a_plague(card: str, event: str, armies: int, how: str, side: str):
    against = {"lost": "+1", "tied": card, "plague": "plague"}[how]
    war = fight(*cards_of(side, card, against), events=[event, "pandemic"], pool={side: 15})
    pay_from_pool(war)
    assert fired(war) == [event]
    assert war.reinforcements[side] == 6 + armies


# ---- Light Infantry


@rule("ST-830", "ST-831", "ST-833")
@pytest.mark.parametrize(("score", "after"), [(3, 2), (-3, -2), (1, 0), (-1, 0)])
def test_two_1s_in_one_province_give_the_trailing_player_a_point(score: int, after: int):
    war = fight("1", "1", events=["light-infantry", "pandemic"], score=score)
    assert fired(war) == ["light-infantry"]
    assert war.score == after
    for viewer in VIEWERS:
        assert war.fact(f"view.{viewer}.score") == after


@rule("ST-830")
@pytest.mark.parametrize("cards", [("1", "2"), ("2", "1"), ("2", "2")])
def test_a_1_against_another_card_is_not_enough(cards: tuple[str, str]):
    war = fight(*cards, events=["light-infantry", "pandemic"], score=3)
    assert (fired(war), war.score) == ([], 3)


@rule("ST-830")
def test_1s_in_different_provinces_are_not_enough():
    war = scenario("suntzu", laid={"suntzu": {"chu": "1", "wu": "2"}, "shao": {"chu": "2", "wu": "1"}}, score=3,
                   events=["light-infantry", "pandemic"])  # fmt: skip
    assert (fired(war), war.score) == ([], 3)


@rule("ST-832")
def test_on_the_centre_light_infantry_does_nothing():
    war = fight("1", "1", events=["light-infantry", "pandemic"], score=0)
    assert war.score == 0
    assert said(war, "score") == []


# ---- giving armies


@rule("ST-834")
def test_who_has_too_few_armies_for_an_event_gives_what_he_has():
    hand = {"shao": [], "box": {"shao": ["*"]}, "decks": {"shao": []}}
    war = fight("+1", "10", at="qin", events=["heros-challenge", "pandemic"], pool={"shao": 0},
                armies={"shao": {"chu": 1}}, **hand)  # fmt: skip
    assert war.reinforcements["shao"] == 21
    assert holders(war, "chu") == {}
    war = fight("plague", "3", plagues=3, events=["pandemic", "light-infantry"], pool={"shao": 0}, **hand)
    assert fired(war) == ["pandemic"]
    assert war.reinforcements == {"suntzu": 4, "shao": 21}


@rule("ST-835")
def test_six_markers_cannot_be_given_for_an_event():
    marks = {"shao": ["qin", "chu"]}
    war = fight("+1", "10", events=["heros-challenge", "pandemic"], armies={"shao": {"wu": 3}}, six_markers=marks)
    assert war.fact("question.shao.about.sources") == ["pool", "wu"]
    war.shao.gives("pool", "pool")
    assert war.six_markers["shao"] == ["qin", "chu"]
    war = fight("plague", "3", plagues=3, events=["pandemic", "light-infantry"], pool={"shao": 0}, six_markers=marks,
                shao=[], box={"shao": ["*"]})  # fmt: skip
    assert (war.reinforcements["shao"], war.six_markers["shao"]) == (19, ["qin", "chu"])
