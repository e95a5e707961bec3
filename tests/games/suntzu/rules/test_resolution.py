"""All pairs of cards, against strengths worked out here from the rulebook alone (ST-501 to ST-558)."""

from itertools import product

import pytest

from tests.games.suntzu.rules.fights import SIDES, cards_of, fight, holders, results, rival
from tests.marks import rule

NUMBERS = {str(n): n for n in range(1, 11)}
RELATIVE = {"+1": 1, "+2": 2, "+3": 3, "-1": -1}
FACES = [*NUMBERS, *RELATIVE, "plague"]
PRICES = {"+2": 1, "+3": 2}
GIVE = ["pool", "pool"]


def strengths(own: str, other: str) -> tuple[int, int]:
    """The rulebook, card by card: a relative card is measured by a number; of two relative cards a -1 is worth 0 and a
    plus card what it adds to 0."""
    if own in NUMBERS and other in NUMBERS:
        return NUMBERS[own], NUMBERS[other]
    if own in NUMBERS:
        return NUMBERS[own], NUMBERS[own] + RELATIVE[other]
    if other in NUMBERS:
        return NUMBERS[other] + RELATIVE[own], NUMBERS[other]
    return max(0, RELATIVE[own]), max(0, RELATIVE[other])


def price(own: str, other: str) -> int:
    """What the player of the first card puts into his reinforcements."""
    return 0 if "plague" in (own, other) or own == other else PRICES.get(own, 0)


@rule("ST-555", "ST-556", "ST-557", "ST-421", "ST-422", "ST-423")
@pytest.mark.parametrize(("blue", "red"), list(product(FACES, FACES)))
def test_every_card_against_every_card(blue: str, red: str):
    war = fight(blue, red)
    paid = {"suntzu": price(blue, red), "shao": price(red, blue)}
    for side in SIDES:
        if paid[side] and holders(war, "wu").get(side):  # without armies in a province he pays from the pool, unasked
            assert (war.waits_for, war.kind) == (side, "suntzu.armies")
            getattr(war, side).gives(*GIVE[: paid[side]])
    assert war.kind == "suntzu.keep"
    assert war.reinforcements == {side: 3 + paid[side] for side in SIDES}
    if "plague" in (blue, red):
        assert results(war) == []
        assert holders(war, "wu") == {}
        return
    mine, theirs = strengths(blue, red)
    winner = "suntzu" if mine > theirs else "shao" if theirs > mine else None
    by = abs(mine - theirs)
    assert results(war) == [("wu", winner, by)]
    assert holders(war, "wu") == ({} if winner is None else {winner: by})
    for side, card in zip(SIDES, (blue, red), strict=True):
        assert war.pool[side] == 18 - paid[side] - (by if winner == side else 0) - (card == "6")


@rule("ST-555")
def test_no_pair_of_cards_decides_by_more_than_nine():
    margins = [abs(a - b) for a, b in (strengths(x, y) for x, y in product(FACES[:-1], FACES[:-1]))]
    assert max(margins) == 9


@rule("ST-556")
@pytest.mark.parametrize("side", SIDES)
@pytest.mark.parametrize(("own", "other"), [("7", "3"), ("+3", "+1"), ("-1", "+2"), ("+1", "10"), ("-1", "4")])
def test_swapping_the_cards_changes_only_who_wins(own: str, other: str, side: str):
    one, back = fight(*cards_of(side, own, other)), fight(*cards_of(side, other, own))
    assert one.fact("told.spectator.2.kind") == "turn-up"
    (_, winner, by), (_, loser, again) = results(one)[0], results(back)[0]
    assert (by, winner) == (again, rival(str(loser)))


@rule("ST-558")
@pytest.mark.parametrize("own", FACES[:-1])
def test_every_card_against_a_plague_that_counts_as_nothing(own: str):
    war = fight("plague", own, held={"shao": ["herbalist"]})
    war.shao.uses("herbalist")
    mine = NUMBERS.get(own, RELATIVE.get(own, 0))
    assert results(war) == [("wu", "shao" if mine > 0 else "suntzu", abs(mine))]
    if own in PRICES:
        war.shao.gives(*GIVE[: PRICES[own]])
    assert holders(war, "wu") == {"shao" if mine > 0 else "suntzu": abs(mine)}
    assert war.reinforcements["shao"] == 3 + PRICES.get(own, 0)
