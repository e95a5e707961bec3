"""Who wins, and when (SG-75x)."""

import pytest

from tests.games.sanguosha.rules.bare import bare
from tests.games.sanguosha.rules.heroes.tables import told
from tests.games.sanguosha.rules.marks import rule
from tianxia.scenario import Scenario

SIX = ("sun-quan", "xu-chu", "ma-chao", "gan-ning", "zhen-ji", "huang-gai")
ROLES = ["ruler", "loyalist", "rebel", "rebel", "rebel", "spy"]


def last_blow(victim: str, killer: str, dead: list[str], roles: list[str] = ROLES) -> Scenario:
    """This hero has 1 HP and loses a Duel; some are dead already."""
    heroes = SIX[: len(roles)]
    game = bare(*heroes, roles=roles, dead=dead, turn=killer, hp={victim: 1}, hands={killer: ["duel"]})
    game.does(killer, "duel", cards=["duel"], targets=[victim])
    game.nobody_negates()
    game.everyone_passes()
    return game


def winners(game: Scenario) -> list[str] | None:
    """Who won; None while the game goes on."""
    return None if game.waits_for is not None else game.fact("winner")


@rule("SG-750")
def test_ruler_and_loyalists_win_when_all_rebels_and_spies_are_dead():
    game = last_blow("huang-gai", "sun-quan", ["xu-chu", "ma-chao", "gan-ning", "zhen-ji"])
    assert winners(game) == ["sun-quan", "xu-chu"]  # the dead loyalist too
    assert game.fact("outcome.reason") == "SG-750"


@rule("SG-750")
@pytest.mark.parametrize(("victim", "dead"), [("huang-gai", ["ma-chao", "gan-ning"]),
                                              ("zhen-ji", ["ma-chao", "gan-ning"])])  # fmt: skip
def test_the_game_goes_on_while_a_rebel_or_a_spy_lives(victim: str, dead: list[str]):
    game = last_blow(victim, "sun-quan", dead)
    assert victim not in game.fact("alive")
    assert winners(game) is None


@rule("SG-751")
def test_the_rebels_win_when_the_ruler_dies_living_or_dead():
    game = last_blow("sun-quan", "zhen-ji", ["ma-chao"])
    assert winners(game) == ["ma-chao", "gan-ning", "zhen-ji"]
    assert game.fact("outcome.reason") == "SG-751"


@rule("SG-751")
def test_the_rebels_win_even_if_no_rebel_is_alive():
    game = last_blow("sun-quan", "huang-gai", ["ma-chao", "gan-ning", "zhen-ji"])
    assert game.fact("alive") == ["xu-chu", "huang-gai"]  # a loyalist lives beside the spy
    assert winners(game) == ["ma-chao", "gan-ning", "zhen-ji"]


@rule("SG-751")
def test_a_spy_wins_if_he_is_the_only_one_left():
    game = last_blow("sun-quan", "huang-gai", ["xu-chu", "ma-chao", "gan-ning", "zhen-ji"])
    assert winners(game) == ["huang-gai"]


@rule("SG-751", "SG-107")
def test_of_two_spies_only_the_last_one_alive_wins():
    roles = ["ruler", "loyalist", "rebel", "rebel", "spy", "spy"]
    game = last_blow("sun-quan", "huang-gai", ["xu-chu", "ma-chao", "gan-ning", "zhen-ji"], roles)
    assert winners(game) == ["huang-gai"]
    game = last_blow("sun-quan", "huang-gai", ["xu-chu", "ma-chao", "gan-ning"], roles)
    assert winners(game) == ["ma-chao", "gan-ning"]


THREE = ["ruler", "rebel", "spy"]


@rule("SG-752")
@pytest.mark.parametrize(
    ("victim", "killer", "dead", "won"),
    [
        ("sun-quan", "ma-chao", [], ["xu-chu"]),  # the spy kills the ruler too early
        ("sun-quan", "ma-chao", ["xu-chu"], ["ma-chao"]),
        ("xu-chu", "ma-chao", [], None),
        ("xu-chu", "sun-quan", ["ma-chao"], ["sun-quan"]),
        ("ma-chao", "xu-chu", [], None),
    ],
)
def test_three_players(victim: str, killer: str, dead: list[str], won: list[str] | None):
    assert winners(last_blow(victim, killer, dead, THREE)) == won


@rule("SG-753")
def test_the_game_ends_as_soon_as_the_role_is_shown():
    game = last_blow("sun-quan", "ma-chao", ["xu-chu"], THREE)
    kinds = [event["kind"] for event in game.fact("told.spectator")]
    assert kinds[kinds.index("death") + 1 :] == ["role", "role", "role"]  # no clean-up, no reward


@rule("SG-753")
def test_each_of_several_deaths_is_looked_at():
    game = bare("sun-quan", "xu-chu", "ma-chao", roles=THREE, hp={"xu-chu": 1, "ma-chao": 1},
                hands={"sun-quan": ["barbarians"]})  # fmt: skip
    game.sun_quan.uses("barbarians")
    game.nobody_negates()  # with the cards of the reward
    game.everyone_passes("sanguosha.save")
    assert [event["seat"] for event in told(game, "death")] == [1, 2]
    assert winners(game) == ["sun-quan"]


@rule("SG-754")
def test_the_game_is_a_draw_when_the_deck_cannot_supply_cards():
    cards = 160
    game = bare("sun-quan", "xu-chu", turn="xu-chu", hands={"sun-quan": cards - 1, "xu-chu": ["out-of-nothing"]})
    assert game.deck == []
    game.xu_chu.uses("out-of-nothing")
    game.nobody_negates()
    assert game.fact("winner") == []
    assert game.fact("outcome.reason") == "SG-754"


@rule("SG-755")
def test_all_roles_are_shown_at_the_end():
    game = last_blow("sun-quan", "zhen-ji", [])
    assert [seat["role"] for seat in game.fact("view.spectator.seats")] == ROLES
    assert [event["role"] for event in told(game, "role")] == ROLES
