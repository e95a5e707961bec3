"""What docs/moments.md shows of Sun Tzu, frame by frame."""

from __future__ import annotations

from typing import Final

from tests.browser.games import Frames, Strip
from tests.browser.player import Player
from tests.browser.tables import at
from tests.games.suntzu.screens.test_moments import before_scoring, fighting


def scoring(player: Player) -> Frames:
    """A scoring of Sun Tzu."""
    player.sits(at(fighting(), "shao")).waits_for_me()
    player.page.locator(".opts [data-opt=pass]").click()
    player.goes_on_to(".flag.hurt")
    yield
    player.page.locator("[data-test=go-on]").first.click()
    player.page.locator(".flag").wait_for(state="detached")
    yield
    player.goes_on_to(".flag.mend", "takes it")
    yield
    player.sits(before_scoring()).waits_for_me()
    player.page.locator(".opts [data-opt=pass]").click()
    player.goes_on_to("[data-test=moment]", "Scoring")
    yield


STRIPS: Final[dict[str, Strip]] = {"moment-scoring": scoring}
