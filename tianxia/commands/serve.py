"""`tianxia serve`: the table in the browser, on this machine."""

from __future__ import annotations

import json
import re
import sys
from pathlib import Path
from typing import Final

from tianxia.commands.flags import names_in
from tianxia.commands.lang import own_language
from tianxia.errors import Phrase, UserError
from tianxia.telling.faults import told

DATA: Final = "tianxia-data"
ORIGIN: Final = re.compile(r"https?://[^\s/?#@]+")


def check_bots(text: str | None) -> tuple[tuple[str, str], ...]:
    """One's own bots that may be seated in the browser, each with its name there; UserError for one that plays no game
    here."""
    from tianxia.bots import own
    from tianxia.games import game_ids

    named: dict[str, str] = {}
    for spec in names_in("--bots", text) if text is not None else ():
        if not own.is_own(spec):
            raise UserError("--bots of serve adds FILE.py:CLASS, MODULE:CLASS or run:COMMAND, not {spec!r}", spec=spec)
        if not any(own.plays(spec, id) for id in game_ids()):
            own.check(spec, game_ids()[0])
        if not spec.startswith(own.PROGRAM):
            own.make(
                spec, next(id for id in game_ids() if own.plays(spec, id)), 0
            )  # one that cannot be made is told now
        named[own.name_of(spec)] = spec
    return tuple(named.items())


def check_host(host: str) -> None:
    """UserError for what is neither a name nor an address."""
    try:
        host.encode("idna")
    except UnicodeError:
        host = ""
    if not host.strip():
        raise UserError("--host takes a name or an address")


def check_contact(text: str | None) -> str:
    """Whom push services may ask; UserError for what they would not take."""
    if text is not None and not text.startswith(("mailto:", "https://")):
        raise UserError("--contact is mailto:NAME@HOST or https://..., not {text!r}", text=text)
    return text or ""


def check_origins(origins: list[str]) -> tuple[str, ...]:
    """Who else may talk to the server; UserError for what no browser would send."""
    for text in origins:
        if not ORIGIN.fullmatch(text):
            raise UserError("--origin is http://HOST or https://HOST, with :PORT if need be, not {text!r}", text=text)
    return tuple(origins)


def run(
    *,
    host: str,
    port: int,
    data: Path | None,
    url: str | None,
    origins: list[str],
    bots: str | None,
    contact: str | None,
    as_json: bool,
) -> int:
    """Serves until it is stopped; the store is opened first, so that a bad one is refused in one sentence."""
    try:
        from tianxia.server.session.config import Config
        from tianxia.server.shell.app import make_app
        from tianxia.server.shell.pages import STATIC
        from tianxia.server.shell.running import run as serve
        from tianxia.server.shell.store import open_folder, open_url
    except ModuleNotFoundError as missing:
        raise UserError(
            "the server needs more packages ({package}): pip install 'tianxia[web]'", package=missing.name
        ) from None
    check_host(host)
    own, asked, others = check_bots(bots), check_contact(contact), check_origins(origins)
    store = open_url(url) if url is not None else open_folder(data or Path(DATA))
    if not (STATIC / "index.html").is_file():
        unbuilt = Phrase("the pages are not built, only programs can play: run make web in the checkout")
        print(f"tianxia: {told(unbuilt, own_language())}", file=sys.stderr)

    def listens(at: int) -> None:
        shown = f"http://{'127.0.0.1' if host in ('0.0.0.0', '::') else host}:{at}"
        said = told(Phrase("Tianxia is at {url} (stop with Ctrl-C)", url=shown), own_language())
        print(json.dumps({"url": shown}) if as_json else said, flush=True)

    config = Config(origins=others, bots=own, contact=asked)
    serve(make_app(lambda: store, config), host, port, listens)
    return 0
