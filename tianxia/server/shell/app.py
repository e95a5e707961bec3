"""The Litestar app: HTTP and the socket as in docs/protocol.md, over the shell."""

from __future__ import annotations

from collections.abc import AsyncGenerator, Callable
from contextlib import asynccontextmanager
from typing import Any, Final

from litestar import Litestar, Request, Response, WebSocket, websocket
from litestar.config.compression import CompressionConfig
from litestar.datastructures import State
from litestar.exceptions import HTTPException
from litestar.openapi.config import OpenAPIConfig
from litestar.types import ControllerRouterHandler

from tianxia.server import wire
from tianxia.server.books.telling import fault
from tianxia.server.session.config import Config
from tianxia.server.shell.pages import PAGES, secured
from tianxia.server.shell.routes import ROUTES, Http
from tianxia.server.shell.shell import LOG, Shell
from tianxia.server.shell.sockets import is_foreign, serve
from tianxia.server.shell.store import Store
from tianxia.server.wire_http import Failure

STATUS: Final = {400: "malformed", 403: "not-allowed", 404: "no-route", 405: "no-route", 413: "too-large"}
CHANGING: Final = ("POST", "PUT", "PATCH", "DELETE")
PACKING: Final = CompressionConfig("gzip", minimum_size=1000, gzip_compress_level=6, exclude_opt_key="packs_itself")


@websocket("/ws")
async def table_socket(socket: WebSocket[Any, Any, Any], state: State) -> None:
    """The socket of a table."""
    await serve(socket, state.shell)


def refuse_strangers(request: Request[Any, Any, Any]) -> Response[Failure] | None:
    """State-changing requests need our header, and no other site may send them."""
    config: Config = request.app.state.shell.session.config
    if is_foreign(request.headers.get("origin"), request.headers.get("host"), config.origins):
        return Response(Failure(fault("origin")), status_code=403)
    if request.method in CHANGING and request.headers.get("x-tianxia") != "1":
        return Response(Failure(fault("origin")), status_code=403)
    return None


def told_fault(_: Request[Any, Any, Any], wrong: Exception) -> Response[Failure]:
    """Every error in the same form; what it was stays with us."""
    status = wrong.status_code if isinstance(wrong, HTTPException) else 500
    if status >= 500:
        LOG.error("a request failed", exc_info=wrong)
    return secured(Response(Failure(fault(STATUS.get(status, "fault"))), status_code=status))


def make_app(store: Callable[[], Store], config: Config | None = None) -> Litestar:
    """The app over a store, which is opened when the app starts."""

    @asynccontextmanager
    async def life(app: Litestar) -> AsyncGenerator[None, None]:
        shell = Shell(store(), config)
        app.state.shell = shell
        await shell.start()
        try:
            yield
        finally:
            await shell.stop()

    handlers: list[ControllerRouterHandler] = [table_socket, *ROUTES, *PAGES]
    return Litestar(
        handlers,
        lifespan=[life],
        before_request=refuse_strangers,
        after_request=secured,
        exception_handlers={Exception: told_fault},
        request_class=Http,
        compression_config=PACKING,
        request_max_body_size=wire.BODY,
        logging_config=None,
        openapi_config=OpenAPIConfig(title="Tianxia", version=str(wire.VERSION), path="/api/schema"),
    )
