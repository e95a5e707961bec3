"""What a balance report says of things that win too seldom."""

import pytest

from tests.lab.test_balance import TALLIES
from tianxia.commands.balance import below, print_below
from tianxia.lab.balance import balance


def test_what_is_below_its_share_is_named_with_how_sure_that_is(capsys: pytest.CaptureFixture[str]) -> None:
    found = balance(TALLIES)
    assert [row.id for row in below(found, 0.6)] == ["shield"]
    assert [row.id for row in below(found, 1.2)] == ["shield", "map"]
    print_below(found, 0.6)
    first, second = capsys.readouterr().out.splitlines()
    assert first == "below 0.6 of its group: 1 of 3"
    assert second.startswith("  shield 0.00 (1 time kept, up to ")
