"""Every screen that The Great Wall has for itself: how a player gets there."""

from __future__ import annotations

from tests.browser import common
from tests.browser.games import Steps
from tests.browser.player import Player
from tests.games.greatwall.screens.situations import (
    attacking,
    building,
    commanding,
    ending,
    five,
    hiring,
    khan,
    leading,
    lively,
    moving,
    recruiting,
    saving,
    together,
)

__all__ = ["CHOSEN", "INSIDE", "PARTS", "SIZED", "TOLD", "WALK", "ending", "lively"]

PARTS = (".wallz", ".street", ".mine", ".left")
INSIDE = False
CHOSEN = ()
SIZED = (moving, five, recruiting, together, building, hiring, attacking)
TOLD = ("line", "hit")


def wall_setup(player: Player) -> None:
    """A table is set up."""
    common.setup(player, "greatwall")


def wall_leader(player: Player) -> None:
    """A General and an Advisor, one of them picked."""
    player.sits(leading()).waits_for_me()
    player.presses(".gw-tray button.card")
    player.page.locator(".gw-tray button.card.picked").first.wait_for()


def wall_command(player: Player) -> None:
    """A Command card is chosen."""
    player.sits(commanding()).waits_for_me()


def wall_clerk(player: Player) -> None:
    """A Location is picked for a Clerk."""
    player.sits(moving()).waits_for_me()
    player.presses('.loc[data-ref="location/0"]')
    player.page.locator(".prompt .seal-btn").wait_for()


def wall_build(player: Player) -> None:
    """What to build, and where."""
    player.sits(building()).waits_for_me()


def wall_recruit(player: Player) -> None:
    """A Soldier is picked, a Section is not yet."""
    player.sits(recruiting()).waits_for_me()
    player.presses('.mine button[data-ref="kind/0"]')
    player.page.locator(".mine .unit.picked").wait_for()


def wall_attack(player: Player) -> None:
    """A Vital spot is picked."""
    player.sits(attacking()).waits_for_me()
    player.presses(".spot.may")
    player.page.locator(".spot.picked").first.wait_for()


def wall_save(player: Player) -> None:
    """A Horde card is defeated."""
    player.sits(saving()).waits_for_me()


def wall_hire(player: Player) -> None:
    """Advisors to hire."""
    player.sits(hiring()).waits_for_me()


def wall_five(player: Player) -> None:
    """Five clans."""
    player.sits(five()).waits_for_me()


def wall_together(player: Player) -> None:
    """Requests of the Emperor."""
    player.sits(together()).waits_for_me()


def wall_khan(player: Player) -> None:
    """Genghis Khan and the Rat."""
    player.sits(khan()).waits_for_me()


def wall_board(player: Player) -> None:
    """The whole board of a rival."""
    player.page.locator(".tracks .who").nth(1).click()
    player.page.get_by_role("dialog").wait_for()


def wall_location(player: Player) -> None:
    """A Location with what it gives."""
    common.closes(player)
    player.page.locator(".loc").first.click()
    player.page.get_by_role("dialog").wait_for()


def wall_card(player: Player) -> None:
    """A large card."""
    common.closes(player)
    player.sits(moving()).waits_for_me()
    player.page.locator(".horde button.face .hn:visible").first.click()
    player.page.get_by_role("dialog").wait_for()


def wall_scoring(player: Player) -> None:
    """The scoring, source by source, behind the result."""
    common.end(player.sits(ending()))
    player.page.locator(".end").get_by_role("button", name="Close").click()
    player.page.locator(".gw-tally tfoot").wait_for()


def wall_replay(player: Player) -> None:
    """In the middle of a replay."""
    common.replay(player, 1)


def wall_rules(player: Player) -> None:
    """The rules, open at one of them."""
    common.rules(player, "greatwall", "GW-515")


def wall_howto(player: Player) -> None:
    """How a Year goes."""
    common.howto(player, "greatwall", ".pics .card")


def wall_book(player: Player) -> None:
    """The book of all cards."""
    player.goes("/book/greatwall").page.locator(".facebook li .card").first.wait_for()


WALK: Steps = (
    wall_setup,
    wall_leader,
    wall_command,
    wall_clerk,
    wall_build,
    wall_recruit,
    wall_attack,
    wall_save,
    wall_hire,
    wall_five,
    wall_together,
    wall_khan,
    wall_board,
    wall_location,
    wall_card,
    wall_scoring,
    wall_replay,
    wall_rules,
    wall_howto,
    wall_book,
)
