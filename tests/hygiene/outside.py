"""How many lines a game needs outside its rules, data, ledger and rule tests: now, and at an older commit.

Run in a checkout: `python -m tests.hygiene.outside [REF]`. The old places are those before a game was one folder; what
was about one game and stood among shared files is named by the game itself (`formerly` in its about.py). So is what
tells of content that came later (`added`): the last but one line leaves it out. What a program makes is not counted.

A game *has* all of this, but does not *need* it: without the parts of MAY_BE_MISSING, and without pages, it is played
by the defaults (tests/announced/test_bare.py does that with each of ours). The last line counts what is left. Before a
game was one folder there were no defaults, and all of it was needed."""

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
MAY_BE_MISSING: Final = ("words", "board.py", "faces.py", "bots", "texts", "lessons")  # in the folder of a game
NEEDED: Final = ("positions",)  # the columns that hold nothing of these, and no pages
NOW: Final = ""
MADE: Final = "do not edit"  # what a file says in its first line that no hand writes
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
    """The lines of a file at a commit, or now; none if it is made by a program."""
    text = (ROOT / path).read_text(encoding="utf-8") if ref == NOW else _git("show", f"{ref}:{path}")
    lines = text.splitlines()
    return 0 if lines and MADE in lines[0] else len(lines)


def counted(ref: str, id: str) -> Counts:
    """What a game needs outside, by column."""
    found = dict.fromkeys(PARTS, 0)
    for path in files_at(ref):
        part = part_of(path, id)
        if part is not None:
            found[part] += lines_at(ref, path)
    return found


def is_added(path: str, id: str) -> bool:
    """Whether a file tells of content that came later."""
    return any(re.fullmatch(pattern, path) for pattern in about(id).added)


def lines_added(ref: str, id: str) -> int:
    """The lines of a game that tell of content which came later."""
    return sum([lines_at(ref, path) for path in files_at(ref) if is_added(path, id)])


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
    added = 0
    for id in built_in():
        found = {at: counted(at, id) for at in times}
        for at, counts in found.items():
            print(row(f"{manifest_of(id).title.en} {at[:8] or 'now'}", counts))
            if sum(found[times[0]].values()):  # a game that came since is not compared
                sums[at] = {part: sums[at][part] + counts[part] for part in PARTS}
                added += lines_added(at, id) if at == NOW else 0
    for at in times:
        print(row(f"all then {at[:8] or 'now'}", sums[at]))
    if ref is not None:
        whole = [sum(sums[at].values()) for at in times]
        bare = [sum(sums[at].values()) - sums[at]["tests"] for at in times]
        compare("with their tests", *whole)
        compare("without their tests", *bare)
        compare("without them and without content that came since", bare[0], bare[1] - added)
        compare("what a game needs: the rest has defaults now", bare[0], sum([sums[NOW][part] for part in NEEDED]))


def compare(name: str, before: int, after: int) -> None:
    """One sum, then and now."""
    print(f"{name}: {before:,} before, {after:,} now, {100 * (after - before) / before:+.1f} %")


if __name__ == "__main__":
    main(sys.argv[1] if len(sys.argv) > 1 else None)
