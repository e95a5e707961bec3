"""Defects planted in the rules of Chu Han are caught by the suite that every game passes."""

import pytest

from tests.conformance import going, secrets
from tests.conformance.catching import caught
from tianxia.games import game
from tianxia.games.chuhan import game as chuhan_game
from tianxia.games.chuhan.rules import decrees, using

CHUHAN = game("chuhan")


def test_asking_only_who_holds_lyu_zhi_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(using, "may_be_cancelled", lambda s, seat, canceller: s.find(seat, canceller) >= 0)
    caught(secrets.the_mark_oracle, "mark-oracle", CHUHAN)


def test_naming_drawn_cards_aloud_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    take = decrees.take_decree

    def aloud(s, seat):
        s.emit("aloud", {"top": s.names(s.zones[2][-2:])})
        yield from take(s, seat)

    monkeypatch.setattr("tianxia.games.chuhan.rules.trick.take_decree", aloud)
    caught(secrets.events_are_the_same_in_a_twin, "twin-events", CHUHAN)


def test_with_the_rival_hand_in_view_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    view = chuhan_game.view
    monkeypatch.setattr(chuhan_game, "view", lambda s, viewer: {**view(s, viewer), "x": s.faces[s.zones[1][0]]})
    caught(secrets.twins_cannot_be_told_from_the_truth, "twin-view", CHUHAN)


def test_losing_a_card_at_the_banquet_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    def losing(s, seat, reply):
        decrees.swap(s, seat, reply)
        s.zones[seat].remove(reply.one("take"))

    monkeypatch.setattr(decrees.INSTEAD_OPTIONS["swap"], "run", losing)
    caught(going.random_games_keep_the_invariants, "invariants", CHUHAN)
