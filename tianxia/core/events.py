"""Events: what happened, in the words that each viewer may hear; emitted by the helper that makes the change."""

from __future__ import annotations

from collections.abc import MutableSequence
from typing import Any, Final

Seat = int
Facts = dict[str, Any]
SPECTATOR: Final[Seat] = -1
BEAT: Final = "beat"  # the kind of event that marks a picture worth showing
OPEN: Final[Seat] = -2  # the viewer to whom every card lies open: replays after the end, positions, tests


class Event:
    """`public` goes to everybody, `private[seat]` is added for that seat alone; there is no other way out."""

    __slots__ = ("kind", "private", "public", "views")

    def __init__(self, kind: str, public: Facts, private: dict[Seat, Facts] | None = None) -> None:
        self.kind: str = kind
        self.public: Facts = public
        self.private: dict[Seat, Facts] = private if private is not None else {}
        self.views: dict[Seat, Facts] | None = None  # of a beat: how things stood then, for each viewer who is shown it

    def opened(self) -> Facts:
        """The event as it is told when nothing is secret any more: with all that anybody was told of it."""
        told: Facts = {"kind": self.kind, **self.public}
        secrets = list(self.private.values())
        if secrets and all(secret == secrets[0] for secret in secrets):
            return {**told, **secrets[0]}
        return {**told, "private": {n: s for n, s in self.private.items() if n != SPECTATOR}} if secrets else told

    def seen_by(self, viewer: Seat) -> Facts:
        """The event as this viewer is told it."""
        told: Facts = {"kind": self.kind, **self.public}
        extra = self.private.get(viewer)
        return {**told, **extra} if extra is not None else told


Listener = MutableSequence[Event]  # where events go; to look on while they come, have an `append` of your own
