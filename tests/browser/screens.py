"""The screens that do not hang on a game, and those of a game without pages of its own: how a player gets there."""

from __future__ import annotations

from collections.abc import Iterator

from tests.browser import common
from tests.browser.games import DEFAULT, FIRST, Steps
from tests.browser.player import Player
from tests.browser.tables import Situation, played_on
from tianxia.core.dice import key_from_seed
from tianxia.core.log import begin
from tianxia.games import game


def lobby(player: Player) -> None:
    """The start page with its lists loaded."""
    player.opens("/").page.locator(".tables").wait_for()
    player.page.wait_for_load_state("networkidle")


def learn(player: Player) -> None:
    """The lessons of all games."""
    player.opens("/learn").page.locator(".games ol a").last.wait_for()
    player.page.wait_for_load_state("networkidle")


def lessons(player: Player) -> None:
    """Those of one game."""
    player.goes(f"/learn/{FIRST}").page.locator("ol .btn").first.wait_for()


def replays(player: Player) -> None:
    """One's own games."""
    player.opens("/replays").page.wait_for_load_state("networkidle")


def settings(player: Player) -> None:
    """The settings."""
    player.goes("/settings").page.locator("#s-theme").wait_for()


def handover(player: Player) -> None:
    """Two people at one screen: it is handed over."""
    common.setup(player, FIRST)
    player.clicks("Here", "radio")
    player.page.locator("[data-test=open-table]").click()
    player.page.locator(".handover").wait_for()


def nowhere(player: Player) -> None:
    """An address that leads nowhere."""
    player.goes("/no/such/page").page.locator(".lost").wait_for()


def waiting(player: Player) -> None:
    """Waiting for a friend."""
    player.goes("/").page.locator("[data-test=invite]").click()
    player.page.locator("#invite-link").wait_for()


def join(player: Player) -> None:
    """A friend opens the link, in a browser that knows nothing."""
    link = player.page.locator("#invite-link").input_value()
    player.page.evaluate("() => localStorage.clear()")
    player.opens(link).page.get_by_role("button", name="Sit down").wait_for()


WALK: Steps = (lobby, learn, lessons, replays, settings, handover, nowhere, waiting, join)


# ---- a game that only has rules


def plain_start(answers: int | None = 0) -> Situation:
    """A game without pages of its own, after this many answers of bots; the one who is asked looks."""
    journal = played_on(begin(game(DEFAULT), None, {}, key_from_seed("plain")), answers)
    waiting = journal.match.waiting()
    return Situation(journal, waiting[0].seat if waiting else 0)


def plain_setup(player: Player) -> None:
    """A table is set up."""
    common.setup(player, DEFAULT)


def plain_table(player: Player) -> None:
    """At the table, with something picked."""
    player.sits(plain_start(4)).waits_for_me()
    player.presses("button[data-ref].may")
    player.page.locator("button[data-ref].picked").first.wait_for()


def plain_end(player: Player) -> None:
    """The result."""
    player.sits(plain_start(None)).sees_the_end()


def plain_replay(player: Player) -> None:
    """In the middle of a replay."""
    common.replay(player, 9)


PLAIN: Steps = (plain_setup, plain_table, plain_end, plain_replay)


def walk(player: Player, steps: Steps) -> Iterator[str]:
    """All screens one after the other; the name of each when it is there."""
    for step in steps:
        step(player)
        yield step.__name__
