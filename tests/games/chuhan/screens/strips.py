"""What docs/moments.md shows of Chu Han, frame by frame."""

from __future__ import annotations

from typing import Final

from tests.browser.games import Frames, Strip
from tests.browser.player import Player
from tests.games.chuhan.screens.test_moments import last_card


def battle_won(player: Player) -> Frames:
    """A battle of Chu Han is won."""
    player.sits(last_card()).waits_for_me()
    yield
    player.answers()
    player.page.locator("[data-test=go-on]").wait_for()
    yield
    player.goes_on_to("[data-test=moment]")
    yield
    player.page.locator("[data-test=moment] [data-test=go-on]").click()
    player.page.locator(".hand .card").nth(14).wait_for()
    yield


STRIPS: Final[dict[str, Strip]] = {"moment-battle-won": battle_won}
