"""Cut the faces down to the characters that are used, and fail if a brush character has no glyph.

The characters of a game are found in its folders. They come in faces of their own, with a sheet <id>.css that is loaded
with the pages of the game; what is read before a game is opened, such as the titles, is one small face.

Run by `make web`: python web/fonts/subset.py. Needs fonttools and brotli; the faces come from npm (@fontsource).
"""

from __future__ import annotations

import re
import shutil
import sys
import tomllib
from functools import cache
from pathlib import Path
from typing import Any

from fontTools import merge, subset
from fontTools.ttLib import TTFont

WEB = Path(__file__).resolve().parent.parent
ROOT = WEB.parent
OUT = WEB / "src" / "styles" / "fonts"
NPM = WEB / "node_modules" / "@fontsource"
MOST = 130_000  # bytes of one face
MANY = 250  # brushed characters of one face: more are spread over several, and a page fetches those that it shows
HAN = re.compile(r"[\u3400-\u9fff\uf900-\ufaff]")
SOURCES = {".svelte", ".ts", ".ftl", ".html"}
TOLD = {".ftl", ".py", ".toml"}
GAMES = ROOT / "tianxia" / "games"
PAGES = WEB / "src" / "games"
PLAIN = "default"  # the pages of a game that has none
HANS = "hans: true"  # what the pages of a game say whose cards are printed in simplified characters
TITLE = re.compile(r"zh.*")  # where a game is given its name, which is always traditional
RARE = re.compile(r"const RARE = /\[(.+)\]/;")
BRUSH = ["vert", "vrt2", "kern", "locl"]
YUJI = NPM / "yuji-boku/files/yuji-boku-japanese-400-normal.woff2"
FACE = """@font-face {{
  font-family: "{family}";
  font-weight: {weight};
  src: url("./{file}.woff2") format("woff2");
  font-display: block;
  unicode-range: {characters};
  ascent-override: 88%;
  descent-override: 12%;
  line-gap-override: 0%;
}}
"""
# A line is as high as the face that has the space: with it, and with the heights above, a character stands in the
# middle of its square whatever faces a machine has. That of Yuji Boku is among what all pages have (fonts.css).
SPACED = {"Ma Shan Zheng", "LXGW WenKai TC"}
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
    "骍": "騂",
    "疠": "癘",
    "诼": "諑",
    "谮": "譖",
    "骘": "騭",
}
NOWHERE = {"婒", "翓"}  # no face has them: the reader's own one shows them


def read(file: Path) -> str:
    return file.read_text(encoding="utf-8")


def sources(folder: Path) -> list[Path]:
    """The files of the client in a folder that may hold characters."""
    return [file for file in sorted(folder.rglob("*")) if file.suffix in SOURCES]


def the_games() -> list[str]:
    """All that have rules or pages here."""
    folders = [folder for place in (GAMES, PAGES) for folder in place.iterdir() if folder.is_dir()]
    return sorted({folder.name for folder in folders if sources(folder) or any(folder.glob("game.toml"))} - {PLAIN})


def game_of(file: Path) -> str:
    """Whose it is; what stands above the folders of the games, and a manifest, is read before a game is opened."""
    for place in (GAMES, PAGES):
        if place in file.parents and file.parent != place and file.name != "game.toml":
            name = file.relative_to(place).parts[0]
            return "" if name == PLAIN else name
    return ""


def is_simplified(game: str) -> bool:
    """Whether its cards are printed in simplified characters."""
    return any(HANS in read(file) for file in sources(PAGES / game))


@cache
def brush_characters(game: str = "") -> set[str]:
    """Every traditional character of a game, in its data and on its pages; without a game, of all other pages."""
    found: set[str] = set()
    for file in sorted((ROOT / "tianxia").rglob("*")):
        if file.suffix in TOLD and game_of(file) == game:
            text = "".join(_names(tomllib.loads(read(file)))) if "data" in file.parts else read(file)
            found |= set(HAN.findall(text if "data" in file.parts else "".join(TITLE.findall(text))))
    for file in [*sources(WEB / "src"), WEB / "index.html"]:
        if game_of(file) == game:
            found |= set(HAN.findall(read(file)))
    return found


def simplified_names(game: str) -> tuple[list[str], list[str]]:
    """The names in simplified characters: of whatever is played; and of what belongs to something that has a name."""
    found: list[str] = []
    parts: list[str] = []
    for file in sorted((GAMES / game / "data").glob("*.toml")):
        for item in _things(tomllib.loads(read(file))):
            names = _names(item)
            found += names[-1:] if "name_zh" in item else names
            parts += names[:-1] if "name_zh" in item else []
    for file in sources(PAGES / game):
        found += HAN.findall(RARE.sub("", read(file)))
    return found, parts


def _things(tree: dict[str, Any]) -> list[dict[str, Any]]:
    """The things of a file of data."""
    return [each for value in tree.values() if isinstance(value, list) for each in value if isinstance(each, dict)]


def marked_rare(game: str) -> set[str]:
    """The characters which the client knows to be missing in Ma Shan Zheng."""
    return {character for file in sources(PAGES / game) for marked in RARE.findall(read(file)) for character in marked}


def _names(tree: object) -> list[str]:
    """All names below, its own one last."""
    if isinstance(tree, dict):
        inner = [name for key, value in tree.items() if key != "name_zh" for name in _names(value)]
        return [*inner, str(tree["name_zh"])] if "name_zh" in tree else inner
    return [name for item in tree for name in _names(item)] if isinstance(tree, list) else []


def traditional(game: str, problems: list[str]) -> None:
    """Yuji Boku for what only this game writes: it comes with its pages. The few characters that it lacks are drawn by
    LXGW WenKai under the same name, so that no page has to know them."""
    characters = brush_characters(game) - brush_characters()
    has = TTFont(YUJI).getBestCmap()
    lacking = {character for character in characters if ord(SISTERS.get(character, character)) not in has}
    if characters - lacking:
        brushed("Yuji Boku", YUJI, game, characters - lacking, problems)
    if lacking:
        stem = f"lxgw-wenkai-{game}"
        missing = gather(NPM / "lxgw-wenkai-tc/files", "700-normal", "".join(sorted(lacking)), OUT / f"{stem}.woff2")
        told("Yuji Boku", stem, game, lacking)
        if missing:
            problems.append(f"neither Yuji Boku nor LXGW WenKai has {' '.join(missing)}")


def brushed(family: str, source: Path, game: str, characters: set[str], problems: list[str], more: str = "") -> None:
    """The faces of a game in one hand, and the rules by which its pages fetch them."""
    drawn = sorted(characters)
    for n, first in enumerate(range(0, len(drawn), MANY)):
        some = drawn[first : first + MANY]
        stem = f"{source.name.split('-japanese')[0].split('-chinese')[0]}-{game}{more}{f'-{n + 1}' if n else ''}"
        missing = cut(source, OUT / f"{stem}.woff2", "".join(some), BRUSH)
        told(family, stem, game, set(some))
        if missing:
            problems.append(f"{family} has no {' '.join(missing)}")


def told(family: str, stem: str, game: str, characters: set[str], weight: str = "400") -> None:
    """The rule for a face, in the sheet of its game."""
    with (OUT / f"{game}.css").open("a+", encoding="utf-8") as sheet:
        sheet.seek(0)
        spaced = {" "} if family in SPACED and f'"{family}"' not in sheet.read() else set()
        listed = ", ".join([f"U+{ord(character):X}" for character in sorted(characters | spaced)])
        sheet.write(FACE.format(family=family, weight=weight, file=stem, characters=listed))


def simplified(game: str, problems: list[str]) -> None:
    """Ma Shan Zheng for what it has, the parts of things in a file of their own, which is fetched where one is named; a
    name with a character that it lacks is set as a whole in LXGW WenKai."""
    whole = NPM / "ma-shan-zheng/files/ma-shan-zheng-chinese-simplified-400-normal.woff2"
    has = TTFont(whole).getBestCmap()
    names, parts = simplified_names(game)
    lacking = {character for name in names + parts for character in name if ord(character) not in has}
    if lacking != marked_rare(game):
        problems.append(f"the pages must mark {' '.join(sorted(lacking))} as rare, and nothing else")
    rare = {character for name in names + parts if lacking & set(name) for character in name}
    first = {character for name in names for character in name} - lacking
    more = {character for name in parts for character in name} - lacking - first
    brushed("Ma Shan Zheng", whole, game, first, problems)
    brushed("Ma Shan Zheng", whole, game, more, problems, more="-more")
    stem = f"lxgw-wenkai-{game}"
    missing = gather(NPM / "lxgw-wenkai-tc/files", "700-normal", "".join(sorted(rare)), OUT / f"{stem}.woff2")
    told("LXGW WenKai TC", stem, game, rare, weight="400 700")
    if set(missing) - NOWHERE:
        problems.append(f"LXGW WenKai has no {' '.join(missing)}")


def gather(folder: Path, face: str, characters: str, target: Path) -> list[str]:
    """One face out of the many files over which it is spread; the characters that none of them has are returned."""
    left, parts = set(characters), []
    for file in sorted(folder.glob(f"*-{face}.woff2")):
        font = TTFont(file, recalcTimestamp=False)
        here = {character for character in left if ord(SISTERS.get(character, character)) in font.getBestCmap()}
        if here:
            part = target.with_name(f"{target.stem}-{len(parts)}.ttf")
            cut(file, part, "".join(sorted(here)), [], flavor=None)
            parts.append(part)
            left -= here
    font = merge.Merger().merge([str(part) for part in parts])
    font.flavor = "woff2"
    font["head"].modified = font["head"].created
    font.save(target)
    for part in parts:
        part.unlink()
    return sorted(left)


def cut(source: Path, target: Path, characters: str, features: list[str], flavor: str | None = "woff2") -> list[str]:
    """Write the subset; the characters that the face lacks are returned."""
    font = TTFont(source, recalcTimestamp=False)  # the same bytes in every build
    for table in font["cmap"].tables:
        if table.isUnicode():
            for wanted, sister in SISTERS.items():
                if ord(wanted) not in table.cmap and ord(sister) in table.cmap:
                    table.cmap[ord(wanted)] = table.cmap[ord(sister)]
    has = font.getBestCmap()
    options = subset.Options(flavor=flavor, layout_features=features, notdef_outline=False, hinting=False)
    subsetter = subset.Subsetter(options)
    subsetter.populate(text=characters)
    subsetter.subset(font)
    font.flavor = flavor
    font.save(target)
    return [character for character in characters if ord(character) not in has]


def main() -> int:
    """All faces; 1 if a character is missing or a face is too heavy."""
    shutil.rmtree(OUT, ignore_errors=True)
    OUT.mkdir(parents=True)
    problems: list[str] = []
    missing = cut(YUJI, OUT / "yuji-boku.woff2", "".join(sorted(brush_characters())), BRUSH)
    if missing:
        problems.append(f"Yuji Boku has no {' '.join(missing)}")
    for game in the_games():
        (simplified if is_simplified(game) else traditional)(game, problems)
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
    for name in ("yuji-boku", "ma-shan-zheng", "lxgw-wenkai-tc", "spectral", "source-sans-3"):
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
