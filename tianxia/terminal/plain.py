"""The plain table: lines in, lines out; for a pipe, a script, a screen reader and anybody who likes it quiet."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Final

from tianxia.core.asks import Ask, Choice, Refusal
from tianxia.errors import UserError
from tianxia.telling.language import LANGUAGES, texts
from tianxia.telling.ledger import Ledger, rules_of
from tianxia.telling.menu import MenuEntry, menu
from tianxia.telling.presenter import Presenter
from tianxia.telling.settings import sentence_of
from tianxia.telling.words import Problem, commands, fold, meant, split
from tianxia.terminal import answers, moves
from tianxia.terminal.output import Output
from tianxia.terminal.progress import Progress
from tianxia.terminal.sitting import ROUND, TO_THE_END, TURN, Sitting

LOG_LINES: Final = 40
LAST_LINES: Final = 6  # of the log, told to who comes back
SCREEN: Final = 24  # rows in which a decision fits where that is possible
NEWS: Final = 10  # lines of news that are always told; of more, as many as there is room for
FEW_NEWS: Final = 3  # where a turn begins, so that the table finds room
AROUND: Final = 4  # rows beside these: two empty ones, the title of the news, the prompt
NO_TIME: Final = (0, None)  # the round and turn of a game that has neither
Line = tuple[str, str]  # a line and its ink
Read = Callable[[], str | None]


class PlainLines:
    """One person at a table, in plain lines."""

    def __init__(
        self, table: Sitting, presenter: Presenter, out: Output, read: Read, bot: str = "", lingers: bool = False
    ) -> None:
        self.table = table
        self.presenter = presenter
        self.say = presenter.say
        self.out = out
        self.read = read
        self.bot = bot
        self.lingers = lingers  # a person may read and save the log after the end; a script is done
        self.ledger: Ledger = rules_of(table.game)
        self.log: list[str] = []
        self.seen: tuple[int, int | None] | None = None  # the round and turn in which the table was last shown
        table.pace = None  # a player who is out is asked how to go on
        self.entries: list[MenuEntry] = []
        self.handlers: dict[str, Callable[[str], bool]] = {
            "why": self.why, "undo": self.undo, "hint": self.hint, "rules": self.rules, "save": self.save,
            "log": self.show_log, "hand": self.hand, "table": self.show_table, "discard": self.discard,
            "card": self.card, "auto": self.auto, "beliefs": self.beliefs, "help": self.help,
        }  # fmt: skip
        self.commands = commands()

    # ---- the loop

    def run(self) -> int:
        """Play until the match is over or the player leaves; whatever is unfinished is saved."""
        self.greet()
        try:
            while True:
                with Progress(0, self.say("ui-thinking")):
                    self.table.go_on()
                if self.is_done():
                    self.tell(self.news(), SCREEN)
                    self.finish()
                    if self.lingers:
                        self.decide()
                    return 0
                self.show()
                if not self.decide():
                    self.leave()
                    return 0
        except KeyboardInterrupt:
            self.out.line()
            self.leave()
            return 130
        except UserError:  # a bot that cannot go on, a disk that is full
            self.out.line()
            self.leave()
            raise

    def is_done(self) -> bool:
        """Whether nothing is left to do at this table."""
        return self.table.is_over

    def greet(self) -> None:
        """Who plays whom, and the hash that will prove the deal."""
        seat, say = self.table.seat, self.say
        seats = len(self.presenter.seat_names())
        mine, theirs = self.presenter.side(seat), [self.presenter.side(each) for each in range(seats) if each != seat]
        facts = {"game": say("game-name"), "mine": mine, "theirs": ", ".join(theirs), "seats": seats}
        self.out.line(say("ui-greet" if theirs else "ui-greet-alone", bot=self.bot, **facts), "title")
        self.log = [line for told in self.table.past() for line in self.presenter.event(told)]
        if self.table.answers:
            self.out.line(say("ui-resumed"), "title")
            self.out.lines([f"  {line}" for line in self.log[-LAST_LINES:]], "news")
        else:
            self.out.line(self.presenter.goal())
            self.out.lines(self.log)
        self.out.line(say("ui-commitment", hash=self.table.commitment), "faint")
        self.out.line(say("ui-start"))

    def news(self) -> list[str]:
        """What happened since the last question; it goes into the log."""
        news = [line for told in self.table.news() for line in self.presenter.event(told)]
        self.log += news
        return news

    def tell(self, news: list[str], room: int, least: int = NEWS) -> None:
        """What is new; of more than there is room for, the last lines, but at least this many."""
        shown = [f"  {line}" for line in news]
        while len(shown) > least and self.out.rows(shown) > room:
            shown.pop(0)
        left_out = len(news) - len(shown)
        if news:
            self.out.line()
            title = self.say("ui-news")
            self.out.line(f"{title} {self.say('ui-news-more', count=left_out)}" if left_out else title, "title")
            self.out.lines(shown, "news")

    def show(self) -> None:
        """What is new, what matters of the table, the hand, the question and what may be done.

        The whole table is shown when somebody sits down, and when a turn begins if all of it fits on a screen."""
        question, view, news = self.table.question(), self.table.view(), self.news()
        if question is None:
            self.tell(news, SCREEN)
            self.look_on()
            return
        asked = self.asked(question)
        own = [*self.before(), *self.presenter.hand(view), *[line for line, _ in asked]]
        room = SCREEN - self.out.rows(own) - AROUND
        table, moment = self.presenter.table(view), self.table.moment
        fits = self.out.rows([*table, *news[-FEW_NEWS:]]) <= room
        begins = (self.seen != moment or moment == NO_TIME) and question.kind not in self.table.windows
        whole = self.seen is None or (begins and fits)
        if begins or whole:
            self.seen = moment
        shown = table if whole else [*self.presenter.glance(view), self.say("ui-table-how")]
        self.tell(news, room - self.out.rows(shown), FEW_NEWS if whole else NEWS)
        self.out.line()
        self.out.lines(shown)
        self.out.lines(self.before(), "title")
        self.out.lines(self.presenter.hand(view))
        self.write(asked)

    def before(self) -> list[str]:
        """What is said before a question: nothing, but in a lesson."""
        return []

    def asked(self, question: Ask) -> list[Line]:
        """The question and its numbered answers."""
        view, say = self.table.view(), self.say
        lines: list[Line] = [("", "")]
        if self.table.came_back:
            lines.append((say("ui-came-back"), "title"))
        title = say("ui-ask", title=self.presenter.title(question), rule=question.rule)
        lines.append((f"{title} {self.presenter.prompt(view, question)}", "title"))
        self.entries = menu(question, lambda option, found: self.presenter.highlights(view, option, found))
        lines += [
            (f"{entry.number:>3}  {self.entry(entry, question)}", "faint" if entry.refusal else "")
            for entry in self.entries
        ]
        closed = next((entry.number for entry in self.entries if entry.refusal is not None), None)
        return lines if closed is None else [*lines, (say("ui-ask-why", number=closed), "faint")]

    def write(self, lines: list[Line]) -> None:
        """Lines with their ink, and nothing held back."""
        for line, ink in lines:
            self.out.line(line, ink)
        self.out.flush()

    def look_on(self) -> None:
        """What a player who is out may do."""
        self.entries = []
        self.out.line()
        self.out.line(self.say("ui-out"), "title")
        for number, pace in enumerate(("watch", "skip", "quit"), 1):
            self.out.line(f"{number:>3}  {self.say(f'ui-out-{pace}')}")
        self.out.flush()

    def entry(self, entry: MenuEntry, question: Ask) -> str:
        """One line of the menu."""
        view = self.table.view()
        if entry.choice is not None:
            return self.presenter.describe(view, question.kind, entry.choice)
        text = self.presenter.option(view, entry)
        if entry.refusal is not None:
            return self.say("ui-closed", text=text)
        example = "" if entry.example is None else self.presenter.example(view, entry.example)
        word = self.presenter.options().get(entry.option, (entry.option,))[0]
        return self.say("ui-open", text=text, number=entry.number, word=word, example=example)

    def decide(self) -> bool:
        """Take lines until a move is made; False when the player leaves."""
        while True:
            self.out.flush()
            line = self.read()
            if line is None:
                return False
            if not line.strip() and not self.looks_on:
                continue
            try:
                done = self.paced(split(line)) if self.looks_on else None
                done = self.obey(line) if done is None and line.strip() else done
            except Problem as problem:
                self.out.line(answers.problem_line(problem, self.presenter))
                continue
            except Refusal as refusal:
                self.out.line(answers.short_refusal(refusal, self.say))
                continue
            except UserError as error:
                self.out.line(sentence_of(error, self.say.lang))
                continue
            if done is not None:
                return done

    @property
    def looks_on(self) -> bool:
        """Whether the player is out while the others play on."""
        return self.table.is_out and not self.table.is_over and self.table.question() is None

    def paced(self, words: list[str]) -> bool | None:
        """How a player who is out goes on: turn by turn (Enter alone too), to the end, or not at all; None if this was
        not about that."""
        word = words[0] if words else "1"
        paces = {"1": TURN, "2": TO_THE_END} | {
            fold(each): pace
            for name, pace in (("watch", TURN), ("skip", TO_THE_END))
            for lang in LANGUAGES
            for each in texts(lang).words(f"word-{name}")
        }
        if word in paces:
            self.table.pace = paces[word]
            return True
        return False if word == "3" else None

    def obey(self, line: str) -> bool | None:
        """A move or a command: True if the table has changed, False to leave, None to go on asking."""
        words = split(line)
        unit = self.standing(words)
        if unit is not None:
            self.table.pass_on(unit)
            self.out.line(self.say(f"ui-pass-{unit}"))
            return True
        command = next((name for name, known in self.commands.items() if words and words[0] in known), None)
        if command is None:
            choice = self.move(words)
            if choice is not None:
                return self.play(choice)
            command = meant(words[0], self.commands) if words else None
        if command is None:
            raise Problem("ui-over" if self.table.is_over else "ui-unknown", word=line.split(maxsplit=1)[0])
        if command == "quit":
            return False
        rest = line.split(maxsplit=1)[1].strip() if len(line.split()) > 1 else ""
        return True if self.handlers[command](rest) else None

    def play(self, choice: Choice) -> bool | None:
        """Play what was typed, or raise the Refusal; None if something else is wanted."""
        self.table.answer(choice)
        return True

    def standing(self, words: list[str]) -> str | None:
        """Whether a pass for the rest of the round, or of the turn, was typed."""
        if self.table.is_over or len(words) != 2 or words[0] not in self.presenter.options().get("pass", ()):
            return None
        for unit in (ROUND, TURN) if self.table.has_turns else (ROUND,):
            if words[1] in [fold(word) for lang in LANGUAGES for word in texts(lang).words(f"word-{unit}")]:
                return unit
        return None

    def move(self, words: list[str], asks_why: bool = False) -> Choice | None:
        """The move that was typed, if it is one."""
        question = self.table.question()
        if question is None or not words:
            return None
        return moves.read_move(words, self.entries, question, self.presenter, self.table.view(), asks_why)

    # ---- commands: True if the table has to be shown again

    def why(self, rest: str) -> bool:
        """Why a move is not possible."""
        question = self.table.question()
        words = split(rest)
        if question is None or not words:
            raise Problem("ui-why-how")
        choice = self.move(words, asks_why=True)
        if choice is None:
            raise Problem("ui-unknown-move", word=rest)
        refusal = question.check(choice)
        if refusal is None:
            self.out.line(self.say("ui-why-legal"))
        else:
            self.out.lines(answers.why_lines(refusal, self.presenter, self.ledger, self.table.view()))
        return False

    def undo(self, rest: str) -> bool:
        """Take the last move back."""
        answer = self.table.undo()
        self.out.lines(answers.back_to(self.presenter, self.table.view(), self.table.question(), answer))
        return True

    def hint(self, rest: str) -> bool:
        """What a bot would do."""
        question = self.table.question()
        if question is None:
            raise Problem("ui-over" if self.table.is_over else "ui-out-how")
        choice = self.advice()
        text = answers.bare(self.presenter.describe(self.table.view(), question.kind, choice))
        complete = [entry for entry in self.entries if entry.choice is not None]
        number = next((each.number for each in complete if answers.bare(self.entry(each, question)) == text), None)
        if number is not None:
            line = self.say("ui-hint-number", text=text, number=number)
        else:
            cards = self.presenter.example(self.table.view(), choice)
            words = self.presenter.options().get(choice.option, (choice.option,))
            line = self.say("ui-hint", text=text, move=f"{words[0]} {cards}".strip())
        because = self.table.because(choice)
        self.out.line(line if because is None else f"{line} {self.say(f'because-{because[0]}', **because[1])}")
        return False

    def advice(self) -> Choice:
        """What is recommended now."""
        return self.table.hint()

    def rules(self, rest: str) -> bool:
        """One rule, or the rules with a word."""
        self.out.lines(answers.rule_lines(rest, self.ledger, self.say))
        return False

    def save(self, rest: str) -> bool:
        """Save under this name, or the one in use."""
        if rest:
            if Path(rest).exists() and Path(rest) != self.table.file:
                raise Problem("ui-save-there", file=rest)
            self.table.save_as(Path(rest))
            file: Path | None = self.table.file
        else:
            file = self.table.keep()
        self.out.line(self.say("ui-nothing-to-save") if file is None else self.say("ui-saved", file=str(file)))
        return False

    def show_log(self, rest: str) -> bool:
        """The last lines of what happened, or all of them."""
        shown = self.log if rest else self.log[-LOG_LINES:]
        self.out.lines(shown or [self.say("ui-log-empty")])
        return False

    def hand(self, rest: str) -> bool:
        """Show the player's hand."""
        self.out.lines(self.presenter.hand(self.table.view()))
        return False

    def show_table(self, rest: str) -> bool:
        """The table and the question again."""
        self.out.lines(self.presenter.table(self.table.view()))
        question = self.table.question()
        if question is not None:
            self.write(self.asked(question))
        return False

    def discard(self, rest: str) -> bool:
        """Show the discard pile."""
        self.out.lines(self.presenter.discard(self.table.view()))
        return False

    def card(self, rest: str) -> bool:
        """The text of a card."""
        text = self.presenter.card_text("-".join(split(rest))) if rest else None
        self.out.line(text or self.say("ui-card-how"))
        return False

    def auto(self, rest: str) -> bool:
        """Whether reaction windows without a reaction are passed automatically."""
        word = fold(rest.strip())
        both = {True: ("on", "tak", "wl", "wlacz"), False: ("off", "nie", "wyl", "wylacz")}
        chosen = next((value for value, words in both.items() if word in words), None)
        self.table.set_auto(chosen if chosen is not None else self.table.auto if word else not self.table.auto)
        self.out.line(self.say("ui-auto-on" if self.table.auto else "ui-auto-off"))
        return False

    def beliefs(self, rest: str) -> bool:
        """What a bot in this seat would believe about the hidden roles."""
        rows = self.table.beliefs()
        if rows is None:
            raise Problem("ui-no-beliefs")
        self.out.lines(self.presenter.beliefs(self.table.view(), rows))
        return False

    def help(self, rest: str) -> bool:
        """List the commands."""
        texts = ["ui-help", *(["ui-help-pass"] if self.table.windows and self.table.moment[0] else []), "ui-help-end"]
        self.out.lines([line.rstrip() for text in texts for line in self.say(text).splitlines()])
        return False

    # ---- leaving

    def leave(self) -> None:
        """Nothing is lost: what is unfinished is saved, and the way back is told."""
        file = self.table.keep()
        self.out.line(self.say("ui-bye"))
        if file is not None:
            self.out.line(self.say("ui-resume", file=str(file)))
            self.out.line(answers.way_back(self.table.game, file, self.say), whole=True)
        self.out.flush()

    def finish(self) -> None:
        """The result, its rule, and the key that proves the deal."""
        say, file = self.say, self.table.file
        self.out.line()
        self.out.lines(answers.ending(self.table, self.presenter), "title")
        self.out.line(say("ui-key", key=self.table.key, hash=self.table.commitment))
        if file is not None:
            self.out.line(say("ui-saved", file=str(file)))
        self.entries = []
        self.out.line(answers.rematch(self.table.game, self.table.seat, self.presenter))
        self.out.flush()
