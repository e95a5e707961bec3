"""The table of all legal mixes, as the data has it: each is played to its end, every other one is refused (GW-21xx)."""

from __future__ import annotations

from itertools import product

import pytest

from tests.marks import rule
from tianxia.core.game import Options
from tianxia.errors import BadInput
from tianxia.games import game
from tianxia.games.greatwall.data import MODULES, SCENARIOS
from tianxia.lab.fuzzing import one_game

WALL = game("greatwall")
MODES = {mode["id"]: mode["players"] for mode in MODULES["mode"]}
BESIDE = ("genghis", "rat")  # modules that a table may have or not; the fifth player comes with five seats
BY_ID = {module["id"]: module for module in MODULES["module"]}
Mix = tuple[int, Options]


def mix(mode: str, seats: int, scenario: str, extras: tuple[str, ...]) -> Mix:
    """A number of players and what their table has beside the base game; one player has no mode to choose."""
    chosen = {"mode": mode} if mode != "solo" else {}
    story = {"scenario": scenario} if scenario != "none" else {}
    return seats, {**chosen, **story, **dict.fromkeys(extras, "on")}


def fits(seats: int, extras: tuple[str, ...]) -> bool:
    """GW-2101 to GW-2104: whether these modules go together, with this many players."""
    used = [*extras, *(["fifth"] if seats in BY_ID["fifth"]["players"] else [])]
    return all(seats in BY_ID[name]["players"] and {*used} - {name} <= {*BY_ID[name]["combines_with"]} for name in used)


def legal_mixes() -> list[Mix]:
    """Modes, numbers of players, modules and scenarios as modules.toml and scenarios.toml allow them."""
    found: list[Mix] = []
    for mode, counts in MODES.items():
        for seats in counts:
            for on in product((False, True), repeat=len(BESIDE)):
                extras = tuple([name for name, is_on in zip(BESIDE, on, strict=True) if is_on])
                if fits(seats, extras):
                    found.append(mix(mode, seats, "none", extras))
            stories = [id for id, row in SCENARIOS.items() if mode in row["modes"]]
            if seats in BY_ID["chronicles"]["players"]:
                found += [mix(mode, seats, story, ()) for story in stories]
    return found


LEGAL = legal_mixes()


def named(each: Mix) -> str:
    """How a table is called in a report."""
    seats, options = each
    return "-".join([str(seats), *[value if value != "on" else name for name, value in options.items()]])


@rule("GW-2101", "GW-2102", "GW-2103", "GW-1212", "GW-1213", "GW-1215", "GW-1159")
@pytest.mark.parametrize("table", LEGAL, ids=named)
def test_every_legal_mix_is_played_to_its_end(table: Mix) -> None:
    seats, options = table
    told = one_game(WALL, 1, seats, options)
    assert [failure.error for failure in told.failures] == []
    assert sum(told.counts["outcomes"].values()) == 1


@rule("GW-2104", "GW-1204", "GW-1101")
def test_there_are_no_other_mixes() -> None:
    every = [
        mix(mode, seats, story, tuple([name for name, is_on in zip(BESIDE, on, strict=True) if is_on]))
        for mode in MODES
        for seats in WALL.seat_counts
        for story in ("none", *SCENARIOS)
        for on in product((False, True), repeat=len(BESIDE))
        if (mode == "solo") is (seats == 1)
    ]
    others = [table for table in every if table not in LEGAL]
    assert (len(LEGAL), len(others)) == (70, 182)
    for seats, options in others:
        with pytest.raises(BadInput):
            WALL.settle_options(options, seats)


@pytest.mark.parametrize(
    ("seats", "options", "reason"),
    [
        (3, {"scenario": "great-famine", "genghis": "on"}, "genghis .* only with scenario=none"),
        (3, {"scenario": "great-famine", "rat": "on"}, "rat .* only with scenario=none"),
        (5, {"mode": "coop", "scenario": "great-famine"}, "GW-2104"),
        (3, {"scenario": "siege-of-diaoyu"}, "GW-1212"),
    ],
)
def test_whatever_does_not_go_together_is_told_why(seats: int, options: Options, reason: str) -> None:
    with pytest.raises(BadInput, match=reason):
        WALL.settle_options(options, seats)
