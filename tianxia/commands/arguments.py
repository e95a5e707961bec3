"""What several commands take: each argument and flag once, with its words for `--help`."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from tianxia.commands import flags
from tianxia.commands.lang import Language

MOST_GAMES = 10_000_000
MOST_JOBS = 1024
MOST_SEED = 2**64 - 1
MOST_SECONDS = 3600.0

GameArg = Annotated[
    str, typer.Argument(metavar="GAME", help="The game, by its id.", autocompletion=flags.complete_game)
]
AnyGameArg = Annotated[
    str | None,
    typer.Argument(metavar="GAME", help="The game; without it, all of them.", autocompletion=flags.complete_game),
]
Seats = Annotated[int | None, typer.Option("--seats", min=1, metavar="N", help="How many seats the table has.")]
OptionFlags = Annotated[
    list[str] | None,
    typer.Option(
        "--option",
        metavar="NAME=VALUE",
        help="A setting of the table; may be given more than once. `tianxia options GAME` lists them.",
    ),
]
Data = Annotated[
    Path | None,
    typer.Option("--data", metavar="FILE", help="Components from a file of the same schema, or from a folder of them."),
]
Seed = Annotated[
    int, typer.Option("--seed", min=0, max=MOST_SEED, metavar="S", help="The same seed gives the same games.")
]
Jobs = Annotated[
    int | None,
    typer.Option(
        "--jobs", min=1, max=MOST_JOBS, metavar="N", help="How many processes share the work; default: all cores."
    ),
]
Force = Annotated[bool, typer.Option("--force", help="Write over a file that is there already.")]
Games = Annotated[int, typer.Option("--games", min=1, max=MOST_GAMES, metavar="N", help="How many games are played.")]
Lang = Annotated[
    Language | None,
    typer.Option(
        "--lang",
        metavar="en|pl",
        help="The language of the texts; default: that of TIANXIA_LANG or of the system.",
    ),
]
Alone = Annotated[
    int,
    typer.Option(
        "--alone", min=1, metavar="N", help="With --single-side: how often the second bot plays a deal alone."
    ),
]
AtLeast = Annotated[
    float | None,
    typer.Option(
        "--at-least", min=0, metavar="X", help="--report fails if anything wins less often than X of its group."
    ),
]
OWN_BOTS = "One of your own is FILE.py:CLASS, MODULE:CLASS or run:COMMAND."
Json = Annotated[bool, typer.Option("--json", help="Answer in JSON, for programs.")]
