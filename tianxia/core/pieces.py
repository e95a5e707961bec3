"""Pieces apart from cards: how many of each lie where, tracks and dice; one way to change them that checks and tells.

A game says what there is in a `Tray`: its pieces (armies of one side, goods of one colour, clerks of one clan), the
places where each may lie, and its tracks. How many lie where are plain ints in the state:

- `send` is the only way pieces change their place, `advance` and `roll` the only ways a marker or a die changes;
- each of them tells itself, in events of one kind, `pieces`, which a log or a moving picture reads without the game:
  `piece`, `count`, `from`, `to` of what was sent; `track`, `by`, `now` of a marker; `rolled` by die; `shown`, `at`;
- nothing is ever below 0 or over a limit, and what has a total keeps it (`check`, after every answer).

**Hidden stocks.** A place may be open to some viewers only (a screen). Of the pieces there that a viewer has seen come
and has not lost track of, the state remembers how many there must be (`known`), as it does with `seen` for cards; a
twin deals out anew what is beyond that. Where pieces leave out of a viewer's sight, the viewer loses track of as many
of every kind as may have left. A choice of hidden pieces names them, so no rule keeps it in a local across a question.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from mypy_extensions import mypyc_attr

from tianxia.core.asks import Ref
from tianxia.core.dice import Dice
from tianxia.core.events import OPEN, SPECTATOR, Facts, Seat
from tianxia.core.state import Broken, State

ENDLESS: Final = 1 << 30  # no limit
EVERYONE: Final = -1  # the bits of all viewers, however many there are
NO_TOTAL: Final = -1  # pieces come from a bank and go back to it
NOT_HIDDEN: Final = -1
MOST_ALIKE: Final = 100  # pieces of one place that a question can tell apart


class Piece:
    """One kind of piece: the places where it may lie, how many there are, and who sees those at each place."""

    __slots__ = ("hides", "limits", "name", "open_to", "places", "total")

    def __init__(
        self,
        name: str,
        places: tuple[str, ...],
        total: int = NO_TOTAL,
        limits: Mapping[str, int] | None = None,
        open_to: Mapping[str, int] | None = None,
    ) -> None:
        most, seen = limits or {}, open_to or {}
        for place in (*most, *seen):
            if place not in places:
                raise ValueError(f"{name} is never at {place}")
        self.name: str = name
        self.places: tuple[str, ...] = places
        self.total: int = total  # fixed for the whole game, or NO_TOTAL
        self.limits: tuple[int, ...] = tuple([most.get(place, ENDLESS) for place in places])
        self.open_to: tuple[int, ...] = tuple([seen.get(place, EVERYONE) for place in places])
        self.hides: bool = any(bits != EVERYONE for bits in self.open_to)
        if self.hides and total == NO_TOTAL:
            raise ValueError(f"{name} is hidden somewhere, so it needs a total: else no twin could be dealt")


class Track:
    """A row of numbers with a marker on it; a die is a track that shows 1 to `most` when rolled."""

    __slots__ = ("least", "most", "name", "start")

    def __init__(self, name: str, least: int, most: int, start: int = 0) -> None:
        self.name: str = name
        self.least: int = least
        self.most: int = most
        self.start: int = start


class Tray:
    """Everything but the cards. `rooms` limits a place for all pieces together; the number of pieces at a hidden
    place that is `counted` lies open, only their kinds do not."""

    __slots__ = ("alike", "bounded", "counted", "pieces", "rooms", "slot_of", "slots", "tracks")

    def __init__(
        self,
        pieces: tuple[Piece, ...],
        tracks: tuple[Track, ...] = (),
        rooms: Mapping[str, int] | None = None,
        counted: tuple[str, ...] = (),
    ) -> None:
        self.pieces: tuple[Piece, ...] = pieces
        self.tracks: tuple[Track, ...] = tracks
        self.rooms: dict[str, int] = dict(rooms or {})
        self.counted: tuple[str, ...] = counted
        self.bounded: bool = bool(rooms) or any(most != ENDLESS for piece in pieces for most in piece.limits)
        self.slots: list[tuple[int, int]] = []  # the hidden stocks: piece and place
        self.alike: dict[str, list[int]] = {}  # hidden place -> its stocks
        self.slot_of: tuple[tuple[int, ...], ...] = tuple(
            [
                tuple([self._slot(number, piece, place) for place in range(len(piece.places))])
                for number, piece in enumerate(pieces)
            ]
        )  # piece -> place -> its number among the hidden stocks
        self._check_hiding()

    def _slot(self, number: int, piece: Piece, place: int) -> int:
        if piece.open_to[place] == EVERYONE:
            return NOT_HIDDEN
        self.slots.append((number, place))
        self.alike.setdefault(piece.places[place], []).append(len(self.slots) - 1)
        return len(self.slots) - 1

    def _check_hiding(self) -> None:
        """What can be exchanged in a twin: pieces that hide at the same places, where the number does not tell."""
        behind = {
            piece.name: [(name, bits) for name, bits in zip(piece.places, piece.open_to, strict=True) if ~bits]
            for piece in self.pieces
            if piece.hides
        }
        if any(row != next(iter(behind.values())) for row in behind.values()):
            raise ValueError("all pieces that are hidden anywhere are hidden at the same places")
        for number, place in self.slots:
            name = self.pieces[number].places[place]
            if self.pieces[number].limits[place] != ENDLESS or (name in self.rooms and name not in self.counted):
                raise ValueError(f"{name} is hidden and has a limit that a twin could break")


NOTHING: Final = Tray(())


@mypyc_attr(allow_interpreted_subclasses=True)
class PieceState(State):
    """A state with pieces: a game that has some derives its state from this class and lays out its tray at set-up."""

    __slots__ = ("known", "stock", "tracks", "tray")

    def __init__(self, seats: int, dice: Dice, like: State | None = None) -> None:
        if like is None:
            self.tray: Tray = NOTHING
            self.stock: list[list[int]] = []  # piece -> place -> how many
            self.tracks: list[int] = []
            self.known: list[int] = []  # hidden stock, then viewer (onlookers last): pieces known to be there
        super().__init__(seats, dice, like)

    # ---- set-up

    def lay_out(self, tray: Tray) -> None:
        """Empty places, markers at their start; pieces are `put` next."""
        self.tray = tray
        self.stock = [[0] * len(piece.places) for piece in tray.pieces]
        self.tracks = [track.start for track in tray.tracks]
        self.known = [0] * (len(tray.slots) * (self.seats + 1))

    def put(self, piece: int, place: int, count: int, seen_by: int = 0) -> None:
        """Pieces out of the box, at set-up or in a position by hand; viewers of these bits saw them come."""
        self.stock[piece][place] += count
        slot = self.tray.slot_of[piece][place]
        if slot != NOT_HIDDEN:
            for viewer in range(self.seats + 1):
                if seen_by & 1 << viewer:
                    self.known[slot * (self.seats + 1) + viewer] += count

    def set_track(self, track: int, now: int) -> None:
        """Where a marker stands, at set-up or in a position by hand."""
        self.tracks[track] = now

    # ---- changing

    def send(self, piece: int, count: int, came: int, to: int, shown_to: int = 0) -> None:
        """The only way pieces change their place. Whoever sees one of the two ends sees what is sent."""
        row, tray = self.stock[piece], self.tray
        if count < 0 or count > row[came] or came == to:
            places = tray.pieces[piece].places
            raise Broken(f"{count} {tray.pieces[piece].name} cannot go from {places[came]} to {places[to]}")
        if tray.bounded:
            self._check_room(tray.pieces[piece], count, to, row[to])
        row[came] -= count
        row[to] += count
        if tray.slots and count:
            self._follow(piece, count, came, to, shown_to)
        if count and self.out is not None:
            self._tell_sent(tray.pieces[piece], count, came, to, shown_to)

    def _check_room(self, kind: Piece, count: int, to: int, there: int) -> None:
        name = kind.places[to]
        if there + count > kind.limits[to]:
            raise Broken(f"{count} {kind.name} more are too many for {name}")
        if name in self.tray.rooms and self.held_at(name) + count > self.tray.rooms[name]:
            raise Broken(f"there is no room for {count} {kind.name} more at {name}")

    def _tell_sent(self, kind: Piece, count: int, came: int, to: int, shown_to: int) -> None:
        if not kind.hides:
            places = kind.places
            self.emit("pieces", {"piece": kind.name, "count": count, "from": places[came], "to": places[to]})
            return
        public: Facts = {"from": kind.places[came], "to": kind.places[to]}
        told: Facts = {"piece": kind.name, "count": count}
        seeing = kind.open_to[came] | kind.open_to[to] | shown_to
        if seeing & self.everyone() == self.everyone():
            self.emit("pieces", {**told, **public})
            return
        if self._is_counted(kind, came, to):
            public["count"] = count
        self.emit("pieces", public, {viewer: told for viewer in self._viewers() if seeing & self.bit(viewer)})

    def _is_counted(self, kind: Piece, came: int, to: int) -> bool:
        """Whether those who do not see what is sent can still count it."""
        return kind.places[came] in self.tray.counted or kind.places[to] in self.tray.counted

    def _viewers(self) -> tuple[Seat, ...]:
        return (*range(self.seats), SPECTATOR)

    def advance(self, track: int, by: int) -> None:
        """A marker moves on or back, never off its track."""
        kind = self.tray.tracks[track]
        now = self.tracks[track] + by
        if not kind.least <= now <= kind.most:
            raise Broken(f"{kind.name} goes from {kind.least} to {kind.most}, not to {now}")
        self.tracks[track] = now
        if by and self.out is not None:
            self.emit("pieces", {"track": kind.name, "by": by, "now": now})

    def roll(self, dice: tuple[int, ...]) -> None:
        """These dice are rolled together, openly; they show what they show until the next roll."""
        for die in dice:
            self.tracks[die] = self.dice.roll(self.tray.tracks[die].most)
        if self.out is not None:
            self.emit("pieces", {"rolled": {self.tray.tracks[die].name: self.tracks[die] for die in dice}})

    def show_pieces(self, piece: int, place: int, count: int, to: int) -> None:
        """This many pieces of a hidden place are shown to the viewers of these bits, and stay there."""
        kind = self.tray.pieces[piece]
        if not 0 <= count <= self.stock[piece][place]:
            raise Broken(f"there are not {count} {kind.name} at {kind.places[place]}")
        slot = self.tray.slot_of[piece][place]
        if slot == NOT_HIDDEN:
            return
        to &= ~kind.open_to[place]
        for viewer in range(self.seats + 1):
            if to & 1 << viewer:
                at = slot * (self.seats + 1) + viewer
                self.known[at] = max(self.known[at], count)
        self.learnt += 1
        if self.out is not None:
            told = {"shown": kind.name, "count": count}
            seeing = [viewer for viewer in self._viewers() if (to | kind.open_to[place]) & self.bit(viewer)]
            self.emit("pieces", {"at": kind.places[place]}, dict.fromkeys(seeing, told))

    # ---- who knows what

    def _follow(self, piece: int, count: int, came: int, to: int, shown_to: int) -> None:
        """What viewers know of hidden stocks after a send. `learnt` grows by what lies open only: where more pieces
        leave a hidden place than onlookers knew there; somebody may not have known them, or have lost track of them."""
        kind, slots = self.tray.pieces[piece], self.tray.slot_of[piece]
        if not kind.hides:
            return
        out, into = slots[came], slots[to]
        seeing = kind.open_to[came] | kind.open_to[to] | shown_to
        wide = self.seats + 1
        if out != NOT_HIDDEN and self.known[out * wide + self.seats] < count:
            self.learnt += 1
        for viewer in range(wide):
            bit = 1 << viewer
            if not seeing & bit:
                self._lose_track(kind, count, came, to, viewer)
                continue
            if out != NOT_HIDDEN and not kind.open_to[came] & bit:
                self.known[out * wide + viewer] = max(0, self.known[out * wide + viewer] - count)
            if into != NOT_HIDDEN and not kind.open_to[to] & bit:
                self.known[into * wide + viewer] += count

    def _lose_track(self, kind: Piece, count: int, came: int, to: int, viewer: int) -> None:
        """Any of the pieces there may have left: as many as were counted, else perhaps all."""
        counted = self._is_counted(kind, came, to)
        for slot in self.tray.alike[kind.places[came]]:
            at = slot * (self.seats + 1) + viewer
            self.known[at] = max(0, self.known[at] - count) if counted else 0

    def held_at(self, place: str) -> int:
        """How many pieces of all kinds lie at a place."""
        return sum(
            [
                self.stock[number][piece.places.index(place)]
                for number, piece in enumerate(self.tray.pieces)
                if place in piece.places
            ]
        )

    def heap(self, viewer: Seat, place: str) -> Facts:
        """A place for a view: the pieces that the viewer sees there by name; of hidden ones their number, if that is
        open. What was seen coming and is hidden since is not shown, though the state remembers it."""
        bit = self.everyone() if viewer == OPEN else self.bit(viewer)
        seen: Facts = {}
        hidden: int | None = None if place in self.tray.alike and place not in self.tray.counted else 0
        for piece, row in zip(self.tray.pieces, self.stock, strict=True):
            if place in piece.places:
                at = piece.places.index(place)
                if piece.open_to[at] & bit:
                    seen[piece.name] = row[at]
                elif hidden is not None:
                    hidden += row[at]
        return {"pieces": seen, "hidden": hidden} if place in self.tray.alike else {"pieces": seen}

    def redeal_pieces(self, viewer: Seat, dice: Dice) -> None:
        """For a twin: what the viewer cannot know of hidden stocks is dealt out anew. The result depends on how many
        pieces of each kind there are behind the screens, not on which screen."""
        wide = self.seats + 1
        at = self.seats if viewer == SPECTATOR else viewer
        loose: list[int] = []
        wanted: dict[str, int] = {}
        for slot, (piece, place) in enumerate(self.tray.slots):
            kind = self.tray.pieces[piece]
            if not kind.open_to[place] & 1 << at:
                known = self.known[slot * wide + at]
                more = self.stock[piece][place] - known
                loose += [piece] * more
                wanted[kind.places[place]] = wanted.get(kind.places[place], 0) + more
                self.stock[piece][place] = known
        loose.sort()
        dice.shuffle(loose)
        counted = [name for name, more in wanted.items() if name in self.tray.counted for _ in range(more)]
        free = [name for name in wanted if name not in self.tray.counted]
        for piece in loose:
            name = counted.pop() if counted else free[dice.below(len(free))]
            self.stock[piece][self.tray.pieces[piece].places.index(name)] += 1
        for slot, (piece, place) in enumerate(self.tray.slots):
            for other in range(slot * wide, slot * wide + wide):
                self.known[other] = min(self.known[other], self.stock[piece][place])

    # ---- copying, storing, checking

    def copy_into(self, other: State) -> None:
        """Copies the pieces along with the cards."""
        super().copy_into(other)
        assert isinstance(other, PieceState)
        other.tray = self.tray
        other.stock = [row.copy() for row in self.stock]
        other.tracks = self.tracks.copy()
        other.known = self.known.copy()

    def plain(self) -> Facts:
        """Cards and pieces as plain data."""
        return {**super().plain(), "stock": self.stock, "tracks": self.tracks, "known": self.known}

    def fill(self, plain: Facts) -> None:
        """The reverse of `plain`; the tray is laid out already."""
        super().fill(plain)
        self.stock = [list(row) for row in plain["stock"]]
        self.tracks = list(plain["tracks"])
        self.known = list(plain["known"])

    def check(self) -> None:
        """Raise Broken unless every card is in one place, and every piece, marker and total is within its bounds."""
        super().check()
        for piece, row in zip(self.tray.pieces, self.stock, strict=True):
            for name, count, most in zip(piece.places, row, piece.limits, strict=True):
                if not 0 <= count <= most:
                    raise Broken(f"there are {count} {piece.name} at {name}")
            if piece.total not in (NO_TOTAL, sum(row)):
                raise Broken(f"there are {sum(row)} {piece.name}, not {piece.total}")
        for name, most in self.tray.rooms.items():
            if self.held_at(name) > most:
                raise Broken(f"there are {self.held_at(name)} pieces at {name}, not {most} at most")
        for track, now in zip(self.tray.tracks, self.tracks, strict=True):
            if not track.least <= now <= track.most:
                raise Broken(f"{track.name} stands at {now}")
        for slot, (number, place) in enumerate(self.tray.slots):
            if max(self.known[slot * (self.seats + 1) : (slot + 1) * (self.seats + 1)]) > self.stock[number][place]:
                raise Broken("somebody knows of pieces that are not there")


# ---- pieces as things that can be picked


def figures(word: str, place: int, count: int) -> tuple[Ref, ...]:
    """This many pieces of one place as things to pick; which of them is picked does not matter, only how many."""
    return tuple([f"{word}/{MOST_ALIKE * place + n}" for n in range(count)])


def place_of(number: int) -> int:
    """The place of a picked piece."""
    return number // MOST_ALIKE
