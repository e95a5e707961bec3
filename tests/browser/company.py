"""Two people at one table."""

from __future__ import annotations

from tests.browser.player import Player
from tianxia.core.events import Seat
from tianxia.core.log import Journal


def sit_down_together(host: Player, guest: Player, game: str) -> None:
    """A host invites a guest, who opens the link."""
    host.opens(f"/new/{game}?friend").page.locator("[data-test=open-table]:enabled").click()
    link = host.page.locator("#invite-link").input_value()
    guest.opens(link)
    guest.page.get_by_label("Your name").fill("Lü Zhi")
    guest.clicks("Sit down")
    for player in (host, guest):
        player.page.locator("section.prompt").wait_for()


def have_read(ahead: Player, *behind: Player) -> int:
    """Waits until everybody has as many lines in the log as the one who is asked, and has been told everything; how
    many these are. An answer comes to one page sooner than to another."""
    lines = len(ahead.log())
    for player in behind:
        player.page.locator("ol.log .line").nth(lines - 1).wait_for()
    return lines


def take_seats(journal: Journal, people: dict[Seat, Player]) -> None:
    """People come to a table at which this match stands; bots have the other seats."""
    tables = next(iter(people.values())).tables
    for place in tables.opens(journal, list(people)):
        people[place.seat].takes(place)
