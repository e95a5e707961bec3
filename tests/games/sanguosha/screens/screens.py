"""Every screen that Sanguosha has for itself: how a player gets there."""

from __future__ import annotations

from tests.browser import common
from tests.browser.games import Steps
from tests.browser.player import Player
from tests.games.sanguosha.screens.situations import (
    action,
    attacked,
    choice,
    crowded,
    ending,
    lively,
    many_mechanics,
)

__all__ = ["CHOSEN", "INSIDE", "PARTS", "SIZED", "TOLD", "WALK", "ending", "lively", "turns_to_roles"]

PARTS = (".centre", ".ring", ".me")
INSIDE = True
CHOSEN = ()
SIZED = (crowded, attacked, action, many_mechanics, choice)
TOLD = ("hit", "word", "before a slip", "slip")


def sanguosha_setup(player: Player) -> None:
    """A table for five is set up."""
    common.setup(player, "sanguosha")


def sanguosha_heroes(player: Player) -> None:
    """The heroes on offer, one of them picked."""
    player.sits(choice()).waits_for_me()
    player.presses(".offer")
    player.page.locator(".offer.picked").wait_for()


def sanguosha_table(player: Player) -> None:
    """One's own Action Phase, with a card picked."""
    player.sits(action()).waits_for_me()
    player.presses(".hand button.card.may")
    player.page.locator(".hand button.card.picked").wait_for()


def sanguosha_window(player: Player) -> None:
    """Something that others did is being resolved, and it is asked about."""
    player.sits(attacked()).waits_for_me()
    player.page.locator(".stack li").nth(1).wait_for()


def turns_to_roles(player: Player) -> None:
    """To the panel with what is known of the roles; on the phone it lies beside the log."""
    if not player.page.locator(".whois").count():
        player.from_menu("Log and chat")
        player.clicks("Who is who", "tab")
    player.page.locator(".whois").wait_for()


def sanguosha_roles(player: Player) -> None:
    """How likely each role is."""
    turns_to_roles(player)
    player.page.locator("[data-test=likely-roles]").click()
    player.page.locator(".whois .told").first.wait_for()


def sanguosha_hero(player: Player) -> None:
    """A closer look at a hero."""
    player.key("Escape")
    player.page.locator(".ring .seat:not(.may, .picked)").first.click()
    player.page.get_by_role("dialog").wait_for()


def sanguosha_card(player: Player) -> None:
    """A closer look at a card of the hand."""
    common.closes(player)
    common.looks_closer(player)


def sanguosha_standing(player: Player) -> None:
    """Standing answers, one for each kind of window."""
    common.standing(player)


def sanguosha_end(player: Player) -> None:
    """The result."""
    common.end(player.sits(ending()))


def sanguosha_replay(player: Player) -> None:
    """In the middle of a replay."""
    common.replay(player, 4)


def sanguosha_rules(player: Player) -> None:
    """The rules, open at one of them."""
    common.rules(player, "sanguosha", "SG-213")


def sanguosha_howto(player: Player) -> None:
    """How a turn goes."""
    common.howto(player, "sanguosha", ".pics .card")


def sanguosha_book(player: Player) -> None:
    """The book, searched."""
    player.page.locator("[data-test=book]").click()
    player.page.locator(".herolist .portrait").nth(64).wait_for()
    player.page.get_by_role("searchbox").fill("duel")
    player.page.locator(".herolist .portrait").nth(20).wait_for(state="detached")


def sanguosha_cards(player: Player) -> None:
    """All kinds of cards."""
    player.page.get_by_role("searchbox").fill("")
    player.page.get_by_role("radio", name="Cards").click()
    player.page.locator(".cardlist li").nth(51).wait_for()


def sanguosha_lesson(player: Player) -> None:
    """In the first lesson."""
    common.lesson(player, "sanguosha")


WALK: Steps = (
    sanguosha_setup,
    sanguosha_heroes,
    sanguosha_table,
    sanguosha_window,
    sanguosha_roles,
    sanguosha_hero,
    sanguosha_card,
    sanguosha_standing,
    sanguosha_end,
    sanguosha_replay,
    sanguosha_rules,
    sanguosha_howto,
    sanguosha_book,
    sanguosha_cards,
    sanguosha_lesson,
)
