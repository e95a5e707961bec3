"""What pages quote is what docs/figures.toml has, and what is cheap to count is counted anew."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.figures.__main__ import written
from tests.figures.measuring import measure, of_arena, of_beliefs, of_bench, of_exploit, of_fuzz, of_report, percent
from tests.figures.quoting import FILE, ROOT, figures, pages, quotes, rewritten, strays

KNOWN = figures()
CHEAP = [name for name, figure in KNOWN.items() if figure["cost"] == "cheap"]
QUOTING = [page for page in pages() if "<!-- figure" in page.read_text(encoding="utf-8")]
TOLD = {"some-arena": {"command": "tianxia arena GAME", "values": {"rate": "95.0", "low": "88.8", "high": "97.8"}}}
TABLE = """<!-- figures: {rate} % | {low} - {high} % -->

| command | won | interval |
| --- | --- | --- |
| `tianxia arena GAME`: two of each | 94.0 % | 88.8 - 97.8 % |
"""


@pytest.mark.parametrize("page", QUOTING, ids=lambda page: page.name)
def test_a_page_says_what_the_file_says(page: Path) -> None:
    text = page.read_text(encoding="utf-8")
    assert [quote for quote in quotes(text, KNOWN) if quote.said != quote.right] == []
    assert strays(text) == 0
    assert rewritten(text, KNOWN) == text


@pytest.mark.parametrize("name", CHEAP)
def test_a_cheap_figure_is_current(name: str) -> None:
    assert KNOWN[name]["values"] == measure(KNOWN[name]["command"]), f"make figures ONLY={name}"


def test_every_figure_is_quoted_and_has_a_command_that_can_be_run_again() -> None:
    told = {
        quote.name.partition(".")[0].partition(":")[0] for page in pages() for quote in quotes(page.read_text(), KNOWN)
    }
    assert sorted(KNOWN) == sorted(told)
    for figure in KNOWN.values():
        assert figure["cost"] in ("cheap", "long")
        assert figure["measured"]
        assert figure["values"]
        assert "--seed" in figure["command"] or not {"arena", "fuzz", "exploit"} & set(figure["command"].split())


def test_the_file_is_written_as_it_stands() -> None:
    assert written(KNOWN) == FILE.read_text(encoding="utf-8")


def test_a_wrong_quote_is_found_and_mended() -> None:
    text = "wins <!-- figure: some-arena.rate -->94.0<!-- /figure --> %\n\n" + TABLE
    (value, row) = quotes(text, TOLD)
    assert (value.said, value.right) == ("94.0", "95.0")
    assert (row.said, row.right) == ("94.0 % | 88.8 - 97.8 %", "95.0 % | 88.8 - 97.8 %")
    mended = rewritten(text, TOLD)
    assert [quote for quote in quotes(mended, TOLD) if quote.said != quote.right] == []
    assert "two of each" in mended


def test_a_marker_that_is_not_closed_or_names_nothing_is_found() -> None:
    assert strays("<!-- figure: some-arena.rate -->95.0") == 1
    (quote,) = quotes("<!-- figure: none.rate -->95.0<!-- /figure -->", TOLD)
    assert "has no none.rate" in quote.right


def test_a_quoted_block_is_the_output_without_its_fence() -> None:
    told = {"some": {"command": "x", "values": {"text": "$ one\ntwo"}}}
    text = "<!-- figure: some.text -->\n```text\n$ one\n2\n```\n<!-- /figure -->\n"
    (quote,) = quotes(rewritten(text, told), told)
    assert quote.said == quote.right == "$ one\ntwo"


def test_outputs_are_read() -> None:
    assert percent(0.99) == "99.0"
    assert percent(1.0) == "100"
    fuzzed = of_fuzz("12345 answers; the longest\n3 of 4 cards took effect:\n  a 1\n7 games, 0 failures\n")
    assert fuzzed == {"games": "7", "failures": "0", "answers": "12,345", "cards-seen": "3", "cards-of": "4"}
    bench = of_bench(
        "$ x\n  against E g   0.61x  (1 against 2; chance drawn the documented way)\n  clone   8.2 us mean, 1 us p95\n"
    )
    assert (bench["documented"], bench["clone"]) == ("0.61", "8")
    rows = '{"bots": [{"bot": "greedy", "rounds": 3, "exploitability": 4.98, "standard_error": 0.2}]}'
    assert of_exploit(rows) == {"greedy.exploitability": "4.98", "greedy.error": "0.20", "rounds": "3"}


def test_beliefs_are_read() -> None:
    rows = "   times  called   was so   95 % interval\n     250   4.1 %    0.0 %   0.0 - 1.5 %"
    told = "on average 8.6 points lie\n\nround    roles\n    2       64                0.483           0.911"
    found = of_beliefs(f"$ the command\n4 games\n\n{rows}\n{told}\n")
    parts = {"points": "8.6", "round-2": "0.48", "round-2-chance": "0.91"}
    assert found == {"text": f"$ the command\n{rows}", **parts}


def test_a_report_of_one_number_of_seats_tells_who_won_most_and_least_of_each_group() -> None:
    head = "kind    offered   kept  kept of offered (95 %)   lift  95 % interval  of group    of 2"
    kept = {"seldom": " 3        100 % (91 - 100)   2.00", "ahead": "25        100 % (91 - 100)   1.20"}
    kept |= {"behind": "15        100 % (91 - 100)   0.90"}
    rows = [f"{name}    40     {row}    0.8 - 1.5     1.10     1.10" for name, row in kept.items()]
    line = "with 2 seats: score 9.5, four of five 7 to 12; breach 2.06 a game; held 1.50 a game"
    told = "\n".join([line, "", head, *rows, "", "lift: how often"])
    values = of_report(f"$ x\n40 games with 2 seats\n\n{told}\n")
    del values["text"]
    scored = {"score": "9.5", "score-low": "7", "score-high": "12", "breach": "2.06", "held": "1.50"}
    assert values == {**scored, "kind.most": "1.20 (ahead)", "kind.least": "0.90 (behind)"}
    assert list(of_report(f"$ x\n40 games with 2 seats, 40 games with 3 seats\n\n{told}\n")) == ["text"]


def test_seats_of_one_bot_count_together() -> None:
    row = {"rate": 0.5, "low": 0.2, "high": 0.8, "wins": 30.0, "games": 60, "margin": 1.0}
    bots = [{"bot": "a", **row}, {"bot": "b", **row, "rate": 0.0, "wins": 0.0}, {"bot": "a", **row}]
    told = {"games": 60, "stalled": {"games": 0}, "roles": [], "tables": [], "bots": bots}
    values = of_arena(json.dumps(told))
    assert (values["rate"], values["low"], values["high"]) == ("100", "94.0", "100")
    assert "margin" not in values


def test_one_figure_is_run_by_its_name() -> None:
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    assert "-m tests.figures --only '$(ONLY)'" in makefile
