"""Match: refusals, sealed answers, undo and healing, on games of a few lines."""

from itertools import permutations

import pytest

from tests.core.tiny import DECK, HAND, PILE, Board, Tiny, board, question
from tests.toy.game import GAME as TOY
from tianxia.core.asks import Choice, Play, Refusal, ask, ask_all
from tianxia.core.dice import Dice, commitment
from tianxia.core.events import BEAT, SPECTATOR
from tianxia.core.match import Match, start
from tianxia.core.state import Outcome, Over
from tianxia.errors import BadInput

YES, NO = Choice("yes"), Choice("no")


def turns(*seats: int):
    """A stretch in which these seats are asked, one after the other."""

    def stretch(s: Board) -> Play[None]:
        for seat in seats:
            reply = yield from ask(question(seat))
            s.do(f"{seat} {reply.option}")

    return stretch


def silent(s: Board) -> Play[None]:
    s.do("silent")
    return
    yield


def refusal(match: Match, seat: int, choice: Choice) -> str:
    before = match.digest()
    with pytest.raises(Refusal) as raised:
        match.answer(seat, choice)
    assert match.digest() == before
    return raised.value.rule


def no_undo(match: Match, seat: int) -> str:
    before = match.digest()
    with pytest.raises(Refusal) as raised:
        match.undo(seat)
    assert match.digest() == before
    return raised.value.rule


# ---- answering


def test_only_the_asked_seat_may_answer_and_only_what_is_offered() -> None:
    match = Tiny(turns(0, 1)).start()
    assert refusal(match, 1, YES) == "core.not-asked"
    assert refusal(match, SPECTATOR, YES) == "core.not-asked"
    assert refusal(match, 99, YES) == "core.not-asked"
    assert refusal(match, 0, Choice("maybe")) == "TINY-1"
    match.answer(0, YES)
    assert refusal(match, 0, YES) == "core.not-asked"
    match.answer(1, NO)
    assert match.is_over
    assert refusal(match, 0, YES) == "core.not-asked"
    assert match.asks == ()
    assert match.waiting() == []


def test_stretches_without_a_question_are_played_through() -> None:
    match = Tiny(silent, silent, turns(0), silent, silent, turns(1), silent).start()
    assert match.view(0)["done"] == ["silent", "silent"]
    match.answer(0, YES)
    match.clone().answer(1, NO)
    match.answer(1, YES)
    assert match.is_over
    assert match.view(SPECTATOR)["outcome"] == {"winners": [0], "scores": [1, 0], "reason": "TINY-1"}


def test_a_stretch_may_end_in_the_middle_of_a_resolution() -> None:
    def cut_short(s: Board) -> Play[None]:
        yield from ask(question(0))
        s.outcome = Outcome((1,), (0, 1), "TINY-2")
        raise Over

    match = Tiny(cut_short).start()
    match.answer(0, YES)
    assert match.is_over
    assert match.state.trail == []


def test_bad_tables_are_refused_in_one_sentence() -> None:
    with pytest.raises(BadInput, match="toy is for 2, 3, 4 players, not 5"):
        start(TOY, 5, {}, 1)
    with pytest.raises(BadInput, match="toy has no option 'x'; it has purses, revenge, rounds"):
        start(TOY, 2, {"x": "1"}, 1)
    with pytest.raises(BadInput, match="option rounds of toy is one of 2, 3, not '9'"):
        start(TOY, 2, {"rounds": "9"}, 1)
    assert start(TOY, None, {}, 1).state.seats == 2


def test_the_commitment_of_the_key_is_shown() -> None:
    assert start(TOY, 2, {}, 77).commitment == commitment(77)


# ---- sealed answers


def sealed_then_one(s: Board) -> Play[None]:
    while True:
        asks = tuple([question(seat, "yes", "no", "stop", now=("stop",)) for seat in range(3)])
        replies = yield from ask_all(asks)
        s.do(" ".join([f"{seat}:{reply.option}" for seat, reply in replies.items()]))
        if len(replies) == 3:
            return


def test_sealed_answers_wait_for_the_last_one_and_are_final() -> None:
    match = Tiny(sealed_then_one, turns(0)).start(3)
    match.answer(1, YES)
    assert [asked.seat for asked in match.waiting()] == [0, 2]
    assert match.view(0)["waits"] == [0, 2]
    assert match.view(1)["question"] is None
    assert refusal(match, 1, NO) == "core.sealed"
    assert no_undo(match, 1) == "core.sealed"
    match.answer(0, NO)
    match.answer(2, YES)
    assert match.view(0)["done"] == ["0:no 1:yes 2:yes"]
    assert [no_undo(match, seat) for seat in range(3)] == ["core.undo-others"] * 3


def test_an_option_that_acts_now_sends_the_sealed_answers_back() -> None:
    match = Tiny(sealed_then_one, turns(0)).start(3)
    match.answer(1, YES)
    match.answer(2, Choice("stop"))
    assert match.view(0)["done"] == ["2:stop"]
    assert match.sealed == {}
    assert [asked.seat for asked in match.waiting()] == [0, 1, 2]
    match.answer(1, NO)


def test_nobody_may_undo_while_another_answer_is_sealed() -> None:
    match = Tiny(turns(0), sealed_then_one).start(3)
    match.answer(0, YES)
    assert match.why_no_undo(0) is None
    match.answer(1, YES)
    assert no_undo(match, 0) == "core.undo-others"


def test_where_taking_back_leads_is_known_before_it_is_done() -> None:
    match = Tiny(turns(0), turns(0), turns(1)).start(2)
    assert match.before(0) is None
    match.answer(0, NO)
    match.answer(0, YES)
    found = match.before(0)
    assert found is not None
    earlier, answer = found
    assert answer == YES
    assert match.before(1) is None
    digest = match.digest()
    match.undo(0)
    assert (earlier.digest(), earlier.view(0)) == (match.digest(), match.view(0))
    assert digest != match.digest()


def test_the_order_of_arrival_changes_no_digest() -> None:
    digests = set()
    for order in permutations(range(3)):
        match = Tiny(sealed_then_one, turns(0)).start(3)
        for seat in order:
            match.answer(seat, (YES, NO, YES)[seat])
        digests.add(match.digest())
    assert len(digests) == 1


@pytest.mark.parametrize("seed", range(6))
def test_the_order_of_arrival_changes_no_digest_of_a_whole_game(seed: int) -> None:
    matches = [start(TOY, 4, {}, seed) for _ in range(3)]
    dice = Dice(seed)
    while not matches[0].is_over:
        given = [(asked.seat, asked.sample(dice)) for asked in matches[0].waiting()]
        if any(choice.option == "claim" for _, choice in given):
            given = [one for one in given if one[1].option == "claim"][:1]
        for shift, match in enumerate(matches):
            turn = shift % len(given)
            for seat, choice in given[turn:] + given[:turn]:
                match.answer(seat, choice)
        assert len({match.digest() for match in matches}) == 1


# ---- undo


def test_undo_goes_back_to_the_first_question_also_past_rest_points() -> None:
    match = Tiny(turns(0, 0), turns(0), turns(0, 1)).start()
    digests = [match.digest()]
    for _ in range(4):
        match.answer(0, YES)
        digests.append(match.digest())
    while len(digests) > 1:
        digests.pop()
        match.undo(0)
        assert match.digest() == digests[-1]
    assert match.rests == 1
    assert no_undo(match, 0) == "core.undo-nothing"
    assert match.told(1)[-1] == {"kind": "undo", "seat": 0}


def test_before_the_first_answer_there_is_nothing_to_undo() -> None:
    assert no_undo(Tiny(turns(0)).start(), 0) == "core.undo-nothing"
    assert no_undo(Tiny(silent, silent, turns(0)).start(), 0) == "core.undo-nothing"


def test_only_who_answered_last_may_undo() -> None:
    match = Tiny(turns(0, 1, 0)).start()
    assert no_undo(match, 0) == "core.undo-nothing"
    match.answer(0, YES)
    assert no_undo(match, 1) == "core.undo-others"
    match.answer(1, YES)
    assert no_undo(match, 0) == "core.undo-others"
    match.undo(1)
    match.undo(0)


def rolls(s: Board) -> Play[None]:
    yield from ask(question(0))
    s.do(f"roll {s.dice.roll()}")
    yield from ask(question(0))


def shows(s: Board) -> Play[None]:
    yield from ask(question(0))
    s.move(s.zones[DECK][-1], HAND)
    yield from ask(question(0))


def shuffles(s: Board) -> Play[None]:
    yield from ask(question(0))
    s.shuffle(DECK)
    yield from ask(question(0))


@pytest.mark.parametrize("stretch", [rolls, shows, shuffles], ids=lambda stretch: stretch.__name__)
def test_what_was_learnt_cannot_be_undone_but_what_came_after_can(stretch) -> None:
    match = Tiny(stretch, turns(0, 1)).start()
    match.answer(0, YES)
    assert no_undo(match, 0) == "core.undo-learnt"
    before = match.digest()
    match.answer(0, NO)
    assert match.rests == 2
    match.undo(0)
    assert match.digest() == before
    assert no_undo(match, 0) == "core.undo-learnt"


def test_a_scripted_roll_cannot_be_undone_either() -> None:
    s = board()
    s.dice.script = [4]
    match = Match(Tiny(rolls), s, {}).begin()
    match.answer(0, YES)
    assert match.view(0)["done"] == ["roll 4"]
    assert no_undo(match, 0) == "core.undo-learnt"


def test_what_a_stretch_without_a_question_taught_cannot_be_undone() -> None:
    def draws(s: Board) -> Play[None]:
        s.move(s.zones[DECK][-1], PILE)
        return
        yield

    match = Tiny(turns(0), draws, turns(0)).start()
    match.answer(0, YES)
    assert no_undo(match, 0) == "core.undo-learnt"


def test_undo_past_a_stretch_without_a_question_counts_the_rest_points_again() -> None:
    match = Tiny(turns(0), silent, silent, turns(0)).start()
    match.answer(0, YES)
    match.undo(0)
    assert (match.rests, match.view(0)["done"]) == (1, [])


def test_undo_never_goes_back_past_a_twin() -> None:
    match = Tiny(turns(0, 0), turns(0, 0), turns(1)).start()
    match.answer(0, YES)
    twin = match.twin(0, 5)
    assert no_undo(twin, 0) in ("core.undo-nothing", "core.undo-learnt")
    before = twin.digest()
    twin.answer(0, YES)
    assert no_undo(twin, 0) in ("core.undo-nothing", "core.undo-learnt")
    assert twin.digest() != before
    assert match.why_no_undo(0) is None


def test_a_twin_may_take_back_what_it_answered_in_the_same_stretch() -> None:
    twin = Tiny(turns(0, 0, 0)).start().twin(0, 5)
    before = twin.digest()
    twin.answer(0, YES)
    twin.undo(0)
    assert twin.digest() == before
    assert twin.why_no_undo(0) is not None


# ---- healing

FAULTS = [ValueError, KeyError, IndexError, TypeError, AssertionError, AttributeError, ZeroDivisionError]
RARE_FAULTS = [RuntimeError, RecursionError, NotImplementedError, StopIteration, OSError, Refusal]


@pytest.mark.parametrize("fault", [*FAULTS, *RARE_FAULTS], ids=lambda fault: fault.__name__)
@pytest.mark.parametrize("past_rest", [False, True])
def test_a_rule_that_raises_is_healed(fault: type[Exception], past_rest: bool) -> None:
    broken = [True]

    def raises(s: Board) -> Play[None]:
        if not past_rest:
            yield from ask(question(0))
        s.do("half done")
        s.move(s.zones[DECK][-1], PILE)
        if broken[0]:
            raise fault("planted")
        yield from ask(question(0))

    match = Tiny(turns(1, 0), raises).start()
    match.answer(1, YES)
    if not past_rest:
        match.answer(0, NO)
    before = (match.digest(), match.rests, match.told(0), match.view_bytes(1), match.why_no_undo(0) is None)
    with pytest.raises((fault, RuntimeError)):
        match.answer(0, YES)
    assert (match.digest(), match.rests, match.told(0), match.view_bytes(1), match.why_no_undo(0) is None) == before
    broken[0] = False
    match.answer(0, YES)
    match.answer(0, YES)
    assert match.is_over
    assert [told["kind"] for told in match.told(0)].count("move") == 1


def test_a_fault_after_the_last_sealed_answer_gives_the_others_back() -> None:
    broken = [True]

    def raises(s: Board) -> Play[None]:
        yield from ask_all((question(0), question(1)))
        if broken[0]:
            raise ValueError("planted")
        yield from ask(question(0))

    match = Tiny(raises).start()
    match.answer(1, NO)
    with pytest.raises(ValueError, match="planted"):
        match.answer(0, YES)
    assert match.sealed == {1: NO}
    assert [asked.seat for asked in match.waiting()] == [0]
    broken[0] = False
    match.answer(0, YES)
    assert match.sealed == {}


def test_rollouts_take_no_marks() -> None:
    match = Match(TOY, TOY.setup(2, TOY.settle_options({}), start(TOY, 2, {}, 1).state.dice.copy()), {}, False).begin()
    match.answer(match.waiting()[0].seat, next(match.waiting()[0].expand()))
    assert (match.mark, match.entries, match.past) == (None, [], [])
    with pytest.raises(AssertionError, match="without marks"):
        match.clone()


def test_a_finished_match_can_be_cloned_and_twinned() -> None:
    match = Tiny(turns(0)).start()
    match.answer(0, YES)
    assert match.clone().digest() == match.twin(0, 3).digest() == match.digest()


# ---- beats


def test_a_beat_comes_with_the_views_of_those_who_look_on():
    match = start(TOY, 2, {}, 7)
    match.film((1, SPECTATOR))
    match.state.beat("struck")
    (event,) = [event for event in match.events if event.kind == BEAT]
    assert event.public == {"what": "struck"}
    assert event.views is not None
    assert set(event.views) == {1, SPECTATOR}
    assert {**event.views[1], "waits": [], "question": None} == {**match.view(1), "waits": [], "question": None}
    assert "views" not in event.seen_by(1)


def test_nobody_is_filmed_who_does_not_look_on_and_no_clone_is():
    match = start(TOY, 2, {}, 7)
    match.state.beat("struck")
    assert match.events[-1].views is None
    match.film((0,))
    clone = match.clone()
    clone.state.beat("struck")
    assert clone.state.camera is None
    assert clone.events == []
