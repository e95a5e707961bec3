"""What a game of The Great Wall knows beside its cards and pieces, each field declared once."""

from __future__ import annotations

from typing import Final

from tianxia.core.fields import ALL, HIDDEN, Field, Fields
from tianxia.core.kinds import Each, Flag, Given, Named, Number, OneOf, OneText, Plain, Row, Several, Someone, Together
from tianxia.core.pieces import PieceState
from tianxia.games.greatwall.data import LOCATIONS, RESOURCES, SECTIONS
from tianxia.games.greatwall.rules.variant import RealmTable

SEASONS: Final = ("setup", "spring", "summer", "autumn", "winter")
AUTUMN: Final = SEASONS.index("autumn")
MOST: Final = 999

STATE: Final = "Realm"
BASE: Final = PieceState
FIELDS: Final[Fields] = (
    Field("variant", Given(RealmTable), HIDDEN),
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
    Field("overseers", Each(Each(Number(0, 0, 3), over=LOCATIONS)), HIDDEN, "levels by Location (GW-609)", word=""),
    Field(
        "cover", Named(Together(Number(0, -1)), by=int), HIDDEN, "what lies on the Vital spots of a Horde card", word=""
    ),
    Field(
        "row",
        Several(Someone(-1, or_nobody=True)),
        ALL,
        "whose Command cards are executed, in this order (GW-502)",
        word="",
    ),
    Field("current", Someone(-1, or_nobody=True), ALL, "whose turn it is in Autumn (GW-503)"),
    Field("fired", Several(OneOf(LOCATIONS)), ALL, "Locations activated in this phase (GW-518)"),
    Field("exhausted", Several(Number()), HIDDEN, "Advisors used this Year (GW-319)", word=""),
    Field("spent", Several(OneText()), HIDDEN, "effects used up, with how long that lasts (GW-336)"),
    Field("guarding", Each(Number(0, -MOST), over=SECTIONS), HIDDEN, "Defence added in this Assault", word=""),
    Field("discounts", Named(Number()), HIDDEN, "what is left of discounts in this activation or Cleanup", word=""),
    Field("saved", Several(Row(Number(), Number())), HIDDEN, "clan and kind of the Soldiers just Saved", word=""),
    Field("haunted", Several(OneOf(LOCATIONS)), ALL, "Locations with a Shame token (GW-1605)"),
    Field("rat", OneOf(LOCATIONS, -1, or_none=True), ALL, "where the Rat is (GW-2006)"),
    Field("khan", OneOf(SECTIONS, -1, or_none=True), ALL, "where the Khan is (GW-1117)"),
    Field("khan_fallen", Flag(), ALL, "Genghis Khan is Defeated (GW-1113)"),
    Field("awarded", Someone(-1, or_nobody=True), ALL, "who holds the Award figure (GW-1146)"),
    Field("food", Each(Number(0, 0, 99)), ALL, "Food (GW-1403)"),
    Field("most_food", Number(0, 0, 99), ALL, "the Wound marker of the Food track (GW-1404)"),
    Field("sent", Each(Several(OneOf(RESOURCES))), ALL, "resources sent to the Emperor (GW-1308)"),
    Field("valued", OneOf(RESOURCES), ALL, "what the Emperor values (GW-1501)"),
    Field("fortress", Number(0, -MOST, MOST), ALL, "Defence of the Fortress (GW-1703)"),
    Field("siege", Number(), ALL, "Shame tokens beside the Fortress (GW-1703)"),
    Field("peace", Number(), HIDDEN, "Horde cards fewer this Spring (GW-1810)"),
    Field("more_hordes", Number(), HIDDEN, "Horde cards more this Spring (GW-418)"),
    Field("skipped", Number(), HIDDEN, "Horde cards discarded first this Spring (GW-418)"),
    Field("guided", Several(Someone()), HIDDEN, "who names the Section of the next Horde cards (GW-418)"),
    Field(
        "lasting",
        Several(Row(OneText(), Number(0, -MOST, MOST), Number(0, -1, MOST))),
        HIDDEN,
        "what holds until the end of this Winter: which effect, how much, where",
    ),
    Field("done_this_year", Named(Number()), HIDDEN, "what Requests count"),
    Field("tally", Plain(), ALL, "how the Honour was counted, at the end", word=""),
)
