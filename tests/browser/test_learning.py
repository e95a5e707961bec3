"""The lessons, and a game in the other language."""

from __future__ import annotations

import re

import pytest

from tests.browser.player import Player

ENGLISH = re.compile(r"\b(the|plays|leads|passes|draws|wins|battle|trick|card|cards|with|and|from)\b", re.IGNORECASE)


TO_DO = """() => {
  if (document.querySelector(".speak .do a[href^='/learn/'].quiet")) return "over";
  if (document.querySelector(".freely [data-question] .opts .btn:enabled")) return "free";
  const button = document.querySelector(".speak .do button.seal-btn") ?? document.querySelector(".speak .do .showme");
  return button?.classList.contains("showme") ? "show" : button ? "press" : null;
}"""


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
            player.presses(".speak .do .showme" if what == "show" else ".speak .do button.seal-btn")
    raise AssertionError("the lesson does not end")


@pytest.mark.parametrize("game", ["chuhan", "suntzu"])
def test_the_tutorial_is_played_to_its_end(sit, game):
    player = sit().opens(f"/learn/{game}")
    page = player.page
    page.locator("ol .btn.seal-btn").click()
    lessons = 0
    for _ in range(20):
        page.locator(".speak .do .seal-btn", has_text="Begin").wait_for()
        lessons += 1
        follows(player, shown=lessons == 2 or game == "suntzu")  # where a card goes is said in words only
        if not page.locator(".speak .do a", has_text="Next lesson").count():
            break
        page.locator(".speak .do a", has_text="Next lesson").click()
    assert lessons >= 3
    page.locator(".speak .do a", has_text="Leave").click()
    page.locator("ol .okline").nth(lessons - 1).wait_for()
    assert page.locator("ol .okline").count() == lessons


def test_the_rules_are_marked_as_english_in_the_polish_pages(sit):
    page = sit("pl-PL").opens("/rules/chuhan").page
    page.get_by_text("Numerowane zasady prowadzimy po angielsku").wait_for()
    page.locator(".lines #CH-101[lang=en]").wait_for()
    assert page.locator(".lines li:not([lang=en])").count() == 0
    assert page.locator(".toc nav a:not(:has([lang=en]))").count() == 0


def test_a_whole_game_is_played_in_polish(sit):
    player = sit("pl-PL").plays_now()
    page = player.page
    for count in range(400):
        if not player.waits_for_me():
            break
        found = ENGLISH.search(player.prompt())
        assert not found, player.prompt()
        if count == 4:  # the language is switched in the middle of the game, and back
            polish, asked = player.log(), player.prompt()
            page.locator("[data-test=language]").click()
            page.locator("html[lang=en]").wait_for()
            assert ENGLISH.search(" ".join(player.log()))
            assert len(player.log()) == len(polish)
            assert player.prompt() != asked
            page.locator("[data-test=language]").click()
            page.locator("html[lang=pl]").wait_for()
            assert player.log() == polish
            assert player.prompt() == asked
        player.answers()
    player.sees_the_end()
    assert page.locator("#end-title").inner_text() in ("Wygrana", "Przegrana")
    assert [line for line in player.log() if ENGLISH.search(line)] == []
