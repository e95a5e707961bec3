"""What the session core is told, and what it wants done: the shell carries it out, and so does the simulator."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final, Literal

from msgspec import Struct

from tianxia.core.events import Facts, Seat
from tianxia.server.session.record import Mark, RecordRow
from tianxia.server.wire import ChoiceBody

LESSON: Final = "tutorial"  # the origin of a table at which a lesson is held
Conn = int
TableKey = str

# ---- rows to be written


class MatchRow(Struct, frozen=True):
    """A table as stored."""

    id: TableKey
    game: str
    name: str
    public: bool
    status: str
    options: dict[str, str]
    seats: int
    invite: bytes
    header: Facts | None
    origin: str
    rematch: str
    created: float


class Device(Struct, frozen=True):
    """Where a device takes messages, the keys by which nobody else reads them, and its language."""

    endpoint: str
    p256dh: str
    auth: str
    lang: Literal["en", "pl"]


class SeatRow(Struct, frozen=True):
    """A seat as stored: only the hash of its token."""

    match: TableKey
    seat: Seat
    kind: str
    name: str
    bot: str
    token: bytes
    reserved: bytes
    standing: dict[str, str]
    devices: tuple[Device, ...] = ()


class ChatRow(Struct, frozen=True):
    """A word that was said."""

    match: TableKey
    n: int
    seat: Seat
    name: str
    text: str
    at: float


class AnswerRow(Struct, frozen=True):
    """A row of a match's record, appended."""

    match: TableKey
    row: RecordRow


class MarkRow(Struct, frozen=True):
    """The mark of a match, replaced."""

    match: TableKey
    mark: Mark


Write = MatchRow | SeatRow | ChatRow | AnswerRow | MarkRow


class Stored(Struct):
    """All that is stored of a table."""

    match: MatchRow
    seats: list[SeatRow]
    rows: list[RecordRow]
    mark: Mark | None
    chat: list[ChatRow]


# ---- whom and what it is about


class OfConnection(Struct, frozen=True):
    """Something about a connection."""

    conn: Conn


class OfTask(Struct, frozen=True):
    """Something about a task that is carried out outside, by its number."""

    id: int


class OfAnswer(Struct, frozen=True):
    """Something about the answer of a seat to the question of this number."""

    table: TableKey
    number: int
    seat: Seat


# ---- what the core wants


class Save(OfTask, frozen=True):
    """Write all of this or nothing, then report Saved or NotSaved."""

    writes: tuple[Write, ...]


class Work(OfTask, frozen=True):
    """Do this beside everything else, then report Worked: it takes long, and changes nothing that others see."""

    job: Callable[[], object]


class Load(Struct, frozen=True):
    """Read a table, then report Loaded."""

    table: TableKey


class Send(OfConnection, frozen=True):
    """Bytes to a connection."""

    data: bytes


class Close(OfConnection, frozen=True):
    """The end of a connection."""

    code: int


class Timer(OfAnswer, frozen=True):
    """Report Rang at this time."""

    at: float


class Think(Struct, frozen=True):
    """Let a bot answer from a glimpse of the stored match, then report Thought, not before `at`."""

    table: TableKey
    game: str
    seat: Seat
    number: int
    spec: str
    key: int
    body: Facts
    at: float
    hint: tuple[Conn, str, str] | None = None  # connection, id and level of who asked for a hint


class Reply(Struct, frozen=True):
    """The answer to a request over HTTP."""

    request: int
    body: object


class Post(Struct, frozen=True):
    """A message to a device, once; then report Gone if there is no such device any more."""

    table: TableKey
    seat: Seat
    device: Device
    data: bytes


Effect = Save | Work | Load | Send | Close | Timer | Think | Reply | Post

# ---- what the core is told


class Opened(OfConnection, frozen=True):
    """A connection was made."""

    address: str


class Received(OfConnection, frozen=True):
    """A text frame came."""

    data: bytes


class Dropped(OfConnection, frozen=True):
    """A connection is gone."""


class Saved(OfTask, frozen=True):
    """A Save is on the disk."""


class NotSaved(OfTask, frozen=True):
    """A Save failed, and nothing of it is on the disk."""


class Worked(OfTask, frozen=True):
    """What came of a Work; the exception if it failed."""

    result: Any


class Loaded(Struct, frozen=True):
    """A table as stored, or None if there is none."""

    table: TableKey
    stored: Stored | None


class Rang(OfAnswer, frozen=True):
    """The time of a Timer has come."""


class Thought(Struct, frozen=True):
    """What a bot answers; None if it failed."""

    table: TableKey
    seat: Seat
    number: int
    choice: ChoiceBody | None
    hint: tuple[Conn, str, str] | None = None
    notes: tuple[tuple[ChoiceBody, float, int], ...] = ()  # choices with their value from 0 to 1 and the tries
    because: tuple[str, dict[str, Any]] | None = None  # what speaks for the choice: a text of the game and its facts


class Gone(Struct, frozen=True):
    """A device takes no messages any more."""

    table: TableKey
    seat: Seat
    endpoint: str


class Tick(Struct, frozen=True):
    """Some seconds have passed."""


class Asked(Struct, frozen=True):
    """A request over HTTP."""

    request: int
    address: str
    what: Literal[
        "create",
        "join",
        "rename",
        "rematch",
        "info",
        "import",
        "branch",
        "lesson",
        "replay",
        "log",
        "mine",
        "code",
        "along",
    ]
    table: TableKey = ""
    token: str = ""
    body: object = None


Done = Saved | NotSaved | Worked
Told = Opened | Received | Dropped | Done | Loaded | Rang | Thought | Gone | Tick | Asked
Effects = Sequence[Effect]
