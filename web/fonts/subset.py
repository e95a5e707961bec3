"""Cut the faces down to the characters that are used, and fail if a brush character has no glyph.

Run by `make web`: python web/fonts/subset.py. Needs fonttools and brotli; the faces come from npm (@fontsource).
"""

from __future__ import annotations

import re
import shutil
import sys
import tomllib
from pathlib import Path

from fontTools import merge, subset
from fontTools.ttLib import TTFont

WEB = Path(__file__).resolve().parent.parent
ROOT = WEB.parent
OUT = WEB / "src" / "styles" / "fonts"
NPM = WEB / "node_modules" / "@fontsource"
MOST = 130_000  # bytes of one face
HAN = re.compile(r"[\u3400-\u9fff\uf900-\ufaff]")
SOURCES = {".svelte", ".ts", ".ftl", ".html"}
GAMES = ROOT / "tianxia" / "games"
PAGES = WEB / "src" / "games"
HANS = "hans: true"  # what the pages of a game say whose cards are printed in simplified characters
OWN = re.compile(r"fonts/(yuji-boku-[a-z]+)\.woff2")  # what the pages of a game say that have a brush file of their own
TITLE = re.compile(r"zh.*")  # where a game is given its name, which is always traditional
RARE = re.compile(r"const RARE = /\[(.+)\]/;")
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
    "戶": "戸",
    "步": "歩",
}


def sources(folder: Path) -> list[Path]:
    """The files of the client in a folder that may hold characters."""
    return [file for file in sorted(folder.rglob("*")) if file.suffix in SOURCES]


def in_simplified() -> list[str]:
    """The games whose cards are printed in simplified characters."""
    folders = [folder for folder in sorted(PAGES.iterdir()) if folder.is_dir()]
    return [
        folder.name for folder in folders if any(HANS in file.read_text(encoding="utf-8") for file in sources(folder))
    ]


def own_files() -> dict[str, str]:
    """The games that have a brush file of their own, with its name: it is fetched only where their cards are drawn."""
    styles = [(file, OWN.search(file.read_text(encoding="utf-8"))) for file in sorted(PAGES.rglob("*.css"))]
    return {file.relative_to(PAGES).parts[0]: found[1] for file, found in styles if found}


def characters_of(game: str) -> set[str]:
    """Every traditional character in the data of a game and in its pages."""
    found: set[str] = set()
    for file in sorted((GAMES / game / "data").glob("*.toml")):
        found |= set(HAN.findall("".join(_names(tomllib.loads(file.read_text(encoding="utf-8"))))))
    for file in sources(PAGES / game):
        found |= set(HAN.findall(file.read_text(encoding="utf-8")))
    return found


def brush_characters() -> set[str]:
    """Every traditional character in the names of the games, in the client and in the games without a file of their
    own."""
    apart = [*in_simplified(), *own_files()]
    found: set[str] = set()
    for game in [folder.name for folder in sorted(GAMES.iterdir()) if folder.is_dir() and folder.name not in apart]:
        found |= characters_of(game)
    for file in sorted((ROOT / "tianxia").rglob("*")):
        if file.suffix in {".ftl", ".py", ".toml"} and "data" not in file.parts:
            found |= set(HAN.findall("".join(TITLE.findall(file.read_text(encoding="utf-8")))))
    for file in [*sources(WEB / "src"), WEB / "index.html"]:
        if not any(PAGES / game in file.parents for game in apart):
            found |= set(HAN.findall(file.read_text(encoding="utf-8")))
    return found


def simplified_names() -> tuple[list[str], list[str]]:
    """The names in simplified characters: of the cards and of the heroes that are played; and of their skills."""
    found: list[str] = []
    skills: list[str] = []
    for file in [file for game in in_simplified() for file in sorted((GAMES / game / "data").glob("*.toml"))]:
        tree = tomllib.loads(file.read_text(encoding="utf-8"))
        tree["hero"] = [hero for hero in tree.get("hero", []) if hero["tier"] == 1]
        skills += [name for hero in tree["hero"] for name in _names(hero.pop("skill"))]
        found += _names(tree)
    for file in [file for game in in_simplified() for file in sources(PAGES / game)]:
        found += HAN.findall(RARE.sub("", file.read_text(encoding="utf-8")))
    return found, skills


def marked_rare() -> set[str]:
    """The characters which the client knows to be missing in Ma Shan Zheng."""
    pages = [file.read_text(encoding="utf-8") for game in in_simplified() for file in sources(PAGES / game)]
    return {character for page in pages for marked in RARE.findall(page) for character in marked}


def _names(tree: object) -> list[str]:
    if isinstance(tree, dict):
        inner = [name for key, value in tree.items() if key != "name_zh" for name in _names(value)]
        return [*inner, str(tree["name_zh"])] if "name_zh" in tree else inner
    return [name for item in tree for name in _names(item)] if isinstance(tree, list) else []


def simplified(problems: list[str]) -> None:
    """Ma Shan Zheng for what it has, the skills in a file of their own, which is fetched where a skill is named; a name
    with a character that it lacks is set as a whole in LXGW WenKai."""
    whole = NPM / "ma-shan-zheng/files/ma-shan-zheng-chinese-simplified-400-normal.woff2"
    has = TTFont(whole).getBestCmap()
    names, skills = simplified_names()
    lacking = {character for name in names + skills for character in name if ord(character) not in has}
    if lacking != marked_rare():
        problems.append(f"the pages must mark {' '.join(sorted(lacking))} as rare, and nothing else")
    rare = sorted({character for name in names + skills if lacking & set(name) for character in name})
    first = {character for name in names for character in name} - lacking
    more = {character for name in skills for character in name} - lacking - first
    for stem, characters in {"ma-shan-zheng": first, "ma-shan-zheng-more": more}.items():
        cut(whole, OUT / f"{stem}.woff2", "".join(sorted(characters)), ["vert", "vrt2", "kern", "locl"])
    missing = gather(NPM / "lxgw-wenkai-tc/files", "700-normal", "".join(rare), OUT / "lxgw-wenkai.woff2")
    if missing:
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
    OUT.mkdir(parents=True, exist_ok=True)
    problems: list[str] = []
    brush = brush_characters()
    own = {name: characters_of(game) - brush for game, name in own_files().items()}
    for name, characters in {"yuji-boku": brush, **own}.items():
        missing = cut(
            NPM / "yuji-boku/files/yuji-boku-japanese-400-normal.woff2",
            OUT / f"{name}.woff2",
            "".join(sorted(characters)),
            ["vert", "vrt2", "kern", "locl"],
        )
        if missing:
            problems.append(f"Yuji Boku has no {' '.join(missing)}")
    simplified(problems)
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
