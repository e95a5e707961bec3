"""What a game of Huns knows beside its cards, wagons, Valuables and dice, each field declared once."""

from __future__ import annotations

from typing import Final

from tianxia.core.fields import ALL, HIDDEN, Field, Fields
from tianxia.core.kinds import (
    NOBODY,
    Each,
    Flag,
    Follows,
    Given,
    Number,
    OneOf,
    Plain,
    Row,
    Several,
    Someone,
)
from tianxia.core.pieces import PieceState
from tianxia.games.huns.data import COLOURS, Box
from tianxia.games.huns.rules.powers import Powers

STAGES: Final = ("bonus", "roll", "die", "action", "pick", "place", "after", "end")  # what comes next at a rest point
NO_DIE: Final = -1
MOST_FACES: Final = 999

STATE: Final = "Camps"
BASE: Final = PieceState
FIELDS: Final[Fields] = (
    Field("box", Given(Box), HIDDEN),
    Field("cached", Follows(Powers), HIDDEN),
    Field("round", Number(1, 1), ALL),
    Field("first", Someone(), ALL, "who has the First Player token (HU-116)"),
    Field("active", Someone(), ALL, "whose turn it is"),
    Field("stage", OneOf(STAGES), ALL, "what comes next at a rest point"),
    Field("taken", Each(Someone(NOBODY, or_nobody=True), over=COLOURS), HIDDEN, "who took which die (HU-206)"),
    Field("die", OneOf(COLOURS, NO_DIE, or_none=True), ALL, "the die of this turn"),
    Field("drew", Flag(), ALL, "the Draw action was taken in this turn"),
    Field("looted", Flag(), ALL, "the Loot action was taken in this turn"),
    Field("both", Flag(), ALL, "both actions are taken in this turn (HU-728)"),
    Field("again", Flag(), ALL, "a further turn follows (HU-727)"),
    Field("turning", Flag(), ALL, "the die of this turn is turned as it is taken (HU-734)"),
    Field("turns_next", Flag(), HIDDEN, "that of the further turn will be"),
    Field("raids", Number(), ALL, "Raids activated in this turn (HU-632)"),
    Field("used", Several(Number(0, 0, MOST_FACES)), HIDDEN, "faces used in this turn (HU-608)", word=""),
    Field("used_round", Several(Number(0, 0, MOST_FACES)), HIDDEN, "faces used in this round (HU-757)", word=""),
    Field("banned", OneOf(COLOURS, NO_DIE, or_none=True), ALL, "the die that was named to be left (HU-771)"),
    Field(
        "dyed",
        Several(Row(Number(0, 0, MOST_FACES), Number(0, 0, 4), Number(0, 0, 4))),
        HIDDEN,
        "wagon, slot and Valuable where their colours differ (HU-714)",
        word="",
    ),
    Field("sent_now", Several(Someone()), HIDDEN, "whose wagons left and were not reacted to yet (HU-514)", word=""),
    Field("stirred", Flag(), HIDDEN, "a card was played or a Valuable placed in this round (HU-817)"),
    Field("idle", Number(), HIDDEN, "whole rounds running without either"),
    Field("tally", Plain(), ALL, "how the VP were counted, at the end", word=""),
)
