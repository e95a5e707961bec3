"""How simulated players choose."""

from __future__ import annotations

import random
from typing import Any

Message = dict[str, Any]


def any_choice(question: Message, luck: random.Random) -> Message:
    """Any legal choice; where they are too many to be listed, the first option with as few things as it takes."""
    if question["choices"] is not None:
        chosen: Message = luck.choice(question["choices"])
        return chosen
    option = question["options"][0]
    picks = {pick["slot"]: pick["items"][: max(1, pick["least"])] for pick in option["picks"]}
    return {"option": option["id"], "picks": picks}
