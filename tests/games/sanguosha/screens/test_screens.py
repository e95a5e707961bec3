"""Sanguosha in a real browser: cards before targets, windows, standing answers, readings of roles, and no secrets."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser import common
from tests.browser.company import take_seats
from tests.browser.ear import Ear, Message, level, numbers
from tests.browser.line import Line
from tests.browser.player import Player
from tests.games.sanguosha.screens.screens import turns_to_roles
from tests.games.sanguosha.screens.situations import (
    action,
    attacked,
    harmed,
    helpless,
    lively,
    long_ago,
    many_mechanics,
    negated,
    planned,
)

STRIP = {"x": 12, "y": 24}  # of a card in hand; it is never covered


def sha_of(player: Player) -> str:
    """The Sha in hand."""
    card = player.page.locator(".hand button.card.may", has=player.page.get_by_text("Sha", exact=True))
    return str(card.first.get_attribute("data-ref"))


def test_first_a_card_is_picked_then_its_target_and_both_can_be_changed(sit):
    player = sit().sits(action())
    player.waits_for_me()
    page, sha = player.page, sha_of(player)
    assert page.locator(".seat.may").count() == 0  # heroes light up only for a card
    player.presses(f'.hand button[data-ref="{sha}"]')
    page.locator(f'.hand button.picked[data-ref="{sha}"]').wait_for()
    for seat in (1, 4):  # both neighbours; the second instead of the first
        player.presses(f'.seat.may[data-ref="seat/{seat}"]')
        page.locator(f'.seat.picked[data-ref="seat/{seat}"]').wait_for()
        page.locator(".prompt .opts .seal-btn").wait_for()
    expect(page.locator(".seat.picked")).to_have_count(1)
    player.presses(f'.hand button[data-ref="{sha}"]')  # without its card a target means nothing
    page.locator(".seat.picked").wait_for(state="detached")


def test_a_sha_that_is_pointed_at_lights_up_who_is_in_range(sit):
    player = sit().sits(action())
    player.waits_for_me()
    near = player.page.locator(".ring .seat.near")
    assert near.count() == 0
    told = player.page.locator(".ring .seat .sr").all_inner_texts()
    assert all(re.search(r"distance [1-9], (in|out of) range", words) for words in told)
    sha = player.page.locator(f'.hand button[data-ref="{sha_of(player)}"]')
    sha.hover(position=STRIP)
    near.nth(1).wait_for()
    lit = near.locator(".sr").all_inner_texts()
    assert lit == [words for words in told if ", in range" in words]
    assert len(lit) == 2
    player.page.locator(".topbar h1").hover()
    near.first.wait_for(state="detached")
    player.tabs_to(".hand button[data-ref]")
    sha.focus()
    near.nth(1).wait_for()
    assert near.locator(".sr").all_inner_texts() == lit


def test_a_hero_out_of_reach_says_so_when_a_sha_is_aimed(sit):
    player = sit().sits(action())
    player.waits_for_me()
    player.presses(f'.hand button[data-ref="{sha_of(player)}"]')
    player.page.locator(".ring .seat.may").first.wait_for()
    player.page.locator('.ring .seat:not(.may)[data-ref="seat/2"]').click()
    player.page.locator(".pop", has_text="The distance is 2; this card reaches 1").wait_for()
    player.page.locator(".pop", has_text="SG-1005").wait_for()


# ---- secrets

OPEN = ("equipment", "judgement", "atop")


class SeatEar(Ear):
    """What one seat is told."""

    def __init__(self, player: Player) -> None:
        super().__init__(player)
        self.may_know: set[str] = set()

    def hears(self, message: Message) -> None:
        """What has once been held or lain open may be known."""
        super().hears(message)
        if self.heard and self.heard[-1] is message:
            view = message["view"]
            shown = [view["discard"], view["processing"], *[seat[area] for seat in view["seats"] for area in OPEN]]
            told = [each["facts"] for each in message["events"] if each["kind"] in ("show", "look", "judge", "moved")]
            self.may_know |= numbers(shown, view["seats"][view["viewer"]], told)

    def hand(self) -> set[str]:
        """One's own hand."""
        return numbers(self.view()["seats"][self.seat()]["hand"])

    def roles_known(self) -> list[int]:
        """The seats whose role is told, being neither the ruler's nor the viewer's nor those of the fallen."""
        return [
            seat
            for told in self.heard
            for seat, it in enumerate(told["view"]["seats"])
            if it["role"] is not None and it["alive"] and seat not in (self.seat(), told["view"]["ruler"])
        ]


def test_no_page_is_sent_the_role_or_the_hand_of_another(sit):
    host, guest = sit(), sit()
    ears = SeatEar(host), SeatEar(guest)
    take_seats(lively().journal, {0: host, 1: guest})
    host.waits_for_me()
    keep_their_secrets(*ears)
    host.answers()  # a card is used, and others answer it
    host.waits_for_me()
    keep_their_secrets(*ears)
    assert [ear.roles_known() for ear in ears] == [[], []]


def keep_their_secrets(host: SeatEar, guest: SeatEar) -> None:
    """At one and the same moment each page knows its own hand, and the other one nothing of it."""
    level(host, guest)
    for own, other in ((host, guest), (guest, host)):
        secrets = own.hand() - other.may_know
        assert own.hand() <= own.knows()
        assert secrets
        assert secrets & other.knows() == set()


def test_the_role_that_is_dealt_is_told_to_its_own_seat_only(sit):
    host = sit()
    ear = SeatEar(host)
    host.opens("/new/sanguosha").page.locator("[data-test=open-table]:enabled").click()
    host.page.locator(".sanguosha").wait_for()
    dealt = [facts["seat"] for facts in ear.events("dealt-role") if "role" in facts or "face" in facts]
    assert dealt == [ear.seat()]


# ---- windows


class QuestionEar(Ear):
    """Every question that a page was sent."""

    def questions(self) -> list[dict[str, Any]]:
        """In their order, each once for every time it was sent."""
        return [told["question"] for told in self.heard if told["question"]]


def test_a_person_is_not_asked_where_only_passing_is_possible(sit):
    player = sit()
    ear = QuestionEar(player)
    player.sits(helpless())
    player.waits_for_me()
    expect(player.page.locator("section.prompt h2")).to_have_text("Your actions")
    player.page.locator("ol.log .line", has_text="You suffer 1 damage").first.wait_for()
    passing = [each for each in ear.questions() if [option["id"] for option in each["options"]] == ["pass"]]
    assert all(each["auto"] for each in passing)


def test_what_cannot_be_answered_is_a_grey_line_and_no_question(sit):
    player = sit()
    Line(player.page, until='"auto":true')
    player.sits(action())
    player.waits_for_me()
    page = player.page
    page.locator(".hand button.card.may", has=page.get_by_text("Dismantle", exact=True)).click(position=STRIP)
    page.locator('.seat.may[data-ref="seat/2"]').click()  # who has cards
    page.locator(".prompt .opts .seal-btn").click()
    page.locator("section.prompt.waiting [data-test=auto]").wait_for()
    expect(page.locator("[data-test=auto]")).to_contain_text("There is nothing for you to answer")
    expect(page.locator("[data-test=auto]")).not_to_contain_text("?")
    expect(page.locator("section.prompt .btn")).to_have_count(0)
    assert "your turn" not in page.title()


def test_a_button_says_what_comes_of_doing_nothing(sit):
    player = sit().sits(attacked())
    player.waits_for_me()
    hp = attacked().journal.match.view(0)["seats"][0]["hp"]
    expect(player.page.locator(".opts [data-opt=pass]")).to_contain_text(f"HP {hp} to {hp - 1}")


def test_nobody_is_asked_whether_to_stop_their_own_card_unless_they_want_to(sit):
    player = sit()
    ear = QuestionEar(player)
    player.sits(negated())
    player.waits_for_me()
    player.answers()
    player.waits_for_me()
    expect(player.page.locator("section.prompt h2")).to_have_text("Your actions")
    own = [each for each in ear.questions() if each["kind"] == "sanguosha.negate"]
    assert own
    assert all(each["auto"] for each in own)

    player.opens("/settings").page.get_by_role("radio", name="every time").click()
    player.sits(negated())
    player.waits_for_me()
    player.answers()
    player.waits_for_me()
    expect(player.page.locator("section.prompt h2")).to_have_text("Negate")


# ---- readings of roles

SHARES = "all => all.map((row) => [...row.querySelectorAll('.shares b')].map((share) => parseInt(share.textContent)))"


def shares(player: Player) -> list[list[int]]:
    """The percentages of the roles, hero by hero."""
    player.page.locator(".whois .told").first.wait_for()
    return player.page.locator(".whois .told").evaluate_all(SHARES)


@pytest.mark.parametrize("wide", [1440, 390])
def test_likely_roles_are_shown_to_who_wants_them_and_stay_switched_on(sit, wide):
    player = sit(wide=wide, high=900 if wide > 720 else 844).sits(action())
    player.waits_for_me()
    turns_to_roles(player)
    assert player.page.locator(".whois .told").count() == 0
    player.page.locator("[data-test=likely-roles]").click()
    found = shares(player)
    assert len(found) == 4  # all but the viewer's own role, which is the ruler's
    assert [sum(row) for row in found] == [100] * 4
    player.page.reload()
    player.last = None
    player.waits_for_me()
    turns_to_roles(player)
    assert shares(player) == found


def test_the_log_goes_on_while_the_likely_roles_are_shown(sit):
    player = sit(hurried=True).sits(long_ago())
    player.waits_for_me()
    page, lines = player.page, player.page.locator("ol.log .line")
    page.locator("[data-test=likely-roles]").click()
    page.locator(".whois .told").first.wait_for()
    expect(lines.last).to_be_in_viewport(ratio=1)
    assert page.locator("ol.log").evaluate("(log) => log.clientHeight > log.parentElement.clientHeight + 100")
    for _ in range(3):
        told = len(player.log())
        player.answers()
        lines.nth(told).wait_for()
        assert player.waits_for_me()
        expect(lines.last).to_be_in_viewport(ratio=1)


def test_what_moved_a_reading_is_told_at_the_table_to_onlookers_and_in_the_replay(sit):
    player, onlooker = sit().sits(harmed()), sit()
    player.waits_for_me()
    player.page.locator("[data-test=likely-roles]").click()
    player.page.locator(".whois .moved", has_text=re.compile(r"harmed .* \(−\d+\)")).wait_for()
    onlooker.opens(f"/t/{player.table()}").page.locator("[data-test=likely-roles]").click()
    assert [sum(row) for row in shares(onlooker)] == [100] * player.page.locator(".whois .told").count()
    seen = player.page.locator(".whois table").inner_text()
    player.opens(f"/r/{player.table()}")
    player.sees("Before the first card")
    assert [sum(row) for row in shares(player)] == [100] * 4
    expect(player.page.locator(".whois .moved")).to_have_text(["nothing yet"] * 4)
    player.key("End")
    player.page.wait_for_function("(seen) => document.querySelector('.whois table').innerText === seen", arg=seen)


# ---- by keyboard alone


def chooses(player: Player, name: str) -> None:
    """Chooses something in the menu by keys."""
    player.tabs_to("[aria-haspopup=true]:not([data-test])")
    player.key("Enter")
    player.page.locator(".menu").wait_for()
    for _ in range(12):
        if player.page.evaluate("() => document.activeElement.textContent.trim()") == name:
            player.key("Enter")
            return
        player.key("Tab")
    raise AssertionError(f"Tab never reaches {name}")


def test_a_card_and_its_target_and_then_a_reaction_by_keyboard_alone(sit):
    player = sit().sits(action())
    player.waits_for_me()
    player.answers_by_keys()
    assert {ref.partition("/")[0] for ref in player.tried} == {"card", "seat"}
    player.sits(attacked()).waits_for_me()
    expect(player.page.locator("section.prompt h2")).to_have_text("Dodge")
    player.answers_by_keys()
    player.page.locator("ol.log .line", has_text="You use Dodge").wait_for()


def test_a_table_of_two_is_set_up_by_keyboard_alone(sit):
    player = sit().opens("/new/sanguosha")
    player.page.locator("[data-test=open-table]:enabled").wait_for()
    player.tabs_to(".number [role=radio][aria-checked=true]")
    player.key("ArrowLeft", "ArrowLeft", "ArrowLeft")
    player.tabs_to("[data-test=open-table]")
    player.key("Enter")
    player.page.locator(".sanguosha.n2").wait_for()


def test_a_standing_answer_is_given_by_keyboard_alone_and_holds(sit):
    player = sit().sits(negated())
    player.waits_for_me()
    chooses(player, "Standing answers")
    dialog = player.page.get_by_role("dialog")
    wish = dialog.get_by_role("group", name="When a tactic could be negated").get_by_role("radio", name="always pass")
    for _ in range(60):
        if wish.evaluate("(radio) => radio === document.activeElement"):
            break
        player.key("Tab")
    player.key("Space")
    expect(wish).to_have_attribute("aria-checked", "true")
    player.key("Escape")
    dialog.wait_for(state="detached")
    player.answers_by_keys()  # a tactic, which the player's own Negate could stop
    player.waits_for_me()
    expect(player.page.locator("section.prompt h2")).to_have_text("Your actions")


def test_what_mechanics_put_before_a_hero_is_on_the_plate_and_explained_on_press(sit):
    player = sit().sits(many_mechanics())
    player.waits_for_me()
    page = player.page
    told = {0: "1 marked", 1: "no weapon", 2: "2 premeditated", 3: "Gold: Closed Doors 1", 5: "2 hidden", 6: "Charge 2"}
    for seat, words in told.items():
        expect(page.locator(f'.seat[data-seat="{seat}"] .sr')).to_contain_text(words)
    expect(page.locator('.seat[data-seat="5"] .sr')).to_contain_text("Battle Array, side 2")
    expect(page.locator('.seat[data-seat="3"] .tk')).to_have_text("Gold 2")
    player.presses('.seat[data-seat="2"]')
    expect(page.get_by_role("dialog").get_by_text("only their owner may look")).to_have_text(
        "Face down in the judgement area; only their owner may look."  # and not what they are
    )
    player.key("Escape")
    player.presses('.seat[data-seat="0"]')
    expect(page.get_by_role("dialog")).to_contain_text("everybody sees them. Peach")
    player.key("Escape")
    expect(page.locator('[data-zone="kind_area"]')).to_have_text("Kind area 2")
    player.presses('[data-zone="removed"]')
    expect(page.locator("#side-body")).to_contain_text("Removed from the game, the last 3")
    expect(page.locator("#side-body .card")).to_have_count(5)
    player.presses('.seat[data-seat="1"]')
    expect(page.get_by_role("dialog")).to_contain_text("This slot is disabled")
    expect(page.get_by_role("dialog").get_by_role("link", name="SG-1203").first).to_be_visible()


def test_who_plans_sees_what_is_planned(sit):
    player = sit(wide=390, high=844).sits(planned())
    player.waits_for_me()
    page = player.page
    expect(page.locator('.seat[data-seat="0"] .tk')).to_have_text("2 premeditated")
    expect(page.locator('.seat[data-seat="2"] .sr')).to_contain_text("Read Bones, side 1")  # before the first switch
    player.presses('.seat[data-seat="0"]')
    expect(page.get_by_role("dialog")).to_contain_text("only their owner may look. Sha")


def test_a_list_of_heroes_is_searched_by_skills_and_mechanics_and_looked_at_by_kingdoms(sit):
    player = sit()
    common.setup(player, "sanguosha")
    page = player.page
    wall, listed = page.locator(".sg-preview .wall li"), page.locator(".several [role=checkbox]")
    expect(wall).to_have_count(65)
    player.clicks("own list", "radio")
    expect(listed).to_have_count(129)
    player.clicks("Wu", "radio")
    listed.nth(60).wait_for(state="detached")
    page.get_by_role("searchbox").fill("premeditation")
    expect(page.locator(".several .long")).to_be_empty()
    page.locator(".several").get_by_role("radio", name="all", exact=True).click()
    expect(listed).to_have_count(1)
    player.clicks("Drop what is shown")
    player.clicks("Add what is shown")
    expect(listed).to_have_attribute("aria-checked", "true")
