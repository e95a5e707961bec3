"""The picture of how far beliefs can be trusted, as SVG: what was called likely against what was so."""

from __future__ import annotations

from typing import Final
from xml.sax.saxutils import escape

from tianxia.lab.calibration import Read
from tianxia.lab.drawing import text
from tianxia.lab.report import wilson

SIDE: Final = 320  # of the square
LEFT: Final = 60
TOP: Final = 50
WIDE: Final = LEFT + SIDE + 40
HIGH: Final = TOP + SIDE + 60
STYLE: Final = (
    "text{font:12px sans-serif;fill:#222}.h{font-weight:bold}.n{text-anchor:end}.m{text-anchor:middle}"
    ".s{fill:#666;text-anchor:middle}.g{stroke:#ddd}.e{stroke:#888;stroke-dasharray:4 3}"
    ".i{stroke:#444;stroke-width:1.5}.d{fill:#2b5d86;fill-opacity:.85}"
)


def picture(found: Read, title: str) -> str:
    """A point for each step of ten per cent, as large as it was said often, with its interval."""
    ticks = [tenth / 5 for tenth in range(6)]
    grid = [f'<line x1="{LEFT}" x2="{LEFT + SIDE}" y1="{_y(at):g}" y2="{_y(at):g}" class="g"/>' for at in ticks]
    grid += [f'<line x1="{_x(at):g}" x2="{_x(at):g}" y1="{TOP}" y2="{TOP + SIDE}" class="g"/>' for at in ticks]
    marks = [text(LEFT - 8, _y(at) + 4, f"{100 * at:.0f} %", "n") for at in ticks]
    marks += [text(_x(at), TOP + SIDE + 18, f"{100 * at:.0f} %", "m") for at in ticks]
    return "\n".join(
        [
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDE} {HIGH}" width="{WIDE}" role="img">',
            f"<title>{escape(title)}</title><style>{STYLE}</style>",
            f'<rect width="{WIDE}" height="{HIGH}" fill="#fff"/>',
            text(12, 20, "What was called likely, and how often it was so", "h"),
            *grid,
            *marks,
            f'<line x1="{LEFT}" x2="{LEFT + SIDE}" y1="{TOP + SIDE}" y2="{TOP}" class="e"/>',
            *_points(found),
            text(LEFT + SIDE / 2, TOP + SIDE + 40, f"called; {found.games} games", "s"),
            text(LEFT, TOP - 10, "was so", "s"),
            "</svg>",
            "",
        ]
    )


def _points(found: Read) -> list[str]:
    most = max([said.times for said in found.bins], default=1) or 1
    drawn: list[str] = []
    for said in [each for each in found.bins if each.times]:
        low, high = wilson(said.so, said.times)
        x, y = _x(said.chances / said.times), _y(said.so / said.times)
        drawn.append(f'<line x1="{x:.1f}" x2="{x:.1f}" y1="{_y(low):.1f}" y2="{_y(high):.1f}" class="i"/>')
        drawn.append(f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{3 + 7 * (said.times / most) ** 0.5:.1f}" class="d"/>')
    return drawn


def _x(share: float) -> float:
    return LEFT + SIDE * share


def _y(share: float) -> float:
    return TOP + SIDE * (1 - share)
