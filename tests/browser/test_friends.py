"""Two people at one table, and what can happen to them."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.company import have_read, sit_down_together, take_seats
from tests.browser.games import DUELS, FIRST, LARGE, own, screens_of
from tests.browser.line import Line
from tests.browser.player import Player
from tianxia.core.log import Journal
from tianxia.games import manifest_of

duels = pytest.mark.parametrize("game", DUELS)


def duel(game: str, host: Player, guest: Player) -> None:
    """The host is asked, and the guest right after."""
    situations = own(game, "situations")
    assert situations is not None
    journal: Journal = situations.duel().journal
    first = journal.match.waiting()[0].seat
    take_seats(journal, {first: host, 1 - first: guest})


def test_a_guest_sits_down_through_an_invite_link_and_others_look_on(sit):
    host, guest = sit(), sit()
    sit_down_together(host, guest, FIRST)
    watcher = sit().opens(f"/t/{host.table()}")
    watcher.sees("You are watching")
    host.page.locator(".topbar .look").wait_for()  # the host sees that somebody looks on
    assert watcher.page.locator(".hand button.card, .hand [data-face]").count() == 0

    late = sit().opens(guest.page.url)  # the same link once more
    expect(late.page.locator("[data-test=link-notice]")).to_contain_text("This invitation has been used")
    late.sees("You are watching")


# What a page copies, and that a browser lets it.
COPIES = """Object.defineProperty(navigator, "clipboard", {
  value: { writeText: async (text) => void (window.copied = [...(window.copied ?? []), text]) },
});"""
WHOLE = "(field) => field.scrollHeight <= field.clientHeight + 1 && field.scrollWidth <= field.clientWidth + 1"


@pytest.mark.parametrize("wide", [1440, 390])
def test_the_link_is_copied_and_whole_and_the_invitation_says_who_asks_to_what_and_for_how_long(sit, wide):
    host, guest = sit(wide=wide, high=844), sit(wide=wide, high=844)
    host.page.add_init_script(COPIES)
    host.opens(f"/new/{FIRST}?friend").page.locator("[data-test=open-table]:enabled").click()
    link = host.page.locator("#invite-link")
    expect(host.page.get_by_role("button", name="copied")).to_be_visible()
    assert host.page.evaluate("window.copied") == [link.input_value()]
    assert link.evaluate(WHOLE)

    name = host.page.get_by_label("Your name")
    name.fill("Fan Kuai")
    with host.page.expect_response("**/name"):
        name.press("Enter")
    guest.opens(link.input_value())
    expect(guest.page.get_by_role("heading", name="Fan Kuai invites you to")).to_be_visible()
    about = guest.page.locator("form.join .about")
    expect(about).to_contain_text(manifest_of(FIRST).blurb.en)
    expect(about).to_contain_text(re.compile(r"\d min"))

    host.page.locator("[data-test=leave-table]").click()
    host.page.locator("[data-test=play-now]").wait_for()
    expect(host.page.locator(f"a[href='/t/{guest.table()}']")).to_have_count(0)


def test_a_wrong_invitation_says_so_and_a_seat_is_taken_along_to_another_device(sit):
    host = sit().opens(f"/new/{FIRST}?friend")
    host.page.locator("[data-test=open-table]:enabled").click()
    link = host.page.locator("#invite-link").input_value()
    guest = sit().opens(f"{link[:-3]}xyz")
    guest.clicks("Sit down")
    guest.sees("This invitation is wrong or no longer valid.")
    assert any("403" in line for line in guest.wrong)
    guest.wrong.clear()
    guest.opens(link.rpartition("/")[0])
    expect(guest.page.locator("[data-test=link-notice]")).to_contain_text("This link gives no seat")
    guest.opens(link).clicks("Sit down")
    host.page.locator("section.prompt").wait_for()
    hand = host.page.locator(".hand button.card").evaluate_all("all => all.map((card) => card.dataset.face)")

    host.from_menu("Take my seat along")
    other = sit(wide=390, high=844).opens(host.page.get_by_label("Link to your seat").input_value())
    other.page.wait_for_url(f"**/t/{host.table()}")
    other.page.locator(".hand button.card").first.wait_for()
    same = other.page.locator(".hand button.card").evaluate_all("all => all.map((card) => card.dataset.face)")
    assert sorted(set(same)) == sorted(set(hand))


def test_a_seat_is_taken_along_by_a_code_that_works_once(sit):
    host = sit().plays_now()
    host.page.locator("section.prompt").wait_for()
    host.from_menu("Take my seat along")
    host.page.locator("[data-test=ask-code]").click()
    code = host.page.locator("[data-test=seat-code]").inner_text()
    other = sit(wide=390, high=844).opens("/")
    other.page.locator("[data-test=have-code]").click()
    other.page.locator("[data-test=type-code]").fill(code.lower())
    other.clicks("Play on here")
    other.page.wait_for_url(f"**/t/{host.table()}")
    other.page.locator("section.prompt").wait_for()
    late = sit().opens("/along")
    late.page.locator("[data-test=type-code]").fill(code)
    late.clicks("Play on here")
    late.sees("This code is wrong, was used already or is too old.")
    assert any("404" in line for line in late.wrong)
    late.wrong.clear()


@pytest.mark.parametrize("wide", [1440, 390])
def test_what_somebody_says_is_noticed(sit, wide):
    host, guest = sit(wide=wide, high=844), sit()
    duel(DUELS[0], host, guest)
    guest.from_menu("Log and chat")
    guest.clicks("Chat", "tab")
    guest.page.get_by_placeholder("Say something").fill("Good luck!")
    guest.clicks("Send")
    note = host.page.locator("[data-test=chat-note]")
    expect(note).to_contain_text("Good luck!")
    note.click()
    host.page.locator("ol.chat", has_text="Good luck!").wait_for()
    expect(note).to_have_count(0)
    expect(guest.page.locator("[data-test=chat-note]")).to_have_count(0)


@duels
def test_a_reload_and_a_lost_line_lose_nothing(sit, game):
    host, guest = sit(), sit()
    line = Line(guest.page)
    duel(game, host, guest)
    host.waits_for_me()
    host.answers()
    guest.waits_for_me()
    assert have_read(guest, host)
    before = host.log()
    host.page.reload()
    host.page.locator("ol.log .line").nth(len(before) - 1).wait_for()
    assert host.log() == before

    known = guest.log()
    line.breaks()
    guest.tries()  # said into a dead line
    line.hangs_up()
    guest.sees("Your answer is kept and will be sent.")
    line.mends()
    guest.page.locator(".lineloss", has_text="Connection lost").wait_for(state="detached")
    guest.page.locator("ol.log .line").nth(len(known)).wait_for()
    assert guest.log()[: len(known)] == known
    host.page.locator("ol.log .line").nth(len(known)).wait_for()


@duels
def test_who_gives_up_has_lost_and_both_play_once_more(sit, game):
    host, guest, watcher = sit(), sit(), sit()
    duel(game, host, guest)
    host.waits_for_me()
    host.answers()
    watcher.opens(f"/t/{host.table()}").sees("You are watching")
    guest.waits_for_me()
    guest.concedes()
    for player in (host, guest, watcher):
        player.sees_the_end()
    expect(host.page.locator("#end-title")).to_have_text("You have won")
    expect(guest.page.locator("#end-title")).to_have_text("You have lost")
    expect(watcher.page.locator("#end-title")).to_have_text("The game is over")
    told = guest.log()
    guest.page.reload()
    guest.sees_the_end()
    guest.page.locator("ol.log .line").nth(len(told) - 1).wait_for()
    assert guest.log() == told, "what was told on the way is what happened, from the first line on"

    host.clicks("Rematch")
    host.page.wait_for_url(lambda url: watcher.table() not in url)
    host.page.get_by_role("heading", name=re.compile("Waiting for .+ to accept")).wait_for()
    expect(host.page.locator("#invite-link")).to_have_count(0)
    stranger = sit().opens(f"/t/{host.table()}")
    expect(stranger.page.locator("[data-test=link-notice]")).to_contain_text("are kept for")
    guest.clicks("Join the rematch")
    guest.page.wait_for_url(f"**/t/{host.table()}")
    guest.page.locator("section.prompt").wait_for()


@duels
def test_what_the_other_has_seen_is_taken_back_only_if_the_other_agrees(sit, game):
    host, guest = sit(), sit()
    duel(game, host, guest)
    host.waits_for_me()
    host.answers()
    guest.waits_for_me()  # the guest has seen it
    take_back = host.page.locator(".topbar").get_by_role("button", name="Take back")
    host.page.locator(".topbar [title='The others will be asked']").wait_for()
    asks = guest.page.get_by_role("alertdialog", name="Take back")
    have_read(guest, host)
    told = host.log()

    take_back.click()
    host.sees("The others are being asked whether you may take it back")
    asks.get_by_text("asks to take the last move back.").wait_for()
    asks.get_by_role("button", name="No").click()
    asks.wait_for(state="detached")
    host.sees("The move stands")
    assert host.log() == told
    host.clicks("Close")

    take_back.click()
    asks.get_by_role("button", name="Yes").click()
    asks.wait_for(state="detached")
    expect(host.page.locator("ol.log .line").nth(len(told))).to_contain_text("take")
    assert host.waits_for_me(), "the question is there again"
    host.answers()
    assert guest.waits_for_me()


@duels
def test_a_seat_is_given_to_a_bot_by_the_other_or_by_oneself_and_taken_back(sit, game):
    host, guest = sit(), sit()
    duel(game, host, guest)
    host.waits_for_me()
    table = guest.page.url
    guest.page.goto("about:blank")
    host.sees("has left.")
    host.clicks("Let a bot play")
    host.sees("a bot stands in")
    host.answers()
    assert host.waits_for_me(), "the bot has answered"
    guest.opens(table)
    guest.sees("A bot plays for you.")
    guest.clicks("Take my seat back")
    guest.page.get_by_text("A bot plays for you.").wait_for(state="detached")
    have_read(host, guest)
    have_read(guest, host)
    assert len(guest.log()) == len(host.log()), "each is told the same in their own words"

    guest.lets_a_bot_play()
    guest.sees("A bot plays for you.")
    host.sees("a bot stands in")
    guest.clicks("Take my seat back")
    guest.page.get_by_text("A bot plays for you.").wait_for(state="detached")
    host.page.get_by_text("a bot stands in").first.wait_for(state="detached")


def test_a_player_lets_a_bot_finish_and_asks_for_a_rematch(sit):
    player = sit().sits(screens_of(FIRST).ending())
    player.plays_something()
    player.waits_for_me()
    player.lets_a_bot_play()
    player.sees_the_end()
    first = player.table()
    player.clicks("Rematch")
    player.page.wait_for_url(lambda url: first not in url)
    assert player.plays_something()


def test_seats_that_stay_free_are_given_to_bots_one_by_one_or_all_at_once(sit):
    host = sit().opens(f"/new/{LARGE}?friend")
    page = host.page
    page.get_by_role("radiogroup", name="Seats for friends").get_by_role("radio", name="3", exact=True).click()
    page.locator("[data-test=open-table]:enabled").click()
    page.get_by_role("region", name="Waiting room").wait_for()
    free = page.locator(".wait li", has_text="Seat a bot")
    expect(free).to_have_count(3)
    host.clicks("Seat a bot in seat 3")
    free.nth(2).wait_for(state="detached")
    host.clicks("Fill all free seats with bots")
    page.locator("section.prompt").wait_for()
    expect(free).to_have_count(0)
