"""How many lines a game needs outside its rules, data, ledger and rule tests: now, and at an older commit.

Run in a checkout: `python -m tests.hygiene.outside [REF]`. The old places are those before a game was one folder; what
was about one game and stood among shared files is named by the game itself (`formerly` in its about.py)."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path
from typing import Final

from tests.about import about
from tianxia.games import built_in, manifest_of

ROOT: Final = Path(__file__).resolve().parents[2]
PARTS: Final = {  # column -> where its files stand, now or then
    "words": r"tianxia/games/{id}/(words/.*|board)\.py|tianxia/terminal/{id}/.*\.py",
    "bots": r"tianxia/games/{id}/bots/.*\.py|tianxia/bots/{id}(_.*)?\.py",
    "positions": r"tianxia/games/{id}/(position/.*|position|aside|course|knowledge|lots|naming|played|rarities"
    r"|scripted)\.py",
    "faces": r"tianxia/games/{id}/faces\.py",
    "texts": r"tianxia/games/{id}/texts/.*\.ftl",
    "lessons": r"tianxia/games/{id}/lessons/.*\.toml",
    "css": r"web/src/games/{id}/.*\.css",
    "pages": r"web/src/games/{id}/.*\.(svelte|ts)",
    "page texts": r"web/src/games/{id}/.*\.ftl",
    "tests": r"tests/games/{id}/(?!rules/|scenarios/|heroes/)[^/]+/.*\.(py|toml)|tests/games/{id}/about\.py"
    r"|tests/(bots|terminal|visibility|browser)/[^/]*{id}[^/]*\.(py|toml)",
}
NOW: Final = ""
Counts = dict[str, int]  # column -> lines


def part_of(path: str, id: str) -> str | None:
    """The column under which a file of this game is counted; None if it is none of its, or rules, data or ledger."""
    for part, pattern in PARTS.items():
        if re.fullmatch(pattern.replace("{id}", id), path):
            return part
    return about(id).formerly.get(path)


def files_at(ref: str) -> list[str]:
    """All tracked files at a commit, or now."""
    listed = ("ls-files",) if ref == NOW else ("ls-tree", "-r", "--name-only", ref)
    return _git(*listed).splitlines()


def lines_at(ref: str, path: str) -> int:
    """The lines of a file at a commit, or now."""
    text = (ROOT / path).read_text(encoding="utf-8") if ref == NOW else _git("show", f"{ref}:{path}")
    return len(text.splitlines())


def counted(ref: str, id: str) -> Counts:
    """What a game needs outside, by column."""
    found = dict.fromkeys(PARTS, 0)
    for path in files_at(ref):
        part = part_of(path, id)
        if part is not None:
            found[part] += lines_at(ref, path)
    return found


def _git(*arguments: str) -> str:
    done = subprocess.run(["git", *arguments], cwd=ROOT, capture_output=True, text=True, check=True, encoding="utf-8")
    return done.stdout


def row(name: str, counts: Counts) -> str:
    return f"{name:<22}" + "".join([f"{lines:>11,}" for lines in (*counts.values(), sum(counts.values()))])


def main(ref: str | None) -> None:
    """The table: each game then and now, and all together."""
    print(" " * 22 + "".join([f"{part:>11}" for part in (*PARTS, "together")]))
    times = [NOW] if ref is None else [ref, NOW]
    sums = {at: dict.fromkeys(PARTS, 0) for at in times}
    for id in built_in():
        found = {at: counted(at, id) for at in times}
        for at, counts in found.items():
            print(row(f"{manifest_of(id).title.en} {at[:8] or 'now'}", counts))
            if sum(found[times[0]].values()):  # a game that came since is not compared
                sums[at] = {part: sums[at][part] + counts[part] for part in PARTS}
    for at in times:
        print(row(f"all then {at[:8] or 'now'}", sums[at]))
    if ref is not None:
        for name, left_out in (("with", ()), ("without", ("tests",))):
            before, after = [sum([sums[at][part] for part in PARTS if part not in left_out]) for at in times]
            print(f"{name} their tests: {before:,} before, {after:,} now, {100 * (after - before) / before:+.1f} %")


if __name__ == "__main__":
    main(sys.argv[1] if len(sys.argv) > 1 else None)
