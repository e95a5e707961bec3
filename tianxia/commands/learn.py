"""`tianxia learn`: the lessons of a game in plain lines, one after the other."""

from __future__ import annotations

import json

from tianxia.commands.play import ADVISER, usual_bot
from tianxia.core.dice import key_from_seed
from tianxia.errors import UserError
from tianxia.lessons import TEACHER, LessonFile, lessons
from tianxia.telling.language import Language, Texts, texts
from tianxia.telling.presenter import presenter
from tianxia.telling.words import commands, split
from tianxia.terminal.lesson import LessonLines, TeachingBot
from tianxia.terminal.output import Output, keyboard, screen
from tianxia.terminal.plain import Read
from tianxia.terminal.sitting import Chooser, Sitting


def run(game: str, number: int | None, *, lang: Language, lists: bool, as_json: bool) -> int:
    """Holds lessons from this one on until the last one or until the person leaves; returns the exit code."""
    found = lessons(game)
    if not found:
        raise UserError("{game} has no lessons", game=game)
    if number is not None and number > len(found):
        raise UserError(
            "the lessons of {game} are 1 to {last}, not {number}", game=game, last=len(found), number=number
        )
    say = texts(lang, game)
    if as_json:
        print(json.dumps([told(lesson, place) for place, lesson in enumerate(found, 1)], ensure_ascii=False))
        return 0
    out = screen()
    if lists:
        out.lines([listed(lesson, place, say) for place, lesson in enumerate(found, 1)])
        return 0
    return held(found, number or 1, say, out, keyboard(f"{say('ui-prompt')} "))


def told(lesson: LessonFile, number: int) -> dict[str, object]:
    """A lesson for a program."""
    texts = {part: lesson.told[part] for part in ("title", "intro", "done")}
    return {"number": number, "id": lesson.id, **texts, "steps": lesson.steps}


def listed(lesson: LessonFile, number: int, say: Texts) -> str:
    """A lesson in a line."""
    return say("lesson-line", number=number, title=lesson.told["title"][say.lang])


def held(found: tuple[LessonFile, ...], first: int, say: Texts, out: Output, read: Read) -> int:
    """The lessons from this one on, as long as the person goes on."""
    for number, lesson in enumerate(found[first - 1 :], first):
        lines = seated(lesson, say, out, read)
        code = lines.run()
        if not lines.is_done():
            return code
        if number == len(found):
            out.line(say("lesson-last", game=lesson.game))
        elif not goes_on(found[number], number + 1, say, out, read):
            return 0
    return 0


def goes_on(lesson: LessonFile, number: int, say: Texts, out: Output, read: Read) -> bool:
    """Whether the person wants the next lesson: whatever is typed but the word for leaving."""
    out.line()
    out.line(say("lesson-next", number=number, title=lesson.told["title"][say.lang]))
    out.flush()
    typed = read()
    words = [] if typed is None else split(typed)
    return typed is not None and not (words and words[0] in commands()["quit"])


def seated(lesson: LessonFile, say: Texts, out: Output, read: Read) -> LessonLines:
    """A person at the position of a lesson, the teacher or a bot in the other seats."""
    from tianxia.bots import make_bot  # noqa: PLC0415 - bots are loaded when they play

    start = lesson.start()
    match, seat = start.match, start.seat(lesson.told["seat"])
    key = key_from_seed("lesson", lesson.game, lesson.id)
    bots: dict[int, Chooser] = {
        each: TeachingBot(match, each, lesson.id)
        if lesson.bot == TEACHER
        else make_bot(lesson.bot, lesson.game, key_from_seed("bot", each, key))
        for each in range(match.state.seats)
        if each != seat
    }
    adviser = make_bot(usual_bot(ADVISER, lesson.game), lesson.game, key)
    table = Sitting(start.journal, seat, bots, adviser, None, match.game.windows)
    return LessonLines(lesson, match, table, presenter(lesson.game, say, table.view()), out, read)
