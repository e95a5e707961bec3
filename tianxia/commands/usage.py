"""What the parser of the command line did not understand, in words of ours, whichever version of it has spoken."""

import re
from typing import Final

try:
    from typer import TyperException
except ImportError:  # an older typer leaves it to click
    from click import ClickException as TyperException  # type: ignore[assignment,import-not-found,no-redef,unused-ignore]

from tianxia.commands.help import worded
from tianxia.errors import Phrase

BadWords: Final = TyperException

NUMBER: Final = r"(-?[\d.]*\d)"
NAMED: Final = re.compile(r"(?:Invalid value for|Missing \w+) '([^']*)'")
COMMAND: Final = re.compile(r"No such command '(.*?)'\.(?: Did you mean (.*)\?)?", re.DOTALL)
EXTRA: Final = re.compile(r"Got unexpected extra argument\S* \((.*)\)", re.DOTALL)
RANGE: Final = re.compile(rf"in the range {NUMBER}<=x<={NUMBER}")
LEAST: Final = re.compile(rf"(?:greater than or equal to |x>=){NUMBER}")
MOST: Final = re.compile(rf"(?:less than or equal to |x<=){NUMBER}")
CHOICE: Final = re.compile(r"is not one of (.*)", re.DOTALL)


def what_is_wrong(error: TyperException) -> Phrase:
    """The sentence for an error of the parser, by its sort and by what it holds."""
    sorts = [sort.__name__ for sort in type(error).__mro__]
    name = named(error)
    if "NoSuchOption" in sorts:
        near = getattr(error, "possibilities", None) or ()
        told = Phrase("there is no flag {name}; did you mean {near}?", name=name, near=", ".join(near))
        return told if near else Phrase("there is no flag {name}", name=name)
    if "BadOptionUsage" in sorts:
        needless = "does not take" in str(getattr(error, "message", ""))
        return Phrase("{name} takes no value", name=name) if needless else Phrase("{name} takes a value", name=name)
    if "MissingParameter" in sorts:
        return Phrase("{name} is missing", name=Phrase(worded(name)))
    if "BadParameter" in sorts:
        return wrong_value(name, str(getattr(error, "message", "")))
    return wrong_words(str(getattr(error, "message", "")))


def named(error: TyperException) -> str:
    """The flag or the word that an error is about, as the help calls it."""
    option = getattr(error, "option_name", None)
    if option:
        return str(option)
    found = NAMED.match(error.format_message())
    return found[1] if found else "--help"


def wrong_value(name: str, message: str) -> Phrase:
    """What a flag takes instead of what it was given."""
    if found := RANGE.search(message):
        return Phrase("{name} is from {least} to {most}", name=name, least=found[1], most=found[2])
    if found := LEAST.search(message):
        return Phrase("{name} is at least {least}", name=name, least=found[1])
    if found := MOST.search(message):
        return Phrase("{name} is at most {most}", name=name, most=found[1])
    if found := CHOICE.search(message):
        return Phrase("{name} is one of {among}", name=name, among=found[1].rstrip(" .\n").replace("'", ""))
    if "valid integer" in message:
        return Phrase("{name} takes a whole number", name=name)
    if "valid number" in message or "valid float" in message:
        return Phrase("{name} takes a number", name=name)
    return Phrase("{name} cannot have this value", name=name)


def wrong_words(message: str) -> Phrase:
    """A command that there is not, or words too many."""
    if found := COMMAND.fullmatch(message):
        if not found[2]:
            return Phrase("there is no command {name!r}", name=found[1])
        near = found[2].replace("'", "")
        return Phrase("there is no command {name!r}; did you mean {near}?", name=found[1], near=near)
    if found := EXTRA.fullmatch(message):
        return Phrase("too many words: {words}", words=found[1])
    return Phrase("this command cannot be understood; --help explains it")
