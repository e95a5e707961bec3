"""Positions of The Great Wall that cannot be: each gets one sentence that says what would fit."""

from typing import Any

import pytest

from tests.games.greatwall.rules.tables import table
from tests.marks import rule
from tianxia.scenario import BadInput, scenario

CARD = {"season": "autumn", "current": "snake"}


def why(options: dict[str, str] | None = None, **position: Any) -> str:
    """The sentence with which this position is turned down."""
    with pytest.raises(BadInput) as refusal:
        scenario("greatwall", options=options, **position)
    sentence = str(refusal.value)
    assert "\n" not in sentence
    return sentence


@rule("GW-201")
@pytest.mark.parametrize("seats", [6, 99])
def test_more_than_five_cannot_play(seats: int):
    assert why(seats=seats) == f"greatwall is for 1 to 5 players, not {seats}"


@pytest.mark.parametrize("agenda", [[""], ["  "], ["", "commands"]])
def test_a_step_without_a_word(agenda: list[str]):
    assert why(agenda=agenda).startswith("each step of agenda cannot be ''")


@pytest.mark.parametrize(("word", "seats", "options"), [
    ("rat-moves", 3, {}), ("rat-placed", 3, {}), ("khan-moves", 3, {}), ("haunting", 3, {}),
    ("eating", 3, {"scenario": "bitter-frost"}), ("event", 3, {}), ("requests", 3, {"scenario": "great-famine"}),
    ("reed-clerk", 3, {}), ("reed-others", 3, {"mode": "coop"}), ("partner-part 1", 2, {}), ("partner-spearman", 2, {}),
])  # fmt: skip
def test_a_step_of_a_module_that_is_not_in_play(word: str, seats: int, options: dict[str, str]):
    assert why(options, seats=seats, agenda=[word, "commands"]).startswith(
        f"each step of agenda cannot be '{word.split(maxsplit=1)[0]}'"
    )


@rule("GW-503", "GW-504")
@pytest.mark.parametrize("word", ["turn", "own-turn", "part 1", "activation", "turn-end"])
def test_a_step_of_a_turn_says_whose_it_is(word: str):
    as_in = word.removesuffix(" 1") + " snake"
    assert why(**CARD, agenda=[word]) == f"the step '{word}' of agenda names no clan, as in \"{as_in}\""


@rule("GW-505")
def test_a_part_of_a_card_is_numbered_and_there():
    assert why(**CARD, agenda=["part snake"]) == (
        "the step 'part snake' of agenda names no part of a card, as in \"part snake 1\""
    )
    assert why(**CARD, agenda=["part snake 9"]).startswith("the card of snake has ")


@rule("GW-501", "GW-508")
@pytest.mark.parametrize("agenda", [["turn snake"], ["turn-end dragon"], ["part turtle 1"], ["recover", "turn snake"]])
def test_a_turn_needs_a_card_that_was_chosen(agenda: list[str]):
    assert " has no Command card for the step " in why(season="summer", agenda=agenda)


@rule("GW-508")
def test_a_card_that_was_carried_out_is_chosen_no_more():
    assert why(**CARD, agenda=["turn-end snake", "turn snake"]) == (
        "snake has no Command card for the step turn of agenda (GW-501)"
    )


@rule("GW-501")
def test_a_card_may_be_chosen_by_a_step_before():
    game = table(season="summer", agenda=["commands", "turn snake"])
    assert game.agenda == ["turn snake"]


@rule("GW-1025", "GW-1007")
def test_a_clan_that_nobody_plays_has_turns_and_no_steps_of_players():
    assert why(seats=1, season="summer", agenda=["turn partner"]) == (
        "partner has no Command card for the step turn of agenda (GW-501)"
    )
    assert why(seats=2, **CARD, agenda=["activation reed"]) == "reed has no step activation: nobody plays this clan"
    game = table(2, season="summer", agenda=["turn reed", "commands"])
    assert "clerk" in game.fact("happened")


@rule("GW-502")
def test_the_row_has_whose_turn_it_is():
    assert why(**CARD, row=["dragon", "turtle"]) == "row names snake, whose turn it is, too (GW-502)"


@rule("GW-401")
@pytest.mark.parametrize(("seats", "options", "last"), [(2, {}, 6), (3, {}, 6), (5, {}, 5)])
def test_no_spring_follows_the_last_year(seats: int, options: dict[str, str], last: int):
    said = why(options, seats=seats, season="spring", year=last)
    assert said.startswith(f"year {last} is the last one, and the step time of Spring moves on to the next: ")
    assert table(seats, options, season="spring", year=last - 1).year == last
    assert table(seats, options, season="spring", year=last, step="hordes").year == last
