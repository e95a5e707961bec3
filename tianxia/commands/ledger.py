"""`tianxia ledger`: how many rules of each game a test names, and which ones none does."""

import json
from collections.abc import Iterable
from pathlib import Path

from tianxia.errors import Phrase, UserError
from tianxia.games import built_in
from tianxia.lab.coverage import Coverage, Mention, coverage, named_by_source, named_by_tests, unknown
from tianxia.telling.ledger import Ledger, checkout, ledger_of


def run(game: str | None, *, tests: Path | None, as_json: bool) -> int:
    """Reports each game; 0 only if every rule is named and every name exists."""
    folder = tests_folder(tests)
    known = built_in() if game is None or game in built_in() else (*built_in(), game)
    ledgers = [ledger_of(name) for name in known]
    mentions = named_by_tests(folder)
    strangers = unknown(ledgers, (*mentions, *named_by_sources(ledgers)))
    chosen = [ledger for ledger in ledgers if game in (None, ledger.game)]
    reports = [coverage(ledger, mentions) for ledger in chosen]
    if as_json:
        print(json.dumps(facts(reports, strangers), ensure_ascii=False, indent=2))
    else:
        print_report(reports, strangers)
    complete = all(report.covered == report.total for report in reports)
    return 0 if complete and not strangers else 1


def tests_folder(asked: Path | None) -> Path:
    """The folder to scan: the one asked for, or that of the checkout."""
    root = checkout()
    folder = asked or (root / "tests" if root else None)
    if folder is None or not folder.is_dir():
        where = Phrase(" at {folder}", folder=asked) if asked else ""
        raise UserError(
            "there is no tests folder{where} to scan; run this in a checkout, or name one with --tests", where=where
        )
    return folder


def named_by_sources(ledgers: Iterable[Ledger]) -> tuple[Mention, ...]:
    """Every rule number in the sources of the games."""
    games = Path(__file__).resolve().parent.parent / "games"
    return tuple(mention for ledger in ledgers for mention in named_by_source(games / ledger.game, ledger.prefix))


def facts(reports: Iterable[Coverage], strangers: Iterable[Mention]) -> dict[str, object]:
    """The report for a program."""
    return {
        "games": [
            {
                "game": report.game,
                "covered": report.covered,
                "total": report.total,
                "missing": [rule.id for rule in report.missing],
            }
            for report in reports
        ],
        "unknown": [{"id": mention.id, "path": str(mention.path), "line": mention.line} for mention in strangers],
    }


def print_report(reports: Iterable[Coverage], strangers: Iterable[Mention]) -> None:
    """Prints what is wrong first, and the count of each game last."""
    for mention in strangers:
        print(f"{mention.path}:{mention.line}: {mention.id} is in no ledger")
    for report in reports:
        for rule in report.missing:
            print(f"{rule.id} is named by no test: {rule.text}")
        print(f"{report.game} {report.covered}/{report.total}")
