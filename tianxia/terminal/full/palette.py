"""The colours of the full screen: rice paper by day, lacquer by night; each pigment has one meaning."""

from __future__ import annotations

from typing import Final

from textual.theme import Theme

# name: (rice paper, lacquer), as in the design's tokens
TOKENS: Final[dict[str, tuple[str, str]]] = {
    "paper": ("#f1ebde", "#15100f"),
    "sheet": ("#f9f5ea", "#1f1816"),
    "card": ("#fffdf6", "#2b221e"),
    "card-edge": ("#b5a888", "#6b5a49"),
    "ink": ("#1f1b17", "#f1e7d4"),
    "ink-2": ("#4a4338", "#cdc1ab"),
    "ink-3": ("#665d4f", "#a5977f"),
    "rule": ("#cfc3aa", "#3f342d"),
    "rule-strong": ("#857a66", "#86765f"),
    "gilt": ("#a98b4d", "#b08f4f"),
    "cinnabar": ("#ad2f1b", "#f0795f"),  # you act now, you commit
    "cinnabar-fill": ("#b3341f", "#b93f29"),
    "cinnabar-wash": ("#f4dfd2", "#3b1f18"),
    "indigo": ("#28476f", "#a3c0e6"),  # side A
    "jade": ("#1f6350", "#7fcaa9"),  # allowed
    "ochre": ("#7d540c", "#e0b868"),  # new, event
    "madder": ("#8c2b32", "#ef9a92"),  # side B
    "on-fill": ("#fffaf0", "#fff6e8"),
}
LIGHT: Final = "rice-paper"
DARK: Final = "lacquer"

Palette = dict[str, str]


def palette(dark: bool) -> Palette:
    """The tokens of one theme."""
    return {name: pair[dark] for name, pair in TOKENS.items()}


def theme(dark: bool) -> Theme:
    """The same for Textual's style sheets."""
    ink = palette(dark)
    return Theme(
        name=DARK if dark else LIGHT,
        primary=ink["cinnabar-fill"],
        secondary=ink["indigo"],
        warning=ink["ochre"],
        error=ink["cinnabar"],
        success=ink["jade"],
        accent=ink["cinnabar"],
        foreground=ink["ink"],
        background=ink["paper"],
        surface=ink["sheet"],
        panel=ink["sheet"],
        dark=dark,
        variables={f"tx-{name}": value for name, value in ink.items()},
    )
