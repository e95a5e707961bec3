"""`tianxia rules`: one rule, the rules with certain words, or all of them by section."""

import json
import textwrap
from collections.abc import Iterable
from itertools import groupby

from tianxia.errors import UserError
from tianxia.telling.language import Language, Texts, texts
from tianxia.telling.ledger import Ledger, Rule, ledger_of

WIDTH = 100


def run(game: str, *, rule_id: str | None, search: str | None, lang: Language = "en", as_json: bool) -> int:
    """Prints what was asked for; an unknown number or word is refused."""
    if rule_id is not None and search is not None:
        raise UserError("give a rule number or --search, not both")
    ledger = ledger_of(game).told(lang)
    found = chosen(ledger, rule_id, search)
    if as_json:
        page = {"game": game, "title": ledger.title, "rules": [facts(rule) for rule in found]}
        print(json.dumps(page, ensure_ascii=False, indent=2))
    else:
        if rule_id is None:
            print(ledger.title)
        print_by_section(found, texts(lang))
    return 0


def chosen(ledger: Ledger, rule_id: str | None, search: str | None) -> tuple[Rule, ...]:
    """The rules that were asked for."""
    if search is None and rule_id is not None and not any(map(str.isdigit, rule_id)):
        search = rule_id  # a word where a number might stand
    if search is not None:
        if not search.strip():
            raise UserError("there is no word to look for")
        found = ledger.search(search)
        if not found:
            raise UserError("no rule of {game} holds all of these words: {search}", game=ledger.game, search=search)
        return found
    if rule_id is None:
        return ledger.rules
    rule = ledger.find(rule_id)
    if rule is None:
        raise UserError(
            "{game} has no rule {rule_id}; the nearest are {nearest}",
            game=ledger.game,
            rule_id=rule_id,
            nearest=", ".join(ledger.nearest(rule_id)),
        )
    return (rule,)


def facts(rule: Rule) -> dict[str, object]:
    """A rule for a program."""
    return {
        "id": rule.id,
        "section": rule.section,
        "text": rule.text,
        "tags": list(rule.tags),
        "note": rule.note,
        "withdrawn": rule.withdrawn,
    }


def print_by_section(rules: Iterable[Rule], say: Texts) -> None:
    """Prints rules under the headings of their sections, each with where it comes from; JSON has the reasons."""
    for number, (section, members) in enumerate(groupby(rules, key=lambda rule: rule.section)):
        if number:
            print()
        print(section)
        for rule in members:
            note = f" [{', '.join([say(f'ui-from-{tag}') for tag in rule.tags])}]" if rule.tags else ""
            print(textwrap.fill(f"{rule.id}  {rule.text}{note}", WIDTH, subsequent_indent="        "))
