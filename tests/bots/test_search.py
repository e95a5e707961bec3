"""Tree search: it finds what wins, treats sealed answers as sealed, and plays every game to its end."""

from collections.abc import Callable

import pytest

from tests.core.tiny import DECK, Board, Tiny, question
from tests.toy.game import Toy
from tests.toy.levee import GAME as LEVEE
from tests.toy.levee import TURNS
from tianxia.bots import make_bot
from tianxia.bots.bot import Bot, RandomBot
from tianxia.bots.policy import PlainPolicy, plain_label
from tianxia.bots.search import Search, SearchBot
from tianxia.core.asks import Choice, Play, ask, ask_all, cards
from tianxia.core.dice import Dice, key_from_seed
from tianxia.core.game import Options
from tianxia.core.match import Match, start
from tianxia.core.state import Outcome, Over
from tianxia.core.views import Glimpse


def best(match: Match, iterations: int = 300, key: int = 1) -> str:
    seat = match.waiting()[0].seat
    return SearchBot(key, PlainPolicy(), iterations).choose(Glimpse(match, seat)).option


def ends(s: Board, *winners: int) -> None:
    s.outcome = Outcome(winners, (0,) * s.seats, "TINY-1")
    raise Over


def test_it_sees_that_the_rival_will_answer() -> None:
    def stretch(s: Board) -> Play[None]:
        """The middle one of three gates is the only one that the rival cannot close."""
        gate = (yield from ask(question(0, "left", "middle", "right"))).option
        closed = (yield from ask(question(1, "left", "right"))).option
        ends(s, 1 if closed == gate else 0)

    assert {best(Tiny(stretch).start(), key=key) for key in range(5)} == {"middle"}


def test_it_bets_on_what_is_likely_in_the_worlds_that_fit_its_view() -> None:
    def stretch(s: Board) -> Play[None]:
        """Eight cards lie hidden: is the top one of the lower six?"""
        guess = (yield from ask(question(0, "high", "low"))).option
        ends(s, 0 if (s.faces[s.zones[DECK][-1]] < 6) == (guess == "low") else 1)

    assert {best(Tiny(stretch).start(), key=key) for key in range(5)} == {"low"}


def high_card(s: Board) -> Play[None]:
    """Both choose at once; the higher one wins."""
    ranks = ("1", "2", "3")
    replies = yield from ask_all((question(0, *ranks), question(1, *ranks)))
    mine, theirs = replies[0].option, replies[1].option
    ends(s, *((0, 1) if mine == theirs else (0,) if mine > theirs else (1,)))


def hide_and_seek(s: Board) -> Play[None]:
    """Half a point for staying at home; a whole one in one of five hides unless the seeker looks there."""
    hides = ("a", "b", "c", "d", "e")
    replies = yield from ask_all((question(0, "home", *hides), question(1, *hides)))
    hidden = replies[0].option
    ends(s, *((0, 1) if hidden == "home" else (1,) if replies[1].option == hidden else (0,)))


@pytest.mark.parametrize(("stretch", "good"), [(high_card, ("3",)), (hide_and_seek, ("a", "b", "c", "d", "e"))])
def test_sealed_answers_are_not_known_to_the_others(
    stretch: Callable[[Board], Play[None]], good: tuple[str, ...]
) -> None:
    for key in range(5):
        assert best(Tiny(stretch).start(), 400, key) in good


def test_it_stops_as_soon_as_no_other_choice_can_catch_up() -> None:
    def stretch(s: Board) -> Play[None]:
        ends(s, 0 if (yield from ask(question(0, "lose", "win"))).option == "win" else 1)

    search = Search(Glimpse(Tiny(stretch).start(), 0), PlainPolicy(), Dice(1))
    assert search.run(1000).option == "win"
    assert search.root.visits < 700


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_game_with_sealed_and_urgent_answers_is_played_to_its_end(seats: int) -> None:
    match = start(Toy(), seats, {}, key_from_seed("toy", seats), False)
    bots: list[Bot] = [SearchBot(1, PlainPolicy(), 10), *[RandomBot(seat) for seat in range(1, seats)]]
    while not match.is_over:
        for asked in match.waiting():
            if match.question(asked.seat) is asked:
                match.answer(asked.seat, bots[asked.seat].choose(Glimpse(match, asked.seat)))
    assert match.state.outcome is not None


def test_a_label_tells_faces_and_not_sleeves() -> None:
    def stretch(s: Board) -> Play[None]:
        yield from ask(question(0))

    state = Tiny(stretch).start().state
    state.faces[1] = state.faces[2]
    one, other, third = (Choice("play", {"set": cards([a, b])}) for a, b in ((1, 5), (5, 2), (5, 3)))
    assert plain_label(state, one) == plain_label(state, other) != plain_label(state, third)


@pytest.mark.parametrize(
    ("options", "winners", "values"),
    [
        ({}, (0, 1, 2), (1.0, 1.0, 1.0)),
        ({}, (), (0.0, 0.0, 0.0)),
        ({"mode": "rivals"}, (0, 2), (0.5, 0.0, 0.5)),
        ({"mode": "rivals"}, (1,), (0.0, 1.0, 0.0)),
        ({"mode": "rivals"}, (), (0.0, 0.0, 0.0)),
    ],
)
def test_who_wins_together_wins_whole_and_rivals_share(
    options: Options, winners: tuple[int, ...], values: tuple[float, ...]
) -> None:
    match = start(LEVEE, 3, options, 1)
    match.concede(Outcome(winners, (0, 0, 0), "LEVEE-5"))
    assert PlainPolicy(match.wins_together).values(match.state) == values


def test_the_search_saves_the_wall_alone_and_for_partners() -> None:
    for seats in (1, 3):
        match = start(LEVEE, seats, {}, 1)
        mark = match.mark.plain() | {"turn": TURNS - 1, "river": 0}  # whoever digs now is flooded
        match = Match(LEVEE, LEVEE.decode(mark, match.options), match.options).begin()
        seat = match.waiting()[0].seat
        assert make_bot("search:60", "levee", 1).choose(Glimpse(match, seat)).option == "lay"
