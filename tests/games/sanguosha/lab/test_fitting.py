"""The weights of the chances of the sides are those that the fitting prints, by name."""

import pytest

from tianxia.games.sanguosha.bots import worth
from tianxia.lab import fitting


def test_the_command_prints_a_weight_for_each_thing_that_is_read(capsys: pytest.CaptureFixture[str]) -> None:
    fitting.main("sanguosha", 6, 1)
    told = capsys.readouterr().out.splitlines()
    assert told[0].startswith("# loss ")
    assert told[1].startswith("# of the weights in use ")
    assert [line.split('"')[1] for line in told[2:]] == list(worth.WEIGHTS)
