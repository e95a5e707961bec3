"""Five tabletop games about the wars for China and the steppe: this is the public door (docs/api.md).

Whatever is named here stays; everything deeper may change with any version. Nothing is loaded before it is wanted."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

__version__ = "0.1.0"

if TYPE_CHECKING:
    from tianxia.public import (
        Arena,
        Bot,
        Choice,
        Dice,
        GameInfo,
        Glimpse,
        Key,
        LegalAnswer,
        Match,
        NamedThing,
        OpenQuestion,
        Outcome,
        PastAnswer,
        RandomBot,
        Refusal,
        Scenario,
        SettingInfo,
        UserError,
        World,
        about,
        all_games,
        arena,
        load,
        make_bot,
        replay,
        run_scenario,
        set_up,
        start,
    )

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
    "__version__",
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


def __getattr__(name: str) -> Any:
    """What is public, loaded when it is first asked for: the command line must not wait for it."""
    if name not in __all__:
        raise AttributeError(f"tianxia has no {name!r}; it has {', '.join(__all__)}")
    from tianxia import public  # noqa: PLC0415 - see above

    return getattr(public, name)


def __dir__() -> list[str]:
    return sorted(__all__)
