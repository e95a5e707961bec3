"""Every screen that Huns has for itself: how a player gets there."""

from __future__ import annotations

from tests.browser import common
from tests.browser.games import Steps
from tests.browser.player import Player
from tests.games.huns.screens.situations import (
    acting,
    choosing,
    cursed,
    drawn,
    ending,
    four_at_the_end,
    gaining,
    lively,
    placing,
    raiding,
)

__all__ = ["CHOSEN", "INSIDE", "PARTS", "SIZED", "TOLD", "WALK", "ending", "lively"]

PARTS = (".market", ".others", ".mine", ".rail")
INSIDE = False
CHOSEN = ()
SIZED = (four_at_the_end, placing, choosing, raiding, gaining, drawn)
TOLD = ("line", "word")


def huns_setup(player: Player) -> None:
    """A table is set up."""
    common.setup(player, "huns")


def huns_die(player: Player) -> None:
    """Four dice to choose from, with what each would do."""
    player.sits(choosing()).waits_for_me()


def huns_action(player: Player) -> None:
    """Draw or Pillage."""
    player.sits(acting()).waits_for_me()


def huns_placing(player: Player) -> None:
    """Valuables in hand, with a Raid that could be used first."""
    player.sits(placing()).waits_for_me()


def huns_raid(player: Player) -> None:
    """Valuables of a rival, one of them picked."""
    player.sits(raiding()).waits_for_me()
    player.presses("button.goodb.may:visible, button.pickgood.may:visible")
    player.page.locator(".prompt .seal-btn").wait_for()


def huns_gain(player: Player) -> None:
    """Two Valuables of one colour are named."""
    player.sits(gaining()).waits_for_me()
    for _ in range(2):
        player.presses('button.heap[data-zone="reserve/blue"]')
    player.page.locator(".heap .plus", has_text="2").wait_for()


def huns_drawn(player: Player) -> None:
    """Three cards are drawn, one of them is picked."""
    player.sits(drawn()).waits_for_me()
    player.presses(".tray button.card")
    player.page.locator(".prompt .seal-btn").wait_for()


def huns_curse(player: Player) -> None:
    """Accept, flee, or pass it on."""
    player.sits(cursed()).waits_for_me()


def huns_last_round(player: Player) -> None:
    """Four camps, and a pool and a deck are empty."""
    player.sits(four_at_the_end()).waits_for_me()
    player.page.locator(".lastround").wait_for()


def huns_large(player: Player) -> None:
    """A large card of one's own camp."""
    common.looks_closer(player, ".mine .hc button.card")


def huns_large_wagon(player: Player) -> None:
    """A large wagon of a rival."""
    common.closes(player)
    common.looks_closer(player, ".rival button.hu-wagon")


def huns_scoring(player: Player) -> None:
    """The scoring, source by source, behind the result."""
    common.end(player.sits(ending()))
    player.page.locator(".end").get_by_role("button", name="Close").click()
    player.page.locator(".tally tfoot").wait_for()


def huns_replay(player: Player) -> None:
    """In the middle of a replay."""
    common.replay(player, 1)


def huns_rules(player: Player) -> None:
    """The rules, open at one of them."""
    common.rules(player, "huns", "HU-405")


def huns_howto(player: Player) -> None:
    """How a turn goes."""
    common.howto(player, "huns", ".pics .card")


def huns_book(player: Player) -> None:
    """The book of all cards, with the Curses only."""
    player.goes("/book/huns").page.locator(".hu-book li .card").first.wait_for()
    player.clicks("Curses", "radio")


def huns_book_wagons(player: Player) -> None:
    """The wagons in it."""
    player.clicks("Wagons (32)", "radio")
    player.page.locator(".hu-book li .hu-wagon").first.wait_for()


def huns_lesson(player: Player) -> None:
    """In the first lesson."""
    common.lesson(player, "huns")


WALK: Steps = (
    huns_setup,
    huns_die,
    huns_action,
    huns_placing,
    huns_raid,
    huns_gain,
    huns_drawn,
    huns_curse,
    huns_last_round,
    huns_large,
    huns_large_wagon,
    huns_scoring,
    huns_replay,
    huns_rules,
    huns_howto,
    huns_book,
    huns_book_wagons,
    huns_lesson,
)
