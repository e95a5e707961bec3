"""The assignment problem: which column each row takes, so that the sum is the largest."""

from __future__ import annotations


def best_assignment(table: list[list[float]]) -> list[int]:
    """For each row another column, with the largest sum (shortest augmenting paths)."""
    rows, columns = len(table), len(table[0])
    lift = [0.0] * rows
    drop = [0.0] * (columns + 1)
    row_of = [-1] * (columns + 1)  # the last column is where a new row starts
    way = [0] * columns
    for new in range(rows):
        at = columns
        row_of[at] = new
        least = [1e18] * columns
        used = [False] * columns
        path: list[int] = [at]
        while True:
            here = row_of[at]
            line, up = table[here], lift[here]
            step, nearest = 1e18, -1
            for column in range(columns):
                if not used[column]:
                    slack = -line[column] - up - drop[column]
                    if slack < least[column]:
                        least[column] = slack
                        way[column] = at
                    if least[column] < step:
                        step, nearest = least[column], column
            for column in path:
                lift[row_of[column]] += step
                drop[column] -= step
            for column in range(columns):
                if not used[column]:
                    least[column] -= step
            at = nearest
            if row_of[at] < 0:
                break
            used[at] = True
            path.append(at)
        while at != columns:
            before = way[at]
            row_of[at] = row_of[before]
            at = before
    chosen = [0] * rows
    for column in range(columns):
        if row_of[column] >= 0:
            chosen[row_of[column]] = column
    return chosen
