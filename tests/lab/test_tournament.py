"""Tournaments: the same deals from every seat, and the same results whoever computes them."""

import pytest

from tests.toy.game import Toy
from tests.toy.levee import GAME as LEVEE
from tianxia.errors import UserError
from tianxia.games import game as game_by_id
from tianxia.games.sanguosha.game import GAME as SANGUOSHA
from tianxia.lab import ArenaGame, ArenaResult, Tournament, arena_game, plan, play_all, play_game, report, tournament
from tianxia.lab.arena_game import deal_of


def chuhan(games: int, bots: tuple[str, ...] = ("greedy", "random"), **options: str) -> Tournament:
    return plan("chuhan", bots, games, 1, None, options)


def test_every_deal_is_played_from_both_seats() -> None:
    games = chuhan(4).games
    chuhan_rules = game_by_id("chuhan")
    seated = [(game.deal, game.places(chuhan_rules, deal_of(game).state)) for game in games]
    assert [(deal, [games[0].bots[place] for place in places]) for deal, places in seated] == [
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
    for module in (arena_game, tournament):
        monkeypatch.setattr(module, "game_by_id", lambda id: Toy())
    found = plan("toy", ("random", "search:2"), 6, 1, 3, {})
    assert found.bots == ("random", "search:2", "random")
    places = [game.places(Toy(), deal_of(game).state) for game in found.games[:3]]
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
        results = play_all(chuhan(40), jobs, tired)
        assert results == play_all(chuhan(3))
        assert chuhan(40).first(3) == chuhan(3)


def test_an_interrupt_before_the_first_result_goes_on(monkeypatch: pytest.MonkeyPatch) -> None:
    def at_once(game: ArenaGame) -> ArenaResult:
        raise KeyboardInterrupt

    monkeypatch.setattr(tournament, "play_game", at_once)
    with pytest.raises(KeyboardInterrupt):
        play_all(chuhan(3))


@pytest.mark.parametrize(("seats", "ways"), [(2, 2), (3, 6), (5, 6), (8, 6)])
def test_two_bots_share_the_sides_of_a_game_with_roles_in_every_way(seats: int, ways: int) -> None:
    found = plan("sanguosha", ("greedy", "random"), 2 * ways, 3, seats, {})
    assert (found.ways, found.deals, found.odd) == (ways, 2, 0)
    taken: list[dict[str, int]] = []
    for game in found.games[:ways]:
        state = deal_of(game).state
        by_role: dict[str, int] = {}
        for seat, place in enumerate(game.places(SANGUOSHA, state)):
            assert by_role.setdefault(SANGUOSHA.role_of(state, seat), place) == place
        assert by_role["ruler"] == by_role.get("loyalist", by_role["ruler"]), "they win together"
        assert set(by_role.values()) == {0, 1}
        assert by_role not in taken
        taken.append(by_role)


def test_a_side_counts_once_however_many_are_on_it() -> None:
    found = plan("sanguosha", ("greedy", "random"), 6, 3, 5, {})
    for game in found.games:
        result = play_game(game)
        mine = {SANGUOSHA.sides.index(side) for side in SANGUOSHA.sides for place, role, _ in result.roles
                if place == 0 and role in side}  # fmt: skip
        won = {n for n in mine for place, role, is_won in result.roles if is_won and role in SANGUOSHA.sides[n]}
        assert result.shares[0] == len(won) / len(mine)


def test_a_bot_that_shares_sides_with_itself_plays_the_same_game_in_every_way() -> None:
    results = play_all(plan("sanguosha", ("greedy", "greedy"), 6, 4, 5, {}))
    assert len({tuple([(role, won) for _, role, won in result.roles]) for result in results}) == 1
    assert len({sum(result.answers) for result in results}) == 1
    assert [row.difference for row in report(("greedy", "greedy"), results).differences] == [0.0] * 5


def test_a_game_without_end_is_cut_off_and_counts_as_stalled(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(arena_game, "MOST_ANSWERS", 20)
    found = plan("sanguosha", ("greedy", "random"), 1, 3, 5, {})
    result = play_game(found.games[0])
    assert (sum(result.answers), result.shares, result.stalled) == (20, (0.0, 0.0), True)


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
