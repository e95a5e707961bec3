"""Limits: token buckets by connection, seat and address."""

from __future__ import annotations

from typing import Final

KEPT: Final = 10_000  # addresses that are remembered


class Bucket:
    """At most this many in this many seconds; it fills up again evenly."""

    __slots__ = ("at", "left", "most", "seconds")

    def __init__(self, most: int, seconds: float) -> None:
        self.most: int = most
        self.seconds: float = seconds
        self.left: float = float(most)
        self.at: float | None = None

    def _fill(self, now: float) -> None:
        if self.at is not None and now > self.at:
            self.left = min(float(self.most), self.left + (now - self.at) * self.most / self.seconds)
        self.at = now

    def take(self, now: float) -> bool:
        """Whether one more is within the limit."""
        self._fill(now)
        if self.left < 1.0:
            return False
        self.left -= 1.0
        return True

    def is_empty(self, now: float) -> bool:
        """Whether the limit is used up; nothing is taken."""
        self._fill(now)
        return self.left < 1.0

    def is_full(self, now: float) -> bool:
        """Whether it could be forgotten."""
        self._fill(now)
        return self.left >= self.most


class Buckets:
    """One bucket for each address."""

    def __init__(self, most: int, seconds: float) -> None:
        self.most: int = most
        self.seconds: float = seconds
        self.by_key: dict[str, Bucket] = {}

    def of(self, key: str) -> Bucket:
        """The bucket of this address."""
        found = self.by_key.get(key)
        if found is None:
            found = self.by_key[key] = Bucket(self.most, self.seconds)
        return found

    def forget(self, now: float) -> None:
        """Drop those that are full again; never keep more than the most allowed."""
        for key in [key for key, bucket in self.by_key.items() if bucket.is_full(now)]:
            del self.by_key[key]
        while len(self.by_key) > KEPT:
            del self.by_key[next(iter(self.by_key))]
