"""The leak table of Chu Han: in random games each viewer is told what the table allows, no more and no less."""

from collections.abc import Iterator

import pytest

from tests.conformance.plans import NIGHTLY, Plan
from tests.conformance.walk import Walk
from tests.visibility.tracker import TABLE, VIEWERS, Leak, Tracker, follow
from tianxia.core.state import State
from tianxia.games import game
from tianxia.games.chuhan import abilities, decrees
from tianxia.games.chuhan.state import Battle

CHUHAN = game("chuhan")
GAMES = 400 if NIGHTLY else 12
OPTIONS = [{"events": "off"}, {"events": "on"}, {"campaign": "house-contention"}]


@pytest.fixture
def followed(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[Tracker]]:
    """The trackers whose states are watched: every way in which a card comes into a zone is seen."""
    trackers: list[Tracker] = []
    move, deal, shuffle = Battle.move, Battle.deal, Battle.shuffle

    def of(state: State) -> list[Tracker]:
        return [tracker for tracker in trackers if tracker.state is state]

    def watched_move(self, card, to, shown_to=0, at_bottom=False):
        for tracker in of(self):
            tracker.arrive(card, to)
        move(self, card, to, shown_to, at_bottom)

    def watched_deal(self, zone, to, count):
        for tracker in of(self):
            for card in self.zones[zone][-count:]:
                tracker.arrive(card, to)
        deal(self, zone, to, count)

    def watched_shuffle(self, zone):
        for tracker in of(self):
            tracker.forget(self.zones[zone][:])
        shuffle(self, zone)
        for tracker in of(self):
            for card in self.zones[zone]:
                tracker.arrive(card, zone)

    monkeypatch.setattr(Battle, "move", watched_move)
    monkeypatch.setattr(Battle, "deal", watched_deal)
    monkeypatch.setattr(Battle, "shuffle", watched_shuffle)
    yield trackers
    trackers.clear()


def walk_through(trackers: list[Tracker], options: dict[str, str], seed: int) -> set[str]:
    """One game, looked at by everybody after every answer; the kinds of events that were met."""
    walk = Walk(Plan(CHUHAN, 2, CHUHAN.settle_options(options), frozenset()), seed)
    tracker = follow(walk.match)
    trackers.append(tracker)
    for match in walk.questions():
        for viewer in VIEWERS:
            tracker.check_view(viewer, match.view(viewer))
    for viewer in VIEWERS:
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
