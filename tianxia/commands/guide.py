"""`tianxia` alone: a short guided choice of a game, the seats, a bot and where it is played."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from importlib.util import find_spec

from tianxia.bots.make import levels_of
from tianxia.commands.lang import own_language
from tianxia.errors import UserError
from tianxia.games import game, game_ids, manifest_of
from tianxia.lessons import lessons
from tianxia.telling.language import Language, Texts, level_name, texts
from tianxia.terminal.output import Output

Read = Callable[[], str | None]


def run(out: Output, read: Read) -> list[str]:
    """The words of the command that was put together; none if the person leaves."""
    lang = own_language()
    say = texts(lang)
    ids = [id for id in game_ids() if loads(id)]
    out.line(say("guide-welcome"), "title")
    id = chosen(say("guide-game"), ids, [shown(id, lang) for id in ids], 0, out, read, say)
    if id is None:
        return []
    places = {
        "plain": True,
        "full": find_spec("textual") is not None,
        "browser": find_spec("litestar") is not None,
        "learn": bool(lessons(id)),
    }
    can = [place for place, is_there in places.items() if is_there]
    where = chosen(say("guide-where"), can, [say(f"guide-{place}") for place in can], 0, out, read, say)
    if where is None:
        return []
    if where == "browser":
        return ["serve"]
    if where == "learn":
        return finished(["learn", id, "--lang", lang], out, say)
    rules = game(id)
    counts = [str(count) for count in rules.seat_counts]
    usual = counts.index(str(rules.check_seats(None)))
    seats = chosen(say("guide-seats"), counts, counts, usual, out, read, say) if len(counts) > 1 else counts[0]
    if seats is None:
        return []
    bot: str | None = None
    levels = levels_of(id)
    if seats != "1":
        usual = levels.index("greedy") if "greedy" in levels else 0
        names = [f"{level_name(say, level)} ({level})" for level in levels]
        bot = chosen(say("guide-bot"), levels, names, usual, out, read, say)
        if bot is None:
            return []
    words = ["play", id, "--seats", seats, *(["--bot", bot] if bot else []), "--lang", lang]
    words += ["--full"] if where == "full" else []
    return finished(words, out, say)


def finished(words: list[str], out: Output, say: Texts) -> list[str]:
    """The words of the command, told so that they can be typed the next time."""
    out.line(say("guide-command", command=f"tianxia {' '.join(words)}"), "faint", whole=True)
    out.flush()
    return words


def loads(id: str) -> bool:
    """Whether a game can be played; one of another package may be broken."""
    try:
        game(id)
    except UserError:
        return False
    return True


def shown(id: str, lang: Language) -> str:
    """A game in one line."""
    manifest = manifest_of(id)
    title, blurb = getattr(manifest.title, lang), getattr(manifest.blurb, lang)
    return f"{title}: {blurb}" if blurb else title


def chosen(
    title: str, values: Sequence[str], lines: Sequence[str], usual: int, out: Output, read: Read, say: Texts
) -> str | None:
    """One of these, by its number; nothing but Enter takes the usual one, and q or the end of input leaves."""
    out.line()
    out.line(title, "title")
    for number, line in enumerate(lines, 1):
        out.line(f"{number:>3}  {line}")
    out.line(say("guide-how", number=usual + 1), "faint")
    while True:
        out.flush()
        typed = read()
        if typed is None or typed.strip().lower() in ("q", "quit", "koniec"):
            return None
        word = typed.strip()
        if not word:
            return values[usual]
        if word in values and not word.isdecimal():
            return word
        if word.isascii() and word.isdecimal() and 1 <= int(word) <= len(values):
            return values[int(word) - 1]
        out.line(say("guide-again", last=len(values)))
