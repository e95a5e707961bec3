"""The leak table of The Great Wall: in random games each viewer is told what the table allows, no more and no less."""

from collections.abc import Callable, Iterator
from typing import Any

import pytest

from tests.conformance.plans import NIGHTLY, Plan
from tests.conformance.walk import Walk
from tests.games.greatwall.rules.realm import activation, own_turn
from tests.games.greatwall.secrets.tracker import WallTracker
from tests.marks import rule
from tests.visibility.tracker import Leak, Tracker, follow, table_of, watched
from tianxia.core.events import Facts
from tianxia.games import game
from tianxia.games.greatwall import game as wall_game
from tianxia.games.greatwall.rules.state import HORDE_DECK, TACTICS, Realm
from tianxia.scenario import Scenario, scenario

WALL = game("greatwall")
TABLE = table_of("greatwall")
GAMES = 40 if NIGHTLY else 1
EVERY = 1 if NIGHTLY else 5  # every fifth view is looked at; events all
MET = {"generals", "revealed", "turn", "horde"}  # in every game


@pytest.fixture
def followed() -> Iterator[list[Tracker]]:
    with watched(Realm) as trackers:
        yield trackers


def open_part(view: Facts) -> list[Any]:
    """What everybody sees the same."""
    seats = [[seat[name] for name in TABLE["open"]["seat"]] for seat in view["seats"]]
    counts = [[len(seat[lot]["known"]) + seat[lot]["hidden"] for lot in ("tactics", "dealt")] for seat in view["seats"]]
    return [[view[name] for name in TABLE["open"]["names"]], seats, counts]


def walk_through(trackers: list[Tracker], seats: int, seed: int) -> set[str]:
    """One game, looked at by everybody after many answers; the kinds of events that were met."""
    walk = Walk(Plan(WALL, seats, WALL.settle_options({}, seats), frozenset()), seed)
    tracker = WallTracker(walk.match.state)
    follow(walk.match, tracker, trackers)
    for n, match in enumerate(walk.questions()):
        if n % EVERY == 0:
            look(tracker, match)
    trackers.clear()
    return {event.kind for event in walk.match.events}


def look(tracker: Tracker, match: Any) -> None:
    """Every view against the table, and the open part of all of them."""
    views = [match.view(viewer) for viewer in tracker.viewers]
    for viewer, view in zip(tracker.viewers, views, strict=True):
        tracker.check_view(viewer, view)
    assert all(open_part(view) == open_part(views[0]) for view in views)


def test_everybody_is_told_what_the_table_allows_and_nothing_else(followed: list[Tracker]) -> None:
    met: set[str] = set()
    for seats in (2, 3, 4):
        for seed in range(GAMES):
            met |= walk_through(followed, seats, seed)
    assert met >= MET


def followed_kinds(table: Scenario, trackers: list[Tracker], *steps: tuple[str, dict[str, list[str]]]) -> set[str]:
    """Snake takes these steps, looked at by everybody; the kinds of events that were met."""
    tracker = WallTracker(table.match.state)
    follow(table.match, tracker, trackers)
    for option, picks in steps:
        table.does("snake", option, **picks)
        look(tracker, table.match)
    return {event.kind for event in table.match.events}


def test_everybody_is_told_of_an_advisor_that_is_hired(followed: list[Tracker]) -> None:
    table = activation(
        locations={"imperial-embassy": {"snake": 2}}, resources={"snake": {"gold": 5}},
        offer=["spy", "scout", "monk", "abbot"], advisor_deck=["censor", "forester", "*"],
    )  # fmt: skip
    assert "hire-advisor" in followed_kinds(table, followed, ("advisor", {"card": ["spy"]}))


def test_everybody_is_told_of_a_tactic_that_is_played(followed: list[Tracker]) -> None:
    steps = [("tactic", {"card": ["supply-train"]}), ("take", {"resources": ["gold", "chi"]})]
    assert "tactic" in followed_kinds(own_turn(tactics=["supply-train"]), followed, *steps)


def test_the_table_names_every_zone() -> None:
    assert set(TABLE["zones"]) == {name.partition("/")[0] for name in Realm.zone_names}


# ---- planted leaks


def hands(s: Realm) -> list[int]:
    """The Tactics of all players."""
    return [card for seat in range(s.seats) for card in s.zones[TACTICS + seat]]


def top(s: Realm) -> list[int]:
    """The next Horde card."""
    return s.zones[HORDE_DECK][-1:]


@pytest.mark.parametrize("cards", [hands, top])
def test_a_hidden_card_in_a_view_is_found(
    cards: Callable[[Realm], list[int]], followed: list[Tracker], monkeypatch: pytest.MonkeyPatch
) -> None:
    view = wall_game.view

    def leaky(s: Realm, viewer: int) -> Facts:
        return {**view(s, viewer), "x": [s.card(card).id for card in cards(s)]}

    monkeypatch.setattr(wall_game, "view", leaky)
    table = scenario("greatwall", tactics={"snake": ["volley"]})
    tracker = WallTracker(table.match.state)
    with pytest.raises(Leak):
        tracker.check_view(1, table.match.view(1))


# ---- line by line


@rule("GW-302")
def test_resources_are_behind_the_screen_of_their_owner() -> None:
    table = scenario("greatwall", resources={"snake": {"gold": 3}, "dragon": {"chi": 2}})
    assert table.fact("view.snake.seats.0.resources")["gold"] == 3
    for viewer in ("dragon", "turtle", "spectator"):
        assert table.fact(f"view.{viewer}.seats.0.resources") is None


@rule("GW-1019")
def test_allies_have_no_secrets() -> None:
    table = scenario("greatwall", options={"mode": "coop"}, resources={"snake": {"gold": 3}}, tactics={"snake": 1})
    for viewer in ("dragon", "turtle"):
        assert table.fact(f"view.{viewer}.seats.0.resources")["gold"] == 3
        assert len(table.fact(f"view.{viewer}.seats.0.tactics.known")) == 1


@rule("GW-501")
def test_a_command_card_is_told_to_nobody_before_all_have_chosen() -> None:
    table = scenario("greatwall")
    table.snake.does("command", card=["despotism"])
    for viewer in ("dragon", "turtle", "spectator"):
        told = table.fact(f"told.{viewer}")
        assert not [event for event in told if event["kind"] in ("move", "revealed")]
    assert table.fact("view.dragon.seats.0.chosen")["known"] == []


@rule("GW-322")
def test_the_tactics_of_others_differ_in_worlds_that_look_the_same() -> None:
    table = scenario("greatwall", tactics={"snake": ["volley", "charge"]})
    worlds = [WALL.picture(table.match.twin(1, key).state)["tactics"]["snake"] for key in range(30)]
    assert len({tuple(hand) for hand in worlds}) > 10
    own = [WALL.picture(table.match.twin(0, key).state)["tactics"]["snake"] for key in range(10)]
    assert {tuple(hand) for hand in own} == {tuple(own[0])}


@rule("GW-213")
def test_the_back_of_the_top_horde_card_is_the_same_in_every_world() -> None:
    table = scenario("greatwall", horde_deck=["raiders-right"])
    worlds = [WALL.picture(table.match.twin(2, key).state)["horde_deck"][0] for key in range(40)]
    assert len(set(worlds)) > 4
    assert {top.rpartition("-")[2] for top in worlds} == {"right"}
