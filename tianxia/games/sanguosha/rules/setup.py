"""Set-up (SG-1xx): deck, roles, heroes to choose from, the choice, starting hands."""

from __future__ import annotations

from collections.abc import Sequence

from tianxia.core.asks import Ask, Option, Pick, Play, Replies, Sleeve, ask, ask_all, cards
from tianxia.core.dice import Dice
from tianxia.core.events import Facts, Seat
from tianxia.core.game import Options
from tianxia.games.sanguosha.content import (
    BONUS_FROM,
    CHOOSES_KINGDOM,
    FIRST_HERO,
    FIRST_ROLE,
    HEROES,
    KINGDOMS,
    NOT_YET_OWNED,
    OFFER,
    RULER,
    RULER_BONUS,
    RULER_OFFER,
    RULER_SKILL,
    START_HAND,
    Hero,
    deck_faces,
    roles_for,
    starts_hidden,
)
from tianxia.games.sanguosha.rules.deck import top
from tianxia.games.sanguosha.rules.pools import hero_faces, pool_of
from tianxia.games.sanguosha.rules.table import CHOOSE_HEROES, START, Table
from tianxia.games.sanguosha.rules.zones import CHARACTERS, DECK, HAND, HERO_CARD, OFFERED, ROLE, zone_of


def empty_table(seats: int, options: Options, dice: Dice) -> Table:
    """A table with all its zones and no card."""
    s = Table(seats, dice)
    s.deck_option, s.heroes_option = options["deck"], pool_of(options)
    s.fallen_option = options["fallen"]
    s.lay_zones()
    return s


def set_up(seats: int, options: Options, dice: Dice) -> Table:
    """SG-105 to SG-109: the deck is shuffled, the roles dealt, the ruler known, the ruler's heroes offered."""
    s = empty_table(seats, options, dice)
    s.add_cards(deck_faces(options["deck"]), DECK)
    s.shuffle(DECK)
    roles = roles_for(seats, options["spies"] == "two")
    dice.shuffle(roles)
    if options["ruler"] == "seat-0":
        at = roles.index(RULER)
        roles[0], roles[at] = roles[at], roles[0]
    for seat, role in enumerate(roles):
        s.add_card(FIRST_ROLE + role, zone_of(seat, ROLE))
    s.ruler = s.current = roles.index(RULER)
    s.show(s.zones[zone_of(s.ruler, ROLE)][0], s.everyone())
    s.add_cards(hero_faces(s.heroes_option), CHARACTERS)
    s.shuffle(CHARACTERS)
    offer_to_ruler(s)
    return s


def hero_of(s: Table, card: Sleeve) -> Hero:
    """The hero on a hero card."""
    return HEROES[s.faces[card] - FIRST_HERO]


def offer_to_ruler(s: Table) -> None:
    """SG-109: three heroes with a ruler skill and two others."""
    lords = [card for card in s.zones[CHARACTERS] if hero_of(s, card).ruler_capable][: RULER_OFFER[0]]
    rest = [card for card in s.zones[CHARACTERS] if card not in lords][: RULER_OFFER[1]]
    for card in lords + rest:
        s.move(card, zone_of(s.ruler, OFFERED))


def offer(s: Table, seats: Sequence[Seat]) -> None:
    """SG-110: three heroes for each of these seats; where the pool is too small, equally many for all."""
    count = min(OFFER, len(s.zones[CHARACTERS]) // max(1, len(seats)))
    for seat in seats:
        for card in s.zones[CHARACTERS][: -count - 1 : -1]:
            s.move(card, zone_of(seat, OFFERED))


def tell_opening(s: Table) -> None:
    """How many of each role, and who the ruler is."""
    counts = sorted([s.faces[s.zones[zone_of(seat, ROLE)][0]] - FIRST_ROLE for seat in range(s.seats)])
    s.emit("opening", {"ruler": s.ruler, "roles": counts, "seats": s.seats})
    for seat in range(s.seats):
        role = s.face_name(s.faces[s.zones[zone_of(seat, ROLE)][0]])
        s.emit("dealt-role", {"seat": seat}, {seat: {"role": role}})


class ChooseHero(Ask):
    """SG-109 to SG-111: one of the heroes offered; a god chooses a kingdom with it, so that nobody learns of it."""

    __slots__ = ("s",)

    def __init__(self, s: Table, seat: Seat) -> None:
        super().__init__(seat, "sanguosha.hero", "SG-109" if seat == s.ruler else "SG-110")
        self.s: Table = s

    def options(self) -> tuple[Option, ...]:
        """Heroes as they are, and gods with a kingdom."""
        offered = self.s.zones[zone_of(self.seat, OFFERED)]
        gods = [card for card in offered if hero_of(self.s, card).kingdom in CHOOSES_KINGDOM]
        plain = [card for card in offered if card not in gods]
        kingdoms = Pick("kingdom", tuple([f"kingdom/{n}" for n in range(len(KINGDOMS))]), rule="SG-111")
        found = [Option("hero", (Pick("hero", cards(plain)),))] if plain else []
        if gods:
            found.append(Option("god", (Pick("hero", cards(gods)), kingdoms)))
        return tuple(found)

    def about(self) -> Facts:
        """The player's own role, and the ruler's hero once it is known."""
        return {"role": self.s.face_name(self.s.faces[self.s.zones[zone_of(self.seat, ROLE)][0]])}


def choose_ruler(s: Table) -> Play[None]:
    """SG-109: the ruler chooses first, and openly; then the others are offered theirs."""
    reply = yield from ask(ChooseHero(s, s.ruler))
    take_heroes(s, {s.ruler: reply})
    offer(s, s.in_seat_order()[1:])
    s.step = CHOOSE_HEROES


def choose_heroes(s: Table) -> Play[None]:
    """SG-110 to SG-114: all the others at the same time and secretly; then heroes are revealed and hands dealt."""
    asked = tuple([ChooseHero(s, seat) for seat in s.in_seat_order()[1:]])
    take_heroes(s, (yield from ask_all(asked)))
    for seat in s.in_seat_order():
        for card in top(s, START_HAND):
            s.move(card, zone_of(seat, HAND))
    s.step = START


def take_heroes(s: Table, replies: Replies) -> None:
    """The chosen heroes are revealed together, but for hidden ones, whose cards stay where only their owners see them
    (SG-112, SG-1640); the others go to the characters deck."""
    chosen: list[Sleeve] = []
    for seat, reply in replies.items():
        card = reply.one("hero")
        kingdom = KINGDOMS[reply.one("kingdom")] if "kingdom" in reply.picks else hero_of(s, card).kingdom
        chosen.append(card)
        if starts_hidden(hero_of(s, card)):
            become_hidden(s, seat, s.faces[card] - FIRST_HERO)
            continue
        s.move(card, zone_of(seat, HERO_CARD))
        become(s, seat, s.faces[card] - FIRST_HERO, kingdom)
    for seat in replies:
        for card in s.zones[zone_of(seat, OFFERED)][:]:
            if card not in chosen:
                s.move(card, CHARACTERS)
    s.shuffle(CHARACTERS)


def become(s: Table, seat: Seat, number: int, kingdom: str) -> None:
    """SG-115 to SG-117: full HP, face up, unchained; a ruler has +1 with five or more players, and ruler skills."""
    hero = HEROES[number]
    s.hero[seat] = number
    s.kingdom[seat] = kingdom
    s.gender[seat] = hero.gender
    bonus = RULER_BONUS if seat == s.ruler and s.seats >= BONUS_FROM else 0
    s.max_hp[seat], s.hp[seat] = hero.max_hp + bonus, hero.start_hp + bonus
    s.shield[seat] = hero.start_shield
    s.emit("hero", {"seat": seat, "hero": hero.id, "kingdom": kingdom, "max_hp": s.max_hp[seat]})
    s.set_skills(seat, printed_skills(s, seat, hero))


def become_hidden(s: Table, seat: Seat, number: int) -> None:
    """SG-1640, SG-H13: viewed as a male hero without kingdom and skills, with 1 HP."""
    s.hero[seat] = number
    s.unrevealed[seat] = True
    s.kingdom[seat], s.gender[seat] = "", "male"
    s.max_hp[seat] = s.hp[seat] = 1
    s.set_skills(seat, ())
    s.emit("hidden-hero", {"seat": seat}, {seat: {"hero": HEROES[number].id}})


def printed_skills(s: Table, seat: Seat, hero: Hero) -> tuple[str, ...]:
    """SG-117, SG-1605: not ruler skills unless the hero is the ruler, nor those that are to be gained."""
    return tuple(
        [
            skill.id
            for skill in hero.skills
            if NOT_YET_OWNED not in skill.types and (seat == s.ruler or RULER_SKILL not in skill.types)
        ]
    )
