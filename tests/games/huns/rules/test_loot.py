"""The Loot action and placing Valuables (HU-401 to HU-425)."""

import pytest

from tests.games.huns.rules.starts import (
    COLOURS,
    camp,
    card,
    go_on,
    goods_on,
    loaded,
    loot,
    moves,
    storage,
    wagons_of,
    with_die,
)
from tests.marks import rule
from tianxia.scenario import Scenario

REDS = ("wagon-purple-1", "wagon-green-1")  # three red slots each, two black and two green
NO_ROOM = camp("wagon-purple-2", "wagon-green-2")  # green and yellow, black and yellow


def excess(table: Scenario) -> list[int]:
    """How many Valuables went back, time by time."""
    return [told["count"] for told in table.heard("excess")]


# ---- taking


@rule("HU-401")
@pytest.mark.parametrize("colour", COLOURS)
@pytest.mark.parametrize("value", [1, 2, 3])
def test_as_many_valuables_as_the_die_shows_are_taken_in_its_colour(colour: str, value: int):
    table = with_die(colour, value, camp(cards=["mutiny", "rusted-gear"]))
    table.player_1.does("loot")
    assert table.hand == {**dict.fromkeys(COLOURS, 0), colour: value}
    assert table.reserve == {**dict.fromkeys(COLOURS, 22), colour: 22 - value}
    told = table.heard("loot")[0]
    assert (told["seat"], told["colour"], told["count"]) == ("player-1", colour, value)


@rule("HU-402")
@pytest.mark.parametrize("left", [1, 2])
def test_of_a_pool_with_fewer_all_are_taken(left: int):
    table = loot("red", 3, camp(*REDS), reserve={"red": left})
    assert table.heard("loot")[0]["count"] == left
    assert table.reserve["red"] == 0
    go_on(table, "huns.place")
    assert sum(len(goods) for goods in wagons_of(table).values()) == left


@rule("HU-403")
def test_a_loot_of_an_empty_pool_does_nothing_and_is_allowed():
    table = with_die("red", 3, camp(*REDS), reserve={"red": 0})
    assert table.player_1.options == ["draw", "loot"]
    table.player_1.does("loot")
    assert table.heard("loot")[0]["count"] == 0
    assert wagons_of(table) == {"wagon-purple-1": [], "wagon-green-1": []}
    assert excess(table) == []
    assert (table.waits_for, table.kind) == ("player-2", "huns.die")


@rule("HU-404", "HU-412")
def test_a_loot_without_any_place_is_allowed_and_all_of_it_goes_back():
    table = with_die("red", 3, NO_ROOM)
    assert table.player_1.options == ["draw", "loot"]
    table.player_1.does("loot")
    assert excess(table) == [3]
    assert table.reserve["red"] == 22
    assert wagons_of(table) == {"wagon-purple-2": [], "wagon-green-2": []}
    assert (table.waits_for, table.kind) == ("player-2", "huns.die")


# ---- where they may go


@rule("HU-405", "HU-410")
def test_what_was_begun_on_wagons_is_not_ended_on_a_card():
    table = loot("red", 3, camp(*REDS, cards=["edeco-the-bodyguard", "mutiny"]))
    cards = {("fill", "edeco-the-bodyguard"), ("fill", "mutiny")}
    wagons = {("load", "red", wagon) for wagon in REDS}
    assert moves(table) == cards | wagons
    table.player_1.does("load", good=["red"], wagon=["wagon-purple-1"])
    assert moves(table) == wagons
    for name in ("edeco-the-bodyguard", "mutiny"):
        assert not table.player_1.may("fill", card=[name])


@rule("HU-405", "HU-410", "HU-411")
@pytest.mark.parametrize(("name", "fits"), [("edeco-the-bodyguard", 2), ("mutiny", 3)])
def test_what_was_begun_on_a_card_stays_on_that_card(name: str, fits: int):
    """The rest goes back, though wagons and another card have room for it."""
    table = loot("red", 3, camp(*REDS, cards=["edeco-the-bodyguard", "mutiny"]))
    table.player_1.does("fill", card=[name])
    assert goods_on(table, name) == ["red"] * fits
    other = {"edeco-the-bodyguard": "mutiny", "mutiny": "edeco-the-bodyguard"}[name]
    assert goods_on(table, other) == []
    assert wagons_of(table) == {"wagon-purple-1": [], "wagon-green-1": []}
    assert table.reserve["red"] == 22 - fits
    assert excess(table) == ([3 - fits] if fits < 3 else [])
    assert table.waits_for == "player-2"


@rule("HU-406")
def test_nothing_is_put_on_other_cards_or_into_other_camps():
    others = {"player-2": camp("wagon-orange-4", "wagon-purple-5", cards=["zerco-the-jester", "cowardice"])}
    own = camp("wagon-purple-1", "wagon-purple-2", cards=["pack-mule", "cattle-raid", "golden-crown", "mutiny"])
    table = loot("red", 2, own, others=others)
    assert moves(table) == {("load", "red", "wagon-purple-1"), ("fill", "mutiny")}
    for name in ("pack-mule", "cattle-raid", "golden-crown", "zerco-the-jester", "cowardice"):
        assert not table.player_1.may("fill", card=[name])
    for name in ("wagon-orange-4", "wagon-purple-5"):
        assert not table.player_1.may("load", good=["red"], wagon=[name])


@rule("HU-406", "HU-412")
def test_with_only_such_cards_all_goes_back():
    others = {"player-2": camp("wagon-orange-4", "wagon-purple-5", cards=["zerco-the-jester"])}
    own = {**NO_ROOM, "cards": ["pack-mule", "cattle-raid", "golden-crown"]}
    assert excess(loot("red", 2, own, others=others)) == [2]


@rule("HU-407")
@pytest.mark.parametrize("colour", COLOURS)
@pytest.mark.parametrize(("name", "before"), [("kreka-the-queen", ["yellow", "blue"]), ("mutiny", ["red"])])
def test_a_slot_of_a_mercenary_or_curse_takes_any_colour(colour: str, name: str, before: list[str]):
    table = loot(colour, 1, camp(cards=[card(name, *before)]))
    assert sorted(goods_on(table, name)) == sorted([*before, colour])


@rule("HU-408")
def test_on_a_wagon_a_valuable_goes_only_onto_an_empty_slot_of_its_own_colour():
    own = camp(
        loaded("wagon-purple-1", "red", "red", "red"), loaded("wagon-purple-4", "red", "blue"), "wagon-purple-2",
        cards=["great-yurt"],
    )  # fmt: skip
    table = loot("red", 3, own)
    assert wagons_of(table) == {
        "wagon-purple-1": ["red"] * 3,  # no red slot is empty, two black ones are
        "wagon-purple-4": ["blue", "red", "red"],
        "wagon-purple-2": [],  # green and yellow
    }
    assert excess(table) == [2]


@rule("HU-409", "HU-417")
@pytest.mark.parametrize("split", [(3, 0), (2, 1), (1, 2), (0, 3)])
def test_valuables_of_one_loot_may_be_divided_between_wagons(split: tuple[int, int]):
    table = loot("red", 3, camp(*REDS))
    for wagon, count in zip(REDS, split, strict=True):
        for _ in range(count):
            table.player_1.does("load", good=["red"], wagon=[wagon])
    assert wagons_of(table) == {wagon: ["red"] * count for wagon, count in zip(REDS, split, strict=True)}
    assert table.waits_for == "player-2"


@rule("HU-412", "HU-414")
def test_what_matches_no_slot_goes_back_and_what_does_is_placed():
    own = camp(loaded("wagon-purple-1", "red", "red"), loaded("wagon-green-1", "red", "red"))
    table = loot("red", 3, own)
    go_on(table, "huns.place")
    assert [goods.count("red") for goods in wagons_of(table).values()] == [3, 3]
    assert excess(table) == [1]
    assert table.reserve["red"] == 22 - 6


# ---- excess


def stolen(own: dict, second: dict, third: dict) -> Scenario:
    """Player 1 steals a Valuable from the wagons of each opponent."""
    own = {**own, "cards": ["cattle-raid", *own.get("cards", [])]}
    table = with_die("blue", 1, own, others={"player-2": second, "player-3": third})
    table.player_1.does("use", card=["cattle-raid"])
    return table


@rule("HU-413", "HU-419")
def test_a_stolen_valuable_without_a_place_goes_back_to_its_very_slot():
    """The yellow one lies on a blue slot, by Dyer's Vat, and lies there again."""
    table = stolen(
        camp("wagon-purple-1", "wagon-orange-1"),
        camp(loaded("wagon-orange-6", "red"), "wagon-blue-7"),
        camp(loaded("wagon-orange-3", "yellow on blue"), "wagon-purple-3"),
    )
    go_on(table, "huns.steal")
    table.player_1.does("load", good=["red"], wagon=["wagon-orange-1"])
    assert wagons_of(table)["wagon-orange-1"] == ["red"]
    assert wagons_of(table, "player-2")["wagon-orange-6"] == []
    assert wagons_of(table, "player-3")["wagon-orange-3"] == ["yellow on blue"]
    assert table.reserve["yellow"] == 21
    assert excess(table) == [1]


@rule("HU-413")
def test_a_valuable_stolen_from_a_storage_goes_back_there():
    own = camp("wagon-purple-1", "wagon-orange-1", cards=["storehouse-heist"])
    others = {
        "player-2": camp(storage={"red": 1}), "player-3": camp(storage={"green": 2}), "player-4": camp(),
    }  # fmt: skip
    table = with_die("blue", 1, own, seats=4, others=others)
    table.player_1.does("use", card=["storehouse-heist"])
    go_on(table, "huns.steal")
    table.player_1.does("load", good=["red"], wagon=["wagon-purple-1"])
    assert storage(table, "player-2") == {}
    assert storage(table, "player-3") == {"green": 2}
    assert (table.reserve["green"], table.reserve["red"]) == (22, 23)


# ---- duties and freedom


@rule("HU-414")
def test_a_valuable_that_fits_may_be_neither_kept_nor_returned():
    table = loot("red", 3, camp(*REDS))
    for _ in range(3):
        assert table.player_1.options == ["load"]
        for option in ("done", "pass", "back"):
            assert not table.player_1.may(option)
        table.player_1.does("load", good=["red"], wagon=["wagon-green-1"])
    assert table.hand["red"] == 0


@rule("HU-414")
def test_where_there_is_only_one_place_nobody_is_asked():
    table = loot("black", 2, camp(*REDS))
    assert wagons_of(table)["wagon-purple-1"] == ["black", "black"]
    assert table.waits_for == "player-2"


@rule("HU-415")
def test_a_destination_that_holds_fewer_may_be_chosen():
    own = camp(*REDS, cards=[card("kreka-the-queen", "blue", "blue"), "mutiny"])
    table = loot("red", 3, own)
    assert ("fill", "kreka-the-queen") in moves(table)
    table.player_1.does("fill", card=["kreka-the-queen"])
    assert goods_on(table, "kreka-the-queen") == ["blue", "blue", "red"]
    assert excess(table) == [2]


@rule("HU-415", "HU-416")
def test_a_destination_that_takes_nothing_may_not_be_chosen_while_another_takes_one():
    """A full Mercenary, a lifted Curse, one that was fled, and a wagon without such a slot."""
    own = camp(
        "wagon-purple-1", "wagon-purple-2",
        cards=[
            card("edeco-the-bodyguard", "blue", "blue"), card("mud-season", "blue", "blue"),
            card("evil-eye", fled=True), card("zerco-the-jester", "blue"),
        ],
    )  # fmt: skip
    table = loot("red", 2, own)
    assert moves(table) == {("load", "red", "wagon-purple-1"), ("fill", "zerco-the-jester")}
    for name in ("edeco-the-bodyguard", "mud-season", "evil-eye"):
        assert not table.player_1.may("fill", card=[name])
    assert not table.player_1.may("load", good=["red"], wagon=["wagon-purple-2"])


@rule("HU-416")
def test_where_nothing_else_is_there_all_goes_back():
    own = {**NO_ROOM, "cards": [card("edeco-the-bodyguard", "blue", "blue"), card("evil-eye", fled=True)]}
    assert excess(loot("red", 2, own)) == [2]


@rule("HU-417")
def test_valuables_are_placed_one_at_a_time_in_the_order_of_the_player():
    """The first fills a wagon, which leaves at once; only then the next one is placed."""
    own = camp(loaded("wagon-purple-1", "red", "red", "black", "black"), "wagon-green-1")
    for first in ("wagon-purple-1", "wagon-green-1"):
        table = loot("red", 2, own, display=["wagon-purple-2", "wagon-green-2", "wagon-purple-3", "wagon-purple-7"])
        table.player_1.does("load", good=["red"], wagon=[first])
        assert table.hand["red"] == 1
        if first == "wagon-purple-1":
            assert table.kind == "huns.wagon"
            assert storage(table) == {"red": 3, "black": 2}
        else:
            assert table.kind == "huns.place"
            assert storage(table) == {}


@rule("HU-417")
@pytest.mark.parametrize(("name", "kind"), [("edeco-the-bodyguard", "full"), ("evil-eye", "lifted")])
def test_a_card_is_full_or_lifted_with_its_last_valuable_before_the_rest_goes_back(name: str, kind: str):
    table = loot("red", 3, camp(cards=[card(name)]))
    kinds = [told["kind"] for told in table.heard(kind, "excess", "pieces")]
    assert kinds == ["pieces", "pieces", "pieces", kind, "pieces", "excess"]
    assert excess(table) == [1]


@rule("HU-418")
def test_of_several_colours_the_player_says_which_go_on_a_card():
    own = camp(*REDS, cards=["market-plunder", card("edeco-the-bodyguard", "blue")])
    for chosen, other in (("green", "black"), ("black", "green")):
        table = with_die("blue", 1, own)
        table.player_1.does("use", card=["market-plunder"])
        table.player_1.does("take", goods=["green", "black"])
        table.player_1.does("fill", card=["edeco-the-bodyguard"])
        assert table.waits_for == "player-1"
        assert moves(table) == {("take", "green"), ("take", "black")}
        table.player_1.does("take", goods=[chosen])
        assert sorted(goods_on(table, "edeco-the-bodyguard")) == sorted(["blue", chosen])
        assert table.reserve[other] == 22
        assert excess(table) == [1]


# ---- what is like a Loot, and what is not


@rule("HU-419")
def test_what_a_card_gives_is_placed_like_a_loot():
    own = camp(*REDS, cards=["sack-the-village", "edeco-the-bodyguard", "mutiny", "pack-mule"])
    table = with_die("blue", 1, own)
    table.player_1.does("use", card=["sack-the-village"])
    table.player_1.does("take", goods=["red", "red", "red"])
    wagons = {("load", "red", wagon) for wagon in REDS}
    assert moves(table) == {("fill", "edeco-the-bodyguard"), ("fill", "mutiny")} | wagons
    table.player_1.does("load", good=["red"], wagon=["wagon-purple-1"])
    assert moves(table) == wagons
    again = with_die("blue", 1, own)
    again.player_1.does("use", card=["sack-the-village"])
    again.player_1.does("take", goods=["red", "red", "red"])
    again.player_1.does("fill", card=["edeco-the-bodyguard"])
    assert goods_on(again, "edeco-the-bodyguard") == ["red", "red"]
    assert excess(again) == [1]


@rule("HU-420")
def test_cards_that_watch_or_change_loots_leave_other_gains_alone():
    """Skotta and Aigan do not react, Lame Horses take nothing away, Dyer's Vat dyes nothing."""
    own = camp("wagon-purple-1", "wagon-orange-1", cards=["sack-the-village", "lame-horses", "dyers-vat"])
    others = {
        "player-2": camp(cards=[card("skotta-the-tax-collector", "blue", "blue", "blue"), "kreka-the-queen"]),
        "player-3": camp(cards=[card("aigan-the-scavenger", "blue", "blue"), "cowardice"]),
    }
    table = with_die("black", 3, own, others=others)
    table.player_1.does("use", card=["sack-the-village"])
    table.player_1.does("take", goods=["black", "black", "black"])
    assert "dye" not in table.player_1.options
    table.player_1.does("load", good=["black"], wagon=["wagon-purple-1"])
    assert wagons_of(table)["wagon-purple-1"] == ["black", "black"]
    assert excess(table) == [1]
    assert (table.waits_for, table.kind) == ("player-1", "huns.action")
    table.player_1.does("loot")
    assert table.heard("loot")[0]["count"] == 2
    assert "dye" in table.player_1.options


@rule("HU-420")
def test_the_loot_itself_is_watched():
    others = {
        "player-2": {"cards": [card("skotta-the-tax-collector", "blue", "blue", "blue"), "kreka-the-queen"]},
        "player-3": {"cards": [card("aigan-the-scavenger", "blue", "blue"), "cowardice"]},
    }
    table = loot("red", 3, NO_ROOM, others=others)
    assert table.kind == "huns.batch.order"
    table.player_1.does("0")
    assert (table.waits_for, table.kind) == ("player-2", "huns.gain")
    table.player_2.passes()
    assert (table.waits_for, table.kind) == ("player-3", "huns.gain")


# ---- what is not possible says why


@rule("HU-406", "HU-408", "HU-416", "HU-414")
def test_a_place_that_may_not_be_chosen_is_refused_by_its_own_rule():
    own = camp(
        *REDS, "wagon-purple-2",
        cards=["pack-mule", "mutiny", card("edeco-the-bodyguard", "blue", "blue"), card("evil-eye", fled=True)],
    )  # fmt: skip
    table = loot("red", 3, own, others={"player-2": camp("wagon-orange-4", cards=["cowardice"])})
    assert table.player_1.why_not("load", good=["red"], wagon=["wagon-purple-2"]) == "HU-408"
    assert table.player_1.why_not("load", good=["red"], wagon=["wagon-orange-4"]) == "HU-406"
    for name in ("pack-mule", "cowardice"):
        assert table.player_1.why_not("fill", card=[name]) == "HU-406"
    for name in ("edeco-the-bodyguard", "evil-eye"):
        assert table.player_1.why_not("fill", card=[name]) == "HU-416"
    assert table.player_1.why_not("done") == "HU-414"


@rule("HU-405", "HU-410")
def test_dividing_is_refused_by_the_rule_against_it():
    own = camp(*REDS, cards=["edeco-the-bodyguard", "rusted-gear", card("berik-the-carter", "blue", "blue")])
    table = loot("red", 3, own)
    table.player_1.does("fill", card=["rusted-gear"])
    assert table.player_1.why_not("fill", card=["edeco-the-bodyguard"]) == "HU-410"
    assert table.player_1.why_not("load", good=["red"], wagon=["wagon-purple-1"]) == "HU-405"
    again = loot("red", 3, own)
    again.player_1.does("load", good=["red"], wagon=["wagon-purple-1"])
    assert again.player_1.why_not("fill", card=["rusted-gear"]) == "HU-405"


# ---- a new wagon in the middle of it


@rule("HU-424")
def test_what_matches_neither_the_new_wagon_nor_another_goes_back():
    own = camp(loaded("wagon-orange-5", "green", "black", "black", "yellow"), "wagon-purple-1")
    table = loot("green", 3, own, display=["wagon-green-2"])
    table.player_1.does("take", wagon=["wagon-green-2"])
    assert wagons_of(table) == {"wagon-purple-1": [], "wagon-green-2": []}
    assert excess(table) == [2]
    assert table.reserve["green"] == 22 - 2


@rule("HU-425", "HU-423")
def test_what_matches_the_new_wagon_must_be_placed_there():
    own = camp(loaded("wagon-orange-5", "green", "black", "black", "yellow"), "wagon-purple-1")
    table = loot("green", 3, own, display=["wagon-purple-2"])
    table.player_1.does("take", wagon=["wagon-purple-2"])
    assert wagons_of(table) == {"wagon-purple-1": [], "wagon-purple-2": ["green", "green"]}
    assert excess(table) == []


@rule("HU-425")
def test_what_matches_another_wagon_must_be_placed_there():
    own = camp(loaded("wagon-orange-5", "green", "black", "black", "yellow"), "wagon-green-1")
    table = loot("green", 2, own, display=["wagon-green-2"])
    table.player_1.does("load", good=["green"], wagon=["wagon-orange-5"])
    table.player_1.does("take", wagon=["wagon-green-2"])
    assert wagons_of(table) == {"wagon-green-1": ["green"], "wagon-green-2": []}
    assert excess(table) == []
