"""Reactions and cancelling: Lyu Zhi, Xiao He and what is left after them (CH-601 to CH-620)."""

import pytest

from tests.games.chuhan.rules.telling import ATTACKS, OTHERS, USES, told, where
from tests.marks import rule
from tianxia.scenario import Scenario, refused, scenario


def used(ability: str, **more: object) -> Scenario:
    """Chu has announced this ability; Han holds Lyu Zhi."""
    position = {"han": ["lyu-zhi", "2", "2", "8"], "draw": ["xiao-he"], **USES[ability], **more}
    cards = position.pop("with", [])
    battle = scenario("chuhan", **position)
    battle.chu.uses(ability, *cards)
    return battle


def cancelled(ability: str, **more: object) -> Scenario:
    """The same, and Han has cancelled it for good."""
    battle = used(ability, **more)
    battle.han.cancels()
    if battle.kind == "chuhan.cancel":
        battle.chu.passes()
    return battle


def restored(ability: str, **more: object) -> Scenario:
    """The same, but Chu has cancelled the cancel."""
    hand = [*USES[ability]["chu"], "xiao-he"]
    battle = used(ability, **{"chu": hand, "draw": [], **more})
    battle.han.cancels()
    battle.chu.cancels()
    return battle


# ---- Lyu Zhi


@rule("CH-601")
def test_lyu_zhi_cancels_an_ability_at_once_and_out_of_turn():
    battle = used("han-xin")
    assert (battle.turn, battle.waits_for) == ("chu", "han")  # it is Chu's turn, and Han acts
    assert battle.han.options == ["pass", "cancel"]
    battle.han.cancels()
    assert told(battle, "spectator", "cancel") == [
        {"kind": "cancel", "seat": 0, "card": "lyu-zhi", "ability": "han-xin"}
    ]


@rule("CH-601")
def test_without_lyu_zhi_nothing_can_be_cancelled():
    battle = used("han-xin", han=["2", "2", "xiao-he"], draw=["lyu-zhi"])
    assert battle.han.options == ["pass"]
    with refused("CH-601"):
        battle.han.cancels()


@rule("CH-601")
def test_lyu_zhi_is_no_reaction_to_a_plain_set():
    battle = scenario("chuhan", chu=["5", "5", "1"], han=["lyu-zhi", "1", "7"], attacker="chu")
    battle.chu.plays("5", "5")
    assert battle.kind == "chuhan.counter"
    assert not battle.han.may("cancel")


@rule("CH-602")
def test_nobody_cancels_an_own_ability():
    for ability in USES:
        battle = used(ability, chu=[*USES[ability]["chu"], "lyu-zhi"], han=["2", "2", "8"])
        assert battle.waits_for == "han"
        with refused("core.not-asked"):
            battle.chu.cancels()
        with refused("CH-601"):
            battle.han.cancels()
        battle.han.passes()
        assert battle.kind != "chuhan.cancel"
        assert where(battle, "lyu-zhi") == "chu"


@rule("CH-603")
@pytest.mark.parametrize("ability", USES)
def test_every_ability_can_be_cancelled(ability):
    battle = cancelled(ability)
    assert told(battle, "han", "cancelled")[0]["ability"] == ability
    assert where(battle, ability) == "discard"
    assert battle.waits_for == "chu"


@rule("CH-603")
@pytest.mark.parametrize("card", [*USES, "xiao-he"])
def test_a_character_played_as_a_number_cannot_be_cancelled(card):
    battle = scenario("chuhan", chu=[card, "1", "1"], han=["lyu-zhi", "8", "8"], attacker="chu")
    battle.chu.plays(card)
    assert (battle.waits_for, battle.kind) == ("han", "chuhan.counter")
    assert not battle.han.may("cancel")
    assert where(battle, card) == "table"
    assert where(battle, "lyu-zhi") == "han"


@rule("CH-603")
def test_a_character_in_the_set_of_an_ability_is_lost_only_if_it_is_the_ability_card():
    hand = ["zhongli-mo", "han-xin", "yu-ji", "1"]
    battle = scenario("chuhan", chu=hand, han=["lyu-zhi", "8", "8"], attacker="chu", draw=["xiao-he"])
    battle.chu.uses("zhongli-mo", "han-xin", "yu-ji")
    battle.han.cancels()
    battle.chu.passes()
    assert battle.fact("chu") == ["1", "yu-ji", "han-xin"]


@rule("CH-604")
@pytest.mark.parametrize("ability", USES)
def test_a_cancelled_ability_has_no_effect(ability):
    battle = cancelled(ability, decrees={"han": 3, "chu": 3})
    lead = USES[ability].get("trick", [])
    assert [play["cards"] for play in battle.trick] == [play["cards"] for play in lead]
    assert (battle.waits_for, battle.turn) == ("chu", "chu")
    assert battle.attacker == ("han" if lead else "chu")
    assert battle.score == {"han": 0, "chu": 1}
    assert (battle.doubled, battle.open_hand, battle.battle) == (None, [], 1)
    assert battle.knows["chu"] == {"hand": [], "draw": []}
    assert told(battle, "chu", "look", "bare", "take", "discard", "pass", "vp", "doubled", "trick") == []
    assert [card["face"] for card in battle.fact("view.han.table")] == ([] if not lead else battle_faces(lead))


def battle_faces(lead: list[dict[str, list[str]]]) -> list[str]:
    return [{"7": "cao-shen", "9": "emperor"}[card] for card in lead[0]["cards"]]


@rule("CH-604")
def test_a_cancelled_set_of_twos_by_zhongli_mo_scores_nothing():
    hand = ["zhongli-mo", "2", "4", "5", "7", "8", "9", "1"]
    battle = scenario("chuhan", chu=hand, han=["lyu-zhi", "1", "1"], attacker="chu", draw=["xiao-he"])
    battle.chu.uses("zhongli-mo", "2", "4", "5", "7", "8", "9")
    battle.han.cancels()
    battle.chu.passes()
    assert (battle.score, battle.trick) == ({"han": 0, "chu": 1}, [])


@rule("CH-605")
@pytest.mark.parametrize("ability", USES)
def test_on_a_cancel_the_ability_card_and_lyu_zhi_are_discarded_at_once(ability):
    battle = cancelled(ability)
    assert (where(battle, ability), where(battle, "lyu-zhi")) == ("discard", "discard")
    assert sorted(battle.discard[-2:]) == sorted([ability, "lyu-zhi"])


@rule("CH-605")
def test_cancelled_cards_cannot_be_taken_by_who_passes_under_the_mandate():
    battle = cancelled("han-xin", event="mandate-of-heaven")
    battle.chu.passes()
    assert battle.fact("question.chu.picks.take.card") == ["7"]


@rule("CH-606")
@pytest.mark.parametrize("ability", ["peng-yue", "zhongli-mo", "yu-ji"])
def test_cards_played_with_a_cancelled_ability_return_to_the_hand(ability):
    battle = cancelled(ability)
    assert sorted(battle.fact("chu")) == sorted([card for card in USES[ability]["chu"] if card != ability])
    assert battle.fact("view.han.seats.1.hand.known.count") == len(USES[ability]["with"])  # seen, so known


@rule("CH-606")
def test_yu_jis_card_is_in_nobodys_discard_pile_after_a_cancel():
    battle = cancelled("yu-ji")
    assert where(battle, "9") == "chu"
    assert told(battle, "han", "discard") == []


@rule("CH-606", "CH-837")
def test_face_up_cards_of_the_warlords_return_to_the_display():
    display = ["9", "1", "1", "1", "1", "1"]
    battle = scenario(
        "chuhan",
        chu=["zhongli-mo", "7", "2"],
        han=["lyu-zhi", "8", "8"],
        attacker="chu",
        event="warlords",
        display=display,
        draw=["xiao-he"],
    )
    battle.chu.uses("zhongli-mo", "7", "9")
    battle.han.cancels()
    battle.chu.passes()
    assert sorted(battle.display) == sorted(display)
    assert battle.fact("chu") == ["2", "7"]


@rule("CH-605", "CH-837")
def test_an_ability_used_from_the_display_is_discarded_by_a_cancel():
    display = ["ji-bu", "1", "1", "1", "1", "1"]
    battle = scenario(
        "chuhan",
        chu=["7", "2"],
        han=["lyu-zhi", "8"],
        attacker="chu",
        event="warlords",
        display=display,
        draw=["xiao-he"],
    )
    battle.chu.uses("ji-bu")
    battle.han.cancels()
    battle.chu.passes()
    assert (where(battle, "ji-bu"), len(battle.display)) == ("discard", 5)
    assert (battle.waits_for, battle.fact("question.chu.closed")["pass"]) == ("chu", "CH-206")


@rule("CH-607")
def test_the_card_chosen_for_ying_bu_stays_in_the_discard_pile():
    battle = used("ying-bu")
    before = battle.discard
    battle.han.cancels()
    battle.chu.passes()
    assert battle.fact("chu") == ["1", "1"]
    assert battle.discard[: len(before)] == before
    assert sorted(battle.discard[len(before) :]) == ["lyu-zhi", "ying-bu"]


# ---- Xiao He


@rule("CH-608")
@pytest.mark.parametrize("ability", USES)
def test_xiao_he_cancels_the_cancel_and_the_ability_resolves_as_if_nothing_had_been(ability):
    plain = used(ability, chu=[*USES[ability]["chu"], "xiao-he"], draw=[])
    plain.han.passes()
    battle = restored(ability)
    for fact in ("score", "trick", "attacker", "doubled", "open_hand", "waits_for", "kind", "supply"):
        assert battle.fact(fact) == plain.fact(fact), fact
    assert battle.fact("chu") == [card for card in plain.fact("chu") if card != "xiao-he"]
    assert battle.knows["chu"]["draw"] == plain.knows["chu"]["draw"]
    assert told(battle, "han", "cancelled") == []


@rule("CH-608", "CH-571", "CH-572")
def test_xiao_he_restores_an_ability_that_lyu_zhi_cancelled():
    battle = scenario("chuhan", han=["han-xin", "xiao-he", "1"], chu=["lyu-zhi", "7", "7", "8"], attacker="chu")
    battle.chu.plays("7", "7")
    battle.han.uses("han-xin")
    battle.chu.cancels()
    battle.han.cancels()
    assert battle.waits_for == "chu"  # the counter was thrown back
    assert battle.score == {"han": 0, "chu": 2}


@rule("CH-608")
def test_who_holds_xiao_he_may_accept_the_cancel():
    battle = used("xiahou-ying", chu=["xiahou-ying", "xiao-he", "1"], draw=[])
    battle.han.cancels()
    assert (battle.waits_for, battle.chu.options) == ("chu", ["pass", "cancel"])
    battle.chu.passes()
    assert (battle.score, where(battle, "xiao-he")) == ({"han": 0, "chu": 1}, "chu")


@rule("CH-609")
def test_only_the_player_whose_ability_was_cancelled_is_asked_for_xiao_he():
    battle = used("xiahou-ying", han=["lyu-zhi", "xiao-he", "2"], draw=[])
    battle.han.cancels()
    assert (battle.waits_for, battle.fact("question.chu.rule")) == ("chu", "CH-608")
    assert battle.fact("question.chu.about") | {"against": "lyu-zhi", "with": "xiao-he"} == battle.fact(
        "question.chu.about"
    )
    with refused("core.not-asked"):
        battle.han.cancels()
    with refused("CH-608"):
        battle.chu.cancels()
    battle.chu.passes()
    assert where(battle, "xiao-he") == "han"
    assert (battle.waits_for, battle.kind) == ("chu", "chuhan.counter")


@rule("CH-609")
def test_xiao_he_does_not_cancel_an_ability():
    battle = used("han-xin", han=["xiao-he", "2", "2"], draw=["lyu-zhi"])
    with refused("CH-601"):
        battle.han.cancels()


@rule("CH-609", "CH-610")
def test_xiao_he_is_played_immediately_or_not_at_all():
    battle = used("han-xin", chu=["han-xin", "xiao-he", "1"], draw=[])
    battle.han.cancels()
    battle.chu.passes()
    assert battle.kind == "chuhan.counter"
    assert not battle.chu.may("cancel")
    assert battle.fact("question.chu.closed.xiao-he") == "CH-508"


@rule("CH-610")
@pytest.mark.parametrize("ability", ["ji-bu", "yu-ji", "zhongli-mo", "peng-yue", "han-xin", "liu-bang"])
def test_when_xiao_he_is_used_both_reactions_are_discarded_at_once(ability):
    battle = restored(ability)
    assert (where(battle, "lyu-zhi"), where(battle, "xiao-he")) == ("discard", "discard")
    assert where(battle, ability) == "table"  # the ability card stays until the trick ends


@rule("CH-611")
def test_xiao_he_cannot_be_cancelled():
    battle = restored("ji-bu")
    assert (battle.waits_for, battle.kind) == ("chu", "chuhan.lead")  # nobody was asked again
    assert [event["kind"] for event in told(battle, "han", "cancel", "no-reaction")] == ["cancel", "cancel"]


# ---- when it is too late


@rule("CH-612")
def test_a_lyu_zhi_drawn_by_a_decree_cannot_cancel_what_was_played_before():
    hand = ["zhongli-mo", "2", "4", "5", "7", "8", "9", "1"]
    battle = scenario("chuhan", chu=hand, han=["1", "1", "8"], attacker="chu", draw=["lyu-zhi"])
    battle.chu.uses("zhongli-mo", "2", "4", "5", "7", "8", "9")
    assert battle.han.options == ["pass"]  # there is no decree in the window
    battle.han.passes()
    battle.han.takes_decree()
    assert where(battle, "lyu-zhi") == "han"
    assert not battle.han.may("cancel")
    assert battle.fact("question.han.closed.lyu-zhi") == "CH-508"
    assert (battle.score, battle.trick[0]["as"]) == ({"han": 0, "chu": 7}, "zhongli-mo")


@rule("CH-612")
def test_a_lyu_zhi_drawn_by_a_decree_can_cancel_what_is_played_after():
    battle = scenario("chuhan", chu=["han-xin", "7", "1"], han=["1", "8", "8"], attacker="chu", draw=["lyu-zhi"])
    battle.chu.plays("7")
    battle.han.takes_decree()
    battle.han.plays("8")
    battle.chu.uses("han-xin")
    battle.han.cancels()
    assert battle.score == {"han": 0, "chu": 1}


# ---- what may follow


@rule("CH-613")
@pytest.mark.parametrize("ability", ATTACKS)
def test_after_a_cancelled_attack_ability_no_other_one_is_possible_in_this_trick(ability):
    other = "ji-bu" if ability != "ji-bu" else "yu-ji"
    battle = cancelled(ability, chu=[*USES[ability]["chu"], other])
    assert battle.fact(f"question.chu.closed.{other}") == "CH-613"
    with refused("CH-613"):
        battle.chu.uses(other)
    battle.chu.plays("1")
    battle.han.passes()
    assert battle.chu.may("ji-bu") or battle.chu.may("yu-ji", discard=[battle.fact("chu")[0]])  # the next trick


@rule("CH-613", "CH-614")
def test_no_attack_ability_either_after_a_decree_that_follows_the_cancel():
    battle = cancelled("yu-ji", draw=["ji-bu", "xiao-he"])
    battle.chu.takes_decree()
    with refused("CH-613"):
        battle.chu.uses("ji-bu")


@rule("CH-614")
@pytest.mark.parametrize("ability", ATTACKS)
def test_after_a_cancelled_attack_ability_a_decree_may_still_be_taken(ability):
    battle = cancelled(ability)
    battle.chu.takes_decree()
    assert battle.decrees == {"han": 0, "chu": 1}
    assert battle.kind == "chuhan.lead"


@rule("CH-614")
def test_but_not_a_second_decree_in_the_same_lead_step():
    position = {**USES["ji-bu"], "han": ["lyu-zhi", "8"], "draw": ["2", "2", "xiao-he"]}
    battle = scenario("chuhan", **position)
    battle.chu.takes_decree()
    battle.chu.uses("ji-bu")
    battle.han.cancels()
    battle.chu.passes()
    with refused("CH-204"):
        battle.chu.takes_decree()


@rule("CH-615")
@pytest.mark.parametrize("ability", OTHERS)
def test_after_a_cancelled_set_or_pass_ability_no_decree_may_be_taken_in_this_turn(ability):
    battle = cancelled(ability)
    assert battle.fact("question.chu.closed.decree") == "CH-615"
    with refused("CH-615"):
        battle.chu.takes_decree()


@rule("CH-615")
@pytest.mark.parametrize(("event", "option"), [("banquet-at-hongmen", "swap"), ("race-to-hangu-pass", "place")])
def test_nor_what_an_event_puts_in_the_place_of_a_decree(event, option):
    battle = cancelled("han-xin", event=event)
    assert battle.fact(f"question.chu.closed.{option}") == "CH-809"


@rule("CH-615")
def test_the_ban_on_decrees_ends_with_the_turn():
    battle = cancelled("han-xin", chu=["han-xin", "8", "1"], han=["lyu-zhi", "9", "2"])
    battle.chu.plays("8")
    battle.han.takes_decree()  # it never bound the rival
    battle.han.plays("9")
    battle.chu.takes_decree()
    assert battle.decrees == {"han": 1, "chu": 1}


@rule("CH-615")
def test_the_ban_on_decrees_ends_with_the_trick():
    battle = cancelled("han-xin")
    battle.chu.passes()
    battle.han.takes_decree()
    assert battle.decrees == {"han": 1, "chu": 0}


@rule("CH-615")
def test_the_ban_does_not_come_when_xiao_he_restores_the_ability():
    battle = restored("han-xin")
    assert battle.waits_for == "han"
    battle.han.takes_decree()
    assert battle.decrees == {"han": 1, "chu": 0}


@rule("CH-616")
def test_an_attacker_whose_zhongli_mo_is_cancelled_must_lead_a_set():
    battle = cancelled("zhongli-mo", chu=["zhongli-mo", "4", "7", "ji-bu"])
    assert (battle.waits_for, battle.kind, battle.chu.options) == ("chu", "chuhan.lead", ["lead"])
    closed = {"pass": "CH-206", "decree": "CH-615", "ji-bu": "CH-218"}
    assert battle.fact("question.chu.closed") == closed
    with refused("CH-206"):
        battle.chu.passes()
    with refused("CH-301"):
        battle.chu.plays("4", "7")
    battle.chu.plays("7")
    assert battle.waits_for == "han"


@rule("CH-617")
def test_after_a_cancel_a_countering_player_may_play_a_counter_or_pass():
    for play in (lambda chu: chu.plays("8"), lambda chu: chu.passes()):
        battle = cancelled("han-xin", chu=["han-xin", "8", "1"])
        assert battle.chu.options == ["pass", "counter"]
        play(battle.chu)
        assert battle.waits_for == "han"


@rule("CH-617")
def test_after_a_cancel_a_countering_player_may_use_another_ability():
    battle = cancelled("han-xin", chu=["han-xin", "xiahou-ying", "xiang-yu", "1"])
    battle.chu.uses("xiahou-ying")
    assert (battle.score, battle.attacker) == ({"han": 3, "chu": 1}, "chu")  # Lyu Zhi is gone: no window


@rule("CH-617")
def test_peng_yue_may_follow_a_cancelled_zhongli_mo_with_the_same_cards():
    trick = [{"by": "han", "cards": ["4", "4"]}]
    hand = ["zhongli-mo", "peng-yue", "4", "4", "9", "8"]
    battle = scenario("chuhan", chu=hand, han=["lyu-zhi", "2"], trick=trick, draw=["xiao-he"])
    battle.chu.uses("zhongli-mo", "8", "9")
    battle.han.cancels()
    battle.chu.passes()
    battle.chu.uses("peng-yue", "4", "4")
    assert (battle.trick[-1]["as"], battle.trick[-1]["value"], battle.waits_for) == ("peng-yue", 4, "han")


# ---- empty hands


@rule("CH-618", "CH-620")
def test_a_rival_whose_last_card_was_lyu_zhi_goes_out_before_the_cancelled_player_plays_again():
    battle = cancelled("han-xin", han=["lyu-zhi"], decrees={"chu": 2})
    assert (battle.battle, battle.last_out) == (2, "han")
    assert battle.score == {"han": 2 + 2, "chu": 1}


@rule("CH-618")
def test_lyu_zhi_leaves_the_hand_when_played_even_if_the_cancel_is_cancelled():
    battle = restored("ji-bu", chu=["ji-bu", "xiao-he", "1"], han=["lyu-zhi"])
    assert (battle.battle, battle.last_out, battle.score) == (2, "han", {"han": 1, "chu": 1})


@rule("CH-618", "CH-608")
def test_xiao_he_as_last_card_goes_out():
    battle = restored("han-xin", chu=["han-xin", "xiao-he"], han=["lyu-zhi", "2", "2"])
    assert (battle.battle, battle.last_out) == (2, "chu")
    assert battle.score == {"han": 1, "chu": 1 + 2}


@rule("CH-619")
@pytest.mark.parametrize("ability", ["ji-bu", "ying-bu", "han-xin", "liu-bang", "xiahou-ying", "xiang-yu"])
def test_a_cancelled_last_card_is_still_gone_so_its_player_goes_out(ability):
    battle = used(ability, chu=[ability])
    battle.han.cancels()  # no window for Xiao He: Chu has no cards
    assert (battle.battle, battle.last_out) == (2, "chu")
    assert battle.score == {"han": 0, "chu": 1 + 3}


@rule("CH-619", "CH-606")
@pytest.mark.parametrize(("ability", "back"), [("peng-yue", ["7"]), ("zhongli-mo", ["4", "7"]), ("yu-ji", ["9"])])
def test_but_cards_that_return_keep_their_player_in_the_battle(ability, back):
    battle = used(ability, chu=[ability, *back])
    battle.han.cancels()
    assert (battle.battle, battle.fact("chu")) == (1, back)
    assert battle.waits_for == "chu"


@rule("CH-619", "CH-704")
def test_both_hands_emptied_by_a_cancelled_last_card_and_lyu_zhi():
    battle = used("xiahou-ying", chu=["xiahou-ying"], han=["lyu-zhi"], decrees={"han": 2, "chu": 1})
    battle.han.cancels()
    assert (battle.battle, battle.last_out) == (2, "chu")  # Chu was without cards first
    assert battle.score == {"han": 0, "chu": 1 + 0 + 2}


@rule("CH-620", "CH-704", "CH-606")
def test_cards_that_return_make_the_rival_with_lyu_zhi_the_first_without_cards():
    battle = used("peng-yue", chu=["peng-yue", "7"], han=["lyu-zhi"], decrees={"han": 2, "chu": 1})
    battle.han.cancels()
    assert (battle.battle, battle.last_out) == (2, "han")
    assert battle.score == {"han": 1 + 1, "chu": 1}


@rule("CH-620", "CH-721")
def test_example_seven_cards_return_and_the_rival_goes_out_with_lyu_zhi():
    hand = ["zhongli-mo", "2", "xiao-he", "4", "5", "ying-bu", "7", "8"]
    decrees, score = {"chu": 3}, {"han": 23, "chu": 24}
    battle = scenario("chuhan", chu=hand, han=["lyu-zhi"], attacker="chu", decrees=decrees, score=score)
    battle.chu.uses("zhongli-mo", "2", "xiao-he", "4", "5", "ying-bu", "7", "8")
    battle.han.cancels()
    assert (battle.fact("winner"), battle.score) == (["han"], {"han": 31, "chu": 24})


@rule("CH-608", "CH-720")
def test_example_both_hands_are_emptied_by_the_two_reactions():
    hand = ["zhongli-mo", "2", "xiao-he", "4", "5", "ying-bu", "7", "8"]
    decrees, score = {"chu": 3}, {"han": 23, "chu": 24}
    battle = scenario("chuhan", chu=hand, han=["lyu-zhi"], attacker="chu", decrees=decrees, score=score)
    battle.chu.uses("zhongli-mo", "2", "4", "5", "ying-bu", "7", "8")
    battle.han.cancels()
    battle.chu.cancels()
    assert (battle.battle, battle.last_out, battle.score) == (2, "han", {"han": 26, "chu": 30})
