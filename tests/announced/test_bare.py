"""What a game needs beside its rules is little: our own are played without their words, boards, faces, bots, texts,
lessons and pages, by the defaults that a stranger's game has on its first day."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Final

from tests.announced.page import ROOT
from tests.hygiene.outside import MAY_BE_MISSING
from tianxia.games import built_in

PLAYS: Final = """
import sys
from pathlib import Path
from typer.testing import CliRunner
import tianxia
from tianxia.cli import app

def says(*words, said=""):
    done = CliRunner().invoke(app, [*words], input=said)
    assert done.exit_code == 0, (words, done.output, done.exception)
    assert "{" not in done.output, (words, done.output)
    return done.output

assert Path(tianxia.__file__).parents[1] == Path.cwd(), tianxia.__file__
for game in sys.argv[1:]:
    match = tianxia.start(game, seed=1)
    while not match.is_over:
        question = match.questions[0]
        match.answer(question.seat, question.sample(match.answers))
    file = f"{game}.jsonl"
    match.save(file)
    assert "verified" in says("replay", file, "--verify")
    told = {lang: says("replay", file, "--viewer", "all", "--lang", lang) for lang in ("en", "pl")}
    assert told["en"] != told["pl"]
    assert "1 game, 0 failures" in says("fuzz", game, "--games", "1", "--seed", "1")
    assert "random" in says("arena", game, "--bots", "random,random", "--games", "2", "--seed", "1", "--jobs", "1")
    assert "What do you do?" in says("play", game, "--seed", "1", "--bot", "random", said="1\\nhint\\nquit\\n")
"""


def test_our_games_are_played_with_nothing_but_rules_data_and_positions(tmp_path: Path) -> None:
    shutil.copytree(
        ROOT / "tianxia", tmp_path / "tianxia", ignore=shutil.ignore_patterns("static", "__pycache__", "*.so")
    )
    for game in built_in():
        for part in MAY_BE_MISSING:
            found = tmp_path / "tianxia" / "games" / game / part
            shutil.rmtree(found) if found.is_dir() else found.unlink()
    done = subprocess.run(
        [sys.executable, "-c", PLAYS, *built_in()],
        cwd=tmp_path,
        env={**os.environ, "PYTHONPATH": str(tmp_path)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
