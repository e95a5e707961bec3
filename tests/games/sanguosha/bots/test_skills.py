"""The rule bot of Sanguosha and its skills: none to its own harm, none for a foe, none for nothing."""

from typing import Any

import pytest

from tests.games.sanguosha.bots.positions import LOYALIST, OTHER_REBEL, REBEL, RULER, SPY, exact, passed_on, table
from tests.games.sanguosha.bots.positions import greedy as option
from tests.games.sanguosha.bots.positions import greedy_words as does
from tianxia.scenario import scenario

HEART, SPADE = "sha:heart-10", "sha:spade-7"


# ---- phases


@pytest.mark.parametrize(
    ("others", "hand", "answer"),
    [
        ({"guan-yu": "rebel"}, ["dodge", "peach"], "pass"),
        ({"guan-yu": "rebel", "cao-cao": "loyalist", "xu-chu": "rebel"}, ["dodge", "peach"], "delegate"),
        ({"guan-yu": "rebel", "cao-cao": "loyalist", "xu-chu": "rebel"}, ["dodge"] * 7, "pass"),
    ],
)
def test_a_turn_is_delegated_to_a_friend_and_with_few_cards_only(
    others: dict[str, str], hand: list[str], answer: str
) -> None:
    table = scenario(
        "sanguosha",
        heroes=["liu-shan", *others, *["lu-bu"] * (len(others) > 1)],
        roles={"liu-shan": "ruler", **others},
        deeds={"cao-cao": {"liu-shan": 8}} if "cao-cao" in others else {},
        hands={"liu-shan": hand},
        step="phase",
        phase="action",
    )
    assert [each.id for each in table.match.waiting()[0].options()] == ["delegate", "pass"]
    assert option(table) == answer


@pytest.mark.parametrize(
    ("hand", "judgement", "hp", "uses"),
    [
        ([], [], 4, False),
        (["dodge"] * 5, [], 4, False),
        (["dodge"] * 5, [], 1, True),
        ([], ["acedia"], 4, True),
    ],
)
def test_the_draw_is_not_skipped_without_need(hand: list[str], judgement: list[str], hp: int, uses: bool) -> None:
    table = scenario(
        "sanguosha",
        heroes=["liu-bei", "xiahou-yuan"],
        turn="xiahou-yuan",
        phase="judgement",
        hands={"xiahou-yuan": hand, "liu-bei": []},
        hp={"liu-bei": hp},
        judgement={"xiahou-yuan": judgement},
    )
    asked = table.match.waiting()[0]
    assert asked.options()[0].id == "godspeed"
    assert (option(table) == "godspeed") == uses


@pytest.mark.parametrize(
    ("phase", "position", "uses"),
    [
        ("judgement", {}, False),
        ("judgement", {"judgement": {RULER: ["acedia"]}}, True),
        ("action", {}, False),
        ("discard", {}, False),
        ("discard", {"hp": {RULER: 1}}, True),
    ],
)
def test_flexibility_skips_what_would_hurt(phase: str, position: dict[str, Any], uses: bool) -> None:
    played = table({RULER: ["sha", "sha", "dodge"]}, {RULER: "zhang-he"}, phase=phase, step="phase", **position)
    assert (option(played) == "flexibility") == uses


@pytest.mark.parametrize(("hp", "answer"), [(4, "pass"), (3, "rise-again")])
def test_meng_huo_rises_again_for_two_cards_at_least(hp: int, answer: str) -> None:
    assert option(table({}, {RULER: "meng-huo"}, phase="draw", step="phase", hp={RULER: hp})) == answer


# ---- judgements


@pytest.mark.parametrize(
    ("judged", "top", "hand", "answer"),
    [
        (REBEL, HEART, SPADE, "ghost-talent"),
        (REBEL, SPADE, SPADE, "pass"),
        (REBEL, SPADE, HEART, "pass"),
        (LOYALIST, SPADE, HEART, "ghost-talent"),
        (LOYALIST, HEART, SPADE, "pass"),
        (LOYALIST, SPADE, "peach:heart-3", "pass"),
    ],
)
def test_a_judgement_is_changed_for_friends_and_against_foes(judged: str, top: str, hand: str, answer: str) -> None:
    cards = {RULER: [hand]}
    played = table(cards, {RULER: "sima-yi"}, turn=judged, phase="judgement", step="phase",
                   judgement={judged: ["acedia"]}, deck=[top if top != hand else "lightning-sha:spade-5"])  # fmt: skip
    assert option(passed_on(played, "sima-yi", "sanguosha.skill")) == answer


def test_star_gazing_looks_first_for_what_ends_acedia() -> None:
    deck = ["lightning:spade-1", "peach:heart-3", "sha:heart-10", "negate", "blaze:diamond-12"]
    played = table(
        {}, {RULER: "zhuge-liang"}, phase="beginning", step="phase", deck=deck, judgement={RULER: ["acedia"]}
    )
    played.does("zhuge-liang", "star-gazing")
    choice = does(played)
    assert choice[:4] == ("place", "sha", "peach", "negate")
    assert set(choice[4:]) == {"lightning", "blaze"}


# ---- damage


def struck(cast: dict[str, str], user: str, target: str, hands: dict[str, list[str]], **position: Any) -> Any:
    """After a Sha that nobody dodges."""
    played = table({user: ["sha"], **hands}, cast, turn=user, **position)
    played.does(cast.get(user, user), "sha", cards=["sha"], targets=[cast.get(target, target)])
    return played


@pytest.mark.parametrize(("hp", "answer"), [(1, "pass"), (3, "frozen-sword")])
def test_the_frozen_sword_does_not_spare_who_would_die(hp: int, answer: str) -> None:
    played = struck({}, RULER, REBEL, {REBEL: ["sha", "sha"]}, hp={REBEL: hp}, equipment={RULER: ["frozen-sword"]})
    assert option(passed_on(played, RULER, "sanguosha.skill")) == answer


@pytest.mark.parametrize(("user", "target", "answer"), [(REBEL, RULER, "sad-song"), (RULER, REBEL, "pass")])
def test_the_sad_song_is_for_friends(user: str, target: str, answer: str) -> None:
    played = struck({LOYALIST: "cai-wenji"}, user, target, {LOYALIST: ["blaze"]})
    assert option(passed_on(played, "cai-wenji", "sanguosha.skill")) == answer


def test_guo_jia_keeps_his_strategy() -> None:
    played = struck({RULER: "guo-jia"}, REBEL, RULER, {})
    played.does("guo-jia", "bequeathed-strategy")
    assert does(played) == ("give", "guo-jia", "guo-jia")


def test_banished_is_a_foe_who_is_not_yet_and_nobody_is_helped_back_by_mistake() -> None:
    played = struck({RULER: "cao-pi"}, REBEL, RULER, {}, flipped=[OTHER_REBEL])
    assert does(passed_on(played, "cao-pi", "sanguosha.skill")) == ("banish", REBEL)


@pytest.mark.parametrize(("source", "answer"), [(OTHER_REBEL, "pass"), (LOYALIST, "yes")])
def test_no_rebel_heals_the_ruler(source: str, answer: str) -> None:
    cast = {RULER: "dong-zhuo", source: "lu-bu"}
    target = SPY if source == OTHER_REBEL else REBEL
    played = struck(cast, source, target, {}, hp={RULER: 3})
    assert option(passed_on(played, "lu-bu", "sanguosha.may")) == answer


# ---- for and against


@pytest.mark.parametrize(("hp", "answer"), [(4, "lose-max-hp"), (9, "lose-hp")])
def test_a_wounded_dong_zhuo_gives_up_what_he_does_not_have(hp: int, answer: str) -> None:
    played = table({}, {RULER: "dong-zhuo"}, phase="end", step="phase", hp={RULER: hp, REBEL: 1})
    assert option(played) == answer


def test_the_fog_hides_oneself_and_no_foe() -> None:
    stars = {RULER: {"star": ["sha", "sha", "dodge"]}}
    played = table({}, {RULER: "god-zhuge-liang"}, phase="end", step="phase", besides=stars)
    assert does(played) == ("great-fog", "sha", "god-zhuge-liang")


def test_a_foe_of_the_heroic_soul_draws_one_and_discards_many() -> None:
    played = table({}, {RULER: "sun-jian"}, phase="beginning", step="phase", hp={RULER: 2})
    assert does(played) == ("heroic-soul", OTHER_REBEL)
    played.does("sun-jian", "heroic-soul", seats=[OTHER_REBEL])
    assert option(played) == "draw-one"


@pytest.mark.parametrize(
    ("hp", "hand", "answer"),
    [(1, ["peach"], "peach"), (3, [], "end"), (4, [], "bitter-flesh"), (5, ["peach"], "bitter-flesh")],
)
def test_huang_gai_does_not_waste_away(hp: int, hand: list[str], answer: str) -> None:
    assert option(table({RULER: hand}, {RULER: "huang-gai"}, hp={RULER: hp})) == answer


@pytest.mark.parametrize(("hp", "answer"), [(2, "end"), (3, "mighty-assault")])
def test_dian_wei_strikes_with_his_own_blood_only_to_kill(hp: int, answer: str) -> None:
    assert option(table({}, {RULER: "dian-wei"}, hp={RULER: hp, REBEL: 1})) == answer
    assert option(table({}, {RULER: "dian-wei"}, hp={RULER: hp, REBEL: 2, SPY: 2})) == "end"


@pytest.mark.parametrize(
    ("hp", "hand", "answer"), [(4, [], "pass"), (2, ["peach", "dodge"], "pass"), (2, [], "hold-fast")]
)
def test_cao_ren_holds_fast_when_he_is_hurt_and_has_nothing(hp: int, hand: list[str], answer: str) -> None:
    played = table({RULER: hand}, {RULER: "cao-ren"}, phase="end", step="phase", hp={RULER: hp})
    assert option(played) == answer


def test_lu_su_brings_a_poor_friend_the_hand_of_a_rich_foe() -> None:
    hands = {RULER: ["raining-arrows", "iron-shackle", "coerce"], REBEL: ["peach", "peach"], LOYALIST: []}
    played = table(hands, {RULER: "lu-su"}, used=[["phase", RULER, "sha"]])
    assert does(played) == ("alliance", LOYALIST, REBEL)
    dear = table({**hands, RULER: ["peach", "negate"]}, {RULER: "lu-su"})
    assert option(dear) != "alliance"


def test_frank_advice_gives_a_friend_what_cannot_be_worn() -> None:
    advisers = {RULER: "zhang-zhao-zhang-hong"}
    assert option(table({RULER: ["black-shield"]}, advisers)) == "black-shield"
    shielded = table({RULER: ["black-shield"]}, advisers, equipment={RULER: ["eight-trigrams-formation"]})
    assert does(shielded) == ("frank-advice", "black-shield", LOYALIST)


def test_medicine_is_for_the_weakest_friend() -> None:
    played = table({RULER: ["sha"]}, {RULER: "hua-tuo"}, hp={RULER: 3, LOYALIST: 1, REBEL: 1},
                   used=[["phase", RULER, "sha"]])  # fmt: skip
    assert does(played) == ("medicine", "sha", LOYALIST)


@pytest.mark.parametrize(("hp", "hand", "answer"), [(5, 3, "end"), (3, 3, "benevolence"), (5, 6, "benevolence")])
def test_liu_bei_does_not_give_all_he_has(hp: int, hand: int, answer: str) -> None:
    skills = {RULER: ["benevolence"]}
    assert option(table({RULER: ["dodge"] * hand}, {RULER: "liu-bei"}, hp={RULER: hp}, skills=skills)) == answer


def test_the_searing_heat_burns_three_foes() -> None:
    played = table({}, {RULER: "god-zhou-yu"})
    assert does(played) == ("searing-heat", OTHER_REBEL, REBEL, SPY)


@pytest.mark.parametrize(("hand", "answer"), [([], "end"), (["sha"], "unstoppable")])
def test_rage_is_spent_before_a_sha_and_not_after_it(hand: list[str], answer: str) -> None:
    hands = {RULER: hand, REBEL: ["dodge"]}
    assert option(table(hands, {RULER: "god-lu-bu"}, tokens={RULER: {"rage": 2}})) == answer


def test_a_lie_of_yu_ji_is_for_cards_that_would_be_lost_anyway() -> None:
    assert option(table({RULER: ["dodge"]}, {RULER: "yu-ji"})) == "end"
    assert option(table({RULER: ["dodge"] * 6}, {RULER: "yu-ji"})).startswith("bewitch/")


def test_heroes_are_taken_by_their_fortune() -> None:
    offered = {"seat-1": ["yu-ji", "sun-ce", "dong-zhuo"]}
    played = scenario("sanguosha", heroes=["liu-bei", "none"], offered=offered, step="choose-heroes")
    assert does(played) == ("hero", "sun-ce")


# ---- heroes who were too weak in the bot's hands


GRUDGES = {hero: ["entangled-grudge"] for hero in (REBEL, OTHER_REBEL, SPY)}


def test_yu_ji_lays_a_card_face_down_as_what_it_is() -> None:
    assert does(table({RULER: ["sha"]}, {RULER: "yu-ji"}))[:2] == ("bewitch/sha", "sha")


def test_yu_ji_lies_when_nobody_would_doubt_it() -> None:
    wounded = {"hp": {RULER: 1}, "cast": {RULER: "yu-ji"}}
    assert option(table({RULER: ["dodge"]}, **wounded)) == "end"
    assert does(table({RULER: ["dodge"]}, **wounded, gained=GRUDGES)) == ("bewitch/peach", "dodge")


def test_yu_ji_dodges_face_down_with_a_true_dodge() -> None:
    played = table({REBEL: ["sha"], RULER: ["dodge", "lightning"]}, {RULER: "yu-ji"}, turn=REBEL)
    played.xu_chu.uses("sha", on="yu-ji")
    assert does(played) == ("bewitch/dodge", "dodge")


def test_gan_ning_strikes_with_a_black_sha_before_he_raids() -> None:
    hands = {RULER: ["sha:spade-7", "lightning:spade-1"], REBEL: ["peach"]}
    played = table(hands, {RULER: "gan-ning", SPY: "da-qiao"})
    assert option(played) == "sha"
    spent = table(hands, {RULER: "gan-ning", SPY: "da-qiao"}, used=[["phase", RULER, "sha"]])
    assert option(spent) == "raid/dismantle"


@pytest.mark.parametrize(("held", "answer"), [(["dodge"], "pass"), (["dodge", "kirin-bow"], "godspeed")])
def test_xiahou_yuan_strikes_with_equipment_when_there_is_nothing_else_to_do(held: list[str], answer: str) -> None:
    played = table({RULER: held}, {RULER: "xiahou-yuan"}, phase="action", step="phase")
    assert option(played) == answer


@pytest.mark.parametrize(("held", "answer"), [(1, "bare-chested"), (4, "pass")])
def test_xu_chu_bares_his_chest_for_those_who_can_hardly_dodge(held: int, answer: str) -> None:
    hands = {RULER: ["sha"], REBEL: ["peach"] * held, OTHER_REBEL: ["dodge"] * 4, SPY: ["dodge"] * 4}
    assert option(table(hands, {RULER: "xu-chu", REBEL: "lu-meng"}, phase="draw")) == answer


def test_a_part_of_a_skill_that_is_forced_is_no_question_of_worth() -> None:
    """Raiders are shown in any case, before or after another skill (SG-304)."""
    played = table(
        {RULER: ["sha", "lightning"]},
        {RULER: "ke-bineng"},
        gained={RULER: ["frenzy"]},
        step="phase",
        phase="action",
    )
    played.does("ke-bineng", "raiders", cards=["sha", "lightning"])
    played.does("ke-bineng", "sha", cards=["sha"], targets=[REBEL])
    assert {"raiders", "frenzy"} <= set(played.ke_bineng.options)
    assert option(played) in ("raiders", "frenzy")


# ---- gifts to the ruler


@pytest.mark.parametrize(("count", "answer"), [(4, "end"), (5, "amber-sky")])
def test_a_loyalist_gives_the_ruler_a_dodge_that_would_be_discarded(count: int, answer: str) -> None:
    cast = {RULER: "zhang-jiao", LOYALIST: "lu-bu"}
    assert option(table({LOYALIST: ["dodge"] * count}, cast, turn=LOYALIST)) == answer


@pytest.mark.parametrize("giver", [LOYALIST, REBEL])
def test_a_loyalist_loses_a_fight_so_that_the_ruler_gets_the_card(giver: str) -> None:
    cast = {RULER: "sun-ce", giver: "lu-xun"}
    hand = ["dodge:heart-2", "dodge:diamond-4", "dodge:diamond-9", "dodge:diamond-11"]
    played = table({giver: hand, RULER: ["dodge"]}, cast, turn=giver)
    assert option(played) == ("conqueror" if giver == LOYALIST else "end")
    played.lu_xun.activates("conqueror")
    assert exact(played)[1].endswith("heart-2" if giver == LOYALIST else "diamond-11")


# ---- Stars


@pytest.mark.parametrize(
    ("stars", "armor", "answer"),
    [(3, ["wooden-armor"], ("wild-wind", "sha", REBEL)), (2, ["wooden-armor"], ("pass",)), (3, [], ("pass",))],
)
def test_the_wind_fans_the_fire_on_a_foe_in_wood(stars: int, armor: list[str], answer: tuple[str, ...]) -> None:
    played = table(
        {},
        {RULER: "god-zhuge-liang"},
        besides={RULER: {"star": ["sha"] * stars}},
        equipment={REBEL: armor},
        hp={RULER: 3, LOYALIST: 4},
        step="phase",
        phase="end",
    )
    while option(played) == "great-fog":
        played.god_zhuge_liang.passes()
    assert does(played) == answer


# ---- what is done once in a game


@pytest.mark.parametrize(("hp", "hand", "answer"), [(4, [], True), (6, [], False), (4, ["peach"], False)])
def test_cao_mao_advances_to_the_death_when_no_foe_will_be_stronger(hp: int, hand: list[str], answer: bool) -> None:
    """Cao Mao has 3 HP and will have four shields, three of his own and one more than who has 4 HP now."""
    awake = [["having/advance-to-the-death", "cao-mao", 1, "game"]]
    played = table({RULER: hand}, {RULER: "cao-mao"}, effects=awake, hp={RULER: 3, REBEL: hp}, max_hp={REBEL: 6})
    assert (option(played) == "advance-to-the-death") == answer
