"""The wire: every message and HTTP body as a struct; the TypeScript types and the OpenAPI are made from these."""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal

from msgspec import Meta, Struct, field

VERSION: Final = 1
NAME: Final = 40  # characters of a name
CHAT: Final = 300
MOST_NUMBER: Final = 2**31 - 1
FRAME: Final = 16 * 1024
BODY: Final = 64 * 1024
LOG_BODY: Final = 1024 * 1024  # of an imported log

Id = Annotated[str, Meta(min_length=1, max_length=64, pattern=r"\A[!-~]*\Z")]  # it is stored: plain signs only
TableId = Annotated[str, Meta(min_length=1, max_length=32)]
Token = Annotated[str, Meta(min_length=1, max_length=64)]
Word = Annotated[str, Meta(min_length=1, max_length=64)]
Address = Annotated[str, Meta(min_length=1, max_length=1000, pattern=r"\A[!-~]*\Z")]
Number = Annotated[int, Meta(ge=0, le=MOST_NUMBER)]
Level = Literal["legal", "sensible", "best"]
Facts = dict[str, Any]


class Inward(Struct, forbid_unknown_fields=True):
    """What comes from outside: nothing but what is named here."""


class Outward(Struct, omit_defaults=False):
    """What the server sends: every field is written."""


class Text(Outward):
    """The same in both languages."""

    en: str
    pl: str


# ---- choices


class ChoiceBody(Inward):
    """An answer: an option and what was picked for it."""

    option: Word
    picks: Annotated[
        dict[Word, Annotated[list[Annotated[str, Meta(max_length=64)]], Meta(max_length=200)]], Meta(max_length=16)
    ] = field(default_factory=dict)


# ---- client to server


class Hello(Inward, tag_field="t", tag="hello"):
    """The first message; `since` is the number of the next event wanted."""

    v: int
    table: TableId
    token: Token | None = None
    since: Number | None = None


class Answer(Inward, tag_field="t", tag="answer"):
    """An answer to the question of this number."""

    id: Id
    question: Number
    choice: ChoiceBody


class Why(Inward, tag_field="t", tag="why"):
    """Why a choice is not possible."""

    id: Id
    question: Number
    choice: ChoiceBody


class Undo(Inward, tag_field="t", tag="undo"):
    """Take one's last answer back, or ask the others to allow it."""

    id: Id


class Consent(Inward, tag_field="t", tag="consent"):
    """The answer to somebody who wants to take back."""

    id: Id
    yes: bool


class Concede(Inward, tag_field="t", tag="concede"):
    """Give up the match for good."""

    id: Id


class BotSwitch(Inward, tag_field="t", tag="bot"):
    """Give one's own seat, an abandoned or an open one to a bot; take one's own back."""

    id: Id
    seat: Annotated[int, Meta(ge=0, le=63)]
    on: bool


class Hurry(Inward, tag_field="t", tag="hurry"):
    """How fast bots play where no person plays any more: as usual, four times as fast, or straight to the end."""

    id: Id
    to: Literal["usual", "fast", "end"]


class AskHint(Inward, tag_field="t", tag="hint"):
    """What might be done here, from what the asker can see."""

    id: Id
    question: Number
    level: Level


class Standing(Inward, tag_field="t", tag="standing"):
    """Standing answers by kind of question: an option, "only" (pass if nothing else is possible, or if it is
    against what one did oneself), or "round" (pass for the rest of the round, then "only")."""

    id: Id
    kinds: Annotated[dict[Word, Word], Meta(max_length=300)]


class Say(Inward, tag_field="t", tag="chat"):
    """A word to the table."""

    id: Id
    text: Annotated[str, Meta(min_length=1, max_length=CHAT)]


class AskHistory(Inward, tag_field="t", tag="history"):
    """What happened before the event of this number, the oldest that the client has."""

    id: Id
    before: Number


class AskBeliefs(Inward, tag_field="t", tag="beliefs"):
    """How a bot that sees what the asker sees would read the hidden roles."""

    id: Id


class Subscribe(Inward, tag_field="t", tag="subscribe"):
    """Tell this device, by its push service, when the seat is asked while nobody looks at its page; or no more."""

    id: Id
    on: bool
    endpoint: Address
    p256dh: Annotated[str, Meta(pattern=r"\A[A-Za-z0-9_-]{87}\Z")]  # the public key of the device
    auth: Annotated[str, Meta(pattern=r"\A[A-Za-z0-9_-]{22}\Z")]
    lang: Literal["en", "pl"]


class Away(Inward, tag_field="t", tag="away"):
    """Whether the page of this connection is out of sight; at first it is not."""

    id: Id
    away: bool


class Ping(Inward, tag_field="t", tag="ping"):
    """Sign of life from the client."""

    id: Id


ClientMessage = (
    Hello | Answer | Why | Undo | Consent | Concede | BotSwitch | Hurry | AskHint | Standing | Say | AskHistory
    | AskBeliefs | Subscribe | Away | Ping
)  # fmt: skip

# ---- parts of what the server says


class Reason(Outward):
    """Why something is not possible: the rule, our words, the ledger's sentence and the facts."""

    rule: str
    text: Text
    sentence: Text | None
    facts: list[Text]


class Fault(Outward):
    """What went wrong: a code for programs, a text for people."""

    code: str
    text: Text


class SeatInfo(Outward):
    """One seat as everybody sees it."""

    seat: int
    kind: Literal["person", "bot", "open"]
    name: str
    bot: str | None  # who plays: the bot of the seat, or the one that stands in for a person
    present: bool  # a person with a connection; a bot always
    stand_in: bool  # a bot plays for the person
    conceded: bool  # the person has given up: a bot plays the seat to the end, and it counts as lost
    left: bool  # the person has been gone for so long that the others may give the seat to a bot
    out: bool  # out of the game for good: the others play on
    side: Text | None  # Han, Chu; once dealt


class TableInfo(Outward):
    """What anybody may know of a table."""

    id: str
    game: str
    name: str
    status: Literal["waiting", "playing", "over", "frozen"]
    options: dict[str, str]
    cooperative: bool  # all seats win or lose together, against the game; one seat alone does
    seats: list[SeatInfo]
    public: bool
    onlookers: int
    answers: int
    commitment: str | None
    outcome: Facts | None
    rematch: str | None
    origin: str  # "", "import", "branch", "tutorial"
    created: float


class EventBody(Outward):
    """Something that happened, as this viewer is told it; without text it only moves things."""

    n: int
    kind: str
    facts: Facts
    text: Text | None
    view: Facts | None = None  # of a beat: how things stood then; only while it is news


class PickBody(Outward):
    """Some things to choose from."""

    slot: str
    items: list[str]
    least: int
    most: int
    ordered: bool


class OptionBody(Outward):
    """One thing that may be done."""

    id: str
    label: Text
    note: Text | None
    picks: list[PickBody]


class ClosedBody(Outward):
    """What may not be done now, and why."""

    id: str
    label: Text
    refusal: Reason


class Question(Outward):
    """The open question of the viewer's seat."""

    id: int
    seat: int
    kind: str
    rule: str
    title: Text
    prompt: Text
    about: Facts
    options: list[OptionBody]
    closed: list[ClosedBody]
    choices: list[ChoiceBody] | None
    auto: bool  # a standing answer will be given


class Back(Outward):
    """What taking back leads to: what was decided there, and how."""

    title: Text
    answer: Text


class Deed(Outward):
    """What a seat has openly done to another one so far: above zero it helped, below it harmed."""

    seat: int
    weight: int


class Belief(Outward):
    """What may be thought of the role of a seat."""

    seat: int
    known: bool
    chances: dict[str, float]  # by role; together 1
    moved: list[Deed]  # what says most of this seat, the weightiest first


class ChatLine(Outward):
    """A word that was said."""

    n: int
    seat: int
    name: str
    text: str


# ---- server to client


class Welcome(Outward, tag_field="t", tag="welcome"):
    """The table as the viewer finds it."""

    v: int
    table: TableInfo
    you: int
    start: int = field(name="from")
    snapshot: bool
    events: list[EventBody]
    view: Facts | None
    question: Question | None
    waits: list[int]
    commitment: str | None
    standing: dict[str, str]
    windows: list[str]  # kinds of questions that are reactions: what standing answers are for
    chat: list[ChatLine]
    takeback: int | None  # the seat that wants to take back
    undo: bool  # the viewer's last answer can be taken back without asking
    back: Back | None  # what that leads to
    push: str | None  # the public key for subscriptions; null if this server, or this viewer, has none


class Update(Outward, tag_field="t", tag="update"):
    """What happened, and how things stand now."""

    start: int = field(name="from")
    events: list[EventBody]
    view: Facts | None
    question: Question | None
    waits: list[int]
    undo: bool
    back: Back | None


class Ack(Outward, tag_field="t", tag="ack"):
    """A request was carried out and saved, or why not."""

    id: str
    ok: bool
    refusal: Reason | None = None
    error: Fault | None = None


class ReasonFor(Outward, tag_field="t", tag="reason"):
    """Why not; null if it is allowed."""

    id: str
    refusal: Reason | None
    error: Fault | None = None


class Hint(Outward, tag_field="t", tag="hint"):
    """What might be done."""

    id: str
    choice: ChoiceBody | None
    text: Text
    choices: list[ChoiceBody] | None = None


class History(Outward, tag_field="t", tag="history"):
    """A page of the log: the events up to the one that was named; an empty page if nothing earlier can be told."""

    id: str
    start: int = field(name="from")
    events: list[EventBody]


class Beliefs(Outward, tag_field="t", tag="beliefs"):
    """The hidden roles as read by a bot that sees no more than the viewer; null in a game without any."""

    id: str
    seats: list[Belief] | None


class TableChanged(Outward, tag_field="t", tag="table"):
    """Somebody joined, left, came back; a bot took over; a rematch was made."""

    table: TableInfo


class Takeback(Outward, tag_field="t", tag="takeback"):
    """Somebody wants to take back."""

    seat: int
    state: Literal["asked", "agreed", "refused"]


class Said(Outward, tag_field="t", tag="chat"):
    """A word to the table."""

    n: int
    seat: int
    name: str
    text: str


class GameOver(Outward, tag_field="t", tag="over"):
    """The end, with the dice key to be checked against the commitment."""

    outcome: Facts
    text: Text
    key: str
    replay: str


class ErrorMessage(Outward, tag_field="t", tag="error"):
    """Something is wrong with a message or with the table."""

    code: str
    text: Text


class Pong(Outward, tag_field="t", tag="pong"):
    """Sign of life from the server."""

    id: str


ServerMessage = (
    Welcome | Update | Ack | ReasonFor | Hint | History | Beliefs | TableChanged | Takeback | Said | GameOver
    | ErrorMessage | Pong
)  # fmt: skip
