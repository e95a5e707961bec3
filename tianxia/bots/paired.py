"""Choices that were tried in the same worlds with the same dice: which of them did better beyond doubt.

Only the choice makes a difference there, so that far fewer worlds will do."""

from __future__ import annotations

from math import sqrt
from typing import Final

DOUBT: Final = 1.0  # standard errors by which another choice must be better than the usual one


def lasting(values: list[list[float]]) -> list[int]:
    """The choices that were tried to the last, in the same worlds as the usual one, which is the first."""
    return [place for place, each in enumerate(values) if len(each) == len(values[0])]


def best_of(values: list[list[float]], doubt: float = DOUBT) -> int:
    """Which choice did best beyond doubt; the usual one if none did."""
    if not values[0]:
        return 0
    return max(lasting(values), key=lambda place: (surplus(values[place], values[0], doubt), -place))


def surplus(values: list[float], usual: list[float], doubt: float = DOUBT) -> float:
    """By how much a choice is better than the usual one beyond doubt; both were tried in the same worlds."""
    gains = [value - other for value, other in zip(values, usual, strict=True)]
    mean = sum(gains) / len(gains)
    return mean - doubt * sqrt(sum([(gain - mean) ** 2 for gain in gains])) / len(gains)
