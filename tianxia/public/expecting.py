"""What Python hands in is looked at before it goes deeper: the wrong kind of thing is refused in a sentence."""

from __future__ import annotations

from tianxia.errors import UserError


def expect(value: object, kinds: type | tuple[type, ...], wanted: str) -> None:
    """UserError "WANTED, not VALUE" if the value is of none of these kinds."""
    if not isinstance(value, kinds):
        raise UserError(f"{wanted}, not {value!r}")
