"""The mark refuses what is no rule id."""

import pytest

from tests.marks import rule


def test_the_mark_carries_its_ids() -> None:
    assert rule("CH-101", "CH-102").args == ("CH-101", "CH-102")


@pytest.mark.parametrize("ids", [(), ("CH101",), ("ch-101",), ("CH-101 ",), ("CH-",)])
def test_a_malformed_id_is_refused_at_import(ids: tuple[str, ...]) -> None:
    with pytest.raises(ValueError, match="CH-305"):
        rule(*ids)
