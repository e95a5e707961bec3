"""Tips of the rule bot for heroes of later sets: friends are spared, foes are struck, nothing is paid for nothing."""

import pytest

from tests.games.sanguosha.bots.positions import LOYALIST, OTHER_REBEL, REBEL, RULER, SPY, table
from tests.games.sanguosha.bots.positions import greedy as option
from tests.games.sanguosha.bots.positions import greedy_words as does
from tianxia.games.sanguosha.content import FORTUNE
from tianxia.games.sanguosha.rules.zones import DECK
from tianxia.scenario import Scenario

# ---- Shu heroes of the rulebook


@pytest.mark.parametrize(("victim", "answer"), [(REBEL, "pass"), (LOYALIST, "reckless-strategy")])
def test_ma_su_spares_a_friend_and_hurts_a_foe(victim: str, answer: str) -> None:
    played = table({}, {RULER: "ma-su"})
    seat = played.names.index({REBEL: REBEL, LOYALIST: LOYALIST}[victim])
    getattr(played, played.names[seat].replace("-", "_")).suffers(1, source="ma-su")
    assert option(played) == answer


def test_ma_su_spreads_rumours_about_foes_alone() -> None:
    played = table(
        {RULER: ["sha:club-2", "sha:club-3", "sha:club-4"]}, {RULER: "ma-su"}, used=[["phase", RULER, "sha"]]
    )
    skill, *picked = does(played)
    assert skill == "spread-rumours"
    assert LOYALIST not in picked
    assert picked.count("sha") * 2 == len(picked)  # a card for each


def test_slow_walk_strikes_a_foe_and_no_friend() -> None:
    played = table(
        {RULER: ["sha:spade-7"]},
        {RULER: "liu-tan"},
        deck=["sha:club-2"],
        equipment={RULER: ["kirin-bow"]},
        history=[["piled", RULER, "none", 0, "sha"]],
    )
    played.liu_tan.ends()
    assert option(played) == "slow-walk"
    played.liu_tan.activates("slow-walk")
    card, _, target = does(played)
    assert (card, target in (REBEL, OTHER_REBEL)) == ("sha", True)


# ---- Wei heroes of the rulebook


def test_cao_zhi_takes_every_club_that_falls() -> None:
    clubs = ["sha:club-2", "sha:club-3"]
    played = table({REBEL: [*clubs, "peach"]}, {RULER: "cao-zhi"}, turn=REBEL, phase="discard", hp={REBEL: 1})
    played.xu_chu.discards(*clubs)
    assert does(played) == ("falling-bloom", "sha", "sha")


@pytest.mark.parametrize(("seat", "answer"), [(LOYALIST, "let-draw"), (REBEL, "discard")])
def test_whoever_lost_to_wang_lang_lets_a_friend_draw(seat: str, answer: str) -> None:
    played = table(
        {RULER: ["sha:club-11"], seat: ["dodge:heart-2"]},
        {RULER: "wang-lang"},
        equipment={seat: ["feather-fan"]},
    )
    played.wang_lang.activates("wagging-tongue", on=seat)
    played.wang_lang.does("fight", cards=["sha:club-11"])
    getattr(played, seat.replace("-", "_")).does("fight", cards=["dodge:heart-2"])
    assert option(played) == answer


# ---- skill types


def test_jian_shuo_springs_on_a_foe() -> None:
    skill, target = does(table({}, {RULER: "jian-shuo"}))
    assert (skill, target in (REBEL, OTHER_REBEL)) == ("cornered-beast", True)


def test_da_qiao_plays_her_tune_first_and_then_with_a_friend() -> None:
    assert option(table({}, {RULER: "rhythm-da-qiao"})) == "mutual-understanding"
    tuned = table({}, {RULER: "rhythm-da-qiao"}, used=[["phase", RULER, "mutual-understanding"]])
    assert does(tuned) == ("chaste-devotion", LOYALIST)


@pytest.mark.parametrize(("dying", "answer"), [(RULER, "protect-the-clan"), (REBEL, "pass")])
def test_the_clan_is_protected_unless_it_is_the_foe_s(dying: str, answer: str) -> None:
    cast = {LOYALIST: "clan-zhong-yan", dying: "clan-zhong-yu"}
    played = table({}, cast, hp={dying: 1}, lost={dying: ["protect-the-clan"]})
    played.clan_zhong_yu.loses_hp(1)
    assert option(played) == answer


# ---- heroes of Wu, schemers, and those who get random cards


def test_bu_zhi_lets_a_friend_draw() -> None:
    played = table({}, {RULER: "bu-zhi"}, phase="draw")
    skill, seat = does(played)
    assert (skill, seat) == ("great-virtue", LOYALIST)


@pytest.mark.parametrize(("dying", "answer"), [(LOYALIST, "vintage-wine"), (REBEL, "pass")])
def test_cheng_pu_saves_friends_alone(dying: str, answer: str) -> None:
    played = table({}, {RULER: "cheng-pu"}, atop={"cheng-pu": {"vintage": ["sha"]}}, hp={dying: 1})
    getattr(played, dying.replace("-", "_")).suffers(1)
    assert option(played) == answer


def test_zhang_ji_plunders_a_foe_with_cards() -> None:
    played = table({REBEL: ["peach"], LOYALIST: ["peach"]}, {RULER: "zhang-ji"}, equipment={"zhang-ji": ["kirin-bow"]})
    assert does(played) == ("plunder", REBEL)


def test_jia_chong_leaves_his_friends_in_peace() -> None:
    played = table({LOYALIST: ["sha"]}, {RULER: "jia-chong"}, turn=LOYALIST, phase="action", step="phase")
    assert option(played) == "pass"


# ---- the Ten Attendants


def court(clique: list[str], hands: dict[str, list[str]] | None = None, **position: object) -> Scenario:
    """The ruler is the Ten Attendants with this clique."""
    return table(hands or {}, {RULER: "ten-attendants"}, clique={RULER: clique}, **position)


def test_the_attendants_burn_a_foe() -> None:
    skill, victim = does(court(["guo-sheng", "li-song"]))
    assert skill == "seize-by-force"
    assert victim in (REBEL, OTHER_REBEL)


def test_the_attendants_bribe_a_friend() -> None:
    played = court(["han-kui", "sun-zhang"])
    played.ten_attendants.activates("bribe-by-night")
    choice = does(played)
    assert (choice[0], choice[-1]) == ("give", LOYALIST)


def test_the_attendants_gather_for_themselves() -> None:
    played = court(["bi-lan", "sun-zhang"], deck=["sha:spade-7", "sha:spade-8"])
    played.ten_attendants.activates("gather-materials")
    assert option(played) == "yes"
    played.ten_attendants.chooses("yes")
    assert does(played) == ("hero", "ten-attendants")


@pytest.mark.parametrize(("watched", "answer"), [(REBEL, "discard"), (LOYALIST, "pass")])
def test_the_attendants_spoil_the_hand_of_a_foe(watched: str, answer: str) -> None:
    hand = ["sha:spade-7", "peach:heart-3", "sha:club-8"]
    played = court(["li-song", "sun-zhang"], {watched: hand, RULER: ["dodge:diamond-2", "sha:spade-8"]})
    played.ten_attendants.activates("watch-for-an-opening", on=watched)
    assert option(played) == answer


def test_the_most_useful_attendant_is_chosen() -> None:
    unshown = {RULER: ["guo-sheng", "xia-yun", "zhang-rang"]}
    played = court(["li-song", "sun-zhang"], attendants=unshown, resting=[RULER], turn=SPY, turn_of=SPY)
    getattr(played, SPY.replace("-", "_")).ends()
    drawn = played.match.state.clique_offer[0][0]
    assert option(played).partition("/")[0] == ("zhang-rang" if drawn == "guo-sheng" else "guo-sheng")


# ---- heroes who were too weak in the bot's hands


def test_fa_zheng_bewilders_a_friend_who_reaches_a_foe() -> None:
    played = table({LOYALIST: ["sha"]}, {RULER: "fa-zheng"}, phase="draw")
    assert does(played) == ("bewilder", LOYALIST)
    alone = table({}, {RULER: "fa-zheng"}, phase="draw", dead=[LOYALIST])
    assert option(alone) == "pass"


def test_zhu_ling_gives_up_a_basic_card_to_eat_the_others() -> None:
    held = ["sha:spade-7", "dodge:heart-2", "dodge:diamond-2"]
    played = table({RULER: held}, {RULER: "zhu-ling"}, hp={RULER: 2}, used=[["phase", RULER, "sha"]])
    assert does(played) == ("anticipate-war", "sha")
    played.zhu_ling.activates("anticipate-war", "sha:spade-7")
    assert does(played)[0] == "anticipate-war/peach"
    assert option(table({RULER: held[:2]}, {RULER: "zhu-ling"}, hp={RULER: 2}, used=[["phase", RULER, "sha"]])) == "end"


@pytest.mark.parametrize(("worn", "answer"), [("eight-trigrams-formation", "set-rebellion"), ("kirin-bow", "end")])
def test_bu_zhi_takes_what_is_worth_more_than_a_card(worn: str, answer: str) -> None:
    assert option(table({}, {RULER: "bu-zhi"}, equipment={REBEL: [worn]})) == answer


@pytest.mark.parametrize(("last_digit", "answer"), [(2, "pass"), (4, "wise-mind")])
def test_zhang_chunhua_foresees_when_it_brings_two_cards(last_digit: int, answer: str) -> None:
    held = ["?"] * (10 - last_digit)
    played = table({SPY: held}, {RULER: "jin-zhang-chunhua"}, phase="draw")
    assert len(played.match.state.zones[DECK]) % 10 == last_digit
    assert option(played) == answer


@pytest.mark.parametrize(("held", "answer"), [("peach", "pass"), ("sha", "cold-clear")])
def test_zhang_chunhua_strikes_coldly_with_what_she_can_spare(held: str, answer: str) -> None:
    hands = {RULER: [held], REBEL: ["dodge"] * 9}
    played = table(hands, {RULER: "jin-zhang-chunhua"}, turn=REBEL, phase="discard", hp={REBEL: 4}, max_hp={REBEL: 9})
    while played.match.waiting()[0].seat == played.seat(REBEL):
        played.xu_chu.discards(*["dodge"] * 5)
    assert option(played) == answer


def test_zuo_ci_shows_the_hero_with_whom_most_games_are_won() -> None:
    best, worst = sorted(FORTUNE, key=lambda hero: -FORTUNE[hero])[:: len(FORTUNE) - 1]
    played = table({}, {RULER: "zuo-ci"}, offered={RULER: [best, worst]}, step="turn")
    assert option(played).startswith(f"{best}/")


def test_lu_su_the_god_mixes_hands_with_a_foe_who_holds_more() -> None:
    hands = {RULER: ["sha"], REBEL: ["dodge"] * 2, OTHER_REBEL: []}
    played = table(hands, {RULER: "god-lu-su"}, phase="end", step="phase")
    assert does(played) == ("wise-pact", REBEL)
    poor = table({**hands, REBEL: []}, {RULER: "god-lu-su"}, phase="end", step="phase")
    assert option(poor) == "pass"


def test_lu_su_the_god_takes_armor_for_junk_and_a_burden_off_a_friend() -> None:
    spent = {"used": [["phase", RULER, "sha"]]}
    worn = table({RULER: ["lightning"]}, {RULER: "god-lu-su"}, equipment={REBEL: ["eight-trigrams-formation"]}, **spent)
    assert does(worn) == ("settle-the-provinces", "lightning", REBEL)
    burdened = table({RULER: ["sha"]}, {RULER: "god-lu-su"}, judgement={LOYALIST: ["acedia"]}, **spent)
    assert does(burdened) == ("settle-the-provinces", "sha", LOYALIST)
    kept = table({RULER: ["peach"]}, {RULER: "god-lu-su"}, equipment={REBEL: ["kirin-bow"]}, **spent)
    assert option(kept) == "end"


def test_the_hidden_blade_is_not_changed_for_another_weapon() -> None:
    played = table({RULER: ["kirin-bow"]}, {RULER: "xu-gong-retainers"}, equipment={RULER: ["hidden-blade"]})
    assert option(played) == "end"


def test_zhang_zhao_and_zhang_hong_arm_their_friend_in_a_free_slot() -> None:
    cast = {RULER: "zhang-zhao-zhang-hong"}
    worse = table({RULER: ["frozen-sword"]}, cast, equipment={RULER: ["kirin-bow"]})
    assert does(worse) == ("frank-advice", "frozen-sword", LOYALIST)
    better = table({RULER: ["kirin-bow"]}, cast, equipment={RULER: ["blue-steel-blade"]})
    assert option(better) == "kirin-bow"
