"""Tournaments: the same deals from every seat, and the same results whoever computes them."""

import pytest

from tests.toy.game import GAME as TOY
from tests.toy.levee import GAME as LEVEE
from tianxia.errors import UserError
from tianxia.lab import ArenaGame, ArenaResult, Tournament, plan, play_all, play_game, report, tournament
from tianxia.lab.arena_game import deal_of


def toys(games: int, bots: tuple[str, ...] = ("greedy", "random"), **options: str) -> Tournament:
    return plan("toy", bots, games, 1, None, options)


def test_every_deal_is_played_from_both_seats() -> None:
    games = toys(4).games
    seated = [(game.deal, game.places(TOY, deal_of(game).state)) for game in games]
    assert [(deal, [games[0].bots[place] for place in places]) for deal, places in seated] == [
        (0, ["greedy", "random"]),
        (0, ["random", "greedy"]),
        (1, ["greedy", "random"]),
        (1, ["random", "greedy"]),
    ]


def test_an_odd_game_is_one_side_of_one_more_deal() -> None:
    found = toys(5)
    assert (found.deals, found.odd, found.games[-1].deal, found.games[-1].turn) == (2, 1, 2, 0)


def test_a_bot_against_itself_wins_each_deal_once() -> None:
    results = play_all(toys(10, ("greedy", "greedy")))
    for one, other in zip(results[::2], results[1::2], strict=True):
        assert one.shares == other.shares[::-1]
        assert one.margins == other.margins[::-1]


def test_who_waits_hears_how_far_it_is() -> None:
    heard: list[int] = []
    play_all(toys(3), 1, heard.append)
    assert heard == [1, 2, 3]


def test_search_beats_greedy_and_greedy_beats_random() -> None:
    for better, worse, games in (("greedy", "random", 60), ("search:24", "greedy", 12)):
        results = play_all(toys(games, (better, worse)))
        assert sum([result.shares[0] for result in results]) > 0.55 * games


@pytest.mark.parametrize("bots", [("greedy", "random"), ("search:3", "random")])
def test_the_results_do_not_depend_on_the_number_of_processes(bots: tuple[str, ...]) -> None:
    games = toys(5, bots)
    assert play_all(games, 1) == play_all(games, 2)


def test_with_more_seats_the_bots_move_round_the_table() -> None:
    found = plan("toy", ("random", "search:2"), 6, 1, 3, {})
    assert found.bots == ("random", "search:2", "random")
    places = [game.places(TOY, deal_of(game).state) for game in found.games[:3]]
    assert places == [[0, 1, 2], [2, 0, 1], [1, 2, 0]]
    for game in found.games:
        result = play_game(game)
        assert sum(result.shares) == pytest.approx(1)
        assert min(result.answers) > 0


@pytest.mark.parametrize("seats", [1, 3])
def test_against_the_game_each_bot_has_whole_tables_on_the_same_deals(seats: int) -> None:
    found = plan("levee", ("search:20", "random"), 12, 1, seats, {})
    assert (found.against_the_game, found.ways, found.deals) == (True, 2, 6)
    assert [(game.deal, game.places(LEVEE, deal_of(game).state)) for game in found.games[:3]] == [
        (0, [0] * seats),
        (0, [1] * seats),
        (1, [0] * seats),
    ]
    results = play_all(found)
    for game, result in zip(found.games, results, strict=True):
        assert result.shares[game.turn] in (0.0, 1.0)
        assert result.shares[1 - game.turn] == result.answers[1 - game.turn] == 0
        assert result.score is not None
        assert not result.stalled, "a lost game has come to its end"
    first, second = report(found.bots, results).tables
    assert (first.games, second.games) == (6, 6)
    assert first.wins > second.wins


def test_the_same_game_between_rivals_is_counted_by_seat() -> None:
    found = plan("levee", ("random", "random"), 4, 1, 2, {"mode": "rivals"})
    assert not found.against_the_game
    assert report(found.bots, play_all(found)).tables == ()


def test_an_interrupt_keeps_the_results_so_far_as_those_of_a_shorter_tournament() -> None:
    def tired(played: int) -> None:
        if played == 3:
            raise KeyboardInterrupt

    for jobs in (1, 2):
        results = play_all(toys(40), jobs, tired)
        assert results == play_all(toys(3))
        assert toys(40).first(3) == toys(3)


def test_an_interrupt_before_the_first_result_goes_on(monkeypatch: pytest.MonkeyPatch) -> None:
    def at_once(game: ArenaGame) -> ArenaResult:
        raise KeyboardInterrupt

    monkeypatch.setattr(tournament, "play_game", at_once)
    with pytest.raises(KeyboardInterrupt):
        play_all(toys(3))


def test_a_game_without_end_is_cut_off_and_counts_as_stalled(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tianxia.lab.arena_game.MOST_ANSWERS", 20)
    found = plan("toy", ("greedy", "random"), 1, 3, 2, {"rounds": "3"})
    result = play_game(found.games[0])
    assert (sum(result.answers), result.shares, result.stalled) == (20, (0.0, 0.0), True)


@pytest.mark.parametrize(
    ("bots", "seats", "options", "sentence"),
    [
        (("greedy",), None, {}, "takes 2 bots, not 1"),
        (("greedy", "random", "random"), None, {}, "takes 2 bots, not 3"),
        (("greedy", "genius"), None, {}, "the bots are"),
        (("greedy", "random"), 5, {}, "2, 3, 4 players, not 5"),
        (("greedy", "random"), None, {"weather": "fair"}, "no option 'weather'"),
        (("greedy", "random"), None, {"revenge": "maybe"}, "on, off"),
    ],
)
def test_what_cannot_be_played_is_refused_in_one_sentence(
    bots: tuple[str, ...], seats: int | None, options: dict[str, str], sentence: str
) -> None:
    with pytest.raises(UserError, match=sentence):
        plan("toy", bots, 10, 1, seats, options)
