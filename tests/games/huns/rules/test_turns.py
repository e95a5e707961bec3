"""Rounds and turns: the roll, the die, whose turn it is, the windows of a turn (HU-201 to HU-217)."""

import pytest

from tests.games.huns.rules.starts import (
    COLOURS,
    SEATS,
    camp,
    card,
    go_on,
    last_turn,
    loaded,
    loot_somehow,
    moves,
    wagons_of,
    with_die,
)
from tests.marks import rule
from tianxia.scenario import Scenario, scenario

with_seats = pytest.mark.parametrize("seats", SEATS)
FULL_ZERCO = card("zerco-the-jester", "red", "red")
TURNS = {2: [1, 2, 1, 2, 1], 3: [1, 2, 3, 1, 2], 4: [1, 2, 3, 4, 1]}


def new_round(seats: int, **position: object) -> Scenario:
    """Before the roll; player 1 is the first."""
    return scenario("huns", seats=seats, stage="roll", **position)


def whole_round(table: Scenario) -> None:
    """Five turns, all of them Loots."""
    now = table.round
    while table.outcome is None and table.round == now:
        loot_somehow(table)


# ---- rounds


@rule("HU-201", "HU-203", "HU-207")
@with_seats
def test_a_round_has_five_turns_clockwise_from_the_first_player(seats: int):
    table = new_round(seats)
    whole_round(table)
    turns = [told["seat"] for told in table.heard("turn")]
    assert turns[:5] == [f"player-{n}" for n in TURNS[seats]]
    assert [told["kind"] for told in table.heard("round", "turn")] == ["round", *["turn"] * 5, "round", "turn"]
    dice = [told["die"] for told in table.heard("take-die")]
    assert sorted(dice) == sorted(COLOURS)


@rule("HU-207")
@with_seats
def test_the_first_player_and_those_on_the_left_have_more_turns(seats: int):
    table = new_round(seats, first="player-2")
    whole_round(table)
    turns = [told["seat"] for told in table.heard("turn")][:5]
    order = [f"player-{(1 + n) % seats + 1}" for n in range(seats)]
    assert [turns.count(player) for player in order] == {2: [3, 2], 3: [2, 2, 1], 4: [2, 1, 1, 1]}[seats]


@rule("HU-202")
def test_the_first_player_rolls_all_five_dice_and_all_are_available():
    table = new_round(3, first="player-2", taken=dict.fromkeys(COLOURS, "player-1"))
    rolled = [told["rolled"] for told in table.heard("pieces") if "rolled" in told]
    assert len(rolled) == 1
    assert list(rolled[0]) == COLOURS
    assert set(rolled[0].values()) <= {1, 2, 3}
    assert table.dice == rolled[0]
    assert table.waits_for == "player-2"
    assert table.fact("question.player-2.picks.take.die") == sorted(COLOURS)
    for viewer in (*table.names, "spectator"):
        assert [die["taken"] for die in table.fact(f"view.{viewer}.dice")] == [None] * 5


@rule("HU-202")
def test_what_the_dice_show_is_what_was_rolled():
    table = last_turn()
    assert table.round == 2
    other = last_turn(seed=4)
    assert table.dice != other.dice
    scripted = scenario("huns", stage="die", taken=dict.fromkeys(COLOURS[:4], "player-1"), dice={"yellow": 1})
    scripted.dice_show(3, 1, 2, 2, 3)
    scripted.player_1.does("loot")
    go_on(scripted, "huns.place")
    assert scripted.dice == {"blue": 3, "red": 1, "green": 2, "black": 2, "yellow": 3}


@rule("HU-210", "HU-212")
@pytest.mark.parametrize("first", [1, 2, 3])
def test_after_the_fifth_die_the_token_goes_one_seat_on_and_the_dice_are_rolled_again(first: int):
    """Whoever took the last die: with three players that is not the neighbour of the first."""
    table = new_round(3, first=f"player-{first}")
    whole_round(table)
    after = f"player-{first % 3 + 1}"
    assert (table.round, table.first, table.active, table.waits_for) == (2, after, after, after)
    assert table.taken == dict.fromkeys(COLOURS, None) or set(table.taken.values()) <= {None, "none"}
    assert len([told for told in table.heard("pieces") if "rolled" in told]) == 2
    whole_round(table)
    assert (table.round, table.first) == (3, f"player-{(first + 1) % 3 + 1}")


@rule("HU-212")
def test_the_token_moves_one_seat_also_after_a_further_turn():
    table = with_die(
        "red", 1, camp("wagon-purple-1", "wagon-purple-6", cards=["river-crossing"]),
        taken=dict.fromkeys(["blue", "green", "black"], "player-2"),
    )  # fmt: skip
    table.player_1.does("use", card=["river-crossing"])
    table.player_1.does("loot")
    go_on(table, "huns.place", "huns.turn")
    table.player_1.does("loot")
    go_on(table, "huns.place")
    assert (table.round, table.first, table.active) == (2, "player-2", "player-2")


@rule("HU-211")
def test_the_end_is_looked_for_after_the_last_end_of_turn_effect():
    """Rats bring the last red Valuable back: no pool is empty when the round has ended."""
    own = camp(loaded("wagon-purple-1", "red"), "wagon-purple-6", cards=["plague-of-rats"])
    table = last_turn(camps={"player-1": own}, reserve={"red": 0})
    assert wagons_of(table)["wagon-purple-1"] == []
    assert table.outcome is None
    assert (table.round, table.reserve["red"]) == (2, 1)


@rule("HU-211")
def test_an_end_of_turn_effect_may_empty_the_last_pool_and_the_token_is_not_passed_then():
    own = camp("wagon-purple-1", "wagon-purple-6", cards=[card("ellac-the-heir", "red", "red", "red")])
    table = last_turn(seats=4, camps={"player-1": own}, reserve={"blue": 1})
    table.player_1.does("use", card=["ellac-the-heir"])
    table.player_1.does("take", goods=["blue"])
    assert table.outcome is not None
    assert (table.round, table.first) == (1, "player-1")


# ---- turns


@rule("HU-204", "HU-205", "HU-206")
def test_one_die_is_taken_and_used_for_one_action():
    table = scenario(
        "huns", dice={"red": 2, "green": 3}, camps={"player-1": camp("wagon-purple-1", "wagon-green-1")},
        decks={"mercenary": ["zerco-the-jester", "*"]},
    )  # fmt: skip
    assert not table.player_1.may("take", die=["red", "green"])
    table.player_1.does("take", die=["red"])
    assert table.taken["red"] == "player-1"
    assert table.fact("view.player-2.die") == "red"
    assert table.player_1.options == ["draw", "loot"]
    table.player_1.does("loot")
    assert [(told["colour"], told["count"]) for told in table.heard("loot")] == [("red", 2)]
    assert table.reserve["red"] == 20
    go_on(table, "huns.place")
    assert (table.waits_for, table.kind) == ("player-2", "huns.die")
    table.player_2.does("take", die=["green"])
    table.player_2.does("draw")
    assert [(told["colour"], told["count"]) for told in table.heard("draw")] == [("green", 3)]
    assert table.fact("view.player-1.seats.1.drawn.hidden") == 3
    table.player_2.does("play", card=["zerco-the-jester"])
    assert (table.waits_for, table.kind) == ("player-3", "huns.die")


@rule("HU-206")
def test_a_taken_die_is_not_available_again_in_that_round():
    table = scenario("huns", taken={"red": "player-1"}, active="player-2")
    assert table.fact("question.player-2.picks.take.die") == ["black", "blue", "green", "yellow"]
    assert not table.player_2.may("take", die=["red"])
    table.player_2.does("take", die=["blue"])
    table.player_2.does("loot")
    go_on(table, "huns.place", "huns.wagon")
    assert table.fact("question.player-3.picks.take.die") == ["black", "green", "yellow"]


@rule("HU-213")
def test_a_die_must_be_taken_and_an_action_done():
    table = scenario("huns")
    assert table.player_1.options == ["take"]
    assert {("take", colour) for colour in COLOURS} == moves(table)
    for option in ("pass", "done", "draw", "loot"):
        assert not table.player_1.may(option)
    table.player_1.does("take", die=["black"])
    for option in ("pass", "done"):
        assert not table.player_1.may(option)


@rule("HU-213")
def test_the_only_die_is_taken_without_a_question():
    table = scenario("huns", taken=dict.fromkeys(COLOURS[1:], "player-1"))
    assert table.kind == "huns.action"
    assert table.fact("view.player-1.die") == "blue"


@rule("HU-217", "HU-203")
def test_the_turn_passes_to_the_left_while_a_die_is_left():
    for active, after in (("player-1", "player-2"), ("player-2", "player-3"), ("player-3", "player-1")):
        table = scenario("huns", active=active, taken={"blue": "player-1"})
        loot_somehow(table)
        assert (table.waits_for, table.kind, table.round) == (after, "huns.die", 1)
    table = scenario("huns", active="player-2", taken=dict.fromkeys(COLOURS[1:], "player-1"))
    loot_somehow(table)
    assert table.round == 2


# ---- the windows of a turn


@rule("HU-214")
def test_the_windows_of_a_turn_come_in_order():
    """A card of each icon: Zerco before the die, the saddle right after it, a Raid until the turn ends, Ellac then."""
    own = camp(
        "wagon-purple-1", "wagon-purple-6",
        cards=[FULL_ZERCO, "war-saddle", "sack-the-village", card("ellac-the-heir", "red", "red", "red")],
    )  # fmt: skip
    table = scenario("huns", seats=4, dice={"red": 2, "blue": 1}, camps={"player-1": own})
    seen = []
    answers = [("take", {"die": ["red"]}), ("loot", {}), ("load", {"good": ["red"], "wagon": ["wagon-purple-1"]})]
    for option, picks in (*answers, answers[-1], ("done", {})):
        seen.append((table.kind, usable(table)))
        table.does("player-1", option, **picks)
    seen.append((table.kind, usable(table)))
    assert seen == [
        ("huns.die", ["sack-the-village", "zerco-the-jester"]),
        ("huns.action", ["sack-the-village", "war-saddle"]),
        ("huns.place", ["sack-the-village"]),
        ("huns.place", ["sack-the-village"]),
        ("huns.after", ["sack-the-village"]),
        ("huns.end", ["ellac-the-heir"]),
    ]


def usable(table: Scenario) -> list[str]:
    """The cards that player 1 may use now."""
    return table.fact("question.player-1.picks").get("use", {}).get("card", [])


@rule("HU-214", "HU-215")
def test_in_a_draw_cards_may_be_used_after_the_drawn_cards_are_seen():
    table = with_die("red", 2, camp("wagon-purple-1", "wagon-purple-6", cards=["sack-the-village"]))
    table.player_1.does("draw")
    assert table.kind == "huns.pick"
    assert usable(table) == ["sack-the-village"]
    table.player_1.does("use", card=["sack-the-village"])
    table.player_1.does("take", goods=["black"])
    assert table.kind == "huns.pick"
    assert table.player_1.options == ["play"]


@rule("HU-215")
def test_in_a_loot_cards_may_be_used_after_the_valuables_are_taken_and_between_two_placements():
    for before in (0, 1):
        table = with_die("red", 2, camp("wagon-purple-1", "wagon-purple-6", cards=["sack-the-village"]))
        table.player_1.does("loot")
        for _ in range(before):
            table.player_1.does("load", good=["red"], wagon=["wagon-purple-1"])
        table.player_1.does("use", card=["sack-the-village"])
        table.player_1.does("take", goods=["black", "black"])
        assert table.hand["red"] == 2 - before
        go_on(table, "huns.place")
        assert wagons_of(table)["wagon-purple-1"].count("black") == 2
        assert table.hand["red"] == 0


@rule("HU-215", "HU-417")
def test_cards_may_also_be_used_between_two_placements_on_a_card():
    """A Valuable just put on a Mercenary may be carried off to a wagon before the next one follows."""
    own = camp(
        "wagon-purple-1", "wagon-purple-6", cards=["edeco-the-bodyguard", card("berik-the-carter", "blue", "blue")]
    )
    table = with_die("red", 3, own)
    table.player_1.does("loot")
    table.player_1.does("fill", card=["edeco-the-bodyguard"])
    assert table.kind == "huns.place"
    assert moves(table) == {("fill", "edeco-the-bodyguard"), ("use", "berik-the-carter")}
    table.player_1.does("use", card=["berik-the-carter"])
    table.player_1.does("move", good=["red on edeco-the-bodyguard"], to=["wagon-purple-1"])
    table.player_1.does("done")
    assert (table.hand["red"], table.reserve["red"]) == (0, 19)
    assert wagons_of(table)["wagon-purple-1"] == ["red"]


@rule("HU-216")
@pytest.mark.parametrize(("shown", "values"), [(1, ["2"]), (2, ["1", "3"]), (3, ["2"])])
def test_a_die_shows_1_2_or_3_whatever_cards_make_of_it(shown: int, values: list[str]):
    table = with_die("red", shown, camp("wagon-purple-1", "wagon-green-1", cards=["war-saddle"]))
    table.player_1.does("use", card=["war-saddle"])
    if len(values) == 1:
        assert table.dice["red"] == int(values[0])
    else:
        assert table.fact("question.player-1.picks.turn.value") == values


@rule("HU-216")
def test_a_die_that_is_turned_at_will_is_turned_to_1_2_or_3():
    table = scenario("huns", dice={"red": 2}, camps={"player-1": {"cards": [FULL_ZERCO]}})
    table.player_1.does("use", card=["zerco-the-jester"])
    values: dict[str, set[str]] = {}
    for _, die, value in moves(table):
        values.setdefault(die, set()).add(value)
    assert values["red"] == {"1", "3"}
    assert set.union(*values.values()) == {"1", "2", "3"}
