"""The one error whose text is meant for the person at the keyboard."""


class UserError(Exception):
    """Bad input, told in one clear sentence."""
