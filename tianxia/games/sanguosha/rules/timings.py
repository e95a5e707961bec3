"""The 82 timing points of section 3 of the ledger, by the words that the skill texts use; in the order of resolution.

`TIMINGS` in content.py has the same list from the data; a test compares them.
"""

from typing import Final

# ---- using a card (SG-321)
WHEN_NEEDED_TO_USE: Final = "U0"
DECLARE: Final = "U1"
TO_PROCESSING: Final = "U2"
AFTER_DECLARING: Final = "U3"
AFTER_CHOOSING_TARGETS: Final = "U4"
WHEN_USING: Final = "U5"
WHEN_TARGETING: Final = "U6"
WHEN_BECOMING_TARGET: Final = "U7"
AFTER_TARGETING: Final = "U8"
AFTER_BECOMING_TARGET: Final = "U9"
BEFORE_EFFECT_OF_USE: Final = "U10"
START_OF_RESOLUTION: Final = "E1"
BEFORE_EFFECT: Final = "E2"
WHEN_COUNTERED: Final = "E3"
WHEN_TAKING_EFFECT: Final = "E4"
EFFECT: Final = "E5"
END_OF_EFFECT: Final = "E6"
REPEAT: Final = "U11"
AFTER_RESOLVED: Final = "U12"

# ---- playing a card (SG-331)
WHEN_NEEDED_TO_PLAY: Final = "P0"
DECLARE_PLAY: Final = "P1"
PLAYED_TO_PROCESSING: Final = "P2"
WHEN_PLAYING: Final = "P3"
AFTER_PLAYED: Final = "P4"

# ---- damage (SG-341)
BASE_DAMAGE: Final = "D0"
BEFORE_DAMAGE: Final = "D1"
WHEN_DEALING: Final = "D2"
WHEN_DEALING_FIXED: Final = "D3"
WHEN_SUFFERING: Final = "D4"
WHEN_SUFFERING_FIXED: Final = "D5"
ACTUAL_DAMAGE: Final = "D6"
AFTER_DEALING: Final = "D7"
AFTER_SUFFERING: Final = "D8"
DAMAGE_RESOLVED: Final = "D9"
CHAIN: Final = "D10"

# ---- losing HP, healing, maxHP (SG-351)
BEFORE_LOSING_HP: Final = "L1"
LOSE_HP: Final = "L2"
AFTER_LOSING_HP: Final = "L3"
BEFORE_HEALING: Final = "H1"
HEAL: Final = "H2"
AFTER_HEALING: Final = "H3"
BEFORE_MAX_HP: Final = "X1"
MAX_HP: Final = "X2"
AFTER_MAX_HP: Final = "X3"

# ---- brink of death (SG-361) and death (SG-371)
ENTERING_BRINK: Final = "B1"
IN_BRINK: Final = "B2"
END_OF_ASKING: Final = "B3"
AFTER_BRINK: Final = "B4"
BEFORE_REVEALING_ROLE: Final = "K0"
REVEAL_ROLE: Final = "K1"
WHEN_DYING: Final = "K2"
CLEAN_UP: Final = "K3"
REWARD: Final = "K4"
AFTER_DEATH: Final = "K5"

# ---- judgement (SG-381)
WHEN_JUDGED: Final = "J1"
JUDGEMENT_CARD: Final = "J2"
BEFORE_JUDGEMENT_TAKES_EFFECT: Final = "J3"
JUDGEMENT_DETERMINED: Final = "J4"
AFTER_JUDGEMENT_TAKES_EFFECT: Final = "J5"
AFTER_JUDGEMENT: Final = "J6"

# ---- moves (SG-391), point fights (SG-912)
BEFORE_MOVE: Final = "M1"
MOVE: Final = "M2"
AFTER_MOVE: Final = "M3"
POINT_FIGHT: Final = "F1"
CHOOSE_FIGHT_CARDS: Final = "F2"
FIGHT_CARDS_DOWN: Final = "F3"
FIGHT_CARDS_REVEALED: Final = "F4"
FIGHT_RESULT: Final = "F5"
FIGHT_EFFECTS: Final = "F6"
AFTER_FIGHT: Final = "F7"

# ---- turns and phases (SG-203, SG-208), game and rounds (SG-201, SG-202)
BEFORE_TURN: Final = "T0"
START_OF_TURN: Final = "T1"
BEFORE_PHASE: Final = "T2"
START_OF_PHASE: Final = "T3"
IN_PHASE: Final = "T4"
END_OF_PHASE: Final = "T5"
END_OF_TURN: Final = "T6"
START_OF_GAME: Final = "G1"
WHEN_REVEALING: Final = "S1"
RESHUFFLE: Final = "N1"
START_OF_ROUND: Final = "G2"
END_OF_ROUND: Final = "G3"
