"""Every screen that Sun Tzu has for itself: how a player gets there."""

from __future__ import annotations

from tests.browser import common
from tests.browser.games import Steps
from tests.browser.player import Player
from tests.games.suntzu.screens.situations import battle, choice, drawing, ending, laying, lively

__all__ = ["CHOSEN", "INSIDE", "PARTS", "SIZED", "TOLD", "WALK", "ending", "lively"]

PARTS = (".left", ".tug", ".board", ".map", ".edge.top", ".edge.bot")
INSIDE = False
CHOSEN = ()  # where a card goes is said in words only
SIZED = (laying, battle, choice, drawing)
TOLD = ("hit", "word", "before a slip", "slip")


def suntzu_setup(player: Player) -> None:
    """A table is set up."""
    common.setup(player, "suntzu")


def suntzu_generals(player: Player) -> None:
    """Five generals, one of them picked."""
    player.sits(choice()).waits_for_me()
    player.presses(".hand button.card")
    player.page.locator(".prompt .seal-btn").wait_for()


def suntzu_orders(player: Player) -> None:
    """Three orders are laid, and a fourth card is taken up."""
    player.sits(laying()).waits_for_me()
    for place in range(3):
        player.presses(".hand button.card[data-ref]")
        player.presses(f'button.slot[data-place="{place}"]')
    player.presses(".hand button.card[data-ref]")
    player.page.locator(".hand button.card.picked").wait_for()


def suntzu_battle(player: Player) -> None:
    """The cards are turned up, and something is to be decided."""
    player.sits(battle()).waits_for_me()
    player.page.locator(".suntzu .edge .here").first.wait_for()


def suntzu_large(player: Player) -> None:
    """A large card: one's own general."""
    common.looks_closer(player, ".gens .gen[data-face]")


def suntzu_standing(player: Player) -> None:
    """Standing answers, one for each kind of window."""
    common.standing(player)


def suntzu_end(player: Player) -> None:
    """The result."""
    common.end(player.sits(ending()))


def suntzu_replay(player: Player) -> None:
    """In the middle of a replay."""
    common.replay(player, 4)


def suntzu_rules(player: Player) -> None:
    """The rules, open at one of them."""
    common.rules(player, "suntzu", "ST-305")


def suntzu_howto(player: Player) -> None:
    """How a round goes."""
    common.howto(player, "suntzu")


def suntzu_lesson(player: Player) -> None:
    """In the first lesson, with five orders to lay."""
    common.lesson(player, "suntzu")


WALK: Steps = (
    suntzu_setup,
    suntzu_generals,
    suntzu_orders,
    suntzu_battle,
    suntzu_large,
    suntzu_standing,
    suntzu_end,
    suntzu_replay,
    suntzu_rules,
    suntzu_howto,
    suntzu_lesson,
)
