"""God Zhang Liao and God Lu Su, skill by skill; disabled slots, swapped seats."""

from tests.games.sanguosha.rules.heroes.tables import activated, is_idle, table, told
from tests.games.sanguosha.rules.marks import content, rule
from tianxia.scenario import Scenario

SLOTS = ["weapon", "armor", "plus-horse", "minus-horse", "treasure"]

# ---- God Zhang Liao


def strikes(**position: object) -> Scenario:
    """God Zhang Liao has hurt Zhang Fei in his Action Phase."""
    game = table("god-zhang-liao", "zhang-fei", "sun-quan", hands={"god-zhang-liao": ["sha"]}, **position)
    game.god_zhang_liao.uses("sha", on="zhang-fei")
    return game


@content("seize-edge")
@rule("SG-1203", "SG-1204")
def test_a_slot_is_given_for_a_skill():
    game = strikes(equipment={"god-zhang-liao": ["red-hare"]})
    game.god_zhang_liao.activates("seize-edge")
    assert game.god_zhang_liao.options == SLOTS
    game.god_zhang_liao.chooses("minus-horse")
    assert game.disabled["god-zhang-liao"] == ["minus-horse"]
    assert game.discard[0] == "red-hare:heart-5", "what lay there is placed in the discard pile, before the Sha"
    assert game.invalid == {"zhang-fei": ["roar"]}
    assert [effect[0] for effect in game.effects] == ["seize-edge", "having/roar", "edge-seized"]


@content("seize-edge")
def test_it_ends_with_that_heros_next_turn():
    game = strikes(hp={"zhang-fei": 4})
    game.god_zhang_liao.activates("seize-edge")
    game.god_zhang_liao.chooses("weapon")
    game.god_zhang_liao.ends()
    assert game.invalid == {"zhang-fei": ["roar"]}
    game.zhang_fei.ends()
    assert (game.effects, game.invalid) == ([], {})
    assert game.disabled["god-zhang-liao"] == ["weapon"]


@content("seize-edge")
def test_it_ends_with_that_heros_death():
    game = table("god-zhang-liao", "zhang-fei", "sun-quan", roles=["ruler", "rebel", "spy"],
                 effects=[["seize-edge", "god-zhang-liao", "zhang-fei", "game"],
                          ["having/roar", "god-zhang-liao", 1, "game"],
                          ["edge-seized", "zhang-fei", "god-zhang-liao", "game"]], hp={"zhang-fei": 1})  # fmt: skip
    assert game.invalid == {"zhang-fei": ["roar"]}
    game.happens("damage", victim="zhang-fei", amount=1)
    assert game.effects == []


@content("seize-edge")
def test_only_one_skill_is_held_at_a_time_and_only_in_his_action_phase():
    held = [["seize-edge", "god-zhang-liao", "sun-quan", "game"], ["having/balance", "god-zhang-liao", 2, "game"],
            ["edge-seized", "sun-quan", "god-zhang-liao", "game"]]  # fmt: skip
    game = strikes(effects=held)
    assert is_idle(game, "god-zhang-liao")
    other = table("zhang-fei", "god-zhang-liao", hands={"zhang-fei": ["duel"], "god-zhang-liao": ["sha"]})
    other.zhang_fei.uses("duel", on="god-zhang-liao")
    other.nobody_negates()
    other.god_zhang_liao.plays("sha")
    assert is_idle(other, "zhang-fei")


@content("seize-edge")
@rule("SG-1204")
def test_with_all_slots_disabled_it_costs_nothing():
    game = strikes(disabled={"god-zhang-liao": SLOTS})
    game.god_zhang_liao.activates("seize-edge")
    assert game.invalid == {"zhang-fei": ["roar"]}


@content("seize-edge")
def test_ruler_limited_and_awakening_skills_are_not_seized():
    game = table("god-zhang-liao", "cao-cao", "jia-xu", hands={"god-zhang-liao": ["sha"]},
                 gained={"cao-cao": ["foolishness"]})  # fmt: skip
    game.god_zhang_liao.uses("sha", on="cao-cao")
    game.god_zhang_liao.activates("seize-edge")
    game.god_zhang_liao.chooses("treasure")
    assert [effect[0] for effect in game.effects][1] == "having/villainous-hero", "the only one: nobody is asked"


@rule("SG-1204")
@content("seize-edge")
def test_nothing_can_be_used_or_placed_in_a_disabled_slot():
    game = table("god-zhang-liao", "zhang-zhao-zhang-hong", hands={"god-zhang-liao": ["red-hare"]},
                 disabled={"god-zhang-liao": ["minus-horse"]})  # fmt: skip
    assert game.god_zhang_liao.options == ["end"]
    assert game.god_zhang_liao.why_not("red-hare") == "SG-1204"
    other = table("zhang-zhao-zhang-hong", "god-zhang-liao", hands={"zhang-zhao-zhang-hong": ["red-hare"]},
                  disabled={"god-zhang-liao": ["minus-horse"]})  # fmt: skip
    assert "frank-advice" not in other.zhang_zhao_zhang_hong.options


@rule("SG-1204")
@content("seize-edge")
def test_a_disabled_slot_is_not_empty():
    game = table("zhang-fei", "wolong-zhuge", hands={"zhang-fei": ["sha"]}, disabled={"wolong-zhuge": ["armor"]})
    game.zhang_fei.uses("sha", on="wolong-zhuge")
    assert game.hp["wolong-zhuge"] == 2, "no Eight Formations"


@content("hush-crying")
def test_wounded_heroes_in_range_keep_fewer_cards():
    game = table("zhang-fei", "god-zhang-liao", "sun-quan", "zhen-ji", hp={"zhang-fei": 3, "sun-quan": 3, "zhen-ji": 1})
    limits = [seat["limit"] for seat in game.match.view(-1)["seats"]]
    assert limits == [2, 4, 2, 1], "Zhen Ji is out of his range"


@content("hush-crying")
def test_damage_from_one_of_them_opens_a_slot():
    game = table("zhang-fei", "god-zhang-liao", hands={"zhang-fei": ["sha"]}, hp={"zhang-fei": 3},
                 disabled={"god-zhang-liao": ["weapon", "armor"]})  # fmt: skip
    game.zhang_fei.uses("sha", on="god-zhang-liao")
    game.god_zhang_liao.chooses("armor")
    assert game.disabled["god-zhang-liao"] == ["weapon"]
    whole = table("zhang-fei", "god-zhang-liao", hands={"zhang-fei": ["sha"]}, disabled={"god-zhang-liao": ["weapon"]})
    whole.zhang_fei.uses("sha", on="god-zhang-liao")
    assert whole.disabled["god-zhang-liao"] == ["weapon"]


@content("hush-crying")
def test_a_duel_that_is_won_opens_a_slot_and_one_that_is_lost_does_not():
    game = table("zhang-fei", "god-zhang-liao", hands={"zhang-fei": ["duel"], "god-zhang-liao": ["sha"]},
                 disabled={"god-zhang-liao": ["weapon"]})  # fmt: skip
    game.zhang_fei.uses("duel", on="god-zhang-liao")
    game.nobody_negates()
    game.god_zhang_liao.plays("sha")
    assert game.hp["zhang-fei"] == 3
    assert game.disabled["god-zhang-liao"] == []
    assert activated(game) == ["hush-crying"]


@content("hush-crying")
def test_a_point_fight_that_is_won_opens_a_slot():
    hands = {"taishi-ci": ["sha:spade-7"], "god-zhang-liao": ["sha:spade-8"]}
    game = table(
        "taishi-ci", "god-zhang-liao", hands=hands, hp={"taishi-ci": 3}, disabled={"god-zhang-liao": ["armor"]}
    )
    game.taishi_ci.activates("justice-of-heaven", on="god-zhang-liao")
    game.taishi_ci.does("fight", cards=["sha"])
    game.god_zhang_liao.does("fight", cards=["sha"])
    assert game.disabled["god-zhang-liao"] == []


# ---- God Lu Su


def seated() -> Scenario:
    """God Lu Su has seated the others before the first turn."""
    game = table("zhang-fei", "god-lu-su", "sun-quan", "zhen-ji", step="start")
    game.god_lu_su.chooses("seats", seats=["zhen-ji", "god-lu-su", "sun-quan"])
    return game


@content("couch-strategy")
@rule("SG-845")
def test_the_others_sit_as_god_lu_su_says():
    game = seated()
    assert game.places == ["zhang-fei", "zhen-ji", "god-lu-su", "sun-quan"]
    assert game.match.view(0)["distances"] == [[0, 2, 1, 1], [2, 0, 1, 1], [1, 1, 0, 2], [1, 1, 2, 0]]
    game.zhang_fei.ends()
    assert (game.turn, game.waits_for) == ("zhen-ji", "zhen-ji")


@content("couch-strategy")
@rule("SG-845", "SG-302")
def test_everything_goes_round_in_the_new_order():
    game = table("zhang-fei", "god-lu-su", "sun-quan", "zhen-ji", hands={"zhang-fei": ["barbarians"]},
                 places=["zhang-fei", "zhen-ji", "god-lu-su", "sun-quan"])  # fmt: skip
    game.zhang_fei.uses("barbarians")
    assert [damage["victim"] for damage in told(game, "damage")] == [3, 1, 2]


@content("couch-strategy")
def test_he_may_leave_them_as_they_are_and_the_ruler_never_moves():
    game = table("zhang-fei", "god-lu-su", "sun-quan", step="start")
    assert not game.god_lu_su.may("seats", seats=["zhang-fei", "god-lu-su"])
    game.god_lu_su.passes()
    assert game.places == []


@content("settle-the-provinces")
def test_card_for_card_the_field_changes_hands():
    game = table("god-lu-su", "zhang-fei", hands={"god-lu-su": ["sha:spade-7", "dodge:heart-2", "peach:heart-3"]},
                 equipment={"zhang-fei": ["red-hare"]}, judgement={"zhang-fei": ["lightning"]})  # fmt: skip
    assert game.god_lu_su.why_not("settle-the-provinces", "sha", on="zhang-fei") is not None
    game.god_lu_su.activates("settle-the-provinces", "sha", "dodge", on="zhang-fei")
    assert sorted(game.hands["zhang-fei"]) == ["dodge:heart-2", "sha:spade-7"]
    assert sorted(card.partition(":")[0] for card in game.hands["god-lu-su"]) == ["lightning", "peach", "red-hare"]
    assert "settle-the-provinces" not in game.god_lu_su.options


@content("wise-pact")
def test_both_hands_are_mixed_and_shared_out():
    hands = {"god-lu-su": ["sha:spade-7", "dodge:heart-2"], "zhang-fei": ["peach"]}
    game = table("god-lu-su", "zhang-fei", hands=hands, step="turn-end")
    game.god_lu_su.activates("wise-pact", on="zhang-fei")
    hands = game.hands
    assert (len(hands["god-lu-su"]), len(hands["zhang-fei"])) == (2, 1 + 2)
    assert len([m for m in told(game, "moved") if m["to"] == "processing"]) == 2


@content("wise-pact")
def test_a_hero_with_two_cards_more_makes_no_pact():
    game = table("god-lu-su", "zhang-fei", "sun-quan", hands={"god-lu-su": 1, "zhang-fei": 3, "sun-quan": 2},
                 step="turn-end")  # fmt: skip
    assert game.god_lu_su.may("wise-pact", on="sun-quan")
    assert not game.god_lu_su.may("wise-pact", on="zhang-fei")
