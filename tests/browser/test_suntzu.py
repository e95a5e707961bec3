"""Sun Tzu in a real browser: whole games by clicking and by keys, orders in every way, two people who see nothing."""

from __future__ import annotations

from tests.browser.player import Player


def sits_down(player: Player) -> Player:
    """Sets up a table against a bot that plays anything, with events and generals."""
    player.opens("/new/suntzu").page.locator("[data-test=open-table]:enabled").wait_for()
    player.page.get_by_role("switch", name="Events").click()
    player.page.get_by_role("radio", name="Random").click()
    player.page.locator("[data-test=open-table]").click()
    player.page.locator(".suntzu .hand").wait_for()
    return player


def test_a_whole_game_with_events_and_generals_is_played_by_clicking(sit):
    player = sits_down(sit())
    assert player.plays_to_the_end() > 5
    assert any("Scoring" in line for line in player.log())
    player.page.locator(".end .result li").nth(1).wait_for()
    assert player.page.locator("[data-test=deal-verdict] .okline").count() == 1


def test_another_whole_game_is_played_by_keyboard_alone(sit):
    player = sits_down(sit())
    assert player.plays_to_the_end_by_keys() > 5
    player.tabs_to(".end a[href^='/r/']")
    player.key("Enter")
    player.page.locator("[data-test=branch]").wait_for()
    player.key("End")
    player.page.locator(".suntzu .map").wait_for()


def slots(player: Player) -> list[str | None]:
    """The faces that lie at the own edge, province by province."""
    return player.page.locator(".edge.bot .slot").evaluate_all("all => all.map((slot) => slot.dataset.face ?? null)")


def drags(player: Player, what: str, where: str) -> None:
    """Carries something with the mouse."""
    start, end = (player.page.locator(each).bounding_box() for each in (what, where))
    assert start
    assert end
    player.page.mouse.move(start["x"] + 12, start["y"] + 24)
    player.page.mouse.down()
    player.page.mouse.move(end["x"] + end["width"] / 2, end["y"] + end["height"] / 2, steps=6)
    player.page.mouse.up()


def test_orders_are_laid_by_clicking_by_dragging_and_by_keys_and_changed_until_they_are_handed_in(sit):
    player = sits_down(sit())
    player.plays_something()  # the general
    player.waits_for_me()
    page = player.page

    def card(face: str) -> str:
        return f'.hand button[data-face="{face}"]'

    def slot(place: int) -> str:
        return f'button.slot[data-place="{place}"]'

    page.click(card("num-1"))  # a card, then its place
    page.click(slot(2))
    page.click(slot(4))  # a place, then its card
    page.click(card("num-2"))
    page.dblclick(card("num-3"))  # twice: the first free place
    assert slots(player) == ["num-3", None, "num-1", None, "num-2"]
    drags(player, card("num-4"), slot(1))
    drags(player, slot(1), slot(3))  # from place to place
    drags(player, card("num-5"), slot(4))  # onto another card, which goes back
    assert slots(player) == ["num-3", None, "num-1", "num-4", "num-5"]
    assert page.locator(card("num-2")).count() == 1
    page.focus(card("num-2"))
    player.key("1")  # by key; the 3 goes back
    page.click(slot(0))
    page.click(slot(2))  # two of them change places
    assert slots(player) == ["num-1", None, "num-2", "num-4", "num-5"]
    page.focus(slot(4))
    player.key("Delete")
    drags(player, slot(3), ".hand .h")
    assert slots(player) == ["num-1", None, "num-2", None, None]
    assert page.locator(".prompt .seal-btn").count() == 0
    player.answers()  # the other three
    page.locator(".prompt .opts .seal-btn").wait_for(state="detached")
