"""The three ATTACK abilities: Ji Bu, Yu Ji, Ying Bu (CH-511 to CH-536)."""

import pytest

from tests.games.chuhan.rules.telling import NO_WINDOW, told, where
from tests.marks import rule
from tianxia.scenario import Scenario, refused, scenario

# ---- Ji Bu

NAMES = ["chen-ping", "zhang-liang", "cao-shen", "emperor"]  # 1, 5, 7, 9
TOP = ["1", "5", "7", "9"]


def looks(**position: object) -> Scenario:
    """Chu uses Ji Bu and nobody can cancel it."""
    battle = scenario("chuhan", **{"chu": ["ji-bu", "4", "4"], "han": ["2", "2", "8"], **NO_WINDOW, **position})
    battle.chu.uses("ji-bu")
    return battle


@rule("CH-511")
def test_ji_bu_looks_at_the_top_four_cards_and_leaves_them_in_their_order():
    battle = looks(attacker="chu", draw=[*TOP, "2", "1"])
    assert told(battle, "chu", "look") == [{"kind": "look", "seat": 1, "count": 4, "cards": NAMES}]
    assert [card["face"] for card in battle.fact("view.chu.draw")[:4]] == NAMES
    assert battle.fact("view.chu.draw")[4:] == [None] * 12
    assert battle.draw[:6] == [*TOP, "2", "1"]
    assert (battle.waits_for, battle.kind) == ("chu", "chuhan.lead")


@rule("CH-511")
def test_the_cards_seen_with_ji_bu_are_the_next_ones_drawn():
    battle = looks(attacker="chu", draw=TOP)
    battle.chu.takes_decree()
    assert battle.fact("chu") == ["1", "4", "4", "5"]
    assert [card["face"] for card in battle.fact("view.chu.draw")[:2]] == NAMES[2:]


@rule("CH-512")
def test_only_ji_bus_player_sees_the_four_cards():
    battle = looks(attacker="chu", draw=TOP)
    for viewer in ("han", "spectator"):
        assert told(battle, viewer, "look") == [{"kind": "look", "seat": 1, "count": 4}]
        assert battle.fact(f"view.{viewer}.draw") == [None] * 16
    assert (battle.knows["han"]["draw"], battle.knows["chu"]["draw"]) == ([], [0, 1, 2, 3])


@rule("CH-513")
def test_with_the_last_four_cards_the_rivals_hand_is_open_to_ji_bus_player():
    battle = looks(attacker="chu", decrees={"han": 4, "chu": 2}, draw=TOP)
    assert battle.open_hand == ["han"]
    hand = battle.fact("view.chu.seats.0.hand")
    assert ([card["face"] for card in hand["known"]], hand["hidden"]) == (["fan-zeng", "fan-zeng", "long-ju"], 0)
    assert told(battle, "chu", "bare") == [{"kind": "bare", "seat": 0, "hand": ["fan-zeng", "fan-zeng", "long-ju"]}]
    for viewer in ("han", "spectator"):
        assert told(battle, viewer, "bare") == [{"kind": "bare", "seat": 0}]
    assert battle.fact("view.spectator.seats.0.hand") == {"known": [], "hidden": 3}


@rule("CH-513")
def test_the_hand_stays_open_for_the_rest_of_the_battle_and_no_longer():
    battle = looks(attacker="chu", chu=["ji-bu", "4", "9"], decrees={"han": 4, "chu": 2})
    battle.chu.plays("9")
    battle.han.passes()
    assert (battle.battle, battle.waits_for, battle.open_hand) == (1, "chu", ["han"])
    assert battle.fact("view.chu.seats.0.hand.hidden") == 0
    battle.chu.plays("4")
    assert (battle.battle, battle.open_hand) == (2, [])
    assert battle.fact("view.chu.seats.0.hand.hidden") == 15


@rule("CH-513")
def test_a_card_that_comes_into_the_open_hand_is_seen_too():
    battle = looks(attacker="chu", chu=["ji-bu", "9", "4"], event="mandate-of-heaven", decrees={"han": 4, "chu": 2})
    battle.chu.plays("9")
    battle.han.passes()
    battle.han.takes("9")
    assert battle.fact("view.chu.seats.0.hand.hidden") == 0
    assert "9" in battle.knows["chu"]["hand"]


@rule("CH-514")
def test_the_hand_of_ji_bus_player_stays_hidden():
    battle = looks(attacker="chu", decrees={"han": 4, "chu": 2})
    assert battle.fact("view.han.seats.1.hand") == {"known": [], "hidden": 2}
    assert battle.fact("view.han.seats.1.bared") is False
    assert battle.knows["han"] == {"hand": [], "draw": []}


@rule("CH-515", "CH-513")
def test_with_six_cards_left_ji_bu_shows_two_that_can_never_be_drawn():
    battle = looks(attacker="chu", decrees={"han": 3, "chu": 2}, draw=[*TOP, "2", "1"])
    assert (battle.supply, len(battle.draw)) == (1, 6)
    assert told(battle, "chu", "look")[0]["cards"] == NAMES
    assert [card["face"] if card else None for card in battle.fact("view.chu.draw")] == [*NAMES, None, None]
    assert battle.open_hand == []  # one decree can still be taken


@rule("CH-516")
@pytest.mark.parametrize(
    ("event", "taken", "display"), [("warlords", {"han": 2, "chu": 1}, 6), ("banquet-at-hongmen", {"chu": 5}, 2)]
)
def test_when_an_event_removed_decrees_the_last_four_are_left_with_an_empty_supply(event, taken, display):
    shown = ["1"] * display
    battle = looks(attacker="chu", event=event, decrees=taken, display=shown)
    assert (battle.supply, len(battle.draw)) == (0, 4)
    assert battle.open_hand == ["han"]
    one_left = {"chu": sum(taken.values()) - 1}
    battle = looks(attacker="chu", event=event, decrees=one_left, display=shown)
    assert (battle.supply, len(battle.draw)) == (1, 6)
    assert battle.open_hand == []


# ---- Yu Ji


@rule("CH-521")
def test_yu_ji_puts_one_card_from_the_hand_on_the_discard_pile():
    battle = scenario("chuhan", chu=["yu-ji", "2", "2", "9"], attacker="chu", **NO_WINDOW)
    before = battle.discard
    battle.chu.uses("yu-ji", "2")
    assert battle.discard == [*before, "2"]
    assert battle.fact("chu") == ["2", "9"]
    assert where(battle, "yu-ji") == "table"
    assert (battle.waits_for, battle.kind) == ("chu", "chuhan.lead")


@rule("CH-521")
def test_yu_ji_discards_exactly_one_card_and_it_is_an_own_hand_card():
    battle = scenario("chuhan", chu=["yu-ji", "2", "2", "9"], han=["8", "1"], attacker="chu", **NO_WINDOW)
    with refused("CH-521"):
        battle.chu.uses("yu-ji", "2", "9")
    with refused("CH-521"):
        battle.chu.uses("yu-ji", "8")
    with refused("CH-521"):
        battle.chu.uses("yu-ji", "yu-ji")


@rule("CH-521")
def test_yu_ji_cannot_discard_a_face_up_card_of_the_warlords():
    display = ["8", "1", "1", "1", "1", "1"]
    battle = scenario("chuhan", chu=["yu-ji", "2"], event="warlords", display=display, attacker="chu", **NO_WINDOW)
    with refused("CH-521"):
        battle.chu.uses("yu-ji", "8")


@rule("CH-522")
def test_yu_ji_alone_in_hand_cannot_be_used():
    battle = scenario("chuhan", chu=["yu-ji"], attacker="chu", **NO_WINDOW)
    assert battle.chu.options == ["lead", "decree"]
    with refused("CH-522"):
        battle.chu.uses("yu-ji")


@rule("CH-523")
@pytest.mark.parametrize("card", ["0", "1", "5", "9", "xiao-he", "ji-bu", "xiang-yu", "han-xin"])
def test_any_card_may_be_discarded_with_yu_ji_and_it_does_nothing(card):
    battle = scenario("chuhan", chu=["yu-ji", card, "2", "2"], attacker="chu", **NO_WINDOW)
    battle.chu.uses("yu-ji", card)
    assert battle.discard[-1] == card
    assert (battle.waits_for, battle.kind) == ("chu", "chuhan.lead")  # no window for it, no turn for the rival
    assert (battle.score, battle.doubled) == ({"han": 0, "chu": 1}, None)
    face = battle.fact("view.spectator.discard")[-1]["face"]
    assert told(battle, "han", "discard") == [{"kind": "discard", "seat": 1, "card": face}]


@rule("CH-523")
def test_the_card_discarded_with_yu_ji_is_on_the_pile_before_the_trick_ends():
    battle = scenario("chuhan", chu=["yu-ji", "5", "9", "2"], attacker="chu", event="mandate-of-heaven", **NO_WINDOW)
    battle.chu.uses("yu-ji", "5")
    battle.chu.plays("9")
    battle.han.passes()
    assert sorted(battle.fact("question.han.picks.take.card")) == ["9", "yu-ji"]


@rule("CH-524")
def test_who_discards_the_last_card_with_yu_ji_goes_out_without_leading():
    battle = scenario("chuhan", chu=["yu-ji", "9"], han=["1", "1", "4"], attacker="chu", **NO_WINDOW)
    battle.chu.uses("yu-ji", "9")
    assert (battle.battle, battle.last_out) == (2, "chu")
    assert battle.score == {"han": 0, "chu": 4}


# ---- Ying Bu


@rule("CH-531")
@pytest.mark.parametrize("value", ["1", "2", "yu-ji", "4", "5"])
def test_ying_bu_takes_a_card_of_value_one_to_five_from_the_discard_pile(value):
    battle = scenario("chuhan", chu=["ying-bu", "7", "7"], attacker="chu", discard=["lyu-zhi", value, "*"])
    before = battle.discard.count(value)
    battle.chu.uses("ying-bu", value)
    assert battle.fact("chu").count(value) == 1
    assert battle.discard.count(value) == before - 1
    assert where(battle, "ying-bu") == "table"
    assert (battle.waits_for, battle.kind) == ("chu", "chuhan.lead")


@rule("CH-531")
def test_ying_bu_takes_one_card_only():
    battle = scenario("chuhan", chu=["ying-bu", "7", "7"], attacker="chu", discard=["lyu-zhi", "1", "2", "*"])
    with refused("CH-535"):
        battle.chu.uses("ying-bu", "1", "2")


@rule("CH-532")
def test_ying_bu_needs_a_card_of_value_one_to_five_in_the_discard_pile():
    for discard in ([], ["0", "7", "9", "han-xin", "8"]):
        battle = scenario(
            "chuhan", chu=["ying-bu", "7"], han=46 - 16 - 2 - len(discard), attacker="chu", discard=discard
        )
        assert battle.fact("question.chu.closed.ying-bu") == "CH-532"
        with refused("CH-532"):
            battle.chu.uses("ying-bu")
    battle = scenario("chuhan", chu=["ying-bu", "7"], han=26, attacker="chu", discard=["5", "0"])
    assert battle.chu.may("ying-bu", take=["5"])


@rule("CH-533")
def test_ying_bus_player_chooses_and_both_know_the_card():
    battle = scenario("chuhan", chu=["ying-bu", "7", "8"], attacker="chu", discard=["lyu-zhi", "1", "4", "5", "*"])
    choices = battle.fact("question.chu.picks.ying-bu.take")
    assert {"1", "4", "5", "lyu-zhi"} <= set(choices)
    battle.chu.uses("ying-bu", "4")
    assert battle.knows["han"]["hand"] == ["4"]
    for viewer in ("han", "spectator"):
        assert told(battle, viewer, "take")[0]["card"] == "rank-four"
        hand = battle.fact(f"view.{viewer}.seats.1.hand")
        assert ([card["face"] for card in hand["known"]], hand["hidden"]) == (["rank-four"], 2)


@rule("CH-534")
def test_a_character_taken_by_ying_bu_can_be_used_for_its_ability_later():
    discard = ["lyu-zhi", "xiahou-ying", "*"]
    battle = scenario("chuhan", chu=["ying-bu", "1", "1"], han=["9", "2"], attacker="chu", discard=discard)
    battle.chu.uses("ying-bu", "xiahou-ying")
    battle.chu.plays("1")
    battle.han.plays("2")
    battle.chu.uses("xiahou-ying")
    assert (battle.score, battle.attacker) == ({"han": 3, "chu": 1}, "chu")


@rule("CH-534", "CH-601")
def test_lyu_zhi_taken_by_ying_bu_can_cancel_again():
    battle = scenario("chuhan", chu=["ying-bu", "1", "1"], han=["han-xin", "2", "2"], attacker="chu", **NO_WINDOW)
    battle.chu.uses("ying-bu", "lyu-zhi")
    battle.chu.plays("1")
    battle.han.uses("han-xin")
    battle.chu.cancels()
    assert (battle.score, battle.waits_for) == ({"han": 0, "chu": 1}, "han")


@rule("CH-535")
@pytest.mark.parametrize("card", ["0", "han-xin", "7", "8", "9"])
def test_ying_bu_cannot_take_the_joker_or_a_card_above_five(card):
    battle = scenario("chuhan", chu=["ying-bu", "7"], attacker="chu", discard=["lyu-zhi", card, "5", "*"])
    assert card not in battle.fact("question.chu.picks.ying-bu.take")
    with refused("CH-535"):
        battle.chu.uses("ying-bu", card)


@rule("CH-535")
def test_ying_bu_takes_from_the_discard_pile_and_nowhere_else():
    battle = scenario("chuhan", chu=["ying-bu", "7"], han=["4", "4", "4", "4", "4", "4"], attacker="chu", **NO_WINDOW)
    with refused("CH-535"):
        battle.chu.uses("ying-bu", "4")


@rule("CH-536")
def test_ying_bu_as_last_card_is_not_going_out_because_a_card_comes_into_the_hand():
    battle = scenario("chuhan", chu=["ying-bu"], han=["1", "1", "8"], attacker="chu", discard=["lyu-zhi", "5", "*"])
    battle.chu.uses("ying-bu", "5")
    assert (battle.battle, battle.waits_for, battle.kind) == (1, "chu", "chuhan.lead")
    with refused("CH-206"):
        battle.chu.passes()
    battle.chu.plays("5")
    assert (battle.battle, battle.last_out) == (2, "chu")
    assert battle.score == {"han": 0, "chu": 4}


@rule("CH-536", "CH-608", "CH-618")
def test_ying_bu_as_last_card_restored_from_the_display_still_brings_its_card():
    battle = scenario(
        "chuhan",
        chu=["ying-bu"],
        han=["lyu-zhi"],
        attacker="chu",
        event="warlords",
        display=["xiao-he", "1", "1", "1", "1", "1"],
        discard=["5", "*"],
    )
    battle.chu.uses("ying-bu", "5")
    battle.han.cancels()
    battle.chu.cancels()
    assert (battle.battle, battle.last_out) == (2, "han")  # Chu holds the 5, Han holds nothing
    assert battle.score == {"han": 1, "chu": 1}
