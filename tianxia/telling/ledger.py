"""The rules ledger of a game, read from its page: every rule has a number, a text and a section.

The page `ledger.md` is the ledger; `ledger.pl.md` says the same rules in another language, line by line."""

import re
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Final

from tianxia.errors import UserError
from tianxia.games import text_of
from tianxia.telling.language import LANGUAGES, Language

ORIGINAL: Final = "en"  # of the page that counts
RULE_ID: Final = re.compile(r"[A-Z]{2,4}-H?\d+")  # SG-H12: a line of "Hidden information"
NUMBER: Final = re.compile(r"(H?)(\d+)")
RULE_LINE: Final = re.compile(rf"- \*\*({RULE_ID.pattern})\*\*\s+(.*)")
NOTE: Final = re.compile(r"\s*\[([^\[\]]*)\]\s*$")
SOURCE: Final = re.compile(r"(?:^|[;,:]\s*)(seed|public|ruling|house)\b")
PREFIX: Final = re.compile(r"\bprefix ([A-Z]{2,4})\b")


@dataclass(frozen=True, slots=True)
class Rule:
    """One numbered rule; `tags` say where it comes from, `note` adds why."""

    id: str
    text: str
    tags: tuple[str, ...]
    note: str
    section: str
    line: int
    withdrawn: bool
    others: Mapping[Language, "Rule"] = field(default_factory=dict, compare=False)  # the same in other languages

    def told(self, lang: Language) -> "Rule":
        """The rule as players of a language read it; in English where nobody has put it into theirs."""
        return self.others.get(lang, self)

    @property
    def number(self) -> tuple[str, int]:
        """Its series, "" or "H", and its place in it."""
        found = NUMBER.search(self.id.partition("-")[2])
        assert found is not None, "a rule has a number"
        return found[1], int(found[2])

    @property
    def says_who_knows(self) -> bool:
        """Whether it is a line of "Hidden information": what the leak tests are written from, and no rule of play."""
        return self.number[0] == "H"


@dataclass(frozen=True, slots=True)
class Ledger:
    """All rules of one game, in the order of its page."""

    game: str
    title: str
    prefix: str
    rules: tuple[Rule, ...]
    by_id: dict[str, Rule]
    titles: dict[str, str] = field(default_factory=dict)  # in other languages

    @property
    def counted(self) -> tuple[Rule, ...]:
        """The rules in force: withdrawn ones keep their numbers but do not count, nor does who may know what."""
        return tuple(rule for rule in self.rules if not (rule.withdrawn or rule.says_who_knows))

    def find(self, asked: str) -> Rule | None:
        """The rule with this number; `CH-305`, `ch-305` and `305` are the same, so are `SG-H12` and `h12`."""
        name = asked.strip().upper()
        return self.by_id.get(name) or self.by_id.get(f"{self.prefix}-{name}")

    def search(self, words: str, lang: Language = ORIGINAL) -> tuple[Rule, ...]:
        """The rules that hold every one of these words, in any case and order."""
        wanted = words.casefold().split()
        lines = [(rule, f"{rule.id} {rule.told(lang).text}".casefold()) for rule in self.rules]
        return tuple([rule for rule, line in lines if all(word in line for word in wanted)])

    def told(self, lang: Language) -> "Ledger":
        """The whole ledger as players of a language read it."""
        rules = [rule.told(lang) for rule in self.rules]
        title = self.titles.get(lang, self.title)
        return replace(self, title=title, rules=tuple(rules), by_id={rule.id: rule for rule in rules})

    def nearest(self, asked: str, count: int = 3) -> tuple[str, ...]:
        """The numbers closest to one that does not exist."""
        found = NUMBER.search(asked.upper().removeprefix(f"{self.prefix}-"))
        if found is None:
            return tuple(rule.id for rule in self.counted[:count])
        alike = [rule for rule in self.rules if rule.number[0] == found[1]] or self.rules
        number = int(found[2][:9])
        close = sorted(alike, key=lambda rule: abs(rule.number[1] - number))[:count]
        return tuple(rule.id for rule in sorted(close, key=lambda rule: rule.line))


def parse(game: str, page: str) -> Ledger:
    """Reads a ledger page; a page that breaks its own form is refused with the line."""
    title = ""
    section = ""
    by_id: dict[str, Rule] = {}
    for number, line in enumerate(page.splitlines(), start=1):
        if line.startswith("# ") and not title:
            title = line[2:].strip()
        elif line.startswith(("## ", "### ")):
            section = line.lstrip("#").strip()
        elif found := RULE_LINE.match(line):
            rule = _rule(found[1], found[2], section, number)
            if rule.id in by_id:
                raise UserError(
                    "the ledger of {game} has {rule} twice: lines {first} and {number}",
                    game=game,
                    rule=rule.id,
                    first=by_id[rule.id].line,
                    number=number,
                )
            by_id[rule.id] = rule
    return Ledger(game, title, _prefix(game, title, by_id), tuple(by_id.values()), by_id)


def _rule(rule_id: str, body: str, section: str, line: int) -> Rule:
    ending = NOTE.search(body)
    note = ending[1].strip() if ending else ""
    text = body[: ending.start()] if ending else body.rstrip()
    tags = tuple(dict.fromkeys(SOURCE.findall(note)))
    return Rule(rule_id, text, tags, note, section, line, withdrawn=re.search(r"\bwithdrawn\b", text, re.I) is not None)


def _prefix(game: str, title: str, by_id: dict[str, Rule]) -> str:
    """The title names the prefix; where it does not, the first rule does."""
    named = PREFIX.search(title)
    prefix = named[1] if named else next(iter(by_id), "").partition("-")[0]
    if not by_id:
        raise UserError("the ledger of {game} has no numbered rule", game=game)
    for rule in by_id.values():
        if not rule.id.startswith(f"{prefix}-"):
            raise UserError(
                "the ledger of {game} has the prefix {prefix}, but line {line} has {rule}",
                game=game,
                prefix=prefix,
                line=rule.line,
                rule=rule.id,
            )
    return prefix


def ledger_of(game: str) -> Ledger:
    """The ledger of a game: the page `ledger.md` in its folder."""
    page = text_of(game, "ledger.md")
    if page is None:
        raise UserError("there is no rules ledger for {game}", game=game)
    ledger = parse(game, page)
    for lang in LANGUAGES:
        other = None if lang == ORIGINAL else text_of(game, f"ledger.{lang}.md")
        if other is not None:
            ledger = _with(ledger, lang, parse(game, other))
    return ledger


def _with(ledger: Ledger, lang: Language, other: Ledger) -> Ledger:
    """A ledger that can be told in one more language; where a rule comes from is said once, in the ledger itself."""
    strange = [rule for rule in other.rules if rule.id not in ledger.by_id]
    if strange:
        raise UserError(
            "ledger.{lang}.md of {game}, line {line}: there is no rule {rule}",
            lang=lang,
            game=ledger.game,
            line=strange[0].line,
            rule=strange[0].id,
        )
    by_id = dict(ledger.by_id)
    for id, said in other.by_id.items():
        rule = ledger.by_id[id]
        told = replace(rule, text=said.text, section=said.section, others={})
        by_id[id] = replace(rule, others={**rule.others, lang: told})
    titles = {**ledger.titles, lang: other.title}
    return replace(ledger, rules=tuple(by_id.values()), by_id=by_id, titles=titles)


def rules_of(game: str) -> Ledger:
    """The ledger of a game, without rules where the game has no page of them yet."""
    return ledger_of(game) if text_of(game, "ledger.md") is not None else Ledger(game, game, "", (), {})


def checkout() -> Path | None:
    """The root of the repository, if the package runs from one."""
    root = Path(__file__).resolve().parents[2]
    return root if (root / "tests").is_dir() and (root / "pyproject.toml").is_file() else None
