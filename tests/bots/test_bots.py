"""The bot API: names, seeds, and what a bot does when there is nothing to choose."""

import pytest

from tests.core.tiny import Board, Tiny, question
from tests.toy.game import GAME as TOY
from tianxia.bots import Bot, RandomBot, make_bot
from tianxia.bots.greedy import GreedyBot, NoviceBot
from tianxia.bots.make import levels_of, settle_spec
from tianxia.bots.search import SearchBot
from tianxia.core.asks import Choice, Play, ask
from tianxia.core.match import start
from tianxia.core.views import Glimpse
from tianxia.errors import UserError
from tianxia.games import built_in


@pytest.mark.parametrize(
    ("spec", "kind"),
    [
        ("random", RandomBot),
        ("novice", NoviceBot),
        ("greedy", GreedyBot),
        ("search", SearchBot),
        (" Search:7 ", SearchBot),
    ],
)
def test_a_bot_is_made_by_its_name(spec: str, kind: type[Bot]) -> None:
    assert type(make_bot(spec, "toy", 1)) is kind


def test_search_takes_its_iterations_from_its_name() -> None:
    bots = [make_bot(spec, "toy", 1) for spec in ("search", "search:250")]
    assert [bot.iterations for bot in bots if isinstance(bot, SearchBot)] == [1000, 250]


@pytest.mark.parametrize("spec", ["", "genius", "greedy:3", "random:", "searching"])
def test_a_name_that_no_bot_has_is_refused_with_the_names_that_exist(spec: str) -> None:
    with pytest.raises(UserError, match="the bots are: random, novice, greedy, search"):
        make_bot(spec, "toy", 1)


@pytest.mark.parametrize("spec", ["search:", "search:0", "search:-1", "search:many", "search:1.5", "search:٣"])
def test_iterations_that_are_no_number_are_refused(spec: str) -> None:
    with pytest.raises(UserError, match="takes a number of iterations"):
        make_bot(spec, "toy", 1)


def test_a_game_without_a_policy_has_no_greedy_bot() -> None:
    with pytest.raises(UserError, match="the bots are: random, search"):
        make_bot("greedy", "tiny", 1)
    assert isinstance(make_bot("search:5", "tiny", 1), SearchBot)


@pytest.mark.parametrize("id", [*built_in(), "toy", "tiny"])
def test_every_level_is_a_bot_of_the_game_and_the_first_one_knows_nothing(id: str) -> None:
    levels = levels_of(id)
    assert levels[0] == "random"
    assert len(set(levels)) == len(levels)
    for spec in levels:
        settle_spec(spec, id)


def test_a_novice_often_does_what_greedy_does_and_often_not() -> None:
    match = start(TOY, 2, {}, 5)
    glimpse = Glimpse(match, match.waiting()[0].seat)
    best = make_bot("greedy", "toy", 1).choose(glimpse)
    alike = [make_bot("novice", "toy", key).choose(glimpse) == best for key in range(60)]
    assert 20 <= sum(alike) <= 50


class Thinker(Bot):
    """Fails when it has to think."""

    def think(self, glimpse: Glimpse) -> Choice:
        raise AssertionError("there was nothing to think about")


def test_a_bot_does_not_think_about_a_single_choice() -> None:
    def stretch(s: Board) -> Play[None]:
        s.do((yield from ask(question(0, "only"))).option)
        s.do((yield from ask(question(0, "one", "other"))).option)

    match = Tiny(stretch).start()
    bot = Thinker(1)
    match.answer(0, bot.choose(Glimpse(match, 0)))
    with pytest.raises(AssertionError, match="nothing to think about"):
        bot.choose(Glimpse(match, 0))


@pytest.mark.parametrize("spec", ["random", "greedy", "search:40"])
def test_the_same_key_gives_the_same_answers(spec: str) -> None:
    def answers(key: int) -> list[Choice]:
        match = start(TOY, 2, {"rounds": "3"}, 5, False)
        bots = [make_bot(spec, "toy", key + seat) for seat in (0, 1)]
        given: list[Choice] = []
        while not match.is_over and len(given) < 40:
            seat = match.waiting()[0].seat
            given.append(bots[seat].choose(Glimpse(match, seat)))
            match.answer(seat, given[-1])
        return given

    assert answers(1) == answers(1)
    if spec != "greedy":
        assert answers(1) != answers(3)
