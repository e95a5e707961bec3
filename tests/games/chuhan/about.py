"""What shared tests ask about Chu Han."""

from tests.about import About
from tianxia.games.chuhan.data import EVENT_IDS, IDS

EVENTS = {"events": "on"}

ABOUT = About(
    sides=("han", "chu"),
    full=EVENTS,
    tables=({}, {"campaign": "house-road-to-xianyang"}, {"campaign": "house-contention"}),
    every=2,
    told=(
        {},
        EVENTS,
        {"campaign": "house-road-to-xianyang", "one_ability_per_play": "off"},
        {"campaign": "house-contention", "zhongli_values_all_different": "off", "zhongli_min_cards": "1"},
    ),
    typed=("why", "lead", "1", "8", "rules", "card", "auto", "log", "zhongli-mo", "graj"),
    cards=IDS,
    events=EVENT_IDS,
    examples=12,
    formerly={
        "tests/test_positions.py": "tests",
        "tests/broken_positions.py": "tests",
        "tests/test_scenario.py": "tests",
        "tests/terminal/test_plain.py": "tests",
        "tests/terminal/test_full.py": "tests",
        "tests/commands/test_scenario.py": "tests",
        "tests/visibility/test_windows.py": "tests",
    },
)
