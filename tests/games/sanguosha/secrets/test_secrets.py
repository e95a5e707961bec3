"""The leak table of Sanguosha: in random games each viewer is told what the table allows, no more and no less."""

from collections.abc import Iterator
from typing import Any

import pytest

from tests.conformance.plans import NIGHTLY, Plan
from tests.conformance.walk import Walk
from tests.games.sanguosha.rules.heroes.tables import table
from tests.games.sanguosha.secrets.canary import keepers
from tests.games.sanguosha.secrets.tracker import SanguoshaTracker
from tests.marks import rule
from tests.visibility.tracker import Leak, Tracker, follow, table_of, watched
from tianxia.core.events import Facts
from tianxia.games import game
from tianxia.games.sanguosha.rules import moves
from tianxia.games.sanguosha.rules.table import Table
from tianxia.games.sanguosha.rules.zones import DECK, ROLE, zone_of

SANGUOSHA = game("sanguosha")
TABLE = table_of("sanguosha")
GAMES = 60 if NIGHTLY else 3
KEEPERS = {"heroes": "list", "hero": ",".join(keepers())}
TABLES = [(2, {}), (5, {"deck": "extra"}), (5, KEEPERS), (8, {"deck": "extra", "spies": "two"})]


@pytest.fixture
def followed() -> Iterator[list[Tracker]]:
    with watched(Table) as trackers:
        yield trackers


def open_part(view: Facts) -> list[Any]:
    """What everybody sees the same (SG-H04)."""
    named = TABLE["open"]
    seats = [[seat[name] for name in named["seat"]] for seat in view["seats"]]
    return [[view[name] for name in named["names"]], view["deck"]["count"], seats]


def walk_through(trackers: list[Tracker], seats: int, options: dict[str, str], seed: int) -> set[str]:
    """One game, looked at by everybody at many questions; the kinds of events that were met."""
    walk = Walk(Plan(SANGUOSHA, seats, SANGUOSHA.settle_options(options), frozenset()), seed)
    tracker = SanguoshaTracker(walk.match.state)
    follow(walk.match, tracker, trackers)
    met: set[str] = set()
    for match in walk.questions():
        views = [match.view(viewer) for viewer in tracker.viewers]
        for viewer, view in zip(tracker.viewers, views, strict=True):
            tracker.check_view(viewer, view)
        assert all(open_part(view) == open_part(views[0]) for view in views)
    met |= {event.kind for event in walk.match.events}
    for viewer in tracker.viewers:
        tracker.check_view(viewer, walk.match.view(viewer))
    trackers.clear()
    return met


@pytest.mark.parametrize(("seats", "options"), TABLES, ids=repr)
def test_everybody_is_told_what_the_table_allows_and_nothing_else(
    followed: list[Tracker], seats: int, options: dict[str, str]
) -> None:
    met: set[str] = set()
    for seed in range(GAMES):
        met |= walk_through(followed, seats, options, seed)
    assert {"use", "play", "moved", "death", "role", "show", "judge"} <= met


def test_the_table_names_every_zone() -> None:
    assert set(TABLE["zones"]) == {name.partition("/")[0] for name in Table.zone_names}


# ---- line by line


@rule("SG-H01")
def test_a_role_is_known_to_its_owner_and_the_rulers_to_all() -> None:
    game = table("cao-cao", "zhang-fei", "guan-yu", "sun-quan", "lu-bu")
    for viewer in (1, 2, -1):
        shown = [seat["role"] is not None for seat in game.match.view(viewer)["seats"]]
        assert shown == [seat in (0, viewer) for seat in range(5)]


@rule("SG-H03")
def test_the_heroes_that_were_not_chosen_are_not_told() -> None:
    match = Plan(SANGUOSHA, 5, SANGUOSHA.settle_options({}), frozenset()).start(3)
    state = match.state
    assert isinstance(state, Table)
    ruler = state.ruler
    for viewer in (*[seat for seat in range(5) if seat != ruler], -1):
        assert match.view(viewer)["seats"][ruler]["offered"] == {"known": [], "hidden": 5}


@rule("SG-H07")
def test_a_request_looks_the_same_with_and_without_the_card() -> None:
    """Dodge in hand or not, the others are told and shown the same until it is used."""
    seen = []
    for held in ("dodge", "peach"):
        game = table("zhang-fei", "guan-yu", hands={"zhang-fei": ["sha"], "guan-yu": [held]})
        game.zhang_fei.uses("sha", on="guan-yu")
        seen.append([game.match.view(viewer) for viewer in (0, -1)] + [game.match.told(0), game.match.told(-1)])
    assert seen[0] == seen[1]


@rule("SG-H08")
def test_of_a_card_that_is_taken_from_a_hand_the_others_see_only_that_one_went() -> None:
    game = table("zhang-fei", "guan-yu", "cao-cao", hands={"zhang-fei": ["snatch"], "guan-yu": ["peach"]})
    game.zhang_fei.uses("snatch", on="guan-yu")
    game.nobody_negates()
    assert game.zhang_fei.hand == ["peach"]
    moved = [told for told in game.match.told(2) if told["kind"] == "moved" and told["why"] == "take"]
    assert [(told["count"], "cards" in told) for told in moved] == [(1, False)]
    assert game.match.view(2)["seats"][0]["hand"] == {"known": [], "hidden": 1}
    assert game.match.view(1)["seats"][0]["hand"]["hidden"] == 0


# ---- the table finds what is planted


def found(followed: list[Tracker], games: int = 4) -> bool:
    for seed in range(games):
        try:
            walk_through(followed, 5, {"deck": "extra"}, seed)
        except Leak:
            return True
    return False


def test_a_drawn_card_shown_to_all_is_found(followed, monkeypatch: pytest.MonkeyPatch) -> None:
    move = Table.move

    def open_handed(self, card, to, shown_to=0, at_bottom=False):
        move(self, card, to, self.everyone() if self.where[card] == DECK else shown_to, at_bottom)

    monkeypatch.setattr(Table, "move", open_handed)
    assert found(followed)


def test_a_role_in_the_view_is_found(followed, monkeypatch: pytest.MonkeyPatch) -> None:
    honest = SANGUOSHA.view

    def leaky(self, s, viewer):
        seen = honest(s, viewer)
        for seat, each in enumerate(seen["seats"]):
            each["role"] = s.face_name(s.faces[s.zones[zone_of(seat, ROLE)][0]])
        return seen

    monkeypatch.setattr(type(SANGUOSHA), "view", leaky)
    assert found(followed, 1)


def test_a_hidden_gift_that_is_told_is_found(followed, monkeypatch: pytest.MonkeyPatch) -> None:
    honest = moves.tell_moved

    def leaky(s, moved):
        honest(s, moved)
        s.emit("gift", {"cards": [{"face": s.face_name(s.faces[shift.card])} for shift in moved.shifts]})

    monkeypatch.setattr(moves, "tell_moved", leaky)
    assert found(followed)


def test_a_hand_that_is_not_mixed_is_found(followed, monkeypatch: pytest.MonkeyPatch) -> None:
    honest = Table.conceal

    def careless(self, group, watching):
        known = [self.seen[card] for card in group]
        numbers = honest(self, group, watching)
        for card, seen in zip(group, known, strict=True):
            self.seen[numbers[card]] = seen
        return numbers

    monkeypatch.setattr(Table, "conceal", careless)
    assert found(followed, 8)
