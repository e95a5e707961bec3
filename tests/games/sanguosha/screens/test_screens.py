"""Sanguosha in a real browser: a whole game with four bots, cards before targets, and pages that learn no secret."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest

from tests.browser.company import play, sit_down_together
from tests.browser.player import MOST, Player
from tests.games.sanguosha.screens.screens import LONG, sits_down, turns_to_roles


def test_a_game_of_five_is_played_to_its_end_by_clicking_with_four_bots(sit):
    player = sits_down(sit(), ruler=True)
    assert player.plays_to_the_end() > 3
    assert player.page.locator(".end .result li").count() == 5
    assert player.page.locator("[data-test=deal-verdict] .okline").count() == 1
    assert any("Turn" in head or "turn" in head for head in player.page.locator("ol.log .head").all_inner_texts())


def test_first_a_card_is_picked_then_its_target_and_both_can_be_changed(sit):
    player = sits_down(sit(), ruler=True)
    for _ in range(200):
        if not player.waits_for_me():  # another game
            sits_down(player, ruler=True).waits_for_me()
        if player.page.locator('.opts [data-opt="end"]').count() and aims(player):
            return
        player.answers()
    raise AssertionError("nothing can be aimed at two heroes")


def aims(player: Player) -> bool:
    """Looks for a card of the hand with a choice of targets; changes the target, and takes the card back."""
    page = player.page
    assert page.locator(".seat.may").count() == 0  # heroes light up only for a card
    refs = [ref for ref, _ in player.look()["may"]]
    for ref in refs:
        player.presses(f'.hand button[data-ref="{ref}"]')
        page.locator(f'.hand button.picked[data-ref="{ref}"]').wait_for()
        if page.locator(".seat.may").count() > 1 and page.locator(".prompt .opts .btn[data-opt]").count() == 2:
            first, second = page.locator(".seat.may").evaluate_all("all => all.map((seat) => seat.dataset.ref)")[:2]
            player.presses(f'.seat[data-ref="{first}"]')
            page.locator(f'.seat.picked[data-ref="{first}"]').wait_for()
            page.locator(".prompt .opts .seal-btn").wait_for()
            player.presses(f'.seat[data-ref="{second}"]')
            page.locator(f'.seat.picked[data-ref="{second}"]').wait_for()
            assert page.locator(".seat.picked").count() >= 1
            player.presses(f'.hand button[data-ref="{ref}"]')  # without its card a target means nothing
            page.locator(".seat.picked").first.wait_for(state="detached")
            return True
        player.key("Escape")
        page.locator(".hand button.picked").wait_for(state="detached")
    return False


def test_a_sha_that_is_pointed_at_lights_up_who_is_in_range(sit):
    player = sits_down(sit(), ruler=True)
    near = player.page.locator(".ring .seat.near")
    for _ in range(60):
        if not player.waits_for_me():  # another game
            sits_down(player, ruler=True).waits_for_me()
        sha = player.page.locator(".hand button.card.may", has=player.page.get_by_text("Sha", exact=True))
        if player.page.locator('.opts [data-opt="end"]').count() and sha.count():
            break
        player.answers()
    assert near.count() == 0
    told = player.page.locator(".ring .seat .sr").all_inner_texts()
    assert all(re.search(r"distance [1-9], (in|out of) range", words) for words in told if "fallen" not in words)
    sha.first.hover(position={"x": 12, "y": 24})
    near.first.wait_for()
    lit = near.locator(".sr").all_inner_texts()
    assert lit == [words for words in told if ", in range" in words]
    assert lit
    player.page.locator(".topbar h1").hover()
    near.first.wait_for(state="detached")
    player.tabs_to(".hand button[data-ref]")
    sha.first.focus()
    near.first.wait_for()
    assert near.locator(".sr").all_inner_texts() == lit


def test_a_hero_out_of_reach_says_so_when_a_sha_is_aimed(sit):
    player = sits_down(sit(), ruler=True)
    page = player.page
    for _ in range(60):
        if not player.waits_for_me():  # another game
            sits_down(player, ruler=True).waits_for_me()
        sha = page.locator(".hand button.card.may", has=page.get_by_text("Sha", exact=True))
        if page.locator('.opts [data-opt="end"]').count() and sha.count():
            player.presses(f'.hand button[data-ref="{sha.first.get_attribute("data-ref")}"]')
            page.locator(".ring .seat.may").first.wait_for()
            far = page.locator(".ring .seat:not(.may)", has=page.get_by_text(", out of range"))
            if far.count():
                far.first.click()
                page.locator(".pop", has_text=re.compile(r"The distance is [2-9]; this card reaches [1-9]")).wait_for()
                page.locator(".pop", has_text="SG-1005").wait_for()
                return
            player.key("Escape")
        player.answers()
    raise AssertionError("nobody was out of reach")


CARD = re.compile(r"card/\d+")
OPEN = ("equipment", "judgement", "atop")


class Ear:
    """All that a page is sent. A card has a number only for those who know its face: the number is the canary."""

    def __init__(self, player: Player) -> None:
        self.heard: list[dict[str, Any]] = []
        self.may_know: set[str] = set()
        player.page.on("websocket", lambda socket: socket.on("framereceived", self.hears))

    def hears(self, frame: str | bytes) -> None:
        """What the table says: views, questions and events. What has once been held or lain open may be known."""
        message = json.loads(frame)
        if message["t"] not in ("welcome", "update") or message["view"] is None:
            return
        self.heard.append(message)
        view = message["view"]
        shown = [view["discard"], view["processing"], *[seat[area] for seat in view["seats"] for area in OPEN]]
        own = view["seats"][view["viewer"]]
        told = [
            event["facts"] for event in message["events"] if event["kind"] in ("show", "look", "judge", "moved", "move")
        ]
        self.may_know |= set(CARD.findall(json.dumps([shown, own, told])))

    def moment(self) -> int:
        """How many events have been told."""
        return self.heard[-1]["from"] + len(self.heard[-1]["events"])

    def view(self) -> dict[str, Any]:
        """The last one."""
        view: dict[str, Any] = self.heard[-1]["view"]
        return view

    def hand(self) -> set[str]:
        """The own hand."""
        return set(CARD.findall(json.dumps(self.view()["seats"][self.view()["viewer"]]["hand"])))

    def knows(self) -> set[str]:
        """Every number in the last view and question."""
        return set(CARD.findall(json.dumps([self.view(), self.heard[-1]["question"]])))

    def roles_known(self) -> list[int]:
        """The seats whose role is told, though they are neither the ruler's nor the own nor those of the fallen."""
        return [
            seat
            for told in self.heard
            for seat, it in enumerate(told["view"]["seats"])
            if it["role"] is not None
            and it["alive"]
            and seat not in (told["view"]["viewer"], told["view"]["ruler"])
            and told["view"].get("outcome") is None
        ]

    def roles_dealt(self) -> list[int]:
        """The seats of whose dealt role the page was told."""
        events = [event for told in self.heard for event in told["events"] if event["kind"] == "dealt-role"]
        return [event["facts"]["seat"] for event in events if "role" in event["facts"] or "face" in event["facts"]]


def test_no_page_is_sent_the_role_or_the_hand_of_another(sit):
    host, guest = sit(), sit()
    ears = Ear(host), Ear(guest)
    sit_down_together(host, guest, "sanguosha")
    looked = 0

    def enough() -> bool:
        nonlocal looked
        if ears[0].heard and ears[1].heard and ears[0].moment() == ears[1].moment():
            for own, other in (ears, ears[::-1]):
                secrets = own.hand() - other.may_know
                assert own.hand() <= own.knows()
                assert secrets & other.knows() == set()
                looked += len(secrets)
        return looked > 60 or any(player.look()["over"] for player in (host, guest))

    play(host, guest, enough)
    assert looked > 20
    for ear in ears:
        assert ear.roles_known() == []
        assert ear.roles_dealt() == [ear.view()["viewer"]]


def test_a_person_is_not_asked_where_only_passing_is_possible(sit):
    player = sits_down(sit(), ruler=True)
    asked: list[dict[str, Any]] = []

    def hears(frame: str | bytes) -> None:
        message = json.loads(frame)
        question = message.get("question") if message["t"] == "update" else None
        if question and not question["auto"]:
            asked.append(question)

    player.page.on("websocket", lambda socket: socket.on("framereceived", hears))
    player.page.reload()
    for _ in range(25):
        if not player.plays_something():
            break
    assert asked
    assert [each["kind"] for each in asked if [option["id"] for option in each["options"]] == ["pass"]] == []


SHARES = "all => all.map((row) => [...row.querySelectorAll('.shares b')].map((share) => parseInt(share.textContent)))"


def shares(player: Player) -> list[list[int]]:
    """The percentages of the roles, hero by hero."""
    player.page.locator(".whois .told").first.wait_for()
    return player.page.locator(".whois .told").evaluate_all(SHARES)


@pytest.mark.parametrize("wide", [1440, 390])
def test_likely_roles_are_shown_to_who_wants_them_and_stay_switched_on(sit, wide):
    player = sits_down(sit(wide=wide, high=900 if wide > 720 else 844), ruler=True)
    player.plays_something()
    player.waits_for_me()
    turns_to_roles(player)
    assert player.page.locator(".whois .told").count() == 0
    player.page.locator("[data-test=likely-roles]").click()
    found = shares(player)
    assert len(found) == 4  # all but the own role, which is the ruler's
    assert [sum(row) for row in found] == [100] * 4
    player.page.reload()
    player.waits_for_me()
    turns_to_roles(player)
    assert shares(player) == found


def sees_harm(player: Player) -> list[str]:
    """Plays with the readings on until somebody has openly harmed another; what moved the readings."""
    for _ in range(5):
        sits_down(player, ruler=True)
        switch = player.page.locator("[data-test=likely-roles]")
        if switch.get_attribute("aria-checked") != "true":
            switch.click()
        while player.plays_something() and player.waits_for_me():
            moved = player.page.locator(".whois .moved").all_inner_texts()
            if any("harmed" in told for told in moved):
                return moved
    raise AssertionError("nobody harms anybody")


def test_what_moved_a_reading_is_told_at_the_table_to_onlookers_and_in_the_replay(sit):
    player, onlooker = sit(), sit()
    moved = sees_harm(player)
    assert any(re.search(r"harmed .* \(−\d+\)", told) for told in moved)
    onlooker.opens(f"/t/{player.table()}").page.locator("[data-test=likely-roles]").click()
    assert [sum(row) for row in shares(onlooker)] == [100] * player.page.locator(".whois .told").count()
    seen = player.page.locator(".whois table").inner_text()
    player.opens(f"/r/{player.table()}")
    player.sees("Before the first card")
    assert [sum(row) for row in shares(player)] == [100] * 4
    assert set(player.page.locator(".whois .moved").all_inner_texts()) == {"nothing yet"}
    player.key("End")
    player.page.wait_for_function("(seen) => document.querySelector('.whois table').innerText === seen", arg=seen)


def sits_down_by_keys(player: Player, seats: int) -> Player:
    """Sets up a table for so many with bots, without a mouse."""
    player.opens("/new/sanguosha").page.locator("[data-test=open-table]:enabled").wait_for()
    player.tabs_to(".number [role=radio][aria-checked=true]")
    for _ in range(5 - seats):
        player.key("ArrowLeft")
    player.tabs_to("[data-test=open-table]")
    player.key("Enter")
    player.page.locator(f".sanguosha.n{seats}").wait_for()
    return player


def chooses(player: Player, name: str) -> None:
    """Chooses something in the menu by keys."""
    player.tabs_to("[aria-haspopup=true]")
    player.key("Enter")
    player.page.locator(".menu").wait_for()
    for _ in range(12):
        if player.page.evaluate("() => document.activeElement.textContent.trim()") == name:
            player.key("Enter")
            return
        player.key("Tab")
    raise AssertionError(f"Tab never reaches {name}")


WINDOWS = {"Dodge", "Negate", "Brink of death", "Sha", "A skill", "Play a card"}


def test_whole_games_of_two_are_played_by_keyboard_alone(sit):
    player, asked, picked = sit(), set[str](), set[str]()
    for _ in range(5):  # a short game may ask for no reaction
        sits_down_by_keys(player, 2)
        for _ in range(MOST):
            if not player.waits_for_me():
                break
            asked.add(player.page.locator("section.prompt h2").inner_text())
            player.answers_by_keys()
            picked |= {ref.partition("/")[0] for ref in player.tried}
        assert player.page.locator(".end .result li").count() == 2
        if asked & WINDOWS and picked == {"card", "seat"}:
            break
    assert "Your actions" in asked
    assert asked & WINDOWS, f"no reaction: {asked}"
    assert picked == {"card", "seat"}
    player.tabs_to(".end a[href^='/r/']")
    player.key("Enter")
    player.page.locator("[data-test=branch]").wait_for()


def test_standing_answers_and_the_rest_of_a_game_of_five_by_keyboard_alone(sit):
    player = sits_down_by_keys(sit(), 5)
    player.waits_for_me()
    player.answers_by_keys()
    chooses(player, "Standing answers")
    dialog = player.page.get_by_role("dialog")
    wish = dialog.get_by_role("group", name="When a tactic could be negated").get_by_role("radio", name="always pass")
    for _ in range(60):
        if wish.evaluate("(radio) => radio === document.activeElement"):
            break
        player.key("Tab")
    player.key("Space")
    assert wish.get_attribute("aria-checked") == "true"
    player.key("Escape")
    dialog.wait_for(state="detached")
    for _ in range(6):
        if not player.waits_for_me():
            break
        assert player.page.locator("section.prompt h2").inner_text() != "Negate"
        player.answers_by_keys()
    if not player.look()["over"]:
        chooses(player, "Let a bot play for me")
    player.page.locator(".end[role=dialog]").wait_for(timeout=LONG)
