"""The picture of a balance report: a row for each thing, how often it was kept and how often it won, as SVG."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final
from xml.sax.saxutils import escape

from tianxia.lab.balance import Balance, SeatStanding, ThingStanding

ROW: Final = 18  # the height of a row
NAMES: Final = 230  # where the names end
KEPT_WIDE: Final = 110  # 0 to 100 % kept
LIFT_AT: Final = NAMES + KEPT_WIDE + 40
LIFT_WIDE: Final = 320
MOST_LIFT: Final = 2.0
LOW: Final = 0.6  # against the group: below it a thing is weak
HIGH: Final = 1.5  # above it, strong
WIDE: Final = LIFT_AT + LIFT_WIDE + 90
STYLE: Final = (
    "text{font:12px sans-serif;fill:#222}.h{font-weight:bold}.n{text-anchor:end}.g{stroke:#ccc}.m{stroke:#888}"
    ".k{fill:#9db4c8}.i{stroke:#444;stroke-width:1.5}.d{fill:#2b5d86}.out{fill:#b3261e}.s{fill:#666}"
)


def picture(found: Balance, title: str) -> str:
    """The whole picture."""
    rows: list[str] = []
    y = 44
    for group in dict.fromkeys([row.group for row in found.things]):
        some = [row for row in found.things if row.group == group]
        rows.append(text(12, y, group, "h"))
        rows.append(axis(y - 12, ROW * (len(some) + 1)))
        y += ROW
        for row in some:
            rows += thing(row, y)
            y += ROW
        y += ROW // 2
    if found.places:
        rows.append(text(12, y, "place in the order of play", "h"))
        y += ROW
        for place in found.places:
            rows += place_row(place, y)
            y += ROW
    head = [
        text(12, 20, title, "h"),
        text(NAMES + 10, 34, "kept of those offered", "s"),
        text(LIFT_AT, 34, f"won with it, against its group: {LOW}, 1, {HIGH}", "s"),
    ]
    return "\n".join(
        [
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDE} {y + 8}" width="{WIDE}" role="img">',
            f"<title>{escape(title)}</title><style>{STYLE}</style>",
            f'<rect width="{WIDE}" height="{y + 8}" fill="#fff"/>',
            *head,
            *rows,
            "</svg>",
            "",
        ]
    )


def text(x: float, y: float, words: str, kind: str = "") -> str:
    """Words."""
    return f'<text x="{x:g}" y="{y:g}" class="{kind}">{escape(words)}</text>'


def at(lift: float) -> float:
    """Where a lift stands."""
    return LIFT_AT + LIFT_WIDE * min(lift, MOST_LIFT) / MOST_LIFT


def axis(y: float, high: float) -> str:
    """The bounds within which a thing is neither weak nor strong."""
    lines = [(LOW, "g"), (1.0, "m"), (HIGH, "g")]
    return "".join(
        [f'<line x1="{at(x):g}" x2="{at(x):g}" y1="{y:g}" y2="{y + high:g}" class="{kind}"/>' for x, kind in lines]
    )


def thing(row: ThingStanding, y: float) -> Sequence[str]:
    """One thing: a bar for how often it was kept, a point with its interval for how often it won."""
    scale = row.against_group / row.lift if row.lift else 0.0
    low, high = row.lift_low * scale, row.lift_high * scale
    kind = "d" if LOW <= row.against_group <= HIGH else "out"
    bar = f'<rect x="{NAMES + 10}" y="{y - 10}" width="{KEPT_WIDE * row.rate:.1f}" height="11" class="k"/>'
    told = f"{row.against_group:.2f} ({row.kept})" if row.kept else "never kept"
    return (
        text(NAMES, y, row.id, "n"),
        bar,
        f'<line x1="{at(low):.1f}" x2="{at(high):.1f}" y1="{y - 4}" y2="{y - 4}" class="i"/>',
        f'<circle cx="{at(row.against_group):.1f}" cy="{y - 4}" r="4" class="{kind}"/>',
        text(LIFT_AT + LIFT_WIDE + 8, y, told, "s"),
    )


def place_row(row: SeatStanding, y: float) -> Sequence[str]:
    """One place: how often it won against its fair share."""
    low, high, rate = [at(figure / row.fair) for figure in (row.low, row.high, row.rate)]
    return (
        text(NAMES, y, f"{row.place} of {row.seats}", "n"),
        f'<line x1="{low:.1f}" x2="{high:.1f}" y1="{y - 4}" y2="{y - 4}" class="i"/>',
        f'<circle cx="{rate:.1f}" cy="{y - 4}" r="4" class="d"/>',
        text(LIFT_AT + LIFT_WIDE + 8, y, f"{100 * row.rate:.1f} %", "s"),
    )
