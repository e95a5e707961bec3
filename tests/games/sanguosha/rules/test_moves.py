"""How cards change their place: draw, discard, remove, place, expose, show, give, take, exchange (SG-39x, SG-6xx)."""

import pytest

from tests.games.sanguosha.rules.bare import bare
from tests.games.sanguosha.rules.heroes.tables import face_of, table, told
from tests.games.sanguosha.rules.marks import rule
from tests.games.sanguosha.rules.probes import given
from tianxia.core.asks import Play
from tianxia.core.events import Seat
from tianxia.games.sanguosha.content import SKILLS
from tianxia.games.sanguosha.rules.moves import Moved
from tianxia.games.sanguosha.rules.skills import lasting, skill
from tianxia.games.sanguosha.rules.table import Table
from tianxia.games.sanguosha.rules.timings import AFTER_MOVE
from tianxia.games.sanguosha.rules.zones import DECK
from tianxia.scenario import Scenario
from tianxia.telling.language import texts

THREE = ("sun-quan", "xu-chu", "ma-chao")


def discards(game: Scenario) -> list[tuple[str, str]]:
    """Whose cards were discarded in this turn, and which."""
    return [(row[1], row[4]) for row in game.history if row[0] == "discard"]


def telling_of_moves() -> None:
    """A made-up skill that tells of every move: why, and from the deck or not."""

    @skill(lasting("telling"), at=AFTER_MOVE, forced=True, anyone=True)
    def tell(s: Table, me: Seat, moved: Moved) -> Play[None]:
        s.emit("probe-move", {"why": moved.why, "deck": {shift.came == DECK for shift in moved.shifts} == {True}})
        yield from ()


def reasons(game: Scenario) -> list[str]:
    """Why cards moved, in order."""
    return [event["why"] for event in told(game, "probe-move")]


# ---- moves in general


@rule("SG-393")
@pytest.mark.parametrize(("where", "draws"), [("equipment", 2), ("hands", 0)])
def test_a_lost_card_is_what_it_was_where_it_lay(where: str, draws: int):
    game = table("sun-shangxiang", "ma-chao", gained={"sun-shangxiang": ["raid"]}, judgement={"ma-chao": ["lightning"]},
                 **{where: {"sun-shangxiang": ["green-dragon-crescent-blade:spade-5"]}})  # fmt: skip
    game.sun_shangxiang.uses("raid/dismantle", on="ma-chao")
    if draws:
        game.sun_shangxiang.activates("warrior-lady")  # it was an equipped card, whatever it is used as
    assert len(game.sun_shangxiang.hand) == draws


@rule("SG-635")
def test_moved_equipment_is_lost_by_the_one_and_has_the_other_without_a_use():
    game = table("zhang-he", "ma-chao", "sun-quan", phase="action", step="phase", hp={"ma-chao": 2},
                 hands={"zhang-he": ["sha"]}, equipment={"ma-chao": ["lion-helmet"]})  # fmt: skip
    game.zhang_he.activates("flexibility", "sha")
    game.zhang_he.chooses("move", "lion-helmet")
    game.zhang_he.chooses("hero", on="sun-quan")
    assert (game.ma_chao.equipped, game.sun_quan.equipped) == ([], ["lion-helmet"])
    assert game.hp["ma-chao"] == 3  # the Lion Helmet left his area
    assert told(game, "use") == []
    ways = [(event["from"], event["to"]) for event in told(game, "move") if event["to"].startswith("equipment")]
    assert ways == [("equipment/1", "equipment/2")]  # one move, not a take and a place


@rule("SG-635")
def test_to_take_and_to_place_are_two_moves():
    game = bare(*THREE, hands={"sun-quan": ["snatch"]}, equipment={"xu-chu": ["kirin-bow:heart-5"]})
    game.sun_quan.uses("snatch", on="xu-chu")
    game.nobody_negates()
    game.sun_quan.takes("kirin-bow")
    game.sun_quan.uses("kirin-bow")
    ways = [(event["from"], event["to"]) for event in told(game, "move") if event.get("face") == face_of(KIRIN)]
    assert ways == [("equipment/1", "hand/0"), ("hand/0", "processing"), ("processing", "equipment/0")]


KIRIN = "kirin-bow:heart-5"

# ---- discard, remove


@rule("SG-620")
def test_cards_discarded_together_lie_in_random_order():
    hand = ["sha:spade-7", "peach:heart-3", "duel:spade-1"]
    orders = set()
    for seed in range(12):
        game = bare(*THREE, hp={"sun-quan": 1}, phase="discard", hands={"sun-quan": [*hand, "dodge"]}, seed=seed)
        game.sun_quan.discards(*hand)
        orders.add(tuple(game.discard))
    assert len(orders) > 2
    assert {tuple(sorted(order)) for order in orders} == {tuple(sorted(hand))}


def displacement() -> Scenario:
    game = table("ma-chao", "da-qiao", "sun-quan", skills={"ma-chao": []},
                 hands={"ma-chao": ["sha"], "da-qiao": ["peach"]})  # fmt: skip
    game.ma_chao.uses("sha", on="da-qiao")
    game.da_qiao.activates("displacement", "peach", on="sun-quan")
    return game


def heroic_soul() -> Scenario:
    game = table("sun-jian", "ma-chao", hp={"sun-jian": 2}, phase="beginning", hands={"ma-chao": ["peach"]})
    game.sun_jian.activates("heroic-soul", on="ma-chao")
    game.sun_jian.chooses("draw-many")
    game.ma_chao.discards("peach:heart-3")
    return game


def blaze() -> Scenario:
    game = bare(*THREE, hands={"sun-quan": ["blaze", "peach:heart-3"], "xu-chu": ["dodge:heart-2"]})
    game.sun_quan.uses("blaze", on="xu-chu")
    game.nobody_negates()
    game.sun_quan.discards("peach")
    return game


def gender_swords() -> Scenario:
    game = bare("sun-quan", "da-qiao", hands={"sun-quan": ["sha"], "da-qiao": ["peach"]},
                equipment={"sun-quan": ["gender-double-swords"]})  # fmt: skip
    game.sun_quan.uses("sha", on="da-qiao")
    game.sun_quan.activates("gender-double-swords")
    game.da_qiao.discards("peach")
    return game


def frozen_sword() -> Scenario:
    game = bare("sun-quan", "ma-chao", hands={"sun-quan": ["sha"], "ma-chao": ["peach"]},
                equipment={"sun-quan": ["frozen-sword"]})  # fmt: skip
    game.sun_quan.uses("sha", on="ma-chao")
    game.ma_chao.passes()
    game.sun_quan.activates("frozen-sword")
    return game


def axe() -> Scenario:
    game = bare("sun-quan", "ma-chao", hands={"sun-quan": ["sha", "peach", "peach"], "ma-chao": ["dodge"]},
                equipment={"sun-quan": ["rock-cleaving-axe"]})  # fmt: skip
    game.sun_quan.uses("sha", on="ma-chao")
    game.ma_chao.uses("dodge")
    game.sun_quan.activates("rock-cleaving-axe", *game.hands["sun-quan"])
    return game


def dismantle() -> Scenario:
    game = bare("sun-quan", "ma-chao", hands={"sun-quan": ["dismantle"], "ma-chao": ["peach"]})
    game.sun_quan.uses("dismantle", on="ma-chao")
    game.nobody_negates()
    return game


def kirin_bow() -> Scenario:
    game = bare("sun-quan", "ma-chao", hands={"sun-quan": ["sha"]},
                equipment={"sun-quan": ["kirin-bow"], "ma-chao": ["red-hare"]})  # fmt: skip
    game.sun_quan.uses("sha", on="ma-chao")
    game.sun_quan.activates("kirin-bow", "red-hare")
    return game


def death() -> Scenario:
    game = bare(*THREE, roles=["ruler", "rebel", "spy"], hp={"xu-chu": 1},
                hands={"sun-quan": ["sha"], "xu-chu": ["duel"]})  # fmt: skip
    game.sun_quan.uses("sha", on="xu-chu")
    game.xu_chu.passes()
    game.everyone_passes()
    return game


@rule("SG-621")
@pytest.mark.parametrize(
    ("done", "discarded"),
    [
        (displacement, [("da-qiao", "peach")]),
        (heroic_soul, [("ma-chao", "peach")]),
        (blaze, [("sun-quan", "peach")]),
        (gender_swords, [("da-qiao", "peach")]),
        (frozen_sword, [("ma-chao", "peach")]),
        (axe, [("sun-quan", "peach")] * 2),
        (dismantle, [("ma-chao", "peach")]),
        (kirin_bow, [("ma-chao", "red-hare")]),
        (death, [("xu-chu", "duel")]),
    ],
)
def test_these_cards_are_discarded(done, discarded: list[tuple[str, str]]):
    assert discards(done()) == discarded


@rule("SG-621", "SG-215")
@pytest.mark.usefixtures("made_up")
def test_the_cards_of_the_discard_phase_are_discarded():
    telling_of_moves()
    game = bare(*THREE, hp={"sun-quan": 1}, phase="discard", hands={"sun-quan": ["peach", "duel"]},
                effects=given("telling", "ma-chao"))  # fmt: skip
    game.sun_quan.discards("peach")
    assert reasons(game)[0] == "discard"


@rule("SG-622")
@pytest.mark.usefixtures("made_up")
def test_removed_cards_are_not_discarded():
    telling_of_moves()
    game = bare(
        *THREE,
        hands={"sun-quan": ["dismantle"]},
        equipment={"xu-chu": ["wooden-cow"]},
        supplies=["peach", "sha"],
        effects=given("telling", "ma-chao"),
    )
    game.sun_quan.uses("dismantle", on="xu-chu")
    game.nobody_negates()
    game.sun_quan.takes("wooden-cow")
    assert discards(game) == [("xu-chu", "wooden-cow")]
    assert sorted(card.partition(":")[0] for card in game.discard) == ["dismantle", "peach", "sha", "wooden-cow"]
    assert "remove" in reasons(game)


@rule("SG-623")
def test_what_is_removed_from_the_game_never_comes_back():
    game = bare(*THREE, hands={"sun-quan": ["shadow"]}, skills={"sun-quan": ["balance"]}, deck=["peach"])
    game.sun_quan.activates("balance", "shadow")
    assert [card.partition(":")[0] for card in game.removed] == ["shadow"]
    assert game.discard == []
    assert "shadow" not in [card.partition(":")[0] for card in game.deck]


# ---- placed in the discard pile


@rule("SG-637", "SG-644")
@pytest.mark.usefixtures("made_up")
def test_a_card_that_was_resolved_is_placed_in_the_discard_pile_and_not_discarded():
    telling_of_moves()
    game = bare(*THREE, hands={"sun-quan": ["sha"]}, effects=given("telling", "ma-chao"))
    game.sun_quan.uses("sha", on="xu-chu")
    assert reasons(game) == ["use", "place"]
    assert (discards(game), game.fact("discarded")) == ([], [])
    assert len(game.discard) == 1


@rule("SG-637", "SG-641")
@pytest.mark.usefixtures("made_up")
def test_replaced_equipment_is_placed_and_not_discarded():
    telling_of_moves()
    game = bare(*THREE, hands={"sun-quan": ["kirin-bow"]}, equipment={"sun-quan": ["frozen-sword"]},
                effects=given("telling", "ma-chao"))  # fmt: skip
    game.sun_quan.uses("kirin-bow")
    assert reasons(game) == ["use", "place"]
    assert ([card.partition(":")[0] for card in game.discard], discards(game)) == (["frozen-sword"], [])


@rule("SG-639", "SG-637")
def test_what_is_left_of_a_negated_harvest_is_placed_in_the_discard_pile():
    game = bare(*THREE, hands={"sun-quan": ["harvest:heart-3"], "ma-chao": ["negate:spade-11"]},
                deck=["peach:heart-3", "duel:spade-1", "sha:spade-7"])  # fmt: skip
    game.sun_quan.uses("harvest")
    game.ma_chao.negates()  # for Sun Quan
    game.xu_chu.does("cards", cards=["duel"])
    game.nobody_negates()
    game.ma_chao.does("cards", cards=["sha"])
    assert game.sun_quan.hand == []
    assert sorted(game.discard) == ["harvest:heart-3", "negate:spade-11", "peach:heart-3"]
    assert discards(game) == []


@rule("SG-643", "SG-637")
@pytest.mark.usefixtures("made_up")
def test_judgement_cards_are_placed_in_the_discard_pile_and_not_discarded():
    telling_of_moves()
    game = bare(*THREE, phase="judgement", judgement={"sun-quan": ["acedia"]}, deck=["peach:heart-3"],
                effects=given("telling", "ma-chao"))  # fmt: skip
    assert [card.partition(":")[0] for card in game.discard] == ["peach", "acedia"]
    assert discards(game) == []
    assert "discard" not in reasons(game)


@rule("SG-640", "SG-644")
def test_the_cards_of_a_point_fight_are_not_discarded():
    game = table("taishi-ci", "ma-chao", hands={"taishi-ci": ["sha:spade-7"], "ma-chao": ["dodge:heart-2"]})
    game.taishi_ci.activates("justice-of-heaven", on="ma-chao")
    game.taishi_ci.does("fight", cards=["sha"])
    game.ma_chao.does("fight", cards=["dodge"])
    assert len(game.discard) == 2
    assert discards(game) == []


# ---- expose, show


@rule("SG-646", "SG-645")
@pytest.mark.usefixtures("made_up")
def test_only_cards_of_the_deck_are_exposed():
    telling_of_moves()
    watching = given("telling", "ma-chao")
    harvest = bare(*THREE, hands={"sun-quan": ["harvest"]}, effects=watching)
    harvest.sun_quan.uses("harvest")
    judged = bare(*THREE, phase="judgement", judgement={"sun-quan": ["acedia"]}, effects=watching)
    again = table("meng-huo", "ma-chao", phase="draw", hp={"meng-huo": 2}, effects=watching)
    again.meng_huo.activates("rise-again")
    study = table("god-lu-meng", "ma-chao", phase="draw", effects=watching)
    study.god_lu_meng.activates("extensive-study")
    for game in (harvest, judged, again, study):
        exposed = [event["deck"] for event in told(game, "probe-move") if event["why"] == "expose"]
        assert exposed == [True]


@rule("SG-651")
def test_texts_say_turn_up_of_the_top_of_the_deck_and_never_show():
    told = {id: texts("en", "sanguosha")(f"text-{id}") for id in SKILLS}
    assert [id for id, text in told.items() if "show the top" in text.lower()] == []
    assert {"extensive-study", "rise-again"} <= {id for id, text in told.items() if "turn up" in text}


# ---- give, take, exchange, draw


@rule("SG-653", "SG-654")
@pytest.mark.usefixtures("made_up")
def test_an_exchange_is_neither_taking_nor_giving():
    telling_of_moves()
    game = table("lu-su", "liu-bei", "ma-chao", hands={"liu-bei": ["sha"], "ma-chao": ["peach"]},
                 effects=given("telling", "ma-chao"))  # fmt: skip
    game.lu_su.activates("alliance", on=["liu-bei", "ma-chao"])
    assert reasons(game) == ["exchange", "exchange"]
    assert (game.liu_bei.hand, game.ma_chao.hand) == (["peach"], ["sha"])


@rule("SG-656")
@pytest.mark.usefixtures("made_up")
def test_only_a_draw_from_the_deck_is_a_draw():
    telling_of_moves()
    game = table("zhang-liao", "ma-chao", "guo-jia", phase="draw", hands={"ma-chao": ["peach"]},
                 effects=given("telling", "guo-jia"))  # fmt: skip
    game.zhang_liao.activates("surprise-attack", on="ma-chao")
    assert reasons(game) == ["take"]
    study = table("god-lu-meng", "ma-chao", phase="draw", effects=given("telling", "ma-chao"),
                  deck=["peach:heart-3", "sha:spade-7", "sha:club-2", "sha:diamond-6", "dodge:diamond-2"])  # fmt: skip
    study.god_lu_meng.activates("extensive-study")
    [kept] = study.asked("god-lu-meng").options()
    study.god_lu_meng.does(kept.id, **{pick.slot: list(pick.items[: pick.least]) for pick in kept.picks})
    assert "draw" not in reasons(study)
    for played in (game, study):
        assert [row for row in played.history if row[0] == "draw"] == []
    game = bare(*THREE, hands={"sun-quan": ["out-of-nothing"]}, effects=given("telling", "ma-chao"))
    game.sun_quan.uses("out-of-nothing")
    assert reasons(game) == ["use", "draw", "place"]
    assert [row[:2] for row in game.history if row[0] == "draw"] == [["draw", "sun-quan"]]


@rule("SG-658")
def test_who_is_allowed_something_need_not_do_it():
    game = table("jiang-wei", "liu-bei", "ma-chao", hands={"liu-bei": ["sha", "peach"]})
    game.jiang_wei.activates("provoke", on="liu-bei")
    assert game.liu_bei.options == ["sha", "pass"]
    game.liu_bei.passes()
    assert told(game, "use") == []
    game = table("cao-pi", "xiahou-dun", turn="xiahou-dun", phase="judgement", judgement={"xiahou-dun": ["acedia"]},
                 deck=["sha:spade-7"])  # fmt: skip
    assert sorted(game.xiahou_dun.options) == ["pass", "yes"]
