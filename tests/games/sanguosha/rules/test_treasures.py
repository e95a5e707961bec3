"""The Wooden Cow and its Supplies (SG-1240 to SG-1248)."""

from tests.games.sanguosha.rules.bare import bare
from tests.games.sanguosha.rules.heroes.tables import is_idle, table, told
from tests.games.sanguosha.rules.marks import content, rule
from tianxia.scenario import refused

COW = {"sun-quan": ["wooden-cow"]}


@content("wooden-cow")
@rule("SG-1240")
def test_a_hand_card_goes_under_the_wooden_cow_once_a_phase():
    game = bare(equipment=COW, hands={"sun-quan": ["peach:heart-3", "dodge", "sha"]})
    game.sun_quan.activates("wooden-cow", "peach")
    game.sun_quan.passes()
    assert game.supplies == ["peach:heart-3"]
    assert sorted(game.sun_quan.hand) == ["dodge", "sha"]
    assert "wooden-cow" not in game.sun_quan.options


@content("wooden-cow")
@rule("SG-1240", "SG-1242")
def test_the_wooden_cow_may_then_go_to_another_with_all_supplies():
    game = bare(equipment=COW, supplies=["wine"], hands={"sun-quan": ["peach:heart-3"]})
    game.sun_quan.activates("wooden-cow", "peach")
    game.sun_quan.chooses("move", on="ma-chao")
    assert game.ma_chao.equipped == ["wooden-cow"]
    assert sorted(card.partition(":")[0] for card in game.supplies) == ["peach", "wine"]
    assert "peach" not in game.sun_quan.options


@content("wooden-cow")
@rule("SG-1240")
def test_five_supplies_are_the_most():
    game = bare(equipment=COW, supplies=["wine", "sha", "dodge", "peach"], hands={"sun-quan": ["peach", "sha"]})
    game.sun_quan.activates("wooden-cow", "sha")
    assert len(game.supplies) == 5
    full = bare(
        equipment=COW, supplies=["wine", "sha", "dodge", "peach", "dodge"], hands={"sun-quan": ["peach", "sha"]}
    )
    assert "wooden-cow" not in full.sun_quan.options


@rule("SG-1241")
def test_without_a_card_placed_the_cow_stays():
    game = bare(equipment=COW, supplies=["wine"], hands={"sun-quan": ["peach", "dodge"]})
    assert game.sun_quan.why_not("wooden-cow", cards=()) == "SG-1241"
    assert game.sun_quan.may("wooden-cow", "peach")
    empty_handed = bare(equipment=COW, supplies=["wine"])
    assert empty_handed.sun_quan.options == ["wine", "end"]


@rule("SG-1242", "SG-622")
def test_when_the_cow_leaves_the_equipment_areas_the_supplies_are_removed_not_discarded():
    game = bare(turn="xu-chu", equipment=COW, supplies=["wine", "peach"], hands={"xu-chu": ["snatch"]})
    game.xu_chu.uses("snatch", on="sun-quan")
    game.nobody_negates()
    game.xu_chu.takes("wooden-cow")
    assert game.xu_chu.hand == ["wooden-cow"]
    assert game.supplies == []
    assert sorted(card.partition(":")[0] for card in game.discard) == ["peach", "snatch", "wine"]
    assert game.discarded == []


@rule("SG-1242")
def test_a_replaced_cow_drops_its_supplies():
    game = bare(equipment=COW, supplies=["wine"], hands={"sun-quan": ["hidden-blade"]})
    game.sun_quan.uses("hidden-blade")
    assert game.supplies == []
    assert sorted(card.partition(":")[0] for card in game.discard) == ["wine", "wooden-cow"]


@rule("SG-1243")
def test_a_supply_is_not_discarded_for_blaze():
    game = bare("sun-quan", "xu-chu", equipment=COW, supplies=["peach:heart-3"],
                hands={"sun-quan": ["blaze", "sha:spade-7"], "xu-chu": ["dodge:heart-2"]})  # fmt: skip
    game.sun_quan.uses("blaze", on="xu-chu")
    game.nobody_negates()
    assert game.sun_quan.options == ["pass"]


@rule("SG-1243")
def test_a_supply_is_not_reforged():
    game = bare(equipment=COW, supplies=["iron-shackle"])
    assert game.sun_quan.options == ["iron-shackle", "end"]  # used, yes
    own = bare(equipment=COW, hands={"sun-quan": ["iron-shackle"]})
    assert "reforge" in own.sun_quan.options


@rule("SG-1243")
def test_a_supply_is_neither_given_nor_put_into_a_point_fight_nor_discarded():
    game = table("liu-bei", "cao-cao", equipment={"liu-bei": ["wooden-cow"]}, supplies=["peach"])
    assert "benevolence" not in game.liu_bei.options
    fight = table("taishi-ci", "cao-cao", equipment={"taishi-ci": ["wooden-cow"]}, supplies=["peach"],
                  hands={"cao-cao": ["peach"]})  # fmt: skip
    assert "justice-of-heaven" not in fight.taishi_ci.options
    balance = table("sun-quan", "cao-cao", equipment={"sun-quan": ["wooden-cow"]}, supplies=["peach"])
    assert [card.partition(":")[0] for card in balance.sun_quan.offered("balance")] == ["wooden-cow"]


@rule("SG-1244")
def test_supplies_are_used_and_played_as_hand_cards_are():
    game = bare("sun-quan", "xu-chu", equipment=COW, supplies=["sha:spade-7", "dodge", "hex-mark"], turn="sun-quan",
                hands={"xu-chu": ["barbarians", "sha"]})  # fmt: skip
    game.sun_quan.uses("sha", on="xu-chu")
    game.xu_chu.passes()
    game.sun_quan.uses("hex-mark")
    assert game.sun_quan.equipped == ["wooden-cow", "hex-mark"]
    assert game.hp["xu-chu"] == 3
    assert game.discard == ["sha:spade-7"]
    assert len(game.supplies) == 1


@rule("SG-1244")
def test_a_supply_is_played_in_response():
    game = bare("sun-quan", "xu-chu", turn="xu-chu", equipment=COW, supplies=["sha"], hands={"xu-chu": ["barbarians"]})
    game.xu_chu.uses("barbarians")
    game.nobody_negates()
    game.sun_quan.plays("sha")
    assert game.hp["sun-quan"] == 4
    assert game.supplies == []


@rule("SG-1244")
def test_a_supply_is_converted_as_a_hand_card():
    game = bare("zhuge-liang", "wolong-zhuge", "xu-chu", turn="wolong-zhuge", supplies=["peach:heart-3"],
                equipment={"wolong-zhuge": ["wooden-cow"]}, hands={"xu-chu": ["peach"]},
                skills={"wolong-zhuge": ["fire-plan"]})  # fmt: skip
    assert game.wolong_zhuge.offered("fire-plan/blaze") == ["peach:heart-3"]


@rule("SG-1245")
def test_a_sha_of_the_supplies_is_not_the_last_hand_card():
    game = bare(equipment={"sun-quan": ["wooden-cow", "heaven-scorching-halberd"]}, supplies=["sha"])
    with refused("SG-1005"):
        game.sun_quan.uses("sha", on=["xu-chu", "ma-chao"])


@rule("SG-1245")
def test_supplies_are_not_viewed_as_hand_cards_are():
    game = bare("god-guan-yu", "xu-chu", equipment={"god-guan-yu": ["wooden-cow"]}, supplies=["peach:heart-3"],
                skills={"god-guan-yu": ["god-of-war"]}, hands={"god-guan-yu": ["wine:spade-3"]})  # fmt: skip
    assert game.god_guan_yu.options == ["wine", "wooden-cow", "end"]  # the heart is no Sha there


def with_diamonds(equipped, hand=()):
    """God Zhao Yun, who makes a Fire Sha of two diamonds, has these cards and a diamond under the Wooden Cow."""
    return bare(
        "god-zhao-yun", "xu-chu", "ma-chao", skills={"god-zhao-yun": ["dragon-soul"]}, hp={"god-zhao-yun": 2},
        equipment={"god-zhao-yun": ["wooden-cow", *equipped]}, hands={"god-zhao-yun": list(hand)},
        supplies=["sha:diamond-6"],
    )  # fmt: skip


@rule("SG-1208", "SG-1244")
def test_a_supply_is_not_used_together_with_the_cow_it_lies_under():
    game = with_diamonds(["violet-stallion"])
    assert game.god_zhao_yun.offered("dragon-soul/fire-sha") != []
    with refused("SG-1208"):
        game.god_zhao_yun.uses("dragon-soul/fire-sha", "sha", "wooden-cow", on="xu-chu")
    assert game.god_zhao_yun.may("dragon-soul/fire-sha", "violet-stallion", "wooden-cow", on="xu-chu")
    game.god_zhao_yun.uses("dragon-soul/fire-sha", "sha", "violet-stallion", on="xu-chu")
    assert game.hp["xu-chu"] == 3
    assert "dragon-soul/fire-sha" not in with_diamonds([]).god_zhao_yun.options


@rule("SG-1245", "SG-1218")
def test_a_sha_made_of_a_supply_and_the_last_hand_card_is_no_hand_card():
    game = with_diamonds(["heaven-scorching-halberd"], ["sha:diamond-7", "dodge:diamond-2"])
    both = ["xu-chu", "ma-chao"]
    assert game.god_zhao_yun.may("dragon-soul/fire-sha", "sha:diamond-7", "dodge", on=both)
    last = with_diamonds(["heaven-scorching-halberd"], ["sha:diamond-7"])
    assert last.god_zhao_yun.may("dragon-soul/fire-sha", "sha:diamond-6", "sha:diamond-7", on="xu-chu")
    assert not last.god_zhao_yun.may("dragon-soul/fire-sha", "sha:diamond-6", "sha:diamond-7", on=both)


@rule("SG-1245", "SG-1246")
def test_a_hero_with_supplies_and_no_hand_has_no_hand_cards():
    game = bare("sun-quan", "xu-chu", turn="xu-chu", equipment=COW, supplies=["peach"], hands={"xu-chu": ["blaze"]})
    assert game.xu_chu.why_not("blaze", on="sun-quan") == "SG-1005"


@rule("SG-1246")
def test_supplies_are_neither_stolen_nor_discarded_by_others():
    game = bare(
        "sun-quan",
        "xu-chu",
        turn="xu-chu",
        equipment={"sun-quan": ["wooden-cow", "hex-mark"], "xu-chu": ["red-hare"]},
        supplies=["peach"],
        hands={"xu-chu": ["snatch"]},
    )
    game.xu_chu.uses("snatch", on="sun-quan")
    game.nobody_negates()
    assert game.xu_chu.options == ["card"]
    assert sorted(card.partition(":")[0] for card in game.xu_chu.offered("card")) == ["hex-mark", "wooden-cow"]


@rule("SG-1246")
def test_a_supply_that_is_placed_leaves_the_hand():
    game = bare("lu-xun", "xu-chu", equipment={"lu-xun": ["wooden-cow"]}, hands={"lu-xun": ["peach"]},
                skills={"lu-xun": ["linked-camps"]})  # fmt: skip
    game.lu_xun.activates("wooden-cow", "peach")
    assert (game.waits_for, game.kind) == ("lu-xun", "sanguosha.skill")
    game.lu_xun.activates("linked-camps")
    assert len(game.lu_xun.hand) == 1


@rule("SG-1247")
def test_only_the_holder_of_the_cow_sees_the_supplies():
    game = bare(equipment=COW, supplies=["wine:spade-3"], hands={"sun-quan": ["peach:heart-3"]})
    game.sun_quan.activates("wooden-cow", "peach")
    game.sun_quan.passes()
    assert len(game.fact("view.sun-quan.supplies.known")) == 2
    for other in ("xu-chu", "spectator"):
        assert game.fact(f"view.{other}.supplies.known") == []
        assert game.fact(f"view.{other}.supplies.hidden") == 2


@rule("SG-1247")
def test_the_next_holder_of_the_cow_sees_the_supplies():
    game = bare(equipment=COW, supplies=["wine:spade-3"], hands={"sun-quan": ["peach:heart-3"]})
    game.sun_quan.activates("wooden-cow", "peach")
    game.sun_quan.chooses("move", on="xu-chu")
    assert len(game.fact("view.xu-chu.supplies.known")) == 2
    assert game.fact("view.ma-chao.supplies.known") == []
    assert is_idle(game, "sun-quan")
    assert not told(game, "show")


@rule("SG-1248")
def test_the_cow_does_not_replace_another_treasure():
    game = bare("sun-quan", "xu-chu", equipment=COW | {"xu-chu": ["hidden-blade"]}, hands={"sun-quan": ["peach"]})
    game.sun_quan.activates("wooden-cow", "peach")
    assert is_idle(game, "sun-quan")  # nobody could get it
    assert game.xu_chu.equipped == ["hidden-blade"]
