"""What counts as standing outside the rules of a game."""

import pytest

from tests.about import about
from tests.hygiene.outside import NOW, PARTS, files_at, is_added, lines_at, part_of
from tianxia.games import built_in

ID = built_in()[0]


@pytest.mark.parametrize(
    ("path", "part"),
    [
        ("tianxia/games/{id}/words/log.py", "words"),
        ("tianxia/games/{id}/board.py", "words"),
        ("tianxia/terminal/{id}/log.py", "words"),
        ("tianxia/bots/{id}_policy.py", "bots"),
        ("tianxia/games/{id}/position/arrange.py", "positions"),
        ("tianxia/games/{id}/lots.py", "positions"),
        ("tianxia/games/{id}/texts/pl.ftl", "texts"),
        ("web/src/games/{id}/styles/phone.css", "css"),
        ("web/src/games/{id}/Layout.svelte", "pages"),
        ("tests/games/{id}/about.py", "tests"),
        ("tests/games/{id}/secrets/tracker.py", "tests"),
        ("tests/bots/test_{id}_greedy.py", "tests"),
        ("tianxia/games/{id}/rules/state.py", None),
        ("tianxia/games/{id}/game.py", None),
        ("tianxia/games/{id}/data/cards.toml", None),
        ("tianxia/games/{id}/ledger.md", None),
        ("tests/games/{id}/rules/test_setup.py", None),
        ("tests/games/{id}/test_setup.py", None),
        ("tests/games/{id}/scenarios/a.toml", None),
        ("tianxia/games/{id}s/board.py", None),
        ("tianxia/bots/search.py", None),
    ],
)
def test_a_file_is_counted_once_under_its_part(path: str, part: str | None) -> None:
    assert part_of(path.replace("{id}", ID), ID) == part


def test_what_a_game_names_from_its_history_has_a_part() -> None:
    from_history = {part for id in built_in() for part in about(id).formerly.values()}
    assert from_history <= set(PARTS)


def test_what_came_later_is_there_and_counted_with_the_rest() -> None:
    for id in built_in():
        added = [path for path in files_at(NOW) if is_added(path, id)]
        assert all(part_of(path, id) is not None for path in added)
        assert bool(added) == bool(about(id).added)


def test_what_a_program_makes_is_not_counted() -> None:
    made = [path for path in files_at(NOW) if path == f"web/src/games/{ID}/state.ts"]
    assert [lines_at(NOW, path) for path in made] == [0]
