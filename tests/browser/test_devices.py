"""Whoever does not look is told that it is their turn: the switch, the message, the notification that leads back."""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import WebSocket, expect

from tests.browser.games import DUELS
from tests.browser.player import Player
from tests.browser.test_friends import duel
from tests.server.pushes import Device, PushService

# A browser that has a push service: what it hands to the page, and what the page asked it for.
STUBBED = """(kept) => {
  const made = { endpoint: kept.endpoint, keys: { p256dh: kept.p256dh, auth: kept.auth } };
  const subscription = { toJSON: () => made, unsubscribe: async () => true };
  window.asked = [];
  PushManager.prototype.getSubscription = async () => (localStorage.getItem("stub") ? subscription : null);
  PushManager.prototype.subscribe = async (options) => {
    window.asked.push(options);
    localStorage.setItem("stub", "yes");
    return subscription;
  };
  Object.defineProperty(Notification, "permission", { get: () => kept.answer });
  Notification.requestPermission = async () => { window.asked.push("permission"); return kept.answer; };
}"""
HIDE = """(state) => {
  Object.defineProperty(document, "visibilityState", { configurable: true, get: () => state });
  document.dispatchEvent(new Event("visibilitychange"));
}"""


def at_hand(player: Player, device: Device, answer: str = "granted") -> Player:
    """The browser of a player who answers so when they are asked for permission."""
    kept = {**device.wish(), "answer": answer}
    player.page.context.add_init_script(f"({STUBBED})({json.dumps(kept)})")
    return player


def devices(player: Player) -> list[str]:
    """What the server keeps for the seats of this table."""
    stored = player.tables.store.load(player.table())
    assert stored is not None
    return [device.endpoint for seat in stored.seats for device in seat.devices]


@pytest.mark.parametrize("game", DUELS[:1])
def test_the_switch_brings_one_message_while_the_page_is_out_of_sight(sit, push_service: PushService, game: str):
    phone = push_service.device("switch")
    rival, me, sockets = sit(), at_hand(sit(fresh=True), phone), list[WebSocket]()
    me.page.on("websocket", lambda socket: sockets.append(socket))  # noqa: PLW0108 - a built-in cannot listen
    duel(game, rival, me)
    rival.waits_for_me()
    me.page.locator("section.prompt").wait_for()
    assert me.page.evaluate("window.asked") == [], "nobody is asked before they press"
    me.from_menu("Tell me when it is my turn")
    switch = me.page.locator("[data-test=calls]")
    expect(switch).to_have_text("Switch it on")
    switch.click()
    expect(me.page.get_by_role("dialog")).to_contain_text("It is on for this device")
    first, options = me.page.evaluate("window.asked")
    assert first == "permission"
    assert options["userVisibleOnly"]
    assert len(options["applicationServerKey"]) == 87
    assert devices(me) == [phone.endpoint]
    me.page.get_by_role("dialog").get_by_role("button", name="Close").click()

    before = len(push_service.got)
    with sockets[-1].expect_event("framereceived", lambda frame: '"t":"ack"' in frame):
        me.page.evaluate(HIDE, "hidden")  # the server is told, and says so
    rival.answers()
    push_service.wait_for(before + 1)
    path, _, body = push_service.got[before]
    assert path.endswith("/switch")
    told = phone.reads(body)
    assert (told["about"], told["table"], told["text"]) == ("turn", me.table(), "It is your turn.")
    assert sorted(told) == ["about", "table", "text", "title"]

    me.page.evaluate(HIDE, "visible")
    me.page.reload()
    me.waits_for_me()
    me.from_menu("Tell me when it is my turn")
    expect(switch).to_have_text("Switch it off")
    switch.click()
    expect(switch).to_have_text("Switch it on")
    assert devices(me) == []
    assert len(push_service.got) == before + 1


def test_whoever_refuses_is_told_what_that_means(sit, push_service: PushService):
    me = at_hand(sit(fresh=True), push_service.device("refused"), "denied").plays_now()
    me.page.locator("section.prompt").wait_for()
    me.from_menu("Tell me when it is my turn")
    me.page.locator("[data-test=calls]").click()
    expect(me.page.get_by_role("alert")).to_contain_text("Your browser does not allow messages from this page")
    expect(me.page.locator("[data-test=calls]")).to_have_text("Switch it on")
    assert devices(me) == []


def test_there_is_no_switch_where_there_is_no_push(sit):
    me = sit(fresh=True)
    me.page.context.add_init_script("delete window.PushManager")
    me.plays_now().page.locator("section.prompt").wait_for()
    me.clicks("Menu")
    me.page.locator(".menu").get_by_role("button", name="Take my seat along").wait_for()
    assert me.page.locator(".menu").get_by_role("button", name="Tell me when").count() == 0
