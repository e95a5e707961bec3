"""A match as Python sees it: by its log, so that it can be saved, copied, pickled and told again."""

from __future__ import annotations

import secrets
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final, Literal

from tianxia.bots import Bot, make_bot
from tianxia.core import log
from tianxia.core.asks import Choice, Refusal
from tianxia.core.dice import KEY_BITS, key_from_seed
from tianxia.core.events import BEAT, OPEN, SPECTATOR, Facts
from tianxia.core.match import Match as CoreMatch
from tianxia.core.state import Outcome
from tianxia.core.views import Glimpse
from tianxia.errors import UserError
from tianxia.games import game as game_of
from tianxia.positions.wording import choice_in_words
from tianxia.public.expecting import expect, expect_number, expect_options, expect_seed, path_of
from tianxia.public.questions import LegalAnswer, OpenQuestion, spoken
from tianxia.telling.faces import with_facts
from tianxia.terminal import saves

MOST_ANSWERS: Final = 20_000  # of `play`; a longer match counts as endless
Viewer = int | str | None  # a seat by its number or name; None is an onlooker


class Match:
    """One game being played. `start` and `load` make one."""

    __slots__ = ("_journal",)

    def __init__(self, journal: log.Journal) -> None:
        self._journal: log.Journal = journal

    # ---- what it is

    @property
    def _match(self) -> CoreMatch:
        return self._journal.match

    @property
    def game(self) -> str:
        """The id of the game."""
        return self._match.game.id

    @property
    def seats(self) -> int:
        """How many seats the table has; they are numbered from 0."""
        return self._match.state.seats

    @property
    def names(self) -> tuple[str, ...]:
        """How the seats are called, in their order; a seat may be given by its name everywhere."""
        return self._match.game.public_names(self._match.state)

    @property
    def options(self) -> dict[str, str]:
        """The settings of the table."""
        return dict(self._match.options)

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return self._match.is_over

    @property
    def outcome(self) -> Outcome | None:
        """Winners, scores and the rule that ended it; None until then."""
        return self._match.state.outcome

    @property
    def answers(self) -> int:
        """How many answers were given, those taken back included."""
        return len(self._journal.lines)

    @property
    def log(self) -> str:
        """The whole match as text: what `save` writes and `load` reads."""
        return self._journal.text()

    # ---- asking and answering

    @property
    def questions(self) -> tuple[OpenQuestion, ...]:
        """The questions that wait for an answer: one, or several that are answered in secret at once."""
        return tuple([OpenQuestion(self._match, ask) for ask in self._match.waiting()])

    def question(self, seat: int | str) -> OpenQuestion | None:
        """The question that this seat has to answer now."""
        ask = self._match.question(self.seat(seat))
        return None if ask is None else OpenQuestion(self._match, ask)

    def answer(self, seat: int | str, answer: LegalAnswer | Choice | str, **picks: list[str]) -> None:
        """Answer, or raise the Refusal before anything changes: `answer(0, "play", set=["7", "7"])`, or one of the
        answers of a question."""
        asked = self.seat(seat)
        try:
            self._journal.answer(asked, self._choice(asked, answer, picks))
        except Refusal as refusal:
            raise spoken(refusal, self._match) from None

    def why_not(self, seat: int | str, answer: LegalAnswer | Choice | str, **picks: list[str]) -> Refusal | None:
        """None if the seat may answer so, else the refusal, which cites its rule; nothing changes."""
        asked = self.seat(seat)
        refusal = self._match.why_not(asked, self._choice(asked, answer, picks))
        return None if refusal is None else spoken(refusal, self._match)

    def _choice(self, seat: int, answer: LegalAnswer | Choice | str, picks: Mapping[str, list[str]]) -> Choice:
        if isinstance(answer, str):
            return choice_in_words(self._match, seat, answer, picks)
        if picks:
            raise UserError("picks go with the name of an option; an answer has its own")
        expect(answer, (LegalAnswer, Choice), "an answer is one of a question's, a Choice or the name of an option")
        return answer.choice if isinstance(answer, LegalAnswer) else answer

    def undo(self, seat: int | str) -> None:
        """Take the last answer back, or raise the Refusal: it is allowed as long as nobody has learned anything."""
        try:
            self._journal.undo(self.seat(seat))
        except Refusal as refusal:
            raise spoken(refusal, self._match) from None

    def play(self, bots: Sequence[str | Bot] | str = "greedy", answers: int = MOST_ANSWERS) -> Match:
        """Let bots play on to the end, or for this many answers: one for each seat, by name or made, or one name."""
        expect(bots, (str, list, tuple), "bots is a name for all seats, or a list with one for each")
        expect_number(answers, "answers", 0)
        specs = [bots] * self.seats if isinstance(bots, str) else list(bots)
        if len(specs) != self.seats:
            raise UserError(f"this table has {self.seats} seats, so it takes {self.seats} bots, not {len(specs)}")
        for bot in specs:
            expect(bot, (str, Bot), "a bot is given by its name or is a Bot")
        key = int(str(self._journal.header["key"]), 16)
        made = [
            make_bot(bot, self.game, key_from_seed("bot", seat, key)) if isinstance(bot, str) else bot
            for seat, bot in enumerate(specs)
        ]
        try:
            for _ in range(answers):
                if self.is_over:
                    break
                seat = self._match.waiting()[0].seat
                self._journal.answer(seat, made[seat].choose(Glimpse(self._match, seat)))
        finally:
            for wanted, bot in zip(specs, made, strict=True):
                if isinstance(wanted, str):  # a bot that was handed in may play on elsewhere
                    bot.leave()
        return self

    # ---- looking

    def seat(self, seat: int | str) -> int:
        """The number of a seat; UserError if there is none of that number or name."""
        if isinstance(seat, str):
            if seat in self.names:
                return self.names.index(seat)
            raise UserError(f"there is no seat called {seat!r}; the seats are {', '.join(self.names)}")
        expect(seat, int, "a seat is given by its number or its name")
        if not 0 <= seat < self.seats:
            raise UserError(f"this table has seats 0 to {self.seats - 1}, not {seat!r}")
        return seat

    def view(self, viewer: Viewer = None) -> Facts:
        """All that a seat, or an onlooker, may know; `about(game).view` says what each key is. A card that is seen has
        its name and its facts, such as its value."""
        seen: Facts = with_facts(self.game, self._match.view(self._eyes(viewer)))
        return seen

    def events(self, viewer: Viewer = None, since: int = 0) -> list[Facts]:
        """What happened, from event number `since` on, as a seat or an onlooker was told it."""
        expect_number(since, "since", 0)
        return self._match.told(self._eyes(viewer), since)

    def glimpse(self, seat: int | str) -> Glimpse:
        """What a bot in this seat is handed at its question."""
        asked = self.seat(seat)
        if self._match.question(asked) is None:
            raise UserError(f"{self.names[asked]} is not asked anything now")
        return Glimpse(self._match, asked)

    def _eyes(self, viewer: Viewer) -> int:
        return SPECTATOR if viewer is None else self.seat(viewer)

    # ---- keeping

    def save(self, file: str | Path, force: bool = False) -> Path:
        """Write the log; UserError if there is such a file already, unless `force`."""
        path = path_of(file)
        if path.exists() and not force:
            raise UserError(f"{path} is there already: save(file, force=True) writes over it")
        saves.write(path, self.log)
        return path

    def copy(self) -> Match:
        """A match of its own at the same question, with the same log."""
        return from_log(self.log)

    __copy__ = copy

    def __deepcopy__(self, memo: dict[int, Any]) -> Match:
        return self.copy()

    def __reduce__(self) -> tuple[Any, tuple[str]]:
        return from_log, (self.log,)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Match) and self.log == other.log

    def __hash__(self) -> int:
        return hash(self._journal.chain)

    def __repr__(self) -> str:
        outcome = self.outcome
        if outcome is not None:
            winners = " and ".join([self.names[seat] for seat in outcome.winners])
            now = f"won by {winners or 'nobody'} ({outcome.reason})"
        else:
            now = f"waits for {', '.join([question.name for question in self.questions])}"
        answers = f"{self.answers} answer{'' if self.answers == 1 else 's'}"
        return f"<Match of {self.game}, {self.seats} seats, {answers}, {now}>"


def start(
    game: str, seats: int | None = None, options: Mapping[str, str] | None = None, seed: int | str | None = None
) -> Match:
    """A new match. The same seed gives the same deal, as `tianxia play --seed` does; without one chance decides."""
    expect(game, str, "a game is given by its id")
    expect(seats, (int, type(None)), "the number of seats is a whole number")
    expect_options(options)
    expect_seed(seed)
    key = secrets.randbits(KEY_BITS) if seed is None else key_from_seed("play", seed)
    return Match(log.begin(game_of(game), seats, options or {}, key))


def load(file: str | Path) -> Match:
    """A saved match at its last question, played again and verified; UserError names what is wrong with the file."""
    path = path_of(file)
    return Match(saves.journal_of(path, saves.load(path)))


def from_log(text: str) -> Match:
    """The match of a log."""
    found = log.read(text)
    return Match(log.replay(game_of(str(found.header["game"])), found))


@dataclass(frozen=True, slots=True)
class PastAnswer:
    """One answer of a match that is told again."""

    n: int
    seat: int
    choice: Choice | None  # None where an answer was taken back, or where the viewer is not shown it
    events: list[Facts]
    view: Facts  # after it

    def __repr__(self) -> str:
        return f"<PastAnswer {self.n}: seat {self.seat}, {len(self.events)} events>"


def replay(match: Match | str | Path, viewer: int | str | Literal["all"] | None = "all") -> Iterator[PastAnswer]:
    """Every answer of a match again, as a seat, an onlooker (None) or, once it is over, everybody together sees it."""
    whole = match if isinstance(match, Match) else load(match)
    if viewer == "all" and not whole.is_over:
        raise UserError("a match that is not over is seen by a seat or by an onlooker, not by all")
    eyes = OPEN if viewer == "all" else whole._eyes(viewer)
    text = log.read(whole.log)
    again = log.replay(game_of(whole.game), text, 0)
    for n, line in enumerate(text.lines, 1):
        before = len(again.match.events)
        if line.choice is None:
            again.undo(line.seat)
        else:
            again.answer(line.seat, line.choice)
        happened = [event for event in again.match.events[before:] if event.kind != BEAT]
        events = [event.opened() if eyes == OPEN else event.seen_by(eyes) for event in happened]
        choice = line.choice if eyes in (OPEN, line.seat) else None
        yield PastAnswer(n, line.seat, choice, events, with_facts(whole.game, again.match.view(eyes)))
