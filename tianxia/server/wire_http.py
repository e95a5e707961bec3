"""The wire over HTTP: bodies of requests and answers (docs/protocol.md)."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, field

from tianxia.server.wire import NAME, Belief, Facts, Fault, Inward, Number, Outward, TableInfo, Text, Token, Word
from tianxia.server.wire import EventBody as Event

PersonName = Annotated[str, Meta(max_length=NAME)]


class SeatWish(Inward):
    """Who is to sit here."""

    kind: Literal["me", "open", "bot"]
    bot: Word | None = None
    name: PersonName | None = None


class CreateTable(Inward):
    """A new table; several seats of kind "me" are a hot-seat table."""

    game: Word
    seats: Annotated[list[SeatWish], Meta(min_length=1, max_length=16)]
    options: Annotated[dict[Word, Word], Meta(max_length=64)] = field(default_factory=dict)
    public: bool = False
    name: PersonName = ""


class SeatToken(Outward):
    """The secret by which a seat is held."""

    seat: int
    token: str


class Created(Outward):
    """The new table, and what its maker holds."""

    table: str
    seat: int
    token: str
    tokens: list[SeatToken]
    invite: str | None


class JoinTable(Inward):
    """Sit down at an open seat."""

    name: PersonName = ""
    invite: Token | None = None
    seat: Annotated[int, Meta(ge=0, le=63)] | None = None


class Joined(Outward):
    """The seat, and the secret by which it is held."""

    table: str
    seat: int
    token: str


class Rename(Inward):
    """Whoever waits at a table is called otherwise from now on."""

    name: PersonName


class AskCode(Inward):
    """A code for the seat of the token, to take it along: there is nothing else to say."""


class SeatCode(Outward):
    """A code for one use: typed on another device within this many seconds, it brings the seat there."""

    code: str
    seconds: float


class TakeAlong(Inward):
    """The code as somebody has typed it; spaces, hyphens and small letters do not matter."""

    code: Annotated[str, Meta(min_length=1, max_length=32)]


class Rematch(Inward):
    """Once more, with the same seats: there is nothing else to say."""


class MyTokens(Inward):
    """The tokens that a guest has kept."""

    tokens: Annotated[list[Token], Meta(max_length=100)]


class MyTable(Outward):
    """A table at which one of the tokens holds a seat; `token` is its place in the list that was sent."""

    token: int
    seat: int
    your_turn: bool
    table: TableInfo


class MyTables(Outward):
    """The running tables of some tokens."""

    tables: list[MyTable]


class Tables(Outward):
    """The public tables: open ones, and those being played."""

    open: list[TableInfo]
    playing: list[TableInfo]


class BranchFrom(Inward):
    """Play on from an answer of a finished match."""

    n: Number
    seat: Annotated[int, Meta(ge=0, le=63)]
    bot: Word | None = None
    name: PersonName = ""


class ImportLog(Inward):
    """A log file to be imported."""

    log: Annotated[str, Meta(max_length=1_000_000)]


class Imported(Outward):
    """The replayable table made of a log."""

    table: str


class ReplayStep(Outward):
    """One answer: what was told of it, and how the view has changed by it; step 0 is the deal, with the whole view."""

    n: int
    seat: int | None
    what: Literal["start", "answer", "undo", "takeback", "concede"]
    events: list[Event]
    change: list[Any] | Facts


class Replay(Outward):
    """A match step by step through one pair of eyes, or open."""

    table: TableInfo
    viewer: int | Literal["open"]
    steps: list[ReplayStep]
    outcome: Facts | None
    text: Text | None
    commitment: str | None
    key: str | None


class Evaluation(Outward):
    """How a finished match stood: the chance of each seat to win after each step of its replay, as bots play on from
    there with open hands; null if the bots of the game cannot say (show the lead in score then, and call it that)."""

    table: str
    chances: list[list[float]] | None  # by step, by seat


class Advice(Outward):
    """What the best bot of the game would have done where a seat lost most of its chance, seeing what the seat saw;
    nulls if the bots cannot say, or would have done the same."""

    table: str
    seat: int
    n: int | None  # before this step of the replay
    lost: float | None  # of the chance to win
    text: Text | None


class BeliefsFrom(Outward):
    """How the roles are read from this row of the match on."""

    n: int
    seats: list[Belief]


class BeliefsOfMatch(Outward):
    """The hidden roles as a bot would have read them through these eyes; no changes in a game without any."""

    table: str
    viewer: int
    changes: list[BeliefsFrom]


class StartLesson(Inward):
    """Begin a lesson under this name."""

    name: PersonName = ""


class LessonStep(Outward):
    """What to do next in a lesson: an option (null: any) and the names for its picks, faces of cards or ids.

    `other` says why something else that is allowed is not meant here."""

    text: Text
    option: str | None
    picks: dict[str, list[str]]
    other: Text | None = None


class Lesson(Outward):
    """One lesson: a position with explanations."""

    id: str
    title: Text
    intro: Text
    seat: int
    steps: list[LessonStep]
    done: Text


class Lessons(Outward):
    """The tutorial of a game."""

    game: str
    lessons: list[Lesson]


class SettingValue(Outward):
    """One value of a setting; what it means for the game, where the game explains it."""

    id: str
    text: Text
    explained: Text


class NeedBody(Outward):
    """What a setting needs: that an earlier setting, or the number of seats ("seats"), has one of these values."""

    setting: str
    values: list[str]


class SettingBody(Outward):
    """One option of a table; it is there only if all its needs hold, and must not be sent otherwise."""

    name: str
    text: Text
    values: list[SettingValue]
    default: str
    several: bool  # not one value but some of them, with commas between
    source: str
    rule: str
    needs: list[NeedBody]


class BotBody(Outward):
    """A bot that can be seated."""

    spec: str
    name: Text
    strength: int  # from 1, the weakest, up; 0 of one that nobody has measured
    about: Text | None = None  # what one's own bot says of itself


class FirstTable(Outward):
    """The table that one press opens for somebody new: how many seats, and the settings that differ from the usual."""

    seats: int
    options: dict[str, str]


class GameBody(Outward):
    """A game that can be played here."""

    id: str
    name: Text
    name_zh: str
    blurb: Text
    aim: Text  # in one line; empty if the game does not say
    first: FirstTable
    seats: list[int]
    usual_seats: int
    minutes: list[int]  # from, to; none where nobody has said
    settings: list[SettingBody]
    bots: list[BotBody]
    default_bot: str
    windows: list[str]
    tutorial: bool


class Games(Outward):
    """Every game that can be played here."""

    games: list[GameBody]


class FaceBody(Outward):
    """What is printed on a card."""

    id: str
    kind: str  # the game's word: "card", "event", "hero"
    name: Text
    name_zh: str
    text: Text
    short: Text | None
    count: int
    source: str
    facts: dict[str, str | int | bool | list[str]]  # what only this game prints, by its own words


class Cards(Outward):
    """All faces of a game."""

    game: str
    cards: list[FaceBody]


class RuleBody(Outward):
    """One line of the ledger."""

    id: str
    text: Text
    tags: list[str]
    note: str
    withdrawn: bool


class RuleSection(Outward):
    """A section of the ledger."""

    title: Text
    rules: list[RuleBody]


class Rules(Outward):
    """The ledger of a game."""

    game: str
    title: str
    sections: list[RuleSection]


class DeviceMessage(Outward):
    """What a device is told that nobody looks at: the game and the table, and nothing of what is going on there."""

    about: Literal["turn", "over"]
    table: str
    title: str
    text: str


class Health(Outward):
    """Whether the server is well."""

    ok: bool
    version: str
    protocol: int
    tables: int


class Failure(Outward):
    """An HTTP request that was refused."""

    error: Fault
