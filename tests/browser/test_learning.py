"""The lessons, and a game in the other language."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.games import GAMES, screens_of
from tests.browser.player import MOST, Player
from tianxia.lessons import lessons
from tianxia.telling.ledger import ledger_of

ENGLISH = re.compile(r"\b(the|you|your|plays|uses|passes|draws|wins|card|cards|with|and|from)\b", re.IGNORECASE)


TO_DO = """() => {
  if (document.querySelector(".speak .do a[href^='/learn/'].quiet")) return "over";
  if (document.querySelector(".freely [data-question] .opts .btn:enabled")) return "free";
  const button = document.querySelector(".speak .do button.seal-btn") ?? document.querySelector(".speak .do .showme");
  return button?.classList.contains("showme") ? "show" : button ? "press" : null;
}"""

GOES_ON = "(said) => document.querySelector('.speak')?.innerText !== said"


def chooses(player: Player) -> None:
    """Picks the cards that the teacher speaks of, one by one."""
    spoken = player.page.locator(".hand button.card.lit, .centre button.card.lit").evaluate_all(
        "cards => cards.filter((card) => !card.classList.contains('picked')).map((card) => card.dataset.ref)"
    )
    assert spoken, "the teacher speaks of cards that are on the table"
    for ref in spoken:
        player.presses(f'button.card[data-ref="{ref}"]')
    player.page.locator(".speak .todo.ok").wait_for()


def follows(player: Player, *, shown: bool) -> None:
    """Does what the teacher says until the lesson is over: by choosing, or by letting it be shown."""
    for _ in range(60):
        what = player.page.wait_for_function(TO_DO).json_value()
        if what == "over":
            return
        if what == "free":
            player.answers()
        elif what == "show" and not shown:
            chooses(player)
        else:
            said = player.page.locator(".speak").inner_text()
            player.presses(".speak .do .showme" if what == "show" else ".speak .do button.seal-btn")
            player.page.wait_for_function(GOES_ON, arg=said)
    raise AssertionError("the lesson does not end")


@pytest.mark.parametrize("game", GAMES)
def test_the_tutorial_is_played_to_its_end(sit, game):
    player = sit().opens(f"/learn/{game}")
    page = player.page
    page.locator("ol .btn.seal-btn").click()
    count = len(lessons(game))
    for lesson in range(1, count + 1):
        page.locator(".speak .do .seal-btn", has_text="Begin").wait_for()
        follows(player, shown=lesson not in screens_of(game).CHOSEN)
        if lesson < count:
            page.locator(".speak .do a", has_text="Next lesson").click()
    page.locator(".speak .do a", has_text="Leave").click()
    expect(page.locator("ol .okline")).to_have_count(count)


@pytest.mark.parametrize("game", GAMES)
def test_the_rules_are_polish_in_the_polish_pages_and_the_reasons_marked_as_english(sit, game):
    page = sit("pl-PL").opens(f"/rules/{game}").page
    page.get_by_text("Uzasadnienia rozstrzygnięć").wait_for()
    first = ledger_of(game).rules[0]
    page.locator(f"[id='{first.id}'] p").get_by_text(first.told("pl").text[:40]).wait_for()
    assert page.locator(".lines li em:not([lang])").count() == 0
    assert page.locator(".lines li[lang=en]").count() == 0


@pytest.mark.parametrize("game", GAMES)
def test_a_game_is_played_in_polish_and_the_language_is_switched_in_between(sit, game):
    player = sit("pl-PL", hurried=True).sits(screens_of(game).ending())
    page = player.page
    player.waits_for_me()
    player.answers()
    assert player.waits_for_me()
    polish, asked = player.log(), player.prompt()
    page.locator("[data-test=language]").click()
    page.locator("html[lang=en]").wait_for()
    assert ENGLISH.search(" ".join(player.log()))
    assert len(player.log()) == len(polish)
    assert player.prompt() != asked
    page.locator("[data-test=language]").click()
    page.locator("html[lang=pl]").wait_for()
    assert (player.log(), player.prompt()) == (polish, asked)
    for _ in range(MOST):
        assert not ENGLISH.search(player.prompt()), player.prompt()
        player.answers()
        if not player.waits_for_me():
            break
    assert page.locator("#end-title").inner_text() in ("Wygrana", "Przegrana")
    assert [line for line in player.log() if ENGLISH.search(line)] == []
