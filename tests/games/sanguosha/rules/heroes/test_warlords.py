"""Warlords and their captains, skill by skill; Guerrilla Warfare, Fight with Hands, Spellcasting, Act Recklessly."""

import pytest

from tests.games.sanguosha.rules.heroes.tables import activated, is_idle, table, told
from tests.games.sanguosha.rules.marks import content, rule
from tianxia.scenario import Scenario

# ---- Gongsun Fan


@content("return-to-help")
def test_gongsun_fan_gets_a_shown_card_of_the_same_type():
    game = table("gongsun-fan", "zhang-fei", hands={"gongsun-fan": ["sha"], "zhang-fei": ["dodge"]})
    game.gongsun_fan.uses("sha", on="zhang-fei")
    game.zhang_fei.passes()
    game.gongsun_fan.activates("return-to-help", on="zhang-fei")
    assert game.hands["gongsun-fan"][0].startswith("dodge")
    assert activated(game) == ["return-to-help", "take-the-seal"]
    assert game.kind == "sanguosha.may", "with the card of another he is out of reach: Guerrilla Warfare"


@content("return-to-help")
def test_a_card_of_another_type_is_discarded_and_its_owner_draws():
    hands = {"gongsun-fan": ["sha"], "zhang-fei": ["duel:spade-1"]}
    game = table("gongsun-fan", "zhang-fei", hands=hands, deck=["peach:heart-3"])
    game.gongsun_fan.uses("sha", on="zhang-fei")
    game.zhang_fei.passes()
    game.gongsun_fan.activates("return-to-help", on="zhang-fei")
    assert game.hands["zhang-fei"] == ["peach:heart-3"]
    assert game.discard[0] == "duel:spade-1", "before the Sha, which is being processed until the skill is over"


@content("return-to-help")
def test_one_type_is_got_once_in_a_phase():
    hands = {"gongsun-fan": ["sha", "peach"], "zhang-fei": ["dodge", "dodge"]}
    game = table("gongsun-fan", "zhang-fei", hands=hands, hp={"gongsun-fan": 2})
    game.gongsun_fan.uses("sha", on="zhang-fei")
    game.zhang_fei.passes()
    game.gongsun_fan.activates("return-to-help", on="zhang-fei")
    game.gongsun_fan.passes()
    game.gongsun_fan.uses("peach")
    assert is_idle(game, "gongsun-fan")
    assert game.effects[:1] == [["return-to-help", "gongsun-fan", 0, "phase"]]


@content("return-to-help")
def test_it_is_not_offered_for_a_card_used_in_anothers_turn():
    hands = {"zhang-fei": ["sha"], "gongsun-fan": ["dodge", "peach"]}
    game = table("zhang-fei", "gongsun-fan", hands=hands)
    game.zhang_fei.uses("sha", on="gongsun-fan")
    game.gongsun_fan.uses("dodge")
    assert is_idle(game, "zhang-fei")


def a_raid(**position: object) -> Scenario:
    """Gongsun Fan reaches Zhang Fei with his horse, and Zhang Fei does not reach him."""
    others = ("zhen-ji", "zhang-fei", "sun-quan")
    return table(
        "gongsun-fan", *others, hands={"gongsun-fan": ["peach"], "zhang-fei": ["dodge"]}, hp={"gongsun-fan": 2},
        equipment={"gongsun-fan": ["red-hare"]}, **position,
    )  # fmt: skip


@content("return-to-help")
@rule("SG-948")
def test_guerrilla_warfare_strikes_whoever_cannot_reach_back():
    game = a_raid()
    game.gongsun_fan.uses("peach")
    game.gongsun_fan.activates("return-to-help", on="zhang-fei")
    assert game.kind == "sanguosha.may"
    game.gongsun_fan.chooses("yes")
    assert game.hp["zhang-fei"] == 3
    [damage] = told(game, "damage")
    assert (damage["source"], damage["skill"]) == (0, "return-to-help")


@content("return-to-help")
@rule("SG-948")
def test_guerrilla_warfare_is_a_choice_and_nothing_between_neighbours():
    game = a_raid()
    game.gongsun_fan.uses("peach")
    game.gongsun_fan.activates("return-to-help", on="zhang-fei")
    game.gongsun_fan.passes()
    assert game.hp["zhang-fei"] == 4
    near = table("gongsun-fan", "zhang-fei", hands={"gongsun-fan": ["peach"], "zhang-fei": ["duel"]},
                 hp={"gongsun-fan": 2})  # fmt: skip
    near.gongsun_fan.uses("peach")
    near.gongsun_fan.activates("return-to-help", on="zhang-fei")
    assert is_idle(near, "gongsun-fan")


@content("return-to-help")
@rule("SG-817")
def test_he_may_show_a_card_of_his_own():
    game = table("gongsun-fan", "zhang-fei", hands={"gongsun-fan": ["peach:heart-3", "duel:spade-1", "sha:spade-7"]},
                 hp={"gongsun-fan": 2}, deck=["dodge:heart-2"])  # fmt: skip
    game.gongsun_fan.uses("peach")
    game.gongsun_fan.activates("return-to-help", on="gongsun-fan")
    game.gongsun_fan.chooses("cards", "duel")
    assert game.hands["gongsun-fan"] == ["sha:spade-7", "dodge:heart-2"]


@content("take-the-seal")
def test_a_card_of_another_hero_pushes_the_others_away():
    hands = {"gongsun-fan": ["snatch"], "zhang-fei": ["dodge"]}
    game = table("gongsun-fan", "zhang-fei", "zhen-ji", hands=hands)
    game.gongsun_fan.uses("snatch", on="zhang-fei")
    game.nobody_negates()
    assert game.effects[-1] == ["take-the-seal", "gongsun-fan", 1, "game"]
    assert game.match.view(0)["distances"] == [[0, 1, 1], [2, 0, 1], [2, 1, 0]]


@content("take-the-seal")
def test_damage_outside_all_ranges_brings_them_nearer_again():
    game = table("gongsun-fan", "zhang-fei", effects=[["take-the-seal", "gongsun-fan", 1, "game"]])
    game.happens("damage", victim="gongsun-fan", source="zhang-fei")
    assert game.effects == []
    game.happens("damage", victim="gongsun-fan", source="zhang-fei")
    assert game.effects == [], "now he is within Zhang Fei's range"


@content("take-the-seal")
def test_his_own_cards_and_drawn_ones_change_nothing():
    game = table("gongsun-fan", "zhang-fei", phase="draw")
    assert game.effects == []
    assert activated(game) == []


@content("take-the-seal")
def test_damage_that_he_deals_out_of_reach_counts_too():
    game = table(
        "gongsun-fan",
        "zhang-fei",
        hands={"gongsun-fan": ["duel"]},
        effects=[["take-the-seal", "gongsun-fan", 2, "game"]],
    )
    game.gongsun_fan.uses("duel", on="zhang-fei")
    assert game.hp["zhang-fei"] == 3
    assert game.effects == [["take-the-seal", "gongsun-fan", 1, "game"]]


# ---- Yan Gang


def charges(*deck: str, **position: object) -> Scenario:
    """Yan Gang at his End Phase against Zhang Fei; the deck is this from its top."""
    return table("yan-gang", "zhang-fei", **{"phase": "end", "deck": list(deck), **position})


@content("straight-charge")
@rule("SG-837", "SG-646")
def test_yan_gang_uses_each_sha_that_he_turns_up_in_order():
    game = charges("sha:spade-7", "fire-sha:heart-4", hands={"zhang-fei": ["dodge"]})
    game.yan_gang.activates("straight-charge", on="zhang-fei")
    game.zhang_fei.uses("dodge")
    assert game.hp["zhang-fei"] == 3
    assert [use["use"]["name"] for use in told(game, "use")] == ["sha", "dodge", "fire-sha"]


@content("straight-charge")
@rule("SG-832")
def test_the_charge_reaches_beyond_the_range_but_the_tactics_need_both():
    game = table("yan-gang", "zhen-ji", "zhang-fei", "sun-quan", phase="end", deck=["sha:spade-7", "duel", "dodge"])
    game.yan_gang.activates("straight-charge", on="zhang-fei")
    assert game.hp["zhang-fei"] == 3
    assert game.kind != "sanguosha.may"
    assert [use["use"]["name"] for use in told(game, "use")] == ["sha"]


@content("straight-charge")
@rule("SG-949")
def test_fight_with_hands_uses_the_tactics_too():
    game = charges("duel:spade-1", "sha:spade-7")
    game.yan_gang.activates("straight-charge", on="zhang-fei")
    assert game.kind == "sanguosha.may"
    game.yan_gang.chooses("yes")
    assert [use["use"]["name"] for use in told(game, "use")] == ["sha", "duel"]
    assert game.hp["zhang-fei"] == 2


@content("straight-charge")
@rule("SG-949")
def test_he_may_leave_the_tactics_and_they_go_to_the_discard_pile():
    game = charges("duel:spade-1", "dodge:heart-2")
    game.yan_gang.activates("straight-charge", on="zhang-fei")
    game.yan_gang.passes()
    assert sorted(game.discard)[:2] == ["dodge:heart-2", "duel:spade-1"]
    assert game.hp["zhang-fei"] == 4


@content("straight-charge")
def test_the_targets_of_a_tactic_are_only_the_two_of_them():
    game = table("yan-gang", "zhang-fei", "zhen-ji", phase="end", deck=["barbarians", "iron-shackle", "dodge"])
    game.yan_gang.activates("straight-charge", on="zhang-fei")
    game.yan_gang.chooses("yes")
    assert game.hp == {"yan-gang": 4, "zhang-fei": 3, "zhen-ji": 3}
    assert game.yan_gang.may("targets", seats=["zhang-fei", "yan-gang"])
    assert not game.yan_gang.may("targets", seats=["zhen-ji"])
    game.yan_gang.chooses("targets", seats=["zhang-fei"])
    assert game.chained == ["zhang-fei"]


@content("straight-charge")
def test_a_card_that_cannot_be_used_is_left():
    game = charges("negate", "peach")
    game.yan_gang.activates("straight-charge", on="zhang-fei")
    game.yan_gang.chooses("yes")
    assert told(game, "use") == []


@content("vanguard")
@pytest.mark.parametrize(("option", "distances", "drawn"), [
    ("draw", [[0, 1, 1, 1], [1, 0, 1, 2], [2, 1, 0, 1], [1, 2, 1, 0]], "zhang-fei"),
    ("let-draw", [[0, 1, 2, 1], [1, 0, 1, 2], [2, 1, 0, 1], [1, 2, 1, 0]], "yan-gang"),
])  # fmt: skip
def test_whoever_is_hurt_chooses_who_draws_and_who_comes_nearer(option: str, distances: list[list[int]], drawn: str):
    game = table("yan-gang", "zhang-fei", "zhen-ji", "sun-quan", hands={"yan-gang": ["sha"]}, deck=["peach:heart-3"])
    game.yan_gang.uses("sha", on="zhang-fei")
    game.yan_gang.activates("vanguard")
    assert game.waits_for == "zhang-fei"
    game.zhang_fei.chooses(option)
    assert game.hands[drawn] == ["peach:heart-3"]
    assert game.match.view(0)["distances"] == distances


@content("vanguard")
def test_the_hurt_hero_far_away_is_nearer_until_the_next_turn_of_yan_gang():
    game = table("yan-gang", "zhen-ji", "zhang-fei", "sun-quan", hands={"yan-gang": ["duel"]})
    game.yan_gang.uses("duel", on="zhang-fei")
    game.yan_gang.activates("vanguard")
    game.zhang_fei.chooses("let-draw")
    assert game.match.view(0)["distances"][2] == [1, 1, 0, 1]
    assert game.effects == [["outrun", "yan-gang", "zhang-fei", "next-turn"]]


@content("vanguard")
@rule("SG-1373")
def test_only_sha_and_damage_tactics_of_his_action_phase_count():
    game = table("zhang-fei", "yan-gang", hands={"zhang-fei": ["duel"], "yan-gang": ["sha"]})
    game.zhang_fei.uses("duel", on="yan-gang")
    game.nobody_negates()
    game.yan_gang.plays("sha")
    assert game.hp["zhang-fei"] == 3
    assert activated(game) == []
    own = table("yan-gang", "zhang-fei")
    own.happens("damage", victim="zhang-fei", source="yan-gang")
    assert is_idle(own, "yan-gang")


# ---- Zhang Ning


def a_spell(count: int, *deck: str) -> Scenario:
    """Zhang Ning has cast her spell with this X; the deck is this from its top."""
    game = table("zhang-ning", "zhang-fei", "sun-quan", deck=list(deck))
    game.zhang_ning.activates("falling-star")
    game.zhang_ning.chooses(f"number-{count}")
    return game


def skip_turn(game: Scenario) -> None:
    """Whoever is idle ends the phase; nobody has anything to discard or to say."""
    getattr(game, str(game.waits_for).replace("-", "_")).ends()


@content("falling-star")
@rule("SG-955", "SG-956")
def test_a_spell_costs_an_hp_and_its_tokens_go_turn_by_turn():
    game = a_spell(2)
    assert game.hp["zhang-ning"] == 2
    assert game.tokens == {"zhang-ning": {"falling-star": 2}}
    assert game.effects == [["falling-star", "zhang-ning", 2, "game"]]
    skip_turn(game)
    assert game.tokens == {"zhang-ning": {"falling-star": 1}}
    assert is_idle(game, "zhang-fei")


@content("falling-star")
@rule("SG-957", "SG-958")
def test_the_star_falls_at_the_end_of_the_turn_in_which_the_last_token_goes():
    deck = ["duel:spade-1", "sha:spade-7", "peach:heart-3", "sha:club-4"]
    game = table(
        "zhang-ning", "zhang-fei", "sun-quan", turn="zhang-fei", step="turn-end", deck=deck,
        tokens={"zhang-ning": {"falling-star": 1}}, effects=[["falling-star", "zhang-ning", 2, "game"]],
    )  # fmt: skip
    assert (game.waits_for, game.kind) == ("zhang-ning", "sanguosha.may")
    game.zhang_ning.chooses("yes")
    assert not game.zhang_ning.may("hero", seats=["zhang-ning"]), "another hero"
    game.zhang_ning.chooses("hero", seats=["zhang-fei"])
    assert game.hands["zhang-fei"] == ["duel:spade-1", "sha:spade-7", "sha:club-4"]
    [damage] = told(game, "damage")
    assert (damage["damage"], damage["element"], damage["source"]) == (2, "lightning", 0)
    assert "peach:heart-3" in game.discard
    assert game.effects == []


@content("falling-star")
@rule("SG-957")
def test_the_example_three_tokens_fall_after_three_turns_with_three():
    game = a_spell(3)
    for _ in range(3):
        skip_turn(game)
    assert (game.waits_for, game.kind) == ("zhang-ning", "sanguosha.may")
    game.zhang_ning.chooses("yes")
    [turned_up] = [move for move in told(game, "moved") if move["why"] == "expose"]
    assert turned_up["count"] == 6


@content("falling-star")
def test_too_few_black_cards_are_given_without_damage():
    game = table(
        "zhang-ning", "zhang-fei", turn="zhang-fei", step="turn-end",
        deck=["peach:heart-3", "sha:spade-7", "dodge:heart-2", "dodge:diamond-2"],
        tokens={"zhang-ning": {"falling-star": 1}}, effects=[["falling-star", "zhang-ning", 2, "game"]],
    )  # fmt: skip
    game.zhang_ning.chooses("yes")
    game.zhang_ning.chooses("hero", seats=["zhang-fei"])
    assert game.hands["zhang-fei"] == ["sha:spade-7"]
    assert told(game, "damage") == []


@content("falling-star")
def test_it_is_not_cast_again_while_tokens_are_left():
    game = table("zhang-ning", "zhang-fei", tokens={"zhang-ning": {"falling-star": 1}},
                 effects=[["falling-star", "zhang-ning", 3, "game"]])  # fmt: skip
    assert "falling-star" not in game.zhang_ning.options


@content("falling-star")
@rule("SG-1526")
def test_whoever_loses_the_skill_drops_the_tokens_and_the_spell_is_over():
    game = table("zhang-fei", "zhang-ning", "cai-wenji", hands={"zhang-fei": ["sha"]}, hp={"cai-wenji": 1},
                 tokens={"zhang-fei": {"falling-star": 1}}, gained={"zhang-fei": ["falling-star"]},
                 effects=[["falling-star", "zhang-fei", 3, "game"]],
                 roles=["ruler", "spy", "rebel"])  # fmt: skip
    game.zhang_fei.uses("sha", on="cai-wenji")
    assert game.tokens.get("zhang-fei", {}).get("falling-star", 0) == 0
    game.zhang_fei.ends()
    assert game.kind != "sanguosha.may"


@content("gather-dust")
@rule("SG-802")
def test_everybody_discards_and_she_gets_the_red_ones():
    hands = {"zhang-fei": ["peach:heart-3", "sha:spade-7"], "sun-quan": ["dodge:heart-2"]}
    game = table("zhang-ning", "zhang-fei", "sun-quan", hands=hands, phase="end", hp={"zhang-ning": 2})
    game.zhang_ning.activates("gather-dust")
    game.zhang_fei.chooses("cards", "peach")
    assert sorted(game.hands["zhang-ning"]) == ["dodge:heart-2", "peach:heart-3"]
    assert game.hands["zhang-fei"][0] == "sha:spade-7"


@content("gather-dust")
@rule("SG-802")
@pytest.mark.parametrize(("hand", "hp"), [(2, 2), (0, 4)])
def test_with_the_most_cards_or_the_most_hp_she_gathers_nothing(hand: int, hp: int):
    game = table("zhang-ning", "zhang-fei", hands={"zhang-ning": hand, "zhang-fei": 2}, phase="end",
                 max_hp={"zhang-ning": 4}, hp={"zhang-ning": hp})  # fmt: skip
    assert activated(game) == []
    assert game.waits_for != "zhang-ning"


# ---- Qiao Rui


@content("narrow-might")
def test_qiao_rui_begins_with_two_basic_cards_as_might():
    game = table("zhang-fei", "qiao-rui", step="start")
    assert len(game.atop["qiao-rui"]["might"]) == 2
    kinds = [card.partition(":")[0] for card in game.atop["qiao-rui"]["might"]]
    assert all(kind in ("sha", "fire-sha", "lightning-sha", "dodge", "peach", "wine") for kind in kinds)


@content("narrow-might")
def test_might_is_used_and_played_like_hand_cards():
    game = table("qiao-rui", "zhang-fei", atop={"qiao-rui": {"might": ["sha:spade-7"]}})
    game.qiao_rui.uses("sha", on="zhang-fei")
    assert game.hp["zhang-fei"] == 3
    other = table("zhang-fei", "qiao-rui", hands={"zhang-fei": ["sha"]}, atop={"qiao-rui": {"might": ["dodge"]}})
    other.zhang_fei.uses("sha", on="qiao-rui")
    other.qiao_rui.uses("dodge")
    assert other.hp["qiao-rui"] == 5


@content("narrow-might")
def test_at_the_start_of_his_turn_all_might_goes_away():
    game = table("qiao-rui", "zhang-fei", atop={"qiao-rui": {"might": ["sha:spade-7", "dodge:heart-2"]}}, step="turn")
    assert "qiao-rui" not in game.atop
    assert sorted(game.discard) == ["dodge:heart-2", "sha:spade-7"]
    assert game.kind == "sanguosha.skill", "the Beginning Phase: does he act recklessly?"


@content("narrow-might")
@rule("SG-959")
def test_acting_recklessly_brings_might_now_and_costs_cards_at_the_end():
    game = table("qiao-rui", "zhang-fei", phase="beginning", deck=["peach:heart-3", "duel:spade-1", "negate:spade-11"],
                 hands={"qiao-rui": ["dodge:heart-2", "dodge:diamond-2"]})  # fmt: skip
    game.qiao_rui.activates("narrow-might")
    assert game.qiao_rui.options == [f"number-{n}" for n in range(1, 5)]
    game.qiao_rui.chooses("number-2")
    assert game.atop["qiao-rui"] == {"might": ["peach:heart-3", "duel:spade-1", "negate:spade-11"]}
    game.qiao_rui.ends()
    assert game.qiao_rui.options == ["discard", "lose-max-hp"]
    assert not game.qiao_rui.may("discard", "dodge:heart-2"), "exactly 2"
    game.qiao_rui.discards("dodge:heart-2", "dodge:diamond-2")
    assert (game.max_hp["qiao-rui"], len(game.atop["qiao-rui"]["might"])) == (5, 3)


@content("narrow-might")
@rule("SG-960")
def test_with_too_few_cards_he_loses_maximum_hp():
    game = table("qiao-rui", "zhang-fei", effects=[["narrow-might", "qiao-rui", 3, "turn"]], hands={"qiao-rui": 2})
    game.qiao_rui.ends()
    assert game.max_hp["qiao-rui"] == 4
    assert len(game.hands["qiao-rui"]) == 2


@content("narrow-might")
@rule("SG-1524")
def test_might_goes_with_the_skill_but_stays_while_it_is_invalid():
    game = table("zhang-fei", "cai-wenji", "qiao-rui", hp={"cai-wenji": 1}, turn="qiao-rui",
                 hands={"qiao-rui": ["sha"]}, atop={"qiao-rui": {"might": ["dodge"]}},
                 roles=["ruler", "rebel", "spy"])  # fmt: skip
    game.qiao_rui.uses("sha", "sha", on="cai-wenji")
    game.qiao_rui.passes()
    assert "qiao-rui" not in game.atop


@content("last-resort")
def test_the_first_might_of_a_turn_brings_a_card():
    game = table("qiao-rui", "zhang-fei", atop={"qiao-rui": {"might": ["peach:heart-3", "peach:heart-4"]}},
                 hp={"qiao-rui": 2}, deck=["duel:spade-1", "dodge:heart-2"])  # fmt: skip
    game.qiao_rui.uses("peach")
    assert game.hands["qiao-rui"] == ["duel:spade-1"]
    game.qiao_rui.uses("peach")
    assert game.hands["qiao-rui"] == ["duel:spade-1"]


@content("last-resort")
def test_a_played_might_counts_and_a_card_of_the_hand_does_not():
    might = {"qiao-rui": {"might": ["sha:spade-7", "dodge"]}}
    game = table("zhang-fei", "qiao-rui", hands={"zhang-fei": ["duel"], "qiao-rui": ["sha:club-4"]}, atop=might)
    game.zhang_fei.uses("duel", on="qiao-rui")
    game.nobody_negates()
    game.qiao_rui.plays("sha", "sha:spade-7")
    assert len(game.hands["qiao-rui"]) == 2
    own = table("qiao-rui", "zhang-fei", hands={"qiao-rui": ["peach"]}, hp={"qiao-rui": 2}, atop=might)
    own.qiao_rui.uses("peach")
    assert own.hands["qiao-rui"] == []


@content("last-resort")
def test_without_might_he_suffers_more():
    game = table("qiao-rui", "zhang-fei")
    game.happens("damage", victim="qiao-rui", amount=1)
    assert game.hp["qiao-rui"] == 3
    kept = table("qiao-rui", "zhang-fei", atop={"qiao-rui": {"might": ["dodge"]}})
    kept.happens("damage", victim="qiao-rui", amount=1)
    assert kept.hp["qiao-rui"] == 4
