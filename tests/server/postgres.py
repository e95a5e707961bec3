"""A real Postgres for tests: the one that `TIANXIA_POSTGRES` names, else one of our own in a folder that goes again."""

from __future__ import annotations

import os
import shutil
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.util import find_spec
from pathlib import Path
from tempfile import mkdtemp

DEBIAN = Path("/usr/lib/postgresql")  # where its programs lie, by version, off the PATH
USER = "tianxia"
QUICK = "-c listen_addresses='' -c fsync=off -c full_page_writes=off"  # nobody else, and no power cut


class NoPostgres(Exception):  # noqa: N818 - it says what is missing
    """There is none here, and why."""


def program(name: str) -> str:
    """A program of Postgres, the newest one."""
    newest = sorted(DEBIAN.glob(f"*/bin/{name}"), key=lambda path: [int(n) for n in path.parts[4].split(".")])
    found = shutil.which(name) or (str(newest[-1]) if newest else "")
    if not found:
        raise NoPostgres(f"{name} of Postgres is not installed here, and TIANXIA_POSTGRES names no server")
    return found


def somebody() -> list[str]:
    """Postgres does not run as root: then somebody else runs it."""
    if os.geteuid() != 0:
        return []
    if shutil.which("runuser") is None:
        raise NoPostgres("Postgres does not run as root, and there is no runuser here")
    return ["runuser", "-u", "postgres", "--"]


def done(*words: str) -> None:
    """A program that ends well, or what it said."""
    ran = subprocess.run(words, capture_output=True, text=True, check=False, cwd="/")
    if ran.returncode:
        raise NoPostgres(f"no Postgres can be started here: {(ran.stderr or ran.stdout).strip()[-300:]}")


@contextmanager
def served() -> Iterator[str]:
    """The URL of a server, for as long as it is wanted."""
    if find_spec("psycopg") is None:
        raise NoPostgres("psycopg is not installed here")
    if named := os.environ.get("TIANXIA_POSTGRES"):
        yield named
        return
    initdb, control, user = program("initdb"), program("pg_ctl"), somebody()
    folder = Path(mkdtemp(prefix="tianxia-pg-"))  # short: the name of a socket has at most 107 signs
    try:
        if user:
            shutil.chown(folder, "postgres")
        done(*user, initdb, "-D", f"{folder}/data", "-A", "trust", "-U", USER, "-E", "UTF8", "--no-locale", "--no-sync")
        done(*user, control, "-D", f"{folder}/data", "-l", f"{folder}/log", "-o", f"{QUICK} -k {folder}", "-w", "start")
        try:
            yield f"postgresql+psycopg://{USER}@/postgres?host={folder}"
        finally:
            done(*user, control, "-D", f"{folder}/data", "-m", "immediate", "stop")
    except LookupError as error:  # no such user
        raise NoPostgres(f"no Postgres can be started here: {error}") from error
    finally:
        shutil.rmtree(folder, ignore_errors=True)
