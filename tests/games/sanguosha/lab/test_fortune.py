"""How heroes fare: the games that are counted begin with heroes whom nobody chose."""

from tests.games.sanguosha.fortune import page
from tianxia.core.dice import Dice
from tianxia.core.match import Match
from tianxia.games import game
from tianxia.games.sanguosha.content import HERO
from tianxia.lab.balance import Tally, balance

SANGUOSHA = game("sanguosha")
ROLES = ("ruler", "rebel")


def test_counted_games_begin_with_random_heroes_and_full_hands() -> None:
    options = SANGUOSHA.settle_options({"heroes": "all"}, 5)
    position = SANGUOSHA.even_position(5, options, Dice(4))
    match = Match(SANGUOSHA, SANGUOSHA.arrange(position, options, strict=False, dice=Dice(4)), options).begin()
    kept = SANGUOSHA.tallied_at_first(match.state)
    assert [id for _, _, id, _ in kept] == position["heroes"]
    assert SANGUOSHA.role_of(match.state, match.state.ruler) == "ruler"
    assert [len(match.state.hand(seat)) for seat in range(1, 5)] == [4, 4, 4, 4]


def test_points_are_games_in_a_hundred_above_what_a_role_wins_by_itself() -> None:
    """Rulers win three of four games here; with each hero but the first, who never wins as a rebel, all is as usual."""
    first, *others = HERO
    games = [
        Tally(2, 0, (shares, 1 - shares), (), ((0, ("hero", id)), (1, ("hero", id))), ROLES)
        for id in others
        for shares in (1.0, 1.0, 1.0, 0.0)
    ]
    games += [Tally(2, 0, (1.0, 0.0), (), ((0, ("hero", first)), (1, ("hero", first))), ROLES) for _ in range(4)]
    told = page(balance(games), "a command")
    points = dict(line.split(" = ") for line in told.partition("[points]\n")[2].splitlines())
    assert list(points) == list(HERO)
    assert {points[id] for id in others} == {"0"}
    assert "a command" in told
