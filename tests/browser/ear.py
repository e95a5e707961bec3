"""All that a page is sent. A card has a number only for those who know its face: the number is the canary."""

from __future__ import annotations

import json
import re
from typing import Any

from playwright.sync_api import WebSocket

from tests.browser.player import Player

CARD = re.compile(r"card/\d+")
Message = dict[str, Any]


def numbers(*told: object) -> set[str]:
    """Every number of a card in it."""
    return set(CARD.findall(json.dumps(told)))


class Ear:
    """Listens to the line of a page."""

    def __init__(self, player: Player) -> None:
        self.heard: list[Message] = []
        self.socket: WebSocket | None = None
        player.page.on("websocket", self.opened)

    def opened(self, socket: WebSocket) -> None:
        """A line to the server."""
        self.socket = socket
        socket.on("framereceived", lambda frame: self.hears(json.loads(frame)))

    def hears(self, message: Message) -> None:
        """What the table says: views, questions and events."""
        if message["t"] in ("welcome", "update") and message["view"] is not None:
            self.heard.append(message)

    def moment(self) -> int:
        """How many events have been told."""
        return int(self.heard[-1]["from"]) + len(self.heard[-1]["events"])

    def listens_until(self, moment: int) -> None:
        """Goes on listening until this many events have been told."""
        assert self.socket is not None
        while self.moment() < moment:
            self.socket.wait_for_event("framereceived")

    def view(self) -> Message:
        """The last one."""
        view: Message = self.heard[-1]["view"]
        return view

    def seat(self) -> int:
        """Where the player sits."""
        return int(self.view()["viewer"])

    def events(self, kind: str) -> list[Message]:
        """The facts of all events of a kind."""
        return [event["facts"] for told in self.heard for event in told["events"] if event["kind"] == kind]

    def knows(self) -> set[str]:
        """Every number that the page has been sent with the last view and question."""
        return numbers(self.view(), self.heard[-1]["question"])


def level(*ears: Ear, beyond: int = -1) -> int:
    """Listens until all have been told as much as each other, and more than `beyond`: gives that moment.

    While one of them catches up another may be told more, so it goes on until nobody is behind.
    """
    goal = beyond + 1
    while any(ear.moment() != goal for ear in ears):
        goal = max(goal, *(ear.moment() for ear in ears))
        for ear in ears:
            ear.listens_until(goal)
    return goal
