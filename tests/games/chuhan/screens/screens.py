"""Every screen that Chu Han has for itself: how a player gets there."""

from __future__ import annotations

from tests.browser import common
from tests.browser.games import Steps
from tests.browser.player import Player
from tests.games.chuhan.screens.situations import choosing, counter, display, ending, lead, lively, race

__all__ = ["CHOSEN", "INSIDE", "PARTS", "SIZED", "TOLD", "WALK", "ending", "lively"]

PARTS = (".centre", ".left")
INSIDE = True
CHOSEN = (1, 3, 4, 5, 6)
SIZED = (counter, display, lead, race, choosing)
TOLD = ("line", "word", "before a slip", "slip")


def chuhan_setup(player: Player) -> None:
    """A table is set up."""
    common.setup(player, "chuhan")


def chuhan_lead(player: Player) -> None:
    """Nothing lies there yet, and a card is picked."""
    player.sits(lead()).waits_for_me()
    player.presses(".hand button.card.may")
    player.page.locator(".hand button.card.picked").first.wait_for()


def chuhan_counter(player: Player) -> None:
    """Something is to be beaten, and not every card can do it."""
    player.sits(counter()).waits_for_me()


def chuhan_why(player: Player) -> None:
    """A card that cannot be played says why."""
    common.why(player)


def chuhan_hint(player: Player) -> None:
    """The kinds of advice."""
    common.hint(player)


def chuhan_menu(player: Player) -> None:
    """The menu of the table."""
    common.menu(player)


def chuhan_standing(player: Player) -> None:
    """Standing answers."""
    player.page.locator(".menu").get_by_role("button", name="Standing answers").click()
    player.page.get_by_role("dialog").wait_for()


def chuhan_large(player: Player) -> None:
    """A large card."""
    common.closes(player)
    common.looks_closer(player)


def chuhan_chat(player: Player) -> None:
    """Log and chat; a sheet on the phone."""
    common.chat(player)


def chuhan_end(player: Player) -> None:
    """The result."""
    common.end(player.sits(ending()))


def chuhan_replay(player: Player) -> None:
    """Somewhere in the middle of a replay."""
    common.replay(player, 3)


def chuhan_rules(player: Player) -> None:
    """The rules, open at one of them."""
    common.rules(player, "chuhan", "CH-101")


def chuhan_howto(player: Player) -> None:
    """How a turn goes."""
    common.howto(player, "chuhan")


def chuhan_lesson(player: Player) -> None:
    """In the first lesson, with something to do."""
    common.lesson(player, "chuhan")


WALK: Steps = (
    chuhan_setup,
    chuhan_lead,
    chuhan_counter,
    chuhan_why,
    chuhan_hint,
    chuhan_menu,
    chuhan_standing,
    chuhan_large,
    chuhan_chat,
    chuhan_end,
    chuhan_replay,
    chuhan_rules,
    chuhan_howto,
    chuhan_lesson,
)
