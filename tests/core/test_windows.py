"""Windows: seat by seat, compulsory first, each checked again right before it acts."""

from collections.abc import Sequence

from tests.core.tiny import Board, board, question
from tianxia.core.asks import Ask, Choice, Play, ask
from tianxia.core.windows import Trigger, window


def acts(name: str) -> Play[None]:
    def run(s: Board, seat: int, matter: object) -> Play[None]:
        s.do(f"{name}@{seat}")
        return
        yield

    return run


def always(s: Board, seat: int, matter: object) -> bool:
    return True


def trigger(name: str, optional: bool = True, when=always, run=None) -> Trigger:
    return Trigger(name, "test", f"T-{name}", when, run or acts(name), optional)


def drive(s: Board, held, answers: list[str], order: Sequence[int] = (0, 1), matter: object = None) -> list[list[str]]:
    """Run a window; what was offered at each question, in order."""
    offered: list[list[str]] = []
    run = window(s, matter, order, held, "test.window")
    try:
        asks: tuple[Ask, ...] = next(run)
        while True:
            offered.append([f"{asks[0].seat}", *[option.id for option in asks[0].options()]])
            asks = run.send({asks[0].seat: Choice(answers.pop(0))})
    except StopIteration:
        assert answers == []
        return offered


def test_nobody_is_asked_where_nobody_holds_anything() -> None:
    s = board()
    assert drive(s, lambda seat: (), []) == []
    assert s.done == []


def test_a_single_compulsory_trigger_happens_unasked() -> None:
    s = board()
    assert drive(s, lambda seat: [trigger("must", optional=False)], []) == []
    assert s.done == ["must@0", "must@1"]


def test_seats_come_in_the_order_given() -> None:
    s = board()
    drive(s, lambda seat: [trigger("must", optional=False)], [], order=(1, 0))
    assert s.done == ["must@1", "must@0"]


def test_compulsory_ones_come_first_and_the_seat_chooses_among_several() -> None:
    s = board()
    held = [trigger("may"), trigger("a", optional=False), trigger("b", optional=False)]
    offered = drive(s, lambda seat: held if seat == 0 else (), ["b", "may"])
    assert offered == [["0", "a", "b"], ["0", "may", "pass"]]
    assert s.done == ["b@0", "a@0", "may@0"]


def test_optional_ones_are_offered_until_the_seat_passes_and_each_only_once() -> None:
    s = board()
    held = [trigger("a"), trigger("b"), trigger("c")]
    assert drive(s, lambda seat: held, ["b", "pass", "a", "b", "c"]) == [
        ["0", "a", "b", "c", "pass"],
        ["0", "a", "c", "pass"],
        ["1", "a", "b", "c", "pass"],
        ["1", "b", "c", "pass"],
        ["1", "c", "pass"],
    ]
    assert s.done == ["b@0", "a@1", "b@1", "c@1"]


def test_the_condition_is_checked_again_before_each_one() -> None:
    s = board()
    once = trigger("once", when=lambda s, seat, matter: not s.done)
    other = trigger("other", optional=False, when=lambda s, seat, matter: len(s.done) == 1)
    assert drive(s, lambda seat: [once, other], ["once"]) == [["0", "once", "pass"]]
    assert s.done == ["once@0", "other@0"]


def test_what_is_held_is_looked_up_again_before_each_one() -> None:
    s = board()
    held = {0: [trigger("a"), trigger("b")], 1: [trigger("c")]}

    def steals(s: Board, seat: int, matter: object) -> Play[None]:
        s.do("steals")
        held[1] = []
        return
        yield

    held[0][0] = trigger("a", run=steals)
    assert drive(s, lambda seat: held[seat], ["a", "pass"]) == [["0", "a", "b", "pass"], ["0", "b", "pass"]]


def test_a_trigger_may_ask_and_open_a_window_of_its_own() -> None:
    s = board()

    def nested(s: Board, seat: int, matter: list[int]) -> Play[None]:
        reply = yield from ask(question(seat))
        s.do(reply.option)
        matter[0] -= 1
        yield from window(s, matter, (1 - seat,), lambda other: [trigger("inner")], "test.inner")

    outer = trigger("outer", optional=False, when=lambda s, seat, matter: matter[0] > 0, run=nested)
    matter = [1]
    offered = drive(s, lambda seat: [outer], ["yes", "inner"], matter=matter)
    assert offered == [["0", "yes", "no"], ["1", "inner", "pass"]]
    assert s.done == ["yes", "inner@1"]
    assert matter == [0]


def test_the_question_cites_the_rule_of_what_it_offers() -> None:
    run = window(board(), None, (0,), lambda seat: [trigger("a")], "test.window")
    asked = next(run)[0]
    assert (asked.seat, asked.kind, asked.rule) == (0, "test.window", "T-a")
