"""Heroes of the rulebook's examples who get random cards: Guo Zhao, Zhang Ji, Quan Huijie."""

from typing import Any

import pytest

from tests.games.sanguosha.rules.heroes.tables import activated, is_idle, table, told, with_others
from tests.games.sanguosha.rules.marks import content, rule
from tianxia.games.sanguosha.content import KINDS
from tianxia.games.sanguosha.rules.moves import Moved
from tianxia.games.sanguosha.rules.skills import lasting, skill
from tianxia.games.sanguosha.rules.table import Table
from tianxia.games.sanguosha.rules.timings import AFTER_MOVE
from tianxia.scenario import Scenario, refused

# ---- Guo Zhao


@content("favourite")
@rule("SG-670", "SG-674", "SG-677", "SG-656", "SG-818")
def test_guo_zhao_gets_a_red_and_a_black_card_of_the_deck_for_all_to_see():
    game = with_others("guo-zhao", phase="draw", deck=["sha:spade-7", "sha:spade-8", "peach:heart-3"], discard=["*"])
    game.guo_zhao.activates("favourite")
    assert "peach" in game.guo_zhao.hand
    assert len(game.hands["guo-zhao"]) == 2
    assert len(game.deck) == 1
    [moved] = [event for event in told(game, "moved", "zhang-fei") if event["to"] == "hand/0"]
    assert len(moved["cards"]) == 2
    assert not [row for row in game.history if row[0] == "draw"]
    assert game.guo_zhao.options == ["red", "black"]
    game.guo_zhao.chooses("red")
    assert game.effects == [["favourite", "guo-zhao", "red", "next-turn"]]


@content("favourite")
@rule("SG-675")
def test_what_the_deck_does_not_have_is_not_got():
    game = with_others("guo-zhao", phase="draw", deck=["sha:spade-7", "sha:spade-8"], discard=["*"])
    game.guo_zhao.activates("favourite")
    assert game.guo_zhao.hand == ["sha"]
    assert told(game, "reshuffle") == []


def favoured(colour: str, **position: Any) -> Scenario:
    """Sun Quan's turn, while Guo Zhao has this colour."""
    effects = [["favourite", "guo-zhao", colour, "next-turn"]]
    return table("sun-quan", "guo-zhao", "zhang-fei", **{"effects": effects, "turn": "sun-quan", **position})


@content("favourite")
def test_for_each_lost_card_of_the_colour_one_of_the_other_comes():
    deck = ["peach:heart-3", "sha:spade-7", "sha:spade-8", "peach:heart-4"]
    equipment = {"guo-zhao": ["kirin-bow:heart-5"]}
    game = favoured("red", hands={"sun-quan": ["dismantle"]}, deck=deck, equipment=equipment, discard=["*"])
    game.sun_quan.uses("dismantle", on="guo-zhao")
    game.sun_quan.takes("kirin-bow")
    assert game.guo_zhao.hand == ["sha"]
    game = favoured("black", hands={"sun-quan": ["dismantle"]}, deck=deck, equipment=equipment, discard=["*"])
    game.sun_quan.uses("dismantle", on="guo-zhao")
    game.sun_quan.takes("kirin-bow")
    assert game.guo_zhao.hand == []


@content("favourite")
@rule("SG-650")
def test_a_card_that_left_unseen_is_shown():
    deck = ["peach:heart-4", "sha:spade-7"]
    hands = {"sun-quan": ["snatch"], "guo-zhao": ["peach:heart-3"]}
    game = favoured("red", hands=hands, deck=deck, discard=["*"])
    game.sun_quan.uses("snatch", on="guo-zhao")
    game.nobody_negates()
    game.guo_zhao.activates("favourite")
    assert game.guo_zhao.hand == ["sha"]
    assert len(told(game, "show")) == 1
    game = favoured("black", hands=hands, deck=deck, discard=["*"])
    game.sun_quan.uses("snatch", on="guo-zhao")
    game.nobody_negates()
    assert game.guo_zhao.options == ["pass"]


def ranks(**position: Any) -> Scenario:
    """Guo Zhao and a general who has more of everything."""
    given = {
        "hp": {"guo-zhao": 1},
        "hands": {"sun-quan": ["sha"] * 8, "guo-zhao": ["peach"]},
        "equipment": {"sun-quan": ["kirin-bow", "lion-helmet", "red-hare"]},
    }
    return with_others("guo-zhao", **{**given, **position})


@content("rise-to-rank")
def test_guo_zhao_heals_to_the_hp_of_another():
    game = ranks()
    game.guo_zhao.activates("rise-to-rank", on="sun-quan")
    assert game.guo_zhao.options == ["heal", "draw", "equip"]
    game.guo_zhao.chooses("heal")
    assert game.hp["guo-zhao"] == 3  # not above the maximum
    assert game.values == [["guo-zhao", "rise-to-rank", "heal", 1]]
    with refused("SG-214"):
        game.guo_zhao.activates("rise-to-rank", on="sun-quan")


@content("rise-to-rank")
@rule("SG-924", "SG-923")
def test_she_draws_up_to_the_number_of_another_but_five_cards_at_most():
    game = ranks()
    game.guo_zhao.activates("rise-to-rank", on="sun-quan")
    game.guo_zhao.chooses("draw")
    assert len(game.hands["guo-zhao"]) == 6


@content("rise-to-rank")
@rule("SG-678", "SG-679", "SG-671", "SG-120")
def test_she_uses_random_equipment_until_she_has_as_much():
    game = ranks(equipment={"sun-quan": ["kirin-bow", "lion-helmet", "red-hare"], "guo-zhao": ["black-shield"]})
    game.guo_zhao.activates("rise-to-rank", on="sun-quan")
    game.guo_zhao.chooses("equip")
    slots = [event["use"]["name"] for event in told(game, "use")]
    assert len(slots) == 2
    kinds = [KINDS[kind].slots[0] for kind in slots]
    assert kinds == ["weapon", "plus-horse"]  # the armor is there already, and nothing is replaced
    assert "black-shield" in game.guo_zhao.equipped
    assert all(name.startswith("extra-") for name in game.equipment["guo-zhao"] if "black-shield" not in name)
    assert sum(len(pile) for pile in game.extra_deck.values()) == 158


@content("rise-to-rank")
def test_each_rank_is_taken_once_in_a_game_and_only_where_there_is_more():
    values = [["guo-zhao", "rise-to-rank", rank, 1] for rank in ("heal", "draw")]
    game = ranks(values=values)
    game.guo_zhao.activates("rise-to-rank", on="sun-quan")
    assert len(game.equipment["guo-zhao"]) == 3
    game = ranks(equipment={}, values=values)
    assert not game.guo_zhao.may("rise-to-rank", on="sun-quan")


# ---- Zhang Ji


def plundered(named: int, card: str, **position: Any) -> Scenario:
    """Sun Quan names this number, and this card is the judgement."""
    given = {"equipment": {"zhang-ji": ["kirin-bow"]}, "hands": {"sun-quan": ["peach"]}, **position}
    game = with_others("zhang-ji", **given)
    game.next_cards(card)
    game.zhang_ji.activates("plunder", on="sun-quan")
    game.sun_quan.chooses(f"number-{named}")
    return game


@content("plunder")
def test_whoever_names_the_number_suffers_two_damage():
    game = plundered(7, "sha:spade-7")
    assert (game.hp["sun-quan"], game.sun_quan.hand) == (2, ["peach"])


@content("plunder")
@rule("SG-816")
def test_otherwise_a_random_card_of_all_areas_is_taken():
    game = plundered(7, "sha:spade-8")
    assert (game.hp["sun-quan"], game.zhang_ji.hand) == (4, ["peach"])
    game = plundered(7, "sha:spade-8", hands={}, judgement={"sun-quan": ["acedia"]})
    assert game.zhang_ji.hand == ["acedia"]
    game = plundered(7, "sha:spade-8", hands={})
    assert game.zhang_ji.hand == []


@content("plunder")
def test_only_heroes_with_less_equipment_are_plundered():
    game = with_others("zhang-ji", equipment={"zhang-ji": ["kirin-bow"], "sun-quan": ["lion-helmet"]})
    assert game.zhang_ji.offered("plunder", "seats") == ["zhang-fei", "zhen-ji"]
    assert not with_others("zhang-ji").zhang_ji.may("plunder", on="sun-quan")


@content("garrison")
@rule("SG-678", "SG-1606")
def test_zhang_ji_arms_a_hero_as_often_as_he_has_plundered():
    used = [["game", "zhang-ji", "plunder"]] * 3
    game = with_others("zhang-ji", used=used, equipment={"sun-quan": ["kirin-bow"]})
    game.zhang_ji.activates("garrison", on="sun-quan")
    slots = [KINDS[event["use"]["name"]].slots[0] for event in told(game, "use")]
    assert slots == ["armor", "plus-horse", "minus-horse"]
    assert {event["user"] for event in told(game, "use")} == {game.seat("sun-quan")}
    assert len(game.equipment["sun-quan"]) == 4
    with refused("SG-1606"):
        game.zhang_ji.activates("garrison", on="zhang-fei")


@content("garrison")
def test_without_a_plunder_there_is_no_garrison():
    assert not with_others("zhang-ji").zhang_ji.may("garrison", on="sun-quan")
    game = plundered(7, "sha:spade-8")
    assert game.zhang_ji.may("garrison", on="sun-quan")


# ---- Quan Huijie

KEY = "intelligent-warm-virtuous"


def virtues(draw: int, discard: int, more_than: int) -> list[list[Any]]:
    """The three numbers in this order."""
    rows = {"draw": draw, "discard": discard, "more-than": more_than}
    return [["quan-huijie", KEY, name, value] for name, value in rows.items()]


def palace(**position: Any) -> Scenario:
    """The Draw Phase of Quan Huijie is about to end; the discard pile has two cards that are not basic."""
    given = {"phase": "draw", "discard": ["duel:spade-1", "kirin-bow:heart-5", "sha:spade-7"], **position}
    return with_others("quan-huijie", **given)


@content("intelligent-warm-virtuous", "change-numbers")
@rule("SG-452", "SG-304")
def test_she_may_go_on_first_and_change_the_numbers_then():
    game = palace(values=virtues(3, 2, 1))
    game.quan_huijie.activates(KEY)
    game.quan_huijie.chooses("cards", *game.hands["quan-huijie"][:2])
    assert set(game.quan_huijie.options) == {KEY, "change-numbers"}
    game.quan_huijie.activates(KEY)  # 2 discarded are more than 1
    assert game.values == virtues(2, 2, 3)
    assert [kind for kind in game.quan_huijie.hand if kind in ("duel", "kirin-bow")] != []
    assert len(game.hands["quan-huijie"]) == 5  # 2 and 3 drawn, 2 discarded, 2 got


@content("intelligent-warm-virtuous", "change-numbers")
@rule("SG-452")
def test_or_change_the_numbers_first_and_go_on_with_the_new_ones():
    game = palace(values=virtues(3, 2, 1))
    game.quan_huijie.activates(KEY)
    game.quan_huijie.chooses("cards", *game.hands["quan-huijie"][:2])
    game.quan_huijie.activates("change-numbers")
    assert game.values == virtues(2, 2, 3)
    assert len(game.hands["quan-huijie"]) == 3  # 2 discarded are not more than 3
    assert game.effects == [[KEY, "quan-huijie", 2, "turn"]]


@content("intelligent-warm-virtuous")
@rule("SG-670", "SG-675")
def test_the_reward_comes_later_in_the_turn_and_once():
    effects = [[KEY, "quan-huijie", 2, "turn"]]
    history = [["discard", "quan-huijie", "quan-huijie", 2, "sha"]] * 2
    given = {"phase": "discard", "discard": ["duel:spade-1", "sha:spade-7"], "history": history, "effects": effects}
    game = with_others("quan-huijie", hands={"quan-huijie": ["peach"] * 5}, lost={"quan-huijie": ["change-numbers"]},
                       **given)  # fmt: skip
    game.quan_huijie.discards("peach", "peach")
    assert "duel" in game.quan_huijie.hand  # 4 discarded are more than 2; there was only one card that is not basic
    assert game.effects == []


@content("intelligent-warm-virtuous", "change-numbers")
@rule("SG-453")
def test_the_skill_of_a_third_hero_for_the_same_loss_comes_after_both():
    game = table("quan-huijie", "zhang-zhao-zhang-hong", "zhang-fei", phase="draw", values=virtues(3, 2, 1),
                 effects=[["watches-losses", "zhang-fei", 0, "game"]],
                 discard=["duel:spade-1", "kirin-bow:heart-5"])  # fmt: skip
    game.quan_huijie.activates(KEY)
    game.quan_huijie.chooses("cards", *game.hands["quan-huijie"][:2])
    game.quan_huijie.activates("change-numbers")
    order = [skill for skill in activated(game) if skill in (KEY, "change-numbers", "watches-losses")]
    assert order == [KEY, "change-numbers", KEY, "watches-losses"]


@pytest.fixture(autouse=True)
def third_hero(made_up: None) -> None:
    """A skill that only these tests have: it looks at the cards that others discard."""

    @skill(lasting("watches-losses"), at=AFTER_MOVE, when=lambda s, me, moved: moved.why == "discard", forced=True,
           anyone=True)  # fmt: skip
    def watches(s: Table, me: int, moved: Moved) -> None:
        """It does nothing but tell that it acts."""


@content("change-numbers")
def test_the_numbers_change_whenever_she_loses_cards_outside_her_action_phase():
    game = with_others("quan-huijie", hands={"sun-quan": ["dismantle"]}, equipment={"quan-huijie": ["kirin-bow"]},
                       turn="sun-quan")  # fmt: skip
    game.sun_quan.uses("dismantle", on="quan-huijie")
    game.sun_quan.takes("kirin-bow")
    assert game.values == virtues(2, 3, 2)
    game = with_others("quan-huijie", hands={"quan-huijie": ["sha"]})
    game.quan_huijie.uses("sha", on="sun-quan")
    assert game.values == []


@content("change-numbers")
def test_among_equal_numbers_the_first_of_the_text_changes():
    given = {"hands": {"sun-quan": ["dismantle"]}, "equipment": {"quan-huijie": ["kirin-bow"]}, "turn": "sun-quan"}
    for before, after in ((virtues(2, 2, 4), virtues(4, 2, 3)), (virtues(2, 2, 2), virtues(3, 2, 2))):
        game = with_others("quan-huijie", values=before, **given)
        game.sun_quan.uses("dismantle", on="quan-huijie")
        game.sun_quan.takes("kirin-bow")
        assert game.values == after


@content("leave-the-palace")
@rule("SG-1604", "SG-121")
def test_she_leaves_the_palace_with_two_skills_of_four_ladies():
    given = {"phase": "beginning", "values": virtues(1, 5, 2), "hp": {"quan-huijie": 1}}
    ladies = ["sun-shangxiang", "da-qiao", "xiao-qiao", "xu-shi", "*"]
    game = with_others("quan-huijie", characters=ladies, **given)
    assert (game.max_hp["quan-huijie"], game.hp["quan-huijie"]) == (4, 2)
    assert game.quan_huijie.options == ["draw", "gain"]
    game.quan_huijie.chooses("gain")
    offered = game.quan_huijie.options
    assert len({option.partition("/")[0] for option in offered}) == 4
    game.quan_huijie.chooses(offered[0])
    assert offered[0] not in game.quan_huijie.options
    game.quan_huijie.chooses(game.quan_huijie.options[0])
    assert len(game.skills["quan-huijie"]) == 3
    assert KEY not in game.skills["quan-huijie"]
    assert game.values == []


@content("leave-the-palace")
def test_or_with_three_cards_and_never_again():
    given = {"phase": "beginning", "values": virtues(1, 5, 2)}
    game = with_others("quan-huijie", **given)
    [look] = told(game, "look", "zhang-fei")
    assert (look["count"], "cards" in look) == (4, False)
    game.quan_huijie.chooses("draw")
    assert game.skills["quan-huijie"] == [KEY, "leave-the-palace"]
    assert len(game.hands["quan-huijie"]) == 5  # and the two of the Draw Phase
    game = with_others("quan-huijie", used=[["game", "quan-huijie", "leave-the-palace"]], **given)
    assert game.max_hp["quan-huijie"] == 3


@content("leave-the-palace")
def test_four_is_not_enough():
    game = with_others("quan-huijie", phase="beginning", values=virtues(4, 4, 4))
    assert game.max_hp["quan-huijie"] == 3
    assert not is_idle(game, "quan-huijie")
