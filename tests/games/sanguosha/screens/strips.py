"""What docs/moments.md shows of Sanguosha, frame by frame."""

from __future__ import annotations

from typing import Final

from tests.browser.games import Frames, Strip
from tests.browser.player import Player
from tests.games.sanguosha.screens.situations import attacked


def hit(player: Player) -> Frames:
    """A hit in Sanguosha."""
    player.sits(attacked()).waits_for_me()
    yield
    player.page.locator(".opts [data-opt=pass]").click()
    player.page.locator(".flag.hurt").wait_for()
    yield


STRIPS: Final[dict[str, Strip]] = {"moment-hit": hit}
