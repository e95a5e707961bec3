"""Tournaments: the same deals from every seat, and the same results whoever computes them."""

import pytest

from tests.toy.game import Toy
from tianxia.arena import Tournament, plan, play_all, play_game, table, tournament
from tianxia.errors import UserError


def chuhan(games: int, bots: tuple[str, ...] = ("greedy", "random"), **options: str) -> Tournament:
    return plan("chuhan", bots, games, 1, None, options)


def test_every_deal_is_played_from_both_seats() -> None:
    games = chuhan(4).games
    assert [(game.deal, [game.bots[game.bot_at(seat)] for seat in (0, 1)]) for game in games] == [
        (0, ["greedy", "random"]),
        (0, ["random", "greedy"]),
        (1, ["greedy", "random"]),
        (1, ["random", "greedy"]),
    ]


def test_an_odd_game_is_one_side_of_one_more_deal() -> None:
    found = chuhan(5)
    assert (found.deals, found.odd, found.games[-1].deal, found.games[-1].turn) == (2, 1, 2, 0)


def test_a_bot_against_itself_wins_each_deal_once() -> None:
    results = play_all(chuhan(10, ("greedy", "greedy")))
    for one, other in zip(results[::2], results[1::2], strict=True):
        assert one.shares == other.shares[::-1]
        assert one.margins == other.margins[::-1]


def test_who_waits_hears_how_far_it_is() -> None:
    heard: list[int] = []
    play_all(chuhan(3), 1, heard.append)
    assert heard == [1, 2, 3]


def test_greedy_beats_random() -> None:
    results = play_all(chuhan(40, events="on"))
    assert sum([result.shares[0] for result in results]) >= 36


def test_search_beats_greedy() -> None:
    results = play_all(chuhan(6, ("search:24", "greedy")))
    assert sum([result.margins[0] for result in results]) > 0


@pytest.mark.parametrize("bots", [("greedy", "random"), ("search:3", "random")])
def test_the_results_do_not_depend_on_the_number_of_processes(bots: tuple[str, ...]) -> None:
    games = chuhan(5, bots)
    assert play_all(games, 1) == play_all(games, 2)


def test_with_more_seats_the_bots_move_round_the_table(monkeypatch: pytest.MonkeyPatch) -> None:
    for module in (table, tournament):
        monkeypatch.setattr(module, "game_by_id", lambda id: Toy())
    found = plan("toy", ("random", "search:2"), 6, 1, 3, {})
    assert found.bots == ("random", "search:2", "random")
    assert [[game.bot_at(seat) for seat in range(3)] for game in found.games[:3]] == [[0, 1, 2], [2, 0, 1], [1, 2, 0]]
    for game in found.games:
        result = play_game(game)
        assert sum(result.shares) == pytest.approx(1)
        assert min(result.answers) > 0


@pytest.mark.parametrize(
    ("bots", "seats", "options", "sentence"),
    [
        (("greedy",), None, {}, "takes 2 bots, not 1"),
        (("greedy", "random", "random"), None, {}, "takes 2 bots, not 3"),
        (("greedy", "genius"), None, {}, "the bots are"),
        (("greedy", "random"), 3, {}, "2 players, not 3"),
        (("greedy", "random"), None, {"weather": "fair"}, "no option 'weather'"),
        (("greedy", "random"), None, {"events": "maybe"}, "off, on"),
    ],
)
def test_what_cannot_be_played_is_refused_in_one_sentence(
    bots: tuple[str, ...], seats: int | None, options: dict[str, str], sentence: str
) -> None:
    with pytest.raises(UserError, match=sentence):
        plan("chuhan", bots, 10, 1, seats, options)
