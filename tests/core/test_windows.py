"""Windows: in order, each checked again right before it acts; what must happen happens, the rest is chosen."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pytest

from tests.core.tiny import Board, board, question
from tianxia.core.asks import Ask, Choice, Pick, Play, Refusal, ask
from tianxia.core.events import Facts, Seat
from tianxia.core.windows import Held, Index, Subject, Trigger, Windows

POINT = "test.point"


class Hit(Subject):
    """Something that is resolved: about one seat, until it is prevented."""

    __slots__ = ("amount", "prevented", "seat")

    def __init__(self, seat: Seat = 0, amount: int = 1) -> None:
        self.seat = seat
        self.amount = amount
        self.prevented = False

    def whose(self, point: str) -> Seat:
        return self.seat

    def is_over(self, point: str) -> bool:
        return self.prevented

    def plain(self) -> Facts:
        return {"hit": self.seat}


class Points(Windows[Board]):
    """A window over what the seats hold, by hand."""

    ranks = (0, 1)

    def __init__(
        self, held: dict[Seat, list[Held]], order: Sequence[Seat] = (0, 1), marshal: Seat | None = None
    ) -> None:
        self.held = held
        self.seats = order
        self.chief = marshal
        self.looks = 0
        self.gone: list[Seat] = []
        self.void: list[str] = []
        self.told: list[str] = []

    def index(self, s: Board) -> Index:
        self.looks += 1
        index = Index()
        for held in [held for seat in sorted(self.held) for held in self.held[seat]]:
            index.hold(held)
        return index

    def order(self, s: Board, point: str, matter: Subject) -> Sequence[Seat]:
        return self.seats

    def marshal(self, s: Board, point: str, matter: Subject) -> Seat | None:
        return self.chief

    def may_act(self, s: Board, seat: Seat) -> bool:
        return seat not in self.gone

    def counts(self, s: Board, held: Held, matter: Subject) -> bool:
        return held.key not in self.void

    def tell(self, s: Board, seat: Seat, held: Held) -> None:
        self.told.append(f"{held.key}@{seat}")


class Hired(Held):
    """Held, and in force only while it is paid."""

    __slots__ = ("paid",)
    paid: bool

    def works(self, s: Board) -> bool:
        return self.paid


def acts(name: str) -> Callable[[Board, Seat, Subject], None]:
    return lambda s, seat, matter: s.do(f"{name}@{seat}")


def trigger(name: str, run: Callable | None = None, **says) -> Trigger:
    return Trigger(name, POINT, run or acts(name), f"T-{name}", **{"anyone": True, **says})


def held(*seats: list[Trigger]) -> dict[Seat, list[Held]]:
    """The triggers of each seat."""
    return {seat: [Held(seat, each.id, each) for each in triggers] for seat, triggers in enumerate(seats)}


def drive(s: Board, points: Points, answers: list[str | Choice], matter: Subject | None = None) -> list[list[str]]:
    """Go through the point; what was offered at each question, in order."""
    offered: list[list[str]] = []
    run = iter(points.at(s, POINT, matter or Hit()))
    try:
        asks: tuple[Ask, ...] = next(run)
        while True:
            offered.append([f"{asks[0].seat}", *[option.id for option in asks[0].options()]])
            answer = answers.pop(0)
            choice = Choice(answer) if isinstance(answer, str) else answer
            assert asks[0].check(choice) is None
            asks = run.send({asks[0].seat: choice})
    except StopIteration:
        assert answers == []
        return offered


# ---- whose chance it is


def test_an_unused_point_costs_one_look() -> None:
    s, points = board(), Points({})
    assert points.at(s, POINT, Hit()) == ()
    assert points.looks == 1


def test_nobody_waits_where_nothing_is_ready() -> None:
    s, points = board(), Points(held([trigger("never", when=lambda s, seat, hit: False)]))
    assert points.at(s, POINT, Hit()) == ()


def test_a_single_forced_trigger_happens_unasked() -> None:
    s, must = board(), trigger("must", forced=True)
    assert drive(s, Points(held([must], [must])), []) == []
    assert s.done == ["must@0", "must@1"]


def test_seats_come_in_the_order_given() -> None:
    s, must = board(), trigger("must", forced=True)
    drive(s, Points(held([must], [must]), order=(1, 0)), [])
    assert s.done == ["must@1", "must@0"]


def test_a_trigger_is_for_the_seat_that_the_point_is_about_unless_it_is_for_anyone() -> None:
    s = board()
    own, any_one = trigger("own", forced=True, anyone=False), trigger("anyone", forced=True)
    drive(s, Points(held([own], [own])), [], Hit(1))
    drive(s, Points(held([any_one], [any_one])), [], Hit(1))
    assert s.done == ["own@1", "anyone@0", "anyone@1"]


def test_a_trigger_may_come_in_the_place_of_another_than_its_owner() -> None:
    s = board()
    lent = trigger("lent", forced=True, user=lambda hit: hit.seat)
    drive(s, Points(held([lent, trigger("own", forced=True)]), order=(1, 0)), [], Hit(1))
    drive(s, Points(held([lent, trigger("own", forced=True)]), order=(1, 0)), ["own"], Hit(0))
    assert s.done == ["lent@0", "own@0", "own@0", "lent@0"]


def test_who_is_gone_has_no_chance() -> None:
    s, must = board(), trigger("must", forced=True)
    points = Points(held([must], [must]))
    points.gone = [0]
    drive(s, points, [])
    assert s.done == ["must@1"]


def test_what_does_not_count_for_this_matter_is_left_out() -> None:
    s = board()
    points = Points(held([trigger("armor", forced=True), trigger("skill", forced=True)]))
    points.void = ["armor"]
    drive(s, points, [])
    assert s.done == ["skill@0"]


def test_what_is_switched_off_does_nothing_until_it_is_on_again() -> None:
    s, hired = board(), Hired(0, "hired", trigger("hired", forced=True))
    for hired.paid in (False, True):
        drive(s, Points({0: [hired]}), [])
    assert s.done == ["hired@0"]


# ---- choosing


def test_the_seat_orders_its_own_triggers_and_cannot_pass_while_one_must_happen() -> None:
    s = board()
    points = Points(held([trigger("may"), trigger("a", forced=True), trigger("b", forced=True)]))
    assert drive(s, points, ["b", "may"]) == [["0", "may", "a", "b"], ["0", "may", "a"]]
    assert s.done == ["b@0", "may@0", "a@0"]


def test_optional_ones_are_offered_until_the_seat_passes_and_each_only_once() -> None:
    s, triggers = board(), [trigger("a"), trigger("b"), trigger("c")]
    assert drive(s, Points(held(triggers, triggers)), ["b", "pass", "a", "b", "c"]) == [
        ["0", "a", "b", "c", "pass"],
        ["0", "a", "c", "pass"],
        ["1", "a", "b", "c", "pass"],
        ["1", "b", "c", "pass"],
        ["1", "c", "pass"],
    ]
    assert s.done == ["b@0", "a@1", "b@1", "c@1"]


def test_a_trigger_may_act_as_often_as_it_says() -> None:
    s = board()
    each = trigger("each", times=lambda seat, hit: hit.amount)
    assert len(drive(s, Points(held([each])), ["each", "each", "each"], Hit(0, 3))) == 3
    assert s.done == ["each@0"] * 3


def test_a_higher_rank_comes_after_all_of_a_lower_one() -> None:
    s = board()
    skill, gear = Held(0, "skill", trigger("skill")), Held(0, "gear", trigger("gear"), rank=1)
    assert drive(s, Points({0: [gear, skill]}), ["pass", "gear"]) == [["0", "skill", "pass"], ["0", "gear", "pass"]]
    assert s.done == ["gear@0"]


def test_what_is_picked_comes_with_the_choice_and_what_cannot_be_paid_is_missing() -> None:
    s = board()

    def pays(s: Board, seat: Seat, hit: Hit, choice: Choice) -> None:
        s.do(f"pays {choice.one('cards')}")

    dear = trigger("dear", run=pays, picks=lambda s, seat, hit: (Pick("cards", ("card/3", "card/4")),))
    poor = trigger("poor", run=pays, picks=lambda s, seat, hit: (Pick("cards", ()),))
    never = trigger("never", run=pays, picks=lambda s, seat, hit: None)
    offered = drive(s, Points(held([dear, poor, never])), [Choice("dear", {"cards": ("card/4",)}), "pass"])
    assert offered == [["0", "dear", "pass"], ["0", "pass"]]
    assert s.done == ["pays 4"]


def test_picks_that_do_not_go_together_are_refused_with_the_rule() -> None:
    said = trigger(
        "dear",
        run=lambda s, seat, hit, choice: None,
        picks=lambda s, seat, hit: (Pick("cards", ("card/3", "card/4")),),
        refuse=lambda s, seat, hit, choice: "T-7" if choice.one("cards") == 3 else None,
    )
    [asked] = next(iter(Points(held([said])).at(board(), POINT, Hit())))
    refusal = asked.check(Choice("dear", {"cards": ("card/3",)}))
    assert isinstance(refusal, Refusal)
    assert (refusal.rule, refusal.facts) == ("T-7", {"trigger": "dear"})
    assert asked.check(Choice("dear", {"cards": ("card/4",)})) is None


def test_it_is_told_that_a_trigger_acts_unless_it_asks_itself() -> None:
    s, points = board(), Points(held([trigger("quiet", asks=True), trigger("loud", forced=True)]))
    drive(s, points, ["quiet"])
    assert points.told == ["loud@0"]


def test_the_question_cites_the_rule_and_says_what_it_is_about() -> None:
    [asked] = next(iter(Points(held([trigger("a")])).at(board(), POINT, Hit())))
    assert (asked.seat, asked.kind, asked.rule) == (0, POINT, "T-a")
    assert asked.about() == {"triggers": ["a"], "point": POINT, "matter": {"hit": 0}}


# ---- everything is looked at again


def test_the_condition_is_checked_again_before_each_one() -> None:
    s = board()
    once = trigger("once", when=lambda s, seat, hit: not s.done)
    other = trigger("other", forced=True, when=lambda s, seat, hit: len(s.done) == 1)
    assert drive(s, Points(held([once, other])), ["once"]) == [["0", "once", "pass"]]
    assert s.done == ["once@0", "other@0"]


def test_what_is_held_is_looked_up_again_before_each_one() -> None:
    s = board()
    points = Points(held([], [trigger("c")]))

    def steals(s: Board, seat: Seat, hit: Subject) -> None:
        points.held[1] = []

    points.held[0] = held([trigger("a", run=steals), trigger("b")])[0]
    assert drive(s, points, ["a", "pass"]) == [["0", "a", "b", "pass"], ["0", "b", "pass"]]


def test_a_matter_that_is_over_ends_the_point() -> None:
    s = board()

    def prevents(s: Board, seat: Seat, hit: Hit) -> None:
        hit.prevented = True

    points = Points(held([trigger("prevents", run=prevents), trigger("b")], [trigger("c")]))
    assert drive(s, points, ["prevents"]) == [["0", "prevents", "b", "pass"]]


def test_a_trigger_may_ask_and_open_a_window_of_its_own() -> None:
    s = board()
    inside = Points(held([], [trigger("inner")]))

    def nested(s: Board, seat: Seat, hit: Hit) -> Play[None]:
        reply = yield from ask(question(seat))
        s.do(reply.option)
        hit.amount -= 1
        yield from inside.at(s, POINT, hit)

    outer = trigger("outer", run=nested, forced=True, when=lambda s, seat, hit: hit.amount > 0)
    assert drive(s, Points(held([outer], [outer])), ["yes", "inner"]) == [["0", "yes", "no"], ["1", "inner", "pass"]]
    assert s.done == ["yes", "inner@1"]


# ---- one seat orders the triggers of all


def test_a_marshal_orders_the_triggers_of_all_seats_and_whoever_holds_an_optional_one_decides() -> None:
    s = board()
    points = Points(held([trigger("a", forced=True)], [trigger("b", forced=True), trigger("c")]), marshal=1)
    assert drive(s, points, ["2", "pass", "1"]) == [["1", "0", "1", "2"], ["1", "c", "pass"], ["1", "0", "1"]]
    assert s.done == ["b@1", "a@0"]


def test_a_marshal_says_nothing_where_one_trigger_is_ready() -> None:
    s = board()
    assert drive(s, Points(held([trigger("a")]), marshal=1), ["a"]) == [["0", "a", "pass"]]
    assert s.done == ["a@0"]


def test_the_marshal_sees_whose_trigger_stands_where() -> None:
    points = Points(held([trigger("a")], [trigger("a")]), marshal=0)
    [asked] = next(iter(points.at(board(), POINT, Hit())))
    waiting = [{"seat": 0, "trigger": "a"}, {"seat": 1, "trigger": "a"}]
    assert (asked.seat, asked.kind, asked.about()) == (0, f"{POINT}.order", {"waiting": waiting, "point": POINT})


@pytest.mark.parametrize("marshal", [None, 0])
def test_what_acted_once_is_not_ready_again(marshal: Seat | None) -> None:
    s = board()
    drive(s, Points(held([trigger("a")]), marshal=marshal), ["a"])
    assert s.done == ["a@0"]
