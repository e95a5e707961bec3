"""Sun Tzu in a real browser: whole games by clicking and by keys, orders in every way, two people who see nothing."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest

from tests.browser.company import play, sit_down_together
from tests.browser.player import Player
from tests.games.suntzu.screens.screens import sits_down


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


CARD = re.compile(r"card/\d+")
HIDDEN = ("hand", "deck", "drawn", "held", "away", "laid")


class Ear:
    """All that a page is sent. A card has a number only for those who know its face, so the number is the canary; as
    numbers are used again, they are compared at one and the same moment."""

    def __init__(self, player: Player) -> None:
        self.heard: list[dict[str, Any]] = []
        player.page.on("websocket", lambda socket: socket.on("framereceived", self.hears))

    def hears(self, frame: str | bytes) -> None:
        """What the table says: views, questions and events."""
        message = json.loads(frame)
        if message["t"] in ("welcome", "update"):
            self.heard.append(message)

    def moment(self) -> int:
        """How many events have been told."""
        return self.heard[-1]["from"] + len(self.heard[-1]["events"])

    def seat(self) -> int:
        """Where the player sits."""
        return int(self.heard[-1]["view"]["viewer"])

    def secrets(self) -> set[str]:
        """The numbers of the cards that only this player knows: hand, drawn, generals, orders that lie face down."""
        view, me = self.heard[-1]["view"], self.seat()
        own = view["seats"][me]
        lots = [own["hand"], own["drawn"], own["held"], own["away"], *[each["laid"][me] for each in view["provinces"]]]
        return set(CARD.findall(json.dumps(lots)))

    def knows(self) -> set[str]:
        """Every number that the page has been sent with the last view and question."""
        return set(CARD.findall(json.dumps([self.heard[-1]["view"], self.heard[-1]["question"]])))

    def tracks(self) -> list[dict[str, Any]]:
        """Moves of the other side, out of sight from beginning to end, that were told with a card or a face."""
        other = str(1 - self.seat())
        moves = [event["facts"] for told in self.heard for event in told["events"] if event["kind"] == "move"]
        ways = [(move["from"].split("/"), move["to"].split("/"), move) for move in moves]
        return [
            move
            for come, go, move in ways
            if come[0] in HIDDEN and go[0] in HIDDEN and go[1] == other and {"card", "face"} & set(move)
        ]


def test_two_browsers_play_and_no_page_is_sent_what_the_other_side_has_not_turned_up(sit):
    host, guest = sit(), sit()
    ears = Ear(host), Ear(guest)
    sit_down_together(host, guest, "suntzu")
    looked = 0

    def enough() -> bool:
        nonlocal looked
        if ears[0].moment() == ears[1].moment():
            for own, other in (ears, ears[::-1]):
                secrets = own.secrets()
                assert secrets <= own.knows()
                assert secrets & other.knows() == set()
                looked += len(secrets)
        return host.round() >= 3  # before the first scoring, which may end the game

    play(host, guest, enough)
    assert looked > 100
    assert [ear.tracks() for ear in ears] == [[], []]
    guest.concedes()
    for player in (host, guest):
        player.sees_the_end()


PARTS = """() => {
  const parts = [".topbar", ".left", ".tug", ".board", ".map", ".edge.top", ".edge.bot", ".hand", ".prompt", "#side"];
  const at = (part) => { const r = document.querySelector(part).getBoundingClientRect();
    return [r.x, r.y, r.width, r.height].map(Math.round).join(" "); };
  const first = parts.map(at);
  window.moved = new Set();
  window.frames = 0;
  const frame = () => {
    if (document.querySelector(".end[role=dialog]")) return;
    window.frames += 1;
    parts.forEach((part, n) => { if (at(part) !== first[n]) window.moved.add(`${part}: ${first[n]} -> ${at(part)}`); });
    requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
}"""


@pytest.mark.parametrize(("wide", "high"), [(1440, 900), (390, 844)])
def test_nothing_jumps_while_cards_are_turned_up_and_armies_march(sit, wide, high):
    player = sits_down(sit(moving=True, wide=wide, high=high))
    player.waits_for_me()
    player.page.evaluate("() => document.fonts.ready.then(() => true)")
    player.page.evaluate(PARTS)
    for _ in range(6):
        player.plays_something()
    player.waits_for_me()
    assert player.page.evaluate("() => window.frames") > 20
    moved = player.page.evaluate("() => [...window.moved]")
    assert not moved, "\n".join(moved)
