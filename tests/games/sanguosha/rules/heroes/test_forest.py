"""The forest set: Xu Huang, Cao Pi, Meng Huo, Zhu Rong, Sun Jian, Lu Su, Dong Zhuo, Jia Xu."""

import pytest

from tests.games.sanguosha.rules.marks import content, rule
from tianxia.scenario import Scenario, refused, scenario

# ---- Xu Huang

SEVEN = ["xu-huang", "liu-bei", "cao-cao", "guan-yu", "zhang-fei", "sun-quan", "lu-meng"]


@content("cut-supply")
def test_cut_supply_makes_famine_of_a_black_basic_or_equipment_card():
    table = scenario(
        "sanguosha",
        heroes=SEVEN,
        hands={"xu-huang": ["sha:spade-7", "sha:heart-10", "dismantle:spade-3"]},
        equipment={"xu-huang": ["green-dragon-crescent-blade:spade-5"]},
    )
    assert sorted(table.xu_huang.offered("cut-supply/famine")) == ["green-dragon-crescent-blade:spade-5", "sha:spade-7"]
    table.xu_huang.uses("cut-supply/famine", "sha:spade-7", on="liu-bei")
    assert table.judgement["liu-bei"] == [{"card": "sha:spade-7", "as": "famine"}]


@content("cut-supply")
@pytest.mark.parametrize("famine", ["cut-supply/famine", "famine"])
def test_the_famine_of_xu_huang_reaches_distance_two_and_no_farther(famine: str):
    table = scenario("sanguosha", heroes=SEVEN, hands={"xu-huang": ["sha:spade-7", "famine"]})
    assert sorted(table.xu_huang.offered(famine, "targets")) == ["cao-cao", "liu-bei", "lu-meng", "sun-quan"]
    assert not table.xu_huang.may(famine, on="guan-yu")
    table.xu_huang.uses(famine, on="cao-cao")
    assert len(table.judgement["cao-cao"]) == 1


@content("cut-supply")
def test_the_famine_of_another_hero_reaches_distance_one_only():
    table = scenario("sanguosha", heroes=SEVEN, hands={"cao-cao": ["famine"]}, turn="cao-cao")
    assert sorted(table.cao_cao.offered("famine", "targets")) == ["guan-yu", "liu-bei"]


# ---- Cao Pi


def at_the_death_of_zhang_fei(**more: object) -> Scenario:
    """Liu Bei kills Zhang Fei, a rebel, beside Cao Pi."""
    position = {
        "heroes": ["liu-bei", "zhang-fei", "cao-pi"],
        "roles": ["ruler", "rebel", "spy"],
        "hp": {"zhang-fei": 1},
        "hands": {"liu-bei": ["sha"], "zhang-fei": ["duel", "acedia"]},
        "equipment": {"zhang-fei": ["serpent-halberd"]},
        **more,
    }
    table = scenario("sanguosha", **position)
    table.liu_bei.uses("sha", on="zhang-fei")
    table.everyone_passes()
    return table


@content("funeral-march")
@rule("SG-371")
def test_cao_pi_gets_hand_and_equipment_of_the_dead_before_they_are_discarded():
    table = at_the_death_of_zhang_fei(judgement={"zhang-fei": ["lightning"]})
    assert (table.waits_for, table.kind) == ("cao-pi", "sanguosha.skill")
    table.cao_pi.activates("funeral-march")
    assert sorted(table.cao_pi.hand) == ["acedia", "duel", "serpent-halberd"]
    assert [card.partition(":")[0] for card in table.discard] == ["lightning", "sha"]
    assert len(table.liu_bei.hand) == 3  # the reward comes all the same


@content("funeral-march")
def test_cao_pi_may_leave_the_cards_of_the_dead():
    table = at_the_death_of_zhang_fei()
    table.cao_pi.passes()
    assert table.cao_pi.hand == []
    assert sorted(card.partition(":")[0] for card in table.discard) == ["acedia", "duel", "serpent-halberd", "sha"]


@content("funeral-march")
def test_there_is_no_funeral_march_for_one_who_leaves_nothing():
    table = at_the_death_of_zhang_fei(hands={"liu-bei": ["sha"]}, equipment={})
    assert "zhang-fei" in table.dead
    assert table.waits_for == "liu-bei"


@content("funeral-march")
def test_there_is_no_funeral_march_for_cao_pi_himself():
    table = scenario(
        "sanguosha",
        heroes=["liu-bei", "cao-pi", "zhang-fei"],
        roles=["ruler", "rebel", "spy"],
        hp={"cao-pi": 1},
        hands={"liu-bei": ["sha"]},
        equipment={"cao-pi": ["red-hare"]},
    )
    table.liu_bei.uses("sha", on="cao-pi")
    assert "cao-pi" in table.dead
    assert (table.waits_for, table.kind) == ("liu-bei", "sanguosha.idle")


@content("banish")
@rule("SG-813", "SG-901")
def test_banish_lets_another_draw_the_wounds_of_cao_pi_and_flips_him():
    table = scenario(
        "sanguosha", heroes=["liu-bei", "cao-pi", "zhang-fei"], hp={"cao-pi": 2}, hands={"liu-bei": ["sha"]}
    )
    table.liu_bei.uses("sha", on="cao-pi")
    assert table.cao_pi.offered("banish", "seats") == ["zhang-fei", "liu-bei"]
    table.cao_pi.activates("banish", on="zhang-fei")
    assert len(table.zhang_fei.hand) == 2
    assert table.flipped == ["zhang-fei"]


@content("banish")
@rule("SG-901")
def test_banish_turns_a_face_down_hero_up():
    table = scenario(
        "sanguosha", heroes=["liu-bei", "cao-pi", "zhang-fei"], hands={"liu-bei": ["sha"]}, flipped=["zhang-fei"]
    )
    table.liu_bei.uses("sha", on="cao-pi")
    table.cao_pi.activates("banish", on="zhang-fei")
    assert table.flipped == []


@content("banish")
@rule("SG-1534")
def test_without_wounds_there_is_nothing_to_draw_and_no_banish():
    table = scenario(
        "sanguosha", heroes=["liu-bei", "cao-pi", "zhang-fei"], shields={"cao-pi": 1}, hands={"liu-bei": ["sha"]}
    )
    table.liu_bei.uses("sha", on="cao-pi")
    assert table.hp["cao-pi"] == 3
    assert table.waits_for == "liu-bei"


def judged_for_acedia(heroes: list[str], judged: str, card: str, **more: object) -> Scenario:
    """Somebody is judged for Acedia with this card."""
    return scenario(
        "sanguosha", heroes=heroes, judgement={judged: ["acedia"]}, deck=[card], turn=judged, phase="judgement", **more
    )


@content("song-of-majesty")
def test_a_black_judgement_of_another_wei_hero_lets_him_make_cao_pi_draw():
    table = judged_for_acedia(["cao-pi", "xu-huang", "liu-bei"], "xu-huang", "sha:spade-7")
    assert table.waits_for == "xu-huang"
    table.xu_huang.activates("song-of-majesty")
    assert len(table.cao_pi.hand) == 1


@content("song-of-majesty")
def test_the_other_wei_hero_need_not_sing():
    table = judged_for_acedia(["cao-pi", "xu-huang", "liu-bei"], "xu-huang", "sha:club-7")
    table.xu_huang.passes()
    assert table.cao_pi.hand == []


@content("song-of-majesty")
@rule("SG-1602")
@pytest.mark.parametrize(
    ("heroes", "judged", "card"),
    [
        (["cao-pi", "xu-huang", "liu-bei"], "xu-huang", "sha:heart-10"),  # red
        (["cao-pi", "liu-bei", "xu-huang"], "liu-bei", "sha:spade-7"),  # not of Wei
        (["cao-pi", "liu-bei", "xu-huang"], "cao-pi", "sha:spade-7"),  # his own
        (["liu-bei", "xu-huang", "guan-yu", "cao-pi"], "xu-huang", "sha:spade-7"),  # he is not the ruler
    ],
)
def test_nobody_sings_otherwise(heroes: list[str], judged: str, card: str):
    table = judged_for_acedia(heroes, judged, card)
    assert table.kind in ("sanguosha.idle", "sanguosha.choose")
    assert not any(told.get("skill") == "song-of-majesty" for told in table.fact("told.spectator"))
    assert len(table.cao_pi.hand) == (2 if judged == "cao-pi" else 0)  # his own Draw Phase


# ---- Meng Huo


@content("barbarian-king", "giant-elephant")
@rule("SG-416")
@pytest.mark.parametrize("hero", ["meng-huo", "zhu-rong"])
def test_barbarians_is_ineffective_on_them_and_nobody_is_asked(hero: str):
    table = scenario(
        "sanguosha", heroes=["liu-bei", hero, "zhang-fei"], hands={"liu-bei": ["barbarians", "negate"], hero: ["sha"]}
    )
    table.liu_bei.uses("barbarians")
    assert table.fact("happened").count("ineffective") == 1
    assert table.fact("question.liu-bei.about.cause.target") == "zhang-fei"  # Negate may be used for Zhang Fei only
    table.nobody_negates()
    assert table.hp == {"liu-bei": 4, hero: 4, "zhang-fei": 3}


@content("barbarian-king", "giant-elephant")
@pytest.mark.parametrize("hero", ["meng-huo", "zhu-rong"])
def test_other_cards_take_effect_on_them(hero: str):
    table = scenario("sanguosha", heroes=["liu-bei", hero], hands={"liu-bei": ["raining-arrows", "sha"]})
    table.liu_bei.uses("raining-arrows")
    table.nobody_negates()
    table.liu_bei.uses("sha", on=hero)
    assert table.hp[hero] == 2


@content("barbarian-king")
def test_meng_huo_is_the_source_of_the_barbarians_of_others():
    table = scenario(
        "sanguosha",
        heroes=["liu-bei", "zhang-fei", "meng-huo", "sima-yi"],
        roles=["ruler", "rebel", "loyalist", "spy"],
        hp={"zhang-fei": 1},
        hands={"liu-bei": ["barbarians"], "meng-huo": ["dodge"]},
        deck=["dodge", "dodge", "dodge"],
    )
    table.liu_bei.uses("barbarians")
    table.everyone_passes()
    assert "zhang-fei" in table.dead
    assert (len(table.meng_huo.hand), table.liu_bei.hand) == (4, [])  # three for the rebel
    table.sima_yi.activates("retaliation")
    assert (len(table.sima_yi.hand), len(table.meng_huo.hand)) == (1, 3)


@content("barbarian-king")
@rule("SG-1001")
def test_without_meng_huo_the_user_is_the_source():
    table = scenario(
        "sanguosha",
        heroes=["liu-bei", "zhang-fei", "meng-huo"],
        roles=["ruler", "rebel", "spy"],
        hp={"zhang-fei": 1},
        lost={"meng-huo": ["barbarian-king"]},
        hands={"liu-bei": ["barbarians"]},
    )
    table.liu_bei.uses("barbarians")
    assert len(table.liu_bei.hand) == 3


@content("rise-again")
@rule("SG-818", "SG-645")
def test_rise_again_heals_for_hearts_and_gets_the_rest_instead_of_drawing():
    table = scenario(
        "sanguosha",
        heroes=["meng-huo", "liu-bei"],
        hp={"meng-huo": 1},
        deck=["sha:heart-10", "duel:spade-1", "dodge:diamond-2"],
        phase="draw",
    )
    table.meng_huo.activates("rise-again")
    assert table.hp["meng-huo"] == 2
    assert table.meng_huo.hand == ["duel", "dodge"]
    assert table.discard == ["sha:heart-10"]


@content("rise-again")
def test_meng_huo_may_draw_as_usual_and_at_full_hp_he_must():
    wounded = scenario("sanguosha", heroes=["meng-huo", "liu-bei"], hp={"meng-huo": 3}, phase="draw")
    wounded.meng_huo.passes()
    whole = scenario("sanguosha", heroes=["meng-huo", "liu-bei"], phase="draw")
    for table in (wounded, whole):
        assert table.kind == "sanguosha.idle"
        assert len(table.meng_huo.hand) == 2


# ---- Zhu Rong


@content("giant-elephant")
def test_zhu_rong_gets_the_barbarians_of_another():
    table = scenario("sanguosha", heroes=["liu-bei", "zhu-rong", "zhang-fei"], hands={"liu-bei": ["barbarians"]})
    table.liu_bei.uses("barbarians")
    assert table.zhu_rong.hand == ["barbarians"]
    assert table.hp["zhang-fei"] == 3


@content("giant-elephant")
def test_zhu_rong_does_not_get_her_own_barbarians_back():
    table = scenario("sanguosha", heroes=["zhu-rong", "liu-bei"], hands={"zhu-rong": ["barbarians"]})
    table.zhu_rong.uses("barbarians")
    assert table.zhu_rong.hand == []
    assert len(table.discard) == 1


@content("giant-elephant")
@rule("SG-432")
def test_zhu_rong_does_not_get_what_another_took_before():
    table = scenario("sanguosha", heroes=["liu-bei", "zhu-rong", "cao-cao"], hands={"liu-bei": ["barbarians"]})
    table.liu_bei.uses("barbarians")
    table.cao_cao.activates("villainous-hero")
    assert (table.cao_cao.hand, table.zhu_rong.hand) == (["barbarians"], [])


def zhu_rong_strikes(mine: str, his: str) -> Scenario:
    """Her Sha hurts Liu Bei, and she fights him for it."""
    table = scenario(
        "sanguosha",
        heroes=["zhu-rong", "liu-bei"],
        hands={"zhu-rong": ["sha:spade-7", mine], "liu-bei": [his]},
        equipment={"liu-bei": ["lion-helmet"]},
    )
    table.zhu_rong.uses("sha:spade-7", on="liu-bei")
    table.liu_bei.passes()
    table.zhu_rong.activates("intense-blade")
    table.zhu_rong.chooses("fight", mine)
    table.liu_bei.chooses("fight", his)
    return table


@content("intense-blade")
@rule("SG-912", "SG-640")
def test_zhu_rong_wins_the_point_fight_and_takes_a_card():
    table = zhu_rong_strikes("duel:spade-1", "acedia:heart-6")
    assert table.zhu_rong.hand == []  # 1 against 6
    table = zhu_rong_strikes("sha:club-11", "acedia:heart-6")
    table.zhu_rong.takes("lion-helmet")
    assert table.zhu_rong.hand == ["lion-helmet"]
    assert sorted(table.discard) == ["acedia:heart-6", "sha:club-11", "sha:spade-7"]


@content("intense-blade")
@rule("SG-915")
def test_a_tie_is_no_win():
    table = zhu_rong_strikes("acedia:club-6", "acedia:heart-6")
    assert table.zhu_rong.hand == []
    assert table.liu_bei.equipped == ["lion-helmet"]


@content("intense-blade")
@rule("SG-918", "SG-921")
@pytest.mark.parametrize("hands", [{"zhu-rong": ["sha"], "liu-bei": ["duel"]}, {"zhu-rong": ["sha", "duel"]}])
def test_no_point_fight_unless_both_have_a_hand_card(hands: dict[str, list[str]]):
    table = scenario("sanguosha", heroes=["zhu-rong", "liu-bei"], hands=hands)
    table.zhu_rong.uses("sha", on="liu-bei")
    table.everyone_passes("sanguosha.dodge")
    assert table.hp["liu-bei"] == 3
    assert table.kind == "sanguosha.idle"


@content("intense-blade")
@rule("SG-349")
def test_no_point_fight_with_one_who_is_hurt_through_a_chain():
    table = scenario(
        "sanguosha",
        heroes=["zhu-rong", "liu-bei", "zhang-fei"],
        hands={"zhu-rong": ["fire-sha", "duel"], "zhang-fei": ["duel"]},
        chained=["liu-bei", "zhang-fei"],
    )
    table.zhu_rong.uses("fire-sha", on="liu-bei")
    assert table.hp["zhang-fei"] == 3
    assert table.kind == "sanguosha.idle"


# ---- Sun Jian


@content("heroic-soul")
@pytest.mark.parametrize(("choice", "drawn", "lost"), [("draw-many", 3, 1), ("draw-one", 1, 3)])
def test_heroic_soul_gives_and_takes_in_one_of_two_ways(choice: str, drawn: int, lost: int):
    table = scenario(
        "sanguosha",
        heroes=["sun-jian", "liu-bei"],
        hp={"sun-jian": 1},
        hands={"liu-bei": ["sha", "sha", "dodge"]},
        equipment={"liu-bei": ["lion-helmet"]},
        phase="beginning",
    )
    table.sun_jian.activates("heroic-soul", on="liu-bei")
    assert table.fact("question.sun-jian.about.seat") == "liu-bei"  # whom it is about
    table.sun_jian.chooses(choice)
    assert table.waits_for == "liu-bei"
    cards = table.liu_bei.offered("cards")
    assert len(cards) == 4 + drawn  # his equipment too
    table.liu_bei.discards(*cards[:lost])
    assert len(table.liu_bei.hand) == 3 + drawn - lost


@content("heroic-soul")
@rule("SG-1542")
def test_who_has_fewer_discards_all():
    table = scenario("sanguosha", heroes=["sun-jian", "liu-bei"], hp={"sun-jian": 1}, phase="beginning")
    table.sun_jian.activates("heroic-soul", on="liu-bei")
    table.sun_jian.chooses("draw-one")
    assert table.liu_bei.hand == []
    assert len(table.discard) == 1


@content("heroic-soul")
def test_with_one_wound_both_ways_are_one_and_without_there_is_none():
    table = scenario("sanguosha", heroes=["sun-jian", "liu-bei"], hp={"sun-jian": 3}, phase="beginning")
    table.sun_jian.activates("heroic-soul", on="liu-bei")
    assert table.kind == "sanguosha.idle"  # he drew 1 and discarded it
    assert len(table.discard) == 1
    assert scenario("sanguosha", heroes=["sun-jian", "liu-bei"], phase="beginning").kind == "sanguosha.idle"


# ---- Lu Su


def lu_su_draws(hand: int, **hands: list[str]) -> Scenario:
    """Lu Su with this many cards draws 2 more."""
    table = scenario(
        "sanguosha",
        heroes=["lu-su", "liu-bei", "zhang-fei", "guan-yu"],
        hands={"lu-su": ["sha"] * hand, **{name.replace("_", "-"): cards for name, cards in hands.items()}},
        phase="draw",
    )
    table.lu_su.activates("generosity")
    return table


@content("generosity")
@rule("SG-1003")
def test_lu_su_draws_four_and_gives_half_to_the_poorest():
    table = lu_su_draws(3, liu_bei=["sha"], zhang_fei=["sha"], guan_yu=["sha", "sha"])
    assert len(table.lu_su.hand) == 7
    assert table.lu_su.offered("give", "seats") == ["liu-bei", "zhang-fei"]
    table.lu_su.chooses("give", "sha#1", "sha#2", "sha#3", on="zhang-fei")
    assert table.zhang_fei.hand == ["sha"] * 4
    assert len(table.lu_su.hand) == 4


@content("generosity")
def test_with_five_cards_lu_su_keeps_them_all():
    table = lu_su_draws(1)
    assert len(table.lu_su.hand) == 5
    assert table.kind == "sanguosha.idle"


@content("generosity")
def test_who_draws_as_usual_need_not_give():
    table = scenario("sanguosha", heroes=["lu-su", "liu-bei"], hands={"lu-su": ["sha"] * 5}, phase="draw")
    table.lu_su.passes()
    assert len(table.lu_su.hand) == 7
    assert table.kind == "sanguosha.idle"


@content("generosity")
@rule("SG-818")
def test_there_is_no_more_to_draw_where_the_draw_is_replaced():
    table = scenario(
        "sanguosha",
        heroes=["lu-su", "liu-bei"],
        gained={"lu-su": ["surprise-attack"]},
        hands={"liu-bei": ["sha"]},
        phase="draw",
    )
    assert sorted(table.lu_su.options) == ["generosity", "pass", "surprise-attack"]
    table.lu_su.activates("surprise-attack", on="liu-bei")
    assert (table.kind, table.lu_su.hand) == ("sanguosha.idle", ["sha"])


def lu_su_mediates(**more: object) -> Scenario:
    """Liu Bei has two cards, Zhang Fei three, Guan Yu none."""
    position = {
        "heroes": ["lu-su", "liu-bei", "zhang-fei", "guan-yu"],
        "hands": {"lu-su": ["peach"], "liu-bei": ["sha", "dodge"], "zhang-fei": ["duel", "duel", "peach"]},
        **more,
    }
    return scenario("sanguosha", **position)


@content("alliance")
@rule("SG-654", "SG-435")
def test_two_heroes_exchange_their_hands_and_lu_su_pays_the_difference():
    table = lu_su_mediates()
    table.lu_su.activates("alliance", on=["liu-bei", "zhang-fei"])
    assert table.lu_su.hand == []  # the difference is 1
    assert sorted(table.liu_bei.hand) == ["duel", "duel", "peach"]
    assert sorted(table.zhang_fei.hand) == ["dodge", "sha"]
    for viewer, known in (("liu-bei", 5), ("zhang-fei", 5), ("lu-su", 0), ("guan-yu", 0), ("spectator", 0)):
        seats = table.fact(f"view.{viewer}.seats")
        assert sum(len(seats[seat]["hand"]["known"]) for seat in (1, 2)) == known
    moves = [event for event in table.fact("told.spectator") if event["kind"] == "move" and event["to"] == "hand/1"]
    assert [event["from"] for event in moves] == ["face-down"] * 3


@content("alliance")
@rule("SG-435", "SG-430")
def test_the_exchange_is_a_loss_of_cards_for_both_before_anybody_gets_any():
    table = lu_su_mediates(
        heroes=["lu-su", "deng-ai", "lu-xun", "guan-yu"],
        hands={"lu-su": ["sha"] * 3, "deng-ai": ["sha"], "lu-xun": ["dodge"]},
    )
    table.lu_su.activates("alliance", on=["deng-ai", "lu-xun"])
    assert (table.waits_for, table.deng_ai.options) == ("deng-ai", ["till-the-land", "pass"])
    assert (table.deng_ai.hand, table.lu_xun.hand) == ([], [])
    assert len(table.face_down) == 2


@content("alliance")
@rule("SG-660", "SG-816")
def test_an_alliance_needs_a_hand_and_its_full_price():
    table = lu_su_mediates(hands={"liu-bei": ["sha", "dodge"], "zhang-fei": ["duel"]})
    assert "alliance" not in table.lu_su.options  # no two hands are equal, and he has nothing to pay
    table = lu_su_mediates(
        heroes=["lu-su", "liu-bei", "zhang-fei", "guan-yu", "cao-cao"],
        hands={"lu-su": ["peach", "sha"], "liu-bei": ["sha", "dodge"], "zhang-fei": ["duel", "duel", "peach"]},
    )
    with refused("SG-660"):
        table.lu_su.activates("alliance", on=["guan-yu", "cao-cao"])
    with refused("SG-816"):
        table.lu_su.activates("alliance", on=["guan-yu", "zhang-fei"])


@content("alliance")
@rule("SG-222")
def test_one_alliance_in_a_phase_and_equal_hands_cost_nothing():
    table = lu_su_mediates(hands={"liu-bei": ["sha"], "zhang-fei": ["duel"]})
    table.lu_su.activates("alliance", on=["liu-bei", "zhang-fei"])
    assert (table.liu_bei.hand, table.zhang_fei.hand) == (["duel"], ["sha"])
    assert "alliance" not in table.lu_su.options


# ---- Dong Zhuo


@content("wine-pond")
def test_dong_zhuo_drinks_any_spade_of_his_hand():
    table = scenario(
        "sanguosha",
        heroes=["dong-zhuo", "liu-bei"],
        hands={"dong-zhuo": ["duel:spade-1", "dodge:heart-2", "sha:club-7"]},
        equipment={"dong-zhuo": ["serpent-halberd:spade-12"]},
    )
    assert table.dong_zhuo.offered("wine-pond/wine") == ["duel:spade-1"]
    table.dong_zhuo.uses("wine-pond/wine")
    table.dong_zhuo.uses("sha", on="liu-bei")
    assert table.hp["liu-bei"] == 2


@content("wine-pond")
def test_dong_zhuo_drinks_when_dying():
    table = scenario(
        "sanguosha",
        heroes=["liu-bei", "dong-zhuo"],
        hp={"dong-zhuo": 1},
        hands={"liu-bei": ["sha"], "dong-zhuo": ["sha:spade-8"]},
    )
    table.liu_bei.uses("sha", on="dong-zhuo")
    table.dong_zhuo.passes()
    table.dong_zhuo.uses("wine-pond/wine")
    assert table.hp["dong-zhuo"] == 1


@content("flesh-forest")
@rule("SG-327")
@pytest.mark.parametrize(("user", "target"), [("dong-zhuo", "sun-shangxiang"), ("sun-shangxiang", "dong-zhuo")])
def test_a_sha_between_dong_zhuo_and_a_woman_needs_two_dodges(user: str, target: str):
    for dodges, lost in ((1, 1), (2, 0)):
        table = scenario(
            "sanguosha", heroes=[user, target], hands={user: ["sha"], target: ["dodge"] * dodges + ["duel"]}
        )
        before = table.hp[target]
        table.plain_seat(user).does("sha", cards=["sha"], targets=[target])
        for _ in range(dodges):
            table.plain_seat(target).does("dodge", cards=["dodge"])
        table.everyone_passes("sanguosha.dodge")
        assert before - table.hp[target] == lost


@content("flesh-forest")
def test_a_sha_between_dong_zhuo_and_a_man_needs_one():
    table = scenario(
        "sanguosha", heroes=["dong-zhuo", "liu-bei"], hands={"dong-zhuo": ["sha"], "liu-bei": ["dodge"] * 2}
    )
    table.dong_zhuo.uses("sha", on="liu-bei")
    table.liu_bei.uses("dodge")
    assert table.kind == "sanguosha.idle"
    assert table.hp["liu-bei"] == 4


@content("collapse")
def test_collapse_costs_hp_or_max_hp_while_somebody_has_less():
    for choice, left in (("lose-hp", (7, 8)), ("lose-max-hp", (7, 7))):
        table = scenario("sanguosha", heroes=["dong-zhuo", "liu-bei"])
        table.dong_zhuo.ends()
        table.dong_zhuo.chooses(choice)
        assert (table.hp["dong-zhuo"], table.max_hp["dong-zhuo"]) == left


@content("collapse")
@rule("SG-802")
def test_no_collapse_for_the_least_hp_and_a_tie_is_the_least():
    table = scenario("sanguosha", heroes=["dong-zhuo", "liu-bei"], hp={"dong-zhuo": 4})
    table.dong_zhuo.ends()
    assert table.waits_for == "liu-bei"
    assert table.hp["dong-zhuo"] == 4


def neutral_strikes(card: str, **more: object) -> Scenario:
    """Lu Bu hurts Liu Bei beside Dong Zhuo, and this would be the judgement card."""
    position = {
        "heroes": ["dong-zhuo", "lu-bu", "liu-bei"],
        "hp": {"dong-zhuo": 5},
        "hands": {"lu-bu": ["sha"], "dong-zhuo": ["sha"]},
        "deck": [card],
        "turn": "lu-bu",
        **more,
    }
    table = scenario("sanguosha", **position)
    table.lu_bu.uses("sha", on="liu-bei")
    return table


@content("atrocity")
@pytest.mark.parametrize(("card", "hp"), [("duel:spade-1", 6), ("sha:club-7", 5), ("sha:heart-10", 5)])
def test_another_neutral_hero_who_deals_damage_may_be_judged_for_dong_zhuo(card: str, hp: int):
    table = neutral_strikes(card)
    assert table.waits_for == "lu-bu"
    table.lu_bu.activates("atrocity")
    assert table.hp["dong-zhuo"] == hp
    assert card in table.discard


@content("atrocity")
@rule("SG-1602")
def test_nobody_is_judged_if_he_does_not_want_or_dong_zhuo_is_no_ruler():
    table = neutral_strikes("duel:spade-1")
    table.lu_bu.passes()
    assert table.hp["dong-zhuo"] == 5
    table = neutral_strikes("duel:spade-1", ruler="liu-bei")
    assert table.kind == "sanguosha.idle"


@content("atrocity")
@pytest.mark.parametrize("source", ["dong-zhuo", "guan-yu"])
def test_no_judgement_for_the_damage_of_dong_zhuo_himself_or_of_other_kingdoms(source: str):
    table = scenario(
        "sanguosha",
        heroes=["dong-zhuo", "guan-yu", "liu-bei"],
        hands={source: ["sha"]},
        hp={"dong-zhuo": 5},
        turn=source,
    )
    table.plain_seat(source).does("sha", cards=["sha"], targets=["liu-bei"])
    assert (table.hp["liu-bei"], table.kind) == (3, "sanguosha.idle")


# ---- Jia Xu


def somebody_dies(turn: str, **hands: list[str]) -> Scenario:
    """Zhang Fei is dying in this hero's turn, at Jia Xu's table."""
    named = {name.replace("_", "-"): cards for name, cards in hands.items()}
    attacker = "liu-bei" if turn == "liu-bei" else "jia-xu"
    table = scenario(
        "sanguosha",
        heroes=["jia-xu", "zhang-fei", "liu-bei"],
        hp={"zhang-fei": 1},
        hands={attacker: ["sha", *named.pop(attacker, [])], **named},
        turn=turn,
    )
    table.plain_seat(attacker).does("sha", cards=["sha"], targets=["zhang-fei"])
    table.everyone_passes("sanguosha.dodge")
    return table


@content("certain-kill")
def test_in_the_turn_of_jia_xu_the_others_cannot_save():
    table = somebody_dies("jia-xu", liu_bei=["peach"])
    assert "zhang-fei" in table.dead
    assert table.liu_bei.hand == ["peach"]
    assert table.waits_for == "jia-xu"  # nobody else was asked


@content("certain-kill")
def test_jia_xu_himself_and_the_dying_hero_may_use_peach():
    table = somebody_dies("jia-xu", jia_xu=["peach"])
    table.jia_xu.uses("peach")
    assert table.hp["zhang-fei"] == 1
    table = somebody_dies("jia-xu", zhang_fei=["peach"])
    table.zhang_fei.uses("peach")
    assert table.hp["zhang-fei"] == 1


@content("certain-kill")
def test_the_dying_hero_may_drink_wine():
    table = somebody_dies("jia-xu", zhang_fei=["wine"])
    table.zhang_fei.uses("wine")
    assert table.hp["zhang-fei"] == 1


@content("certain-kill")
def test_in_the_turn_of_another_everybody_may_save():
    table = somebody_dies("liu-bei", liu_bei=["peach"])
    table.liu_bei.uses("peach")
    assert table.hp["zhang-fei"] == 1


def chaos(**more: object) -> Scenario:
    """Jia Xu lets chaos break out; Zhang Fei is asked first."""
    position = {"heroes": ["jia-xu", "zhang-fei", "liu-bei", "guan-yu"], **more}
    table = scenario("sanguosha", **position)
    table.jia_xu.activates("mass-chaos")
    return table


@content("mass-chaos")
@rule("SG-1104", "SG-834")
def test_in_the_chaos_each_other_hero_in_turn_order_strikes_his_nearest_or_loses_hp():
    table = chaos(hands={"zhang-fei": ["sha"], "guan-yu": ["sha"]})
    assert table.zhang_fei.offered("use-sha", "seats") == ["liu-bei", "jia-xu"]
    table.zhang_fei.chooses("use-sha", on="liu-bei")
    table.zhang_fei.uses("sha")
    table.liu_bei.chooses("lose-hp")
    table.guan_yu.chooses("use-sha", on="jia-xu")
    table.guan_yu.uses("sha")
    assert table.hp == {"jia-xu": 2, "zhang-fei": 4, "liu-bei": 2, "guan-yu": 4}
    assert table.waits_for == "jia-xu"


@content("mass-chaos")
def test_who_does_not_use_sha_after_all_loses_hp():
    table = chaos(hands={"zhang-fei": ["dodge"]})
    table.zhang_fei.chooses("use-sha", on="liu-bei")
    table.zhang_fei.passes()
    assert table.hp["zhang-fei"] == 3


@content("mass-chaos")
@rule("SG-1541")
def test_who_reaches_no_nearest_hero_in_the_chaos_can_only_lose_hp():
    far = {"jia-xu": ["shadow-runner"], "liu-bei": ["hex-mark"]}
    table = chaos(heroes=["jia-xu", "zhang-fei", "liu-bei"], hands={"zhang-fei": ["sha"]}, equipment=far)
    assert (table.hp["zhang-fei"], table.waits_for) == (3, "liu-bei")


@content("mass-chaos", "god-of-war")
def test_a_heart_of_god_guan_yu_reaches_the_nearest_hero_in_the_chaos():
    far = {"jia-xu": ["shadow-runner"], "liu-bei": ["hex-mark"]}
    table = chaos(heroes=["jia-xu", "god-guan-yu", "liu-bei"], hands={"god-guan-yu": ["peach:heart-3"]}, equipment=far)
    table.god_guan_yu.chooses("use-sha", on="liu-bei")
    table.god_guan_yu.uses("sha")
    assert (table.hp["god-guan-yu"], table.hp["liu-bei"]) == (5, 3)


@content("mass-chaos", "empty-city")
@rule("SG-1541")
def test_an_empty_city_is_struck_by_nobody_in_the_chaos():
    table = chaos(heroes=["jia-xu", "zhang-fei", "zhuge-liang"])
    assert table.zhang_fei.offered("use-sha", "seats") == ["jia-xu"]


@content("mass-chaos")
def test_only_the_nearest_may_be_struck_in_the_chaos():
    table = chaos(heroes=["jia-xu", "zhang-fei", "liu-bei"], equipment={"jia-xu": ["shadow-runner"]})
    assert table.zhang_fei.offered("use-sha", "seats") == ["liu-bei"]


@content("mass-chaos")
@rule("SG-1606")
def test_there_is_one_chaos_in_a_game():
    table = chaos()
    for name in ("zhang-fei", "liu-bei", "guan-yu"):
        table.plain_seat(name).does("lose-hp")
    assert "mass-chaos" not in table.jia_xu.options
    assert ["game", "jia-xu", "mass-chaos"] in table.used


@content("curtain")
@rule("SG-1375")
def test_black_tactics_cannot_target_jia_xu():
    table = scenario(
        "sanguosha",
        heroes=["liu-bei", "jia-xu", "zhang-fei"],
        hands={
            "liu-bei": ["dismantle:spade-3", "duel:diamond-1", "barbarians:spade-7"],
            "jia-xu": ["sha"],
            "zhang-fei": ["sha"],
        },
    )
    assert table.liu_bei.offered("dismantle", "targets") == ["zhang-fei"]
    assert sorted(table.liu_bei.offered("duel", "targets")) == ["jia-xu", "zhang-fei"]
    table.liu_bei.uses("barbarians")
    table.nobody_negates()
    table.zhang_fei.passes()
    assert table.hp == {"liu-bei": 4, "jia-xu": 3, "zhang-fei": 3}


@content("curtain")
@rule("SG-1361")
def test_a_black_lightning_passes_jia_xu_by():
    table = scenario(
        "sanguosha",
        heroes=["liu-bei", "jia-xu", "zhang-fei"],
        judgement={"liu-bei": ["lightning:spade-1"]},
        deck=["sha:heart-10"],
        phase="judgement",
    )
    assert (table.judgement["jia-xu"], table.judgement["zhang-fei"]) == ([], ["lightning:spade-1"])
