"""What shared tests ask about Chu Han."""

from tests.about import About
from tianxia.games.chuhan.data import EVENT_IDS, IDS

EVENTS = {"events": "on"}

ABOUT = About(
    sides=("han", "chu"),
    full=EVENTS,
    tables=({}, {"campaign": "house-road-to-xianyang"}, {"campaign": "house-contention"}),
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
)
