"""The next battle: event, first attacker, event deck, house campaigns (CH-718, CH-719, CH-722, CH-911)."""

from collections import Counter

import pytest

from tests.games.chuhan.rules.heard import said
from tests.marks import rule
from tianxia.errors import BadInput
from tianxia.scenario import Scenario, scenario

ROAD = ["calm", "race-to-hangu-pass", "banquet-at-hongmen", "warlords", "mandate-of-heaven", "rapid-advance", "calm"]
CONTENTION = [
    "calm", "rapid-advance", "sound-advice", "stability", "restraint", "treaty-of-hong-canal", "battle-of-gaixia"
]  # fmt: skip
UNIQUE = [
    "restraint", "warlords", "banquet-at-hongmen", "race-to-hangu-pass", "battle-of-gaixia", "stability",
    "treaty-of-hong-canal", "mandate-of-heaven", "rapid-advance", "sound-advice",
]  # fmt: skip


def after_a_battle_won_by_han(**position: object) -> Scenario:
    """Han goes out with the last card; two cards are left in Chu's hand."""
    battle = scenario("chuhan", han=["9"], chu=["1", "2"], attacker="han", **position)
    battle.han.plays("9")
    return battle


@rule("CH-718")
def test_the_next_event_of_the_deck_replaces_the_current_one():
    battle = after_a_battle_won_by_han(event="restraint", events=["warlords", "stability", "calm"])
    assert battle.event == "warlords"
    assert battle.events == ["stability", "calm"]
    for viewer in ("han", "chu", "spectator"):
        assert battle.fact(f"view.{viewer}.event") == "warlords"
        assert battle.fact(f"view.{viewer}.events_left") == 2


@rule("CH-718")
def test_the_old_event_has_no_effect_in_the_new_battle():
    battle = after_a_battle_won_by_han(event="rapid-advance", events=["calm", "stability"])
    assert battle.event == "calm"
    assert "decree" in battle.chu.options  # Chu has fewer VP and leads


@rule("CH-718")
def test_without_events_no_event_is_revealed():
    battle = after_a_battle_won_by_han()
    assert battle.event is None
    assert [told["event"] for told in said(battle, "battle")] == [None]


@rule("CH-719")
@pytest.mark.parametrize(
    ("han", "chu", "attacker"),
    [(7, 10, "han"), (8, 9, "chu"), (20, 3, "chu"), (7, 9, "han")],
)
def test_the_player_with_fewer_points_attacks_first_and_on_a_tie_the_one_who_went_out(han, chu, attacker):
    battle = after_a_battle_won_by_han(score={"han": han, "chu": chu})  # Han gains 2
    assert battle.attacker == attacker
    assert battle.waits_for == attacker
    assert battle.kind == "chuhan.lead"


@rule("CH-719")
def test_on_a_tie_chu_attacks_first_if_chu_went_out():
    battle = scenario("chuhan", han=["1", "2"], chu=["9"], attacker="chu", score={"han": 9, "chu": 7})
    battle.chu.plays("9")
    assert battle.score == {"han": 9, "chu": 9}
    assert battle.attacker == "chu"


@rule("CH-719")
def test_who_attacked_or_won_the_last_trick_does_not_matter_for_the_new_battle():
    battle = scenario("chuhan", han=["1", "2"], chu=["9"], trick=[{"by": "han", "cards": ["5"]}], score={"han": 9})
    battle.chu.plays("9")
    assert battle.score == {"han": 9, "chu": 3}
    assert battle.attacker == "chu"


@rule("CH-722")
def test_when_the_event_deck_runs_out_all_fifteen_events_form_a_new_one():
    seen = Counter()
    for seed in range(30):
        battle = after_a_battle_won_by_han(event="restraint", events=[], seed=seed)
        assert len(battle.events) == 14
        assert Counter([battle.event, *battle.events]) == Counter({"calm": 5, **dict.fromkeys(UNIQUE, 1)})
        seen[battle.event] += 1
    assert len(seen) > 4  # it was shuffled


@rule("CH-722")
def test_the_deck_is_not_renewed_while_an_event_is_left():
    battle = after_a_battle_won_by_han(event="calm", events=["stability"])
    assert battle.event == "stability"
    assert battle.events == []


# ---- house campaigns


@rule("CH-911")
@pytest.mark.parametrize(
    ("campaign", "events", "then"),
    [("house-road-to-xianyang", ROAD, "calm"), ("house-contention", CONTENTION, "battle-of-gaixia")],
)
def test_a_house_campaign_has_its_fixed_order_of_events(campaign, events, then):
    for number, event in enumerate([*events, then, then], 1):
        now = scenario("chuhan", options={"campaign": campaign}, battle=number, han=["9"], chu=["1", "2"])
        assert now.event == event
        assert now.events == []
        if number > 1:
            before = scenario("chuhan", options={"campaign": campaign}, battle=number - 1, han=["9"], chu=["1", "2"])
            before.han.plays("9")
            assert before.event == event
            assert before.battle == number


@rule("CH-911")
def test_campaigns_are_off_by_default_and_have_no_other_rule():
    plain = after_a_battle_won_by_han()
    campaign = after_a_battle_won_by_han(options={"campaign": "house-contention"})
    assert plain.event is None
    assert campaign.event == "rapid-advance"
    for fact in ("score", "attacker", "supply", "last_out", "decrees"):
        assert plain.fact(fact) == campaign.fact(fact)


@rule("CH-911")
def test_a_campaign_battle_under_another_event_is_no_position():
    with pytest.raises(BadInput, match="battle 2 of house-contention is played under rapid-advance, not 'warlords'"):
        scenario("chuhan", options={"campaign": "house-contention"}, battle=2, event="warlords")
