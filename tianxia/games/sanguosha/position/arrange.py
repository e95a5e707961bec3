"""Positions of Sanguosha by hand: the picture that can be read is the picture that can be set (docs/scenarios.md)."""

from __future__ import annotations

from typing import Any, Final

from tianxia.core.by_default import say_zones
from tianxia.core.dice import Dice
from tianxia.core.events import Facts, Seat
from tianxia.core.fields import say, words
from tianxia.core.game import Options
from tianxia.core.given import GivenPosition
from tianxia.core.inputs import a_list, a_number, a_table, a_text, a_word, said, texts
from tianxia.core.kinds import NONE
from tianxia.errors import BadInput
from tianxia.games.sanguosha.content import (
    CHOOSES_KINGDOM,
    FIRST_ROLE,
    HERO,
    HEROES,
    KINGDOMS,
    REBEL,
    ROLES,
    RULER,
    SEATS,
    SHIELD_CAP,
    SKILLS,
    SPY,
    Hero,
    roles_for,
    starts_hidden,
)
from tianxia.games.sanguosha.position.aside import set_use, use_laid_aside
from tianxia.games.sanguosha.position.course import set_discarded, set_followed, set_marks, set_time, time_of
from tianxia.games.sanguosha.position.happening import happening, set_happening
from tianxia.games.sanguosha.position.knowledge import knowledge
from tianxia.games.sanguosha.position.lots import (
    check_cards,
    hand_labels,
    lay_cards,
    lay_heroes,
    lots_of,
    set_hand_labels,
    smallest_deck,
)
from tianxia.games.sanguosha.position.naming import card_names, check_hero, heroes_of, named, names_of, seat_names
from tianxia.games.sanguosha.rules.fields import FIELDS, GENDERS, MOST_HP
from tianxia.games.sanguosha.rules.owning import TOKENS, free_key
from tianxia.games.sanguosha.rules.pools import is_in, pool_of
from tianxia.games.sanguosha.rules.setup import become, become_hidden, empty_table
from tianxia.games.sanguosha.rules.skills import is_valid
from tianxia.games.sanguosha.rules.table import Table
from tianxia.games.sanguosha.rules.zones import ATOP, BESIDES, HIDDEN_BESIDES, OFFERED, PROCESSING, ROLE, ZONES, zone_of

OF_HEROES: Final = {"hp": "hp", "max_hp": "max_hp", "shields": "shield", "kingdoms": "kingdom", "genders": "gender"}
KEYS: Final = (
    "heroes", *dict.fromkeys(["roles", *ZONES.words(("",)), *words(FIELDS), *OF_HEROES]), "dead", "skills", "invalid",
    "tokens", "incarnations", "hand_labels", "using", "happening", "step", "effects", "discarded", "followed", "marked",
    "knows", "dice",
)  # fmt: skip
ONLY_SET: Final = ("gained", "lost")  # other words for `skills`
EXAMPLE: Final = ["liu-bei", "cao-cao"]  # where a position does not even name its heroes
MOST_TOKENS: Final = 999


# ---- reading


def picture(s: Table) -> Facts:
    """The whole truth in readable words."""
    names = seat_names(s)
    seats = list(enumerate(names))
    playing = [(seat, name) for seat, name in seats if s.hero[seat] >= 0]
    offered = [(name, s.zones[zone_of(seat, OFFERED)]) for seat, name in seats if not s.unrevealed[seat]]
    return {
        "heroes": heroes_of(s),
        "roles": {name: ROLES[s.role(seat)] for seat, name in seats},
        **say(s, FIELDS, names),
        "dead": [name for seat, name in seats if not s.lives(seat)],
        **{word: {name: getattr(s, field)[seat] for seat, name in playing} for word, field in OF_HEROES.items()},
        "skills": {name: list(s.skills[seat]) for seat, name in playing},
        "invalid": {name: invalid for seat, name in playing if (invalid := invalid_skills(s, seat))},
        "tokens": {name: dict(sorted(s.tokens[seat].items())) for seat, name in playing if s.tokens[seat]},
        **say_zones(s, ZONES.spots(names), card_names),
        "judgement": {name: [_lying(s, card) for card in s.judging(seat)] for seat, name in seats},
        "atop": {name: lot for seat, name in seats if (lot := _labelled(s, zone_of(seat, ATOP)))},
        "besides": {name: lot for seat, name in seats if (lot := _labelled(s, zone_of(seat, BESIDES)))},
        "hidden": {name: lot for seat, name in seats if (lot := _labelled(s, zone_of(seat, HIDDEN_BESIDES)))},
        "hand_labels": {name: lot for seat, name in seats if (lot := hand_labels(s, seat))},
        "offered": {name: [named(s, card) for card in lot] for name, lot in offered if lot},
        "incarnations": {name: named(s, card) for name, lot in offered for card in lot if card in s.labels},
        "using": use_laid_aside(s),
        "happening": happening(s),
        **time_of(s, names),
        "knows": knowledge(s, names).say(names),
        "dice": f"{s.dice.key:032x}/{s.dice.n}",
    }


def invalid_skills(s: Table, seat: Seat) -> list[str]:
    """SG-1520: the skills of a hero that do nothing just now."""
    return [key for key in s.skills[seat] if s.alive[seat] and not is_valid(s, seat, key)]


def _lying(s: Table, card: int) -> Any:
    """A delayed tactic, or a card that lies there as one."""
    return {"card": named(s, card), "as": s.labels[card]} if card in s.labels else named(s, card)


def _labelled(s: Table, zone: int) -> Facts:
    lots: dict[str, list[str]] = {}
    for card in s.zones[zone]:
        lots.setdefault(s.labels.get(card, ""), []).append(named(s, card))
    return lots


# ---- setting


def arrange(position: Facts, options: Options, strict: bool, dice: Dice) -> Table:
    """The state of a position; what is not named is filled or, if `strict`, must not be missing."""
    a_table("a position of sanguosha", position, (*KEYS, *ONLY_SET))
    heroes = _heroes(position)
    named = [*heroes, *hero_cards(position)]
    if any(hero in HERO and not is_in(HERO[hero], pool_of(options)) for hero in named):
        options["heroes"] = "all"
        options.pop("set", None)
        options.pop("hero", None)
    given = GivenPosition(position, names_of(heroes))
    lots = lots_of(given)
    options["deck"] = smallest_deck(lots, options)
    s = empty_table(len(heroes), options, Dice(dice.fresh_key()))
    _set_deaths(s, given)
    _set_roles(s, given, options, strict, dice)
    for seat, hero in enumerate(heroes):
        if hero != NONE:
            _set_hero(s, given, seat, hero, dice)
    set_time(s, given)
    lay_heroes(s, given, strict, dice)
    lay_cards(s, lots, strict, dice)
    check_cards(s, given.names)
    set_hand_labels(s, given)
    set_discarded(s, given)
    set_followed(s, given)
    set_marks(s, given)
    set_use(s, given)
    set_happening(s, given)
    _check_rest(s, given)
    knowledge(s, given.names).hear(given)
    _set_dice(s, given)
    return s


def hero_cards(position: Facts) -> list[object]:
    """The hero cards that a position names, apart from those of the seats."""
    offered = position.get("offered")
    lots = [*(offered.values() if isinstance(offered, dict) else ()), position.get("characters")]
    return [card for lot in lots if isinstance(lot, list) for card in lot if isinstance(card, str)]


def _heroes(position: Facts) -> list[str]:
    """One hero for each seat; "none" where it is still to be chosen."""
    heroes = texts("heroes", position.get("heroes", EXAMPLE))
    if len(heroes) not in SEATS:
        raise BadInput(f"sanguosha is for {SEATS[0]} to {SEATS[-1]} players, not {len(heroes)} (SG-106)")
    for hero in heroes:
        if hero != NONE:
            check_hero("each of heroes", hero)
    return heroes


def _set_deaths(s: Table, given: GivenPosition) -> None:
    alive, dead, resting = given.seats("alive"), given.seats("dead"), given.seats("resting")
    if given.position.get("dead") is None and given.position.get("alive") is not None:
        dead = [seat for seat in range(s.seats) if seat not in alive + resting]
    for seat in dead + resting:
        s.alive[seat] = False
        s.resting[seat] = seat in resting
    if given.position.get("alive") is not None and sorted(alive + dead + resting) != list(range(s.seats)):
        raise BadInput("alive, dead and resting name all heroes, each once")
    if any(seat in dead for seat in resting):
        raise BadInput("whoever rests is not dead (SG-951)")


def _set_roles(s: Table, given: GivenPosition, options: Options, strict: bool, dice: Dice) -> None:
    """SG-106 to SG-108: the first seat is the ruler's if nobody else is named."""
    roles = {
        seat: ROLES.index(a_word(f"roles.{given.names[seat]}", role, ROLES))
        for seat, role in _named_roles(given).items()
    }
    ruler = next((seat for seat, role in roles.items() if role == RULER), None)
    s.ruler = given.seat("ruler", given.get("ruler", given.names[0 if ruler is None else ruler]))
    if roles.setdefault(s.ruler, RULER) != RULER or ruler not in (None, s.ruler):
        raise BadInput("there is one ruler; ruler and roles name different ones (SG-106)")
    if strict and len(roles) < s.seats:
        raise BadInput("a strict position names every role")
    left = _left_roles(s, list(roles.values()), options)
    for seat in range(s.seats):
        role = roles[seat] if seat in roles else left.pop(dice.below(len(left)))
        s.add_card(FIRST_ROLE + role, zone_of(seat, ROLE))
    living = [s.role(seat) for seat in s.survivors()]
    if RULER not in living or not (REBEL in living or SPY in living):
        raise BadInput("with these deaths the game would be over (SG-750, SG-751)")


def _named_roles(given: GivenPosition) -> dict[Seat, Any]:
    """A table by hero, or a list in the order of the seats."""
    roles = given.position.get("roles")
    if not isinstance(roles, list):
        return given.by_seat("roles")
    if len(roles) > len(given.names):
        raise BadInput(f"roles are for {len(given.names)} heroes, not for {len(roles)} (SG-106)")
    return dict(enumerate(roles))


def _left_roles(s: Table, roles: list[int], options: Options) -> list[int]:
    """The roles that nobody has yet; two spies are no surprise if the position names them."""
    for spies in dict.fromkeys((options["spies"], "one", "two")):
        left = roles_for(s.seats, spies == "two")
        if all(left.count(role) >= roles.count(role) for role in roles):
            options["spies"] = spies
            for role in roles:
                left.remove(role)
            return left
    usual = ", ".join([ROLES[role] for role in roles_for(s.seats, options["spies"] == "two")])
    raise BadInput(f"the roles of {s.seats} players are {usual} (SG-106, SG-107)")


def _set_hero(s: Table, given: GivenPosition, seat: Seat, hero: str, dice: Dice) -> None:
    """SG-115 to SG-117, and what has changed since."""
    name = given.names[seat]
    seeming = _seeming(given, seat, hero)
    usual = seeming.kingdom
    if usual in CHOOSES_KINGDOM:
        usual = KINGDOMS[dice.below(len(KINGDOMS))]
    hidden = seat in given.seats("unrevealed")
    if hidden and not (s.alive[seat] and starts_hidden(HERO[hero])):
        raise BadInput(f"{name} cannot be hidden: only living heroes with a stealth skill are (SG-1640)")
    kingdom = usual if hidden else given.by_seat("kingdoms").get(seat, usual)
    if kingdom != HERO[hero].kingdom:
        a_word(f"kingdoms.{name}", kingdom, KINGDOMS)
    become(s, seat, HEROES.index(HERO[hero]), kingdom)
    if hidden:
        become_hidden(s, seat, HEROES.index(HERO[hero]))
    gender = "male" if hidden else seeming.gender
    s.gender[seat] = a_word(f"genders.{name}", given.by_seat("genders").get(seat, gender), GENDERS)
    _set_hp(s, given, seat, name)
    _set_skills(s, given, seat, name)
    s.chained[seat] = seat in given.seats("chained")
    s.flipped[seat] = seat in given.seats("flipped")
    begins = s.tokens[seat] if s.lives(seat) else {}  # SG-1656: charges
    tokens = a_table(f"tokens.{name}", given.by_seat("tokens").get(seat, begins), tuple(TOKENS))
    s.tokens[seat] = {token: a_number(f"tokens.{name}.{token}", n, 0, MOST_TOKENS) for token, n in tokens.items()}
    if not s.lives(seat) and (s.chained[seat] or s.flipped[seat] or s.tokens[seat]):
        raise BadInput(f"{name} is dead: neither chained nor flipped, and without tokens (SG-437)")


def _seeming(given: GivenPosition, seat: Seat, hero: str) -> Hero:
    """The hero whose kingdom and gender count: the one of this seat, or the one that Zuo Ci shows."""
    shown = given.by_seat("incarnations").get(seat)
    return HERO.get(str(shown), HERO[hero])


def _set_hp(s: Table, given: GivenPosition, seat: Seat, name: str) -> None:
    """SG-701: HP never exceed maxHP; a living hero in the game has at least 1."""
    least = 1 if s.lives(seat) else 0
    max_hp = given.by_seat("max_hp").get(seat)
    if max_hp is not None:
        s.max_hp[seat] = a_number(f"max_hp.{name}", max_hp, least, MOST_HP)
    usual = s.max_hp[seat] if s.alive[seat] else 0
    hp = given.by_seat("hp").get(seat, usual)
    s.hp[seat] = a_number(f"hp.{name}", hp, 1 if s.alive[seat] else -MOST_HP, s.max_hp[seat])
    most = SHIELD_CAP if s.lives(seat) else 0
    s.shield[seat] = a_number(f"shields.{name}", given.by_seat("shields").get(seat, min(most, s.shield[seat])), 0, most)


def _set_skills(s: Table, given: GivenPosition, seat: Seat, name: str) -> None:
    """The printed ones, without those that are lost and with those that are gained, or exactly those named."""
    lost = _skills(f"lost.{name}", given.by_seat("lost").get(seat, []))
    gained = _skills(f"gained.{name}", given.by_seat("gained").get(seat, []))
    for skill in lost:
        if skill not in s.skills[seat]:
            raise BadInput(f"{name} cannot have lost {skill}, which is not among the skills of this hero")
    if seat in given.by_seat("skills") and (lost or gained):
        raise BadInput(f"skills.{name} are all the skills of this hero; gained and lost go with the printed ones")
    usual = [skill for skill in s.skills[seat] if skill not in lost]
    for skill in gained:
        usual.append(free_key(skill, usual))
    s.set_skills(seat, tuple(_skills(f"skills.{name}", given.by_seat("skills").get(seat, usual))))


def _skills(what: str, skills: object) -> list[str]:
    found = texts(what, skills)
    for skill in found:
        if skill.partition("#")[0] not in SKILLS:
            raise BadInput(f"{what} has no skill {said(skill)}")
        if found.count(skill) > 1:
            raise BadInput(f"{what} names {skill} twice; a second skill of that name is {skill}#2 (SG-1544)")
    return found


def _check_rest(s: Table, given: GivenPosition) -> None:
    """A position is a rest point: nothing is being resolved but a card before one of its targets, and what follows
    from the rest agrees with it."""
    if s.zones[PROCESSING] and s.kept is None:
        raise BadInput("processing is empty in a position unless using says which card is being used (SG-431)")
    if a_list("face_down", given.get("face_down", [])):
        raise BadInput("face_down is empty in a position, since nothing is being stated (SG-431)")
    s.cached = None
    invalid = {given.names[seat]: found for seat in range(s.seats) if (found := invalid_skills(s, seat))}
    if given.get("invalid", invalid) != invalid:
        raise BadInput(f"invalid is {said(invalid)} with these skills, not {said(given.position['invalid'])} (SG-1520)")


def _set_dice(s: Table, given: GivenPosition) -> None:
    """What chance will bring: a key and how many draws were made."""
    text = a_text("dice", given.get("dice", ""))
    key, _, drawn = text.partition("/")
    if not text:
        return
    if len(key) != 32 or any(digit not in "0123456789abcdef" for digit in key) or not drawn.isdecimal():
        raise BadInput(f"dice is a key of 32 hexadecimal digits, a slash and a count, not {said(text)}")
    s.dice = Dice(int(key, 16), int(drawn[:18]))
