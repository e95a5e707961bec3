"""The strategists of Shu, skill by skill: MOU Ma Chao, MOU Zhang Fei, MOU Zhao Yun, MOU Jiang Wei."""

from typing import Any

import pytest

from tests.games.sanguosha.rules.heroes.tables import activated, is_idle, table, told
from tests.games.sanguosha.rules.marks import content, rule
from tianxia.core.events import Seat
from tianxia.games.sanguosha.rules.skills import skill
from tianxia.games.sanguosha.rules.table import Table
from tianxia.games.sanguosha.rules.timings import START_OF_PHASE
from tianxia.scenario import Scenario, refused

# ---- MOU Ma Chao


def charge_of_the_cavalry(mine: str, theirs: str) -> Scenario:
    """Ma Chao's Sha on Xiahou Dun, who has a Dodge, with these choices of the Strategy Game."""
    game = table(
        "mou-ma-chao", "xiahou-dun", "sun-quan", hands={"mou-ma-chao": ["sha"], "xiahou-dun": ["dodge", "dodge"]}
    )
    game.mou_ma_chao.uses("sha", on="xiahou-dun")
    game.mou_ma_chao.activates("iron-cavalry-mou")
    game.mou_ma_chao.chooses(mine)
    game.xiahou_dun.chooses(theirs)
    return game


@content("iron-cavalry-mou")
@rule("SG-961", "SG-328")
@pytest.mark.parametrize(
    ("mine", "theirs", "hand", "left"),
    [("first", "second", 1, 1), ("second", "first", 2, 2), ("first", "first", 0, 2), ("second", "second", 0, 2)],
)
def test_ma_chao_wins_by_another_choice(mine: str, theirs: str, hand: int, left: int):
    game = charge_of_the_cavalry(mine, theirs)
    assert (len(game.mou_ma_chao.hand), len(game.xiahou_dun.hand)) == (hand, left)
    assert game.hp["xiahou-dun"] == 3  # without a chance to dodge
    assert is_idle(game, "mou-ma-chao")  # Unyielding is invalid


@content("iron-cavalry-mou")
@rule("SG-1520")
def test_the_skills_of_the_target_are_invalid_for_this_turn_alone():
    game = charge_of_the_cavalry("first", "first")
    assert game.fact("invalid") == {"xiahou-dun": ["unyielding"]}
    game.mou_ma_chao.ends()
    assert game.fact("invalid") == {}


@content("iron-cavalry-mou")
def test_passive_skills_stay_valid():
    game = table("mou-ma-chao", "god-lu-bu", "sun-quan", hands={"mou-ma-chao": ["sha"]})
    game.mou_ma_chao.uses("sha", on="god-lu-bu")
    game.mou_ma_chao.activates("iron-cavalry-mou")
    invalid = game.fact("invalid")["god-lu-bu"]
    assert "frenzy" not in invalid
    assert "wrath-of-god" in invalid


# ---- MOU Zhang Fei


@content("roar-mou")
@rule("SG-1015")
def test_the_second_sha_of_zhang_fei_cannot_be_escaped_and_costs_him():
    game = table(
        "mou-zhang-fei", "sun-quan", "xiahou-dun",
        hands={"mou-zhang-fei": ["sha", "sha", "peach"], "sun-quan": [], "xiahou-dun": ["dodge"]},
    )  # fmt: skip
    game.mou_zhang_fei.uses("sha", on="sun-quan")
    assert (game.hp["sun-quan"], game.hp["mou-zhang-fei"]) == (3, 4)
    game.mou_zhang_fei.uses("sha", on="xiahou-dun")
    assert game.hp["xiahou-dun"] == 2  # no Dodge, one more damage, no Unyielding
    assert game.hp["mou-zhang-fei"] == 3
    assert game.mou_zhang_fei.hand == []


@content("roar-mou")
def test_zhang_fei_pays_nothing_for_a_death():
    game = table(
        "mou-zhang-fei", "xiahou-dun", "sun-quan", "zhen-ji", hp={"xiahou-dun": 2}, roles={"xiahou-dun": "loyalist"},
        history=[["use", "mou-zhang-fei", "sun-quan", 1, "sha"]], hands={"mou-zhang-fei": ["sha"]},
    )  # fmt: skip
    game.mou_zhang_fei.uses("sha", on="xiahou-dun")
    game.everyone_passes("sanguosha.save")
    assert game.dead == ["xiahou-dun"]
    assert game.hp["mou-zhang-fei"] == 4


@content("roar-mou")
def test_a_weapon_takes_the_distance_limit_away():
    heroes = ("mou-zhang-fei", "sun-quan", "xiahou-dun", "zhen-ji", "da-qiao")
    hands = {"mou-zhang-fei": ["sha"]}
    assert not table(*heroes, hands=hands).mou_zhang_fei.may("sha", on="xiahou-dun")
    armed = table(*heroes, hands=hands, equipment={"mou-zhang-fei": ["zhuge-crossbow"]})
    assert armed.mou_zhang_fei.may("sha", on="xiahou-dun")


TEAM = ("mou-zhang-fei", "sun-quan", "xu-chu", "da-qiao")


def teamed(condition: str, done: list[int], **position: Any) -> Scenario:
    """Zhang Fei has teamed up with Sun Quan, who is on turn; this much of the condition is met."""
    met = [["joint-strike", "mou-zhang-fei", value, "game"] for value in done]
    effects = [[f"{condition}/joint-strike", "mou-zhang-fei", "sun-quan", "game"], *met]
    return table(*TEAM, turn="sun-quan", effects=effects, skills={"sun-quan": [], "xu-chu": []}, **position)


@content("joint-strike")
@rule("SG-972", "SG-973")
def test_zhang_fei_teams_up_and_strikes_three_heroes():
    game = table(
        "sun-quan", "mou-zhang-fei", "xu-chu", "da-qiao", phase="beginning", turn="mou-zhang-fei",
        skills={"xu-chu": []}, hands={"mou-zhang-fei": [], "xu-chu": [], "sun-quan": [], "da-qiao": []},
        deck=["peach"] * 8,
    )  # fmt: skip
    game.mou_zhang_fei.activates("joint-strike", on="xu-chu")
    game.mou_zhang_fei.chooses("progress-together")
    game.mou_zhang_fei.ends()
    assert is_idle(game, "xu-chu")
    assert game.fact("effects") == [
        ["progress-together/joint-strike", "mou-zhang-fei", "xu-chu", "game"],
        ["joint-strike", "mou-zhang-fei", 2, "game"], ["joint-strike", "mou-zhang-fei", 2, "game"],
    ]  # fmt: skip
    game.xu_chu.ends()
    assert told(game, "team-up-ends")[-1]["succeeded"] is False
    assert game.fact("effects") == []


@content("joint-strike")
@rule("SG-972", "SG-973")
@pytest.mark.parametrize(
    ("condition", "enough", "too_few"),
    [
        ("common-enemy", [1, 3], [3]),
        ("progress-together", [2, 6], [2, 5]),
        ("distribute-the-treasury", [0, 1, 2, 3], [0, 1, 2]),
        ("join-forces", [3, 2, 1, 0], [3, 1, 0]),
    ],
)
def test_what_is_enough_for_each_condition(condition: str, enough: list[int], too_few: list[int]):
    hands = {"mou-zhang-fei": [], "sun-quan": [], "xu-chu": [], "da-qiao": []}
    game = teamed(condition, enough, hands=hands)
    game.sun_quan.ends()
    game.mou_zhang_fei.chooses("use-sha", on=["sun-quan", "xu-chu", "da-qiao"])
    assert [game.hp[hero] for hero in ("sun-quan", "xu-chu", "da-qiao")] == [3, 3, 2]
    assert len(game.mou_zhang_fei.hand) == 3  # as many cards as damage
    failing = teamed(condition, too_few, hands=hands)
    failing.sun_quan.ends()
    assert is_idle(failing, "xu-chu")


@content("joint-strike")
@rule("SG-972")
def test_what_the_two_do_is_counted_and_what_others_do_is_not():
    game = teamed(
        "join-forces", [], hands={"sun-quan": ["sha:spade-7"], "xu-chu": ["dodge:heart-2"], "mou-zhang-fei": []}
    )
    game.sun_quan.uses("sha", on="xu-chu")
    game.xu_chu.uses("dodge")
    assert game.fact("effects")[1:] == [["joint-strike", "mou-zhang-fei", 0, "game"]]  # spades alone
    thrown = teamed(
        "distribute-the-treasury", [], hands={"sun-quan": ["wine:club-3", "peach:heart-3"]}, hp={"sun-quan": 1}
    )
    thrown.sun_quan.ends()
    thrown.sun_quan.discards("wine:club-3")
    assert told(thrown, "team-up-ends")[-1]["succeeded"] is False


@content("joint-strike")
@rule("SG-972")
def test_damage_dealt_by_the_partner_counts():
    game = teamed("common-enemy", [3], hands={"sun-quan": ["sha"], "xu-chu": [], "mou-zhang-fei": [], "da-qiao": []})
    game.sun_quan.uses("sha", on="xu-chu")
    game.sun_quan.ends()
    assert game.mou_zhang_fei.options == ["use-sha", "pass"]


@content("joint-strike")
def test_the_death_of_the_partner_ends_it():
    game = teamed("common-enemy", [3], roles={"sun-quan": "loyalist"}, hands={"sun-quan": []})
    game.sun_quan.suffers(9)
    game.everyone_passes("sanguosha.save")
    assert game.fact("effects") == []


# ---- MOU Zhao Yun


@content("dragon-courage-mou")
@rule("SG-1656")
def test_zhao_yun_begins_with_a_charge_and_turns_cards_with_it():
    game = table("mou-zhao-yun", "sun-quan", "zhang-fei", hands={"mou-zhao-yun": ["dodge", "dodge"], "sun-quan": []})
    assert game.tokens["mou-zhao-yun"] == {"charge": 1}
    game.mou_zhao_yun.uses("dragon-courage-mou/sha", "dodge", on="sun-quan")
    assert game.tokens["mou-zhao-yun"] == {"charge": 0}
    assert game.hp["sun-quan"] == 3
    assert len(game.mou_zhao_yun.hand) == 2  # a card was drawn
    assert not game.mou_zhao_yun.may("dragon-courage-mou/sha", "dodge", on="sun-quan")
    game.mou_zhao_yun.ends()
    assert game.tokens["mou-zhao-yun"] == {"charge": 1}


@content("dragon-courage-mou")
@rule("SG-1656")
def test_charges_stop_at_their_maximum():
    game = table(
        "sun-quan", "mou-zhao-yun", "zhang-fei", tokens={"mou-zhao-yun": {"charge": 3}}, hands={"sun-quan": []}
    )
    game.sun_quan.ends()
    assert game.tokens["mou-zhao-yun"] == {"charge": 3}
    assert "dragon-courage-mou" not in activated(game)


@content("dragon-courage-mou")
def test_zhao_yun_draws_for_a_card_used_and_not_for_one_played():
    game = table("sun-quan", "mou-zhao-yun", "zhang-fei", hands={"sun-quan": ["sha", "duel"], "mou-zhao-yun": ["sha"]})
    game.sun_quan.uses("sha", on="mou-zhao-yun")
    game.mou_zhao_yun.uses("dragon-courage-mou/dodge", "sha")
    assert game.hp["mou-zhao-yun"] == 4
    assert len(game.mou_zhao_yun.hand) == 1
    played = table(
        "sun-quan",
        "mou-zhao-yun",
        "zhang-fei",
        hands={"sun-quan": ["duel"], "mou-zhao-yun": ["dodge"], "zhang-fei": []},
    )
    played.sun_quan.uses("duel", on="mou-zhao-yun")
    played.nobody_negates()
    played.mou_zhao_yun.plays("dragon-courage-mou/sha", "dodge")
    assert played.mou_zhao_yun.hand == []


@content("dragon-courage-mou", "provoke-mou")
@rule("SG-1657", "SG-1658")
def test_two_charge_skills_share_one_pool():
    game = table(
        "mou-zhao-yun", "sun-quan", "zhang-fei", gained={"mou-zhao-yun": ["provoke-mou"]},
        hands={"mou-zhao-yun": ["dodge"], "sun-quan": [], "zhang-fei": ["peach"]},
    )  # fmt: skip
    assert game.tokens["mou-zhao-yun"] == {"charge": 1 + 4}
    game.mou_zhao_yun.activates("provoke-mou", on=["sun-quan", "zhang-fei"])
    game.everyone_passes("sanguosha.use-sha")
    assert game.tokens["mou-zhao-yun"] == {"charge": 3}
    game.mou_zhao_yun.uses("dragon-courage-mou/sha", "dodge", on="sun-quan")
    assert game.tokens["mou-zhao-yun"] == {"charge": 2}


@content("provoke-mou", "heartbreak")
@rule("SG-1527")
def test_charges_persist_when_the_skill_is_lost_or_invalid():
    game = table(
        "mou-jiang-wei", "cai-wenji", "sun-quan", "zhen-ji", hands={"mou-jiang-wei": ["sha"], "cai-wenji": []},
        hp={"cai-wenji": 1}, roles={"cai-wenji": "loyalist"},
    )  # fmt: skip
    game.mou_jiang_wei.uses("sha", on="cai-wenji")
    game.everyone_passes("sanguosha.save")
    assert game.skills["mou-jiang-wei"] == []
    assert game.tokens["mou-jiang-wei"] == {"charge": 4}
    silenced = table("mou-jiang-wei", "sun-quan", "zhen-ji", effects=[["silenced", "mou-jiang-wei", 1, "turn"]])
    assert silenced.fact("invalid") == {"mou-jiang-wei": ["provoke-mou", "legacy-mou"]}
    assert silenced.tokens["mou-jiang-wei"] == {"charge": 4}
    assert not silenced.mou_jiang_wei.may("provoke-mou", on="sun-quan")


@content("pile-up-merit")
@rule("SG-973")
def test_zhao_yun_turns_any_basic_card_into_any_until_his_next_end_phase():
    game = table(
        "mou-zhao-yun", "sun-quan", "zhang-fei", turn="sun-quan", skills={"sun-quan": []}, hp={"mou-zhao-yun": 3},
        effects=[["common-enemy/pile-up-merit", "mou-zhao-yun", "sun-quan", "game"],
                 ["pile-up-merit", "mou-zhao-yun", 4, "game"]],
        hands={"sun-quan": [], "mou-zhao-yun": ["wine", "wine", "wine"], "zhang-fei": ["duel"]},
    )  # fmt: skip
    game.sun_quan.ends()
    game.zhang_fei.uses("duel", on="mou-zhao-yun")
    game.nobody_negates()
    game.mou_zhao_yun.plays("dragon-courage-mou/sha", "wine")
    assert len(game.mou_zhao_yun.hand) == 3  # draws also for a card that is played
    game.everyone_passes("sanguosha.play")
    game.zhang_fei.ends()
    game.mou_zhao_yun.passes()  # no Team Up
    game.mou_zhao_yun.uses("dragon-courage-mou/peach", "wine")
    assert game.hp["mou-zhao-yun"] == 4
    game.mou_zhao_yun.ends()
    while game.waits_for == "mou-zhao-yun":
        game.mou_zhao_yun.discards(*game.hands["mou-zhao-yun"][: len(game.mou_zhao_yun.hand) - 4])
    assert game.fact("effects") == []


@content("pile-up-merit")
def test_zhao_yun_teams_up_in_his_beginning_phase():
    game = table("mou-zhao-yun", "sun-quan", "zhang-fei", phase="beginning")
    game.mou_zhao_yun.activates("pile-up-merit", on="sun-quan")
    with refused("SG-972"):
        game.mou_zhao_yun.chooses("pass")
    game.mou_zhao_yun.chooses("join-forces")
    assert game.fact("effects") == [["join-forces/pile-up-merit", "mou-zhao-yun", "sun-quan", "game"]]


# ---- MOU Jiang Wei


@content("provoke-mou")
def test_jiang_wei_provokes_as_many_as_he_has_charges():
    game = table(
        "mou-jiang-wei", "sun-quan", "xu-chu", "zhen-ji", tokens={"mou-jiang-wei": {"charge": 2}},
        hands={"mou-jiang-wei": ["dodge"], "sun-quan": ["sha"], "xu-chu": ["peach"], "zhen-ji": ["peach"]},
    )  # fmt: skip
    with refused("SG-213"):
        game.mou_jiang_wei.activates("provoke-mou", on=["sun-quan", "xu-chu", "zhen-ji"])
    game.mou_jiang_wei.activates("provoke-mou", on=["xu-chu", "sun-quan"])
    game.sun_quan.uses("sha")  # in turn order
    game.mou_jiang_wei.uses("dodge")
    game.xu_chu.passes()
    assert game.mou_jiang_wei.hand == ["peach"]
    assert game.tokens["mou-jiang-wei"] == {"charge": 0}


@content("provoke-mou")
def test_jiang_wei_is_charged_by_his_discards():
    game = table(
        "mou-jiang-wei", "sun-quan", "zhen-ji", tokens={"mou-jiang-wei": {"charge": 1}}, hands={"mou-jiang-wei": 6}
    )
    game.mou_jiang_wei.ends()
    game.mou_jiang_wei.discards(*game.hands["mou-jiang-wei"][:2])
    assert game.tokens["mou-jiang-wei"] == {"charge": 3}


def campaign(**position: Any) -> Scenario:
    """Jiang Wei has given Sun Quan, who is on turn, a token."""
    return table(
        "mou-jiang-wei", "sun-quan", "xu-chu", "zhen-ji", turn="sun-quan",
        tokens={"sun-quan": {"northern-campaign": 1}}, skills={"xu-chu": [], "zhen-ji": []},
        effects=[["northern-campaign", "mou-jiang-wei", "sun-quan", "game"]],
        **position,
    )  # fmt: skip


@content("legacy-mou")
@rule("SG-1604")
def test_jiang_wei_awakens_after_four_charges():
    game = table(
        "mou-jiang-wei", "sun-quan", "xu-chu", phase="beginning", used=[["game", "mou-jiang-wei", "provoke-mou"]] * 4
    )
    game.mou_jiang_wei.chooses("hero", on=["sun-quan", "xu-chu"])
    assert game.max_hp["mou-jiang-wei"] == 3
    assert game.tokens["sun-quan"] == game.tokens["xu-chu"] == {"northern-campaign": 1}
    assert [row[1:3] for row in game.fact("effects")] == [["mou-jiang-wei", "sun-quan"], ["mou-jiang-wei", "xu-chu"]]
    early = table(
        "mou-jiang-wei", "sun-quan", "xu-chu", phase="beginning", used=[["game", "mou-jiang-wei", "provoke-mou"]] * 3
    )
    assert is_idle(early, "mou-jiang-wei")


@content("legacy-mou")
@rule("SG-1523")
def test_whoever_bears_the_token_targets_only_the_giver_and_themselves():
    game = campaign(hands={"sun-quan": ["sha", "peach", "barbarians"], "mou-jiang-wei": ["dodge"]}, hp={"sun-quan": 2})
    assert game.sun_quan.why_not("sha", on="xu-chu") == "SG-1005"
    assert game.sun_quan.may("sha", on="mou-jiang-wei")
    game.sun_quan.uses("peach")
    game.sun_quan.uses("barbarians")
    game.nobody_negates()
    assert game.waits_for == "mou-jiang-wei"
    game.mou_jiang_wei.passes()
    assert is_idle(game, "sun-quan")  # nobody else was a target


@content("legacy-mou", "entangled-grudge")
@rule("SG-1523")
def test_what_a_token_gives_can_be_invalidated():
    game = campaign(hands={"sun-quan": ["sha"]}, hp={"sun-quan": 1}, gained={"sun-quan": ["entangled-grudge"]})
    assert game.sun_quan.may("sha", on="xu-chu")


@content("legacy-mou")
def test_the_tokens_are_dropped_at_the_givers_next_turn_or_death():
    game = campaign(hands={"mou-jiang-wei": [], "zhen-ji": [], "xu-chu": [], "sun-quan": []})
    game.sun_quan.ends()
    game.xu_chu.ends()
    assert game.tokens["sun-quan"] == {"northern-campaign": 1}
    game.zhen_ji.ends()
    assert is_idle(game, "mou-jiang-wei")
    assert game.tokens["sun-quan"] == {"northern-campaign": 0}
    dying = campaign(ruler="zhen-ji", roles={"mou-jiang-wei": "loyalist"})
    dying.mou_jiang_wei.suffers(9)
    dying.everyone_passes("sanguosha.save")
    assert dying.tokens["sun-quan"] == {"northern-campaign": 0}


@rule("SG-312")
def test_whoever_bears_a_token_is_the_user_of_what_it_gives(made_up: None):
    def run(s: Table, me: Seat, matter: Any) -> None:
        s.emit("point", {"by": me})

    skill("northern-campaign", at=START_OF_PHASE, when=lambda s, me, phase: phase.phase == 0, anyone=True)(run)
    game = table(
        "mou-jiang-wei", "sun-quan", "xu-chu", phase="beginning", tokens={"xu-chu": {"northern-campaign": 1}},
        effects=[["northern-campaign", "mou-jiang-wei", "xu-chu", "game"]],
    )  # fmt: skip
    assert (game.waits_for, game.xu_chu.options) == ("xu-chu", ["northern-campaign", "pass"])
