"""Liu Hong and Jiang Wei of the chronicle, skill by skill, with deliberations and Shadows."""

from typing import Any

import pytest

from tests.games.sanguosha.rules.heroes.tables import activated, is_idle, table, told
from tests.games.sanguosha.rules.marks import content, rule
from tianxia.scenario import Scenario, refused

OTHERS = {"sun-quan": [], "xu-chu": [], "zhen-ji": []}
RED, BLACK = "peach:heart-3", "sha:spade-7"


def council(hero: str, **position: Any) -> Scenario:
    """This hero on turn beside heroes without skills."""
    hands = {hero: [], **OTHERS, **position.pop("hands", {})}
    skills = OTHERS | position.pop("skills", {})
    return table(hero, "sun-quan", "xu-chu", "zhen-ji", skills=skills, hands=hands, **position)


# ---- Liu Hong


def dispute(*cards: str) -> Scenario:
    """The three others, wounded, show these cards; those after them have no hand."""
    heroes = ("sun-quan", "xu-chu", "zhen-ji")
    game = council(
        "liu-hong", phase="beginning", hp={"sun-quan": 2, "xu-chu": 2, "zhen-ji": 2},
        hands={hero: [card] for hero, card in zip(heroes, cards, strict=False)},
    )  # fmt: skip
    game.liu_hong.activates("court-dispute")
    for hero, card in zip(heroes, cards, strict=False):
        getattr(game, hero.replace("-", "_")).chooses("cards", card)
    return game


def hp(game: Scenario) -> list[int]:
    """Of the three others."""
    return [game.hp[hero] for hero in OTHERS]


@content("court-dispute")
@rule("SG-938")
@pytest.mark.parametrize(
    ("cards", "left", "drawn"),
    [
        (("peach:heart-3", "peach:heart-4", "sha:spade-7"), [3, 3, 2], 0),
        (("peach:heart-3", "sha:spade-8", "sha:spade-7"), [1, 2, 2], 0),
        (("peach:heart-3", "sha:spade-7"), [2, 2, 2], 0),  # equal: no effect; the third has no hand and no part
        (("sha:club-2", "sha:spade-8", "sha:spade-7"), [2, 2, 2], 3),
        (("peach:heart-3", "dodge:diamond-2"), [3, 3, 2], 2),
    ],
)
def test_the_majority_of_the_colours_decides(cards: tuple[str, ...], left: list[int], drawn: int):
    game = dispute(*cards)
    assert hp(game) == left
    assert len(game.liu_hong.hand) == drawn + 2  # and the Draw Phase
    assert len(told(game, "show")) == len(cards)
    assert [len(game.hands[hero]) for hero in OTHERS][: len(cards)] == [1] * len(cards)  # shown cards stay


@content("court-dispute")
@rule("SG-938", "SG-H11")
def test_what_is_shown_is_sealed_until_all_have_answered():
    game = council("liu-hong", phase="beginning", hands={"sun-quan": [RED], "xu-chu": [BLACK]})
    game.liu_hong.activates("court-dispute")
    game.sun_quan.chooses("cards", RED)
    assert told(game, "show") == []
    with refused("SG-938"):
        game.xu_chu.chooses("pass")
    game.xu_chu.chooses("cards", BLACK)
    assert len(told(game, "show")) == 2


@content("levy")
@rule("SG-311")
def test_neutral_heroes_draw_one_more_twice_a_turn():
    game = table(
        "liu-hong", "hua-tuo", "xu-chu", turn="liu-hong", hands={"liu-hong": [], "hua-tuo": [], "xu-chu": []},
        skills={"hua-tuo": ["bitter-flesh"], "xu-chu": []},
    )  # fmt: skip
    game.liu_hong.ends()
    assert is_idle(game, "hua-tuo")  # their own Draw Phase does not count
    for count in (1, 2, 3):
        game.hua_tuo.activates("bitter-flesh")
        assert (game.kind == "sanguosha.may") is (count < 3)
        if count < 3:
            game.hua_tuo.activates("levy")
            assert len(game.hua_tuo.hand) == 2 + 3 * count
        if count == 2:
            game.everyone_passes("sanguosha.save")
            break
    assert game.fact("used").count(["turn", "hua-tuo", "levy@0"]) == 2


@content("levy")
def test_liu_hong_takes_a_card_of_each_neutral_hero():
    game = table(
        "liu-hong", "hua-tuo", "xu-chu", "lu-bu", phase="end",
        hands={"hua-tuo": ["peach"], "xu-chu": ["peach"], "lu-bu": []}, equipment={"lu-bu": ["red-hare"]},
    )  # fmt: skip
    game.liu_hong.activates("levy")
    if game.kind == "sanguosha.card-of":
        game.liu_hong.takes("red-hare")
    assert sorted(game.liu_hong.hand) == ["peach", "red-hare"]
    assert game.xu_chu.hand == ["peach"]  # not Neutral


@content("levy")
@rule("SG-117")
def test_levy_is_a_skill_of_rulers():
    game = table("sun-quan", "liu-hong", "hua-tuo")
    assert "levy" not in game.skills["liu-hong"]


@content("great-favour", "unbridled", "domineering")
@rule("SG-1606")
def test_a_favourite_gains_two_skills_and_falls_with_liu_hong():
    game = council("liu-hong", ruler="zhen-ji", roles={"liu-hong": "loyalist"}, hands={"sun-quan": ["peach", "dodge"]},
                   skills={"sun-quan": ["balance"]}, turn="liu-hong")  # fmt: skip
    game.liu_hong.activates("great-favour", on="sun-quan")
    assert game.skills["sun-quan"] == ["balance", "unbridled", "domineering"]
    with refused("SG-1606"):
        game.liu_hong.activates("great-favour", on="xu-chu")
    game.liu_hong.suffers(9)
    game.everyone_passes("sanguosha.save")
    assert game.dead == ["liu-hong"]
    assert game.skills["sun-quan"] == []
    assert {"peach", "dodge"} <= {card.partition(":")[0] for card in game.discard}
    assert "discard" in [row["why"] for row in told(game, "moved") if row["from"] == "hand/1"]


@content("unbridled")
def test_unbridled_throws_a_delayed_tactic_away():
    game = table(
        "sun-quan", "xu-chu", phase="judgement", skills={"sun-quan": ["unbridled"]},
        hands={"sun-quan": ["sha", "peach"], "xu-chu": []}, judgement={"sun-quan": ["acedia", "famine"]},
    )  # fmt: skip
    game.sun_quan.activates("unbridled", "sha", "peach", first="acedia")
    assert [card.partition(":")[0] for card in game.discard].count("acedia") == 1
    assert is_idle(game, "sun-quan")  # the Action Phase is not skipped


@content("domineering")
@rule("SG-1102")
def test_domineering_draws_and_allows_one_more_sha():
    game = table(
        "sun-quan", "xu-chu", phase="beginning", skills={"sun-quan": ["domineering"]}, hands={"sun-quan": ["sha"] * 3},
    )  # fmt: skip
    assert len(game.sun_quan.hand) == 3 + 1 + 2
    for _ in range(2):
        game.sun_quan.uses("sha", on="xu-chu")
        game.everyone_passes("sanguosha.dodge")
    assert game.sun_quan.why_not("sha", on="xu-chu") == "SG-1102"


# ---- Jiang Wei of the chronicle


def boast(mine: str, *others: str, shown: str = RED, **position: Any) -> Scenario:
    """Jiang Wei shows a card, then deliberates with this one against these of Sun Quan and Xu Chu."""
    heroes = ("sun-quan", "xu-chu")
    held = {hero: [card] for hero, card in zip(heroes, others, strict=False)}
    game = council("chronicle-jiang-wei", hands={"chronicle-jiang-wei": [shown, mine], **held}, **position)
    game.chronicle_jiang_wei.activates("boast-of-campaigns", shown)
    game.chronicle_jiang_wei.chooses("cards", mine)
    for hero in held:
        getattr(game, hero.replace("-", "_")).chooses("cards", held[hero][0])
    return game


@content("boast-of-campaigns")
@rule("SG-923")
def test_the_colour_of_the_shown_card_lets_two_heroes_draw():
    game = boast("dodge:heart-2", "peach:heart-4", "sha:spade-7")
    game.chronicle_jiang_wei.chooses("hero", on=["chronicle-jiang-wei", "sun-quan"])
    assert (len(game.chronicle_jiang_wei.hand), len(game.sun_quan.hand), len(game.xu_chu.hand)) == (4, 4, 1)
    assert is_idle(game, "chronicle-jiang-wei")  # somebody showed red too: the kingdom stays
    with refused("SG-214"):
        game.chronicle_jiang_wei.activates("boast-of-campaigns", "dodge:heart-2")


@content("boast-of-campaigns")
@rule("SG-1160", "SG-1163")
def test_the_other_colour_brings_shadows_and_a_lone_voice_may_change_sides():
    game = boast("dodge:heart-2", "sha:spade-8", "sha:spade-7")
    assert sorted(game.chronicle_jiang_wei.hand) == ["dodge", "peach", "shadow", "shadow"]
    game.chronicle_jiang_wei.chooses("kingdom", kingdom="wei")
    assert game.kingdoms["chronicle-jiang-wei"] == "wei"


@rule("SG-1163")
def test_there_is_no_last_shadow():
    many = ["shadow"] * 13
    game = boast("dodge:heart-2", "sha:spade-8", "sha:spade-7")
    crowded = council(
        "chronicle-jiang-wei", hands={
            "chronicle-jiang-wei": [RED, "dodge:heart-2"], "zhen-ji": many, "sun-quan": ["sha:spade-8"],
            "xu-chu": ["sha:spade-7"],
        }, max_hp={"zhen-ji": 5},
    )  # fmt: skip
    assert crowded.zhen_ji.hand == many
    crowded.chronicle_jiang_wei.activates("boast-of-campaigns", RED)
    crowded.chronicle_jiang_wei.chooses("cards", "dodge:heart-2")
    crowded.sun_quan.chooses("cards")
    crowded.xu_chu.chooses("cards")
    assert crowded.chronicle_jiang_wei.hand.count("shadow") == game.chronicle_jiang_wei.hand.count("shadow") == 2


@content("boast-of-campaigns")
def test_heroes_with_more_maximum_hp_have_no_part():
    game = council(
        "chronicle-jiang-wei", hands={"chronicle-jiang-wei": [RED], "sun-quan": [BLACK]}, max_hp={"sun-quan": 5}
    )
    game.chronicle_jiang_wei.activates("boast-of-campaigns", RED)
    game.chronicle_jiang_wei.chooses("cards", RED)
    assert game.chronicle_jiang_wei.options == ["hero", "pass"]  # red alone


@content("counterplot")
@rule("SG-1161", "SG-1162")
def test_jiang_wei_of_wei_silences_a_colour_and_ambushes_with_a_shadow():
    game = boast(
        "dodge:heart-2", "sha:spade-8", "sha:spade-7", kingdoms={"chronicle-jiang-wei": "wei"},
    )  # fmt: skip
    game.chronicle_jiang_wei.passes()  # stays of Wei
    game.chronicle_jiang_wei.chooses("shadow", on="sun-quan")
    game.nobody_negates()
    assert game.hp["sun-quan"] == 4  # a spade was shown, as the Shadow is
    assert game.chronicle_jiang_wei.hand.count("shadow") == 1
    assert game.removed == ["shadow:spade-1"]  # it left the game
    assert game.fact("effects") == [
        ["counterplot", "sun-quan", "black", "turn"], ["counterplot", "xu-chu", "black", "turn"],
    ]  # fmt: skip
    game.chronicle_jiang_wei.is_viewed_as_using("barbarians")
    game.nobody_negates()
    assert (game.waits_for, game.sun_quan.options) == ("sun-quan", ["pass"])  # a black Sha cannot be played


@content("counterplot")
def test_jiang_wei_of_shu_has_no_counterplot():
    game = boast("dodge:heart-2", "sha:spade-8", "sha:spade-7")
    game.chronicle_jiang_wei.passes()
    assert "counterplot" not in activated(game)
    assert game.fact("effects") == []


@content("vanguard-choice")
@rule("SG-1161", "SG-1017")
def test_jiang_wei_of_shu_stabs_with_shadows_however_often_and_far():
    game = council(
        "chronicle-jiang-wei", hands={"chronicle-jiang-wei": ["shadow", "shadow", "sha"], "xu-chu": ["dodge", "peach"]},
    )  # fmt: skip
    game.chronicle_jiang_wei.uses("vanguard-choice/stab-sha", "shadow", on="xu-chu")
    game.xu_chu.uses("dodge")
    game.xu_chu.chooses("suffer")
    assert game.hp["xu-chu"] == 3
    game.chronicle_jiang_wei.uses("vanguard-choice/stab-sha", "shadow", on="xu-chu")
    game.xu_chu.passes()
    game.chronicle_jiang_wei.uses("sha", on="sun-quan")  # the one that counts
    assert game.removed == ["shadow:spade-1", "shadow:spade-1b"]
    wei = council(
        "chronicle-jiang-wei", hands={"chronicle-jiang-wei": ["shadow"]}, kingdoms={"chronicle-jiang-wei": "wei"}
    )
    assert not wei.chronicle_jiang_wei.may("vanguard-choice/stab-sha", "shadow", on="sun-quan")
    assert wei.chronicle_jiang_wei.why_not("shadow", on="sun-quan") == "SG-1160"
