"""What both faces of the terminal tell a player who asks: why not, a hint, the rules, an error in one sentence."""

from __future__ import annotations

import re
import shlex
from pathlib import Path
from typing import Final

from tianxia.core.asks import Ask, Choice, Refusal
from tianxia.core.events import Facts, Seat
from tianxia.telling.language import Texts
from tianxia.telling.ledger import Ledger, Rule
from tianxia.telling.presenter import Presenter
from tianxia.telling.words import Problem, fold, split
from tianxia.terminal.sitting import Sitting

MOST_RULES: Final = 12
SAME: Final = 0.7  # of the words of a sentence
LONGER: Final = 1.6  # times as many words: then a rule says more


def why_lines(refusal: Refusal, presenter: Presenter, ledger: Ledger, view: Facts) -> list[str]:
    """The rule against a choice: its number, a sentence for players, the rule itself, and the facts."""
    say = presenter.say
    if refusal.rule.startswith("core."):
        return [say(refusal.rule.replace(".", "-"))]
    sentence = say.first(f"why-{refusal.rule}", "ui-why-unknown")
    rule = ledger.find(refusal.rule)
    lines = [say("ui-why", rule=refusal.rule, sentence=sentence)]
    if rule is not None and not says_as_much(sentence, text := rule.told(say.lang).text):
        lines.append("  " + say("ui-rule", rule=rule.id, text=text))
    facts = presenter.why(view, refusal)
    if refusal.facts.get("twice"):
        facts.append(say("ui-fact-twice"))
    if "got" in refusal.facts:
        facts.append(how_many(refusal, say))
    return [*lines, *[f"  {fact}" for fact in facts]]


def says_as_much(sentence: str, rule: str) -> bool:
    """Whether a rule has hardly a word that is not in the sentence about it: then it is not told after it."""
    told, text = [set(re.findall(r"\w+", each.casefold())) for each in (sentence, rule)]
    return len(told & text) >= SAME * len(told) and len(text) < LONGER * len(told)


def how_many(refusal: Refusal, say: Texts) -> str:
    """How many things were named, and how many are wanted: exactly, at least or at most."""
    got, least, most = [refusal.facts.get(name) for name in ("got", "least", "most")]
    if least == most:
        return say("ui-fact-exact", got=got, least=least)
    if most is not None and isinstance(got, int) and got > most:
        return say("ui-fact-most", got=got, most=most)
    return say("ui-fact-got", got=got, least=least)


def bare(text: str) -> str:
    """A text that goes into a sentence: without a full stop of its own."""
    return text[:-1] if text.endswith(".") and not text.endswith("..") else text


def ending(table: Sitting, presenter: Presenter) -> list[str]:
    """How it ended for the player, in a sentence, and what the game says of it."""
    lines = presenter.outcome(table.view())
    verdict = presenter.say(f"ui-verdict-{table.verdict()}")
    return lines if lines and lines[0].startswith(verdict.rstrip(".!")) else [verdict, *lines]


def short_refusal(refusal: Refusal, say: Texts) -> str:
    """One sentence for a move that is not possible."""
    if refusal.rule.startswith("core."):
        return say(refusal.rule.replace(".", "-"))
    return say("ui-refused", sentence=say.first(f"why-{refusal.rule}", "ui-why-unknown"), rule=refusal.rule)


def back_to(presenter: Presenter, view: Facts, question: Ask | None, answer: Choice | None) -> list[str]:
    """What was taken back: the question that is open again, and how it had been answered."""
    if question is None or answer is None:
        return []
    told = presenter.describe(view, question.kind, answer)
    return [presenter.say("ui-back-to", title=presenter.title(question), answer=told)]


def rule_first(refusal: Refusal, say: Texts) -> str:
    """The same where there is little room: the rule's number and the sentence."""
    return f"{refusal.rule}: {say.first(f'why-{refusal.rule}', 'ui-why-unknown')}"


def problem_line(problem: Problem, presenter: Presenter) -> str:
    """One sentence for input that was not understood."""
    say, facts = presenter.say, dict(problem.facts)
    if "option" in facts:
        facts["option"] = say.first(f"open-{facts['option']}", "ui-option", rival="", **facts)
    return say(problem.key, **facts)


def way_back(game: str, file: Path, say: Texts, full: bool = False) -> str:
    """The command that goes on with a saved match, on the same face."""
    lang = "" if say.lang == "en" else f" --lang {say.lang}"
    return f"  tianxia play {game} --resume {shlex.quote(str(file))}{lang}{' --full' if full else ''}"


def rematch(game: str, seat: Seat, presenter: Presenter, full: bool = False) -> str:
    """The command for another match: from the next seat, at a table of the same size, on the same face."""
    names = presenter.seat_names()
    side = names[(seat + 1) % len(names)]
    command = presenter.say("ui-rematch", game=game, side=side, seats=len(names))
    return f"{command}{' --full' if full else ''}"


def _search(asked: str, ledger: Ledger, say: Texts) -> tuple[Rule, ...]:
    """The rules that hold the words: in the player's language, in the ledger's own, or in the sentence of a refusal."""
    found = ledger.search(asked, say.lang) or ledger.search(asked)
    if found:
        return found
    words = split(asked)
    told = [(rule, fold(say(f"why-{rule.id}"))) for rule in ledger.rules if say.has(f"why-{rule.id}")]
    return tuple([rule for rule, sentence in told if all(word in sentence for word in words)])


def rule_lines(asked: str, ledger: Ledger, say: Texts) -> list[str]:
    """One rule by its number, or the rules that hold the words."""
    rule = ledger.find(asked)
    found = (rule,) if rule is not None else _search(asked, ledger, say) if asked.strip() else ()
    if not found:
        return [say("ui-no-rule", asked=asked.strip())] if asked.strip() else [say("ui-rules-how")]
    lines = [say("ui-rule", rule=each.id, text=each.told(say.lang).text) for each in found[:MOST_RULES]]
    if len(found) > MOST_RULES:
        lines.append(say("ui-more-rules", count=len(found) - MOST_RULES))
    return lines
