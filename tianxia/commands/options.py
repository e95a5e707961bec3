"""`tianxia options`: the settings of a table, their values, the rules behind them and what they need."""

import json
import textwrap

from tianxia.core.game import Setting
from tianxia.errors import UserError
from tianxia.games import game as game_of
from tianxia.telling.language import Language, Texts, texts
from tianxia.telling.ledger import ledger_of
from tianxia.telling.settings import setting_name, value_name, value_text

WIDTH = 100
MOST_NAMED = 12  # values of a setting that has several


def run(game: str, *, lang: Language = "en", as_json: bool) -> int:
    """Prints every setting that a table of this game may have."""
    say, settings = texts(lang, game), game_of(game).settings
    if as_json:
        found = [facts(game, setting, say) for setting in settings]
        print(json.dumps({"game": game, "options": found}, ensure_ascii=False, indent=2))
        return 0
    if not settings:
        print(say("list-no-settings", game=game))
    for number, setting in enumerate(settings):
        if number:
            print()
        print_setting(game, setting, say)
    return 0


def facts(game: str, setting: Setting, say: Texts) -> dict[str, object]:
    """A setting for a program."""
    return {
        "name": setting.name,
        "text": setting_name(say, setting),
        "values": [{"id": value, "text": value_name(say, setting.name, value)} for value in setting.values],
        "default": setting.default,
        "several": setting.several,
        "needs": [{"setting": name, "values": list(values)} for name, values in setting.needs],
        "source": setting.source,
        "rule": setting.rule,
        "rule_text": text_of(game, setting.rule, say.lang),
    }


def print_setting(game: str, setting: Setting, say: Texts) -> None:
    """A setting for a person: how it is given, what it means, and the rule."""
    listed = setting.several and len(setting.values) > MOST_NAMED
    shown = [*setting.values[:MOST_NAMED], "..."] if listed else setting.values
    print(f"{setting.name}={(',' if setting.several else '|').join(shown)}")
    values = [f"{value} ({text})" for value in shown if (text := value_name(say, setting.name, value)) != value]
    named = setting.default.split(",")
    usual = ", ".join([*named[:MOST_NAMED], "..."] if len(named) > MOST_NAMED else named)
    line = "list-usually-several" if setting.several else "list-usually"
    told = [say(line, name=setting_name(say, setting), usual=usual), ", ".join(values)]
    if listed:
        told.append(say("list-more", count=len(setting.values) - MOST_NAMED, game=game))
    told += [f"{value}: {text}" for value in setting.values if (text := value_text(say, setting.name, value))]
    if setting.needs:
        needs = ", ".join([f"{name}={'|'.join(wanted)}" for name, wanted in setting.needs])
        told.append(say("list-needs", needs=needs))
    if setting.rule:
        told.append(f"{setting.rule}  {text_of(game, setting.rule, say.lang)}".rstrip())
    for line in [line for line in told if line]:
        print(textwrap.fill(line, WIDTH, initial_indent="    ", subsequent_indent="    ", break_on_hyphens=False))


def text_of(game: str, rule: str, lang: Language) -> str:
    """The line of the ledger behind a setting, where there is one."""
    try:
        found = ledger_of(game).told(lang).find(rule) if rule else None
    except UserError:  # a game without a ledger
        return ""
    return "" if found is None else found.text
