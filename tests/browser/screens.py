"""Every screen of the pages: how a player gets there."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from tests.browser import common
from tests.browser.player import Player


def lobby(player: Player) -> None:
    """The start page with its lists loaded."""
    player.opens("/").page.locator(".tables").wait_for()
    player.page.wait_for_load_state("networkidle")


def setup(player: Player) -> None:
    """A table is set up."""
    common.setup(player, "chuhan")


def lead(player: Player) -> None:
    """At the table, nothing lies there yet: the player leads, with a card picked."""
    for _ in range(60):
        player.plays_now()
        player.waits_for_me()
        if player.leads():
            return
        for _ in range(12):
            if not player.plays_something():
                break
            if player.waits_for_me() and player.leads():
                return
    raise AssertionError("this player never leads")


def counter(player: Player) -> None:
    """At the table, something is to be beaten, and not every card can do it."""
    for _ in range(60):
        if player.waits_for_me() and player.counters() and player.look()["no"]:
            return
        if not player.plays_something():
            player.plays_now()
    raise AssertionError("this player never counters")


def why(player: Player) -> None:
    """A card that cannot be played says why."""
    ref = player.look()["no"][0][0]
    player.presses(f'button.card[data-ref="{ref}"]', force=True)  # it is greyed out, and says why
    player.page.locator(".pop").wait_for()


def hint(player: Player) -> None:
    """The kinds of advice."""
    player.page.keyboard.press("Escape")
    player.page.locator(".pop").wait_for(state="detached")
    player.page.locator(".prompt").get_by_role("button", name="Hint").click()
    player.page.get_by_role("dialog").wait_for()


def menu(player: Player) -> None:
    """The menu of the table."""
    common.closes(player)
    player.clicks("Menu")
    player.page.locator(".menu").wait_for()


def standing(player: Player) -> None:
    """Standing answers."""
    player.page.locator(".menu").get_by_role("button", name="Standing answers").click()
    player.page.get_by_role("dialog").wait_for()


def large(player: Player) -> None:
    """A large card."""
    common.closes(player)
    common.looks_closer(player, ".hand button.card")


def chat(player: Player) -> None:
    """Log and chat; a sheet on the phone."""
    common.closes(player)
    player.from_menu("Log and chat")
    player.clicks("Chat", "tab")
    player.page.get_by_placeholder("Say something").wait_for()


def end(player: Player) -> None:
    """The result."""
    common.end(player)


def replay(player: Player) -> None:
    """Somewhere in the middle of a replay."""
    common.replay(player, 20)


def rules(player: Player) -> None:
    """The rules."""
    player.opens("/rules/chuhan").page.get_by_text("CH-101").first.wait_for()


def howto(player: Player) -> None:
    """How a turn goes."""
    common.howto(player, "chuhan")


def learn(player: Player) -> None:
    """The list of lessons."""
    player.opens("/learn").page.locator("ol .btn").first.wait_for()


def lesson(player: Player) -> None:
    """In a lesson, with something to do."""
    player.page.locator("ol .btn").first.click()
    player.page.locator(".speak .seal-btn").click()
    player.page.locator(".speak .talk").wait_for()
    player.page.locator(".speak .do .btn").first.wait_for()


def handover(player: Player) -> None:
    """Two people at one screen: it is handed over."""
    setup(player)
    player.clicks("Here", "radio")
    player.page.locator("[data-test=open-table]").click()
    player.page.locator(".handover").wait_for()


def nowhere(player: Player) -> None:
    """An address that leads nowhere."""
    player.opens("/no/such/page").page.locator(".lost").wait_for()


def waiting(player: Player) -> None:
    """Waiting for a friend."""
    player.opens("/").page.locator("[data-test=invite]").click()
    player.page.locator("#invite-link").wait_for()


def join(player: Player) -> None:
    """A friend opens the link, in a browser that knows nothing."""
    link = player.page.locator("#invite-link").input_value()
    player.page.evaluate("() => localStorage.clear()")
    player.opens(link).page.get_by_role("button", name="Sit down").wait_for()


def replays(player: Player) -> None:
    """The own games."""
    player.opens("/replays").page.wait_for_load_state("networkidle")


def settings(player: Player) -> None:
    """The settings."""
    player.opens("/settings").page.locator("#s-theme").wait_for()


WALK: tuple[Callable[[Player], None], ...] = (
    lobby,
    setup,
    lead,
    counter,
    why,
    hint,
    menu,
    standing,
    large,
    chat,
    end,
    replay,
    rules,
    howto,
    learn,
    lesson,
    replays,
    settings,
    handover,
    nowhere,
    waiting,
    join,
)


def walk(player: Player, steps: tuple[Callable[[Player], None], ...] = WALK) -> Iterator[str]:
    """All screens one after the other; the name of each when it is there."""
    for step in steps:
        step(player)
        yield step.__name__
