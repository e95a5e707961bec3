"""The screens that every game has, each of them once: how a player gets there."""

from __future__ import annotations

from tests.browser.player import Player


def setup(player: Player, game: str) -> None:
    """A table is set up."""
    player.goes(f"/new/{game}").page.locator("[data-test=open-table]:enabled").wait_for()


def closes(player: Player) -> None:
    """Whatever lies over the table goes away."""
    player.page.keyboard.press("Escape")
    player.page.get_by_role("dialog").wait_for(state="detached")


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
    closes(player)
    player.clicks("Menu")
    player.page.locator(".menu").wait_for()


def looks_closer(player: Player, what: str = ".hand button.card") -> None:
    """A large picture of something, by key."""
    player.page.locator(what).first.focus()
    player.key("i")
    player.page.get_by_role("dialog").wait_for()


def standing(player: Player) -> None:
    """Standing answers, one for each kind of window."""
    closes(player)
    player.from_menu("Standing answers")
    player.page.get_by_role("dialog").wait_for()


def chat(player: Player) -> None:
    """Log and chat; a sheet on the phone."""
    closes(player)
    player.from_menu("Log and chat")
    player.clicks("Chat", "tab")
    player.page.get_by_placeholder("Say something").wait_for()


def end(player: Player) -> None:
    """The result, after a bot has played on."""
    player.lets_a_bot_play()
    player.sees_the_end()
    player.page.locator("[data-test=deal-verdict] .okline").wait_for()


def replay(player: Player, step: int, eyes: str = "") -> None:
    """Somewhere in the replay of this table, through these eyes."""
    player.opens(f"/r/{player.table()}?at={step}" + (f"&eyes={eyes}" if eyes else ""))
    player.page.locator("[data-test=deal-verdict] .okline").first.wait_for()


def rules(player: Player, game: str, rule: str) -> None:
    """The rules, open at one of them."""
    player.goes(f"/rules/{game}/{rule}").page.get_by_text(rule).first.wait_for()


def howto(player: Player, game: str, drawn: str = ".cta") -> None:
    """How a turn goes."""
    player.goes(f"/turn/{game}").page.locator(drawn).first.wait_for()


def lesson(player: Player, game: str) -> None:
    """In the first lesson, with something to do."""
    player.goes(f"/learn/{game}").page.locator("ol .btn").first.click()
    player.page.locator(".speak .seal-btn").click()
    player.page.locator(".speak .do .showme").wait_for()
