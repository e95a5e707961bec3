"""Cut the faces down to the characters that are used, and fail if a brush character has no glyph.

Run by `make web`: python web/fonts/subset.py. Needs fonttools and brotli; the faces come from npm (@fontsource).
"""

from __future__ import annotations

import re
import shutil
import sys
import tomllib
from pathlib import Path

from fontTools import subset
from fontTools.ttLib import TTFont

WEB = Path(__file__).resolve().parent.parent
ROOT = WEB.parent
OUT = WEB / "src" / "styles" / "fonts"
NPM = WEB / "node_modules" / "@fontsource"
MOST = 130_000  # bytes of one face
HAN = re.compile(r"[\u3400-\u9fff\uf900-\ufaff]")
POLISH = "ĄąĆćĘęŁłŃńŚśŹźŻż"
LATIN = "".join(chr(n) for n in range(0x20, 0x7F)) + "©«»·×éüóÓ–—‘’“”„…•†‹›€−→←↑↓✓ \u00a0\u2009\u202f"
# Yuji Boku is a Japanese face: a few traditional forms are there only as their sister forms.
SISTERS = {
    "增": "増",
    "姬": "姫",
    "吳": "呉",
    "內": "内",
    "黃": "黄",
    "擊": "撃",
    "德": "徳",
    "學": "学",
    "靜": "静",
    "静": "静",
    "穩": "穏",
    "龜": "亀",
    "氣": "気",
    "譽": "誉",
    "鐘": "鐘",
    "眜": "眛",
    "黑": "黒",
}


def brush_characters() -> set[str]:
    """Every Chinese character in the data of the games, in the texts and in the sources of the client."""
    found: set[str] = set()
    for file in sorted((ROOT / "tianxia" / "games").glob("*/data/*.toml")):
        found |= set(HAN.findall(_names(tomllib.loads(file.read_text(encoding="utf-8")))))
    for file in [*sorted((WEB / "src").rglob("*")), WEB / "index.html"]:
        if file.suffix in {".svelte", ".ts", ".ftl", ".html"}:
            found |= set(HAN.findall(file.read_text(encoding="utf-8")))
    return found


def _names(tree: object) -> str:
    if isinstance(tree, dict):
        return "".join(str(value) if key == "name_zh" else _names(value) for key, value in tree.items())
    return "".join(_names(item) for item in tree) if isinstance(tree, list) else ""


def cut(source: Path, target: Path, characters: str, features: list[str]) -> list[str]:
    """Write the subset; the characters that the face lacks are returned."""
    font = TTFont(source, recalcTimestamp=False)  # the same bytes in every build
    for table in font["cmap"].tables:
        if table.isUnicode():
            for wanted, sister in SISTERS.items():
                if ord(wanted) not in table.cmap and ord(sister) in table.cmap:
                    table.cmap[ord(wanted)] = table.cmap[ord(sister)]
    has = font.getBestCmap()
    options = subset.Options(flavor="woff2", layout_features=features, notdef_outline=False, hinting=False)
    subsetter = subset.Subsetter(options)
    subsetter.populate(text=characters)
    subsetter.subset(font)
    font.flavor = "woff2"
    font.save(target)
    return [character for character in characters if ord(character) not in has]


def main() -> int:
    """All faces; 1 if a character is missing or a face is too heavy."""
    OUT.mkdir(parents=True, exist_ok=True)
    problems: list[str] = []
    brush = "".join(sorted(brush_characters()))
    missing = cut(
        NPM / "yuji-boku/files/yuji-boku-japanese-400-normal.woff2",
        OUT / "yuji-boku.woff2",
        brush,
        ["vert", "vrt2", "kern", "locl"],
    )
    if missing:
        problems.append(f"Yuji Boku has no {' '.join(missing)}")
    latin = ["kern", "liga", "lnum", "tnum", "locl", "mark", "mkmk", "ccmp"]
    for name, faces in {
        "spectral": ["400-normal", "500-normal", "600-normal", "500-italic"],
        "source-sans-3": ["400-normal", "600-normal", "700-normal"],
    }.items():
        for face in faces:
            files = NPM / name / "files"
            cut(files / f"{name}-latin-{face}.woff2", OUT / f"{name}-{face}.woff2", LATIN, latin)
            lacks = cut(files / f"{name}-latin-ext-{face}.woff2", OUT / f"{name}-{face}-pl.woff2", POLISH, latin)
            if lacks:
                problems.append(f"{name} {face} has no {' '.join(lacks)}")
    for name in ("yuji-boku", "spectral", "source-sans-3"):
        shutil.copyfile(NPM / name / "LICENSE", WEB / "public" / f"licence-{name}.txt")
    for file in sorted(OUT.glob("*.woff2")):
        size = file.stat().st_size
        print(f"{size:8} {file.name}")
        if size > MOST:
            problems.append(f"{file.name} has {size} bytes, more than {MOST}")
    for problem in problems:
        print(problem, file=sys.stderr)
    return 1 if problems else 0


if __name__ == "__main__":
    sys.exit(main())
