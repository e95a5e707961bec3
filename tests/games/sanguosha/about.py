"""What shared tests ask about Sanguosha."""

from typing import Any

from tests.about import About
from tianxia.games.sanguosha.content import KINDS


def names(view: dict[str, Any]) -> dict[str, str]:
    """Seats go by their heroes."""
    return {f"seat/{seat}": each["hero"] for seat, each in enumerate(view["seats"])}


ABOUT = About(
    full={"deck": "extra"},
    tables=({"deck": "extra"},),
    told=({"deck": "extra"}, {"heroes": "standard"}),
    every=5,
    typed=("why", "sha", "1", "2", "end", "peach", "hero", "card", "rules", "beliefs", "cao cao", "/"),
    cards=tuple(KINDS),
    names=names,
    examples=39,
    formerly={
        "tianxia/server/roster.py": "faces",
        "tianxia/bots/beliefs.py": "bots",
        "tests/commands/test_content.py": "tests",
        "tests/server/test_beliefs.py": "tests",
        "tests/server/test_roster.py": "tests",
    },
    added=(  # texts and tips of the heroes beyond the classic 65, each set in files of its own
        r"tianxia/games/sanguosha/texts/(?!heroes|terms)\w+\.(en|pl)\.ftl",
        r"tianxia/games/sanguosha/bots/tips/(?!__init__)\w+\.py",
    ),
)
