"""Wagons: sending off, new wagons, the display, the Storage (HU-501 to HU-514)."""

import pytest

from tests.games.huns.rules.starts import (
    COLOURS,
    begins,
    camp,
    card,
    goods_on,
    last_turn,
    loaded,
    loot,
    moves,
    questions,
    storage,
    wagons_of,
    with_die,
)
from tests.marks import rule
from tianxia.scenario import Scenario, scenario

ALMOST = loaded("wagon-orange-5", "green", "black", "black", "yellow")  # a green slot is empty
SHOWN = ["wagon-purple-2", "wagon-green-2", "wagon-purple-3", "wagon-purple-7"]


def sending(value: int = 1, own: dict | None = None, **position: object) -> Scenario:
    """Player 1 loots green; the first of it fills a wagon. Four wagons are shown."""
    position = {"display": SHOWN, "wagon_deck": ["wagon-blue-8", "wagon-blue-1", "*"], **position}
    return loot("green", value, own or camp(ALMOST, "wagon-purple-1"), **position)


def sent(table: Scenario, player: str = "player-1") -> list[str]:
    """The wagons that a player has sent off."""
    return table.fact("camps")[player]["sent"]


@rule("HU-501")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everybody_has_two_wagons_to_fill(seats: int):
    """In whole games: three with Great Yurt, never more; fewer only where there are none to take."""
    for match in begins(seats, 1):
        for now in questions(match, seats):
            for seat in now.view(0)["seats"]:
                yurt = [row for row in seat["cards"] if row["face"] == "great-yurt"]
                if now.waiting()[0].kind not in ("huns.wagon", "huns.place", "huns.move") and not yurt:
                    assert len(seat["wagons"]) == 2


@rule("HU-501", "HU-504")
def test_after_a_wagon_left_there_are_two_again():
    table = sending()
    assert list(wagons_of(table)) == ["wagon-purple-1"]
    table.player_1.does("take", wagon=["wagon-green-2"])
    assert list(wagons_of(table)) == ["wagon-purple-1", "wagon-green-2"]


@rule("HU-502")
def test_a_full_wagon_leaves_before_anything_else_is_placed():
    table = sending(3, camp(ALMOST, "wagon-green-1"))
    table.player_1.does("load", good=["green"], wagon=["wagon-orange-5"])
    assert table.kind == "huns.wagon"
    assert sent(table) == ["wagon-orange-5"]
    assert table.hand["green"] == 2
    assert wagons_of(table) == {"wagon-green-1": []}


@rule("HU-502")
def test_a_wagon_with_an_empty_slot_stays():
    table = loot("green", 1, camp(loaded("wagon-orange-5", "green", "black", "yellow"), "wagon-purple-1"))
    assert sent(table) == []
    assert wagons_of(table)["wagon-orange-5"] == ["green", "green", "black", "yellow"]


@rule("HU-503")
def test_goods_to_storage_then_the_wagon_face_down_then_a_new_one_then_the_display():
    table = sending()
    assert storage(table) == {"green": 2, "black": 2, "yellow": 1}
    assert sent(table) == ["wagon-orange-5"]
    assert table.display == SHOWN
    table.player_1.does("take", wagon=["wagon-green-2"])
    told = [event for event in table.fact("told.player-2") if event["kind"] in ("pieces", "move", "new-wagon")]
    steps = [(event["kind"], event.get("from"), event.get("to")) for event in told][2:]  # after loot and load
    assert steps == [
        *[("pieces", "wagon-orange-5", "storage/0")] * 3,
        ("move", "wagons/0", "sent/0"),
        ("move", "display", "wagons/0"),
        ("new-wagon", "display", None),
        ("move", "wagon-deck", "display"),
    ]


@rule("HU-504")
@pytest.mark.parametrize("wagon", SHOWN)
def test_any_of_the_four_may_be_taken(wagon: str):
    table = sending()
    assert moves(table) == {("deck",), *[("take", name) for name in SHOWN]}
    for option in ("pass", "done"):
        assert not table.player_1.may(option)
    table.player_1.does("take", wagon=[wagon])
    assert wagon in wagons_of(table)
    assert [told["from"] for told in table.heard("new-wagon")] == ["display"]


@rule("HU-504")
def test_the_top_card_of_the_deck_may_be_taken_unseen():
    table = sending()
    for viewer in (*table.names, "spectator"):
        assert "wagon-blue-8" not in str(table.fact(f"view.{viewer}")) + str(table.fact(f"told.{viewer}"))
    table.player_1.does("deck")
    assert list(wagons_of(table)) == ["wagon-purple-1", "wagon-blue-8"]
    assert table.display == SHOWN
    assert table.wagon_deck[0] == "wagon-blue-1"
    assert [told["from"] for told in table.heard("new-wagon")] == ["deck"]


@rule("HU-505")
def test_a_face_up_wagon_that_is_taken_is_replaced_from_the_deck():
    table = sending()
    table.player_1.does("take", wagon=["wagon-purple-3"])
    assert sorted(table.display) == sorted([*SHOWN[:2], SHOWN[3], "wagon-blue-8"])
    assert table.wagon_deck[0] == "wagon-blue-1"
    for viewer in (*table.names, "spectator"):
        assert len(table.fact(f"view.{viewer}.display")) == 4


@rule("HU-506")
def test_from_an_empty_deck_nothing_is_taken_and_the_display_is_not_refilled():
    table = sending(wagon_deck=[])
    assert moves(table) == {("take", name) for name in SHOWN}
    assert table.player_1.why_not("deck") == "HU-506"
    table.player_1.does("take", wagon=["wagon-purple-3"])
    assert table.display == [*SHOWN[:2], SHOWN[3]]
    only = sending(wagon_deck=[], display=["wagon-green-2"])
    assert list(wagons_of(only)) == ["wagon-purple-1", "wagon-green-2"]
    assert only.display == []


@rule("HU-507")
def test_where_both_are_empty_the_player_goes_on_with_fewer_wagons():
    table = sending(wagon_deck=[], display=[])
    assert list(wagons_of(table)) == ["wagon-purple-1"]
    assert (table.waits_for, table.kind) == ("player-2", "huns.die")
    assert not table.heard("new-wagon")


@rule("HU-507")
def test_the_wagon_that_was_not_there_is_not_made_up_for_later():
    """Player 1 has one wagon, and wagons are there again: the one that leaves is replaced, and it stays at one."""
    table = sending(own=camp(ALMOST))
    table.player_1.does("deck")
    assert list(wagons_of(table)) == ["wagon-blue-8"]
    assert (table.waits_for, table.kind) == ("player-2", "huns.die")


@rule("HU-508")
def test_without_wagons_the_game_goes_on():
    table = last_turn(wagon_deck=[], display=[])
    assert table.outcome is None
    assert table.round == 2


@rule("HU-509")
def test_a_wagon_may_leave_in_the_turn_of_another_player():
    """Player 1 is under Tribute to Rome: the Valuable that player 2 takes fills a wagon."""
    own = camp(ALMOST, "wagon-purple-1", cards=["tribute-to-rome"])
    others = {"player-2": camp(loaded("wagon-purple-6", "blue", "red", "green"), "wagon-purple-4")}
    table = sending(own=own, others=others)
    table.player_1.does("load", good=["green"], wagon=["wagon-orange-5"])
    table.player_1.does("deck")
    assert table.waits_for == "player-2"
    table.player_2.does("take", goods=["yellow"])
    assert (table.waits_for, table.kind) == ("player-2", "huns.wagon")
    assert table.active == "player-1"
    assert sent(table, "player-2") == ["wagon-purple-6"]
    table.player_2.does("take", wagon=["wagon-green-2"])
    assert list(wagons_of(table, "player-2")) == ["wagon-purple-4", "wagon-green-2"]


@rule("HU-510")
def test_valuables_in_the_storage_stay_there_and_fill_nothing():
    """Not with a Loot, nor with Berik, who moves Valuables within a camp."""
    own = camp(
        loaded("wagon-purple-1", "black"), "wagon-purple-6", storage={"red": 5, "blue": 2},
        cards=[card("berik-the-carter", "green", "green"), "edeco-the-bodyguard"],
    )  # fmt: skip
    table = with_die("red", 1, own)
    table.player_1.does("use", card=["berik-the-carter"])
    assert {move[1] for move in moves(table) if move[0] == "move"} == {
        "green on berik-the-carter", "black on wagon-purple-1",
    }  # fmt: skip
    table.player_1.does("move", good=["black on wagon-purple-1"], to=["edeco-the-bodyguard"])
    table.player_1.does("done")
    table.player_1.does("loot")
    assert moves(table) == {
        ("load", "red", "wagon-purple-1"), ("load", "red", "wagon-purple-6"), ("fill", "edeco-the-bodyguard"),
    }  # fmt: skip
    table.player_1.does("fill", card=["edeco-the-bodyguard"])
    assert goods_on(table, "edeco-the-bodyguard") == ["red", "black"]
    assert storage(table) == {"red": 5, "blue": 2}


@rule("HU-511")
def test_how_many_wagons_were_sent_off_is_public_and_their_types_are_secret():
    table = scenario("huns", camps={"player-1": camp("wagon-purple-1", sent=["wagon-blue-1", "wagon-orange-8"])})
    own = table.fact("view.player-1.seats.0.sent")
    assert sorted(row["face"] for row in own["known"]) == ["wagon-blue-1", "wagon-orange-8"]
    for viewer in ("player-2", "player-3", "spectator"):
        assert table.fact(f"view.{viewer}.seats.0.sent") == {"known": [], "hidden": 2}
        assert "wagon-blue-1" not in str(table.fact(f"view.{viewer}"))


@rule("HU-511")
def test_a_wagon_that_leaves_is_named_to_its_owner_alone_from_then_on():
    table = sending()
    table.player_1.does("deck")
    told = [event for event in table.fact("told.player-1") if event["kind"] == "dispatch"]
    assert [(event["count"], event["face"]) for event in told] == [(1, "wagon-orange-5")]
    for viewer in ("player-2", "player-3", "spectator"):
        told = [event for event in table.fact(f"told.{viewer}") if event["kind"] == "dispatch"]
        assert [(event["count"], event.get("face")) for event in told] == [(1, None)]
        assert "wagon-orange-5" not in str(table.fact(f"view.{viewer}"))
    assert [row["face"] for row in table.fact("view.player-1.seats.0.sent.known")] == ["wagon-orange-5"]


@rule("HU-511")
def test_the_points_of_types_are_counted_for_the_owner_alone():
    table = scenario("huns", camps={"player-1": camp("wagon-purple-1", sent=["wagon-blue-1", "wagon-orange-8"])})
    assert table.fact("view.player-1.seats.0.points.types") == 2
    for viewer in ("player-2", "spectator"):
        assert table.fact(f"view.{viewer}.seats.0.points.types") == 0
        assert table.fact(f"view.{viewer}.seats.0.points.wagons") == 6


@rule("HU-512")
def test_wagons_being_filled_are_seen_by_all_with_type_slots_and_goods():
    own = camp(loaded("wagon-purple-1", "red", "black"), loaded("wagon-orange-8", "blue on green"))
    table = scenario("huns", camps={"player-2": own})
    for viewer in (*table.names, "spectator"):
        first, second = table.fact(f"view.{viewer}.seats.1.wagons")
        assert (first["face"], first["type"], first["left"]) == ("wagon-purple-1", "purple", 3)
        assert first["slots"] == ["red", "red", "red", "black", "black"]
        assert first["goods"] == ["red", None, None, "black", None]
        assert second["slots"] == COLOURS
        assert second["goods"] == [None, None, "blue", None, None]


@rule("HU-513")
@pytest.mark.parametrize(
    ("wagon", "colour"), [("wagon-green-2", "green"), ("wagon-blue-4", "blue"), ("wagon-blue-2", "blue")]
)
def test_the_type_of_a_wagon_has_no_bearing_on_what_it_takes(wagon: str, colour: str):
    table = loot(colour, 1, camp(wagon))
    assert wagons_of(table) == {wagon: []}
    assert [told["count"] for told in table.heard("excess")] == [1]


@rule("HU-514")
def test_whoever_reacts_to_a_wagon_that_left_waits_until_the_batch_is_placed():
    """Iron-Rimmed Wheels: the second Valuable is placed and the third is back before they give theirs."""
    own = camp(ALMOST, loaded("wagon-purple-4", "blue"), cards=["iron-rims"])
    table = sending(3, own)
    table.player_1.does("load", good=["green"], wagon=["wagon-orange-5"])
    assert table.kind == "huns.wagon"
    table.player_1.does("take", wagon=["wagon-green-2"])
    assert (table.waits_for, table.kind) == ("player-1", "huns.gain")
    assert wagons_of(table)["wagon-purple-4"] == ["blue", "green"]
    assert table.hand["green"] == 0
    assert [told["count"] for told in table.heard("excess")] == [1]
    assert table.reserve["green"] == 22 - 3


@rule("HU-514")
def test_two_wagons_of_one_batch_are_reacted_to_after_it_one_by_one():
    own = camp(
        ALMOST, loaded("wagon-purple-6", "blue", "red", "yellow"), cards=["iron-rims"],
    )  # fmt: skip
    table = sending(2, own)
    table.player_1.does("load", good=["green"], wagon=["wagon-orange-5"])
    table.player_1.does("take", wagon=["wagon-green-2"])
    assert sent(table) == ["wagon-orange-5", "wagon-purple-6"]
    table.player_1.does("take", wagon=["wagon-purple-3"])
    for _ in range(2):
        assert (table.waits_for, table.kind) == ("player-1", "huns.gain")
        table.player_1.passes()
    assert table.waits_for == "player-2"
