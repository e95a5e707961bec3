"""The timing points in their order, and whose skills come first at one of them (SG-30x to SG-39x)."""

import re
from pathlib import Path

import pytest

from tests.games.sanguosha.rules.bare import bare
from tests.games.sanguosha.rules.heroes.tables import activated, is_idle, table, told
from tests.games.sanguosha.rules.marks import rule
from tests.games.sanguosha.rules.probes import WATCHING, given, points, watch_every_point
from tianxia.core.asks import Play
from tianxia.core.events import Seat
from tianxia.errors import BadInput
from tianxia.games.sanguosha.content import TIMINGS
from tianxia.games.sanguosha.rules import timings
from tianxia.games.sanguosha.rules.moves import Moved, discard
from tianxia.games.sanguosha.rules.skills import lasting, skill
from tianxia.games.sanguosha.rules.table import Table
from tianxia.games.sanguosha.rules.timings import AFTER_MOVE

LEDGER = Path(__file__).resolve().parents[4] / "tianxia" / "games" / "sanguosha" / "ledger.md"

# ---- the list of points


@rule("SG-321", "SG-331", "SG-341", "SG-351", "SG-361", "SG-371", "SG-381", "SG-391")
def test_the_points_of_the_code_are_those_of_the_data_in_the_same_order():
    named = [value for name, value in vars(timings).items() if name.isupper()]
    assert len(named) == 82
    assert tuple(named) == TIMINGS


def test_the_points_of_the_data_are_those_of_the_ledger_in_the_same_order():
    _, _, rest = LEDGER.read_text(encoding="utf-8").partition("## 3xx")
    section, _, _ = rest.partition("## 4xx")
    rows = [line for line in section.splitlines() if re.match(r"\| [A-Z]\d+ \|", line)]
    listed = [row.split("|")[1].strip() for row in rows]
    listed.insert(listed.index("G1") + 1, "S1")  # G2 and G3 share the row of G1; in the data they come last
    listed = [*[point for n, point in enumerate(listed) if listed.index(point) == n], "G2", "G3"]
    assert tuple(listed) == TIMINGS


# ---- points in the order in which they are reached

USE = "U1 M1 M3 U3 U4 U5"
AIM = "U6 U7 U8 U9 U10"
TO_DISCARD = "M1 M3"
RESPONSE = f"{USE} U10 U12 {TO_DISCARD}"
HIT = "D1 D2 D3 D4 D5 D7 D8 D9"


def watched(*heroes: str, **position: object):
    """Heroes without skills; the last one watches every timing point."""
    watch_every_point()
    return bare(*heroes, effects=given(WATCHING, heroes[-1]), **position)


@rule("SG-321", "SG-341")
@pytest.mark.usefixtures("made_up")
def test_the_points_of_a_sha_that_hits():
    game = watched("sun-quan", "xu-chu", "ma-chao", hands={"sun-quan": ["sha"]})
    game.sun_quan.uses("sha", on="xu-chu")
    assert points(game) == f"{USE} {AIM} E1 E2 E4 {HIT} E6 U12 {TO_DISCARD}"


@rule("SG-321", "SG-326")
@pytest.mark.usefixtures("made_up")
def test_the_points_of_a_sha_that_is_dodged():
    game = watched("sun-quan", "xu-chu", "ma-chao", hands={"sun-quan": ["sha"], "xu-chu": ["dodge"]})
    game.sun_quan.uses("sha", on="xu-chu")
    game.xu_chu.uses("dodge")
    assert points(game) == f"{USE} {AIM} E1 E2 {RESPONSE} E3 E6 U12 {TO_DISCARD}"


@rule("SG-321", "SG-326")
@pytest.mark.usefixtures("made_up")
def test_the_points_of_a_tactic_that_is_negated():
    game = watched("sun-quan", "xu-chu", "ma-chao", hands={"sun-quan": ["duel"], "xu-chu": ["negate"]})
    game.sun_quan.uses("duel", on="xu-chu")
    game.xu_chu.negates()
    assert points(game) == f"{USE} {AIM} E1 E2 {RESPONSE} E3 E6 U12 {TO_DISCARD}"


@rule("SG-328")
@pytest.mark.usefixtures("made_up")
def test_an_inescapable_card_has_no_response_window():
    watch_every_point()
    game = table(
        "huang-zhong", "xu-chu", "ma-chao",
        hands={"huang-zhong": ["sha"], "xu-chu": ["dodge"]},
        effects=given(WATCHING, "ma-chao"),
    )  # fmt: skip
    game.huang_zhong.uses("sha", on="xu-chu")
    game.huang_zhong.activates("fierce-bow")
    assert points(game) == f"{USE} {AIM} E1 E4 {HIT} E6 U12 {TO_DISCARD}"


@rule("SG-308", "SG-309")
@pytest.mark.usefixtures("made_up")
def test_the_points_of_a_card_with_two_targets():
    game = watched("sun-quan", "xu-chu", "ma-chao", hands={"sun-quan": ["barbarians"]})
    game.sun_quan.uses("barbarians")
    aimed = "U6 U6 U7 U7 U8 U8 U9 U9 U10"
    assert points(game) == f"{USE} {aimed} E1 E2 E4 {HIT} E6 E1 E2 E4 {HIT} E6 U12 {TO_DISCARD}"


@rule("SG-331", "SG-403")
@pytest.mark.usefixtures("made_up")
def test_the_points_of_a_card_that_is_played():
    game = watched("sun-quan", "xu-chu", "ma-chao", hands={"sun-quan": ["duel"], "xu-chu": ["sha"]})
    game.sun_quan.uses("duel", on="xu-chu")
    game.nobody_negates()
    game.xu_chu.plays("sha")
    assert f"E4 P1 M1 M3 P3 P4 {TO_DISCARD} D1" in points(game)


@rule("SG-381", "SG-211")
@pytest.mark.usefixtures("made_up")
def test_the_points_of_a_judgement():
    game = watched(
        "sun-quan", "xu-chu", "ma-chao",
        phase="judgement", deck=["sha:spade-7"], judgement={"sun-quan": ["acedia"]}, skipped=["draw", "discard", "end"],
    )  # fmt: skip
    judged = f"M1 M3 M1 M3 J1 J2 J3 J4 J5 J6 {TO_DISCARD}"  # Acedia and the judgement card come, the latter leaves
    assert points(game).startswith(f"T2 T3 {judged} {TO_DISCARD} T5 T6 T0 T1")


@rule("SG-361", "SG-371", "SG-344")
@pytest.mark.usefixtures("made_up")
def test_the_points_of_a_death():
    game = watched(
        "sun-quan", "xu-chu", "ma-chao",
        roles=["ruler", "rebel", "spy"], hp={"xu-chu": 1}, equipment={"xu-chu": ["kirin-bow"]},
        judgement={"xu-chu": ["lightning"]}, atop={"xu-chu": {"field": ["peach"]}}, hands={"sun-quan": ["sha"]},
    )  # fmt: skip
    game.sun_quan.uses("sha", on="xu-chu")
    asked = "B1 B2 B2 B2 B3"
    cleaned = "M1 M3 M1 M3 M1 M3"
    reward = "M1 M3"
    dying = f"{asked} K0 K2 {cleaned} {reward} K5"
    assert points(game) == f"{USE} {AIM} E1 E2 E4 D1 D2 D3 D4 D5 {dying} D7 D8 D9 E6 U12 {TO_DISCARD}"


@rule("SG-361", "SG-351")
@pytest.mark.usefixtures("made_up")
def test_the_points_of_a_rescue():
    game = watched("sun-quan", "xu-chu", "ma-chao", hp={"xu-chu": 1}, hands={"sun-quan": ["sha", "peach"]})
    game.sun_quan.uses("sha", on="xu-chu")
    game.sun_quan.uses("peach")
    saved = f"{USE} {AIM} E1 E2 E4 H1 H3 E6 U12 {TO_DISCARD}"
    assert f"D5 B1 B2 {saved} B3 B4 D7 D8 D9" in points(game)


@rule("SG-351")
@pytest.mark.usefixtures("made_up")
def test_the_points_of_lost_hp_and_of_lost_max_hp():
    watch_every_point()
    game = table("huang-gai", "xu-chu", effects=given(WATCHING, "xu-chu"))
    game.huang_gai.activates("bitter-flesh")
    assert points(game) == "L1 L3 M1 M3"
    game = table("sun-ce", "xu-chu", hp={"sun-ce": 1}, phase="beginning", effects=given(WATCHING, "xu-chu"))
    assert points(game).startswith("T2 X1 X3")  # Sun Ce awakens at T3, before the watcher's turn comes


@rule("SG-351", "SG-361")
@pytest.mark.usefixtures("made_up")
def test_the_brink_of_death_lies_within_the_loss_of_hp():
    watch_every_point()
    game = table("huang-gai", "xu-chu", hp={"huang-gai": 1}, hands={"huang-gai": ["peach"]},
                 effects=given(WATCHING, "xu-chu"))  # fmt: skip
    game.huang_gai.activates("bitter-flesh")
    game.huang_gai.uses("peach")
    assert points(game).startswith("L1 B1 B2 U1")
    assert points(game).endswith("B3 B4 L3 M1 M3")


@rule("SG-391", "SG-430")
@pytest.mark.usefixtures("made_up")
def test_the_points_of_a_point_fight():
    watch_every_point()
    game = table("taishi-ci", "xu-chu", hands={"taishi-ci": ["sha:spade-7"], "xu-chu": ["dodge:heart-2"]},
                 effects=given(WATCHING, "xu-chu"))  # fmt: skip
    game.taishi_ci.activates("justice-of-heaven", on="xu-chu")
    game.taishi_ci.does("fight", cards=["sha"])
    game.xu_chu.does("fight", cards=["dodge"])
    assert points(game) == f"F1 M1 M3 F4 F5 F7 {TO_DISCARD}"


@rule("SG-391", "SG-430")
def test_the_cards_of_a_point_fight_lie_face_down_until_both_are_revealed():
    game = table("taishi-ci", "lu-xun", "sun-quan", hands={"taishi-ci": ["sha:spade-7"], "lu-xun": ["dodge:heart-2"]})
    game.taishi_ci.activates("justice-of-heaven", on="lu-xun")
    game.taishi_ci.does("fight", cards=["sha"])
    game.lu_xun.does("fight", cards=["dodge"])
    assert game.lu_xun.options == ["linked-camps", "pass"]  # his last hand card is gone (F3)
    assert (sorted(game.face_down), game.processing) == (["dodge:heart-2", "sha:spade-7"], [])
    for viewer, known in (("taishi-ci", 1), ("lu-xun", 1), ("sun-quan", 0)):
        assert len(game.fact(f"view.{viewer}.face_down.known")) == known
    game.lu_xun.passes()
    assert told(game, "fought")[0]["values"] == [7, 2]
    assert sorted(game.discard) == ["dodge:heart-2", "sha:spade-7"]


@rule("SG-391", "SG-203", "SG-204", "SG-208")
@pytest.mark.usefixtures("made_up")
def test_the_points_of_a_whole_turn():
    game = watched("sun-quan", "xu-chu", "ma-chao", step="turn", turn="sun-quan")
    assert points(game) == "T0 T1 T2 T3 T5 T2 T3 T5 T2 T3 T4 M1 M3 T4b T5 T2 T3"
    game.sun_quan.ends()
    assert points(game).startswith("T0 T1 T2 T3 T5 T2 T3 T5 T2 T3 T4 M1 M3 T4b T5 T2 T3 T5 T2 T3 T5 T2 T3 T5 T6 T0 T1")


@rule("SG-201", "SG-202", "SG-391")
@pytest.mark.usefixtures("made_up")
def test_the_points_of_the_game_and_its_rounds():
    game = watched("sun-quan", "xu-chu", step="start")
    assert points(game).startswith("G1 G2 T0 T1")
    game.sun_quan.ends()
    game.xu_chu.ends()
    assert points(game).count("G") == 4
    assert "T6 G3 G2 T0" in points(game)


@rule("SG-208")
@pytest.mark.usefixtures("made_up")
def test_a_phase_that_is_skipped_beforehand_has_no_start_and_no_end():
    watch_every_point()
    game = table("lu-meng", "xu-chu", step="turn", effects=given(WATCHING, "xu-chu"))
    game.lu_meng.ends()
    before = points(game)
    assert game.waits_for == "lu-meng"  # before his Discard Phase
    game.lu_meng.activates("self-restraint")
    assert points(game)[len(before) :].startswith(" T2 T3 T5 T6")  # only the End Phase is left


# ---- whose skills come first


@rule("SG-301", "SG-440")
def test_what_was_interrupted_goes_on_when_the_new_event_is_finished():
    game = table(
        "sun-quan", "xiahou-dun", "xu-chu",
        hands={"sun-quan": ["barbarians"], "xu-chu": ["sha"]}, deck=["sha:spade-7"],
    )  # fmt: skip
    game.sun_quan.uses("barbarians")
    game.nobody_negates()
    game.xiahou_dun.activates("unyielding")  # a judgement, and damage to Sun Quan, before anybody else is asked
    assert game.hp == {"sun-quan": 3, "xiahou-dun": 3, "xu-chu": 4}
    assert [card.partition(":")[0] for card in game.processing] == ["barbarians"]
    game.nobody_negates()
    assert (game.waits_for, game.kind) == ("xu-chu", "sanguosha.play")


@rule("SG-302")
def test_after_damage_another_hero_may_come_before_the_victim():
    game = table("sun-quan", "cai-wenji", "xiahou-dun", "xu-chu", turn="sun-quan", hands={"sun-quan": ["sha", "sha"]},
                 equipment={"sun-quan": ["kirin-bow"], "cai-wenji": ["red-hare"]})  # fmt: skip
    game.sun_quan.uses("sha", on="xiahou-dun")
    assert (game.waits_for, game.cai_wenji.options) == ("cai-wenji", ["sad-song", "pass"])  # D8 goes by seats
    game.cai_wenji.passes()
    assert (game.waits_for, game.xiahou_dun.options) == ("xiahou-dun", ["unyielding", "pass"])


@rule("SG-302", "SG-448")
def test_one_who_has_just_died_keeps_his_place_in_the_turn_order():
    game = table(
        "liu-bei", "cao-pi", "cai-wenji",
        turn="cao-pi", roles=["ruler", "spy", "rebel"], hp={"cai-wenji": 1},
        hands={"cao-pi": ["sha"], "cai-wenji": ["duel"]},
    )  # fmt: skip
    game.cao_pi.uses("sha", on="cai-wenji")
    game.cai_wenji.passes()
    game.everyone_passes()
    assert (game.waits_for, game.kind) == ("cao-pi", "sanguosha.skill")  # it is his turn: he comes before her
    game.cao_pi.activates("funeral-march")
    assert "duel" in game.cao_pi.hand
    assert activated(game) == ["funeral-march", "heartbreak"]
    assert game.skills["cao-pi"] == []


@rule("SG-303")
def test_the_skills_of_a_hero_come_before_his_equipment():
    game = table(
        "pang-de", "xu-chu", "sun-quan",
        equipment={"pang-de": ["rock-cleaving-axe"]},
        hands={"pang-de": ["sha", "peach", "peach"], "xu-chu": ["dodge", "duel"]},
    )  # fmt: skip
    game.pang_de.uses("sha", on="xu-chu")
    game.xu_chu.uses("dodge")
    assert game.pang_de.options == ["fierce-advance", "pass"]
    game.pang_de.activates("fierce-advance")
    assert game.pang_de.options == ["rock-cleaving-axe", "pass"]


@rule("SG-303")
def test_a_lost_lion_helmet_heals_after_the_skills_of_its_owner():
    game = table("ma-chao", "sun-shangxiang", hp={"sun-shangxiang": 1}, hands={"ma-chao": ["dismantle"]},
                 equipment={"sun-shangxiang": ["lion-helmet"]})  # fmt: skip
    game.ma_chao.uses("dismantle", on="sun-shangxiang")
    game.ma_chao.takes("lion-helmet")
    assert game.sun_shangxiang.options == ["warrior-lady", "pass"]
    assert game.hp["sun-shangxiang"] == 1
    game.sun_shangxiang.activates("warrior-lady")
    assert game.hp["sun-shangxiang"] == 2


@rule("SG-303", "SG-361")
def test_cards_come_after_skills_at_the_same_point():
    game = table("xu-chu", "zhou-tai", hp={"zhou-tai": 1}, deck=["sha:spade-7"],
                 hands={"xu-chu": ["sha"], "zhou-tai": ["peach"]})  # fmt: skip
    game.xu_chu.uses("sha", on="zhou-tai")
    game.zhou_tai.passes()  # no Dodge
    assert game.hp["zhou-tai"] == 1  # a Wound has saved him before he could use the Peach
    assert game.zhou_tai.hand == ["peach"]


@rule("SG-304", "SG-451")
def test_a_hero_chooses_the_order_of_his_own_skills():
    game = table("xu-chu", "guo-jia", gained={"guo-jia": ["retaliation"]}, hands={"xu-chu": ["sha", "duel"]})
    game.xu_chu.uses("sha", on="guo-jia")
    assert sorted(game.guo_jia.options) == ["bequeathed-strategy", "pass", "retaliation"]
    game.guo_jia.activates("retaliation")  # one at a time
    assert game.guo_jia.hand == ["duel"]
    assert game.guo_jia.options == ["bequeathed-strategy", "pass"]
    game.guo_jia.passes()
    assert is_idle(game, "xu-chu")


@rule("SG-304")
def test_the_other_order_is_as_good():
    game = table("xu-chu", "guo-jia", gained={"guo-jia": ["retaliation"]}, hands={"xu-chu": ["sha", "duel"]})
    game.xu_chu.uses("sha", on="guo-jia")
    game.guo_jia.activates("bequeathed-strategy")
    game.guo_jia.does("give", **{"card-0": ["guo-jia"], "card-1": ["guo-jia"]})
    assert game.guo_jia.options == ["retaliation", "pass"]


@rule("SG-305")
def test_when_comes_before_after_whoever_is_on_turn():
    game = table(
        "ma-chao", "da-qiao", "xu-chu",
        hands={"ma-chao": ["sha"], "da-qiao": ["duel"], "xu-chu": ["dodge"]}, deck=["peach:heart-3"],
    )  # fmt: skip
    game.ma_chao.uses("sha", on="da-qiao")
    assert game.waits_for == "da-qiao"  # when she becomes the target (U7)
    game.da_qiao.activates("displacement", "duel", on="xu-chu")
    assert game.waits_for == "ma-chao"  # after he targeted (U8), now about the new target
    assert game.fact("question.ma-chao.about.matter.target") == "xu-chu"


@rule("SG-310")
@pytest.mark.parametrize(("on_turn", "order"), [("xu-chu", ["cai-wenji", "xiahou-dun"]),
                                                ("sun-quan", ["xiahou-dun", "cai-wenji"])])  # fmt: skip
def test_a_skill_with_a_cost_has_the_place_of_him_who_pays(on_turn: str, order: list[str]):
    game = table("xu-chu", "cai-wenji", "sun-quan", "xiahou-dun", turn=on_turn,
                 hands={on_turn: ["sha"], "cai-wenji": ["peach"]})  # fmt: skip
    game.does(on_turn, "sha", cards=["sha"], targets=["xiahou-dun"])
    asked = []
    while game.kind == "sanguosha.skill":
        asked.append(game.waits_for)
        game.does(game.waits_for, "pass")
    assert asked == order


@rule("SG-311")
def test_a_skill_without_a_cost_has_the_place_of_him_who_performs_its_first_effect():
    game = table(
        "dong-zhuo", "wei-yan", "liu-bei",
        kingdoms={"wei-yan": "neutral"}, hp={"wei-yan": 2}, hands={"dong-zhuo": ["duel"], "wei-yan": ["sha"]},
    )  # fmt: skip
    game.dong_zhuo.uses("duel", on="wei-yan")
    game.nobody_negates()
    game.wei_yan.plays("sha")
    assert game.hp["dong-zhuo"] == 7
    assert sorted(game.wei_yan.options) == ["atrocity", "wild-bone"]  # both are his, though it is Dong Zhuo's turn
    game.wei_yan.activates("wild-bone")
    assert (game.hp["wei-yan"], game.kind) == (3, "sanguosha.may")


@rule("SG-311")
def test_who_draws_performs_the_first_effect_even_where_another_is_asked():
    seats = ("cao-pi", "xiahou-dun", "sun-quan")
    hers = {"gained": {"xiahou-dun": ["envy-of-heaven"]}, "deck": ["sha:spade-7"]}
    game = table(*seats, hands={"cao-pi": ["sha"]}, **hers)
    game.cao_pi.uses("sha", on="xiahou-dun")
    game.xiahou_dun.activates("unyielding")
    assert (game.waits_for, game.fact("question.xiahou-dun.about.skill")) == ("xiahou-dun", "song-of-majesty")
    game.xiahou_dun.chooses("yes")
    assert game.xiahou_dun.options == ["envy-of-heaven", "pass"]
    game = table(*seats, turn="xiahou-dun", phase="judgement", judgement={"xiahou-dun": ["acedia"]}, **hers)
    assert game.xiahou_dun.options == ["envy-of-heaven", "pass"]
    game.xiahou_dun.passes()
    assert game.fact("question.xiahou-dun.about.skill") == "song-of-majesty"


@rule("SG-315")
def test_cards_in_order_are_discarded_one_after_the_other():
    game = table(
        "xu-chu", "sun-shangxiang", "sun-quan",
        equipment={"xu-chu": ["frozen-sword"], "sun-shangxiang": ["red-hare", "lion-helmet"]},
        hands={"xu-chu": ["sha"]},
    )  # fmt: skip
    game.xu_chu.uses("sha", on="sun-shangxiang")
    game.xu_chu.activates("frozen-sword")
    game.xu_chu.takes("red-hare")
    assert game.waits_for == "sun-shangxiang"  # what the first card caused is resolved
    game.sun_shangxiang.activates("warrior-lady")
    assert game.waits_for == "xu-chu"
    game.xu_chu.takes("lion-helmet")
    assert game.waits_for == "sun-shangxiang"


@rule("SG-315")
@pytest.mark.usefixtures("made_up")
def test_cards_in_order_are_discarded_to_the_last_even_if_the_weapon_is_gone():
    @skill(lasting("disarming"), at=AFTER_MOVE, when=lambda s, me, moved: bool(moved.lost_by(me)), forced=True,
           anyone=True)  # fmt: skip
    def disarm(s: Table, me: Seat, moved: Moved) -> Play[None]:
        yield from discard(s, s.equipment(s.current)[:], me)

    game = bare(
        "xu-chu", "sun-quan",
        equipment={"xu-chu": ["frozen-sword"]}, hands={"xu-chu": ["sha"], "sun-quan": ["peach", "dodge", "duel"]},
        effects=given("disarming", "sun-quan"),
    )  # fmt: skip
    game.xu_chu.uses("sha", on="sun-quan")
    game.sun_quan.passes()
    game.xu_chu.activates("frozen-sword")
    assert game.xu_chu.equipped == []
    assert len(game.sun_quan.hand) == 1


@rule("SG-316")
def test_simultaneous_choices_are_sealed_until_all_have_chosen():
    game = table("taishi-ci", "xu-chu", hands={"taishi-ci": ["sha:spade-7"], "xu-chu": ["dodge:heart-2", "duel"]})
    game.taishi_ci.activates("justice-of-heaven", on="xu-chu")
    assert game.waits_for == ["taishi-ci", "xu-chu"]
    seen, heard = game.fact("view.xu-chu.seats"), game.fact("told.xu-chu")
    game.taishi_ci.does("fight", cards=["sha"])
    assert (game.fact("view.xu-chu.seats"), game.fact("told.xu-chu"), game.processing) == (seen, heard, [])
    game.xu_chu.does("fight", cards=["dodge"])
    assert told(game, "fought")[0]["values"] == [7, 2]


@rule("SG-320", "SG-753")
def test_everything_stops_when_the_game_is_decided():
    game = bare(
        "sun-quan", "xu-chu", "ma-chao",
        roles=["rebel", "ruler", "spy"], turn="sun-quan", hp={"xu-chu": 1, "ma-chao": 1},
        hands={"sun-quan": ["raining-arrows", "sha"], "ma-chao": ["dodge"]},
    )  # fmt: skip
    game.sun_quan.uses("raining-arrows")
    game.nobody_negates()
    game.everyone_passes()
    assert game.waits_for is None
    assert game.fact("winner") == ["sun-quan"]
    assert game.hp["ma-chao"] == 1
    assert game.hands["sun-quan"] == ["sha:spade-7"]


def test_nothing_made_up_is_left():
    with pytest.raises(BadInput, match="row 1 of effects names no skill or card that has an effect: 'watching'"):
        bare(effects=given(WATCHING, "xu-chu"))
