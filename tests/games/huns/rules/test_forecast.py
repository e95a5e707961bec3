"""What a choice would bring, told before it is made: a die, an action, a drawn card."""

from typing import Any

import pytest

from tests.games.huns.rules.camps import FOUR, GREEN_YELLOW, OTHER, RED_BLACK, full, holding, in_turn, table, wagon
from tests.marks import rule
from tianxia.scenario import Scenario

NEARLY = wagon(RED_BLACK, "red", "red", "black", "black")  # a red one is missing
NEARLY_FOUR = wagon(FOUR, "blue", "green", "yellow")  # a red one is missing


def told(played: Scenario, die: str = "red") -> dict[str, Any]:
    """What is told about a die."""
    dice: list[dict[str, Any]] = played.fact("question.player-1.about.dice")
    return next(row for row in dice if row["colour"] == die)


@rule("HU-401", "HU-502", "HU-808")
@pytest.mark.parametrize(
    ("wagons", "value", "seats", "points"),
    [
        ([RED_BLACK, FOUR], 3, 3, 0),
        ([NEARLY, GREEN_YELLOW], 1, 3, 3),
        ([NEARLY, GREEN_YELLOW], 1, 2, 2),
        ([NEARLY, NEARLY_FOUR], 1, 3, 3),
        ([NEARLY, NEARLY_FOUR], 2, 3, 6),
    ],
)
def test_the_points_of_the_wagons_that_a_loot_would_fill(wagons: list[Any], value: int, seats: int, points: int):
    assert told(in_turn(value=value, seats=seats, camp={"wagons": wagons}))["vp"] == points


@rule("HU-805", "HU-656")
def test_a_mercenary_that_would_be_full_is_worth_two_more_and_a_lifted_curse_nothing():
    lacking = holding("zerco-the-jester", "blue")
    assert told(in_turn(lacking, value=1, camp={"wagons": [GREEN_YELLOW]}))["vp"] == 2
    assert told(in_turn(lacking, value=1, camp={"wagons": [NEARLY]}))["vp"] == 3
    assert told(in_turn(holding("evil-eye", "blue"), value=1, camp={"wagons": [GREEN_YELLOW]}))["vp"] == 0


@rule("HU-514", "HU-707", "HU-711", "HU-750", "HU-751", "HU-769")
@pytest.mark.parametrize(
    ("own", "wagons", "value", "fired"),
    [
        (["iron-rims"], [RED_BLACK], 1, []),
        (["iron-rims"], [NEARLY], 1, ["iron-rims", "tribute-roll"]),
        (["tribute-to-rome"], [NEARLY], 1, ["tribute-to-rome", "tribute-roll"]),
        ([], [wagon(RED_BLACK, "red")], 2, []),
        ([], [RED_BLACK], 3, ["skotta-the-tax-collector"]),
        ([], [GREEN_YELLOW], 1, ["aigan-the-scavenger"]),
        (["iron-rims", "rusted-gear"], [NEARLY], 1, ["tribute-roll"]),
    ],
)
def test_the_cards_that_a_loot_could_set_off(own: list[str], wagons: list[Any], value: int, fired: list[str]):
    played = in_turn(
        *own, value=value, camp={"wagons": wagons},
        two={**OTHER, "cards": ["tribute-roll", full("aigan-the-scavenger", "blue")]},
        three={"wagons": ["wagon-green-1"], "cards": [full("skotta-the-tax-collector", "blue")]},
    )  # fmt: skip
    assert [row["card"] for row in told(played)["fires"]] == fired


@rule("HU-302", "HU-634", "HU-644", "HU-672")
@pytest.mark.parametrize(
    ("card", "points", "counts"),
    [
        ("cattle-raid", 1, True),
        ("zerco-the-jester", -1, True),
        ("golden-crown", 3, True),
        ("skull-cup", 0, True),
        ("pack-mule", 0, False),
        ("mutiny", -3, False),
    ],
)
def test_what_a_drawn_card_is_worth_as_things_stand(card: str, points: int, counts: bool):
    of = {"pack-mule": "blue", "cattle-raid": "red", "zerco-the-jester": "green", "mutiny": "black"}.get(card, "yellow")
    second = {"blue": "war-saddle", "red": "full-gallop", "green": "berik-the-carter", "black": "evil-eye"}
    drawn = [card, second.get(of, "jade-pendant")]
    played = table({"player-1": {"drawn": drawn}}, stage="pick", die=of)
    (row,) = [row for row in played.fact("question.player-1.about.cards") if row["card"] == card]
    assert (row["vp"], row["counts"]) == (points, counts)
