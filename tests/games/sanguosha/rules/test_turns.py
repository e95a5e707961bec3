"""Rounds, turns and phases (SG-2xx)."""

import pytest

from tests.games.sanguosha.rules.bare import bare
from tests.games.sanguosha.rules.heroes.tables import is_idle, table, told
from tests.games.sanguosha.rules.marks import rule
from tests.games.sanguosha.rules.probes import WATCHING, given, points, watch_every_point
from tianxia.core.asks import Play
from tianxia.core.events import Seat
from tianxia.games.sanguosha.rules.skills import lasting, skill
from tianxia.games.sanguosha.rules.table import PHASES, Table
from tianxia.games.sanguosha.rules.turns import Phase
from tianxia.scenario import refused

THREE = ("sun-quan", "xu-chu", "ma-chao")

# ---- rounds


@rule("SG-201", "SG-202")
def test_rounds_begin_with_the_ruler_and_give_everybody_one_turn():
    game = bare(*THREE, ruler="xu-chu", roles=["spy", "ruler", "rebel"], step="start")
    turns = []
    for _ in range(7):
        turns.append((game.round, game.turn))
        game.does(game.turn, "end")
        while game.kind != "sanguosha.idle":
            game.does(game.waits_for, "cards", cards=game.fact(f"hands.{game.waits_for}")[-2:])
    order = ["xu-chu", "ma-chao", "sun-quan"]
    assert turns == [(1 + n // 3, order[n % 3]) for n in range(7)]
    assert len(told(game, "start")) == 1


@rule("SG-201", "SG-302")
@pytest.mark.usefixtures("made_up")
def test_at_the_start_of_the_game_the_ruler_comes_first():
    @skill(lasting("starting"), at="G1", forced=True, anyone=True)
    def start(s: Table, me: Seat, game: Phase) -> Play[None]:
        s.emit("point", {"point": str(me)})
        yield from ()

    game = bare(
        *THREE, ruler="xu-chu", roles=["spy", "ruler", "rebel"], step="start", effects=given("starting", *THREE)
    )
    assert points(game) == "1 2 0"


@rule("SG-202", "SG-221")
def test_the_dead_have_no_turn():
    game = bare(*THREE, roles=["ruler", "rebel", "spy"], dead=["xu-chu"])
    game.sun_quan.ends()
    assert (game.turn, game.round) == ("ma-chao", 1)
    game.ma_chao.ends()
    assert (game.turn, game.round) == ("sun-quan", 2)


@rule("SG-221")
def test_an_extra_turn_of_one_who_died_is_lost():
    game = bare(*THREE, roles=["ruler", "rebel", "spy"], dead=["ma-chao"], extra_turns=["ma-chao"])
    game.sun_quan.ends()
    assert game.turn == "xu-chu"


@rule("SG-220", "SG-219")
def test_of_several_extra_turns_the_last_created_comes_first():
    game = bare(*THREE, extra_turns=["ma-chao", "sun-quan"])
    turns = []
    for _ in range(4):
        turns.append((game.turn, game.round))
        game.does(game.turn, "end")
    assert turns == [("sun-quan", 1), ("sun-quan", 1), ("ma-chao", 1), ("xu-chu", 1)]


# ---- a turn


@rule("SG-203")
def test_a_turn_has_six_phases_in_this_order():
    game = bare(*THREE, step="turn")
    game.sun_quan.ends()
    first = [event["phase"] for event in told(game, "phase") if event["seat"] == 0]
    assert tuple(first) == PHASES == ("beginning", "judgement", "draw", "action", "discard", "end")


@rule("SG-205")
def test_the_end_of_turn_comes_even_if_its_player_has_died():
    game = table(
        "sun-quan", "xu-chu", "god-sima-yi",
        roles=["ruler", "rebel", "spy"], turn="xu-chu", hp={"xu-chu": 1},
        hands={"xu-chu": ["duel"], "god-sima-yi": ["sha"]},
    )  # fmt: skip
    game.xu_chu.uses("duel", on="god-sima-yi")
    game.nobody_negates()
    game.god_sima_yi.plays("sha")
    game.everyone_passes()
    assert game.fact("alive") == ["sun-quan", "god-sima-yi"]
    assert game.fact("question.god-sima-yi.about.point") == "T6"
    game.god_sima_yi.activates("consecutive-breaks")
    assert game.turn == "god-sima-yi"


@rule("SG-206", "SG-424")
@pytest.mark.usefixtures("made_up")
def test_what_a_dead_player_began_is_resolved_and_his_later_phases_are_skipped():
    watch_every_point()
    game = table(
        "sun-quan", "xu-chu", "xiahou-dun", "ma-chao",
        roles=["ruler", "rebel", "spy", "loyalist"], turn="xu-chu", hp={"xu-chu": 1},
        hands={"xu-chu": ["barbarians"]}, deck=["sha:spade-7", *["dodge"] * 4], effects=given(WATCHING, "ma-chao"),
    )  # fmt: skip
    game.xu_chu.uses("barbarians")
    game.xiahou_dun.activates("unyielding")
    game.everyone_passes()
    assert "xu-chu" not in game.fact("alive")
    assert game.hp["ma-chao"] == game.hp["sun-quan"] == 3  # Barbarians went on
    turn, _, rest = points(game).partition("T6")
    assert not any(point[0] == "T" for point in turn.split())  # neither the end of this phase nor another phase
    assert rest.startswith(" T0 T1")
    assert game.turn == "xiahou-dun"


@rule("SG-207")
@pytest.mark.usefixtures("made_up")
def test_a_face_down_hero_is_turned_up_and_has_no_turn():
    watch_every_point()
    game = bare(*THREE, flipped=["xu-chu"], effects=given(WATCHING, "ma-chao"))
    game.sun_quan.ends()
    assert game.turn == "ma-chao"
    assert game.flipped == []
    assert "T6 T0 T0 T1" in points(game)  # before the turn of Xu Chu, then the turn of Ma Chao


@rule("SG-209", "SG-217")
@pytest.mark.parametrize(("phase", "next_phase"), [("beginning", "judgement"), ("end", "beginning")])
def test_nothing_happens_by_itself_in_the_beginning_and_end_phases(phase: str, next_phase: str):
    game = bare(*THREE, phase=phase)
    happened = [event["kind"] for event in game.fact("told.spectator")]
    first = happened.index("phase")
    assert told(game, "phase")[0]["phase"] == phase
    assert happened[first + 1] in ("phase", "turn")
    assert told(game, "phase")[1]["phase"] == next_phase


@rule("SG-210")
def test_the_last_placed_delayed_tactic_is_resolved_first():
    game = bare(*THREE, phase="judgement", judgement={"sun-quan": ["lightning", "famine", "acedia"]},
                deck=["sha:heart-10", "sha:club-2", "sha:heart-11"])  # fmt: skip
    assert [event["card"]["name"] for event in told(game, "delayed")] == ["acedia", "famine", "lightning"]
    assert is_idle(game, "sun-quan")  # heart for Acedia, club for Famine
    assert len(game.sun_quan.hand) == 2


@rule("SG-211")
def test_a_delayed_tactic_lies_in_the_processing_area_while_it_can_be_negated():
    game = bare(*THREE, phase="judgement", judgement={"sun-quan": ["acedia"]}, hands={"xu-chu": ["negate"]},
                deck=["sha:spade-7"])  # fmt: skip
    assert (game.waits_for, game.kind) == ("xu-chu", "sanguosha.negate")
    assert [card.partition(":")[0] for card in game.processing] == ["acedia"]
    assert game.judgement["sun-quan"] == []
    assert told(game, "judge") == []
    game.xu_chu.negates()
    assert told(game, "judge") == []  # no judgement, and nothing is skipped
    assert is_idle(game, "sun-quan")


@rule("SG-211", "SG-502")
def test_a_delayed_tactic_that_is_not_negated_takes_effect_before_its_judgement():
    game = bare(*THREE, phase="judgement", judgement={"sun-quan": ["acedia"]}, deck=["sha:spade-7"])
    kinds = [event["kind"] for event in game.fact("told.spectator")]
    assert kinds.index("delayed") < kinds.index("judge") < kinds.index("judged")
    assert [event["phase"] for event in told(game, "skip") if event["seat"] == 0] == ["action"]


@rule("SG-212")
def test_two_cards_are_drawn_in_the_draw_phase():
    game = bare(*THREE, phase="draw", deck=["peach", "duel", "dodge"])
    assert game.sun_quan.hand == ["peach", "duel"]


@rule("SG-212")
def test_skills_change_the_number_before_the_draw():
    game = table("zhou-yu", "xu-chu", phase="draw")
    assert game.zhou_yu.hand == []
    game.zhou_yu.activates("dashing")
    assert len(game.zhou_yu.hand) == 3


@rule("SG-213")
def test_an_idle_hero_goes_on_until_he_ends_the_phase():
    game = table("sun-quan", "xu-chu", hp={"sun-quan": 2}, hands={"sun-quan": ["peach", "peach", "kirin-bow", "sha"]})
    game.sun_quan.uses("peach")
    game.sun_quan.uses("peach")
    game.sun_quan.uses("kirin-bow")
    game.sun_quan.activates("balance", "kirin-bow")
    game.sun_quan.uses("sha", on="xu-chu")
    assert is_idle(game, "sun-quan")
    game.sun_quan.ends()
    assert game.turn == "xu-chu"


@rule("SG-214")
def test_once_in_an_action_phase_and_only_when_idle():
    game = table("sun-quan", "ma-chao", hands={"sun-quan": ["duel", "sha", "peach"], "ma-chao": ["sha", "sha"]})
    game.sun_quan.uses("duel", on="ma-chao")
    game.nobody_negates()
    game.ma_chao.plays("sha")
    assert game.sun_quan.options == ["sha", "pass"]  # no Balance while the Duel is being resolved
    game.sun_quan.passes()
    game.sun_quan.activates("balance", "sha")
    assert "balance" not in game.sun_quan.options
    game.sun_quan.ends()
    assert is_idle(game, "ma-chao")
    game.ma_chao.ends()
    while game.kind != "sanguosha.idle":
        game.does(game.waits_for, "cards", cards=game.fact(f"hands.{game.waits_for}")[:1])
    assert "balance" in game.sun_quan.options


@rule("SG-214", "SG-812", "SG-1606")
@pytest.mark.parametrize(
    ("hero", "scope", "skill", "option", "reason"),
    [("sun-quan", "phase", "balance", "balance", "SG-214"), ("yu-ji", "turn", "bewitch", "bewitch/sha", "SG-812"),
     ("jia-xu", "game", "mass-chaos", "mass-chaos", "SG-1606")],
)  # fmt: skip
def test_a_skill_that_is_used_up_is_refused_for_that(hero, scope, skill, option, reason):
    game = table(hero, "ma-chao", hands={hero: ["peach:heart-3"]}, hp={hero: 1})
    assert option in getattr(game, hero.replace("-", "_")).options
    game = table(hero, "ma-chao", hands={hero: ["peach:heart-3"]}, hp={hero: 1}, used=[[scope, hero, skill]])
    assert game.why_not(hero, option, cards=["peach:heart-3"]) == reason


@rule("SG-213", "SG-1102", "SG-1150", "SG-1005")
def test_a_card_that_a_skill_makes_is_refused_as_that_card_is():
    game = table("guan-yu", "ma-chao", hands={"guan-yu": ["peach:heart-3"]}, used=[["phase", "guan-yu", "sha"]])
    assert game.guan_yu.why_not("warrior-saint/sha", "peach", on="ma-chao") == "SG-1102"
    game = table("dong-zhuo", "ma-chao", hands={"dong-zhuo": ["sha:spade-7"]}, used=[["turn", "dong-zhuo", "wine"]])
    assert game.dong_zhuo.why_not("wine-pond/wine", "sha") == "SG-1150"
    assert game.dong_zhuo.why_not("warrior-saint/sha", "sha", on="ma-chao") == "SG-213"  # not his
    game = table("da-qiao", "ma-chao", hands={"da-qiao": ["sha:diamond-6"]}, judgement={"ma-chao": ["acedia"]})
    assert game.da_qiao.why_not("national-beauty/acedia", "sha", on="ma-chao") == "SG-1005"


@rule("SG-215", "SG-216")
def test_down_to_the_hand_limit_by_choice():
    hand = ["sha:spade-7", "peach:heart-3", "duel:spade-1", "dodge:heart-2"]
    game = bare(*THREE, hp={"sun-quan": 2}, phase="discard", hands={"sun-quan": hand})
    assert game.waits_for == "sun-quan"
    for count in (1, 3):
        with refused("SG-215"):
            game.sun_quan.discards(*hand[:count])
    game.sun_quan.discards("peach:heart-3", "sha:spade-7")
    assert game.hands["sun-quan"] == ["duel:spade-1", "dodge:heart-2"]


@rule("SG-215")
def test_nothing_is_discarded_at_the_limit():
    game = bare(*THREE, hp={"sun-quan": 2}, phase="discard", hands={"sun-quan": ["sha", "peach"]})
    assert game.turn == "xu-chu"
    assert len(game.sun_quan.hand) == 2


@rule("SG-216", "SG-710")
def test_the_hand_limit_is_zero_for_negative_hp():
    game = bare(*THREE, hp={"ma-chao": 1}, hands={"sun-quan": ["wine", "sha", "peach"], "xu-chu": ["peach"]})
    game.sun_quan.uses("wine")
    game.sun_quan.uses("sha", on="ma-chao")
    assert game.hp["ma-chao"] == -1
    assert game.fact("view.spectator.seats.2.limit") == 0
    assert game.fact("view.spectator.seats.1.limit") == 4


@rule("SG-216", "SG-1009")
def test_what_raises_the_hand_limit_raises_it_from_zero():
    game = table("sun-quan", "god-zhao-yun", hp={"god-zhao-yun": 1},
                 hands={"sun-quan": ["wine", "sha"], "god-zhao-yun": ["duel"]})  # fmt: skip
    game.sun_quan.uses("wine")
    game.sun_quan.uses("sha", on="god-zhao-yun")
    game.god_zhao_yun.passes()
    assert game.hp["god-zhao-yun"] == -1
    assert game.fact("view.spectator.seats.1.limit") == 2  # Last Stand: +2
