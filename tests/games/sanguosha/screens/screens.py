"""Every screen that Sanguosha has for itself: how a player gets there."""

from __future__ import annotations

from collections.abc import Callable

from tests.browser import common
from tests.browser.player import Player

LONG = 240_000.0  # ms: bots play a whole game, or it is played again for a replay


def sits_down(player: Player, *, ruler: bool = False) -> Player:
    """Sets up a table with four of the usual bots; as the ruler the player is in the game until it ends."""
    sanguosha_setup(player)
    if ruler:
        player.page.locator("#set-ruler").locator("xpath=..").get_by_role("radio").last.click()
    player.page.locator("[data-test=open-table]").click()
    player.page.locator(".sanguosha").wait_for()
    return player


def sanguosha_setup(player: Player) -> None:
    """A table for five is set up."""
    common.setup(player, "sanguosha")


def sanguosha_heroes(player: Player) -> None:
    """The heroes on offer, one of them picked."""
    sits_down(player, ruler=True).waits_for_me()
    player.presses(".offer")
    player.page.locator(".offer.picked").wait_for()


def sanguosha_table(player: Player) -> None:
    """The own Action Phase, with a card picked."""
    for _ in range(60):
        player.answers()
        if not player.waits_for_me():
            sits_down(player, ruler=True).waits_for_me()
        elif player.page.locator('.opts [data-opt="end"]').count() and player.look()["may"]:
            player.presses(".hand button.card.may")
            player.page.locator(".hand button.card.picked").wait_for()
            return
    raise AssertionError("it never comes to a turn with a card to use")


def sanguosha_window(player: Player) -> None:
    """Something that others did is being resolved, and it is asked about."""
    for _ in range(200):
        player.answers()
        if not player.waits_for_me():
            sits_down(player, ruler=True).waits_for_me()
        elif player.page.locator(".stack li").count() > 1:
            return
    raise AssertionError("it never comes to a window")


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
    """A closer look at a card of the hand; the table itself where the hand is empty."""
    common.closes(player)
    if player.page.locator(".hand button.card").count():
        common.looks_closer(player, ".hand button.card")


def sanguosha_standing(player: Player) -> None:
    """Standing answers, one for each kind of window."""
    common.standing(player)


def sanguosha_end(player: Player) -> None:
    """The result."""
    common.end(player, LONG)


def sanguosha_replay(player: Player) -> None:
    """In the middle of a replay."""
    common.replay(player, 30, LONG)


def sanguosha_rules(player: Player) -> None:
    """The rules, open at one of them."""
    common.rules(player, "sanguosha", "SG-213")


def sanguosha_howto(player: Player) -> None:
    """How a turn goes."""
    common.howto(player, "sanguosha", ".pics .card")


def sanguosha_book(player: Player) -> None:
    """The book, searched."""
    player.page.locator("[data-test=book]").click()
    player.page.locator(".herolist .herocard").nth(64).wait_for()
    player.page.get_by_role("searchbox").fill("duel")
    player.page.locator(".herolist .herocard").nth(20).wait_for(state="detached")


def sanguosha_cards(player: Player) -> None:
    """All kinds of cards."""
    player.page.get_by_role("searchbox").fill("")
    player.page.get_by_role("radio", name="Cards").click()
    player.page.locator(".cardlist li").nth(51).wait_for()


def sanguosha_lesson(player: Player) -> None:
    """In the first lesson."""
    common.lesson(player, "sanguosha")


WALK: tuple[Callable[[Player], None], ...] = (
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
