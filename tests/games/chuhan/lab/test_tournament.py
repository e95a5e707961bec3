"""How strong the bots of Chu Han are, in a few games."""

from tianxia.lab import Tournament, plan, play_all


def chuhan(games: int, bots: tuple[str, ...] = ("greedy", "random"), **options: str) -> Tournament:
    return plan("chuhan", bots, games, 1, None, options)


def test_greedy_beats_random() -> None:
    results = play_all(chuhan(40, events="on"))
    assert sum([result.shares[0] for result in results]) >= 36


def test_search_beats_greedy() -> None:
    results = play_all(chuhan(6, ("search:24", "greedy")))
    assert sum([result.margins[0] for result in results]) > 0
