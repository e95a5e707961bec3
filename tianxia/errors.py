"""Errors whose text is meant for the person at the keyboard."""


class UserError(Exception):
    """Bad input, told in one clear sentence."""


class BadInput(UserError):  # noqa: N818 - it names the fault, as Refusal does
    """Something from outside is wrong: one sentence says what and where."""
