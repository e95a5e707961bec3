"""The public Python of the project, in one place; `import tianxia` hands out these names (docs/api.md)."""

from tianxia.bots import Bot, RandomBot
from tianxia.core.asks import Choice, Refusal
from tianxia.core.dice import Dice
from tianxia.core.state import Outcome
from tianxia.core.views import Glimpse, World
from tianxia.errors import UserError
from tianxia.positions.scenario import Scenario
from tianxia.public.info import GameInfo, Key, SettingInfo, about, all_games
from tianxia.public.match import Match, PastAnswer, load, replay, start
from tianxia.public.playing import Arena, arena, make_bot, run_scenario, set_up
from tianxia.public.questions import LegalAnswer, NamedThing, OpenQuestion

__all__ = [
    "Arena",
    "Bot",
    "Choice",
    "Dice",
    "GameInfo",
    "Glimpse",
    "Key",
    "LegalAnswer",
    "Match",
    "NamedThing",
    "OpenQuestion",
    "Outcome",
    "PastAnswer",
    "RandomBot",
    "Refusal",
    "Scenario",
    "SettingInfo",
    "UserError",
    "World",
    "about",
    "all_games",
    "arena",
    "load",
    "make_bot",
    "replay",
    "run_scenario",
    "set_up",
    "start",
]  # fmt: skip
