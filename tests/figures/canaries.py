"""How many matches of each game are searched for canaries, and how many leaks are planted.

`python -m tests.figures.canaries` prints them."""

from __future__ import annotations

from tests.visibility.leaks import EVERYWHERE
from tests.visibility.searched import searched_games


def main() -> None:
    """Prints a line for each number."""
    games = searched_games()
    for game in games:
        print(game.id, game.matches)
    print("leaks", sum([len(EVERYWHERE) + len(game.leaks) for game in games]))


if __name__ == "__main__":
    main()
