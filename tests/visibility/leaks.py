"""Leaks to be planted in the running server, so that the search for leaks is itself tested (H3)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from tianxia.core.events import Event
from tianxia.games.chuhan.state import DRAW
from tianxia.server.afterwards import Afterwards, ReplayJob
from tianxia.server.playing import Playing
from tianxia.server.session import Session
from tianxia.server.table import Table
from tianxia.server.telling import Teller
from tianxia.server.wire import Text


def in_view(patch: pytest.MonkeyPatch, secret: Callable[[Teller], Any]) -> None:
    """Something more in every view."""
    honest = Teller.view

    def leaky(self: Teller) -> dict:
        return {**honest(self), "extra": secret(self)}

    patch.setattr(Teller, "view", leaky)


def names(teller: Teller, cards: list[int]) -> list[str]:
    state = teller.record.match.state
    return [state.face_name(state.faces[card]) for card in cards]


def deck_order(patch: pytest.MonkeyPatch) -> None:
    in_view(patch, lambda teller: names(teller, teller.record.match.state.zones[DRAW]))


def next_card(patch: pytest.MonkeyPatch) -> None:
    in_view(patch, lambda teller: names(teller, teller.record.match.state.zones[DRAW][-1:]))


def rivals_hand(patch: pytest.MonkeyPatch) -> None:
    in_view(patch, lambda teller: names(teller, teller.record.match.state.zones[1 - max(teller.viewer, 0)]))


def number_of_a_hidden_card(patch: pytest.MonkeyPatch) -> None:
    in_view(
        patch, lambda teller: [f"card/{card}" for card in teller.record.match.state.zones[1 - max(teller.viewer, 0)]]
    )


def dice_key(patch: pytest.MonkeyPatch) -> None:
    in_view(patch, lambda teller: str(teller.record.match.state.dice.key))


def initial_state(patch: pytest.MonkeyPatch) -> None:
    in_view(patch, lambda teller: teller.record.journal.header)


def undo_data(patch: pytest.MonkeyPatch) -> None:
    def mark(teller: Teller) -> object:
        found = teller.record.match.mark
        return None if found is None else names(teller, found.zones[0] + found.zones[1])

    in_view(patch, mark)


def private_event_to_all(patch: pytest.MonkeyPatch) -> None:
    def leaky(self: Event, viewer: int) -> dict:
        told = {"kind": self.kind, **self.public}
        for extra in self.private.values():
            told.update(extra)
        return told

    patch.setattr(Event, "seen_by", leaky)


def question_to_all(patch: pytest.MonkeyPatch) -> None:
    def leaky(self: Playing, table: Table, viewer: int) -> Any:
        if table.record is None or table.status != "playing":
            return None
        return table.teller(table.record.waits()[0]).question()

    patch.setattr(Playing, "question", leaky)


def refusal_that_names_a_card(patch: pytest.MonkeyPatch) -> None:
    honest = Teller.reason

    def leaky(self: Teller, refusal: Any) -> Any:
        reason = honest(self, refusal)
        pile = self.record.match.state.zones[DRAW]
        reason.text = Text(*[" ".join(names(self, pile[:2]))] * 2)
        return reason

    patch.setattr(Teller, "reason", leaky)


def answer_of_the_other(patch: pytest.MonkeyPatch) -> None:
    """What the rival chose, before it is played out: the whole row in the next message."""
    in_view(patch, lambda teller: names(teller, teller.record.match.state.zones[1 - max(teller.viewer, 0)][:1]))


def wrong_viewer_after_a_drop(patch: pytest.MonkeyPatch) -> None:
    honest = Session.welcome

    def leaky(self: Session, table: Table, viewer: int, since: int | None) -> Any:
        return honest(self, table, 0, since)

    patch.setattr(Session, "welcome", leaky)


def tokens_in_the_table(patch: pytest.MonkeyPatch) -> None:
    kept: list[str] = []
    find = Table.seat_of

    def seat_of(self: Table, token: str | None) -> Any:
        kept.append(token or "")
        return find(self, token)

    patch.setattr(Table, "seat_of", seat_of)
    in_view(patch, lambda teller: kept[-3:])


def replay_of_the_other_seat(patch: pytest.MonkeyPatch) -> None:
    def leaky(self: Afterwards, asked: Any, table: Table) -> None:
        assert table.record is not None
        self.desk.session.reply(asked.request, ReplayJob(table, table.record, asked.body))

    patch.setattr(Afterwards, "replay", leaky)


LEAKS: dict[str, Callable[[pytest.MonkeyPatch], None]] = {
    leak.__name__: leak
    for leak in (
        deck_order, next_card, rivals_hand, number_of_a_hidden_card, dice_key, initial_state, undo_data,
        private_event_to_all, question_to_all, refusal_that_names_a_card, answer_of_the_other,
        wrong_viewer_after_a_drop, tokens_in_the_table, replay_of_the_other_seat,
    )
}  # fmt: skip


def plant(name: str, patch: pytest.MonkeyPatch) -> None:
    """Make the server leak until the patch is undone."""
    LEAKS[name](patch)
