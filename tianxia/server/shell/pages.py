"""The pages: the built client from tianxia/server/static, with headers that let it do only what it must."""

from __future__ import annotations

import asyncio
import gzip
from functools import lru_cache
from pathlib import Path
from typing import Any, Final

from litestar import MediaType, Request, Response, get
from litestar.exceptions import NotFoundException

STATIC: Final = Path(__file__).resolve().parents[1] / "static"
POLICY: Final = (
    "default-src 'self'; script-src 'self'; style-src 'self'; style-src-attr 'unsafe-inline'; img-src 'self' data:; "
    "font-src 'self'; connect-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'; "
    "frame-ancestors 'none'"
)
HEADERS: Final = {
    "Content-Security-Policy": POLICY,
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "X-Frame-Options": "DENY",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=()",
}
TYPES: Final = {
    ".html": "text/html; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".css": "text/css; charset=utf-8",
    ".svg": "image/svg+xml",
    ".png": "image/png",
    ".ico": "image/x-icon",
    ".woff2": "font/woff2",
    ".wav": "audio/wav",
    ".json": "application/json",
    ".webmanifest": "application/manifest+json",
    ".txt": "text/plain; charset=utf-8",
    ".map": "application/json",
}
PACKED: Final = (".html", ".js", ".css", ".svg", ".json", ".webmanifest", ".txt")  # the others are packed already
FILES: Final = 256  # that are kept packed
NOT_BUILT: Final = """<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Tianxia</title></head><body>
<h1>Tianxia</h1><p>The server runs, but its pages are not built. In the checkout, run <code>make web</code>
(it needs Node), then reload.</p></body></html>"""


def secured(response: Response[Any]) -> Response[Any]:
    """Add the headers to every answer."""
    for name, value in HEADERS.items():
        response.headers.setdefault(name, value)
    if "cache-control" not in {name.lower() for name in response.headers}:
        response.headers["Cache-Control"] = "no-store"
    return response


@get(["/", "/{path:path}"], include_in_schema=False, packs_itself=True)
async def page(request: Request[Any, Any, Any]) -> Response[bytes]:
    """A file of the client; any other path is the client's own and gets its page."""
    packed = "gzip" in request.headers.get("accept-encoding", "")
    return await asyncio.to_thread(find, request.url.path, packed)


def find(path: str, packed: bool = False) -> Response[bytes]:
    """The file of a path, packed for whoever can unpack it."""
    if path.lstrip("/").startswith(("api/", "ws")):
        raise NotFoundException
    wanted = (STATIC / path.lstrip("/")).resolve()
    if wanted.is_file() and wanted.is_relative_to(STATIC) and wanted.suffix in TYPES:
        return _file(wanted, packed)
    index = STATIC / "index.html"
    if not index.is_file():
        return Response(NOT_BUILT.encode(), media_type=MediaType.HTML)
    if wanted.suffix in TYPES and wanted.suffix != ".html":
        raise NotFoundException
    return _file(index, packed)


def _file(path: Path, packed: bool) -> Response[bytes]:
    forever = "assets" in path.parts
    headers = {"Cache-Control": "public, max-age=31536000, immutable" if forever else "no-cache"}
    if path.suffix not in PACKED:
        return Response(path.read_bytes(), media_type=TYPES[path.suffix], headers=headers)
    headers["Vary"] = "Accept-Encoding"
    if packed:
        headers["Content-Encoding"] = "gzip"
    body = _packed(path, path.stat().st_mtime_ns) if packed else path.read_bytes()
    return Response(body, media_type=TYPES[path.suffix], headers=headers)


@lru_cache(FILES)
def _packed(path: Path, changed: int) -> bytes:
    """The file as it was when it was changed last; packing takes longer than sending it."""
    return gzip.compress(path.read_bytes(), mtime=0)


PAGES: Final = [page]
