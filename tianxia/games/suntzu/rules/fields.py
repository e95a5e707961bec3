"""What a war of Sun Tzu knows beside its cards and armies, each field declared once (ST-1xx, ST-H01)."""

from __future__ import annotations

from typing import Final

from tianxia.core.fields import ALL, HIDDEN, Field, Fields
from tianxia.core.kinds import NOBODY, Each, Flag, Given, Number, OneOf, Row, Several, Someone, Together
from tianxia.core.pieces import PieceState
from tianxia.games.suntzu.data import ARMIES, LAST_ROUND, PROVINCES, Variant

STAGES: Final = ("generals", "orders", "battle", "score", "draw")  # what comes next at a rest point
MOST_EVENTS: Final = 5  # ST-804
MOST_PLAGUES: Final = 99
MOST_VALUE: Final = 9

STATE: Final = "War"
BASE: Final = PieceState
FIELDS: Final[Fields] = (
    Field("variant_id", Given(str), HIDDEN),
    Field("variant", Given(Variant), HIDDEN),
    Field("with_events", Given(bool), HIDDEN),
    Field("suntzu", Someone(), HIDDEN, "which seat is Sun Tzu", word=""),
    Field("round", Number(1, 1, LAST_ROUND), ALL),
    Field("stage", OneOf(STAGES), ALL, "what comes next at a rest point", word="phase"),
    Field("banned", Each(Each(Flag(), over=PROVINCES)), HIDDEN, "where the 6 was used (ST-515, ST-516)"),
    Field(
        "markers", Several(Together(Number(0, 0, MOST_VALUE))), HIDDEN, "what each province is worth (ST-111)", word=""
    ),
    Field("left", Several(OneOf(PROVINCES)), ALL, "provinces not yet resolved in this round"),
    Field(
        "decider",
        Someone(NOBODY, or_nobody=True),
        ALL,
        "who names the battles; nobody but while they are fought, from round 4 on (ST-402)",
    ),
    Field(
        "counts",
        Several(Row(Number(0, 0, ARMIES), Number(0, 0, ARMIES))),
        ALL,
        "armies on the board at the start of phase 3, by round (ST-405)",
        word="",
    ),
    Field("ones", Each(Flag()), ALL, "who draws with the bonus of the 1 (ST-503)", "bonus", "bonus"),
    Field("plagues", Number(0, 0, MOST_PLAGUES), ALL, "turned up so far (ST-813)"),
    Field("miasma", Number(0, 0, LAST_ROUND), HIDDEN, "the round of Black Miasma (ST-731)", word=""),
    Field("fired", Number(0, 0, MOST_EVENTS), HIDDEN, "events used"),
)
