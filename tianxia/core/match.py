"""Match: the open questions of one game, answers, refusals, clones, twins, undo and views."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Mapping
from typing import Final

import msgspec

from tianxia.core.asks import Ask, Choice, Play, Refusal, Replies
from tianxia.core.dice import Dice, commitment
from tianxia.core.events import BEAT, Event, Facts, Listener, Seat
from tianxia.core.game import Game, Options
from tianxia.core.state import Outcome, Over, State

NOT_ASKED: Final = "core.not-asked"
ALREADY_SEALED: Final = "core.sealed"
NOTHING_TO_UNDO: Final = "core.undo-nothing"
UNDO_LEARNT: Final = "core.undo-learnt"
UNDO_OTHERS: Final = "core.undo-others"
DRAWS_OF_SEALED: Final = 100
FAULTS: Final = (Exception,)  # whatever a rule does wrong


class Entry:
    """What the rules were sent at one question: the answers, or a turn into a twin (with what was sealed then)."""

    __slots__ = ("key", "learnt", "replies", "sealed", "viewer")

    def __init__(self, replies: Replies, learnt: int, draws: int) -> None:
        self.replies: Replies = replies
        self.learnt: tuple[int, int] = (learnt, draws)  # what was known before: undo compares it
        self.viewer: Seat | None = None  # set for a twin
        self.key: int = 0
        self.sealed: Replies = {}

    def plain(self) -> Facts:
        """As stored with a mark."""
        return {"replies": [[seat, choice.plain()] for seat, choice in self.replies.items()]}


class Match:
    """One game being played. With marks it can be cloned, twinned, undone and stored; rollouts do without."""

    __slots__ = (
        "_run", "asks", "entries", "events", "filmed", "game", "keeps_marks", "mark", "options", "past", "rests",
        "sealed", "state", "twinned", "until",
    )  # fmt: skip

    def __init__(self, game: Game, state: State, options: Options, keeps_marks: bool = True) -> None:
        self.game: Game = game
        self.state: State = state
        self.options: Options = options
        self.keeps_marks: bool = keeps_marks
        self.mark: State | None = None  # the state at the last rest point; never changed, so clones share it
        self.entries: list[Entry] = []  # what the rules were sent since then
        self.past: list[tuple[State, list[Entry]]] = []  # earlier stretches in which nobody learnt anything
        self.asks: tuple[Ask, ...] = ()
        self.sealed: Replies = {}
        self.events: list[Event] = []
        self.filmed: tuple[Seat, ...] = ()  # viewers who are shown the beats
        self.rests: int = 0
        self.twinned: int = 0  # entries below this number cannot be undone
        self.until: Callable[[State], bool] | None = None  # an imagined match stops at a rest point where this holds
        self._run: Play[None] | None = None

    # ---- running

    def begin(self, listens: bool = True) -> Match:
        """Open the first question."""
        self.state.out = self.events if listens else None
        self._next_stretch()
        return self

    def _next_stretch(self) -> None:
        state = self.state
        while state.outcome is None:
            state.rest()
            if self.until is not None and self.until(state):
                break
            if self.keeps_marks:
                self._take_mark()
            self._run = self.game.play(state)
            try:
                self._open(next(self._run))
                self.rests += 1
                return
            except (StopIteration, Over):
                state.trail = []
        self._run = None
        self.asks = ()
        if self.sealed:
            self.sealed = {}

    def _take_mark(self) -> None:
        mark = self.mark
        if mark is not None and self.entries:
            now = (self.state.learnt, self.state.dice.drawn)
            if (mark.learnt, mark.dice.drawn) != now or self.twinned:
                self.past = []
            if self.entries[-1].learnt == now and not self.twinned:
                self.past.append((mark, self.entries))
        self.mark = self.state.copy()
        self.entries = []
        self.twinned = 0

    def _open(self, asks: tuple[Ask, ...]) -> None:
        self.asks = asks
        if self.sealed:
            self.sealed = {}

    def resume(self, replies: Replies) -> None:
        """Send the answers to one question to the rules and go on to the next question."""
        run = self._run
        assert run is not None
        if self.keeps_marks:
            self.entries.append(Entry(replies, self.state.learnt, self.state.dice.drawn))
        try:
            self.asks = run.send(replies)
        except (StopIteration, Over):
            self.state.trail = []
            self._next_stretch()
            return
        if self.sealed:
            self.sealed = {}

    def film(self, viewers: tuple[Seat, ...]) -> None:
        """From here on the beats of the rules come with the views of these viewers."""
        self.filmed = viewers
        self.state.camera = self._take if viewers else None

    def _take(self) -> dict[Seat, Facts]:
        return {viewer: {**self._seen(viewer), "waits": [], "question": None} for viewer in self.filmed}

    def _listened(self, listener: Listener | None) -> None:
        """The state is another one now: whoever listened to the old one listens to it."""
        self.state.out = listener
        self.state.camera = self._take if self.filmed else None

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return self.state.outcome is not None

    @property
    def is_cooperative(self) -> bool:
        """Whether all seats of this match win or lose together."""
        return self.game.is_cooperative(self.state.seats, self.options)

    @property
    def wins_together(self) -> bool:
        """Whether each of several winners has won whole."""
        return self.game.wins_together(self.state.seats, self.options)

    def waiting(self) -> list[Ask]:
        """The questions that still wait for an answer."""
        if not self.sealed:
            return list(self.asks)
        return [question for question in self.asks if question.seat not in self.sealed]

    def question(self, seat: Seat) -> Ask | None:
        """The question that this seat has to answer now."""
        for question in self.asks:
            if question.seat == seat and seat not in self.sealed:
                return question
        return None

    # ---- answering

    def why_not(self, seat: Seat, choice: Choice) -> Refusal | None:
        """None if the seat may answer so, else the rule against it; nothing changes."""
        question = self.question(seat)
        if question is not None:
            return question.check(choice)
        return Refusal(ALREADY_SEALED if seat in self.sealed else NOT_ASKED, {"seat": seat})

    def answer(self, seat: Seat, choice: Choice) -> None:
        """Answer, or raise the Refusal before anything changes. A rule that fails is healed: back to its question."""
        refusal = self.why_not(seat, choice)
        if refusal is not None:
            raise refusal
        if self.mark is None:
            self.apply(seat, choice)
            return
        mark, entries, past = self.mark, self.entries[:], self.past[:]
        sealed, rests, events = dict(self.sealed), self.rests, len(self.events)
        try:
            self.apply(seat, choice)
        except FAULTS:
            listener = self.state.out
            self.mark, self.past, self.rests = mark, past, rests
            self._rerun(mark, entries)
            self.sealed = sealed
            self._listened(listener)
            del self.events[events:]
            raise

    def apply(self, seat: Seat, choice: Choice) -> None:
        """Answer with a choice that is known to be legal: for rollouts and replays."""
        asks = self.asks
        if len(asks) == 1:
            self.resume({seat: choice})
            return
        question = self.question(seat)
        assert question is not None
        if choice.option in question.now:
            self.resume({seat: choice})
            return
        self.sealed[seat] = choice
        if len(self.sealed) == len(asks):
            # in the order of the question, not of arrival
            self.resume({question.seat: self.sealed[question.seat] for question in asks})

    def concede(self, outcome: Outcome) -> None:
        """The players have ended the match: nobody is asked any more."""
        self.state.outcome = outcome
        self.asks = ()

    # ---- going back and copying

    def _rerun(self, mark: State, entries: list[Entry]) -> None:
        state = mark.copy()
        self.state = state
        self.sealed = {}
        self.entries = []
        self.twinned = 0
        if state.outcome is not None:
            self._run = None
            self.asks = ()
            return
        run = self.game.play(state)
        self._run = run
        try:
            self._open(next(run))
        except (StopIteration, Over):  # the last stretch asked nobody and ended the game
            self._run = None
            self.asks = ()
        for entry in entries:
            if entry.viewer is not None:
                self.sealed = dict(entry.sealed)
                self._turn_into_twin(entry.viewer, entry.key)
            else:
                self.entries.append(entry)
                self._open(run.send(entry.replies))

    def return_to_mark(self) -> None:
        """Back to the first question since the last rest point."""
        assert self.mark is not None
        self._rerun(self.mark, [])

    def clone(self) -> Match:
        """An independent match at the same question; it goes on in the same way, and nobody listens to it."""
        other = Match(self.game, self.state, self.options, self.keeps_marks)
        other.rests = self.rests
        other.mark = self.mark
        other.past = self.past[:]
        if self.state.outcome is not None:
            other.state = self.state.copy()
            other.entries = self.entries[:]
            other.twinned = self.twinned
            return other
        assert self.mark is not None, "a match without marks cannot be cloned"
        other._rerun(self.mark, self.entries)
        if self.sealed:
            other.sealed = dict(self.sealed)
        return other

    def twin(self, viewer: Seat, key: int) -> Match:
        """A world that this viewer cannot tell from the true one: other hidden faces, other sealed answers, other dice.

        Its mark still holds the true faces: hand it to a bot only as a `World`."""
        other = self.clone()
        if other.state.outcome is None:
            other._turn_into_twin(viewer, key)
        return other

    def _turn_into_twin(self, viewer: Seat, key: int) -> None:
        dice = Dice(key)
        entry = Entry({}, self.state.learnt, self.state.dice.drawn)
        entry.viewer = viewer
        entry.key = key
        entry.sealed = dict(self.sealed)
        self.game.twin(self.state, viewer, dice)
        self.state.dice = Dice(dice.fresh_key())  # else the twin would know what comes next
        for question in self.asks:
            if question.seat != viewer and question.seat in self.sealed:
                self.sealed[question.seat] = _sealed_anew(question, dice)
        self.entries.append(entry)
        self.twinned = len(self.entries)
        self.past = []

    # ---- undo

    def why_no_undo(self, seat: Seat) -> Refusal | None:
        """None if the seat may take its last answer back: nothing was learned by it, nobody else has answered."""
        if seat in self.sealed:
            return Refusal(ALREADY_SEALED, {"seat": seat})
        entry = self._last_entry()
        if entry is None:
            return Refusal(NOTHING_TO_UNDO if self.rests <= 1 else UNDO_LEARNT)
        if list(entry.replies) != [seat] or self.sealed:
            return Refusal(UNDO_OTHERS)
        if entry.learnt != (self.state.learnt, self.state.dice.drawn):
            return Refusal(UNDO_LEARNT)
        return None

    def undo(self, seat: Seat) -> None:
        """Take the last answer back, also past a rest point, or raise the Refusal."""
        refusal = self.why_no_undo(seat)
        if refusal is not None:
            raise refusal
        listener = self.state.out
        if self.entries:
            assert self.mark is not None
            self._rerun(self.mark, self.entries[:-1])
        else:
            mark, entries = self.past.pop()
            self.mark = mark
            if self.asks:  # else the match was over: no rest point came after that answer
                self.rests -= 1
            self._rerun(mark, entries[:-1])
        self._listened(listener)
        self.state.emit("undo", {"seat": seat})

    def before(self, seat: Seat) -> tuple[Match, Choice] | None:
        """Where taking back would lead: the match at that question, and the answer that was given to it. None if the
        seat may take nothing back."""
        entry = self._last_entry()
        if entry is None or self.why_no_undo(seat) is not None:
            return None
        earlier = self.clone()
        earlier.undo(seat)
        return earlier, entry.replies[seat]

    def _last_entry(self) -> Entry | None:
        if self.entries:
            return self.entries[-1] if len(self.entries) > self.twinned else None
        return self.past[-1][1][-1] if self.past else None

    # ---- looking

    def view(self, viewer: Seat) -> Facts:
        """All that this viewer may know, with the open question of that viewer and who is waited for."""
        question = self.question(viewer)
        return {
            **self._seen(viewer),
            "waits": [waiting.seat for waiting in self.waiting()],
            "question": None if question is None else question.plain(),
        }

    def _seen(self, viewer: Seat) -> Facts:
        outcome = self.state.outcome
        return {
            "game": self.game.id,
            "viewer": viewer,
            "players": self.state.seats,
            **self.game.view(self.state, viewer),
            "outcome": None if outcome is None else outcome.plain(),
        }

    def view_bytes(self, viewer: Seat) -> bytes:
        """The view as bytes that can be compared."""
        return msgspec.json.encode(self.view(viewer))

    def told(self, viewer: Seat, since: int = 0) -> list[Facts]:
        """The events from number `since` on, as this viewer is told them; beats tell nothing, they show."""
        return [event.seen_by(viewer) for event in self.events[since:] if event.kind != BEAT]

    @property
    def commitment(self) -> str:
        """The hash of the dice key, shown from the start."""
        return commitment(self.state.dice.key)

    def plain(self) -> Facts:
        """The whole truth at this question."""
        return {
            **self.state.plain(),
            "sealed": [[seat, self.sealed[seat].plain()] for seat in sorted(self.sealed)],
            "asks": [[question.seat, question.kind] for question in self.asks],
        }

    def digest(self) -> str:
        """A short proof of the whole truth at this question."""
        return hashlib.blake2b(msgspec.json.encode(self.plain()), digest_size=16).hexdigest()


def _sealed_anew(question: Ask, dice: Dice) -> Choice:
    """What another seat may have handed in; an option that acts at once is not among it."""
    for _ in range(DRAWS_OF_SEALED):
        choice = question.sample(dice)
        if choice.option not in question.now:
            return choice
    return next(choice for choice in question.expand() if choice.option not in question.now)


def start(game: Game, seats: int | None, options: Mapping[str, str], key: int, listens: bool = True) -> Match:
    """A new match at its first question; BadInput if the game is not for that many or has no such table."""
    count = game.check_seats(seats)
    settled = game.settle_options(options, count)
    match = Match(game, game.setup(count, settled, Dice(key)), settled)
    if listens:
        match.state.out = match.events
        game.tell_opening(match.state)
    return match.begin(listens)
