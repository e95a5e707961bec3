"""The relative cards, their price, and the whole table of results (ST-525 to ST-539, ST-551 to ST-558)."""

import tomllib
from importlib.resources import files

import pytest

from tests.games.suntzu.rules.fights import (
    SIDES,
    both,
    cards_of,
    fight,
    holders,
    keep_first,
    pay_from_pool,
    results,
    rival,
    said,
)
from tests.marks import rule
from tianxia.scenario import refused
from tianxia.telling.ledger import checkout

NUMBERS = [str(n) for n in range(1, 11)]
PLUS = {"+1": 1, "+2": 2, "+3": 3}
PRICE = {"+2": 1, "+3": 2}


def won_by(battle, side: str) -> int:
    """The result of the battle seen by a side: negative if it lost."""
    [(_, winner, by)] = results(battle)
    return by if winner == side else -by


# ---- strength


@rule("ST-525", "ST-527", "ST-528", "ST-529")
@pytest.mark.parametrize("side", SIDES)
@pytest.mark.parametrize("number", NUMBERS)
@pytest.mark.parametrize("card", PLUS)
def test_a_plus_card_beats_every_number_by_its_own(card: str, number: str, side: str):
    assert won_by(fight(*cards_of(side, card, number)), side) == PLUS[card]


@rule("ST-526", "ST-529")
@pytest.mark.parametrize("side", SIDES)
@pytest.mark.parametrize("number", NUMBERS)
def test_minus_1_loses_to_every_number_by_one(number: str, side: str):
    battle = fight(*cards_of(side, "-1", number), armies={side: {"wu": 3}}, pool={rival(side): 21})
    assert won_by(battle, side) == -1
    assert holders(battle, "wu") == {side: 2}


# ---- the price


@rule("ST-531", "ST-533")
@pytest.mark.parametrize("side", SIDES)
def test_a_plus_2_costs_one_army_from_pool_or_provinces_as_its_player_likes(side: str):
    for place in ("pool", "qin", "wu"):
        war = fight(*cards_of(side, "+2", "5"), armies={side: {"qin": 2}})
        assert (war.waits_for, war.kind) == (side, "suntzu.armies")
        assert war.fact(f"question.{side}.about") == {
            "count": 1,
            "purpose": "reserve",
            "sources": ["pool", "qin", "wu"],
        }
        getattr(war, side).gives(place)
        assert war.reinforcements == {side: 4, rival(side): 3}
        assert war.pool[side] == 14 - (place == "pool")
        assert war.armies[side]["qin"] == 2 - (place == "qin")
        assert war.armies[side]["wu"] == 2 - (place == "wu")


@rule("ST-532", "ST-533")
@pytest.mark.parametrize("places", [("pool", "pool"), ("pool", "qin"), ("qin", "wu"), ("qin", "qin")])
def test_a_plus_3_costs_two_armies_and_they_may_be_mixed(places: tuple[str, str]):
    war = fight("+3", "5", armies={"suntzu": {"qin": 2}})
    with refused("ST-532"):
        war.suntzu.gives("pool")
    war.suntzu.gives(*places)
    assert war.reinforcements["suntzu"] == 5
    assert war.pool["suntzu"] == 13 - places.count("pool")
    assert war.armies["suntzu"]["qin"] == 2 - places.count("qin")
    assert war.armies["suntzu"]["wu"] == 3 - places.count("wu")


@rule("ST-534")
def test_paying_may_empty_a_province():
    for armies in (1, 2):
        war = fight("+3", "5", at="qin", armies={"suntzu": {"chu": armies}})
        war.suntzu.gives(*["chu", "chu", "pool"][2 - armies : 4 - armies])
        assert holders(war, "chu") == {}
        assert holders(war, "qin") == {"suntzu": 3}


@rule("ST-535")
@pytest.mark.parametrize(("card", "armies", "stay"), [("+3", 1, 0), ("+2", 0, 0), ("+3", 0, 0)])
def test_who_has_fewer_armies_than_the_price_pays_all_of_them(card: str, armies: int, stay: int):
    """He loses the battle against the larger plus card, or wins it with nothing to place."""
    war = fight("5", card, at="qin", armies={"shao": {"chu": armies}}, pool={"shao": 0}, shao=[], box={"shao": ["*"]})
    assert war.kind in ("suntzu.keep", "suntzu.orders")
    assert war.reinforcements["shao"] == 21
    assert holders(war, "chu") == holders(war, "qin") == {}
    assert war.pool["shao"] == stay


@rule("ST-536")
def test_six_markers_cannot_be_used_to_pay():
    war = fight("+3", "5", at="qin", six_markers={"suntzu": ["chu", "wu"]})
    assert war.fact("question.suntzu.about.sources") == ["pool", "qin"]
    none = fight("5", "+3", shao=[], box={"shao": ["*"]}, pool={"shao": 0}, six_markers={"shao": ["chu", "qin"]})
    assert none.six_markers["shao"] == ["qin", "chu"]
    assert none.reinforcements["shao"] == 19


@rule("ST-537")
@pytest.mark.parametrize(("card", "against"), [("+2", "+3"), ("+2", "5"), ("+3", "5")])
@pytest.mark.parametrize("side", SIDES)
def test_the_price_is_due_won_or_lost(side: str, card: str, against: str):
    war = fight(*cards_of(side, card, against))
    pay_from_pool(war)
    assert war.reinforcements == {side: 3 + PRICE[card], rival(side): 3 + PRICE.get(against, 0)}


@rule("ST-538")
@pytest.mark.parametrize(("round", "first"), [(1, "suntzu"), (2, "shao"), (4, "shao"), (5, "suntzu")])
def test_the_priority_player_pays_first(round: int, first: str):
    war = fight("+2", "+3", round=round, armies={"suntzu": {"qin": 1}, "shao": {"chu": 1}})
    assert (war.waits_for, war.kind) == (first, "suntzu.armies")
    getattr(war, first).gives(*["pool"] * war.fact(f"question.{first}.about.count"))
    assert (war.waits_for, war.kind) == (rival(first), "suntzu.armies")


@rule("ST-539")
@pytest.mark.parametrize("card", ["-1", "+1", "+2", "+3"])
def test_the_same_relative_card_cancels_itself_and_nobody_pays(card: str):
    war = fight(card, card, armies={"shao": {"wu": 3}})
    assert results(war) == [("wu", None, 0)]
    assert holders(war, "wu") == {"shao": 3}
    assert war.kind == "suntzu.keep"
    assert war.reinforcements == both(3)
    assert war.pool == {"suntzu": 18, "shao": 15}


# ---- relative against relative


@rule("ST-551", "ST-552")
@pytest.mark.parametrize("side", SIDES)
@pytest.mark.parametrize("card", PLUS)
def test_minus_1_counts_as_0_against_a_plus_card_which_is_paid_for(card: str, side: str):
    war = fight(*cards_of(side, card, "-1"))
    assert won_by(war, side) == PLUS[card]
    price = PRICE.get(card, 0)
    if price:
        getattr(war, side).gives(*["pool"] * price)
    assert war.kind == "suntzu.keep"
    assert holders(war, "wu") == {side: PLUS[card]}
    assert war.reinforcements == {side: 3 + price, rival(side): 3}


@rule("ST-553", "ST-554")
@pytest.mark.parametrize("side", SIDES)
@pytest.mark.parametrize(("larger", "smaller", "by"), [("+2", "+1", 1), ("+3", "+1", 2), ("+3", "+2", 1)])
def test_the_larger_plus_card_wins_by_the_difference_and_all_are_paid_for(
    side: str, larger: str, smaller: str, by: int
):
    war = fight(*cards_of(side, larger, smaller))
    assert won_by(war, side) == by
    pay_from_pool(war)
    assert holders(war, "wu") == {side: by}
    assert war.reinforcements == {side: 3 + PRICE[larger], rival(side): 3 + PRICE.get(smaller, 0)}


# ---- the whole table


def table() -> dict[tuple[str, str], str]:
    """The table of the ledger, read from its page."""
    root = checkout()
    assert root is not None
    page = (root / "docs" / "rules" / "suntzu.md").read_text(encoding="utf-8").splitlines()
    start = next(n for n, line in enumerate(page) if line.startswith("| row \\ column"))
    rows = [[cell.strip(" *").lower() for cell in line.strip("|").split("|")] for line in page[start : start + 17]]
    columns = rows[0][1:]
    return {(row[0], column): cell for row in rows[2:] for column, cell in zip(columns, row[1:], strict=True)}


TABLE = table()
FACES = list(dict.fromkeys(row for row, _ in TABLE))


@rule("ST-555")
def test_every_pair_of_cards_has_the_result_of_the_table():
    assert len(TABLE) == 225
    for (row, column), cell in TABLE.items():
        battle = fight(row, column)
        if cell == "p":
            assert results(battle) == [], (row, column)
            assert holders(battle, "wu") == {}
        else:
            assert won_by(battle, "suntzu") == int(cell), (row, column)


@rule("ST-556")
def test_swapping_the_two_cards_changes_only_the_sign():
    for row in FACES[:-1]:
        for column in FACES[FACES.index(row) : -1]:
            assert won_by(fight(row, column), "suntzu") == won_by(fight(column, row), "shao"), (row, column)


@rule("ST-557")
def test_what_is_paid_for_every_pair_of_cards():
    for row in FACES:
        for column in FACES:
            war = fight(row, column)
            pay_from_pool(war)
            due = 0 if column in (row, "plague") else PRICE.get(row, 0)
            assert war.reinforcements["suntzu"] == 3 + due, (row, column)


@rule("ST-555", "ST-557", "ST-558")
def test_the_data_file_has_the_same_table():
    data = tomllib.loads(files("tianxia.games.suntzu").joinpath("data", "resolution.toml").read_text(encoding="utf-8"))
    for row, margins, paid in zip(FACES, data["margin"], data["paid"], strict=True):
        for column, margin, price in zip(FACES, margins, paid, strict=True):
            assert str(margin).replace("plague", "p") == TABLE[row, column]
            assert price == (0 if column in (row, "plague") else PRICE.get(row, 0))
    assert [data["countered_plague"][f"num-{n}"] for n in range(1, 11)] == list(range(1, 11))


@rule("ST-558")
@pytest.mark.parametrize("card", FACES[:-1])
def test_against_a_plague_that_counts_as_0(card: str):
    war = fight("plague", card, held={"shao": ["herbalist"]})
    war.shao.uses("herbalist")
    if card.isdecimal():
        assert won_by(war, "shao") == int(card)
    else:
        assert won_by(war, "shao") == {**PLUS, "-1": -1}[card]
    if card == "-1":
        assert holders(war, "wu") == {"suntzu": 1}


@rule("ST-531")
def test_everybody_sees_where_the_price_comes_from():
    war = fight("+3", "5", armies={"suntzu": {"qin": 2}})
    war.suntzu.gives("pool", "qin")
    for viewer in ("suntzu", "shao", "spectator"):
        [told] = said(war, "reserve", viewer)
        assert (told["seat"], told["from"], told["rule"]) == (0, ["pool", "qin"], "ST-532")
    keep_first(war)
    assert war.round == 2
