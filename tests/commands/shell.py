"""Runs a command as the shell would."""

import pytest

from tianxia.cli import main


def tianxia(*arguments: str) -> int:
    """The exit code of one command."""
    with pytest.raises(SystemExit) as ending:
        main(arguments)
    assert isinstance(ending.value.code, int)
    return ending.value.code
