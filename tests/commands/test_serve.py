"""`tianxia serve`: it says where it is, stops when asked to, and refuses what it cannot serve in one sentence."""

from __future__ import annotations

import json
import re
import signal
import socket
import sqlite3
import subprocess
import sys
import urllib.request
from pathlib import Path

import pytest

from tianxia.server.shell.store import FILE, open_folder


def start(folder: Path, *more: str, port: int = 0) -> subprocess.Popen[str]:
    code = "import sys; from tianxia.cli import main; main(sys.argv[1:])"
    command = [sys.executable, "-c", code, "serve", "--port", str(port), "--data", str(folder), *more]
    return subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)


def test_a_port_that_is_taken_is_told_in_one_sentence(tmp_path: Path):
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        server = start(tmp_path, port=other.getsockname()[1])
        _, told = server.communicate(timeout=120)
    assert server.returncode == 2
    assert told.rstrip().endswith("another program is listening there")
    assert told.count("\n") == 1, "uvicorn adds nothing"


def test_it_says_where_it_is_and_stops_gracefully(tmp_path: Path):
    server = start(tmp_path, "--json")
    assert server.stdout is not None
    url = json.loads(server.stdout.readline())["url"]
    with urllib.request.urlopen(f"{url}/api/health") as answer:
        assert json.loads(answer.read())["ok"]
    server.send_signal(signal.SIGTERM)
    _, told = server.communicate(timeout=120)
    assert told == ""
    assert server.returncode == 0, "it ends as after Ctrl-C, and puts its helpers away"


def test_in_polish_it_says_in_polish_where_it_is(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setenv("TIANXIA_LANG", "pl")
    monkeypatch.setenv("PYTHONIOENCODING", "utf-8")
    server = start(tmp_path)
    assert server.stdout is not None
    said = server.stdout.readline()
    server.send_signal(signal.SIGTERM)
    server.communicate(timeout=120)
    assert re.fullmatch(r"Tianxia jest pod adresem http://127\.0\.0\.1:\d+ \(Ctrl-C kończy\)\n", said)


def test_a_newer_store_is_refused_in_one_sentence(tmp_path: Path):
    open_folder(tmp_path).close()
    with sqlite3.connect(tmp_path / FILE) as raw:
        raw.execute("UPDATE alembic_version SET version_num = '9999'")
    raw.close()
    server = start(tmp_path)
    out, told = server.communicate(timeout=120)
    assert server.returncode == 2
    assert out == ""
    assert told.count("\n") == 1
    assert "newer tianxia" in told


def test_a_folder_that_cannot_be_used_is_refused(tmp_path: Path):
    (tmp_path / "file").write_text("here is a file")
    server = start(tmp_path / "file")
    _, told = server.communicate(timeout=120)
    assert server.returncode == 2
    assert "cannot be used" in told
