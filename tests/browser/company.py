"""Two people at one table."""

from __future__ import annotations

from collections.abc import Callable

from tests.browser.player import MOST, Player


def sit_down_together(host: Player, guest: Player, game: str = "chuhan") -> None:
    """A host invites a guest, who opens the link."""
    host.opens(f"/new/{game}?friend").page.locator("[data-test=open-table]:enabled").click()
    link = host.page.locator("#invite-link").input_value()
    guest.opens(link)
    guest.page.get_by_label("Your name").fill("Lü Zhi")
    guest.clicks("Sit down")
    for player in (host, guest):
        player.page.locator(f".{game}").wait_for()


def play(host: Player, guest: Player, until: Callable[[], bool]) -> None:
    """Both decide what they are asked until it is enough."""
    for _ in range(MOST):
        if until():
            return
        for player, other in ((host, guest), (guest, host)):
            player.page.wait_for_function("() => true")
            if player.is_asked():
                if player.look()["over"]:
                    return
                player.answers()
                other.page.wait_for_function("() => true")
    raise AssertionError("it never comes to that")
