"""The HTTP routes of docs/protocol.md; each one asks the session core or a book of the catalogue."""

from __future__ import annotations

import asyncio
from typing import Any, Final

from litestar import MediaType, Request, Response, get, post
from litestar.datastructures import State
from litestar.exceptions import ClientException
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath, FromQuery, JSONBody

from tianxia import __version__
from tianxia.core.events import SPECTATOR
from tianxia.errors import UserError
from tianxia.server import wire
from tianxia.server import wire_http as http
from tianxia.server.books import catalogue, replays
from tianxia.server.books.beliefs import read_match
from tianxia.server.books.telling import bad_input, fault
from tianxia.server.session import effects as fx
from tianxia.server.session.afterwards import ReplayJob
from tianxia.server.session.decoding import Malformed, read_body
from tianxia.server.session.table import hashed
from tianxia.server.shell.shell import Shell

Answer = Response[Any]
STATUS: Final = {
    "not-allowed": 403,
    "no-table": 404,
    "no-code": 404,
    "too-many": 429,
    "not-saved": 503,
    "busy": 503,
    "fault": 500,
    "too-large": 413,
    "bad-input": 400,
    "malformed": 400,
}
WRONG: Final = {
    status: ResponseSpec(http.Failure, generate_examples=False, description="Refused, and why")
    for status in (400, 403, 404, 409, 413, 429, 503)
}


class Http(Request[Any, Any, Any]):
    """A request whose body is exactly what the handler says: no repeated keys, no coercion, no unknown fields."""

    async def json(self) -> Any:
        """The body as the struct of the handler's `data`."""
        field = self.route_handler.parsed_data_field
        assert field is not None, "only a handler with data reads the body"
        try:
            return read_body(await self.body(), field.annotation, wire.LOG_BODY)
        except Malformed as wrong:
            raise ClientException(wrong.code) from None


def refused(what: wire.Fault | str) -> Answer:
    """An error in its one form."""
    told = fault(what) if isinstance(what, str) else what
    return Response(http.Failure(told), status_code=STATUS.get(told.code, 409))


def token_of(request: Http) -> str:
    """The seat token of a request; it never stands in a URL."""
    given = request.headers.get("authorization", "")
    return given.removeprefix("Bearer ").strip()[:64] if given.startswith("Bearer ") else ""


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
    return http.Health(True, __version__, wire.VERSION, len(state.shell.session.tables))


@get("/api/games", sync_to_thread=True)
def games(state: State) -> http.Games:
    """Every game that can be played here."""
    return catalogue.games(state.shell.session.config.bots)


@get("/api/cards/{game:str}", sync_to_thread=True, responses=WRONG)
def cards(game: FromPath[str]) -> Response[http.Cards]:
    """All faces of a game."""
    try:
        return Response(catalogue.cards(game))
    except UserError as wrong:
        return refused(bad_input(wrong))


@get("/api/rules/{game:str}", sync_to_thread=True, responses=WRONG)
def rules(game: FromPath[str]) -> Response[http.Rules]:
    """The ledger of a game."""
    try:
        return Response(catalogue.rules(game))
    except UserError as wrong:
        return refused(bad_input(wrong))


@get("/api/tables")
async def tables(state: State) -> http.Tables:
    """The public tables at which somebody is."""
    found: http.Tables = state.shell.session.desk.lobby()
    return found


@post("/api/tables", responses=WRONG)
async def create(request: Http, state: State, data: JSONBody[http.CreateTable]) -> Response[http.Created]:
    """Make a table."""
    return told(await ask(request, state, "create", body=data), 201)


@get("/api/tables/{table:str}", responses=WRONG)
async def info(request: Http, state: State, table: FromPath[str]) -> Response[wire.TableInfo]:
    """What anybody may know of the table."""
    return told(await ask(request, state, "info", table))


@post("/api/tables/{table:str}/join", status_code=200, responses=WRONG)
async def join(
    request: Http, state: State, table: FromPath[str], data: JSONBody[http.JoinTable]
) -> Response[http.Joined]:
    """Sit down at an open seat."""
    return told(await ask(request, state, "join", table, data))


@post("/api/tables/{table:str}/name", status_code=200, responses=WRONG)
async def rename(
    request: Http, state: State, table: FromPath[str], data: JSONBody[http.Rename]
) -> Response[wire.TableInfo]:
    """Another name for whoever waits there."""
    return told(await ask(request, state, "rename", table, data))


@post("/api/tables/{table:str}/code", status_code=200, responses=WRONG)
async def code(
    request: Http, state: State, table: FromPath[str], data: JSONBody[http.AskCode]
) -> Response[http.SeatCode]:
    """A short code by which a seat is taken along."""
    return told(await ask(request, state, "code", table))


@post("/api/along", status_code=200, responses=WRONG)
async def along(request: Http, state: State, data: JSONBody[http.TakeAlong]) -> Response[http.Joined]:
    """The seat of a code that was given out on another device."""
    return told(await ask(request, state, "along", body=data))


@post("/api/mine", status_code=200, responses=WRONG)
async def mine(request: Http, state: State, data: JSONBody[http.MyTokens]) -> Response[http.MyTables]:
    """The running tables of some tokens."""
    shell: Shell = state.shell
    hashes = [hashed(token) for token in data.tokens]
    found = await asyncio.to_thread(shell.store.find_seats, hashes)
    mine: list[http.MyTable] = []
    for place, token in enumerate(data.tokens):
        table = found.get(hashes[place])
        answer = None if table is None else await ask(request, state, "mine", table, token=token)
        if isinstance(answer, http.MyTable):
            answer.token = place
            mine.append(answer)
    return Response(http.MyTables(mine), status_code=200)


@post("/api/tables/{table:str}/rematch", status_code=200, responses=WRONG)
async def rematch(
    request: Http, state: State, table: FromPath[str], data: JSONBody[http.Rematch]
) -> Response[http.Joined]:
    """Once more, with the same seats."""
    return told(await ask(request, state, "rematch", table))


@get("/api/tables/{table:str}/log", responses=WRONG, media_type="application/x-ndjson")
async def log(request: Http, state: State, table: FromPath[str]) -> Response[bytes]:
    """The log file, after the end."""
    answer = await ask(request, state, "log", table)
    if isinstance(answer, wire.Fault):
        return refused(answer)
    name = {"Content-Disposition": f'attachment; filename="tianxia-{table[:32]}.jsonl"'}
    return Response(answer, media_type="application/x-ndjson", headers=name)


@get("/api/tables/{table:str}/replay", responses=WRONG, packs_itself=True)
async def replay(
    request: Http, state: State, table: FromPath[str], viewer: FromQuery[str] = "-1"
) -> Response[http.Replay]:
    """A match step by step."""
    wanted: int | str = "open" if viewer == "open" else int(viewer) if viewer.removeprefix("-").isdecimal() else -2
    job = await ask(request, state, "replay", table, wanted)
    if not isinstance(job, ReplayJob):
        return told(job)
    packed = "gzip" in request.headers.get("accept-encoding", "")
    try:
        data = await asyncio.to_thread(replays.written, job, packed)
    except UserError as wrong:
        return refused(bad_input(wrong))
    headers = {"Vary": "Accept-Encoding", **({"Content-Encoding": "gzip"} if packed else {})}
    answer: Answer = Response(data, media_type=MediaType.JSON, headers=headers)
    return answer


@get("/api/tables/{table:str}/evaluation", responses=WRONG)
async def evaluation(request: Http, state: State, table: FromPath[str]) -> Response[http.Evaluation]:
    """The chances of each seat, step by step, after the end."""
    job = await ask(request, state, "replay", table, "open")
    if not isinstance(job, ReplayJob):
        return told(job)
    shell: Shell = state.shell
    return told(await shell.evaluations.of(job))


@get("/api/tables/{table:str}/advice", responses=WRONG)
async def advice(request: Http, state: State, table: FromPath[str], seat: FromQuery[int] = 0) -> Response[http.Advice]:
    """Where a seat lost most, and what a bot would have done there, after the end."""
    job = await ask(request, state, "replay", table, "open")
    if not isinstance(job, ReplayJob):
        return told(job)
    shell: Shell = state.shell
    return told(await shell.evaluations.advice(job, seat))


@get("/api/tables/{table:str}/beliefs", responses=WRONG)
async def beliefs(
    request: Http, state: State, table: FromPath[str], viewer: FromQuery[int] = SPECTATOR
) -> Response[http.BeliefsOfMatch]:
    """How the hidden roles could be read through these eyes, step by step."""
    job = await ask(request, state, "replay", table, viewer)
    if not isinstance(job, ReplayJob):
        return told(job)
    try:
        return Response(await asyncio.to_thread(read_match, job))
    except UserError as wrong:
        return refused(bad_input(wrong))


@post("/api/replays", request_max_body_size=wire.LOG_BODY, responses=WRONG)
async def import_log(request: Http, state: State, data: JSONBody[http.ImportLog]) -> Response[http.Imported]:
    """A log file becomes a replayable table."""
    try:
        record = await asyncio.to_thread(replays.record_of, data.log)
    except UserError as wrong:
        return refused(bad_input(wrong))
    return told(await ask(request, state, "import", body=record), 201)


@post("/api/tables/{table:str}/branch", responses=WRONG)
async def branch(
    request: Http, state: State, table: FromPath[str], data: JSONBody[http.BranchFrom]
) -> Response[http.Joined]:
    """Play on from an answer of a finished match."""
    return told(await ask(request, state, "branch", table, data), 201)


@get("/api/tutorial/{game:str}", sync_to_thread=True, responses=WRONG)
def lessons(game: FromPath[str]) -> Response[http.Lessons]:
    """The lessons of a game."""
    try:
        return Response(catalogue.lessons(game))
    except UserError as wrong:
        return refused(bad_input(wrong))


@post("/api/tutorial/{game:str}/{lesson:str}", responses=WRONG)
async def start_lesson(
    request: Http, state: State, game: FromPath[str], lesson: FromPath[str], data: JSONBody[http.StartLesson]
) -> Response[http.Joined]:
    """A table that starts at the position of a lesson."""
    try:
        started = catalogue.lesson(game, lesson)
    except UserError as wrong:
        return refused(bad_input(wrong))
    return told(await ask(request, state, "lesson", body=(started, data.name)), 201)


ROUTES: Final = [
    health, games, cards, rules, tables, create, info, join, rename, code, along, mine, rematch, log, replay,
    evaluation, advice, beliefs, import_log, branch, lessons, start_lesson,
]  # fmt: skip
