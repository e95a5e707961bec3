"""Positions written from the ledger and the rulebook alone: what several rules and cards do to each other."""

from typing import Any

import pytest

from tests.games.huns.rules.camps import (
    ALL_TAKEN,
    BLUE,
    BLUE_GREEN,
    FOUR,
    GREEN,
    GREEN_YELLOW,
    ORANGE,
    OTHER,
    PLAIN,
    PURPLE,
    RED_BLACK,
    SEATS,
    TOMB,
    cards,
    count,
    fills,
    fled,
    full,
    heard,
    holding,
    in_turn,
    loads,
    offered,
    on,
    order,
    points,
    scored,
    state,
    storage,
    table,
    takes_die,
    tally,
    used,
    uses,
    wagon,
    wagons,
    winners,
)
from tests.marks import rule
from tianxia.games.huns.data import COLOURS

# ---- how much is looted


@rule("HU-401", "HU-402", "HU-681", "HU-688", "HU-689", "HU-701", "HU-762")
@pytest.mark.parametrize(
    ("own", "value", "pool", "looted"),
    [
        ([], 1, 20, 1),
        ([], 2, 20, 2),
        ([], 3, 20, 3),
        ([], 3, 2, 2),
        (["pack-mule"], 1, 20, 3),
        (["pack-mule"], 2, 20, 2),
        (["pack-mule"], 3, 20, 3),
        (["pack-mule"], 1, 2, 2),
        (["lame-horses"], 1, 20, 1),
        (["lame-horses"], 2, 20, 1),
        (["lame-horses"], 3, 20, 2),
        (["lame-horses"], 3, 1, 1),
        ([fled("lame-horses")], 3, 20, 3),
        ([full("lame-horses", "blue")], 3, 20, 3),
        (["pack-mule", "lame-horses"], 1, 20, 2),
        (["pack-mule", "rusted-gear"], 1, 20, 1),
        (["pack-mule", full("rusted-gear", "blue")], 1, 20, 3),
        (["pack-mule", fled("rusted-gear")], 1, 20, 3),
        (["pack-mule", "lame-horses", "rusted-gear"], 1, 20, 1),
        (["pack-mule", holding("lame-horses", "blue", "blue")], 1, 20, 2),
    ],
)
def test_what_a_loot_takes(own: list[Any], value: int, pool: int, looted: int):
    played = in_turn(*own, TOMB, value=value, seats=4, reserve={"red": pool}, camp={"wagons": []})
    played.player_1.does("loot")
    if played.kind == "huns.place":
        fills(played.player_1, TOMB)
    assert count(played, TOMB) == looted
    assert played.reserve["red"] == pool - looted


# ---- how many cards are drawn


@rule("HU-301", "HU-309", "HU-682", "HU-688", "HU-702", "HU-763")
@pytest.mark.parametrize(
    ("own", "value", "deck", "drawn"),
    [
        ([], 2, 10, 2),
        ([], 3, 2, 2),
        (["hunting-falcon"], 1, 10, 2),
        (["hunting-falcon"], 3, 10, 4),
        (["hunting-falcon"], 2, 2, 2),
        (["hunting-falcon", "rusted-gear"], 3, 10, 3),
        (["hunting-falcon", full("rusted-gear")], 2, 10, 3),
        (["blind-seer"], 3, 10, 1),
        (["hunting-falcon", "blind-seer"], 1, 10, 1),
        ([fled("blind-seer")], 3, 10, 3),
        ([full("blind-seer")], 3, 10, 3),
        (["pack-mule"], 1, 10, 1),
        (["lame-horses"], 3, 10, 3),
    ],
)
def test_what_a_draw_draws(own: list[Any], value: int, deck: int, drawn: int):
    treasures = [
        "golden-crown", "silver-cauldron", "sword-of-mars", "jade-pendant", "amber-necklace",
        "gilded-saddle", "byzantine-icon", "skull-cup", "emerald-ring", "ring-of-honoria",
    ]  # fmt: skip
    played = in_turn(*own, die="yellow", value=value, decks={"treasure": treasures[:deck]})
    played.player_1.does("draw")
    assert heard(played, "draw")[0]["count"] == drawn
    if drawn > 1:
        assert offered(played.player_1, "play") == sorted(treasures[:drawn])
        played.player_1.does("play", card=[treasures[drawn - 1]])
        assert played.decks["treasure"] == treasures[drawn:deck] + treasures[: drawn - 1]
    assert treasures[drawn - 1] in cards(played, "player-1")


# ---- which dice may be taken


@rule("HU-206", "HU-213", "HU-687", "HU-770", "HU-771", "HU-776")
@pytest.mark.parametrize(
    ("own", "position", "free"),
    [
        (["evil-eye"], {"dice": {"blue": 3, "red": 3, "green": 2, "black": 1, "yellow": 3}}, ["black", "green"]),
        (["evil-eye"], {"dice": dict.fromkeys(COLOURS, 3)}, sorted(COLOURS)),
        (
            ["evil-eye"],
            {"dice": dict.fromkeys(COLOURS, 3) | {"green": 1}, "taken": {"green": "player-2"}},
            ["black", "blue", "red", "yellow"],
        ),
        ([fled("evil-eye")], {"dice": {"blue": 3, "red": 1}}, sorted(COLOURS)),
        ([full("evil-eye")], {"dice": {"blue": 3, "red": 1}}, sorted(COLOURS)),
        (["spiteful-spirits"], {"banned": "red"}, ["black", "blue", "green", "yellow"]),
        (
            ["spiteful-spirits", "evil-eye"],
            {"banned": "red", "dice": {"blue": 3, "red": 1, "green": 3, "black": 3, "yellow": 3}},
            sorted(COLOURS),
        ),
        (
            ["spiteful-spirits", "evil-eye"],
            {"banned": "blue", "dice": {"blue": 3, "red": 1, "green": 3, "black": 3, "yellow": 2}},
            ["red", "yellow"],
        ),
        ([], {"taken": {"red": "player-3", "blue": "player-2"}}, ["black", "green", "yellow"]),
    ],
)
def test_which_dice_are_open(own: list[Any], position: dict[str, Any], free: list[str]):
    played = table({"player-1": {"cards": own}}, **position)
    assert offered(played.player_1, "take", "die") == free


# ---- what is counted in the end


@rule("HU-804", "HU-805", "HU-806", "HU-807", "HU-808", "HU-809", "HU-811")
@pytest.mark.parametrize(
    ("seats", "camp", "total"),
    [
        # Raids, and Cowardice (HU-768, HU-777)
        (3, {"cards": ["cattle-raid", used("night-ambush")]}, 2),
        (3, {"cards": ["cattle-raid", used("night-ambush"), "cowardice"]}, 0),
        (3, {"cards": ["cattle-raid", used("night-ambush"), holding("cowardice", "red")]}, 0),
        (3, {"cards": ["cattle-raid", used("night-ambush"), full("cowardice")]}, 2),
        (3, {"cards": ["cattle-raid", used("night-ambush"), fled("cowardice")]}, -1),
        (3, {"cards": ["cattle-raid", "night-ambush", "sword-of-mars", "cowardice"]}, 3),
        # Mercenaries, Kreka and Mutiny (HU-644, HU-688, HU-749, HU-766)
        (2, {"cards": [full("zerco-the-jester"), "berik-the-carter"]}, 0),
        (2, {"cards": [full("zerco-the-jester"), holding("kreka-the-queen", "red", "red")]}, 0),
        (2, {"cards": [full("zerco-the-jester"), full("kreka-the-queen")]}, 4),
        (2, {"cards": [full("zerco-the-jester"), full("kreka-the-queen"), "berik-the-carter"]}, 3),
        (2, {"cards": [full("zerco-the-jester"), full("kreka-the-queen"), "mutiny"]}, 2),
        (2, {"cards": [full("zerco-the-jester"), full("kreka-the-queen"), full("mutiny")]}, 4),
        (2, {"cards": [full("zerco-the-jester"), full("kreka-the-queen"), fled("mutiny")]}, 2),
        (2, {"cards": [full("zerco-the-jester"), "silver-cauldron", "mutiny"]}, 3),
        # Curses that were fled, the Amulet and Rusted Gear (HU-710, HU-688)
        (2, {"cards": [fled("evil-eye"), fled("mutiny")]}, -4),
        (4, {"cards": [fled("evil-eye"), fled("mutiny")]}, -8),
        (4, {"cards": [fled("evil-eye"), fled("mutiny"), "amulet-of-tengri"]}, -2),
        (4, {"cards": [fled("evil-eye"), "amulet-of-tengri", "rusted-gear"]}, -4),
        (4, {"cards": [fled("evil-eye"), "amulet-of-tengri", full("rusted-gear")]}, -1),
        (4, {"cards": ["amulet-of-tengri", fled("rusted-gear")]}, -1),
        # Treasures and the Tomb (HU-672, HU-772)
        (4, {"cards": ["golden-crown"]}, 4),
        (4, {"cards": ["golden-crown", TOMB]}, 2),
        (4, {"cards": ["golden-crown", "jade-pendant", TOMB]}, 2),
        (4, {"cards": ["golden-crown", fled(TOMB)]}, 0),
        (4, {"cards": ["golden-crown", full(TOMB)]}, 4),
        (4, {"cards": ["golden-crown", "byzantine-icon", full(TOMB)]}, 8),
        (4, {"cards": ["golden-crown", "byzantine-icon", TOMB]}, 2),
        # wagons and their types (HU-808, HU-809)
        (2, {"sent": [*PURPLE[:2], ORANGE[0]]}, 8),
        (3, {"sent": [PURPLE[0], ORANGE[0], GREEN[0], BLUE[0]]}, 16),
        (3, {"sent": PURPLE[:4]}, 16),
        (4, {"sent": [*PURPLE[:3], *ORANGE[:3], GREEN[0]]}, 31),
        # things that are worth nothing (HU-811)
        (3, {"cards": ["pack-mule", "great-yurt", "evil-eye", full("mud-season")], "storage": {"red": 9}}, 0),
        (3, {"wagons": [wagon(RED_BLACK, "red", "red"), wagon(FOUR, "red")]}, 0),
    ],
)
def test_the_points_of_a_camp(seats: int, camp: dict[str, Any], total: int):
    assert points(scored({"player-1": camp}, seats)) == total


@rule("HU-672", "HU-673")
@pytest.mark.parametrize(
    ("treasure", "own", "rival", "met"),
    [
        ("golden-crown", {}, {}, True),
        ("golden-crown", {"sent": PURPLE[:1]}, {"sent": ORANGE[:2]}, False),
        ("golden-crown", {"sent": PURPLE[:2]}, {"sent": ORANGE[:2]}, True),
        ("silver-cauldron", {}, {}, False),
        ("silver-cauldron", {"cards": [full("zerco-the-jester")]}, {}, True),
        ("silver-cauldron", {"cards": [full("zerco-the-jester"), "berik-the-carter"]}, {}, False),
        ("sword-of-mars", {"cards": ["cattle-raid"]}, {}, False),
        (
            "sword-of-mars",
            {"cards": [used("cattle-raid"), "night-ambush"]},
            {"cards": ["full-gallop", "khans-levy"]},
            True,
        ),
        (
            "sword-of-mars",
            {"cards": ["cattle-raid", "night-ambush"]},
            {"cards": ["full-gallop", "khans-levy", used("caravan-swap")]},
            False,
        ),
        ("jade-pendant", {"sent": [PURPLE[0], ORANGE[0], ORANGE[1]]}, {}, False),
        ("jade-pendant", {"sent": [PURPLE[0], ORANGE[0], BLUE[0]]}, {}, True),
        ("amber-necklace", {"sent": [PURPLE[0]]}, {}, False),
        ("amber-necklace", {"sent": PURPLE[:2]}, {}, True),
        ("amber-necklace", {"sent": [*PURPLE[:2], ORANGE[0], BLUE[0]]}, {}, True),
        ("amber-necklace", {"sent": [*PURPLE[:2], *ORANGE[:2], BLUE[0]]}, {}, False),
        ("gilded-saddle", {"cards": ["pack-mule"]}, {}, False),
        ("gilded-saddle", {"cards": ["pack-mule", "war-saddle", "rusted-gear"]}, {}, True),
        (
            "gilded-saddle",
            {"cards": ["pack-mule", "war-saddle"]},
            {"cards": ["dyers-vat", "iron-rims", "great-yurt"]},
            False,
        ),
        ("byzantine-icon", {}, {"cards": ["evil-eye"]}, True),
        ("byzantine-icon", {"cards": [full("evil-eye")]}, {}, True),
        ("byzantine-icon", {"cards": ["evil-eye"]}, {}, False),
        ("byzantine-icon", {"cards": [full("evil-eye"), fled("mutiny")]}, {}, False),
        ("skull-cup", {"cards": [full("evil-eye"), "mutiny"]}, {}, False),
        ("skull-cup", {"cards": [full("evil-eye"), fled("mutiny")]}, {}, False),
        ("skull-cup", {"cards": [full("evil-eye"), full("mutiny")]}, {}, True),
        ("emerald-ring", {"cards": ["pack-mule", "cattle-raid", "zerco-the-jester"]}, {}, False),
        ("emerald-ring", {"cards": ["pack-mule", used("cattle-raid"), "zerco-the-jester", fled("mutiny")]}, {}, True),
        ("ring-of-honoria", {"storage": {"red": 2, "blue": 2, "green": 2, "black": 1, "yellow": 1}}, {}, False),
        ("ring-of-honoria", {"storage": {"red": 2, "blue": 2, "green": 2, "black": 2}}, {}, True),
        ("scales-of-aquileia", {"storage": {"red": 11}}, {}, False),
        ("scales-of-aquileia", {"storage": {"red": 12}}, {"storage": {"blue": 12}}, True),
        ("scales-of-aquileia", {"storage": {"red": 12}}, {"storage": {"blue": 13}}, False),
    ],
)
def test_when_a_treasure_is_fulfilled(treasure: str, own: dict[str, Any], rival: dict[str, Any], met: bool):
    camp = {**own, "cards": [treasure, *own.get("cards", [])]}
    played = scored({"player-1": camp, "player-2": rival})
    (line,) = [line for line in tally(played)["lines"] if line.get("card") == treasure]
    assert line["met"] is met
    assert line["points"] == (3 if met else 0)


@rule("HU-672", "HU-792")
@pytest.mark.parametrize(("own", "others", "met"), [(0, 1, True), (1, 1, False), (1, 2, True)])
def test_the_eagle_standard_counts_itself(own: int, others: int, met: bool):
    mine = ["eagle-standard", "pack-mule", "mutiny"][: own + 1]
    rivals = [["cattle-raid", fled("evil-eye")], ["night-ambush", "mud-season"], ["full-gallop", full("blind-seer")]]
    played = scored(
        {"player-1": {"cards": mine}} | {SEATS[n + 1]: {"cards": row[:others]} for n, row in enumerate(rivals)}, 4
    )
    assert points(played) == (4 if met else 0)


@rule("HU-814", "HU-815")
@pytest.mark.parametrize(
    ("camps", "best"),
    [
        ([{"cards": ["cattle-raid"]}, {"cards": ["night-ambush"]}, {}], ["player-1", "player-2"]),
        ([{"cards": ["cattle-raid"], "storage": {"red": 1}}, {"cards": ["night-ambush"]}, {}], ["player-1"]),
        ([{}, {}, {}], ["player-1", "player-2", "player-3"]),
        ([{"storage": {"red": 9}}, {"cards": ["night-ambush"]}, {}], ["player-2"]),
        (
            [{"storage": {"red": 2, "blue": 1}}, {"storage": {"green": 3}}, {"storage": {"red": 1}}],
            ["player-1", "player-2"],
        ),
        ([{"cards": [fled("evil-eye")]}, {"cards": ["berik-the-carter"]}, {"cards": [fled("mutiny")]}], ["player-2"]),
    ],
)
def test_who_wins(camps: list[dict[str, Any]], best: list[str]):
    assert winners(scored(dict(zip(SEATS, camps, strict=False)))) == best


# ---- the end of a round


@rule("HU-801", "HU-802", "HU-211", "HU-761")
def test_the_rats_bring_the_last_empty_pool_back_to_life():
    """The rats return a red Valuable after the last action of the round: no pool is empty then."""
    played = in_turn(
        "plague-of-rats", die="yellow", value=1, reserve={"red": 0},
        camp={"wagons": [wagon(RED_BLACK, "red"), "wagon-purple-3"]}, taken=ALL_TAKEN,
    )  # fmt: skip
    played.player_1.does("loot")
    assert played.fact("reserve.red") == 1
    assert played.outcome is None
    assert played.round == 2


@rule("HU-801", "HU-803", "HU-403")
def test_a_game_ends_when_the_last_red_one_is_looted_with_the_last_die():
    played = in_turn(
        die="red", value=3, reserve={"red": 2}, camp={"wagons": [RED_BLACK, FOUR]},
        taken=ALL_TAKEN,
    )  # fmt: skip
    played.player_1.does("loot")
    loads(played.player_1, "red", RED_BLACK)
    loads(played.player_1, "red", RED_BLACK)
    assert played.outcome is not None


@rule("HU-801", "HU-802")
def test_excess_that_goes_back_keeps_the_pool_and_the_game_alive():
    played = in_turn(
        die="red", value=2, reserve={"red": 2}, camp={"wagons": [GREEN_YELLOW, BLUE_GREEN]},
        taken=ALL_TAKEN,
    )  # fmt: skip
    played.player_1.does("loot")
    assert played.outcome is None
    assert played.reserve["red"] == 2


@rule("HU-508")
def test_an_empty_wagon_deck_and_display_end_nothing():
    played = in_turn(
        die="red", value=1, display=[], wagon_deck=[], camp={"wagons": [RED_BLACK]},
        taken=ALL_TAKEN,
    )  # fmt: skip
    played.player_1.does("loot")
    assert played.outcome is None
    assert played.round == 2


# ---- whose turn it is


@rule("HU-203", "HU-217", "HU-727", "HU-734")
@pytest.mark.parametrize(
    ("seats", "after"),
    [(2, ["player-2", "player-1", "player-2"]), (4, ["player-2", "player-3", "player-4"])],
)
def test_after_a_crossing_play_goes_on_from_the_left_neighbour(seats: int, after: list[str]):
    camps: dict[str, Any] = {seat: {"wagons": []} for seat in SEATS[:seats]}
    camps["player-1"]["cards"] = ["river-crossing"]
    played = table(camps, seats, stage="action", die="red")
    uses(played.player_1, "river-crossing")
    played.player_1.does("loot")
    takes_die(played.player_1, "blue")
    played.player_1.does("turn", die=["blue"], value=["3"])
    assert played.dice["blue"] == 3
    played.player_1.does("loot")
    seen = []
    for colour in ("green", "black", "yellow"):
        seen.append(played.waits_for)
        seat = getattr(played, played.waits_for.replace("-", "_"))
        if colour != "yellow":  # the last die is taken by itself
            takes_die(seat, colour)
        seat.does("loot")
    assert seen == after
    assert played.round == 2


# ---- where Valuables may go


@rule("HU-405", "HU-406", "HU-416")
@pytest.mark.parametrize(
    ("card", "may"),
    [
        ("zerco-the-jester", True),
        (holding("zerco-the-jester", "red"), True),
        (full("zerco-the-jester"), False),
        ("mutiny", True),
        (full("mutiny"), False),
        (fled("mutiny"), False),
        ("pack-mule", False),
        ("cattle-raid", False),
        (used("cattle-raid"), False),
        ("golden-crown", False),
    ],
)
def test_cards_that_may_be_filled(card: Any, may: bool):
    name = card if isinstance(card, str) else card["card"]
    played = in_turn(card, "berik-the-carter", camp={"wagons": [RED_BLACK, FOUR]})
    played.player_1.does("loot")
    assert offered(played.player_1, "fill") == sorted(["berik-the-carter", name] if may else ["berik-the-carter"])
    assert offered(played.player_1, "load", "wagon") == sorted([RED_BLACK, FOUR])


@rule("HU-405", "HU-406")
def test_cards_of_other_camps_may_not_be_filled():
    played = in_turn(
        "berik-the-carter", camp={"wagons": [RED_BLACK]}, two={**PLAIN, "cards": ["zerco-the-jester", "mutiny"]}
    )
    played.player_1.does("loot")
    assert offered(played.player_1, "fill") == ["berik-the-carter"]


@rule("HU-502", "HU-503", "HU-417", "HU-501")
def test_two_wagons_leave_in_one_batch_and_the_last_one_finds_a_place_on_the_second_new_one():
    played = in_turn(
        value=3, display=[ORANGE[1], ORANGE[2], GREEN[0], GREEN[1]], three={"wagons": [BLUE[4], BLUE[0]]},
        camp={"wagons": [wagon(RED_BLACK, "red", "red", "black", "black"), wagon(FOUR, "blue", "green", "yellow")]},
    )  # fmt: skip
    played.player_1.does("loot")
    loads(played.player_1, "red", RED_BLACK)
    played.player_1.does("take", wagon=[ORANGE[1]])  # no red slot there: the next one fills the other wagon by itself
    assert played.kind == "huns.wagon"
    played.player_1.does("take", wagon=[GREEN[0]])
    assert wagons(played, "player-1") == sorted([ORANGE[1], GREEN[0]])
    assert on(played, GREEN[0]) == ["red"]
    assert storage(played, "player-1") == {"red": 4, "black": 2, "blue": 1, "green": 1, "yellow": 1}
    assert played.camps["player-1"]["sent"] == [RED_BLACK, FOUR]


@rule("HU-514", "HU-707", "HU-769")
def test_wheels_and_tribute_wait_for_the_whole_batch():
    played = in_turn(
        "iron-rims", "tribute-to-rome", value=2, camp={
            "wagons": [wagon(FOUR, "blue", "green", "yellow"), "wagon-purple-3"]
        }, display=[RED_BLACK, ORANGE[1], ORANGE[2], ORANGE[3]],
    )  # fmt: skip
    played.player_1.does("loot")
    loads(played.player_1, "red", FOUR)
    played.player_1.does("take", wagon=[RED_BLACK])
    assert on(played, RED_BLACK) == ["red"]  # the second one is on its place before anybody reacts
    assert order(played) == [("player-1", "iron-rims"), ("player-1", "tribute-to-rome")]


@rule("HU-506", "HU-507", "HU-705", "HU-685")
@pytest.mark.parametrize(
    ("display", "deck", "have"),
    [([BLUE[0]], [], 3), ([], [BLUE[0]], 3), ([], [], 2)],
)
def test_a_yurt_takes_what_is_there(display: list[str], deck: list[str], have: int):
    played = in_turn(
        die="blue", value=1, decks={"equipment": ["great-yurt", "*"]}, display=display, wagon_deck=deck,
        camp={"wagons": [RED_BLACK, FOUR]},
    )  # fmt: skip
    played.player_1.does("draw")
    assert len(wagons(played, "player-1")) == have


@rule("HU-685", "HU-767", "HU-652")
def test_a_third_wagon_is_kept_when_the_gear_rusts_and_none_is_taken_at_three():
    played = in_turn(
        die="black", value=1, decks={"curse": ["rusted-gear", "*"]},
        two={"cards": ["great-yurt"], "wagons": [RED_BLACK, FOUR, BLUE_GREEN]},
    )  # fmt: skip
    played.player_1.does("draw")
    played.player_1.does("curse", seat=["player-2"])
    played.player_2.does("accept")
    assert len(wagons(played, "player-2")) == 3


@rule("HU-685", "HU-656", "HU-767")
def test_lifting_the_rust_brings_the_yurts_wagon():
    played = in_turn(
        "great-yurt", holding("rusted-gear", "red", "red"), value=1, camp={"wagons": [GREEN_YELLOW, BLUE_GREEN]},
        display=[RED_BLACK, ORANGE[1], ORANGE[2], ORANGE[3]],
    )  # fmt: skip
    played.player_1.does("loot")
    assert state(played, "rusted-gear") == "lifted"
    assert played.kind == "huns.wagon"
    played.player_1.does("take", wagon=[RED_BLACK])
    assert len(wagons(played, "player-1")) == 3


# ---- the start, and what nobody sees


@rule("HU-117", "HU-118", "HU-120")
def test_the_third_and_the_fourth_take_only_what_fits():
    played = table(
        {
            "player-1": PLAIN,
            "player-2": OTHER,
            "player-3": {"wagons": [RED_BLACK, wagon(GREEN_YELLOW, "green", "green", "green")]},
            "player-4": {"wagons": [BLUE_GREEN, ORANGE[0]]},
        },
        4, stage="bonus",
    )  # fmt: skip
    assert played.waits_for == "player-3"
    assert sorted(set(offered(played.player_3, "take", "goods"))) == ["black", "red", "yellow"]


@rule("HU-511", "HU-816")
def test_types_are_secret_until_the_scoring():
    played = table({"player-2": {"sent": [PURPLE[0], ORANGE[0]]}})
    assert played.fact("view.player-1.seats.1.sent") == {"known": [], "hidden": 2}
    assert len(played.fact("view.player-2.seats.1.sent")["known"]) == 2
    ended = scored({"player-2": {"sent": [PURPLE[0], ORANGE[0]]}})
    assert len(ended.fact("view.player-1.seats.1.sent")["known"]) == 2
