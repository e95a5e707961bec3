"""Events: what happened, in the words that each viewer may hear; emitted by the helper that makes the change."""

from __future__ import annotations

from typing import Any, Final

Seat = int
Facts = dict[str, Any]
SPECTATOR: Final[Seat] = -1
OPEN: Final[Seat] = -2  # the viewer to whom every card lies open: replays after the end, positions, tests


class Event:
    """`public` goes to everybody, `private[seat]` is added for that seat alone; there is no other way out."""

    __slots__ = ("kind", "private", "public")

    def __init__(self, kind: str, public: Facts, private: dict[Seat, Facts] | None = None) -> None:
        self.kind: str = kind
        self.public: Facts = public
        self.private: dict[Seat, Facts] = private if private is not None else {}

    def seen_by(self, viewer: Seat) -> Facts:
        """The event as this viewer is told it."""
        told: Facts = {"kind": self.kind, **self.public}
        extra = self.private.get(viewer)
        return {**told, **extra} if extra is not None else told
