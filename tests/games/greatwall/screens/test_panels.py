"""What only an expansion of The Great Wall asks, in a real browser: by clicking, and by keys on a phone."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.greatwall.rules.realm import asked
from tests.games.greatwall.screens.panels import PANELS, Panel, award_won, fifth_clerk, frost_sent, khan_attacked
from tests.games.greatwall.screens.situations import ME, at
from tests.games.greatwall.screens.test_screens import named, says, text
from tests.marks import rule

NAMES = [panel.position.__name__ for panel in PANELS]


@pytest.mark.parametrize("panel", PANELS, ids=NAMES)
def test_every_expansion_asks_its_own_question_by_clicking(sit: Any, panel: Panel) -> None:
    assert asked(panel.position()) == (ME, panel.kind)
    player = sit().sits(panel.situation())
    player.waits_for_me()
    assert panel.says in text(player, ".gw-court")
    player.answers()


@pytest.mark.parametrize("panel", PANELS, ids=NAMES)
def test_every_expansion_asks_its_own_question_by_keys_on_a_phone(sit: Any, panel: Panel) -> None:
    player = sit(wide=390, high=844).sits(panel.situation())
    player.waits_for_me()
    before = player.look()["question"]
    player.answers_by_keys()
    player.page.wait_for_function(
        "(asked) => { const now = document.querySelector('section.prompt[data-question]');"
        " return !now || `${location.pathname}#${now.dataset.question}` !== asked; }",
        arg=before,
    )


@rule("GW-1134", "GW-1119")
def test_a_saved_spearman_strikes_the_khan_for_six_honour(sit: Any) -> None:
    player = sit().sits(at(khan_attacked(), ME))
    player.waits_for_me()
    player.page.locator(".khancards .spot.may").first.click()
    player.page.locator(".prompt .seal-btn").click()
    player.page.locator(".khancards .spot.on").first.wait_for()


@rule("GW-1145")
def test_the_award_goes_to_whoever_builds(sit: Any) -> None:
    player = sit().sits(at(award_won(), ME))
    player.waits_for_me()
    award = player.page.locator(".gw-court h3", has_text="Award")
    assert "nobody" in says(award).lower()
    named(player, "Wall, Left").click()
    award.filter(has_text="you").wait_for()


@rule("GW-1901")
def test_the_fifth_clan_has_its_board(sit: Any) -> None:
    player = sit().sits(at(fifth_clerk(), ME))
    player.waits_for_me()
    player.page.click(".tracks .k-tiger .who")
    assert "Tiger" in says(player.page.get_by_role("dialog"))


@rule("GW-1307")
def test_what_was_sent_to_the_emperor_stands_in_the_court(sit: Any) -> None:
    player = sit().sits(at(frost_sent(), ME))
    player.waits_for_me()
    assert player.page.locator(".gw-court .scen svg[aria-label]").count() == 0
    player.answers()
    player.page.locator(".gw-court .scen span").first.locator("svg").nth(1).wait_for()
