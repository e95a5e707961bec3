"""What a game of The Great Wall knows beside its cards and pieces, each field declared once."""

from __future__ import annotations

from typing import Final

from tianxia.core.fields import ALL, HIDDEN, Field, Fields
from tianxia.core.kinds import Each, Given, Named, Number, OneOf, OneText, Plain, Row, Several, Someone, Together
from tianxia.core.pieces import PieceState
from tianxia.games.greatwall.data import LOCATIONS, SECTIONS
from tianxia.games.greatwall.rules.variant import Variant

SEASONS: Final = ("setup", "spring", "summer", "autumn", "winter")
MOST: Final = 999

STATE: Final = "Realm"
BASE: Final = PieceState
FIELDS: Final[Fields] = (
    Field("variant", Given(Variant), HIDDEN),
    Field("season", OneOf(SEASONS), ALL),
    Field(
        "agenda",
        Several(Row(OneText(), Number(-1, -1, MOST), Number(-1, -1, MOST))),
        HIDDEN,
        "the steps to come, the next one last: a word, whose it is, and a number",
        word="",
    ),
    Field("tea", Several(Someone()), ALL, "the Tea track, the highest first (GW-308)"),
    Field("honour", Each(Number(0, -MOST)), ALL),
    Field("wounds", Each(Number()), ALL, "Wounds dealt (GW-721)"),
    Field("built", Each(Number()), ALL, "Wall levels built"),
    Field("overseers", Each(Each(Number(0, 0, 3), over=LOCATIONS)), HIDDEN, "levels by Location (GW-609)"),
    Field("cover", Named(Together(Number()), by=int), HIDDEN, "what lies on the Vital spots of a Horde card", word=""),
    Field("row", Several(Someone()), ALL, "whose Command cards are executed, in this order (GW-502)"),
    Field("current", Someone(-1, or_nobody=True), ALL, "whose turn it is in Autumn (GW-503)"),
    Field("fired", Several(OneOf(LOCATIONS)), ALL, "Locations activated in this phase (GW-518)"),
    Field("exhausted", Several(Number()), HIDDEN, "Advisors used this Year (GW-319)", word=""),
    Field("spent", Several(OneText()), HIDDEN, "effects used up, with how long that lasts (GW-336)", word=""),
    Field("guarding", Each(Number(0, -MOST), over=SECTIONS), HIDDEN, "Defence added in this Assault", word=""),
    Field("discounts", Named(Number()), HIDDEN, "what is left of discounts in this activation or Cleanup", word=""),
    Field("to_come", Number(), HIDDEN, "Horde cards still to be placed this Spring", word=""),
    Field("tally", Plain(), ALL, "how the Honour was counted, at the end", word=""),
)
