"""The end of the game and its scoring (HU-801 to HU-818)."""

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.games.huns.rules.starts import (
    COLOURS,
    KINDS,
    SEATS,
    begins,
    camp,
    card,
    go_on,
    last_turn,
    loaded,
    loot_somehow,
    questions,
    with_die,
)
from tests.marks import rule
from tianxia.scenario import Scenario, scenario

with_seats = pytest.mark.parametrize("seats", SEATS)
SOURCES = ("raids", "mercenaries", "treasures", "curses", "wagons", "types")
TYPED = {kind: [f"wagon-{kind}-{n}" for n in range(1, 9)] for kind in ("purple", "orange", "green", "blue")}


def final(seats: int = 3, reserve: dict[str, int] | None = None, **camps: dict[str, Any]) -> Scenario:
    """The game has just ended: the blue pool was empty after the fifth die. Wagons are given as those sent off."""
    laid = {name.replace("_", "-"): own for name, own in camps.items()}
    table = last_turn(seats=seats, reserve=reserve or {"blue": 0}, camps=laid)
    assert table.outcome is not None
    return table


def sheet(table: Scenario, seat: int = 0) -> dict[str, int]:
    """The points of a seat by source, without those that gave none."""
    return {source: table.fact(f"view.spectator.tally.{seat}")[source] for source in SOURCES if
            table.fact(f"view.spectator.tally.{seat}")[source]}  # fmt: skip


def scores(table: Scenario) -> list[int]:
    """The totals."""
    assert table.outcome is not None
    return list(table.outcome["scores"])


# ---- when it ends


@rule("HU-801")
@pytest.mark.parametrize("colour", COLOURS)
def test_an_empty_pool_at_the_end_of_a_round_ends_the_game(colour: str):
    table = last_turn(reserve={colour: 0})
    assert table.outcome is not None
    [told] = table.heard("end")
    assert (told["reason"], told["what"], told["colour"]) == ("HU-801", "pool", colour)


@rule("HU-801")
@pytest.mark.parametrize("kind", KINDS)
def test_an_empty_deck_at_the_end_of_a_round_ends_the_game(kind: str):
    table = last_turn(decks={kind: []})
    assert table.outcome is not None
    [told] = table.heard("end")
    assert (told["what"], told["colour"]) == ("deck", COLOURS[KINDS.index(kind)])


@rule("HU-801")
def test_with_one_of_each_left_the_game_goes_on():
    one = {"equipment": ["pack-mule"], "raid": ["cattle-raid"], "mercenary": ["zerco-the-jester"],
           "curse": ["mutiny"], "treasure": ["golden-crown"]}  # fmt: skip
    table = last_turn(reserve=dict.fromkeys(COLOURS, 1), decks=one)
    assert table.outcome is None
    assert table.round == 2


@rule("HU-802")
def test_a_pool_that_was_empty_only_during_the_round_does_not_end_the_game():
    """The last red Valuable is looted and comes back as excess."""
    taken = dict.fromkeys(["blue", "green", "black", "yellow"], "player-2")
    table = with_die("red", 1, camp("wagon-purple-2"), reserve={"red": 1}, taken=taken)
    table.player_1.does("loot")
    pools = [event["count"] for event in table.fact("told.spectator") if event["kind"] == "pieces" and "from" in event]
    assert pools[:2] == [1, 1]
    assert table.outcome is None
    assert (table.round, table.reserve["red"]) == (2, 1)


@rule("HU-803")
@pytest.mark.parametrize("empty", [{"reserve": {"green": 0}}, {"decks": {"curse": []}}], ids=["pool", "deck"])
def test_a_round_that_has_begun_is_played_to_its_fifth_die(empty: dict[str, Any]):
    table = scenario("huns", stage="roll", **empty)
    while table.outcome is None:
        loot_somehow(table)
    assert table.round == 1
    assert len(table.heard("turn")) == len(table.heard("loot")) == 5
    assert sorted(told["die"] for told in table.heard("take-die")) == sorted(COLOURS)


@rule("HU-817")
def test_after_three_whole_rounds_in_which_nothing_is_played_or_placed_the_game_ends():
    bare = {f"player-{n}": camp() for n in (1, 2, 3)}
    table = scenario("huns", stage="roll", camps=bare)
    for done in range(3):
        assert table.outcome is None
        assert (table.round, table.idle) == (done + 1, done)
        for _ in range(5):
            loot_somehow(table)
    [told] = table.heard("end")
    assert (told["reason"], told["what"]) == ("HU-817", "idle")
    assert scores(table) == [0, 0, 0]


@rule("HU-817")
def test_a_card_that_is_played_or_a_valuable_that_is_placed_starts_the_count_anew():
    taken = dict.fromkeys(["blue", "green", "black", "yellow"], "player-2")
    for action, place in (("draw", None), ("loot", "wagon-purple-1"), ("loot", None)):
        own = camp(place) if place else camp(cards=["mutiny"] if action == "loot" else [])
        table = with_die("red", 1, own, idle=2, taken=taken, others={"player-2": camp(), "player-3": camp()})
        table.player_1.does(action)
        go_on(table, "huns.place", "huns.after")
        assert table.outcome is None
        assert (table.round, table.idle) == (2, 0)
    table = with_die("red", 1, camp("wagon-purple-2"), idle=2, taken=taken)
    table.player_1.does("loot")
    assert table.outcome is not None


@rule("HU-817")
def test_two_such_rounds_are_not_enough():
    table = last_turn(idle=1)
    assert (table.outcome, table.idle) == (None, 2)
    assert last_turn(idle=2, stirred=True).idle == 0
    assert last_turn(idle=2).outcome is not None


# ---- points


@rule("HU-804")
def test_each_raid_is_worth_1_used_or_not():
    own = camp(cards=["cattle-raid", card("full-gallop", used=True), "night-ambush"])
    assert sheet(final(player_1=own)) == {"raids": 3}


@rule("HU-805")
def test_a_full_mercenary_is_worth_1_and_one_that_is_not_minus_1():
    full = [card("edeco-the-bodyguard", "red", "red"), card("zerco-the-jester", "red", "blue")]
    assert sheet(final(reserve={"red": 0}, player_1=camp(cards=full))) == {"mercenaries": 2}
    part = [card("berik-the-carter", "red"), "ildico-the-poisoner", card("orestes-the-scribe", "red")]
    assert sheet(final(reserve={"red": 0}, player_1=camp(cards=part))) == {"mercenaries": -3}
    table = final(reserve={"red": 0}, player_1=camp(cards=[*full, *part]))
    assert sheet(table) == {"mercenaries": -1}


@rule("HU-806")
@with_seats
def test_a_treasure_whose_condition_is_met_is_worth_as_much_as_there_are_players(seats: int):
    own = camp(cards=["byzantine-icon", "skull-cup"])
    table = final(seats, player_1=own)
    assert sheet(table) == {"treasures": seats}
    lines = {line["face"]: (line["met"], line["points"]) for line in table.fact("view.spectator.tally.0.lines")}
    assert lines == {"byzantine-icon": (True, seats), "skull-cup": (False, 0)}


@rule("HU-807")
@with_seats
def test_a_dodged_curse_costs_as_much_as_there_are_players(seats: int):
    own = camp(cards=[card("mutiny", fled=True), card("evil-eye", fled=True)])
    assert sheet(final(seats, player_1=own)) == {"curses": -2 * seats}


@rule("HU-808")
@with_seats
def test_a_wagon_that_was_sent_off_is_worth_as_much_as_there_are_players(seats: int):
    own = camp(sent=["wagon-purple-1", "wagon-green-1", "wagon-blue-1"])
    assert sheet(final(seats, player_1=own)) == {"wagons": 3 * seats, "types": 3}


@rule("HU-809")
@pytest.mark.parametrize(
    ("counts", "points"),
    [
        ((1, 0, 0, 0), 1), ((1, 1, 1, 1), 4), ((3, 0, 0, 0), 3), ((3, 1, 0, 0), 3), ((2, 1, 1, 0), 3),
        ((2, 2, 0, 0), 2), ((0, 0, 4, 1), 4), ((5, 1, 1, 1), 5),
    ],
)  # fmt: skip
def test_types_give_the_better_of_how_many_there_are_and_the_largest(counts: tuple[int, ...], points: int):
    sent = [name for kind, count in zip(TYPED, counts, strict=True) for name in TYPED[kind][:count]]
    assert sheet(final(player_1=camp(sent=sent)))["types"] == points


@rule("HU-809", "HU-808")
@given(st.lists(st.sampled_from([name for names in TYPED.values() for name in names]), unique=True, max_size=12))
def test_types_are_never_worth_both(sent: list[str]):
    kinds = [name.split("-")[1] for name in sent]
    table = final(player_1=camp(sent=sent))
    better = max([len(set(kinds)), *[kinds.count(kind) for kind in kinds]])
    assert scores(table)[0] == 3 * len(sent) + (better if sent else 0)


@rule("HU-811")
def test_equipment_face_up_curses_wagons_to_fill_and_valuables_give_nothing():
    own = camp(
        loaded("wagon-purple-1", "red", "red"), "wagon-orange-1", storage={"green": 9, "red": 4},
        cards=["pack-mule", "iron-rims", "mutiny", card("evil-eye", "red", "yellow")],
    )  # fmt: skip
    table = final(player_1=own)
    assert sheet(table) == {}
    assert scores(table)[0] == 0


@rule("HU-812")
def test_without_a_wagon_sent_off_types_give_nothing():
    table = final(player_1=camp(), player_2=camp(sent=["wagon-purple-1"]))
    assert table.fact("view.spectator.tally.0.types") == 0
    assert table.fact("view.spectator.tally.1.types") == 1


@rule("HU-813")
def test_a_total_may_be_negative():
    own = camp(cards=[card("mutiny", fled=True), "kreka-the-queen"])
    table = final(player_1=own, player_2=camp(cards=["zerco-the-jester"]), player_3=camp(cards=["berik-the-carter"]))
    assert scores(table) == [-4, -1, -1]
    assert table.winner == ["player-2", "player-3"]


# ---- who wins


@rule("HU-814")
@pytest.mark.parametrize("best", [1, 2, 3])
def test_the_highest_total_wins(best: int):
    raids = [["cattle-raid"], ["full-gallop"], ["night-ambush"]]
    raids[best - 1].append("khans-levy")
    camps = {f"player_{n}": camp(cards=cards, storage={"red": 5 - n}) for n, cards in enumerate(raids, 1)}
    table = final(**camps)
    assert table.winner == [f"player-{best}"]
    assert table.outcome["reason"] == "HU-814"
    assert sorted(scores(table)) == [1, 1, 2]


@rule("HU-814")
def test_among_tied_leaders_the_one_with_more_in_the_storage_wins():
    """Player 3 has the most of all, but fewer points."""
    table = final(
        player_1=camp(cards=["cattle-raid"], storage={"red": 2}),
        player_2=camp(cards=["full-gallop"], storage={"red": 2, "green": 1}),
        player_3=camp(storage={"red": 9}),
    )
    assert scores(table) == [1, 1, 0]
    assert table.winner == ["player-2"]


@rule("HU-815")
def test_those_who_are_still_tied_share_the_victory():
    table = final(
        player_1=camp(cards=["cattle-raid"], storage={"red": 2}),
        player_2=camp(cards=["full-gallop"], storage={"green": 1, "black": 1}),
        player_3=camp(cards=["night-ambush"], storage={"red": 1}),
    )
    assert table.winner == ["player-1", "player-2"]
    assert table.outcome["reason"] == "HU-815"


@rule("HU-816", "HU-511")
def test_the_types_of_wagons_that_were_sent_off_are_shown_at_the_scoring():
    own = {"player-2": camp(sent=["wagon-purple-1", "wagon-blue-8"])}
    before = last_turn(camps=own, idle=0)
    table = final(player_2=own["player-2"])
    for viewer in ("player-1", "player-3", "spectator"):
        assert before.fact(f"view.{viewer}.seats.1.sent") == {"known": [], "hidden": 2}
        shown = table.fact(f"view.{viewer}.seats.1.sent")
        assert sorted(row["face"] for row in shown["known"]) == ["wagon-blue-8", "wagon-purple-1"]
        assert table.fact(f"view.{viewer}.seats.1.points.types") == 2
        revealed = [told["wagons"] for told in table.fact(f"told.{viewer}") if told["kind"] == "reveal"]
        assert [sorted(wagons) for wagons in revealed] == [[], ["wagon-blue-8", "wagon-purple-1"], []]


# ---- in whole games


@rule("HU-804", "HU-805", "HU-807", "HU-808", "HU-813", "HU-814")
@with_seats
def test_the_outcome_of_a_game_can_be_counted_from_what_lies_there(seats: int):
    """With the Treasures taken as they were judged, and without cards that change what others are worth."""
    for match in begins(seats, 3):
        for _ in questions(match, 7):
            pass
        view = match.view(-1)
        totals = [sheet["total"] for sheet in view["tally"]]
        for seat, seen in enumerate(view["seats"]):
            if {row["face"] for row in seen["cards"]} & CHANGING:
                continue
            kinds = [row["face"].split("-")[1] for row in seen["sent"]["known"]]
            full = [len(row["goods"]) == row["slots"] for row in seen["cards"] if row["type"] == "mercenary"]
            met = [line for line in view["tally"][seat]["lines"] if line.get("met")]
            assert totals[seat] == (
                len([row for row in seen["cards"] if row["type"] == "raid"])
                + full.count(True) - full.count(False)
                + seats * (len(met) - len(seen["fled"]) + len(kinds))
                + max([0, len(set(kinds)), *[kinds.count(kind) for kind in kinds]])
            )  # fmt: skip
        ranks = [(total, sum(seen["storage"].values())) for total, seen in zip(totals, view["seats"], strict=True)]
        assert list(match.state.outcome.winners) == [seat for seat in range(seats) if ranks[seat] == max(ranks)]
        assert list(match.state.outcome.scores) == totals


CHANGING = {"kreka-the-queen", "amulet-of-tengri", "cowardice", "desecrated-tomb"}
