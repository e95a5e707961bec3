"""What `--help` says: in the person's language, and the same with every version of the parser."""

import re
import tomllib
from functools import cache
from importlib.resources import files
from math import isnan
from typing import Any, Final

from typer import BadParameter
from typer.core import TyperCommand, TyperGroup

from tianxia.commands.lang import Language, own_language

SHOWN: Final = 10**9  # a limit beyond it is the parser's and tells a person nothing
SPOKEN: list[Language] = []  # in which language this command is answered; empty: in the person's own


def speak(lang: Language) -> None:
    """From now on help is given in this language."""
    SPOKEN[:] = [lang]


def worded(words: str) -> str:
    """Words of the help in the language that is spoken."""
    lang = SPOKEN[0] if SPOKEN else own_language()
    return words if lang == "en" else polish().get(words, words)


@cache
def polish() -> dict[str, str]:
    """The English words with ours."""
    text = files("tianxia.telling").joinpath("texts", "help.pl.toml").read_text(encoding="utf-8")
    return {**tomllib.loads(text)["help"]}


class Helped:
    """A command or the group of all commands, whose help is written here."""

    def collect_usage_pieces(self, ctx: Any) -> list[str]:
        """What follows the command: flags, and the words that it takes."""
        words = [word_of(each) for each in parameters(self, ctx) if is_word(each)]
        return [worded("[FLAGS]"), *words, *([worded("COMMAND ...")] if commands(self, ctx) else [])]

    def format_usage(self, ctx: Any, formatter: Any) -> None:
        """The first line."""
        formatter.write_usage(ctx.command_path, " ".join(self.collect_usage_pieces(ctx)), worded("Usage:") + " ")

    def format_help_text(self, ctx: Any, formatter: Any) -> None:
        """What the command does."""
        formatter.write_paragraph()
        with formatter.indentation():
            formatter.write_text(worded(sentence(getattr(self, "help", None))))

    def format_options(self, ctx: Any, formatter: Any) -> None:
        """Its words, its flags and its commands, each with what it means."""
        found = parameters(self, ctx)
        sections = {
            "Arguments": [(word_of(each), meaning(each)) for each in found if is_word(each)],
            "Flags": [(flag_of(each), meaning(each)) for each in found if not is_word(each)],
            "Commands": [(name, worded(sentence(each.help))) for name, each in commands(self, ctx)],
        }
        for title, rows in sections.items():
            if rows:
                with formatter.section(worded(title)):
                    formatter.write_dl(rows)


class Command(Helped, TyperCommand):
    """One command."""

    def invoke(self, ctx: Any) -> Any:
        """Runs it. No number is nan, which lies in every range for some versions of Typer."""
        for each in self.params:
            if isinstance(given := ctx.params.get(each.name), float) and isnan(given):
                raise BadParameter("it is not a valid number", param_hint=f"'{each.opts[0]}'")
        return super().invoke(ctx)


class StoppedError(Exception):
    """Somebody was tired of waiting (Ctrl-C) before there was anything to show."""


class Commands(Helped, TyperGroup):
    """All of them."""

    def invoke(self, ctx: Any) -> Any:
        """Runs a command. Typer ends without a word at Ctrl-C, so it does not hear of it."""
        try:
            return super().invoke(ctx)
        except KeyboardInterrupt:
            raise StoppedError from None


def parameters(command: Any, ctx: Any) -> list[Any]:
    """What a command takes; `--help` is the last."""
    return [each for each in command.get_params(ctx) if not getattr(each, "hidden", False)]


def commands(command: Any, ctx: Any) -> list[tuple[str, Any]]:
    """The commands of a group, by name."""
    names = command.list_commands(ctx) if hasattr(command, "list_commands") else []
    return [(name, command.get_command(ctx, name)) for name in names]


def is_word(parameter: Any) -> bool:
    """Whether it is a word of its own and not a flag."""
    return str(parameter.param_type_name) == "argument"


def word_of(parameter: Any) -> str:
    """A word as a person writes it; in brackets what may be left out."""
    name = worded(parameter.metavar) + ("" if parameter.nargs == 1 else " ...")
    return name if parameter.required else f"[{name}]"


def flag_of(parameter: Any) -> str:
    """A flag with what follows it."""
    names = ", ".join(parameter.opts)
    return names if parameter.metavar is None else f"{names} {worded(parameter.metavar)}"


def meaning(parameter: Any) -> str:
    """What it does, what happens without it, and between what it lies."""
    text = worded(sentence(parameter.help))
    notes = []
    if parameter.metavar is not None and not is_word(parameter) and parameter.default is not None:
        notes.append(f"{worded('default')}: {parameter.default}")
    bounds = getattr(parameter, "type", None)
    least, most = (getattr(parameter, end, getattr(bounds, end, None)) for end in ("min", "max"))
    if least is not None and most is not None and most < SHOWN:
        notes.append(f"{worded('from')} {least} {worded('to')} {most}")
    elif least:
        notes.append(f"{worded('at least')} {least}")
    return f"{text} ({'; '.join(notes)})" if notes else text


def sentence(text: str | None) -> str:
    """A text of one paragraph without its line breaks."""
    return re.sub(r"\s+", " ", text or "").strip()
