"""Defects planted in the rules of Sun Tzu are caught by the suite that every game passes."""

import pytest

from tests.conformance import going, secrets
from tests.conformance.catching import caught
from tianxia.games import game
from tianxia.games.suntzu import game as suntzu_game
from tianxia.games.suntzu.rules import armies, generals

SUNTZU = game("suntzu")


def test_asking_only_who_holds_a_fitting_general_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    def opens(s, seat, clash):
        held = [general for general, _ in generals.held_generals(s, seat)]
        return any(generals.general_option(s, seat, general, clash) is not None for general in held)

    monkeypatch.setattr("tianxia.games.suntzu.rules.battle.opens_in_battle", opens)
    caught(secrets.the_mark_oracle, "mark-oracle", SUNTZU)


def test_with_a_laid_card_in_view_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    view = suntzu_game.view
    monkeypatch.setattr(
        suntzu_game, "view", lambda s, viewer: {**view(s, viewer), "x": [s.faces[card] for card in s.zones[14]]}
    )
    caught(secrets.twins_cannot_be_told_from_the_truth, "twin-view", SUNTZU)


def test_losing_an_army_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    take = armies.take_from

    def losing(s, seat, places):
        take(s, seat, places)
        s.pool[seat] = max(0, s.pool[seat] - 1)

    monkeypatch.setattr("tianxia.games.suntzu.rules.battle.take_from", losing)
    caught(going.random_games_keep_the_invariants, "invariants", SUNTZU)
