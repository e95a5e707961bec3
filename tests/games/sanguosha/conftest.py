"""What the tests of Sanguosha share."""

from collections.abc import Iterator

import pytest

from tianxia.games.sanguosha.rules.index import holding
from tianxia.games.sanguosha.rules.skills import ACTIONS, CONVERSIONS, STATES, SUBSTITUTES, TRIGGERS


@pytest.fixture
def made_up() -> Iterator[None]:
    """Skills that are registered while this test runs are forgotten afterwards."""
    registries = (TRIGGERS, ACTIONS, CONVERSIONS, SUBSTITUTES, STATES)
    before = [{id: rules[:] for id, rules in registry.items()} for registry in registries]
    holding.cache_clear()
    yield
    for registry, kept in zip(registries, before, strict=True):
        registry.clear()
        registry.update(kept)  # type: ignore[arg-type]
    holding.cache_clear()
