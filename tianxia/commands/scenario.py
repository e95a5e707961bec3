"""`tianxia scenario`: run scenario files, or write the current position of a saved match as one (docs/scenarios.md)."""

from __future__ import annotations

import json
import sys
from pathlib import Path

from tianxia.commands.files import check_target, read_text, write_text
from tianxia.commands.flags import counted
from tianxia.commands.lang import own_language
from tianxia.core import log
from tianxia.errors import Phrase, UserError
from tianxia.games import game
from tianxia.scenario import Wrong, from_journal, load
from tianxia.scenario import run as run_script
from tianxia.telling.faults import told


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
            verdict = Phrase("FAILED  {file}: {wrong}" if result["wrong"] else "ok      {file}", **result)
            _say(Phrase("{verdict}  {title}", verdict=verdict, title=result["title"]) if result["title"] else verdict)
        of = counted(len(results), "scenario")
        _say(Phrase("{of}, {failed} failed", of=of, count=len(results), failed=len(failed)))
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
        write_text(to, text)
    if as_json:
        sys.stdout.write(json.dumps({"scenario": text, "file": str(to) if to else None}, ensure_ascii=False) + "\n")
    elif to is None:
        sys.stdout.write(text)
    else:
        _say(Phrase("written to {file}", file=to))
    return 0


def _say(said: Phrase) -> None:
    """A line in the person's language."""
    sys.stdout.write(f"{told(said, own_language())}\n")
