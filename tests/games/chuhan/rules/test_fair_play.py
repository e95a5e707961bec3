"""Fair play and campaigns (CH-9xx)."""

import tomllib
from collections import Counter
from collections.abc import Callable
from importlib.resources import files
from typing import Any

import pytest

from tests.games.chuhan.rules.starts import CHUHAN, VIEWERS, deal, deals, picture, played_out, questions
from tests.marks import rule
from tianxia.games.chuhan.data import DESIGNS
from tianxia.scenario import Scenario, scenario

NAMES = {d["id"]: d["id"] if d["value"] in (3, 6) else str(d["value"]) for d in DESIGNS}
ROADS = {
    "house-road-to-xianyang": (
        ["calm", "race-to-hangu-pass", "banquet-at-hongmen", "warlords", "mandate-of-heaven", "rapid-advance", "calm"],
        "calm",
    ),
    "house-contention": (
        ["calm", "rapid-advance", "sound-advice", "stability", "restraint", "treaty-of-hong-canal", "battle-of-gaixia"],
        "battle-of-gaixia",
    ),
}


def faces(cards: list[dict[str, Any]]) -> list[str]:
    return [NAMES[card["face"]] for card in cards]


# ---- what is public


@rule("CH-901", "CH-902", "CH-903", "CH-905")
def test_counts_discards_scores_decrees_event_and_play_area_are_the_same_truth_for_everybody():
    asked = Counter()
    for seed in range(6):
        match = deal(seed, events="on")
        clans = CHUHAN.seat_names(match.state)
        for _ in questions(match, seed):
            truth = picture(match)
            asked[match.waiting()[0].kind] += 1
            for viewer in VIEWERS:
                view = match.view(viewer)
                for seat, clan in zip(view["seats"], clans, strict=True):
                    assert seat["clan"] == clan
                    assert seat["count"] == len(truth[clan])  # CH-901
                    assert seat["vp"] == truth["score"][clan]
                    assert seat["decrees"] == truth["decrees"][clan]
                assert len(view["draw"]) == len(truth["draw"])  # CH-902
                assert faces(view["discard"]) == truth["discard"]  # CH-903
                assert (view["supply"], view["event"]) == (truth["supply"], truth["event"])
                assert faces(view["display"]) == truth["display"]
                assert faces(view["row"]) == truth["row"]
                on_table = {card["card"]: card["face"] for card in view["table"]}
                seen = [[NAMES[on_table[card]] for card in play["cards"]] for play in view["trick"]]
                assert seen == [play["cards"] for play in truth["trick"]]
    assert {"chuhan.lead", "chuhan.counter", "chuhan.cancel"} <= set(asked)


@rule("CH-901")
def test_a_player_without_a_look_at_the_rivals_cards_knows_their_number():
    battle = scenario("chuhan", han=["1", "4", "4"], chu=["8", "1"], attacker="han")
    battle.han.plays("4", "4")
    for viewer in ("chu", "spectator"):
        assert battle.fact(f"view.{viewer}.seats.0.count") == 1
        assert battle.fact(f"view.{viewer}.seats.0.hand") == {"known": [], "hidden": 1}
    battle.chu.takes_decree()
    for viewer in ("han", "spectator"):
        assert battle.fact(f"view.{viewer}.seats.1.count") == 4


@rule("CH-902")
def test_the_draw_pile_can_be_counted_but_not_looked_through():
    battle = scenario("chuhan", attacker="han", decrees={"chu": 2})
    for left in (12, 10):
        for viewer in ("han", "chu", "spectator"):
            assert battle.fact(f"view.{viewer}.draw") == [None] * left
        if left == 12:
            battle.han.takes_decree()


@rule("CH-903")
def test_the_discard_pile_can_be_looked_through_at_every_question():
    battle = scenario("chuhan", han=["1", "han-xin", "1"], chu=["8", "7", "1", "4"], draw=["lyu-zhi"], attacker="han")
    whole = battle.discard

    def looked_through() -> list[list[str]]:
        return [faces(battle.fact(f"view.{viewer}.discard")) for viewer in ("han", "chu", "spectator")]

    assert battle.kind == "chuhan.lead"
    assert looked_through() == [whole] * 3
    battle.han.plays("1")
    assert battle.kind == "chuhan.counter"
    assert looked_through() == [whole] * 3
    battle.chu.plays("8")
    battle.han.uses("han-xin")
    assert battle.kind == "chuhan.cancel"
    assert looked_through() == [whole] * 3
    battle.chu.passes()
    battle.chu.passes()
    assert battle.kind == "chuhan.lead"
    assert looked_through() == [[*whole, "1", "8", "han-xin"]] * 3


@rule("CH-905")
def test_vp_decrees_event_and_play_area_are_seen_by_the_rival_and_by_onlookers():
    battle = scenario(
        "chuhan", han=["1", "1", "4"], chu=["8", "1"], attacker="han", event="stability",
        score={"han": 12, "chu": 7}, decrees={"han": 2, "chu": 1},
    )  # fmt: skip
    battle.han.plays("1", "1")
    for viewer in ("han", "chu", "spectator"):
        view = battle.fact(f"view.{viewer}")
        assert [(seat["clan"], seat["vp"], seat["decrees"]) for seat in view["seats"]] == [
            ("han", 12, 2),
            ("chu", 7, 1),
        ]
        assert (view["supply"], view["event"]) == (3, "stability")
        assert faces(view["table"]) == ["1", "1"]
        assert [(play["seat"], play["kind"], play["value"], play["size"]) for play in view["trick"]] == [
            (0, "set", 1, 2)
        ]


# ---- the chance to cancel


def announced(ability: str, chu: list[str], **position: Any) -> Scenario:
    """Han has just announced an ability."""
    goes_with = {"yu-ji": ["9"], "ying-bu": ["5"], "zhongli-mo": ["7", "8"], "peng-yue": ["4"]}
    cards = {"ji-bu": ["1"], "yu-ji": ["9", "1"], "zhongli-mo": ["7", "8", "1"], "peng-yue": ["4", "1"]}
    if ability in ("ji-bu", "yu-ji", "ying-bu", "zhongli-mo"):
        position["attacker"] = "han"
    else:
        position["trick"] = [{"by": "chu", "as": "set", "cards": ["9" if ability == "liu-bang" else "4"]}]
    battle = scenario("chuhan", han=[ability, *cards.get(ability, ["1", "1"])], chu=chu, **position)
    battle.han.uses(ability, *goes_with.get(ability, []))
    return battle


TAKES_EFFECT: dict[str, Callable[[Scenario], bool]] = {
    "ji-bu": lambda battle: battle.knows["han"]["draw"] == [0, 1, 2, 3],
    "yu-ji": lambda battle: "9" in battle.discard,
    "ying-bu": lambda battle: "5" in battle.fact("han"),
    "zhongli-mo": lambda battle: battle.trick[-1:] != [] and battle.trick[-1]["as"] == "zhongli-mo",
    "peng-yue": lambda battle: battle.trick[-1]["as"] == "peng-yue",
    "xiahou-ying": lambda battle: battle.score["chu"] == 1 + 3,
    "han-xin": lambda battle: battle.score["chu"] == 1 + 1,
    "xiang-yu": lambda battle: battle.doubled == "han",
    "liu-bang": lambda battle: battle.trick[-1]["as"] == "liu-bang",
}


@rule("CH-904")
@pytest.mark.parametrize("ability", TAKES_EFFECT)
@pytest.mark.parametrize("held", [True, False], ids=["held", "not-held"])
def test_the_rival_may_cancel_before_an_ability_takes_effect(ability: str, held: bool):
    chu = ["lyu-zhi", "1"] if held else ["2", "1"]
    battle = announced(ability, chu, draw=[] if held else ["lyu-zhi"], discard=["5", "*"])
    assert (battle.waits_for, battle.kind) == ("chu", "chuhan.cancel")
    assert battle.chu.options == (["pass", "cancel"] if held else ["pass"])
    assert not TAKES_EFFECT[ability](battle)
    battle.chu.passes()
    assert TAKES_EFFECT[ability](battle)


@rule("CH-904")
@pytest.mark.parametrize("ability", TAKES_EFFECT)
def test_the_chance_to_cancel_looks_the_same_whether_or_not_lyu_zhi_is_held(ability: str):
    held = announced(ability, ["lyu-zhi", "1"], draw=["4"] * 4 + ["2"], discard=["5", "*"])
    not_held = announced(ability, ["2", "1"], draw=["4"] * 4 + ["lyu-zhi"], discard=["5", "*"])
    for battle in (held, not_held):
        battle.chu.passes()
    assert held.fact("told.han") == not_held.fact("told.han")
    assert held.fact("told.spectator") == not_held.fact("told.spectator")
    assert held.fact("view.han") == not_held.fact("view.han")
    assert held.fact("view.spectator") == not_held.fact("view.spectator")


@rule("CH-904")
def test_the_player_of_a_cancelled_ability_gets_the_chance_to_restore_it():
    battle = announced("han-xin", ["lyu-zhi", "1"], draw=["xiao-he"])
    battle.chu.cancels()
    assert (battle.waits_for, battle.kind) == ("han", "chuhan.cancel")
    assert battle.score == {"han": 0, "chu": 1}


@rule("CH-502", "CH-904")
def test_who_may_cancel_ying_bu_sees_which_card_was_announced_with_it():
    battle = announced("ying-bu", ["lyu-zhi", "1"], discard=["5", "4", "*"])
    five = battle.fact("view.chu.discard.0.card")
    shown = str([battle.fact("question.chu.about"), battle.fact("view.chu.resolving")])
    assert f"'{five}'" in shown or "'zhang-liang'" in shown


@rule("CH-904")
def test_nobody_is_asked_when_everybody_sees_that_nobody_can_cancel():
    battle = announced("han-xin", ["7", "1"], discard=["lyu-zhi", "*"])
    assert (battle.waits_for, battle.kind) == ("chu", "chuhan.counter")
    assert battle.score == {"han": 0, "chu": 1 + 1}


# ---- events and campaigns


@rule("CH-906")
def test_a_game_is_played_without_events_unless_the_table_wants_them():
    assert {setting.name: setting.default for setting in CHUHAN.settings}["events"] == "off"
    for match in deals(5):
        assert picture(match)["event"] is None


@rule("CH-910")
def test_no_official_campaign_is_pretended():
    text = files("tianxia.games.chuhan").joinpath("data", "campaigns.toml").read_text(encoding="utf-8")
    campaigns = tomllib.loads(text)
    assert campaigns["meta"]["official_available"] is False
    assert {campaign["source"] for campaign in campaigns["campaign"]} == {"house"}
    setting = next(setting for setting in CHUHAN.settings if setting.name == "campaign")
    assert setting.source == "house"
    assert all(value == "none" or value.startswith("house-") for value in setting.values)


@rule("CH-911")
def test_the_house_campaigns_are_off_by_default():
    setting = next(setting for setting in CHUHAN.settings if setting.name == "campaign")
    assert (setting.default, setting.values) == ("none", ("none", *ROADS))
    orders = {tuple(picture(match)["events"][:6]) for match in deals(10, events="on")}
    assert len(orders) == 10  # the events come shuffled


@rule("CH-911")
@pytest.mark.parametrize("campaign", ROADS)
@pytest.mark.parametrize("events", ["off", "on"])
def test_a_house_campaign_puts_its_own_order_in_place_of_the_event_deck(campaign: str, events: str):
    order, then = ROADS[campaign]
    longest = 0
    for seed in range(12):
        for match in questions(deal(seed, campaign=campaign, events=events), seed):
            seen = picture(match)
            number = seen["battle"]
            assert seen["event"] == (order[number - 1] if number <= len(order) else then)
            assert seen["events"] == []
            longest = max(longest, number)
    assert longest >= len(order)


@rule("CH-911")
@pytest.mark.parametrize("campaign", ROADS)
def test_after_its_last_event_a_house_campaign_stays_with_one(campaign: str):
    order, then = ROADS[campaign]
    battle = scenario("chuhan", {"campaign": campaign}, battle=len(order), han=["9"], chu=["1", "1"], attacker="han")
    assert battle.event == order[-1]
    battle.han.plays("9")
    assert (battle.battle, battle.event) == (len(order) + 1, then)


@rule("CH-911")
@pytest.mark.parametrize("campaign", ROADS)
def test_all_other_rules_hold_in_a_house_campaign(campaign: str):
    for seed in range(5):
        match = deal(seed, campaign=campaign)
        seen = picture(match)
        assert seen["score"] == {"han": 0, "chu": 1}
        assert (len(seen["han"]), len(seen["chu"]), len(seen["draw"]), seen["supply"]) == (15, 15, 16, 6)
        assert seen["attacker"] == "han"
        assert max(played_out(match, seed).state.outcome.scores) >= 31
