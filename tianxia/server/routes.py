"""The HTTP routes of docs/protocol.md; each one asks the session core or a book of the catalogue."""

from __future__ import annotations

import asyncio
from importlib.metadata import version
from typing import Any, Final, TypeVar

from litestar import Request, Response, get, post
from litestar.datastructures import State
from litestar.params import FromPath, FromQuery

from tianxia.errors import UserError
from tianxia.server import catalogue, replays, wire
from tianxia.server import effects as fx
from tianxia.server import wire_http as http
from tianxia.server.afterwards import ReplayJob
from tianxia.server.decoding import Malformed, read_body
from tianxia.server.desk import bad_input
from tianxia.server.shell import Shell
from tianxia.server.table import hashed
from tianxia.server.telling import fault

T = TypeVar("T")
Answer = Response[Any]
Http = Request[Any, Any, Any]
STATUS: Final = {
    "not-allowed": 403,
    "no-table": 404,
    "too-many": 429,
    "not-saved": 503,
    "busy": 503,
    "fault": 500,
    "too-large": 413,
    "bad-input": 400,
    "malformed": 400,
}


def refused(what: wire.Fault | str) -> Answer:
    """An error in its one form."""
    told = fault(what) if isinstance(what, str) else what
    return Response(http.Failure(told), status_code=STATUS.get(told.code, 409))


def token_of(request: Http) -> str:
    """The seat token of a request; it never stands in a URL."""
    given = request.headers.get("authorization", "")
    return given.removeprefix("Bearer ").strip()[:64] if given.startswith("Bearer ") else ""


async def body_of(request: Http, kind: type[T], most: int = wire.BODY) -> T:
    """The body, or Malformed."""
    return read_body(await request.body(), kind, most)


async def ask(request: Http, state: State, what: Any, table: str = "", body: object = None, token: str = "") -> Any:
    """Ask the core; a Fault if it was refused."""
    shell: Shell = state.shell
    address = request.client.host if request.client is not None else ""
    secret = token or token_of(request)
    answer = await shell.request(fx.Asked(shell.number(), address, what, table[:32], secret, body))
    return fault("fault") if answer is None else answer


def told(answer: object, status: int = 200) -> Answer:
    """What the core said, as a response."""
    if isinstance(answer, wire.Fault):
        return refused(answer)
    return Response(answer, status_code=status)


@get("/api/health")
async def health(state: State) -> http.Health:
    """Whether the server is well."""
    return http.Health(True, version("tianxia"), wire.VERSION, len(state.shell.session.tables))


@get("/api/games", sync_to_thread=True)
def games() -> http.Games:
    """All games."""
    return catalogue.games()


@get("/api/cards/{game:str}", sync_to_thread=True)
def cards(game: FromPath[str]) -> Answer:
    """All faces of a game."""
    try:
        return Response(catalogue.cards(game))
    except UserError as wrong:
        return refused(bad_input(wrong))


@get("/api/rules/{game:str}", sync_to_thread=True)
def rules(game: FromPath[str]) -> Answer:
    """The ledger of a game."""
    try:
        return Response(catalogue.rules(game))
    except UserError as wrong:
        return refused(bad_input(wrong))


@get("/api/tables")
async def tables(state: State) -> http.Tables:
    """Public tables."""
    found: http.Tables = state.shell.session.desk.lobby()
    return found


@post("/api/tables")
async def create(request: Http, state: State) -> Answer:
    """A new table."""
    try:
        body = await body_of(request, http.CreateTable)
    except Malformed as wrong:
        return refused(wrong.code)
    return told(await ask(request, state, "create", body=body), 201)


@get("/api/tables/{table:str}")
async def info(request: Http, state: State, table: FromPath[str]) -> Answer:
    """What anybody may know of the table."""
    return told(await ask(request, state, "info", table))


@post("/api/tables/{table:str}/join")
async def join(request: Http, state: State, table: FromPath[str]) -> Answer:
    """Sit down."""
    try:
        body = await body_of(request, http.JoinTable)
    except Malformed as wrong:
        return refused(wrong.code)
    return told(await ask(request, state, "join", table, body))


@post("/api/mine")
async def mine(request: Http, state: State) -> Answer:
    """The running tables of some tokens."""
    try:
        body = await body_of(request, http.MyTokens)
    except Malformed as wrong:
        return refused(wrong.code)
    shell: Shell = state.shell
    hashes = [hashed(token) for token in body.tokens]
    found = await asyncio.to_thread(shell.store.find_seats, hashes)
    mine: list[http.MyTable] = []
    for place, token in enumerate(body.tokens):
        table = found.get(hashes[place])
        answer = None if table is None else await ask(request, state, "mine", table, token=token)
        if isinstance(answer, http.MyTable):
            answer.token = place
            mine.append(answer)
    return Response(http.MyTables(mine), status_code=200)


@post("/api/tables/{table:str}/rematch")
async def rematch(request: Http, state: State, table: FromPath[str]) -> Answer:
    """Once more, with the same seats."""
    return told(await ask(request, state, "rematch", table))


@get("/api/tables/{table:str}/log")
async def log(request: Http, state: State, table: FromPath[str]) -> Answer:
    """The log file, after the end."""
    answer = await ask(request, state, "log", table)
    if isinstance(answer, wire.Fault):
        return refused(answer)
    name = {"Content-Disposition": f'attachment; filename="tianxia-{table[:32]}.jsonl"'}
    return Response(answer, media_type="application/x-ndjson", headers=name)


@get("/api/tables/{table:str}/replay")
async def replay(request: Http, state: State, table: FromPath[str], viewer: FromQuery[str] = "-1") -> Answer:
    """A match step by step."""
    wanted: int | str = "open" if viewer == "open" else int(viewer) if viewer.removeprefix("-").isdecimal() else -2
    job = await ask(request, state, "replay", table, wanted)
    if not isinstance(job, ReplayJob):
        return told(job)
    try:
        return Response(await asyncio.to_thread(replays.replay, job))
    except UserError as wrong:
        return refused(bad_input(wrong))


@post("/api/replays")
async def import_log(request: Http, state: State) -> Answer:
    """A log file becomes a replayable table."""
    try:
        body = await body_of(request, http.ImportLog, wire.LOG_BODY)
        record = await asyncio.to_thread(replays.record_of, body.log)
    except Malformed as wrong:
        return refused(wrong.code)
    except UserError as wrong:
        return refused(bad_input(wrong))
    return told(await ask(request, state, "import", body=record), 201)


@post("/api/tables/{table:str}/branch")
async def branch(request: Http, state: State, table: FromPath[str]) -> Answer:
    """Play on from an answer of a finished match."""
    try:
        body = await body_of(request, http.BranchFrom)
    except Malformed as wrong:
        return refused(wrong.code)
    return told(await ask(request, state, "branch", table, body), 201)


@get("/api/tutorial/{game:str}", sync_to_thread=True)
def lessons(game: FromPath[str]) -> Answer:
    """The lessons of a game."""
    try:
        return Response(catalogue.lessons(game))
    except UserError as wrong:
        return refused(bad_input(wrong))


@post("/api/tutorial/{game:str}/{lesson:str}")
async def start_lesson(request: Http, state: State, game: FromPath[str], lesson: FromPath[str]) -> Answer:
    """A table that starts at the position of a lesson."""
    try:
        body = await body_of(request, http.StartLesson)
        started = catalogue.lesson(game, lesson)
    except Malformed as wrong:
        return refused(wrong.code)
    except UserError as wrong:
        return refused(bad_input(wrong))
    return told(await ask(request, state, "lesson", body=(started, body.name)), 201)


ROUTES: Final = [
    health, games, cards, rules, tables, create, info, join, mine, rematch, log, replay, import_log, branch, lessons,
    start_lesson,
]  # fmt: skip
