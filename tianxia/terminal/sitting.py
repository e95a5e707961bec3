"""The table that every face of the terminal sits at: a person in one seat, bots in the others, and the log."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from pathlib import Path
from threading import Lock
from typing import Final, Protocol

from tianxia.bots.reading import Because, believed, reason_of
from tianxia.core.asks import Ask, Choice
from tianxia.core.events import Facts, Seat
from tianxia.core.log import Journal
from tianxia.core.views import Glimpse
from tianxia.errors import UserError
from tianxia.terminal import saves

ROUND: Final = "round"
TURN: Final = "turn"
TO_THE_END: Final = "end"


class Chooser(Protocol):
    """Whatever plays a seat: it gets a glimpse and gives a choice."""

    def choose(self, glimpse: Glimpse) -> Choice:
        """The choice of this bot."""
        ...


class Sitting:
    """One person's session: only the views, the questions and the events of that seat come out of it."""

    def __init__(
        self,
        journal: Journal,
        seat: Seat,
        bots: Mapping[Seat, Chooser],
        adviser: Chooser,
        save: Path | None = None,
        windows: Iterable[str] = (),
    ) -> None:
        self._journal = journal
        self.seat: Seat = seat
        self._bots = bots
        self._adviser = adviser
        self.file: Path | None = save
        self.windows: tuple[str, ...] = tuple(windows)  # kinds of questions that are passed if nothing else is possible
        self.auto: bool = True
        self._passed: tuple[str, int | None] | None = None  # the round or turn for the rest of which this seat passes
        self._asks_back = False  # a question that an undo brought back is not passed automatically
        self._told = len(journal.match.events)
        self.came_back = False  # somebody acted at once, so the sealed answer of this seat was handed back
        self.pace: str | None = TO_THE_END  # how somebody who is out looks on; None: not yet, turn by turn, to the end
        self._has_left = False  # the person is gone: whatever a bot still thinks of is not played
        self._playing = Lock()  # nobody leaves in the middle of an answer

    # ---- looking

    @property
    def game(self) -> str:
        """Which game is played."""
        return self._journal.match.game.id

    @property
    def is_over(self) -> bool:
        """Whether the match has ended."""
        return self._journal.match.is_over

    @property
    def answers(self) -> int:
        """How many answers the log holds."""
        return len(self._journal.lines)

    @property
    def commitment(self) -> str:
        """The hash of the dice key, shown from the start."""
        return self._journal.match.commitment

    @property
    def key(self) -> str:
        """The dice key, told when the match is over."""
        assert self.is_over, "the key is a secret until the end"
        return str(self._journal.header["key"])

    def view(self) -> Facts:
        """What this seat may know."""
        return self._journal.match.view(self.seat)

    def question(self) -> Ask | None:
        """What this seat is asked."""
        return self._journal.match.question(self.seat)

    def news(self) -> list[Facts]:
        """What this seat was told since the last call."""
        told = self._journal.match.told(self.seat, self._told)
        self._told = len(self._journal.match.events)
        return told

    def past(self) -> list[Facts]:
        """What this seat was told before it sat down: the match that is resumed."""
        return self._journal.match.told(self.seat)[: self._told]

    @property
    def moment(self) -> tuple[int, int | None]:
        """The round and the turn that are being played."""
        game, state = self._journal.match.game, self._journal.match.state
        return game.round_of(state), game.turn_of(state)

    @property
    def is_out(self) -> bool:
        """Whether this seat is out of the game and only looks on."""
        return self._journal.match.game.is_out(self._journal.match.state, self.seat)

    def verdict(self) -> str:
        """How the match ended for this seat: win, lose, draw, shared, nobody, together or lost-together."""
        match = self._journal.match
        outcome, seats = match.state.outcome, match.state.seats
        assert outcome is not None, "nobody has won yet"
        won = self.seat in outcome.winners
        if seats > 1 and match.is_cooperative:
            return "together" if won else "lost-together"
        if seats == 1 or not outcome.winners:
            return "win" if won else "lose" if seats == 1 else "nobody"
        if not won:
            return "lose"
        if len(outcome.winners) == 1 or match.wins_together:
            return "win"
        return "draw" if len(outcome.winners) == seats else "shared"

    # ---- doing

    def go_on(self) -> None:
        """Let the bots answer until this seat has something to decide or the match is over, or until it is time for
        somebody who is out to say how to go on."""
        match, began = self._journal.match, self.moment
        while not match.is_over:
            mine = self.question()
            if mine is not None:
                if not self._passes(mine):
                    return
                self._journal.answer(self.seat, Choice("pass"))
                continue
            if self._rests(began):
                return
            asked = match.waiting()[0]
            choice = self._bots[asked.seat].choose(Glimpse(match, asked.seat))
            with self._playing:
                if self._has_left:
                    return
                self.came_back |= self.seat in match.sealed and choice.option in asked.now
                self._journal.answer(asked.seat, choice)
        if self.file is not None:
            self.save(self.file)

    def _rests(self, began: tuple[int, int | None]) -> bool:
        """Whether somebody who is out is to say how to go on."""
        return self.is_out and (self.pace is None or (self.pace == TURN and self.moment != began))

    def leave(self) -> None:
        """Get up while a bot may still be thinking: from now on the log stays as it is."""
        with self._playing:
            self._has_left = True

    def _passes(self, question: Ask) -> bool:
        """Whether this is a reaction window in which nothing is possible but to pass, or which is passed anyway."""
        if self._asks_back or question.kind not in self.windows:
            return False
        options = [option.id for option in question.options()]
        return "pass" in options and (self._stands() or (self.auto and len(options) == 1))

    def _stands(self) -> bool:
        """Whether a pass for the rest of a round or turn still stands."""
        return self._passed is not None and self._passed == (self._passed[0], self._number(self._passed[0]))

    def _number(self, unit: str) -> int | None:
        game, state = self._journal.match.game, self._journal.match.state
        return game.turn_of(state) if unit == TURN else game.round_of(state)

    @property
    def has_turns(self) -> bool:
        """Whether a pass may stand for the rest of a turn."""
        return self._number(TURN) is not None

    def pass_on(self, unit: str) -> None:
        """Pass in all windows for the rest of this round or turn."""
        self._passed = (unit, self._number(unit))

    def set_auto(self, auto: bool) -> None:
        """Whether windows in which nothing is possible are passed; this ends `pass_on`."""
        self.auto, self._passed = auto, None

    def answer(self, choice: Choice) -> None:
        """Answer, or raise the Refusal."""
        self._journal.answer(self.seat, choice)
        self._asks_back = self.came_back = False
        if self.file is not None:
            self.save(self.file)

    def undo(self) -> Choice | None:
        """Take the last answer back, or raise the Refusal; the answer, if the same question is open again."""
        back = self._journal.match.before(self.seat)
        self._journal.undo(self.seat)
        self._asks_back = True
        return None if back is None else back[1]

    def hint(self) -> Choice:
        """What a good bot would do here; it knows no more than this seat."""
        return self._adviser.choose(Glimpse(self._journal.match, self.seat))

    def because(self, choice: Choice) -> Because | None:
        """What speaks for a choice, if the game has something to say."""
        return reason_of(Glimpse(self._journal.match, self.seat), choice)

    def beliefs(self) -> list[Facts] | None:
        """What a bot in this seat would believe about the hidden roles; None in a game without them."""
        return believed(Glimpse(self._journal.match, self.seat))

    def save(self, file: Path) -> None:
        """Write the log; it becomes the file of this match."""
        saves.write(file, self._journal.text())
        self.file = file

    def save_as(self, file: Path) -> None:
        """Write the log under another name, where nothing lies yet."""
        if file.exists() and file != self.file:
            raise UserError("{file} is there already; choose another name", file=file)
        self.save(file)

    def keep(self) -> Path | None:
        """Save what is unfinished, under the default name if none was given; None if there was nothing to lose."""
        mine = any(line.seat == self.seat for line in self._journal.lines)
        if self.file is None and (self.is_over or not mine):
            return None
        file = self.file or saves.default_name(self.game, self.commitment)
        self.save(file)
        return file
