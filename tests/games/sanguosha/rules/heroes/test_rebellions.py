"""Huangfu Song and Niu Fu & Dong Xie, skill by skill, with Manage Troops and Tyranny."""

from typing import Any

import pytest

from tests.games.sanguosha.rules.heroes.tables import activated, is_idle, table, told
from tests.games.sanguosha.rules.marks import content, rule
from tianxia.scenario import Scenario, refused

OTHERS = {"sun-quan": [], "xu-chu": [], "zhen-ji": []}

# ---- Huangfu Song


def managed(condition: str, *cards: str, hand: list[str], **position: Any) -> Scenario:
    """Huangfu Song, wounded, has set this condition, and these cards count already."""
    troops = [["troops", "huangfu-song", card, "turn"] for card in cards]
    return table(
        "huangfu-song", "sun-quan", "xu-chu", "zhen-ji",
        effects=[[f"{condition}/order-the-army", "huangfu-song", "huangfu-song", "turn"], *troops],
        skills=OTHERS, hands={"huangfu-song": hand, **OTHERS}, **{"hp": {"huangfu-song": 3}, **position},
    )  # fmt: skip


def is_rewarded(game: Scenario) -> bool:
    """Whether the end of the Discard Phase brought the reward."""
    return bool(told(game, "troops-managed"))


@content("order-the-army")
@rule("SG-931", "SG-932", "SG-935", "SG-936")
def test_huangfu_song_marches_forward_and_another_hero_is_rewarded_too():
    game = table(
        "huangfu-song", "sun-quan", "xu-chu", "zhen-ji", phase="action", step="phase", skills=OTHERS,
        hands={"huangfu-song": ["red-hare:heart-5", "sha:spade-7", "wooden-armor:spade-2"], **OTHERS},
        hp={"huangfu-song": 3},
    )  # fmt: skip
    game.huangfu_song.activates("order-the-army")
    with refused("SG-931"):
        game.huangfu_song.chooses("pass")
    game.huangfu_song.chooses("go-forward")
    game.huangfu_song.uses("wooden-armor")
    game.huangfu_song.uses("red-hare")
    game.huangfu_song.uses("sha", on="sun-quan")
    assert not is_rewarded(game)  # not before the end of the Discard Phase
    game.huangfu_song.ends()
    game.huangfu_song.chooses("heal")
    assert game.hp["huangfu-song"] == 4
    game.huangfu_song.chooses("hero", on="xu-chu")
    game.xu_chu.chooses("draw")
    assert len(game.xu_chu.hand) == 2


@content("order-the-army")
@rule("SG-932", "SG-933", "SG-937")
@pytest.mark.parametrize(
    ("condition", "cards", "met"),
    [
        ("go-forward", ("heart-1", "club-2", "spade-13"), True),
        ("go-forward", ("heart-1", "club-2"), False),  # three are needed
        ("go-forward", ("heart-1", "club-2", "spade-2"), False),  # strictly ascending
        ("go-forward", ("none-0", "club-2", "spade-3"), False),  # a card without a number
        ("change-formation", ("heart-9", "heart-2"), True),
        ("change-formation", ("heart-9",), False),
        ("change-formation", ("heart-9", "diamond-9"), False),
        ("change-formation", ("none-0", "none-0"), False),  # cards without a suit
    ],
)
def test_what_meets_the_conditions_of_the_action_phase(condition: str, cards: tuple[str, ...], met: bool):
    game = managed(condition, *cards, hand=[])
    game.huangfu_song.ends()
    assert is_rewarded(game) is met


@content("order-the-army")
@rule("SG-934")
@pytest.mark.parametrize(
    ("hand", "met"),
    [
        (["sha:spade-7", "peach:heart-3"], True),
        (["sha:spade-7", "sha:spade-8"], False),
        (["sha:spade-7"], False),  # two are needed
    ],
)
def test_halt_wants_different_suits_in_the_discard_phase(hand: list[str], met: bool):
    game = managed("halt", hand=[*hand, "dodge"], hp={"huangfu-song": 1})
    game.huangfu_song.ends()
    game.huangfu_song.discards(*hand)
    assert is_rewarded(game) is met


@content("order-the-army")
@rule("SG-935", "SG-1541")
def test_an_unwounded_hero_draws_and_nobody_else_needs_to_be_rewarded():
    game = managed("change-formation", "heart-9", "heart-2", hand=[], hp={})
    game.huangfu_song.ends()
    assert len(game.huangfu_song.hand) == 2
    game.huangfu_song.passes()
    assert is_idle(game, "sun-quan")


@content("seize-the-chance")
def test_huangfu_song_looks_at_a_hand_and_its_red_cards_go():
    game = table(
        "huangfu-song", "sun-quan", "xu-chu", hands={
            "huangfu-song": ["fire-sha"], "sun-quan": ["sha:spade-7", "peach:heart-3", "dodge:diamond-2"], "xu-chu": [],
        },
    )  # fmt: skip
    game.huangfu_song.uses("fire-sha", on="sun-quan")
    game.sun_quan.passes()
    game.huangfu_song.activates("seize-the-chance")
    assert {"peach:heart-3", "dodge:diamond-2"} <= set(game.discard)
    assert len(game.sun_quan.hand) == 3
    assert "sha:spade-7" in game.hands["sun-quan"]
    assert len(told(game, "look", "huangfu-song")[0]["cards"]) == 3


@content("seize-the-chance")
@pytest.mark.parametrize(("sha", "hand"), [("sha", ["peach"]), ("fire-sha", ["fire-sha", "peach", "peach"])])
def test_huangfu_song_has_no_chance_with_plain_damage_or_the_largest_hand(sha: str, hand: list[str]):
    game = table(
        "huangfu-song", "sun-quan", "xu-chu",
        hands={"huangfu-song": [sha, *hand[sha == "fire-sha":]], "sun-quan": ["peach"], "xu-chu": []},
    )  # fmt: skip
    game.huangfu_song.uses(sha, on="sun-quan")
    game.sun_quan.passes()
    assert "seize-the-chance" not in game.huangfu_song.options
    assert is_idle(game, "huangfu-song")


@content("quell-revolt")
@rule("SG-505")
def test_huangfu_song_aborts_a_judgement_and_gets_the_card():
    game = table(
        "sun-quan", "huangfu-song", "xu-chu", phase="judgement", judgement={"sun-quan": ["acedia"]},
        deck=["sha:spade-7", "peach", "peach"], hands={"sun-quan": [], "xu-chu": [], "huangfu-song": []},
    )  # fmt: skip
    game.huangfu_song.activates("quell-revolt")
    game.huangfu_song.chooses("get")
    assert game.hands["huangfu-song"] == ["sha:spade-7"]
    assert is_idle(game, "sun-quan")  # the Action Phase is not skipped
    assert game.judgement["sun-quan"] == ["acedia:spade-6"]


@content("quell-revolt")
def test_huangfu_song_burns_the_judged_hero_once_a_turn():
    game = table("sun-quan", "huangfu-song", "xu-chu", "zhen-ji", deck=["sha:spade-7"], hands=OTHERS)
    game.sun_quan.is_judged("acedia")
    game.huangfu_song.activates("quell-revolt")
    game.huangfu_song.chooses("use-sha")
    assert game.hp["sun-quan"] == 3
    assert "sha:spade-7" in game.discard
    game.next_cards("sha:spade-8")
    game.sun_quan.is_judged("acedia")
    assert activated(game).count("quell-revolt") == 1


@content("quell-revolt")
@rule("SG-1541")
def test_huangfu_song_gets_the_card_of_his_own_judgement_without_a_question():
    game = table("huangfu-song", "sun-quan", "xu-chu", deck=["sha:spade-7"], hands={"huangfu-song": []})
    game.huangfu_song.is_judged("acedia")
    game.huangfu_song.activates("quell-revolt")
    assert game.hands["huangfu-song"] == ["sha:spade-7"]
    red = table("huangfu-song", "sun-quan", "xu-chu", deck=["sha:club-7"])
    red.huangfu_song.is_judged("acedia")
    assert is_idle(red, "huangfu-song")


# ---- Niu Fu & Dong Xie


def camp(tyranny: int = 0, **position: Any) -> Scenario:
    """Niu Fu & Dong Xie on turn with this much Tyranny, beside heroes without skills."""
    hands = {"niu-fu-dong-xie": [], **OTHERS, **position.pop("hands", {})}
    return table(
        "niu-fu-dong-xie", "sun-quan", "xu-chu", "zhen-ji", tokens={"niu-fu-dong-xie": {"tyranny": tyranny}},
        skills=OTHERS | position.pop("skills", {}), hands=hands, **position,
    )  # fmt: skip


@content("army-camp", "ferocious-army")
def test_ferocious_army_is_given_at_the_start_and_after_a_death():
    game = table("sun-quan", "niu-fu-dong-xie", "xu-chu", step="start")
    game.niu_fu_dong_xie.activates("army-camp", on="xu-chu")
    assert "ferocious-army" in game.skills["xu-chu"]
    dying = camp(roles={"xu-chu": "loyalist"})
    dying.xu_chu.suffers(9)
    dying.everyone_passes("sanguosha.save")
    dying.niu_fu_dong_xie.activates("army-camp", on="niu-fu-dong-xie")
    assert "ferocious-army" in dying.skills["niu-fu-dong-xie"]


@content("army-camp")
@rule("SG-930")
def test_tyranny_comes_from_damage_and_from_the_army_of_another():
    game = camp(hands={"niu-fu-dong-xie": ["sha"]})
    game.niu_fu_dong_xie.uses("sha", on="sun-quan")
    assert game.tokens["niu-fu-dong-xie"]["tyranny"] == 1  # once, with three tyranny skills
    game.niu_fu_dong_xie.suffers(2)
    assert game.tokens["niu-fu-dong-xie"]["tyranny"] == 3
    army = camp(skills={"sun-quan": ["ferocious-army"]})
    army.zhen_ji.suffers(2, source="sun-quan")
    assert army.tokens["niu-fu-dong-xie"]["tyranny"] == 2
    army.zhen_ji.suffers(source="xu-chu")
    assert army.tokens["niu-fu-dong-xie"]["tyranny"] == 2


@rule("SG-930")
def test_tyranny_stops_at_five_and_is_for_heroes_with_such_a_skill_alone():
    game = camp(4)
    game.niu_fu_dong_xie.suffers(3)
    assert game.tokens["niu-fu-dong-xie"]["tyranny"] == 5
    assert "sun-quan" not in game.tokens
    one = table("niu-fu-dong-xie", "sun-quan", skills={"sun-quan": ["crafty-phoenix"]})
    one.sun_quan.suffers(source="niu-fu-dong-xie")
    assert one.tokens["sun-quan"] == one.tokens["niu-fu-dong-xie"] == {"tyranny": 1}


@content("ferocious-raid", "heartbreak")
@rule("SG-1526")
def test_the_tokens_stay_until_the_last_tyranny_skill_is_lost():
    game = table(
        "niu-fu-dong-xie", "cai-wenji", "sun-quan", "zhen-ji", tokens={"niu-fu-dong-xie": {"tyranny": 3}},
        hp={"cai-wenji": 1}, roles={"cai-wenji": "loyalist"}, hands={"niu-fu-dong-xie": ["sha"], "cai-wenji": []},
    )  # fmt: skip
    game.niu_fu_dong_xie.uses("sha", on="cai-wenji")
    game.everyone_passes("sanguosha.save")
    counts = [event["count"] for event in told(game, "token")]
    assert counts == [4, 0]  # dropped once, with the last of the three


@content("ferocious-raid")
@pytest.mark.parametrize(("tyranny", "cost"), [(3, 2), (5, 0)])
def test_the_raid_costs_what_tyranny_is_short_of_five(tyranny: int, cost: int):
    hand = ["peach", "dodge", "dodge"]
    game = camp(tyranny, hands={"niu-fu-dong-xie": hand})
    if cost:
        assert not game.niu_fu_dong_xie.may("ferocious-raid", *hand, on="xu-chu")
    game.niu_fu_dong_xie.activates("ferocious-raid", *hand[:cost], on="xu-chu")
    assert game.hp["xu-chu"] == 3
    assert len(game.niu_fu_dong_xie.hand) == 3 - cost
    with refused("SG-214"):
        game.niu_fu_dong_xie.activates("ferocious-raid", on="xu-chu")


@content("crafty-phoenix")
@rule("SG-1017", "SG-328")
def test_the_phoenix_makes_cards_countless_far_and_inescapable():
    game = camp(
        3, phase="action", step="phase",
        hands={"niu-fu-dong-xie": ["sha", "sha", "sha"], "xu-chu": ["dodge"], "sun-quan": ["dodge"]},
    )  # fmt: skip
    game.niu_fu_dong_xie.chooses("drop-2")
    assert game.match.view(0)["seats"][0]["limit"] == game.hp["niu-fu-dong-xie"] + 2
    assert game.tokens["niu-fu-dong-xie"]["tyranny"] == 1
    game.niu_fu_dong_xie.uses("sha", on="xu-chu")  # at distance 2
    game.niu_fu_dong_xie.uses("sha", on="xu-chu")
    assert game.hp["xu-chu"] == 2
    assert game.niu_fu_dong_xie.why_not("sha", on="xu-chu") == "SG-1005"
    game.niu_fu_dong_xie.uses("sha", on="sun-quan")  # the one that counts
    assert game.kind == "sanguosha.dodge"


@content("crafty-phoenix")
def test_the_phoenix_offers_no_more_than_there_is_and_may_be_declined():
    game = camp(1, phase="action", step="phase")
    assert game.niu_fu_dong_xie.options == ["drop-1", "pass"]
    game.niu_fu_dong_xie.passes()
    assert "crafty-phoenix" not in activated(game)
    assert is_idle(camp(0, phase="action", step="phase"), "niu-fu-dong-xie")


@content("ferocious-army")
def test_every_hero_with_the_army_draws_once_a_turn():
    game = camp(skills={"sun-quan": ["ferocious-army"], "zhen-ji": ["ferocious-army"]}, lost={"niu-fu-dong-xie": []})
    game.xu_chu.suffers(source="sun-quan")
    assert (len(game.sun_quan.hand), len(game.zhen_ji.hand), len(game.xu_chu.hand)) == (1, 1, 0)
    game.xu_chu.suffers(source="sun-quan")
    assert len(game.sun_quan.hand) == 1
    game.xu_chu.suffers(source="zhen-ji")  # each hero once
    assert len(game.sun_quan.hand) == 2
