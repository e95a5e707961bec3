"""Who sees what: the lines H01 to H17 of the ledger, one or more tests for each that heroes of the roster can show."""

from typing import Any

import pytest

from tests.games.sanguosha.rules.bare import bare
from tests.games.sanguosha.rules.heroes.tables import face_of, table, told
from tianxia.scenario import Scenario

FOUR_ROLES = ["ruler", "loyalist", "rebel", "spy"]


def faces(game: Scenario, fact: str) -> list[str]:
    """The data ids of the known cards of this lot of a view."""
    return sorted([card["face"] for card in game.fact(fact)])


def in_hand(game: Scenario, viewer: str, of: str) -> list[str]:
    """What a viewer knows of a hand."""
    return faces(game, f"view.{viewer}.seats.{game.seat(of)}.hand.known")


def named(*cards: str) -> list[str]:
    """The data ids of these cards, as views have them."""
    return sorted([face_of(card) for card in cards])


# ---- H01: roles


def roles_seen(game: Scenario, viewer: str) -> list[str | None]:
    """The roles that a viewer knows, by seat."""
    return [seat["role"] for seat in game.fact(f"view.{viewer}.seats")]


def test_everybody_knows_his_own_role_and_the_ruler():
    game = bare(roles=FOUR_ROLES)
    assert roles_seen(game, "sun-quan") == ["ruler", None, None, None]
    assert roles_seen(game, "xu-chu") == ["ruler", "loyalist", None, None]
    assert roles_seen(game, "spectator") == ["ruler", None, None, None]


def test_loyalists_do_not_know_each_other():
    heroes = ("sun-quan", "xu-chu", "ma-chao", "da-qiao", "zhang-fei", "guan-yu", "zhou-yu")
    game = bare(*heroes, roles=["ruler", "loyalist", "loyalist", "rebel", "rebel", "rebel", "spy"])
    assert roles_seen(game, "xu-chu") == ["ruler", "loyalist", None, None, None, None, None]


def test_a_death_shows_the_role_of_the_dead_and_the_end_shows_all():
    game = bare(roles=FOUR_ROLES, hp={"ma-chao": 1, "da-qiao": 1}, hands={"sun-quan": ["duel", "duel"]},
                deck=["dodge"] * 3)  # fmt: skip
    game.sun_quan.uses("duel", on="ma-chao")
    game.everyone_passes()
    assert game.dead == ["ma-chao"]
    assert roles_seen(game, "spectator") == ["ruler", None, "rebel", None]
    game.sun_quan.uses("duel", "duel", on="da-qiao")
    game.everyone_passes()
    assert roles_seen(game, "spectator") == FOUR_ROLES


# ---- H02, H08: hands, drawn and taken cards


def test_a_hand_is_seen_by_its_owner_and_its_number_by_all():
    game = bare(hands={"sun-quan": ["sha:spade-7", "peach:heart-3"]})
    assert in_hand(game, "sun-quan", "sun-quan") == named("sha:spade-7", "peach:heart-3")
    for viewer in ("xu-chu", "spectator"):
        assert in_hand(game, viewer, "sun-quan") == []
        assert game.fact(f"view.{viewer}.seats.0.count") == 2


def test_drawn_cards_are_seen_by_the_drawer_only():
    game = bare(phase="draw", deck=["sha:spade-7", "peach:heart-3"])
    assert in_hand(game, "sun-quan", "sun-quan") == named("sha:spade-7", "peach:heart-3")
    assert [in_hand(game, viewer, "sun-quan") for viewer in ("xu-chu", "spectator")] == [[], []]
    [drawn] = told(game, "moved", "xu-chu")
    assert (drawn["why"], drawn["count"], "cards" in drawn) == ("draw", 2, False)


def test_a_card_taken_from_a_hand_is_seen_by_the_two_concerned():
    hands = {"xu-chu": ["sha:spade-7"], "sun-quan": ["duel"]}
    game = table("zhang-liao", "xu-chu", "sun-quan", phase="draw", hands=hands)
    game.zhang_liao.activates("surprise-attack", on="xu-chu")
    assert in_hand(game, "zhang-liao", "zhang-liao") == named("sha:spade-7")
    assert in_hand(game, "xu-chu", "zhang-liao") == named("sha:spade-7")
    assert [in_hand(game, viewer, "zhang-liao") for viewer in ("sun-quan", "spectator")] == [[], []]
    assert ["cards" in told(game, "moved", viewer)[-1] for viewer in ("zhang-liao", "xu-chu", "sun-quan")] == [
        True, True, False,
    ]  # fmt: skip


def test_a_card_given_from_hand_to_hand_is_seen_by_giver_and_receiver():
    game = table("liu-bei", "xu-chu", "sun-quan", hands={"liu-bei": ["sha:spade-7", "peach:heart-3"]})
    game.liu_bei.activates("benevolence", "peach", on="xu-chu")
    assert in_hand(game, "liu-bei", "xu-chu") == named("peach:heart-3")
    assert in_hand(game, "sun-quan", "xu-chu") == []


def test_who_knew_a_hand_does_not_know_which_card_left_it():
    known = {"hands": {"liu-bei": [["sha:spade-7", ["sun-quan"]], ["peach:heart-3", ["sun-quan"]]]}}
    game = table("liu-bei", "xu-chu", "sun-quan", hands={"liu-bei": ["sha:spade-7", "peach:heart-3"]}, knows=known)
    assert in_hand(game, "sun-quan", "liu-bei") == named("sha:spade-7", "peach:heart-3")
    game.liu_bei.activates("benevolence", "peach", on="xu-chu")
    assert in_hand(game, "sun-quan", "liu-bei") == []
    assert in_hand(game, "sun-quan", "xu-chu") == []


# ---- H03: heroes that were offered


def test_heroes_that_are_offered_are_seen_by_who_may_choose_them_and_stay_secret():
    game = table("liu-bei", "none", "none", ruler="liu-bei")
    offered = game.fact("view.seat-1.seats.1.offered.known")
    assert len(offered) == 3
    assert game.fact("view.seat-2.seats.1.offered") == {"known": [], "hidden": 3}
    assert game.fact("view.spectator.seats.1.offered") == {"known": [], "hidden": 3}


def test_a_hero_that_was_chosen_is_unknown_until_all_have_chosen():
    offered = {"seat-1": ["xu-chu", "da-qiao", "guan-yu"], "seat-2": ["ma-chao", "lu-bu", "gan-ning"]}
    game = table("liu-bei", "none", "none", ruler="liu-bei", offered=offered)
    game.does("seat-1", "hero", hero=["xu-chu"])
    assert [seat["hero"] for seat in game.fact("view.seat-2.seats")] == ["liu-bei", None, None]
    game.does("seat-2", "hero", hero=["lu-bu"])
    assert [seat["hero"] for seat in game.fact("view.spectator.seats")] == ["liu-bei", "xu-chu", "lu-bu"]
    shown = [card["face"] for viewer in game.names for seat in game.fact(f"view.{viewer}.seats")
             for card in seat["offered"]["known"]]  # fmt: skip
    assert shown == []  # what was not chosen went face down to the characters deck


# ---- H04, H09: what lies open


def test_all_that_lies_open_is_seen_by_everybody():
    game = bare(
        equipment={"xu-chu": ["kirin-bow"]}, judgement={"xu-chu": ["acedia"]}, atop={"xu-chu": {"field": ["wine"]}},
        tokens={"xu-chu": {"nightmare": 2}}, shields={"xu-chu": 1}, hp={"xu-chu": 2}, chained=["xu-chu"],
        flipped=["xu-chu"], discard=["sha", "duel"],
    )  # fmt: skip
    for viewer in ("sun-quan", "ma-chao", "spectator"):
        seen = game.fact(f"view.{viewer}.seats.1")
        assert [len(seen[area]) for area in ("equipment", "judgement", "atop")] == [1, 1, 1]
        assert (seen["tokens"], seen["shield"], seen["hp"], seen["max_hp"]) == ({"nightmare": 2}, 1, 2, 4)
        assert (seen["chained"], seen["flipped"]) == (True, True)
        assert len(game.fact(f"view.{viewer}.discard")) == 2


def test_used_played_discarded_and_judged_cards_are_seen_by_everybody():
    game = bare(hands={"sun-quan": ["duel"], "xu-chu": ["sha:spade-7"]})
    game.sun_quan.uses("duel", on="xu-chu")
    assert [card["face"] for card in game.fact("view.spectator.processing")] == [face_of("duel:spade-1")]
    game.nobody_negates()
    game.xu_chu.plays("sha")
    assert face_of("sha:spade-7") in [card["face"] for card in game.fact("view.spectator.discard")]
    game = table("xiahou-dun", "xu-chu", turn="xu-chu", hands={"xu-chu": ["sha"]}, deck=["peach:heart-3"])
    game.xu_chu.uses("sha", on="xiahou-dun")
    game.xiahou_dun.activates("unyielding")
    assert told(game, "judge")[0]["face"] == face_of("peach:heart-3")


def test_cards_of_a_point_fight_are_seen_by_everybody():
    game = table("taishi-ci", "xu-chu", "sun-quan", hands={"taishi-ci": ["sha:spade-7"], "xu-chu": ["dodge:heart-2"]})
    game.taishi_ci.activates("justice-of-heaven", on="xu-chu")
    game.taishi_ci.does("fight", cards=["sha"])
    game.xu_chu.does("fight", cards=["dodge"])
    assert faces(game, "view.spectator.discard") == named("sha:spade-7", "dodge:heart-2")


def test_a_card_that_was_shown_is_known_wherever_it_goes_openly():
    game = table("zhou-yu", "xu-chu", "sun-quan", hands={"zhou-yu": ["sha:spade-7"]})
    game.zhou_yu.activates("sow-discord", on="xu-chu")
    game.xu_chu.chooses("spade")
    assert in_hand(game, "spectator", "xu-chu") == named("sha:spade-7")


# ---- H05: the deck


def test_of_the_deck_all_see_the_size_and_only_the_seer_what_he_looked_at():
    game = table("zhuge-liang", "xu-chu", phase="beginning", deck=["sha:spade-7", "peach:heart-3", "duel"])
    assert game.fact("view.zhuge-liang.deck.known") == []
    game.zhuge_liang.activates("star-gazing")  # two heroes: two cards
    assert faces(game, "view.zhuge-liang.deck.known") == named("sha:spade-7", "peach:heart-3")
    assert game.fact("view.xu-chu.deck.known") == []
    assert game.fact("view.xu-chu.deck.count") == len(game.deck)
    game.zhuge_liang.does("place", top=["peach"], bottom=["sha:spade-7"])
    [placed] = told(game, "arrange", "xu-chu")
    assert (placed["top"], placed["bottom"]) == (1, 1)
    assert game.fact("view.xu-chu.deck.known") == []
    assert game.discard == []


def test_a_shuffle_makes_everybody_forget():
    game = bare("sun-quan", "xu-chu", deck=["sha:spade-7"], discard=["?"] * 107, phase="draw",
                options={"deck": "standard"})  # fmt: skip
    assert [game.fact(f"view.{viewer}.deck.known") for viewer in ("sun-quan", "xu-chu", "spectator")] == [[], [], []]
    assert len(in_hand(game, "sun-quan", "sun-quan")) == 2
    assert in_hand(game, "xu-chu", "sun-quan") == []  # the reshuffled card was seen in the discard pile before


# ---- H06, H16: besides a hero, supplies, incarnations


def test_cards_besides_a_hero_are_seen_by_his_player_only():
    game = table("god-zhuge-liang", "xu-chu", besides={"god-zhuge-liang": {"star": ["sha:spade-7"]}})
    assert faces(game, "view.god-zhuge-liang.seats.0.besides.known") == named("sha:spade-7")
    for viewer in ("xu-chu", "spectator"):
        assert game.fact(f"view.{viewer}.seats.0.besides") == {"known": [], "hidden": 1}


def test_supplies_are_seen_by_the_holder_of_the_cow():
    game = bare(equipment={"sun-quan": ["wooden-cow"]}, supplies=["sha:spade-7"])
    assert faces(game, "view.sun-quan.supplies.known") == named("sha:spade-7")
    assert game.fact("view.xu-chu.supplies") == {"known": [], "hidden": 1}


def test_a_new_holder_of_the_cow_sees_the_supplies():
    game = table("zhang-he", "xu-chu", "sun-quan", step="phase", phase="action", hands={"zhang-he": ["duel"]},
                 equipment={"xu-chu": ["wooden-cow"]}, supplies=["sha:spade-7"])  # fmt: skip
    game.zhang_he.activates("flexibility", "duel")
    game.zhang_he.chooses("move", "wooden-cow")
    game.zhang_he.chooses("hero", on="sun-quan")
    assert faces(game, "view.sun-quan.supplies.known") == named("sha:spade-7")
    assert game.fact("view.zhang-he.supplies") == {"known": [], "hidden": 1}


def test_incarnations_are_known_to_zuo_ci_and_the_shown_one_to_all():
    game = table("zuo-ci", "xu-chu", offered={"zuo-ci": ["guan-yu", "gan-ning"]}, incarnations={"zuo-ci": "gan-ning"})
    assert len(game.fact("view.zuo-ci.seats.0.offered.known")) == 2
    assert game.fact("view.xu-chu.seats.0.incarnation") == "gan-ning"
    assert faces(game, "view.xu-chu.seats.0.offered.known") == ["gan-ning"]
    assert game.fact("view.xu-chu.seats.0.offered.hidden") == 1


# ---- H07: requests


def seen_by_others(game: Scenario, asked: str) -> list[Any]:
    """All that everybody but the asked hero sees and is told."""
    viewers = [name for name in (*game.names, "spectator") if name != asked]
    return [[game.fact(f"view.{viewer}"), game.fact(f"told.{viewer}")] for viewer in viewers]


@pytest.mark.parametrize(
    ("used", "needed"),
    [("sha", "dodge"), ("duel", "sha"), ("barbarians", "sha"), ("raining-arrows", "dodge"), ("dismantle", "negate")],
)
def test_a_request_looks_the_same_whether_the_asked_hero_has_the_card_or_not(used: str, needed: str):
    looks = []
    for held in (needed, "wine"):
        game = bare("sun-quan", "xu-chu", "ma-chao", roles=["ruler", "rebel", "spy"],
                    hands={"sun-quan": [used], "xu-chu": [held]})  # fmt: skip
        game.sun_quan.uses(used, **({} if used in ("barbarians", "raining-arrows") else {"on": "xu-chu"}))
        if needed != "negate":
            game.nobody_negates()
        assert game.waits_for == "xu-chu"
        looks.append(seen_by_others(game, "xu-chu"))
    assert looks[0] == looks[1]


@pytest.mark.parametrize(("used", "needed"), [("sha", "dodge"), ("duel", "sha")])
def test_to_pass_looks_the_same_too(used: str, needed: str):
    looks = []
    for held in (needed, "wine"):
        game = bare("sun-quan", "xu-chu", "ma-chao", roles=["ruler", "rebel", "spy"],
                    hands={"sun-quan": [used], "xu-chu": [held]})  # fmt: skip
        game.sun_quan.uses(used, on="xu-chu")
        game.nobody_negates()
        game.xu_chu.passes()
        assert game.hp["xu-chu"] == 3
        looks.append(seen_by_others(game, "xu-chu"))
    assert looks[0] == looks[1]


def test_a_request_for_a_peach_looks_the_same_whoever_has_one():
    looks = []
    for held in ("peach", "wine"):
        game = bare("sun-quan", "xu-chu", "ma-chao", hp={"ma-chao": 1}, roles=["ruler", "rebel", "spy"],
                    hands={"sun-quan": ["duel"], "xu-chu": [held]})  # fmt: skip
        game.sun_quan.uses("duel", on="ma-chao")
        game.nobody_negates()
        assert (game.waits_for, game.kind) == ("xu-chu", "sanguosha.save")
        looks.append(seen_by_others(game, "xu-chu"))
    assert looks[0] == looks[1]


def test_a_judgement_changer_is_asked_whatever_he_holds():
    looks = []
    for held in ("sha:spade-7", "peach:heart-3"):  # only the first is black
        game = table("xu-chu", "zhang-jiao", "sun-quan", phase="judgement", judgement={"xu-chu": ["acedia"]},
                     roles=["ruler", "rebel", "spy"], hands={"zhang-jiao": [held]}, deck=["duel"])  # fmt: skip
        game.nobody_negates()
        assert game.waits_for == "zhang-jiao"
        looks.append(seen_by_others(game, "zhang-jiao"))
    assert looks[0] == looks[1]


# ---- H11: sealed choices


def test_simultaneous_answers_are_sealed_until_all_have_answered():
    game = bare(hands={"sun-quan": ["dismantle", "duel"], "xu-chu": ["negate", "wine"], "ma-chao": ["sha"]})
    game.sun_quan.uses("dismantle", on="xu-chu")
    assert sorted(game.waits_for) == ["ma-chao", "sun-quan", "xu-chu"]
    before = game.fact("told.sun-quan"), game.fact("view.sun-quan.seats"), game.fact("view.sun-quan.processing")
    game.xu_chu.negates()
    after = game.fact("told.sun-quan"), game.fact("view.sun-quan.seats"), game.fact("view.sun-quan.processing")
    assert after == before


# ---- H14, H15: chance


def test_cards_discarded_together_lie_in_an_order_of_chance():
    orders = set()
    for seed in range(6):
        game = table("sun-quan", "xu-chu", hands={"sun-quan": ["sha", "duel", "peach"]}, seed=seed)
        game.sun_quan.activates("balance", "sha", "duel", "peach")
        orders.add(tuple(game.discard))
    assert len(orders) > 1


def test_a_blind_pick_comes_from_the_dice_of_the_game():
    taken = set()
    for seed in range(12):
        game = table("sima-yi", "xu-chu", turn="xu-chu", hands={"xu-chu": ["sha", "duel", "wine"]}, seed=seed)
        game.xu_chu.uses("sha", on="sima-yi")
        game.sima_yi.activates("retaliation")  # he is not asked which
        taken.add(game.sima_yi.hand[0])
    assert taken == {"duel", "wine"}


# ---- H17: exchanged hands


def test_after_an_exchange_of_hands_both_know_what_they_had_and_what_they_got():
    game = table("lu-su", "xu-chu", "sun-quan", hands={"xu-chu": ["sha:spade-7"], "sun-quan": ["peach:heart-3"]})
    game.lu_su.activates("alliance", on=["xu-chu", "sun-quan"])
    assert game.hands["xu-chu"] == ["peach:heart-3"]
    assert in_hand(game, "xu-chu", "xu-chu") == named("peach:heart-3")
    assert in_hand(game, "xu-chu", "sun-quan") == named("sha:spade-7")
    assert in_hand(game, "sun-quan", "xu-chu") == named("peach:heart-3")
    for viewer in ("lu-su", "spectator"):
        assert [in_hand(game, viewer, of) for of in ("xu-chu", "sun-quan")] == [[], []]
