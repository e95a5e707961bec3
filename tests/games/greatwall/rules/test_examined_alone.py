"""Positions written from ledger and rulebook alone: one player with a partner, and the Requests of allies."""

from typing import Any

import pytest

from tests.games.greatwall.rules.realm import REQUESTS, asked, done, has, horde, spots
from tests.games.greatwall.rules.tables import in_turn, solo, table
from tests.marks import rule

CHECK: dict[str, Any] = {"season": "winter", "step": "request-check"}


# ---- one player


@rule("GW-1036", "GW-1024")
def test_a_partner_without_spearmen_sends_none():
    four = ["partner spearman"] * 4
    played = solo(
        hordes={
            "centre": [horde("co-iron-guard", *four), horde("co-iron-guard", *four)],
            "right": [horde("co-plunderers", *four[:2])],
        },
        partner_cards=["solo-drill"], agenda=["turn partner", "commands"],
    )  # fmt: skip
    assert played.heard("attack") == []


@rule("GW-1040", "GW-1023")
@pytest.mark.parametrize(
    ("card", "there", "where"),
    [
        ("fortification", {}, "lumber-mill"),  # its list has the Lumber Mill before the Quarry
        ("fortification", {"quarry": 1}, "quarry"),
        ("fortification", {"quarry": 2, "builders-camp": 3}, "lumber-mill"),  # full, and no Regular Location
        ("economy", {"temple": 1}, "temple"),
        ("economy", {"temple": 2, "gold-mine": 2, "lumber-mill": 2}, "quarry"),
        ("mobilisation", {}, "barracks"),
        ("mobilisation", {"gold-mine": 1, "logistics-centre": 2}, "gold-mine"),
        ("diplomacy", {"barracks": 2, "temple": 1}, "barracks"),
    ],
)
def test_where_the_partner_follows_you(card: str, there: dict[str, int], where: str):
    played = solo(
        locations={place: {"snake": count} for place, count in there.items()}, chamber={"snake": 0},
        **in_turn("part", card=card), part=2,
    )  # fmt: skip
    assert next(told["to"] for told in played.heard("clerk")) == where


@rule("GW-1040", "GW-1037")
def test_a_partner_who_finds_all_full_stays_at_home():
    full = {place: {"snake": 2} for place in ("quarry", "lumber-mill")}
    played = solo(locations=full, chamber={"snake": 0}, **in_turn("part", card="fortification"), part=2)
    assert played.fact("view.snake.stand_in.clerks") == 5


@rule("GW-1040", "GW-511", "GW-1036")
def test_your_attack_order_sends_a_spearman_of_the_partner():
    played = solo(
        hordes={"centre": ["co-heavy-lancers"], "right": ["co-vanguard"]}, barricades={"centre": 0, "right": 3},
        **in_turn("part", card="attack-order"), part=2,
    )  # fmt: skip
    assert spots(played, "right")[0] == "partner spearman"  # Spearmen cannot Attack the Lancers


@rule("GW-1037", "GW-618")
@pytest.mark.parametrize(
    ("barricades", "after"),
    [({"centre": 3, "right": 2}, {"centre": 3, "right": 3}), ({"centre": 3, "right": 3}, {"centre": 3, "right": 3})],
)
def test_a_barricade_of_the_partner_goes_where_there_is_room(barricades: dict[str, int], after: dict[str, int]):
    played = solo(
        barricades=barricades, hordes={"centre": ["co-iron-guard"]}, partner_cards=["solo-works"],
        agenda=["turn partner", "commands"],
    )  # fmt: skip
    while asked(played)[1] == "clerk":
        done(played)
    assert played.barricades == after


@rule("GW-1038", "GW-514", "GW-2216")
def test_alone_diplomacy_ends_with_chi():
    played = solo(**in_turn("part", card="diplomacy"), part=3)
    assert has(played) == {"chi": 1}  # no Tea step to choose


# ---- Conquest and Requests


@rule("GW-1038", "GW-405")
def test_a_conquest_costs_one_who_is_alone_one_shame():
    played = solo(
        season="spring", step="hordes", year=2, requests=["keep-face"],
        hordes={
            "centre": ["co-vanguard-centre", "co-outriders-centre", "co-plunderers-centre"],
            "right": ["co-vanguard-right"],
        },
        horde_deck=["co-iron-guard-right", "co-trebuchets-centre", "*"],
    )  # fmt: skip
    assert (len(played.heard("conquest")), played.shame_pool) == (1, 5)


@rule("GW-1038", "GW-1014", "GW-1035")
@pytest.mark.parametrize(
    ("request_", "did"),
    [("heads-of-enemies", {"claims": 1}), ("raise-the-wall", {"walls": 1}), ("wise-counsel", {"advisors": 1})],
)
def test_requests_of_one_player_count_one(request_: str, did: dict[str, int]):
    assert solo(requests=[request_], done_this_year=did, **CHECK).requests_done == [request_]
    assert solo(requests=[request_], **CHECK).requests_done == []


@rule("GW-1014")
@pytest.mark.parametrize(
    ("order", "met", "shame"),
    [
        (["hold-the-line", "keep-face"], ["hold-the-line", "keep-face"], 1),  # the Shame it takes is gone in time
        (["keep-face", "hold-the-line"], ["hold-the-line"], 2),
    ],
)
def test_requests_are_checked_in_the_order_in_which_they_came(order: list[str], met: list[str], shame: int):
    played = table(3, {"mode": "coop"}, requests=order, shame={"snake": 3}, **CHECK)
    while asked(played)[1] == "return-shame":
        played.does("snake", "remove")
    assert (played.requests_done, played.shame["snake"]) == (met, shame)


@rule("GW-1018", "GW-816", "GW-1014")
@pytest.mark.parametrize(("before", "won"), [(10, True), (9, False)])
def test_the_request_of_the_last_winter_still_counts(before: int, won: bool):
    earlier = [card for card in REQUESTS if card != "keep-face"][:before]
    played = table(3, {"mode": "coop"}, year=6, requests=["keep-face"], requests_done=earlier, **CHECK)
    assert bool(played.winner) is won
