"""Leaks to be planted in the running server, so that the search for leaks is itself tested (H3)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from tests.visibility.searched import searched
from tianxia.core.events import Event, Seat
from tianxia.core.state import State
from tianxia.server import wire
from tianxia.server.books.telling import Herald
from tianxia.server.session.afterwards import Afterwards, ReplayJob
from tianxia.server.session.core import Session
from tianxia.server.session.hints import Hints
from tianxia.server.session.playing import Playing
from tianxia.server.session.table import HostedTable
from tianxia.server.wire import Text

Patch = pytest.MonkeyPatch


def state_of(teller: Herald) -> State:
    return teller.record.match.state


def names(teller: Herald, cards: list[int]) -> list[str]:
    state = state_of(teller)
    return [state.face_name(state.faces[card]) for card in cards]


def deck(teller: Herald) -> list[int]:
    state = state_of(teller)
    return state.zones[state.zone_names.index(searched(teller.game).deck)]


def hand(teller: Herald, seat: Seat, found: State | None = None) -> list[int]:
    state = found or state_of(teller)
    return state.zones[state.zone_names.index(f"{searched(teller.game).hand}/{seat}")]


def other(teller: Herald) -> Seat:
    """A seat that is not the viewer's."""
    return (max(teller.viewer, 0) + 1) % state_of(teller).seats


def in_view(patch: Patch, secret: Callable[[Herald], Any]) -> None:
    """Something more in every view."""
    honest = Herald.view

    def leaky(self: Herald) -> dict:
        return {**honest(self), "extra": secret(self)}

    patch.setattr(Herald, "view", leaky)


# ---- in every game


def deck_order(patch: Patch) -> None:
    in_view(patch, lambda teller: names(teller, deck(teller)))


def next_card(patch: Patch) -> None:
    in_view(patch, lambda teller: names(teller, deck(teller)[-1:]))


def rivals_hand(patch: Patch) -> None:
    in_view(patch, lambda teller: names(teller, hand(teller, other(teller))))


def number_of_a_hidden_card(patch: Patch) -> None:
    in_view(patch, lambda teller: [f"card/{card}" for card in hand(teller, other(teller))])


def dice_key(patch: Patch) -> None:
    in_view(patch, lambda teller: str(state_of(teller).dice.key))


def initial_state(patch: Patch) -> None:
    in_view(patch, lambda teller: teller.record.journal.header)


def undo_data(patch: Patch) -> None:
    def mark(teller: Herald) -> object:
        found = teller.record.match.mark
        return None if found is None else names(teller, hand(teller, 0, found) + hand(teller, 1, found))

    in_view(patch, mark)


def private_event_to_all(patch: Patch) -> None:
    def leaky(self: Event, viewer: int) -> dict:
        told = {"kind": self.kind, **self.public}
        for extra in self.private.values():
            told.update(extra)
        return told

    patch.setattr(Event, "seen_by", leaky)


def question_to_all(patch: Patch) -> None:
    def leaky(self: Playing, table: HostedTable, viewer: int) -> Any:
        if table.record is None or table.status != "playing":
            return None
        return table.herald(table.record.waits()[0]).question()

    patch.setattr(Playing, "question", leaky)


def refusal_that_names_a_card(patch: Patch) -> None:
    honest = Herald.reason

    def leaky(self: Herald, refusal: Any) -> Any:
        reason = honest(self, refusal)
        reason.text = Text(*[" ".join(names(self, deck(self)[:2]))] * 2)
        return reason

    patch.setattr(Herald, "reason", leaky)


def answer_of_the_other(patch: Patch) -> None:
    """What the rival chose, before it is played out: the whole row in the next message."""
    in_view(patch, lambda teller: names(teller, hand(teller, other(teller))[:1]))


def wrong_viewer_after_a_drop(patch: Patch) -> None:
    honest = Session.welcome

    def leaky(self: Session, table: HostedTable, viewer: int, since: int | None) -> Any:
        return honest(self, table, 0, since)

    patch.setattr(Session, "welcome", leaky)


def tokens_in_the_table(patch: Patch) -> None:
    kept: list[str] = []
    find = HostedTable.seat_of

    def seat_of(self: HostedTable, token: str | None) -> Any:
        kept.append(token or "")
        return find(self, token)

    patch.setattr(HostedTable, "seat_of", seat_of)
    in_view(patch, lambda teller: kept[-3:])


def replay_of_the_other_seat(patch: Patch) -> None:
    def leaky(self: Afterwards, asked: Any, table: HostedTable) -> None:
        assert table.record is not None
        self.desk.session.reply(asked.request, ReplayJob(table, table.record, asked.body))

    patch.setattr(Afterwards, "replay", leaky)


# ---- with many seats


def told_of(table: HostedTable) -> str:
    """The next card of the deck."""
    teller = table.herald(-1)
    return " ".join(names(teller, deck(teller)[-1:]))


def line_of_the_log(patch: Patch) -> None:
    honest = Herald.line

    def leaky(self: Herald, told: Any) -> Text | None:
        text = honest(self, told)
        return text and Text(text.en, f"{text.pl} {' '.join(names(self, deck(self)[-1:]))}")

    patch.setattr(Herald, "line", leaky)


def old_page_of_the_other(patch: Patch) -> None:
    def leaky(self: Playing, table: HostedTable, who: Any, id: str, wanted: int, before: int) -> None:
        start = table.first_told(wanted)
        told = table.herald((who.viewer + 1) % len(table.chairs)).events(start, before)
        self.session.send(who.conn, wire.History(id, start, told))

    patch.setattr(Playing, "_page", leaky)


def hint_that_knows_too_much(patch: Patch) -> None:
    honest = Hints._words

    def leaky(self: Hints, table: HostedTable, thought: Any, level: str) -> Text:
        text = honest(self, table, thought, level)
        return Text(f"{text.en} {told_of(table)}", text.pl)

    patch.setattr(Hints, "_words", leaky)


def name_of_the_table(patch: Patch) -> None:
    honest = HostedTable.info

    def leaky(self: HostedTable) -> wire.TableInfo:
        info = honest(self)
        return info if self.record is None else msgspec.structs.replace(info, name=told_of(self))

    patch.setattr(HostedTable, "info", leaky)


Plant = Callable[[Patch], None]
EVERYWHERE: tuple[Plant, ...] = (
    deck_order, next_card, rivals_hand, number_of_a_hidden_card, dice_key, initial_state, undo_data,
    private_event_to_all, question_to_all, refusal_that_names_a_card, answer_of_the_other,
    wrong_viewer_after_a_drop, tokens_in_the_table, replay_of_the_other_seat,
)  # fmt: skip
WITH_MANY_SEATS: tuple[Plant, ...] = (
    line_of_the_log, old_page_of_the_other, hint_that_knows_too_much, name_of_the_table,
)  # fmt: skip


def leaks_of(game: str) -> dict[str, Plant]:
    """The leaks that are planted in a game, by name."""
    return {leak.__name__: leak for leak in (*EVERYWHERE, *searched(game).leaks)}


def plant(name: str, game: str, patch: Patch) -> None:
    """Make the server leak until the patch is undone."""
    leaks_of(game)[name](patch)
