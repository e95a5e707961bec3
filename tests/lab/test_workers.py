"""Work shared by processes: in order, not too far ahead, and given up when nobody wants more of it."""

from pathlib import Path

import pytest

from tianxia.lab.workers import AHEAD, spread


def touch(path: str) -> str:
    """Leaves a trace of a task that was begun."""
    Path(path).touch()
    return path


@pytest.mark.parametrize(("jobs", "chunk"), [(1, 1), (2, 1), (2, 3), (9, 1)])
def test_results_come_in_the_order_of_the_tasks(jobs: int, chunk: int) -> None:
    assert list(spread(abs, range(-7, 0), jobs, chunk)) == [7, 6, 5, 4, 3, 2, 1]
    assert list(spread(abs, (), jobs, chunk)) == []


def test_only_a_few_tasks_are_begun_before_their_results_are_wanted(tmp_path: Path) -> None:
    tasks = [str(tmp_path / str(n)) for n in range(100)]
    results = spread(touch, tasks, 2)
    assert [next(results) for _ in range(3)] == tasks[:3]
    results.close()
    assert 3 <= len(list(tmp_path.iterdir())) <= 2 + 2 * AHEAD


def test_a_task_that_fails_fails_for_whoever_waits() -> None:
    with pytest.raises(TypeError):
        list(spread(len, [1, 2, 3], 2))  # type: ignore[arg-type, list-item]
