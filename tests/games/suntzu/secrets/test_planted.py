"""Defects planted in the rules of Sun Tzu are caught by the suite that every game passes."""

import pytest

from tests.conformance import going, secrets
from tests.conformance.catching import caught
from tianxia.games import game
from tianxia.games.suntzu import game as suntzu_game
from tianxia.games.suntzu.rules import armies, windows

SUNTZU = game("suntzu")


def test_asking_only_who_holds_a_fitting_general_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    def opens(s, seat, clash):
        return any(True for _ in windows.general_options(s, seat, windows.C, clash))

    monkeypatch.setattr("tianxia.games.suntzu.rules.battle.opens_in_battle", opens)
    monkeypatch.setattr(windows, "opens_in_battle", opens)
    caught(secrets.the_mark_oracle, "mark-oracle", SUNTZU)


def test_with_a_laid_card_in_view_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    view = suntzu_game.view
    monkeypatch.setattr(
        suntzu_game, "view", lambda s, viewer: {**view(s, viewer), "x": [s.faces[card] for card in s.zones[14]]}
    )
    caught(secrets.twins_cannot_be_told_from_the_truth, "twin-view", SUNTZU)


def test_losing_an_army_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    sends = armies.send_armies

    def losing(s, seat, places, to):
        sends(s, seat, places, to)
        s.stock[seat][to] -= 1

    monkeypatch.setattr("tianxia.games.suntzu.rules.battle.send_armies", losing)
    caught(going.random_games_keep_the_invariants, "invariants", SUNTZU)
