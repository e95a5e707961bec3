"""The Great Wall in a real browser: every main question by clicking and by keys, modules, secrets, sizes."""

from __future__ import annotations

import json
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.cutting import cut_anywhere
from tests.browser.measuring import speaks, turns_to
from tests.browser.player import Player
from tests.games.greatwall.screens import situations
from tests.games.greatwall.screens.screens import PARTS
from tests.games.greatwall.screens.situations import (
    activating,
    advancing,
    alone,
    attacking,
    building,
    commanding,
    ending,
    famine,
    five,
    gaining,
    hiring,
    khan,
    leading,
    moving,
    ordering,
    pair,
    recovering,
    recruiting,
    saving,
    together,
    using,
    watching,
)
from tests.marks import rule
from tianxia.games.greatwall.rules.scoring import requests_needed

QUESTIONS = (
    activating,
    advancing,
    attacking,
    building,
    commanding,
    gaining,
    hiring,
    leading,
    moving,
    ordering,
    recovering,
    recruiting,
    saving,
    using,
    watching,
)
TABLES = (alone, famine, five, khan, pair, together)
WIDTHS = [(1440, 900), (390, 844)]


def text(player: Player, what: str) -> str:
    """What is written there, in one line."""
    return " ".join(player.page.locator(what).first.inner_text().split())


def named(player: Player, label: str) -> Any:
    """The button of a single choice."""
    return player.page.locator(".opts .place", has_text=label).first


def says(button: Any) -> str:
    """The words of a button, in one line."""
    return " ".join(button.inner_text().split())


def section(player: Player, id: str) -> Any:
    """A Section of the Wall."""
    return player.page.locator(".sect", has=player.page.locator(f'[data-zone="rest/{id}"]'))


# ---- every main question


@pytest.mark.parametrize("situation", QUESTIONS)
def test_every_main_question_fits_everywhere_and_is_answered_by_keys(sit, situation):
    player = sit().sits(situation())
    player.waits_for_me()
    assert cut_anywhere(player, *PARTS) == {}
    turns_to(player.page, WIDTHS[0])
    speaks(player.page, "en")
    asked = player.look()["question"]
    player.answers_by_keys()
    player.page.wait_for_function(
        "(asked) => { const now = document.querySelector('section.prompt[data-question]');"
        " return !now || `${location.pathname}#${now.dataset.question}` !== asked; }",
        arg=asked,
    )


def test_every_main_question_is_answered_by_touching_a_phone(sit):
    player = sit(wide=390, high=844)
    for situation in QUESTIONS:
        player.sits(situation()).waits_for_me()
        player.answers()


# ---- what is seen at a glance


@rule("GW-804", "GW-805", "GW-808")
def test_power_against_defence_stands_over_each_section_with_what_an_assault_would_bring(sit):
    player = sit().sits(moving())
    player.waits_for_me()
    assert says(section(player, "left").locator("header")).endswith("6 Power 6 Defence holds")
    assert says(section(player, "centre").locator("header")).endswith("9 Power 8 Defence breach")
    assert says(section(player, "centre").locator(".shamed")).startswith("Shame: you")


@rule("GW-515", "GW-516", "GW-520")
def test_locations_say_what_fires_at_the_end_of_this_turn_and_why(sit):
    player = sit().sits(moving())
    player.waits_for_me()
    assert "activates" in text(player, '.loc[data-zone="location/builders-camp"]')
    assert "activates" not in text(player, '.loc[data-zone="location/quarry"]')
    assert "Builders’ Camp (a Clerk is there)" in text(player, ".coming")
    assert "full, activates this turn: 1 wood" in says(named(player, "Lumber Mill"))
    assert "then 2 of 3" in says(named(player, "Quarry"))


@rule("GW-502", "GW-505", "GW-506")
def test_the_execution_row_marks_the_part_that_is_done(sit):
    player = sit().sits(moving())
    player.waits_for_me()
    assert says(player.page.locator(".row .cmd.now ol li.now")) == "others 1 Clerk: Camp, Lumber Mill, Quarry"
    assert player.page.locator(".row .cmd.past").count() == 1
    assert "Tactics in hand" in text(player, ".holders")


@rule("GW-712", "GW-713")
def test_a_horde_card_says_who_leads_and_an_attack_what_it_would_bring(sit):
    player = sit().sits(attacking())
    player.waits_for_me()
    lancers = player.page.locator('.horde:has([data-face="light-lancers-left"])')
    assert "you lead" in says(lancers)
    player.page.click('[data-ref="soldier/4"]')  # the Spearman in the left Rest Zone
    player.page.click('.horde:has([data-face="light-lancers-left"]) .spot.may')
    seal = player.page.locator(".prompt .seal-btn")
    assert "2 Honour; you would claim it, 1 spot left" in says(seal)
    seal.click()
    lancers.locator(".spot.on").nth(2).wait_for()


@rule("GW-522", "GW-523")
def test_an_advanced_activation_shames_nobody_who_is_alone(sit):
    player = sit().sits(advancing())
    player.waits_for_me()
    player.presses('.loc[data-ref="location/3"]')
    player.presses(".prompt .seal-btn")
    player.page.locator("ol.log .line", has_text="Temple").first.wait_for()
    expect(player.page.locator(".tracks .k-snake .sh i")).to_have_count(1)  # as before


@rule("GW-616", "GW-618")
def test_building_tells_cost_honour_and_defence_before_it_is_done(sit):
    player = sit().sits(building())
    player.waits_for_me()
    assert "1 wood, 4 stone; +10 Honour, Defence 11: holds" in says(named(player, "Wall, Centre"))
    named(player, "Wall, Centre").click()
    section(player, "centre").locator(".lv", has_text="level 3").wait_for()
    assert says(section(player, "centre").locator(".pd b")) == "holds"


@rule("GW-611", "GW-612")
def test_a_soldier_is_recruited_by_pressing_it_and_a_section(sit):
    player = sit().sits(recruiting())
    player.waits_for_me()
    player.page.click('.mine [data-ref="kind/0"]')
    player.page.click('.sect .pick[data-ref="section/2"]')
    player.page.locator(".prompt .seal-btn").click()
    section(player, "right").locator(".rest .k-snake").wait_for()


@rule("GW-624")
def test_an_advisor_is_hired_from_the_cards_with_their_texts(sit):
    player = sit().sits(hiring())
    player.waits_for_me()
    player.page.click('.gw-tray button[data-face="forester"]')
    player.page.locator('.opts [data-opt="assistant"]').click()
    player.page.locator('.mine [data-zone="assistants/0"] b', has_text="3").wait_for()


@rule("GW-716")
def test_soldiers_of_a_defeated_card_are_saved_with_chi(sit):
    player = sit().sits(saving())
    player.waits_for_me()
    assert "1 Chi" in says(named(player, "Spearman"))
    named(player, "Spearman").click()
    section(player, "left").locator(".rest .man b", has_text="2").wait_for()


# ---- boards, cards, the court


@pytest.mark.parametrize(("wide", "high"), WIDTHS)
def test_the_board_of_a_rival_is_read_by_pressing_them_and_stocks_stay_behind_the_screen(sit, wide, high):
    player = sit(wide=wide, high=high).sits(moving())
    player.waits_for_me()
    player.page.click(".tracks .k-dragon .who")
    board = player.page.get_by_role("dialog")
    board.wait_for()
    said = says(board)
    assert "Liang Hongyu" in said
    assert "behind the screen" in said
    board.get_by_role("button", name="Liang Hongyu").click()
    player.page.get_by_role("dialog", name="Liang Hongyu").wait_for()


def test_a_horde_card_is_read_by_pressing_it(sit):
    player = sit(wide=390, high=844).sits(moving())
    player.waits_for_me()
    player.page.click('.horde [data-face="shaman-circle-left"] .hn')
    dialog = player.page.get_by_role("dialog", name="Shaman Circle")
    dialog.wait_for()
    assert "1 Chi · 2 Honour · 1 Chi" in says(dialog)


def test_a_location_says_what_it_gives_and_why_it_waits(sit):
    player = sit().sits(moving())
    player.waits_for_me()
    player.page.click('.loc[data-zone="location/temple"]')
    assert "activated when full: 2 more" in says(player.page.get_by_role("dialog"))


@rule("GW-1013", "GW-1015")
def test_together_requests_stand_in_sight_and_a_small_pool_of_shame_warns(sit):
    start = together()
    player = sit().sits(start)
    player.waits_for_me()
    assert player.page.locator('[data-zone="requests"] .chip').count() == 3
    assert f"0 of {requests_needed(start.journal.match.state)} fulfilled" in says(player.page.locator(".gw-court"))
    assert player.page.locator(".pool.low").count() == 1


@rule("GW-1102", "GW-2006")
def test_the_khan_and_the_rat_stand_on_the_board(sit):
    player = sit().sits(khan())
    player.waits_for_me()
    assert player.page.locator(".sect .gk").count() == 1
    assert player.page.locator('.loc[data-zone="location/quarry"] .rat').count() == 1
    assert player.page.locator(".khancards .horde").count() == 3


@rule("GW-1401")
def test_a_scenario_brings_its_location_and_its_track(sit):
    player = sit().sits(famine())
    player.waits_for_me()
    assert player.page.locator('.loc[data-zone="location/market"]').count() == 1
    assert "Great Famine" in text(player, ".gw-court")


def test_on_a_phone_the_sections_slide(sit):
    player = sit(wide=390, high=844).sits(moving())
    player.waits_for_me()
    player.page.locator(".heads button").nth(1).click()
    player.page.locator('.heads button[aria-pressed="true"]', has_text="Centre").wait_for()
    assert player.page.locator('[data-face="siege-crew-centre"] .hn').bounding_box()["x"] < 390


# ---- secrets, the end, sizes


@rule("GW-302", "GW-322")
def test_what_is_behind_a_screen_is_not_sent(sit):
    player = sit()
    heard: list[str] = []
    player.page.on("websocket", lambda line: line.on("framereceived", lambda frame: heard.append(str(frame))))
    player.sits(moving()).waits_for_me()
    views = [json.loads(frame)["view"] for frame in heard if '"view"' in frame and '"seats"' in frame]
    seats = [view["seats"] for view in views if view]
    assert seats
    for each in seats:
        assert each[0]["resources"] is not None
        assert each[1]["resources"] is None
        assert each[1]["tactics"]["known"] == []
    assert not any("night-watch" in frame for frame in heard)


@rule("GW-905", "GW-906")
def test_the_final_honour_is_counted_source_by_source(sit):
    player = sit().sits(ending())
    player.plays_to_the_end()
    cells = player.page.locator(".gw-tally tbody td:nth-of-type(1) b").all_inner_texts()
    points = [0 if cell == "·" else int(cell.replace("−", "-")) for cell in cells]
    assert sum(points) == int(text(player, ".gw-tally tfoot td:nth-of-type(1) b").replace("−", "-"))


@pytest.mark.parametrize("situation", TABLES)
def test_nothing_is_cut_off_at_any_table(sit, situation):
    player = sit().sits(situation())
    player.waits_for_me()
    assert cut_anywhere(player, *PARTS) == {}


@pytest.mark.parametrize(
    ("seats", "options", "scored"),
    [
        (3, {}, True),
        (1, {}, False),
        (2, {"mode": "coop"}, False),
        (2, {"mode": "coop", "scenario": "red-turban-rebellion"}, False),
    ],
)
def test_a_whole_game_from_the_first_general_to_the_last_winter_by_clicking(sit, seats, options, scored):
    start = situations.scenario("greatwall", options=options, seats=seats, season="setup", step="generals")
    player = sit(hurried=True).sits(situations.at(start, "snake"), "random")
    assert player.plays_to_the_end() > 5
    expect(player.page.locator(".end .result li")).to_have_count(seats)
    assert player.page.locator(".gw-tally tfoot td").count() == (seats if scored else 0)


CROWDED = """() => [...document.querySelectorAll(".loc:has(.sign em)")].filter((loc) => {
  const box = (part) => loc.querySelector(part).getBoundingClientRect();
  return box(".ln1 span").top - box(".sign").bottom < 2;
}).map((loc) => loc.innerText)"""


@pytest.mark.parametrize(("wide", "high"), [(390, 844), (844, 390)])
def test_what_is_said_of_a_location_stands_apart_from_its_name(sit, wide, high):
    player = sit(wide=wide, high=high).sits(activating())
    player.waits_for_me()
    expect(player.page.locator(".loc .sign em")).to_have_count(5)
    assert player.page.evaluate(CROWDED) == []
