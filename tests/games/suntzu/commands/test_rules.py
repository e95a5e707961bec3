"""The settings of Sun Tzu on the command line."""

import pytest

from tests.commands.shell import tianxia


def test_the_settings_of_a_table_are_listed_with_their_rules(capsys: pytest.CaptureFixture[str]) -> None:
    assert tianxia("rules", "suntzu", "--options") == 0
    shown = capsys.readouterr().out
    assert "events=off|on\n    events; usually off\n    ST-201  Before anything else" in shown
    assert "suntzu_player=random|seat-0|seat-1\n" in shown
    assert "seat-0 (first seat)" in shown
