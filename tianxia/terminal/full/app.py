"""The full screen at work: the same session as the plain lines, played by keyboard or mouse."""

from __future__ import annotations

from pathlib import Path
from threading import Thread
from typing import ClassVar, Final

from textual.binding import Binding, BindingType

from tianxia.core.asks import Choice, Refusal
from tianxia.errors import UserError
from tianxia.telling.language import texts
from tianxia.telling.menu import listed, menu
from tianxia.telling.presenter import Presenter, presenter
from tianxia.telling.settings import sentence_of
from tianxia.terminal import answers
from tianxia.terminal.full.board import board
from tianxia.terminal.full.pages import Page, RulesPage, Sheet
from tianxia.terminal.full.palette import DARK, LIGHT
from tianxia.terminal.full.picking import Picking
from tianxia.terminal.full.picture import LETTER, NOTHING, PACES, Picture
from tianxia.terminal.output import screen
from tianxia.terminal.sitting import TO_THE_END, TURN, Sitting

AT_ONCE: Final = ("random", "novice", "greedy")  # bots that nobody waits for
FEW: Final = 3  # in the list; everything else is picked from the hand
ALWAYS: Final = ("quit", "interrupt", "log", "help")  # what can be done while a bot thinks
LEAVING: Final = ("quit", "interrupt")
INTERRUPTED: Final = 130  # the exit code of Ctrl-C


class TableApp(Picture):
    """One person at a table, on a full screen."""

    BINDINGS: ClassVar[list[BindingType]] = [
        *[Binding(str(n), f"number({n or 10})", show=False) for n in range(10)],
        Binding("left", "walk(-1)", show=False),
        Binding("right", "walk(1)", show=False),
        Binding("up", "climb(-1)", show=False),
        Binding("down", "climb(1)", show=False),
        Binding("space", "turn", show=False),
        Binding("enter", "play", show=False),
        Binding("escape", "clear", show=False),
        Binding("b", "beliefs", show=False),
        Binding("ctrl+c", "interrupt", show=False, priority=True),
        *[Binding("question_mark" if key == "?" else key, name, show=False) for name, key in LETTER.items()],
    ]

    fault: Exception | None = None
    code = 0
    thinking: Thread | None = None

    def on_mount(self) -> None:
        """Sit down: let the bots play up to the first question."""
        self.go_on()

    # ---- the session

    def go_on(self) -> None:
        """The bots play, one that takes its time in a thread of its own; then there is a new question."""
        if self.spec in AT_ONCE:
            self.table.go_on()
            self.note, self.then = self.then or self.note, ""
            self.sit_up()
            return
        self.picking, self.entries, self.may = None, [], set()
        self.note = ""
        self.paint()
        self.is_waiting = True
        self.thinking = Thread(target=self.wait_for_bots, daemon=True)  # nobody who leaves waits for it
        self.thinking.start()

    def wait_for_bots(self) -> None:
        """In the thread: let the bots play, then tell the screen; one that cannot go on ends the evening."""
        try:
            self.table.go_on()
        except Exception as wrong:  # it is raised again when the screen is gone
            self.fault = wrong
        if self.is_waiting:
            self.call_from_thread(self.bots_are_done if self.fault is None else self.exit)

    def bots_are_done(self) -> None:
        """The keys work again."""
        self.is_waiting = False
        self.note, self.then = self.then, ""
        self.sit_up()

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """While a bot thinks, nothing can be played or changed; in a window that is too small one can only leave."""
        if self.is_small:
            return action in LEAVING
        return action in ALWAYS if self.is_waiting else super().check_action(action, parameters)

    def sit_up(self) -> None:
        """The question, the tiles and the list are new."""
        news = self.table.news()
        if news:
            self.story = [(told, False) for told, _ in self.story] + [(told, True) for told in news]
        question = self.table.question()
        self.cursor = 0
        self.chosen = NOTHING
        if question is None:
            self.picking, self.entries, self.may = None, [], set()
        else:
            self.picking = Picking(question, self.board.hand(self.table.view()))
            self.entries = menu(question, lambda option, found: [], FEW)
            self.may = {
                ref
                for found in listed(question).values()
                for each in found
                for refs in each.picks.values()
                for ref in refs
            }
            self.cursor = next((n for n, tile in enumerate(self.tiles()) if self.may.intersection(tile.refs)), 0)
        if self.table.came_back:
            self.note = self.shown.say("ui-came-back")
        self.chosen = 0 if self.looks_on else NOTHING
        self.paint()
        if self.table.is_over:
            self.finish()

    def answer(self, choice: Choice) -> None:
        """Play it, or say why not."""
        try:
            self.table.answer(choice)
        except Refusal as refusal:
            self.open_why(refusal)
            return
        except UserError as error:
            self.note = sentence_of(error, self.shown.say.lang)
        else:
            self.note = ""
        self.go_on()

    # ---- keys

    def action_number(self, number: int) -> None:
        """Go to an option; the same number again, or Enter, plays it."""
        rows = len(self.rows())
        extra = 0 if self.looks_on else rows - len(self.entries)
        if number > rows - extra:
            return
        if self.chosen == number - 1 + extra:
            self.action_play()
            return
        self.choose(number - 1 + extra)

    def choose(self, place: int) -> None:
        """Go to a row of the list; at one that is closed the reason stands below the hand."""
        self.chosen, self.note = place, ""
        extra = len(self.rows()) - len(self.entries)
        refusal = self.entries[place - extra].refusal if extra <= place and self.entries else None
        if refusal is not None:
            self.note = answers.rule_first(refusal, self.shown.say)
        self.paint()

    def action_walk(self, step: int) -> None:
        """Move the cursor along the hand."""
        count = len(self.tiles())
        self.cursor = (self.cursor + step) % count if count else 0
        self.paint()

    def action_climb(self, step: int) -> None:
        """Move the cursor along the options."""
        count = len(self.rows())
        if count:
            self.choose((max(self.chosen, -1 if step > 0 else 0) + step) % count)

    def action_turn(self) -> None:
        """Pick a card up, or put it back."""
        tiles = self.tiles()
        if self.picking is not None and tiles:
            self.picking.turn(tiles[self.cursor])
            self.chosen = 0 if self.picking.up else NOTHING
            self.note = ""
            self.paint()

    def action_clear(self) -> None:
        """Put all cards back."""
        if self.picking is not None:
            self.picking.clear()
        self.chosen = NOTHING
        self.note = ""
        self.paint()

    def action_play(self) -> None:
        """Do what is marked in red."""
        picking = self.picking
        if self.looks_on:
            self.go_on_watching(PACES[max(0, self.chosen)])
            return
        if picking is None:
            self.finish()
            return
        extra = len(self.rows()) - len(self.entries)
        if self.chosen == NOTHING:
            if picking.armed is not None and not picking.up:
                self.action_turn()  # what was chosen needs something: that at the cursor
            return
        if self.chosen < extra:
            self.play_marked(picking)
            return
        entry = self.entries[self.chosen - extra]
        if entry.refusal is not None:
            self.open_why(entry.refusal)
        elif entry.choice is not None:
            self.answer(entry.choice)
        else:
            picking.arm(entry.option)
            self.cursor = 0
            self.chosen = 0 if picking.up else NOTHING
            self.note = "" if picking.up else self.shown.say("full-pick")
            self.paint()

    def go_on_watching(self, pace: str) -> None:
        """How a player who is out goes on: turn by turn, to the end, or not at all."""
        if pace == "quit":
            self.leave()
            return
        self.table.pace = TURN if pace == "watch" else TO_THE_END
        self.go_on()

    def play_marked(self, picking: Picking) -> None:
        """Play the cards that are up, or go on to the next pick of the option."""
        if picking.goes_on():
            self.cursor = 0
            self.chosen = NOTHING
            self.paint()
            return
        choice, refusal = picking.choice(), picking.why_not()
        if refusal is not None:
            self.open_why(refusal)
        elif choice is not None:
            self.answer(choice)

    def click_tile(self, place: int) -> None:
        """A click picks a card up."""
        self.cursor = place
        self.action_turn()

    def click_row(self, place: int) -> None:
        """A click goes to an option, a second one plays it."""
        if place == self.chosen:
            self.action_play()
        else:
            self.choose(place)

    def action_undo(self) -> None:
        """Take the last move back."""
        try:
            answer = self.table.undo()
        except Refusal as refusal:
            self.note = answers.short_refusal(refusal, self.shown.say)
            self.paint()
            return
        self.note = ""
        self.then = " ".join(answers.back_to(self.shown, self.table.view(), self.table.question(), answer))
        self.go_on()

    def action_hint(self) -> None:
        """Mark what a bot would play."""
        question = self.table.question()
        if question is None or self.picking is None:
            return
        choice = self.table.hint()
        words = answers.bare(self.shown.describe(self.table.view(), question.kind, choice))
        self.picking.clear()
        self.note = f"{self.shown.say('full-hint')}: {words}."
        because = self.table.because(choice)
        if because is not None:
            self.note += f" {self.shown.say(f'because-{because[0]}', **because[1])}"
        place = next((n for n, entry in enumerate(self.entries) if entry.choice == choice), None)
        if place is None:
            self.picking.mark(choice)
        self.chosen = place if place is not None else 0 if self.picking.up else NOTHING
        self.paint()

    def action_why(self) -> None:
        """Why the marked cards, or the option, cannot be played."""
        if self.picking is None:
            return
        extra = len(self.rows()) - len(self.entries)
        marked = self.chosen < extra
        refusal = self.picking.why_not() if marked else self.entries[self.chosen - extra].refusal
        if refusal is None:
            self.note = self.shown.say("ui-why-legal")
            self.paint()
        else:
            self.open_why(refusal)

    def open(self, page: Sheet) -> None:
        """Lay a page over the table, which is drawn again when it is gone: the window may have changed."""
        self.push_screen(page, self.page_is_gone)

    def page_is_gone(self, _: None) -> None:
        """Draw the table anew."""
        self.call_after_refresh(self.paint)

    def open_why(self, refusal: Refusal) -> None:
        """The page that explains."""
        say = self.shown.say
        lines = answers.why_lines(refusal, self.shown, self.ledger, self.table.view())
        self.open(Page(say("full-why"), lines, say("full-close")))

    def action_rules(self) -> None:
        """Open the page on which rules are looked up."""
        say, question = self.shown.say, self.table.question()

        def search(asked: str) -> list[str]:
            return answers.rule_lines(asked, self.ledger, say)

        first = "" if question is None else question.rule
        self.open(RulesPage(say("full-rules"), say("full-search"), say("full-close"), search, first))

    def action_discard(self) -> None:
        """Show the discard pile."""
        say = self.shown.say
        self.open(Page(say("full-discard"), self.shown.discard(self.table.view()), say("full-close")))

    def action_table(self) -> None:
        """Show the whole table in words, the hand and the question below it."""
        say, view, question = self.shown.say, self.table.view(), self.table.question()
        lines = [*self.shown.table(view), "", *self.shown.hand(view)]
        if question is not None:
            lines += ["", f"{self.shown.title(question)} ({question.rule})", self.shown.prompt(view, question)]
        self.open(Page(say("full-table"), lines, say("full-close")))

    def action_log(self) -> None:
        """Show all that happened, the newest below."""
        say = self.shown.say
        lines = [line.plain for line in self.log_lines()] or [say("ui-log-empty")]
        self.open(Page(say("full-log"), lines, say("full-close"), from_end=True))

    def action_beliefs(self) -> None:
        """What a bot in this seat would believe about the hidden roles."""
        say, rows = self.shown.say, self.table.beliefs()
        lines = [say("ui-no-beliefs")] if rows is None else self.shown.beliefs(self.table.view(), rows)
        self.open(Page(say("full-beliefs"), lines, say("full-close")))

    def action_help(self) -> None:
        """Show what the keys do."""
        say = self.shown.say
        self.open(Page(say("full-help"), say("full-keys").splitlines(), say("full-close")))

    def action_save(self) -> None:
        """Save the match in its file."""
        try:
            file = self.table.keep()
            self.note = (
                self.shown.say("ui-nothing-to-save") if file is None else self.shown.say("ui-saved", file=str(file))
            )
        except UserError as error:
            self.note = sentence_of(error, self.shown.say.lang)
        self.paint()

    def action_language(self) -> None:
        """Switch to the other language."""
        lang = "pl" if self.shown.say.lang == "en" else "en"
        self.shown = presenter(self.table.game, texts(lang, self.table.game), self.table.view())
        self.board = board(self.table.game, self.shown)
        self.note = ""
        self.paint()

    def action_theme(self) -> None:
        """Rice paper or lacquer."""
        self.is_dark = not self.is_dark
        self.theme = DARK if self.is_dark else LIGHT
        self.paint()

    def finish(self) -> None:
        """The end: result, rule, key."""
        say = self.shown.say
        lines = answers.ending(self.table, self.shown)
        lines += ["", say("ui-key", key=self.table.key, hash=self.table.commitment)]
        lines += ["", answers.rematch(self.table.game, self.table.seat, self.shown, full=True)]
        self.open(Page(say("game-name"), lines, say("full-close")))

    def action_info(self) -> None:
        """The card at the cursor in full, and below it the texts of all that lies in sight."""
        tiles, say = self.tiles(), self.shown.say
        first = [tiles[self.cursor].text] if tiles else []
        others = [text for text in self.shown.in_sight(self.table.view()) if text not in first]
        lines = [line for text in (*first, *others) for line in (text, "")]
        self.open(Page(say("full-info"), lines or [say("default-nothing")], say("full-close")))

    async def action_quit(self) -> None:
        """Leave; what is unfinished is saved."""
        self.leave()

    def action_interrupt(self) -> None:
        """Ctrl-C leaves in the same way."""
        self.code = INTERRUPTED
        self.leave()

    def leave(self) -> None:
        """Get up at once, whatever a bot is thinking of."""
        self.is_waiting = False
        self.table.leave()
        self.exit()


def run_full(table: Sitting, shown: Presenter, spec: str) -> int:
    """Play on a full screen; afterwards the way back is told in a plain line."""
    app = TableApp(table, shown, spec)
    try:
        app.run()
    finally:
        table.leave()
        file = table.keep()
    out = screen()
    for line in farewell(app, file):
        out.line(line, whole=line.startswith(" "))  # a command is copied whole
    if app.fault is not None:
        raise app.fault
    return app.code


def farewell(app: TableApp, file: Path | None) -> list[str]:
    """What is said when the screen is gone: the result, or the way back."""
    table, say = app.table, app.shown.say
    if table.is_over:
        return answers.ending(table, app.shown)
    if file is None:
        return [say("ui-bye")]
    return [say("ui-bye"), say("ui-resume", file=str(file)), answers.way_back(table.game, file, say, full=True)]
