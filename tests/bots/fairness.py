"""Whether a bot knows more than its seat."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import islice

from tests.bots.positions import positions
from tianxia.bots import make_bot
from tianxia.core.dice import key_from_seed
from tianxia.core.views import Glimpse


def answers_alike(id: str, options: Mapping[str, str], spec: str, points: int, every: int) -> None:
    """At this many positions, the bot answers the same in the true world and in one that looks just like it."""
    asked = 0
    for place, match in enumerate(islice(positions(id, 11, options), 0, points * every, every)):
        seat = match.waiting()[0].seat
        other = match.twin(seat, key_from_seed("another world", place))
        assert other.view_bytes(seat) == match.view_bytes(seat)
        answers = [make_bot(spec, id, place).choose(Glimpse(world, seat)) for world in (match, other)]
        assert answers[0] == answers[1]
        asked += 1
    assert asked == points
