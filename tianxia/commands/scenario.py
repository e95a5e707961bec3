"""`tianxia scenario`: run scenario files, or write the current position of a saved match as one (docs/scenarios.md)."""

from __future__ import annotations

import json
import sys
from pathlib import Path

from tianxia.commands.files import check_target, read_text
from tianxia.commands.flags import counted
from tianxia.core import log
from tianxia.errors import UserError
from tianxia.games import game
from tianxia.scenario import Wrong, from_journal, load
from tianxia.scenario import run as run_script


def run(files: tuple[Path, ...], *, match: Path | None, as_json: bool, force: bool = False) -> int:
    """Run each file, or write one; 1 if a step or a fact does not hold."""
    if match is not None:
        if len(files) > 1:
            raise UserError("the position of a match is written to one file")
        if files:
            check_target(files[0], force)
        return _write(match, files[0] if files else None, as_json)
    if not files:
        raise UserError("name a scenario file, or a saved match with --from")
    results = [_result(file) for file in files]
    failed = [result for result in results if result["wrong"]]
    if as_json:
        sys.stdout.write(json.dumps(results, ensure_ascii=False) + "\n")
    else:
        for result in results:
            verdict = f"FAILED  {result['file']}: {result['wrong']}" if result["wrong"] else f"ok      {result['file']}"
            sys.stdout.write(f"{verdict}{'  ' + str(result['title']) if result['title'] else ''}\n")
        sys.stdout.write(f"{counted(len(results), 'scenario')}, {len(failed)} failed\n")
    return 1 if failed else 0


def _result(file: Path) -> dict[str, object]:
    text = read_text(file)
    try:
        script = load(text)
    except UserError as wrong:
        raise UserError("{file}: {wrong}", file=file, wrong=wrong) from None
    try:
        run_script(script)
    except Wrong as wrong:
        return {"file": str(file), "title": script.title, "wrong": str(wrong)}
    except UserError as wrong:
        raise UserError("{file}: {wrong}", file=file, wrong=wrong) from None
    return {"file": str(file), "title": script.title, "wrong": None}


def _write(match: Path, to: Path | None, as_json: bool) -> int:
    """The position of a saved match as a scenario: to a file, or to the screen."""
    text = read_text(match)
    try:
        saved = log.read(text)
        text = from_journal(log.replay(game(str(saved.header["game"])), saved))
    except UserError as wrong:
        raise UserError("{match}: {wrong}", match=match, wrong=wrong) from None
    if to is not None:
        to.write_text(text, encoding="utf-8")
    if as_json:
        sys.stdout.write(json.dumps({"scenario": text, "file": str(to) if to else None}, ensure_ascii=False) + "\n")
    elif to is None:
        sys.stdout.write(text)
    else:
        sys.stdout.write(f"written to {to}\n")
    return 0
