"""What several commands read from their flags, each refusal in one sentence."""

from typing import Literal

from tianxia.errors import UserError
from tianxia.games import known


def game_of(name: str) -> str:
    """The id of a registered game."""
    return known(name.strip().lower())


def options_of(pairs: list[str]) -> dict[str, str]:
    """The settings of a table, from `--option name=value` given any number of times."""
    options: dict[str, str] = {}
    for pair in pairs:
        name, sign, value = (part.strip() for part in pair.partition("="))
        if not sign or not name or not value:
            raise UserError(f"--option takes name=value, not {pair!r}")
        if name in options:
            raise UserError(f"--option {name} is given twice")
        options[name] = value
    return options


def viewer_of(text: str) -> int | Literal["all", "none"]:
    """Whose eyes a replay is seen with: a seat, all seats at once, or a spectator."""
    match text.strip().lower():
        case "all":
            return "all"
        case "none":
            return "none"
        case seat if seat.isdecimal():
            return int(seat)
    raise UserError(f"--viewer takes a seat number, all or none, not {text!r}")


def names_of(text: str) -> tuple[str, ...]:
    """A list of names separated by commas."""
    names = tuple(name.strip() for name in text.split(","))
    if not all(names):
        raise UserError(f"--bots takes names separated by commas, not {text!r}")
    return names
