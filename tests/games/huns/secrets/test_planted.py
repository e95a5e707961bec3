"""Defects planted in the rules of Huns are caught by the suite that every game passes."""

import pytest

from tests.conformance import going, secrets
from tests.conformance.catching import caught
from tianxia.games import game
from tianxia.games.huns import game as huns_game
from tianxia.games.huns.data import BOX
from tianxia.games.huns.rules import wagons
from tianxia.games.huns.rules.state import DRAWN, SENT, WAGON_DECK, Camps

HUNS = game("huns")


def test_offering_the_deck_only_where_its_top_is_good_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    sources = wagons.sources

    def knowing(s, seat):
        found = sources(s, seat)
        deck = s.zones[WAGON_DECK]
        return found if not deck or s.faces[deck[-1]] % 2 else [move for move in found if move[0] != "deck"]

    monkeypatch.setattr(wagons, "sources", knowing)
    caught(secrets.the_mark_oracle, "mark-oracle", HUNS)


@pytest.mark.parametrize("lot", [DRAWN, SENT])
def test_a_hidden_lot_in_view_is_caught(lot: int, monkeypatch: pytest.MonkeyPatch) -> None:
    view = huns_game.view

    def telling(s, viewer):
        return {**view(s, viewer), "x": [s.faces[card] for seat in range(s.seats) for card in s.zones[lot + seat]]}

    monkeypatch.setattr(huns_game, "view", telling)
    caught(secrets.twins_cannot_be_told_from_the_truth, "twin-view", HUNS)


def test_losing_a_valuable_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    send = Camps.send

    def losing(self, colour, count, came, to):
        send(self, colour, count, came, to)
        if to != BOX and count > 1:
            self.stock[colour][to] -= 1

    monkeypatch.setattr(Camps, "send", losing)
    caught(going.random_games_keep_the_invariants, "invariants", HUNS)
