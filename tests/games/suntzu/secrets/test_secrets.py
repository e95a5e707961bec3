"""The leak table of Sun Tzu: in random games each viewer is told what the table allows, no more and no less."""

from collections.abc import Iterator
from typing import Any

import pytest

from tests.conformance.plans import NIGHTLY, Plan
from tests.conformance.walk import Walk
from tests.games.suntzu.rules.fights import fight, keep_first
from tests.games.suntzu.secrets.tracker import SECRET, SunTzuTracker
from tests.marks import rule
from tests.visibility.tracker import TWO, Leak, Tracker, follow, table_of, watched
from tianxia.core.events import Facts
from tianxia.games import game
from tianxia.games.suntzu.rules import ending
from tianxia.games.suntzu.rules.state import DRAWN, EVENTS, HELD, LAID, War
from tianxia.scenario import Refusal, scenario

SUNTZU = game("suntzu")
TABLE = table_of("suntzu")
GAMES = 400 if NIGHTLY else 12
OPTIONS = [{"events": "off"}, {"events": "on"}, {"variant": "beginner"}]


@pytest.fixture
def followed() -> Iterator[list[Tracker]]:
    with watched(War) as trackers:
        yield trackers


def open_part(view: Facts) -> list[Any]:
    """What everybody sees the same (ST-H01, ST-H02)."""
    table = TABLE["open"]
    provinces = [[province[name] for name in table["province"]] for province in view["provinces"]]
    seats = [[seat[name] for name in table["seat"]] + [len(seat["deck"])] for seat in view["seats"]]
    return [[view[name] for name in table["names"]], provinces, seats]


def walk_through(trackers: list[Tracker], options: dict[str, str], seed: int) -> set[str]:
    """One game, looked at by everybody after every answer; the kinds of events that were met."""
    walk = Walk(Plan(SUNTZU, 2, SUNTZU.settle_options(options), frozenset()), seed)
    tracker = SunTzuTracker(walk.match.state)
    follow(walk.match, tracker, trackers)
    for match in walk.questions():
        views = [match.view(viewer) for viewer in TWO]
        for viewer, view in zip(TWO, views, strict=True):
            tracker.check_view(viewer, view)
        assert open_part(views[0]) == open_part(views[1]) == open_part(views[2])
    for viewer in TWO:
        tracker.check_view(viewer, walk.match.view(viewer))  # ST-H12: also when the game has ended
    trackers.clear()
    return {event.kind for event in walk.match.events}


@pytest.mark.parametrize("options", OPTIONS, ids=repr)
def test_everybody_is_told_what_the_table_allows_and_nothing_else(
    followed: list[Tracker], options: dict[str, str]
) -> None:
    met: set[str] = set()
    for seed in range(GAMES):
        met |= walk_through(followed, options, seed)
    assert {"turn-up", "plague", "retreat", "score", "over"} <= met
    if "variant" not in options:
        assert {"call", "general", "reserve"} <= met
    if options == {"events": "on"}:
        assert {"event", "event-up", "another-general"} <= met


def test_the_table_names_every_zone() -> None:
    zones = {name.partition("/")[0] for name in War.zone_names}
    assert set(TABLE["zones"]) == zones
    assert set(SECRET) <= zones
    assert set(TABLE["alone"]) <= set(SECRET)


# ---- line by line


@rule("ST-H04", "ST-H05")
def test_while_one_player_is_still_laying_he_learns_only_that_the_other_has_handed_in() -> None:
    """ST-H04 holds until a battle."""
    war = scenario("suntzu")
    before = [war.match.view(viewer) for viewer in TWO]
    war.shao.lays("1", "2", "3", "4", "5")
    after = [war.match.view(viewer) for viewer in TWO]
    for viewer in (0, 2):
        assert {**before[viewer], "waits": [0]} == after[viewer]
    war.suntzu.does("orders", cards=["1", "2", "3", "4", "6"])
    war = scenario("suntzu", round=4, left=["chu", "wu"], armies={"suntzu": {"qin": 1}})
    for viewer in ("suntzu", "spectator"):
        assert war.fact(f"view.{viewer}.provinces.4.laid.1") == {"known": [], "hidden": 1}
    assert war.fact("view.shao.provinces.4.laid.1.hidden") == 0


@rule("ST-H07")
def test_whether_a_card_that_went_under_the_deck_openly_is_kept_or_returned_is_seen_by_its_owner_alone() -> None:
    """Both know that the -1 is drawn; what becomes of it is secret."""
    seen = []
    for kept in ("-1", "8"):
        war = fight("-1", "5", held={"suntzu": ["feint-and-withdraw"]}, decks={"suntzu": ["9", "8"]}, suntzu=["7"])
        war.suntzu.uses("feint-and-withdraw")
        assert war.drawn["suntzu"] == ["8", "-1"]
        for viewer in ("shao", "spectator"):
            assert war.fact(f"view.{viewer}.seats.0.drawn") == {"known": [], "hidden": 2}
        war.suntzu.keeps(kept)
        keep_first(war)
        seen.append([war.match.view_bytes(viewer) for viewer in TWO[1:]] + [war.match.told(1)])
    assert seen[0] == seen[1]


@rule("ST-H06")
def test_a_player_knows_the_card_that_he_put_under_his_deck_and_its_place() -> None:
    war = fight("5", "5", decks={"suntzu": ["9", "8", "7"]})
    war.suntzu.keeps("8")
    keep_first(war)
    assert [card and card["face"] for card in war.fact("view.suntzu.seats.0.deck")] == [None, "num-9"]
    assert war.fact("view.shao.seats.0.deck") == [None, None]


@rule("ST-H03")
def test_framed_cards_that_came_back_are_not_shown_in_the_hand() -> None:
    war = fight("5", "5")
    keep_first(war)
    for viewer in ("shao", "spectator"):
        assert war.fact(f"view.{viewer}.seats.0.hand") == {"known": [], "hidden": len(war.fact("suntzu"))}


@rule("ST-H08")
def test_generals_are_picked_in_secret_and_stay_so() -> None:
    war = scenario("suntzu", phase="generals")
    war.suntzu.picks("fresh-levy")
    war.shao.picks("herbalist")
    for viewer, seat in (("shao", 0), ("suntzu", 1), ("spectator", 0), ("spectator", 1)):
        assert war.fact(f"view.{viewer}.seats.{seat}.held") == {"known": [], "hidden": 1}
        assert war.fact(f"view.{viewer}.seats.{seat}.away") == {"known": [], "hidden": 4}
    assert "fresh-levy" not in str(war.fact("told.shao"))
    assert "herbalist" not in str(war.fact("told.suntzu"))


@rule("ST-H11")
def test_a_refused_order_is_reported_to_its_author_alone() -> None:
    """A refused 6 would betray that Second Drum is not held."""
    war = scenario("suntzu", six_markers={"shao": ["qin"]}, held={"shao": ["herbalist"]})
    before = [(war.match.view_bytes(viewer), war.match.told(viewer)) for viewer in TWO]
    with pytest.raises(Refusal):
        war.shao.lays("6", "2", "3", "4", "5")
    assert [(war.match.view_bytes(viewer), war.match.told(viewer)) for viewer in TWO] == before


@rule("ST-H12")
def test_cards_still_face_down_at_an_early_end_are_not_shown() -> None:
    war = scenario(
        "suntzu", score=2, events=["light-infantry"], laid={"suntzu": {"qin": "1"}, "shao": {"qin": "1"}},
        left=["qin", "chu", "wu"],
    )  # fmt: skip
    assert war.fact("winner") == ["suntzu"]
    for viewer, seat in (("shao", 0), ("suntzu", 1), ("spectator", 0)):
        for province in (1, 4):
            assert war.fact(f"view.{viewer}.provinces.{province}.laid.{seat}") == {"known": [], "hidden": 1}


@rule("ST-H13")
def test_a_pass_is_not_told() -> None:
    war = fight("3", "3", held={"suntzu": ["fresh-levy"], "shao": ["night-raid"]}, armies={"suntzu": {"wu": 2}})
    before = war.match.told(1)
    war.suntzu.passes()
    assert war.match.told(1) == before


# ---- the table finds what is planted


def found(followed: list[Tracker], options: dict[str, str], games: int = 20) -> bool:
    for seed in range(games):
        try:
            walk_through(followed, options, seed)
        except Leak:
            return True
    return False


def test_a_laid_card_shown_too_early_is_found(followed, monkeypatch: pytest.MonkeyPatch) -> None:
    move = War.move

    def early(self, card, to, shown_to=0, at_bottom=False):
        move(self, card, to, shown_to | (7 if LAID <= to < LAID + 10 and to % 7 == 0 else 0), at_bottom)

    monkeypatch.setattr(War, "move", early)
    assert found(followed, {"events": "off"})


def test_cards_that_are_not_mixed_are_found(followed, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(War, "conceal", lambda self, group, watching: {card: card for card in group})
    assert found(followed, {"events": "off"})


def test_a_general_named_when_it_is_taken_is_found(followed, monkeypatch: pytest.MonkeyPatch) -> None:
    emit = War.emit

    def aloud(self, kind, public, private=None):
        if kind == "another-general" and public["taken"]:
            public = {**public, "general": self.face_name(self.faces[self.zones[HELD + public["seat"]][-1]])}
        emit(self, kind, public, private)

    monkeypatch.setattr(War, "emit", aloud)
    assert found(followed, {"events": "on"}, 60)


def test_a_drawn_card_shown_to_the_rival_is_found(followed, monkeypatch: pytest.MonkeyPatch) -> None:
    end_round = ending.end_round

    def shown(s):
        end_round(s)
        for seat in (0, 1):
            for card in s.zones[DRAWN + seat]:
                s.show(card, 3)

    monkeypatch.setattr(ending, "end_round", shown)
    assert found(followed, {"events": "off"})


def test_the_next_event_in_a_view_is_found(followed, monkeypatch: pytest.MonkeyPatch) -> None:
    view = SUNTZU.view

    def with_next(self, s, viewer):
        stack = s.zones[EVENTS]
        seen = view(s, viewer)
        return {**seen, "events": {**seen["events"], "up": s.face_name(s.faces[stack[0]]) if stack else None}}

    monkeypatch.setattr(type(SUNTZU), "view", with_next)
    assert found(followed, {"events": "on"})
