"""The marks refuse what is no id."""

import pytest

from tests.marks import content, rule


def test_the_mark_carries_its_ids() -> None:
    assert rule("CH-101", "SG-H12").args == ("CH-101", "SG-H12")


@pytest.mark.parametrize("ids", [(), ("CH101",), ("ch-101",), ("CH-101 ",), ("CH-",), ("CH-H",), ("CH-X1",)])
def test_a_malformed_id_is_refused_at_import(ids: tuple[str, ...]) -> None:
    with pytest.raises(ValueError, match="CH-305"):
        rule(*ids)


def test_the_mark_of_a_card_or_skill_carries_its_ids() -> None:
    assert content("sha", "seven-star-blade").args == ("sha", "seven-star-blade")


@pytest.mark.parametrize("ids", [(), ("Sha",), ("seven star",), ("sha-",), ("",)])
def test_a_malformed_card_or_skill_is_refused_at_import(ids: tuple[str, ...]) -> None:
    with pytest.raises(ValueError, match=r"crossbow|unyielding"):
        content(*ids)
