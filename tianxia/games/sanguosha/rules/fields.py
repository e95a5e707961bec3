"""What a table of Sanguosha holds apart from its cards, each field declared once (SG-H01 to SG-H17)."""

from __future__ import annotations

from typing import Final

from tianxia.core.by_seat import Pairs
from tianxia.core.fields import ALL, HIDDEN, OWNER, Field, Fields
from tianxia.core.kinds import (
    MOST,
    NOBODY,
    NONE,
    Each,
    Flag,
    Follows,
    Given,
    Named,
    Number,
    OneOf,
    OneText,
    Plain,
    Row,
    Several,
    Someone,
    Together,
)
from tianxia.games.sanguosha.content import ATTENDANTS, KINDS, SHIELD_CAP, SLOTS, is_content
from tianxia.games.sanguosha.rules.skills import SkillIndex

STEP_WORDS: Final = ("choose-ruler", "choose-heroes", "start", "turn", "phase", "idle", "turn-end")
HAPPENING_WORD: Final = "happening"  # a step of positions by hand alone (position/happening.py)
PHASE_WORDS: Final = ("beginning", "judgement", "draw", "action", "discard", "end")  # SG-203
NO_PHASE: Final = -1
MOST_HP: Final = 99
ANYBODY: Final = Someone(NOBODY, or_nobody=True, nobody=NONE)
GENDERS: Final = ("male", "female", "both")
SCOPES: Final = ("phase", "turn", "round", "game", "next-turn", "turn-of")  # how long something lasts (SG-218, SG-222)
NOTED: Final = (  # what `Table.note` is told
    "phase", "use", "play", "draw", "discard", "dealt", "suffered", "lose-hp", "heal", "healed", "robbed", "freed",
    "death", "piled",
)  # fmt: skip


def is_limited(name: str) -> bool:
    """Whether a skill or card of this name can count as used."""
    return is_content(name.partition("@")[0].partition("#")[0])


def is_kind(name: str) -> bool:
    """Whether this is a kind of card, or none."""
    return not name or name in KINDS


CARDS_OF_CLIQUES: Final = Each(Together(OneText(among=tuple(ATTENDANTS))))
STATE: Final = "Table"
FIELDS: Final[Fields] = (
    Field("deck_option", Given(str), HIDDEN),
    Field("heroes_option", Given(str), HIDDEN),
    Field("fallen_option", Given(str), HIDDEN, "whether the dead see all roles (SG-756)"),
    Field("hero", Each(Number(-1, -1)), HIDDEN, "its place in the roster; -1 = still to be chosen", word=""),
    Field("hp", Each(Number(0, -MOST_HP, MOST_HP)), ALL, word=""),
    Field("max_hp", Each(Number(0, 0, MOST_HP)), ALL, word=""),
    Field("shield", Each(Number(0, 0, SHIELD_CAP)), ALL, word=""),
    Field("alive", Each(Flag(True)), ALL, "in the game: neither dead nor resting"),
    Field("resting", Each(Flag()), ALL, "alive, and out of the game for a while (SG-950)"),
    Field("chained", Each(Flag()), ALL),
    Field("flipped", Each(Flag()), ALL),
    Field("unrevealed", Each(Flag()), ALL, "not revealed yet (SG-1640)"),
    Field("disabled", Each(Together(OneText(among=SLOTS))), ALL, "equipment slots that hold nothing (SG-1204)"),
    Field("attendants", CARDS_OF_CLIQUES, ALL, "unshown attendants (SG-983)"),
    Field("clique", CARDS_OF_CLIQUES, ALL, "the attendants shown now (SG-984)"),
    Field("past_cliques", CARDS_OF_CLIQUES, ALL, "the attendants shown before"),
    Field("clique_offer", CARDS_OF_CLIQUES, OWNER, "the attendant drawn, then those to choose from (SG-H16)", word=""),
    Field("kingdom", Each(OneText()), ALL, word=""),
    Field("gender", Each(OneText()), ALL, word=""),
    Field("skills", Each(Together(OneText())), ALL, word=""),
    Field("tokens", Each(Named(Number())), ALL, word=""),
    Field("labels", Named(OneText(), int), HIDDEN, "what a card atop or beside a hero is called (SG-911)", word=""),
    Field("ruler", Someone(), ALL),
    Field("banned", Several(OneText(among=tuple(KINDS))), ALL, "kinds of cards that are removed for good (SG-626)"),
    Field("places", Several(Someone()), ALL, "the seats round the table, where they are not as dealt (SG-845)"),
    Field("step", OneOf((*STEP_WORDS, HAPPENING_WORD)), ALL, "what comes next at a rest point", word=""),
    Field("round", Number(), ALL),
    Field("turns", Number(), HIDDEN),
    Field("turn_of", ANYBODY, HIDDEN, "whose regular turn it is or was last"),
    Field("current", Someone(), ALL, "whose turn it is", word="turn"),
    Field("phase", OneOf(PHASE_WORDS, NO_PHASE, or_none=True), ALL),
    Field("skipped", Several(OneOf(PHASE_WORDS)), HIDDEN, "phases of this turn that are to be skipped"),
    Field("extra_turns", Several(Someone()), ALL),
    Field("fallen", ANYBODY, HIDDEN, 'dead, and still allowed what happens "when you die"', word=""),
    Field(
        "uses",
        Several(Row(OneText(among=SCOPES), Someone(), OneText(accepts=is_limited, about="a skill or a card"))),
        HIDDEN,
        word="used",
    ),
    Field(
        "values",
        Several(Row(Someone(), OneText(accepts=is_limited, about="a skill or a card"), OneText(), Number(0, -MOST))),
        HIDDEN,
        "what a skill has counted, where it stands (SG-1520)",
    ),
    Field("effects", Several(Row(OneText(), Someone(), Number(0, -MOST), OneText())), HIDDEN, word=""),
    Field(
        "history",
        Several(
            Row(
                OneText(among=NOTED),
                ANYBODY,
                ANYBODY,
                Number(0, -MOST),
                OneText(accepts=is_kind, about="a kind of card or empty"),
            )
        ),
        HIDDEN,
        "what happened in this turn",
    ),
    Field("phase_from", Number(), HIDDEN, "where in it the current phase began"),
    Field(
        "discarded",
        Several(Row(Number(), ANYBODY, Number())),
        HIDDEN,
        "in this phase, and in the discard pile ever since (SG-823)",
        word="",
    ),
    Field(
        "followed",
        Several(Row(Number(), Someone())),
        HIDDEN,
        "whose cards went to the discard pile this turn, where a skill asks (FOLLOWS)",
        word="",
    ),
    Field(
        "marks",
        Several(Row(Number(), OneText(accepts=is_content, about="a skill"), Someone())),
        HIDDEN,
        "marked cards: which, by which skill, whose (SG-939 to SG-941)",
        word="",
    ),
    Field("deeds", Pairs(), HIDDEN, "what one hero did to another, by who * seats + whom (deeds.py)"),
    Field("kept", Plain(), HIDDEN, "a card that rests before one of its targets (using.py)", word=""),
    Field("cached", Follows(SkillIndex), HIDDEN),
)
