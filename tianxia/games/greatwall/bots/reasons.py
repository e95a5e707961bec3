"""Why the greedy policy of The Great Wall would choose so, in a few words: what a hint says after the choice."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from tianxia.bots.reading import Because
from tianxia.core.asks import Choice
from tianxia.core.dice import key_from_seed
from tianxia.core.events import Seat
from tianxia.core.views import Glimpse
from tianxia.games.greatwall.bots.worth import SHAME_COST, danger, prizes, shares, years_left
from tianxia.games.greatwall.data import (
    GAME_NUMBERS,
    LEVELS,
    LOCATIONS,
    MADE_AT,
    REGULAR,
    RESOURCES,
    SECTIONS,
    SOLDIERS,
    WALL,
)
from tianxia.games.greatwall.rules.asking import SPOTS, picked
from tianxia.games.greatwall.rules.soldiers import figures_on
from tianxia.games.greatwall.rules.state import LYING, Realm
from tianxia.games.greatwall.rules.winter import defence_of, power_of

KEY: Final = key_from_seed("reasons")  # of the world that is looked into; whatever is said is the same in all of them
LIKELY: Final = 0.5  # from here on a Breach threatens
SEVERAL: Final = 2  # Clerks of the owner by which a Command card is told
Reason = Callable[[Realm, Seat, Choice], Because | None]


def reason(glimpse: Glimpse, choice: Choice) -> Because | None:
    """What speaks for a choice, by open things and what the asked player has."""
    world = glimpse.world(KEY)
    state = world.state
    assert isinstance(state, Realm)
    question = next(question for question in world.waiting() if question.seat == glimpse.seat)
    found = REASONS.get((question.kind.partition(".")[2], choice.option))
    return None if found is None else found(state, glimpse.seat, choice)


# ---- fighting


def of_attack(s: Realm, seat: Seat, choice: Choice) -> Because:
    """A Claim, a lead, protection from a Breach, or what is printed on the spot."""
    card, spot = divmod(picked(choice, "spot"), SPOTS)
    covers = 2 if choice.option == "charge" else 1
    own = shares(s, card)
    mine, others = own[seat] + covers, max([count for clan, count in enumerate(own) if clan != seat], default=0)
    honour = int(s.card(card).row["honour"])
    if s.cover[card].count(0) <= covers and mine > others:
        return "claims", {"honour": honour}
    section, row = s.place_of_horde(card)
    if row == 0 and not own[seat] and danger(s, section) > LIKELY:
        return "guards", {"section": SECTIONS[section]}
    reward = s.card(card).rewards[spot]
    if reward in RESOURCES:
        return "reward", {"resource": reward}
    return ("leads" if mine > others else "share"), {"honour": honour}


def of_recruit(s: Realm, seat: Seat, choice: Choice) -> Because:
    """Where a Soldier is needed."""
    section = picked(choice, "section")
    hordes = s.hordes(section)
    if choice.option == "man":
        return "fires", {"section": SECTIONS[section]}
    if hordes and danger(s, section) > LIKELY and not figures_on(s, hordes[0], seat):
        return "guards", {"section": SECTIONS[section]}
    return ("strikes" if hordes else "waits"), {"soldier": SOLDIERS[picked(choice, "kind")]}


def of_save(s: Realm, seat: Seat, choice: Choice) -> Because:
    """A Soldier who may Attack again."""
    return "saves", {"years": years_left(s)}


# ---- Clerks and Locations


def of_clerk(s: Realm, seat: Seat, choice: Choice) -> Because:
    """How near a Location is to being activated."""
    at = picked(choice, "to")
    if at not in REGULAR:
        return "special", {"location": LOCATIONS[at]}
    missing = s.spots(at) - s.crowd(at) - 1
    if missing <= 0:
        return "full", {"location": LOCATIONS[at]}
    return "nearer", {"location": LOCATIONS[at], "left": missing}


def of_activation(s: Realm, seat: Seat, choice: Choice) -> Because:
    """Resources come before what they pay for."""
    at = picked(choice, "location")
    return ("produces" if at in MADE_AT else "acts"), {"location": LOCATIONS[at]}


def of_overseer(s: Realm, seat: Seat, choice: Choice) -> Because:
    """Income in the Years to come."""
    prize = prizes(s, seat).get("overseer_level", 0.0)
    years = years_left(s)
    return ("prize", {"honour": int(prize)}) if prize and not years else ("income", {"years": years})


def of_command(s: Realm, seat: Seat, choice: Choice) -> Because | None:
    """What the parts of one's own Command card are."""
    card = s.card(choice.one("card"))
    ops = [e for part in card.row["parts"] if part["who"] == "owner" for e in part["ops"]]
    words = [e["op"] for e in ops]
    if "attack" in words:
        return "soldiers", {"count": next(int(e["n"]) for e in ops if e["op"] == "attack")}
    if "activate" in words:
        return "advanced", {}
    clerks = sum([int(e["n"]) for e in ops if e["op"] == "move_clerk"])
    return ("clerks", {"count": clerks}) if clerks >= SEVERAL else None


# ---- building and hiring


def of_wall(s: Realm, seat: Seat, choice: Choice) -> Because:
    """Its Honour and Defence."""
    section = picked(choice, "section")
    here, above = LEVELS[s.level(section)], LEVELS[s.level(section) + 1]
    honour = int(above["honour"]) + int(prizes(s, seat).get("wall_level_built", 0.0))
    return "wall", {"honour": honour, "defence": int(above["defence"]) - int(here["defence"])}


def of_barricade(s: Realm, seat: Seat, choice: Choice) -> Because:
    """Whether it holds off a Breach."""
    section = picked(choice, "section")
    gap = power_of(s, section) - defence_of(s, section)
    if s.hordes(section) and 0 < gap <= int(WALL["barricade_defence"]):
        return "holds", {"section": SECTIONS[section]}
    return "barricade", {"honour": int(WALL["barricade_honour"])}


def of_assistant(s: Realm, seat: Seat, choice: Choice) -> Because:
    """Artifacts count Assistants, or cards do."""
    prize = prizes(s, seat).get("assistant", 0.0)
    return ("prize", {"honour": int(prize)}) if prize else ("assistant", {})


def of_advisor(s: Realm, seat: Seat, choice: Choice) -> Because:
    """An Active Advisor works from now on."""
    return "advisor", {"years": years_left(s) + 1}


def of_new_clerk(s: Realm, seat: Seat, choice: Choice) -> Because:
    """One more to Move."""
    return "clerk", {"years": years_left(s) + 1}


# ---- Summer


def of_leaving(s: Realm, seat: Seat, choice: Choice) -> Because:
    """What lies there gives Honour."""
    return "lying", {"honour": int(GAME_NUMBERS["unrecovered_command_honour"]) * len(s.zones[LYING + seat])}


def of_recovering(s: Realm, seat: Seat, choice: Choice) -> Because:
    """A hand to choose from."""
    return "hand", {}


def of_shame(s: Realm, seat: Seat, choice: Choice) -> Because:
    """What a token costs at the end."""
    return ("pool", {}) if s.variant.is_coop else ("shame", {"honour": int(SHAME_COST)})


def of_request(s: Realm, seat: Seat, choice: Choice) -> Because:
    """Requests are how a co-operative game is won."""
    return "request", {}


REASONS: Final[dict[tuple[str, str], Reason]] = {
    ("command", "command"): of_command,
    ("clerk", "move"): of_clerk,
    ("clerk", "shift"): of_clerk,
    ("activate", "activate"): of_activation,
    ("advanced", "activate"): of_activation,
    ("raise", "raise"): of_overseer,
    ("attack", "attack"): of_attack,
    ("attack", "charge"): of_attack,
    ("wound", "wound"): of_attack,
    ("recruit", "recruit"): of_recruit,
    ("recruit", "man"): of_recruit,
    ("save", "save"): of_save,
    ("build", "wall"): of_wall,
    ("build", "barricade"): of_barricade,
    ("barricade", "barricade"): of_barricade,
    ("embassy", "clerk"): of_new_clerk,
    ("embassy", "advisor"): of_advisor,
    ("embassy", "assistant"): of_assistant,
    ("recover", "leave"): of_leaving,
    ("recover", "recover"): of_recovering,
    ("shame", "shame"): of_shame,
    ("request", "agree"): of_request,
}
