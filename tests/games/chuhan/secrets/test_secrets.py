"""The leak table of Chu Han: in random games each viewer is told what the table allows, no more and no less."""

from collections.abc import Iterator

import pytest

from tests.conformance.plans import NIGHTLY, Plan
from tests.conformance.walk import Walk
from tests.games.chuhan.secrets.tracker import ChuHanTracker
from tests.visibility.tracker import TWO, Leak, Tracker, follow, table_of, watched
from tianxia.games import game
from tianxia.games.chuhan.rules import abilities, decrees
from tianxia.games.chuhan.rules.state import Battle

CHUHAN = game("chuhan")
TABLE = table_of("chuhan")
GAMES = 400 if NIGHTLY else 12
OPTIONS = [{"events": "off"}, {"events": "on"}, {"campaign": "house-contention"}]


@pytest.fixture
def followed() -> Iterator[list[Tracker]]:
    with watched(Battle) as trackers:
        yield trackers


def walk_through(trackers: list[Tracker], options: dict[str, str], seed: int) -> set[str]:
    """One game, looked at by everybody after every answer; the kinds of events that were met."""
    walk = Walk(Plan(CHUHAN, 2, CHUHAN.settle_options(options), frozenset()), seed)
    tracker = ChuHanTracker(walk.match.state)
    follow(walk.match, tracker, trackers)
    for match in walk.questions():
        for viewer in TWO:
            tracker.check_view(viewer, match.view(viewer))
    for viewer in TWO:
        tracker.check_told(viewer, walk.match.view(viewer), "the last view")
    return {event.kind for event in walk.match.events}


@pytest.mark.parametrize("options", OPTIONS, ids=repr)
def test_everybody_is_told_what_the_table_allows_and_nothing_else(
    followed: list[Tracker], options: dict[str, str]
) -> None:
    met: set[str] = set()
    for seed in range(GAMES):
        met |= walk_through(followed, options, seed)
        followed.clear()
    assert {"look", "bare", "out", "shuffle", "decree", "cancelled", "take"} <= met
    if options == {"events": "on"}:
        assert {"give", "swap", "place"} <= met


def test_the_table_names_every_zone_and_every_moment() -> None:
    zones = {name.partition("/")[0] for name in Battle.zone_names}
    assert set(TABLE["zones"]) == zones
    assert set(TABLE["moments"]) == {"look", "bare", "out", "shuffle"}


# ---- the table finds what is planted


def found(followed: list[Tracker], options: dict[str, str], games: int = 20) -> bool:
    for seed in range(games):
        try:
            walk_through(followed, options, seed)
        except Leak:
            return True
        followed.clear()
    return False


def test_a_look_that_shows_the_rival_too_is_found(followed, monkeypatch: pytest.MonkeyPatch) -> None:
    show = Battle.show
    monkeypatch.setattr(Battle, "show", lambda self, card, to: show(self, card, 3))
    assert found(followed, {"events": "off"})


def test_a_bared_hand_that_bares_the_other_one_is_found(followed, monkeypatch: pytest.MonkeyPatch) -> None:
    bare = abilities.bare_hand

    def both(s, seat):
        bare(s, seat)
        bare(s, 1 - seat)

    monkeypatch.setattr(abilities, "bare_hand", both)
    assert found(followed, {"events": "off"})


def test_a_gift_named_aloud_is_found(followed, monkeypatch: pytest.MonkeyPatch) -> None:
    emit = Battle.emit

    def aloud(self, kind, public, private=None):
        told = {**public, **next(iter((private or {}).values()), {})} if kind == "decree" else public
        emit(self, kind, told, private)

    monkeypatch.setattr(decrees.Battle, "emit", aloud)
    assert found(followed, {"events": "on"})


def test_a_hand_that_forgets_what_it_may_show_is_found(followed, monkeypatch: pytest.MonkeyPatch) -> None:
    take = Battle.take

    def forgetful(self, seat, card, shown_to=0):
        take(self, seat, card, shown_to)
        self.seen[card] = self.open_to[seat]

    monkeypatch.setattr(Battle, "take", forgetful)
    assert found(followed, {"events": "off"})


def test_the_next_event_in_a_view_is_found(followed, monkeypatch: pytest.MonkeyPatch) -> None:
    view = CHUHAN.view
    monkeypatch.setattr(
        type(CHUHAN),
        "view",
        lambda self, s, viewer: {**view(s, viewer), "next": s.face_name(s.faces[s.zones[7][-1]]) if s.zones[7] else ""},
    )
    assert found(followed, {"events": "on"})
