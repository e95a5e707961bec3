"""The leak table of Huns: in random games each viewer is told what the table allows, no more and no less."""

from collections.abc import Iterator
from typing import Any

import pytest

from tests.conformance.plans import NIGHTLY, Plan
from tests.conformance.walk import Walk
from tests.games.huns.rules.starts import camp, card, loaded, loot, with_die
from tests.games.huns.secrets.tracker import HunsTracker
from tests.marks import rule
from tests.visibility.tracker import Leak, Tracker, follow, table_of, watched
from tianxia.core.events import SPECTATOR, Facts
from tianxia.games import game
from tianxia.games.huns.rules import wagons
from tianxia.games.huns.rules.state import DECK, DRAWN, SENT, WAGON_DECK, Camps
from tianxia.scenario import scenario

HUNS = game("huns")
TABLE = table_of("huns")
GAMES = 200 if NIGHTLY else 2
EVERY = 1 if NIGHTLY else 3  # every third view is looked at; events all
MET = {"deal", "curse", "accept", "flee", "redraw", "dispatch", "new-wagon", "reveal", "score", "end"}


@pytest.fixture
def followed() -> Iterator[list[Tracker]]:
    with watched(Camps) as trackers:
        yield trackers


def open_part(view: Facts) -> list[Any]:
    """What everybody sees the same."""
    seats = [[seat[name] for name in TABLE["open"]["seat"]] for seat in view["seats"]]
    counts = [[len(seat[lot]["known"]) + seat[lot]["hidden"] for lot in ("sent", "drawn")] for seat in view["seats"]]
    return [[view[name] for name in TABLE["open"]["names"]], seats, counts]


def walk_through(trackers: list[Tracker], seats: int, seed: int) -> set[str]:
    """One game, looked at by everybody after many answers; the kinds of events that were met."""
    walk = Walk(Plan(HUNS, seats, HUNS.settle_options({}), frozenset()), seed)
    tracker = HunsTracker(walk.match.state)
    follow(walk.match, tracker, trackers)
    for n, match in enumerate(walk.questions()):
        if n % EVERY == 0:
            look(tracker, match)
    look(tracker, walk.match)
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
    for seats in HUNS.seat_counts:
        for seed in range(GAMES):
            met |= walk_through(followed, seats, seed)
    assert met >= MET


def test_the_table_names_every_zone() -> None:
    zones = {name.partition("/")[0] for name in Camps.zone_names}
    assert set(TABLE["zones"]) == zones
    assert set(TABLE["alone"]) <= zones


# ---- line by line


def drawn_by_player_1(*deck: str, **own: Any) -> Any:
    """Player 1 draws two Mercenaries with the green die."""
    table = with_die("green", 2, camp("wagon-purple-1", **own), decks={"mercenary": list(deck)})
    table.player_1.does("draw")
    return table


def seen_by_others(table: Any) -> list[Any]:
    """All that the others and the onlookers see and were told."""
    return [thing for viewer in (1, 2, -1) for thing in (table.match.view_bytes(viewer), table.match.told(viewer))]


@rule("HU-314")
def test_what_was_drawn_and_put_back_looks_the_same_to_all_others() -> None:
    """Whichever other card was drawn with Zerco, and in which order."""
    seen = []
    for deck in (("zerco-the-jester", "kreka-the-queen"), ("edeco-the-bodyguard", "zerco-the-jester")):
        table = drawn_by_player_1(*deck, "ildico-the-poisoner")
        before = [[told["count"] for told in table.match.told(viewer) if told["kind"] == "deal"] for viewer in (1, -1)]
        assert before == [[2], [2]]
        seen.append([table.fact(f"sees.{viewer}") for viewer in ("player-2", "player-3", "spectator")])
    assert seen[0] == seen[1]


@rule("HU-314", "HU-744")
def test_cards_that_orestes_put_back_were_seen_by_the_drawer_alone() -> None:
    table = drawn_by_player_1(
        "zerco-the-jester", "kreka-the-queen", "edeco-the-bodyguard", "berik-the-carter",
        cards=[card("orestes-the-scribe", "red", "red")],
    )  # fmt: skip
    table.player_1.does("redraw")
    for viewer in ("player-2", "player-3", "spectator"):
        heard = str(table.fact(f"told.{viewer}")) + str(table.fact(f"view.{viewer}"))
        assert not [name for name in ("zerco-the-jester", "kreka-the-queen", "berik-the-carter") if name in heard]
    assert table.knows["player-1"] == ["kreka-the-queen", "zerco-the-jester"]


@rule("HU-307", "HU-314")
def test_a_curse_is_seen_by_the_others_when_its_target_is_named() -> None:
    table = with_die("black", 2, camp("wagon-purple-1"), decks={"curse": ["mutiny", "evil-eye", "cowardice"]})
    table.player_1.does("draw")
    table.player_1.does("play", card=["evil-eye"])
    for viewer in ("player-2", "player-3", "spectator"):
        assert "evil-eye" not in str(table.fact(f"told.{viewer}")) + str(table.fact(f"view.{viewer}"))
    table.player_1.does("curse", seat=["player-3"])
    for viewer in ("player-2", "player-3", "spectator"):
        told = [event for event in table.fact(f"told.{viewer}") if event["kind"] == "curse"]
        assert [(event["face"], event["target"]) for event in told] == [("evil-eye", 2)]
        assert "mutiny" not in str(table.fact(f"told.{viewer}"))


@rule("HU-511")
def test_of_two_wagons_that_left_the_others_do_not_know_which_is_which() -> None:
    """Others are told that a wagon left, not which; its number is a new one, which nobody can follow."""
    own = camp(loaded("wagon-orange-5", "green", "black", "black", "yellow"), "wagon-purple-1")
    table = loot("green", 1, own)
    before = {row["card"] for row in scenario("huns", camps={"player-1": own}).fact("view.player-2.seats.0.wagons")}
    told = [[told for told in table.match.told(viewer) if told.get("to") == "sent/0"] for viewer in (0, 1, SPECTATOR)]
    assert [["face" in move or "card" in move for move in moves] for moves in told] == [[True], [False], [False]]
    table.player_1.does("deck")
    kept = [row["card"] for row in table.fact("view.player-1.seats.0.sent.known")]
    assert len(kept) == 1
    assert kept[0] not in before


@rule("HU-511", "HU-816")
def test_worlds_that_look_the_same_differ_in_what_others_have_sent_off() -> None:
    table = scenario("huns", camps={"player-1": camp("wagon-purple-1", sent=["wagon-blue-1", "wagon-orange-8"])})
    worlds = [HUNS.picture(table.match.twin(1, key).state) for key in range(30)]
    sent = {tuple(world["camps"]["player-1"]["sent"]) for world in worlds}
    assert len(sent) > 20
    own = [HUNS.picture(table.match.twin(0, key).state)["camps"]["player-1"]["sent"] for key in range(10)]
    assert {tuple(sorted(wagons)) for wagons in own} == {("wagon-blue-1", "wagon-orange-8")}


def test_worlds_that_look_the_same_differ_in_decks_and_drawn_cards_of_the_same_colour() -> None:
    table = drawn_by_player_1("zerco-the-jester", "kreka-the-queen", "edeco-the-bodyguard", "berik-the-carter")
    worlds = [HUNS.picture(table.match.twin(1, key).state) for key in range(40)]
    drawn = {tuple(world["camps"]["player-1"]["drawn"]) for world in worlds}
    assert len(drawn) > 8
    assert len({tuple(world["decks"]["raid"]) for world in worlds}) == 40
    for world in worlds:
        cards = world["camps"]["player-1"]["drawn"] + world["decks"]["mercenary"]
        assert sorted(cards) == ["berik-the-carter", "edeco-the-bodyguard", "kreka-the-queen", "zerco-the-jester"]


def test_whoever_put_a_card_back_finds_it_there_in_every_world() -> None:
    deck = ("zerco-the-jester", "kreka-the-queen", "edeco-the-bodyguard", "berik-the-carter", "eskam-the-oracle")
    table = drawn_by_player_1(*deck)
    table.player_1.does("play", card=["zerco-the-jester"])
    own = [HUNS.picture(table.match.twin(0, key).state)["decks"]["mercenary"] for key in range(30)]
    assert {cards[-1] for cards in own} == {"kreka-the-queen"}
    others = [HUNS.picture(table.match.twin(1, key).state)["decks"]["mercenary"] for key in range(30)]
    assert len({cards[-1] for cards in others}) == 4


def test_what_the_dice_will_show_is_not_in_a_view() -> None:
    table = scenario("huns")
    for viewer in (0, 1, 2, -1):
        assert str(table.match.state.dice.key) not in str(table.match.view(viewer))


# ---- the table finds what is planted


def found(followed: list[Tracker], games: int = 6) -> bool:
    for seed in range(games):
        try:
            walk_through(followed, 3, seed)
        except Leak:
            return True
    return False


def test_a_drawn_card_shown_to_all_is_found(followed, monkeypatch: pytest.MonkeyPatch) -> None:
    deal = Camps.deal

    def shown(self, zone, to, count):
        deal(self, zone, to, count)
        for drawn in self.zones[to]:
            self.show(drawn, self.everyone())

    monkeypatch.setattr(Camps, "deal", shown)
    assert found(followed)


def test_a_card_put_back_openly_is_found(followed, monkeypatch: pytest.MonkeyPatch) -> None:
    move = Camps.move

    def openly(self, card, to, shown_to=0, at_bottom=False):
        back = at_bottom and DECK <= to < DECK + 5
        move(self, card, to, self.everyone() if back else shown_to, at_bottom)

    monkeypatch.setattr(Camps, "move", openly)
    assert found(followed)


def test_a_wagon_that_can_still_be_followed_is_found(followed, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Camps, "conceal", lambda self, group, watching: {card: card for card in group})
    assert found(followed)


def test_a_wagon_named_to_all_as_it_leaves_is_found(followed, monkeypatch: pytest.MonkeyPatch) -> None:
    emit = Camps.emit

    def aloud(self, kind, public, private=None):
        if kind == "dispatch":
            public = {**public, "face": self.name_of(self.zones[SENT + public["seat"]][-1])}
        emit(self, kind, public, private)

    monkeypatch.setattr(Camps, "emit", aloud)
    assert found(followed)


@pytest.mark.parametrize("zone", [DECK, WAGON_DECK, DRAWN + 1, SENT + 1])
def test_a_hidden_zone_in_a_view_is_found(followed, zone: int, monkeypatch: pytest.MonkeyPatch) -> None:
    view = HUNS.view

    def with_more(self, s, viewer):
        return {**view(s, viewer), "more": [s.name_of(card) for card in s.zones[zone]]}

    monkeypatch.setattr(type(HUNS), "view", with_more)
    assert found(followed)


def test_a_wagon_taken_from_the_deck_and_named_before_is_found(followed, monkeypatch: pytest.MonkeyPatch) -> None:
    take_wagon = wagons.take_wagon

    def peeking(s, seat, by=-1):
        if s.zones[WAGON_DECK]:
            s.emit("peek", {"seat": seat, "face": s.name_of(s.zones[WAGON_DECK][-1])})
        yield from take_wagon(s, seat, by)

    monkeypatch.setattr(wagons, "take_wagon", peeking)
    assert found(followed)
