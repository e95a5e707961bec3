"""Cards that stand and wait are told when something comes of them, so that all can be seen and counted."""

from typing import Any

import pytest

from tests.games.greatwall.rules.realm import heard, horde
from tests.games.greatwall.rules.tables import chronicle, in_turn, khan, rats, table
from tianxia.core.dice import Dice
from tianxia.core.events import Event
from tianxia.core.match import Match
from tianxia.games import game
from tianxia.games.greatwall.signs import took_effect
from tianxia.scenario import Scenario

WALL = game("greatwall")
WORK: dict[str, Any] = {"resources": {"snake": {"wood": 9, "stone": 9, "gold": 9, "chi": 9}}, **in_turn("activation")}
ASSAULT: dict[str, Any] = {"season": "winter", "step": "assault"}


def at_work(played: Scenario, kind: str = "effect") -> list[str]:
    return [told["card"] for told in heard(played, kind)]


@pytest.mark.parametrize(
    ("card", "location", "answer"),
    [
        ("quartermaster", "barracks", ("recruit", {"kind": ["spearman"], "section": ["left"]})),
        ("stable-master", "barracks", ("recruit", {"kind": ["horseman"], "section": ["left"]})),
        ("master-mason", "builders-camp", ("wall", {"section": ["left"]})),
        ("carpenter", "builders-camp", ("barricade", {"section": ["left"]})),
        ("ambassador", "imperial-embassy", ("clerk", {})),
        ("chief-overseer", "quarry", ("raise", {})),
    ],
)
def test_a_discount_is_told_when_it_is_used(card: str, location: str, answer: tuple[str, dict[str, Any]]):
    clerks = {location: {"snake": 2, "dragon": 2 if location == "barracks" else 1}}
    played = table(active={"snake": [card]}, locations=clerks, barricades={"left": 0}, **WORK)
    assert at_work(played) == []  # looking at prices is no purchase
    played.does("snake", answer[0], **answer[1])
    assert at_work(played) == [card]


def test_a_discount_that_is_used_up_is_told_no_more():
    played = table(active={"snake": ["quartermaster"]}, locations={"barracks": {"snake": 2, "dragon": 2}}, **WORK)
    for section in ("left", "right"):
        played.does("snake", "recruit", kind=["spearman"], section=[section])
    assert at_work(played) == ["quartermaster"]


def test_a_clerk_who_acts_like_several():
    played = table(
        general={"snake": "lu-xiufu"}, assistants={"snake": 3}, locations={"quarry": {"snake": 1, "dragon": 2}}, **WORK
    )
    assert at_work(played) == ["lu-xiufu"]
    alone = table(
        general={"snake": "lu-xiufu"}, assistants={"snake": 1}, locations={"quarry": {"snake": 1, "dragon": 2}}, **WORK
    )
    assert at_work(alone) == []


def test_hordes_that_change_power_and_defence():
    played = table(
        hordes={"left": ["siege-crew", "shaman-circle"], "right": ["shaman-circle"]}, barricades={"left": 1}, **ASSAULT
    )
    assert at_work(played, "ability") == ["siege-crew-left", "shaman-circle-left"]  # alone it helps nobody
    bare = table(hordes={"left": ["siege-crew"]}, barricades={"left": 0}, **ASSAULT)
    assert at_work(bare, "ability") == []


def test_the_captain_of_a_section_with_archers():
    played = chronicle(
        "great-famine", active={"snake": ["fortress-captain"]}, levels={"left": 1}, firing={"left": {"snake": 1}},
        hordes={"left": ["foot-levy"], "right": ["foot-levy"]}, **ASSAULT,
    )  # fmt: skip
    assert at_work(played) == ["fortress-captain"]


def test_a_horde_that_archers_cannot_wound():
    played = table(
        season="winter", step="firing", levels={"left": 1}, firing={"left": {"snake": 1}},
        hordes={"left": ["raiders", "mangudai"], "right": ["raiders", "mangudai"]},
    )  # fmt: skip
    assert at_work(played, "ability") == ["mangudai-left"]


def test_a_dear_save():
    played = table(
        resources={"snake": {"chi": 9}}, **in_turn("turn-cleanup"),
        hordes={"left": [horde("keshig-guard", "snake spearman", "snake spearman", "wound", "wound", "wound")]},
    )  # fmt: skip
    assert at_work(played, "ability") == []
    played.does("snake", "save", spot=["keshig-guard 1"])
    assert at_work(played, "ability") == ["keshig-guard-left"]


def test_what_the_khan_does_in_his_section():
    played = khan(khan="left", skills=["thunder-of-hooves", "blue-sky"], hordes={"left": ["steppe-riders"]}, **ASSAULT)
    assert at_work(played, "ability") == ["thunder-of-hooves"]
    away = khan(khan="right", skills=["thunder-of-hooves", "blue-sky"], hordes={"left": ["steppe-riders"]}, **ASSAULT)
    assert at_work(away, "ability") == []
    vain = khan(
        khan="left", skills=["weaklings", "blue-sky"], barricades={"left": 0},
        hordes={"left": [horde("light-lancers", "snake spearman")]}, **ASSAULT,
    )  # fmt: skip
    assert at_work(vain, "ability") == ["weaklings"]


def test_a_rat_card_says_who_moves_the_rat():
    played = rats(rat_cards=["rat-of-shame"], shame={"dragon": 1}, season="autumn", agenda=["rat-moves", "commands"])
    assert heard(played, "effect") == [{"seat": "dragon", "card": "rat-of-shame"}]


# ---- counting


def test_only_what_a_card_does_is_counted():
    assert took_effect(Event("effect", {"seat": 0, "card": "scout"}, None)) == ("scout",)
    assert took_effect(Event("hire-advisor", {"seat": 0, "card": "scout", "active": True}, None)) == ()
    assert took_effect(Event("horde", {"card": "mangudai-left", "section": "left", "row": 1}, None)) == ()
    assert took_effect(Event("horde", {"card": "foot-levy-left", "section": "left", "row": 1}, None)) == ("foot-levy",)
    assert took_effect(Event("score", {"seat": 0, "card": "jade-seal", "points": 0}, None)) == ()


@pytest.mark.parametrize(
    "options", [{}, {"mode": "coop"}, {"genghis": "on", "rat": "on"}, {"scenario": "bitter-frost"}]
)
@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5])
def test_the_fuzzer_has_rich_tables_to_begin_at(seats: int, options: dict[str, str]):
    if (seats == 1 and "mode" in options) or (seats == 5 and "scenario" in options):
        return
    settled = WALL.settle_options(options, seats)
    for key in range(5):
        position = WALL.rare_position(seats, settled, Dice(key))
        assert position is not None
        match = Match(WALL, WALL.arrange(position, settled, False, Dice(key)), settled).begin()
        match.state.check()
        assert match.waiting()
