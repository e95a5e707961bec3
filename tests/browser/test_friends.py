"""Two people at one table, and what can happen to them."""

from __future__ import annotations

from tests.browser.company import play, sit_down_together
from tests.browser.line import Line
from tests.browser.player import DECREE


def test_two_browsers_play_through_an_invite_link_and_a_reload_and_a_lost_line_lose_nothing(sit):
    host, guest = sit(), sit()
    line = Line(guest.page)
    sit_down_together(host, guest)
    watcher = sit().opens(f"/t/{host.table()}")
    watcher.sees("You are watching")
    assert watcher.page.locator(".hand button.card, .hand [data-face]").count() == 0
    host.page.locator(".topbar .look").wait_for()  # the host sees that somebody looks on

    play(host, guest, lambda: len(host.log()) >= 6 and host.is_asked())
    before = host.log()
    host.page.reload()
    host.page.locator("ol.log .line").nth(len(before) - 1).wait_for()
    assert host.log() == before

    play(host, guest, guest.may_take_a_decree)
    known = guest.log()
    line.breaks()
    guest.presses(DECREE)  # said into a dead line
    line.hangs_up()
    guest.sees("Your answer is kept and will be sent.")
    line.mends()
    guest.page.locator(".lineloss", has_text="Connection lost").wait_for(state="detached")
    guest.page.locator("ol.log .line").nth(len(known)).wait_for()
    assert guest.log()[: len(known)] == known

    play(host, guest, lambda: min(host.battle(), guest.battle()) >= 2)
    guest.concedes()
    for player in (host, guest, watcher):
        player.sees_the_end()
    assert host.page.locator("#end-title").inner_text() == "You have won"
    assert guest.page.locator("#end-title").inner_text() == "You have lost"
    assert watcher.page.locator("#end-title").inner_text() == "The game is over"
    told = guest.log()
    guest.page.reload()
    guest.sees_the_end()
    guest.page.locator("ol.log .line").nth(len(told) - 1).wait_for()
    assert guest.log() == told, "what was told on the way is what happened, from the first line on"

    host.clicks("Rematch")
    host.page.wait_for_url(lambda url: host.table() != watcher.table())
    guest.clicks("Join the rematch")
    guest.page.wait_for_url(f"**/t/{host.table()}")
    play(host, guest, lambda: len(guest.log()) >= 3)


def test_what_the_other_has_seen_is_taken_back_only_if_the_other_agrees(sit):
    host, guest = sit(), sit()
    sit_down_together(host, guest)
    take_back = guest.page.locator(".topbar").get_by_role("button", name="Take back")
    asks = host.page.get_by_role("alertdialog", name="Take back")

    def seen() -> bool:
        """The guest has answered and knows that the host is asked next; what was answered has been seen."""
        thinks = guest.page.locator(".prompt.waiting h2", has_text="is thinking").count() > 0
        asked = take_back.get_attribute("title") == "The others will be asked"
        return guest.last is not None and thinks and asked and host.is_asked()

    play(host, guest, seen)
    told = guest.log()

    take_back.click()
    guest.sees("The others are being asked whether you may take it back")
    asks.get_by_text("Lü Zhi asks to take the last move back.").wait_for()
    asks.get_by_role("button", name="No").click()
    asks.wait_for(state="detached")
    guest.sees("It stays as it is")
    assert guest.log() == told
    guest.clicks("Close")

    take_back.click()
    asks.get_by_role("button", name="Yes").click()
    asks.wait_for(state="detached")
    guest.page.locator("ol.log .line").nth(len(told)).wait_for()
    assert "takes" in guest.log()[-1]
    assert guest.waits_for_me(), "the question is there again"
    play(host, guest, lambda: len(host.log()) >= len(told) + 4)


def test_a_seat_is_given_to_a_bot_by_the_other_or_by_oneself_and_taken_back(sit):
    host, guest = sit(), sit()
    sit_down_together(host, guest)
    play(host, guest, lambda: len(host.log()) >= 3)
    table = guest.page.url
    guest.page.goto("about:blank")
    host.sees("Lü Zhi has left.")
    host.clicks("Let a bot play")
    for _ in range(3):
        host.plays_something()
    guest.opens(table)
    guest.sees("A bot plays for you.")
    guest.clicks("Take my seat back")
    guest.page.get_by_text("A bot plays for you.").wait_for(state="detached")
    played = len(guest.log())
    play(host, guest, lambda: len(guest.log()) >= played + 6)

    guest.lets_a_bot_play()
    guest.sees("A bot plays for you.")
    host.sees("a bot stands in")
    guest.clicks("Take my seat back")
    guest.page.get_by_text("A bot plays for you.").wait_for(state="detached")
    played = len(guest.log())
    play(host, guest, lambda: len(guest.log()) >= played + 3)


def test_a_player_lets_a_bot_finish_and_asks_for_a_rematch(sit):
    player = sit().plays_now()
    player.plays_something()
    player.waits_for_me()
    player.lets_a_bot_play()
    player.sees_the_end()
    first = player.table()
    player.clicks("Rematch")
    player.page.wait_for_url(lambda url: first not in url)
    assert player.plays_something()


def test_seats_that_stay_free_are_given_to_bots_one_by_one_or_all_at_once(sit):
    host = sit().opens("/new/sanguosha?friend")
    page = host.page
    page.get_by_role("radiogroup", name="Seats for friends").get_by_role("radio", name="3", exact=True).click()
    page.locator("[data-test=open-table]:enabled").click()
    page.get_by_role("region", name="Waiting room").wait_for()
    free = page.locator(".wait li", has_text="Seat a bot")
    assert free.count() == 3
    host.clicks("Seat a bot in seat 3")
    free.nth(2).wait_for(state="detached")
    host.clicks("Fill all free seats with bots")
    page.locator(".sanguosha").wait_for()
    assert page.locator(".sanguosha .seat").count() >= 4
