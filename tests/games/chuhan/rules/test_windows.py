"""The reaction windows open on public grounds only (the ledger's section "Hidden information", CH-503, CH-904)."""

import pytest

from tests.games.chuhan.rules.telling import UNHELD, USES, told, where
from tests.marks import rule
from tianxia.scenario import Scenario, refused, scenario

CHU, HAN = 1, 0


def hidden(ability: str, lyu_zhi: str, xiao_he: str) -> Scenario:
    """Chu announces an ability; each of the two reactions lies in the hidden place named: han, chu or draw.

    Two plain 2s lie in each place where they do not, so that all counts are the same in all cases."""
    position = {**USES[ability]}
    cards = position.pop("with", [])
    lots = {"han": ["8"], "chu": list(position["chu"]), "draw": ["4"]}
    for lot, names in lots.items():
        names += ["lyu-zhi" if lot == lyu_zhi else "2", "xiao-he" if lot == xiao_he else "2"]
    battle = scenario("chuhan", **{**position, **lots})
    battle.chu.uses(ability, *cards)
    return battle


def open_to_all(**position: object) -> Scenario:
    """Chu announces Han Xin against a 7 where everybody can see where Lyu Zhi lies."""
    base = {"chu": ["han-xin", "1", "1"], "han": ["2", "2", "8"], "trick": [{"by": "han", "cards": ["7"]}]}
    battle = scenario("chuhan", **{**base, **position})
    battle.chu.uses("han-xin")
    return battle


# ---- asked whether the card is held or not


@rule("CH-503", "CH-904")
@pytest.mark.parametrize("place", ["han", "chu", "draw"])
@pytest.mark.parametrize("ability", USES)
def test_the_rival_is_asked_wherever_lyu_zhi_is_hidden(ability, place):
    battle = hidden(ability, place, "draw")
    assert (battle.waits_for, battle.kind) == ("han", "chuhan.cancel")
    assert battle.han.options == (["pass", "cancel"] if place == "han" else ["pass"])
    assert battle.fact("question.han.closed") == ({} if place == "han" else {"cancel": "CH-601"})


@rule("CH-503", "CH-904")
@pytest.mark.parametrize("viewer", ["chu", "spectator"])
def test_nobody_else_can_tell_a_held_lyu_zhi_from_one_that_is_not(viewer):
    held, unheld = hidden("han-xin", "han", "draw"), hidden("han-xin", "draw", "draw")
    for _ in range(2):  # in the window, and after "no reaction"
        assert told(held, viewer) == told(unheld, viewer)
        assert held.fact(f"view.{viewer}") == unheld.fact(f"view.{viewer}")
        if held.kind == "chuhan.cancel":
            held.han.passes()
            unheld.han.passes()
    assert held.kind == unheld.kind == "chuhan.counter"


@rule("CH-503")
def test_the_question_and_its_options_are_shown_to_nobody_else():
    battle = hidden("ji-bu", "han", "draw")
    assert battle.fact("view.han.question.kind") == "chuhan.cancel"
    for viewer in ("chu", "spectator"):
        assert battle.fact(f"view.{viewer}.question") is None
        assert battle.fact(f"view.{viewer}.waits") == [HAN]


@rule("CH-608", "CH-609")
@pytest.mark.parametrize("place", ["han", "chu", "draw"])
@pytest.mark.parametrize("ability", USES)
def test_the_owner_is_asked_for_xiao_he_wherever_he_is_hidden(ability, place):
    battle = hidden(ability, "han", place)
    battle.han.cancels()
    assert (battle.waits_for, battle.kind) == ("chu", "chuhan.cancel")
    assert battle.chu.options == (["pass", "cancel"] if place == "chu" else ["pass"])
    assert battle.fact("question.chu.closed") == ({} if place == "chu" else {"cancel": "CH-608"})


@rule("CH-608")
@pytest.mark.parametrize("viewer", ["han", "spectator"])
def test_nobody_else_can_tell_a_held_xiao_he_from_one_that_is_not(viewer):
    held, unheld = hidden("xiang-yu", "han", "chu"), hidden("xiang-yu", "han", "draw")
    for battle in (held, unheld):
        battle.han.cancels()
    assert told(held, viewer) == told(unheld, viewer)
    for battle in (held, unheld):
        battle.chu.passes()
    assert told(held, viewer) == told(unheld, viewer)
    assert held.kind == unheld.kind == "chuhan.counter"


# ---- "no reaction" is told the same way in all cases


@rule("CH-503")
@pytest.mark.parametrize("place", ["han", "chu", "draw"])
def test_no_reaction_is_told_in_the_same_words_to_everybody(place):
    battle = hidden("ji-bu", place, "draw")
    battle.han.passes()
    for viewer in ("han", "chu", "spectator"):
        assert told(battle, viewer, "no-reaction") == [{"kind": "no-reaction", "seat": HAN}]


@rule("CH-608")
@pytest.mark.parametrize("place", ["han", "chu", "draw"])
def test_no_reaction_to_a_cancel_is_told_in_the_same_words_to_everybody(place):
    battle = hidden("ji-bu", "han", place)
    battle.han.cancels()
    battle.chu.passes()
    for viewer in ("han", "chu", "spectator"):
        assert told(battle, viewer, "no-reaction") == [{"kind": "no-reaction", "seat": CHU}]


# ---- not asked where everybody sees that there is nothing to ask


@rule("CH-503")
def test_nobody_is_asked_when_lyu_zhi_lies_in_the_discard_pile():
    battle = open_to_all(discard=["lyu-zhi", "*"])
    assert (battle.waits_for, battle.kind) == ("han", "chuhan.counter")
    assert battle.score == {"han": 1, "chu": 1}
    assert told(battle, "chu", "no-reaction") == []


@rule("CH-503")
def test_nobody_is_asked_when_lyu_zhi_lies_in_the_play_area_as_a_number():
    battle = open_to_all(trick=[{"by": "han", "cards": ["lyu-zhi"]}])
    assert (battle.waits_for, battle.kind, battle.score) == ("han", "chuhan.counter", {"han": 1, "chu": 1})


@rule("CH-503")
def test_nobody_is_asked_when_lyu_zhi_is_in_the_set_of_the_ability():
    battle = scenario("chuhan", chu=["zhongli-mo", "lyu-zhi", "7", "1"], attacker="chu")
    battle.chu.uses("zhongli-mo", "lyu-zhi", "7")
    assert (battle.waits_for, battle.kind) == ("han", "chuhan.counter")
    assert battle.trick[0]["value"] == 3


@rule("CH-503")
def test_nobody_is_asked_when_lyu_zhi_lies_at_hongmen_where_cards_can_only_be_swapped():
    battle = open_to_all(event="banquet-at-hongmen", display=["lyu-zhi", "1"])
    assert (battle.waits_for, battle.kind) == ("han", "chuhan.counter")


@rule("CH-503")
def test_nobody_is_asked_when_lyu_zhi_lies_in_the_row_of_hangu_pass():
    battle = open_to_all(event="race-to-hangu-pass", row=["1", "2", "lyu-zhi"], row_by="chu")
    assert (battle.waits_for, battle.kind) == ("han", "chuhan.counter")


@rule("CH-608")
@pytest.mark.parametrize("trick", [["7"], ["xiao-he"]])
def test_the_owner_is_not_asked_when_xiao_he_lies_open(trick):
    lies = {"discard": ["xiao-he", "*"]} if trick == ["7"] else {}
    battle = open_to_all(han=["lyu-zhi", "2", "8"], trick=[{"by": "han", "cards": trick}], **lies)
    battle.han.cancels()
    assert (battle.waits_for, battle.kind) == ("chu", "chuhan.counter")
    assert told(battle, "han", "no-reaction") == []
    assert where(battle, "han-xin") == "discard"


@rule("CH-608", "CH-721")
def test_the_owner_is_not_asked_when_xiao_he_is_in_the_set_that_was_just_cancelled():
    hand = ["zhongli-mo", "xiao-he", "7", "1"]
    battle = scenario("chuhan", chu=hand, han=["lyu-zhi", "8"], attacker="chu")
    battle.chu.uses("zhongli-mo", "xiao-he", "7")
    battle.han.cancels()
    assert (battle.waits_for, battle.kind) == ("chu", "chuhan.lead")
    assert where(battle, "xiao-he") == "chu"


@rule("CH-619")
def test_the_owner_is_not_asked_for_xiao_he_without_a_card_in_hand():
    battle = open_to_all(chu=["han-xin"], han=["lyu-zhi", "2"], draw=["xiao-he"])
    battle.han.cancels()
    assert (battle.battle, battle.last_out) == (2, "chu")
    assert told(battle, "han", "no-reaction") == []


# ---- a card that everybody knows in a hand


@rule("CH-602", "CH-533")
def test_the_rival_is_not_asked_when_all_have_seen_lyu_zhi_come_into_the_owners_hand():
    hand = ["ying-bu", "han-xin", "1", "1"]
    battle = scenario("chuhan", chu=hand, han=["7", "2", "2"], attacker="chu", discard=["lyu-zhi", "*"])
    battle.chu.uses("ying-bu", "lyu-zhi")
    battle.chu.plays("1")
    battle.han.plays("7")
    battle.chu.uses("han-xin")
    assert (battle.waits_for, battle.kind) == ("han", "chuhan.counter")


@rule("CH-601", "CH-533")
def test_the_rival_is_asked_when_all_have_seen_lyu_zhi_come_into_that_hand():
    hand = ["ying-bu", "7", "1", "1"]
    battle = scenario("chuhan", chu=hand, han=["han-xin", "2", "2"], attacker="chu", discard=["lyu-zhi", "*"])
    battle.chu.uses("ying-bu", "lyu-zhi")
    battle.chu.plays("7")
    battle.han.uses("han-xin")
    assert (battle.waits_for, battle.chu.options) == ("chu", ["pass", "cancel"])


@rule("CH-608", "CH-606")
def test_a_xiao_he_that_returned_in_the_open_is_asked_for_again():
    hand = ["peng-yue", "xiao-he", "han-xin", "1", "1"]
    battle = scenario(
        "chuhan", chu=hand, han=["ying-bu", "lyu-zhi", "9", "2", "2"], trick=[{"by": "han", "cards": ["yu-ji"]}]
    )
    battle.chu.uses("peng-yue", "xiao-he")
    battle.han.cancels()  # Xiao He lies in the set: no window for him
    assert where(battle, "xiao-he") == "chu"
    battle.chu.passes()
    battle.han.uses("ying-bu", "lyu-zhi")
    battle.han.plays("2")
    battle.chu.uses("han-xin")
    battle.han.cancels()
    assert (battle.waits_for, battle.chu.options) == ("chu", ["pass", "cancel"])


# ---- what only one player knows opens and closes nothing


@rule("CH-503", "CH-512")
def test_the_window_opens_although_ji_bus_player_has_seen_lyu_zhi_in_the_draw_pile():
    battle = scenario("chuhan", chu=["ji-bu", "han-xin", "1", "1"], han=["7", "2", "2"], attacker="chu", **UNHELD)
    battle.chu.uses("ji-bu")
    battle.han.passes()
    battle.chu.plays("1")
    battle.han.plays("7")
    battle.chu.uses("han-xin")
    assert (battle.waits_for, battle.kind, battle.han.options) == ("han", "chuhan.cancel", ["pass"])


@rule("CH-503", "CH-513")
def test_the_window_opens_although_an_open_hand_shows_that_lyu_zhi_is_not_in_it():
    battle = open_to_all(open_hand=["han"], decrees={"han": 3, "chu": 3}, draw=["lyu-zhi"])
    assert (battle.waits_for, battle.kind) == ("han", "chuhan.cancel")


# ---- the display of the Warlords


def warlords(display: list[str], **more: object) -> Scenario:
    """Chu announces Han Xin against a 7 with these cards in the display."""
    shown = [*display, *["1"] * (6 - len(display))]
    return open_to_all(**{"event": "warlords", "display": shown, **more})


@rule("CH-839", "CH-602")
def test_with_lyu_zhi_in_the_display_the_rival_of_the_ability_is_asked_and_can_use_her():
    battle = warlords(["lyu-zhi"], draw=["xiao-he"])
    assert (battle.waits_for, battle.han.options) == ("han", ["pass", "cancel"])
    with refused("core.not-asked"):
        battle.chu.cancels()
    battle.han.cancels()
    battle.chu.passes()
    assert (where(battle, "lyu-zhi"), len(battle.fact("han"))) == ("discard", 3)
    assert (battle.score, battle.waits_for, battle.kind) == ({"han": 0, "chu": 1}, "chu", "chuhan.counter")


@rule("CH-839")
def test_a_reaction_from_the_display_empties_no_hand():
    battle = warlords(["lyu-zhi", "xiao-he"], chu=["han-xin", "1"], han=["2"])
    battle.han.cancels()
    battle.chu.cancels()
    assert (battle.battle, battle.waits_for, battle.score) == (1, "han", {"han": 1, "chu": 1})
    assert len(battle.display) == 4


@rule("CH-839", "CH-609")
def test_xiao_he_in_the_display_is_for_the_player_whose_ability_was_cancelled_even_without_cards():
    battle = warlords(["xiao-he"], chu=["han-xin"], han=["lyu-zhi", "2"])
    battle.han.cancels()
    assert (battle.waits_for, battle.chu.options) == ("chu", ["pass", "cancel"])
    battle.chu.cancels()
    assert (battle.battle, battle.last_out, battle.score) == (2, "chu", {"han": 1, "chu": 1 + 1})


@rule("CH-839")
def test_the_window_for_a_hidden_lyu_zhi_is_open_under_the_warlords_too():
    battle = warlords(["xiao-he"], draw=["lyu-zhi"])
    assert (battle.waits_for, battle.kind, battle.han.options) == ("han", "chuhan.cancel", ["pass"])
