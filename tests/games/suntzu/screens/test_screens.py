"""Sun Tzu in a real browser: orders in every way, and two people who see nothing of each other."""

from __future__ import annotations

import pytest
from playwright.sync_api import Error, expect

from tests.browser.company import take_seats
from tests.browser.cutting import SIZES, cut_anywhere, in_the_end
from tests.browser.ear import Ear, Message, level, numbers
from tests.browser.measuring import SETTLED, turns_to
from tests.browser.player import Player
from tests.games.suntzu.screens.situations import battle, choice, drawing, hosts, laying, scored
from tianxia.core.log import Journal


def test_the_log_tells_the_scoring(sit):
    player = sit().sits(scored())
    player.page.locator("ol.log .line, ol.log .head", has_text="Scoring").first.wait_for()


def test_nothing_is_cut_off_from_the_choice_of_a_general_to_a_battle(sit):
    player = sit()
    for situation in (choice, laying, battle):
        turns_to(player.page, SIZES[0])
        player.sits(situation()).waits_for_me()
        assert cut_anywhere(player, ".left > *", langs=["en"]) == {}, situation.__name__


def test_on_a_turned_phone_the_title_stands_above_the_buttons(sit):
    player = sit(wide=844, high=390)
    for situation in (laying, battle):
        player.sits(situation()).waits_for_me()
        title = player.page.locator("section.prompt h2").bounding_box()
        button = player.page.locator("section.prompt .opts .btn").first.bounding_box()
        assert title
        assert button
        assert title["y"] + title["height"] + 2 < button["y"]


def test_a_pass_says_what_comes_of_it(sit):
    player = sit().sits(battle())
    player.waits_for_me()
    expect(player.page.locator(".opts [data-opt=pass]")).to_contain_text("the battle is fought as it lies")


FACES = "[...document.querySelectorAll('.edge.bot .slot')].map((slot) => slot.dataset.face ?? null)"


def lies(player: Player, *faces: str | None) -> None:
    """Waits until these lie at one's own edge, province by province."""
    try:
        player.page.wait_for_function(f"(faces) => JSON.stringify({FACES}) === JSON.stringify(faces)", arg=faces)
    except Error as other:
        raise AssertionError(f"there lie {player.page.evaluate(FACES)}, not {faces}") from other


def drags(player: Player, what: str, where: str) -> None:
    """Carries something with the mouse."""
    start, end = (player.page.locator(each).bounding_box() for each in (what, where))
    assert start
    assert end
    player.page.mouse.move(start["x"] + 12, start["y"] + 24)
    player.page.mouse.down()
    player.page.mouse.move(end["x"] + end["width"] / 2, end["y"] + end["height"] / 2, steps=6)
    player.page.mouse.up()


@pytest.mark.parametrize("size", [(1440, 900), (3840, 2160)])  # the larger one is drawn enlarged
def test_orders_are_laid_by_clicking_by_dragging_and_by_keys_and_changed_until_they_are_handed_in(sit, size):
    player = sit(wide=size[0], high=size[1]).sits(laying())
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
    lies(player, "num-3", None, "num-1", None, "num-2")
    drags(player, card("num-4"), slot(1))
    drags(player, slot(1), slot(3))  # from place to place
    drags(player, card("num-5"), slot(4))  # onto another card, which goes back
    lies(player, "num-3", None, "num-1", "num-4", "num-5")
    expect(page.locator(card("num-2"))).to_have_count(1)
    page.focus(card("num-2"))
    player.key("1")  # by key; the 3 goes back
    page.click(slot(0))
    page.click(slot(2))  # two of them change places
    lies(player, "num-1", None, "num-2", "num-4", "num-5")
    page.focus(slot(4))
    player.key("Delete")
    drags(player, slot(3), ".hand .h")
    lies(player, "num-1", None, "num-2", None, None)
    expect(page.locator(".prompt .seal-btn")).to_have_count(0)
    player.answers()  # the other three
    page.locator(".prompt .opts .seal-btn").wait_for(state="detached")


HIDDEN = ("hand", "deck", "drawn", "held", "away", "laid")


class SideEar(Ear):
    """What one side is told; as numbers are used again, they are compared at one and the same moment."""

    def secrets(self) -> set[str]:
        """The numbers of the cards that only this player knows: hand, drawn, generals, orders that lie face down."""
        view, me = self.view(), self.seat()
        own, laid = view["seats"][me], [each["laid"][me] for each in view["provinces"]]
        return numbers(own["hand"], own["drawn"], own["held"], own["away"], laid)

    def tracks(self) -> list[Message]:
        """Moves of the other side, out of sight from beginning to end, that were told with a card or a face."""
        other = str(1 - self.seat())
        ways = [(move["from"].split("/"), move["to"].split("/"), move) for move in self.events("move")]
        return [
            move
            for come, go, move in ways
            if come[0] in HIDDEN and go[0] in HIDDEN and go[1] == other and {"card", "face"} & set(move)
        ]


SECRETS = {"generals": choice, "orders": laying, "drawn cards": drawing}


@pytest.mark.parametrize("what", SECRETS)
def test_no_page_is_sent_what_the_other_side_has_not_turned_up(sit, what):
    host, guest = sit(), sit()
    ears = SideEar(host), SideEar(guest)
    journal: Journal = SECRETS[what]().journal
    take_seats(journal, {0: host, 1: guest})
    for player in (host, guest):
        player.waits_for_me()
    keep_their_secrets(*ears)
    host.answers()  # sealed until the guest has answered too
    keep_their_secrets(*ears)
    before = level(*ears)
    guest.answers()
    level(*ears, beyond=before)
    keep_their_secrets(*ears)
    assert [ear.tracks() for ear in ears] == [[], []]


def keep_their_secrets(host: SideEar, guest: SideEar) -> None:
    """At one and the same moment each page knows its own secrets, and the other one none of them."""
    level(host, guest)
    for own, other in ((host, guest), (guest, host)):
        secrets = own.secrets()
        assert len(secrets) > 3
        assert secrets <= own.knows()
        assert secrets & other.knows() == set()


# The numbers of armies that lie outside of their province.
ASTRAY = """() => [...document.querySelectorAll(".prov")].filter((prov) => {
  const count = prov.querySelector(".figs b")?.getBoundingClientRect();
  if (!count) return false;
  const under = document.elementsFromPoint(count.left + count.width / 2, count.top + count.height / 2);
  return !under.some((each) => each.closest(".land")?.dataset.place === prov.dataset.place);
}).map((prov) => prov.innerText)"""


def test_the_number_of_a_large_host_stands_in_its_province(sit):
    player = sit().sits(hosts())
    player.waits_for_me()
    for size in SIZES:
        turns_to(player.page, size)
        player.page.evaluate(SETTLED)
        assert player.page.locator(".figs b").all_inner_texts().count("12") == 1
        assert in_the_end(player.page, ASTRAY) == [], size
