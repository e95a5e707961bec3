"""The state of Sanguosha: what can be read from a table and changed on it; its fields are declared in fields.py."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar, Final

from tianxia.core.asks import Sleeve
from tianxia.core.events import Seat
from tianxia.core.fields import Fields
from tianxia.core.state import Broken, Outcome, Over
from tianxia.core.zones import Zones
from tianxia.games.sanguosha.content import FACE_NAMES, FIRST_EXTRA, FIRST_HERO, FIRST_ROLE, KINDS, PRINTS
from tianxia.games.sanguosha.rules.cards import Card
from tianxia.games.sanguosha.rules.deeds import weight
from tianxia.games.sanguosha.rules.fields import FIELDS, PHASE_WORDS
from tianxia.games.sanguosha.rules.index import build_index
from tianxia.games.sanguosha.rules.made import TableFields
from tianxia.games.sanguosha.rules.skills import (
    CHARGE,
    NAME_VIEW,
    NOTES,
    SUIT_VIEW,
    TOKEN_SKILLS,
    SkillIndex,
    changes_index,
    charges_of,
    had_for_a_time,
)
from tianxia.games.sanguosha.rules.zones import (
    BLOCK,
    DECK,
    DISCARD,
    EQUIPPED,
    FIRST_BLOCK,
    HAND,
    JUDGEMENT,
    NOBODY,
    PROCESSING,
    ROLE,
    ZONES,
    area_of,
    owner_of,
    zone_of,
)

# ---- what comes next at a rest point
CHOOSE_RULER: Final = 0
CHOOSE_HEROES: Final = 1
START: Final = 2
TURN: Final = 3
PHASE: Final = 4
IDLE: Final = 5
TURN_END: Final = 6

PHASES: Final = PHASE_WORDS  # SG-203
BEGINNING: Final = 0
JUDGING: Final = 1
DRAWING: Final = 2
ACTION: Final = 3
DISCARDING: Final = 4
ENDING: Final = 5
NO_PHASE: Final = -1

# ---- how long something lasts (SG-218, SG-222)
THIS_PHASE: Final = "phase"
THIS_TURN: Final = "turn"
THIS_ROUND: Final = "round"
THIS_GAME: Final = "game"
UNTIL_NEXT_TURN: Final = "next-turn"  # of its owner
UNTIL_TURN_OF: Final = "turn-of"  # until the next turn of the hero who is its value

Noted = tuple[str, Seat, Seat, int, str]  # what happened: kind, who, to whom, how much, which card
Lasting = tuple[str, Seat, int, str]  # an effect that lasts: which, whose, on whom or how much, how long


class Table(TableFields):
    """A game of Sanguosha at any moment."""

    __slots__ = ()
    fields: ClassVar[Fields] = FIELDS
    derived: ClassVar[tuple[str, ...]] = ("cached",)
    layout: ClassVar[Zones] = ZONES
    zone_names: ClassVar[tuple[str, ...]] = ZONES.names

    # ---- reading

    def face_name(self, face: int) -> str:
        """The data id of a card, hero or role."""
        return FACE_NAMES[face]

    def index(self) -> SkillIndex:
        """Who has which skill or equipment effect, by timing point; made anew after a change."""
        found = self.cached
        if found is None:
            found = self.cached = build_index(self)
        return found

    def hand(self, seat: Seat) -> list[Sleeve]:
        """The hand, in the order in which the cards came."""
        return self.zones[FIRST_BLOCK + BLOCK * seat]

    def equipment(self, seat: Seat) -> list[Sleeve]:
        """The equipment area, whatever the slots."""
        return self.zones[FIRST_BLOCK + BLOCK * seat + EQUIPPED]

    def judging(self, seat: Seat) -> list[Sleeve]:
        """The cards of the judgement area, the last placed last."""
        return self.zones[FIRST_BLOCK + BLOCK * seat + JUDGEMENT]

    def cards_of(self, seat: Seat) -> list[Sleeve]:
        """SG-820: "their cards" are those in hand and equipment area."""
        return self.hand(seat) + self.equipment(seat)

    def labelled(self, seat: Seat, area: int, label: str) -> list[Sleeve]:
        """Cards of this name atop or beside a hero."""
        return [card for card in self.zones[zone_of(seat, area)] if self.labels.get(card) == label]

    def owner(self, card: Sleeve) -> Seat:
        """In whose areas a card is."""
        return owner_of(self.where[card])

    def kind_of(self, card: Sleeve) -> str:
        """The printed name of a playing card."""
        return PRINTS[self.faces[card]].kind

    def is_extra(self, card: Sleeve) -> bool:
        """Whether a playing card belongs to the extra deck (SG-120)."""
        return self.faces[card] >= FIRST_EXTRA

    def delayed_name(self, card: Sleeve) -> str:
        """What a card in a judgement area counts as: it may have been converted (National Beauty)."""
        return self.labels.get(card) or self.kind_of(card)

    def suit_of(self, card: Sleeve) -> int:
        """The suit, as its owner's skills have it seen (Youthful Beauty)."""
        return self.suit_for(self.owner(card), card)

    def suit_for(self, seat: Seat, card: Sleeve) -> int:
        """The suit that this card has for this hero."""
        suit = PRINTS[self.faces[card]].suit
        views = self.index().states.get(SUIT_VIEW)
        if views is not None:
            for held in views:
                if held.seat == seat and held.works(self):
                    suit = held.rule.run(self, seat, suit)
        return suit

    def card(self, sleeve: Sleeve) -> Card:
        """A single physical card as it counts where it lies."""
        face = PRINTS[self.faces[sleeve]]
        states = (self.cached or self.index()).states
        suit = self.suit_of(sleeve) if SUIT_VIEW in states else face.suit
        made = Card(face.kind, suit, face.number, (sleeve,))
        if NAME_VIEW in states:
            zone = self.where[sleeve]
            for held in states[NAME_VIEW]:
                if area_of(zone) == HAND and held.seat == owner_of(zone) and held.works(self):
                    made = held.rule.run(self, held.seat, made)
        return made

    def name_of(self, sleeve: Sleeve) -> str:
        """The name under which a card counts where it lies."""
        if NAME_VIEW in (self.cached or self.index()).states:
            return self.card(sleeve).name
        return PRINTS[self.faces[sleeve]].kind

    def by_name(self, sleeves: list[Sleeve]) -> dict[str, list[Sleeve]]:
        """The cards under the names by which they count."""
        found: dict[str, list[Sleeve]] = {}
        viewed = NAME_VIEW in (self.cached or self.index()).states
        faces = self.faces
        for sleeve in sleeves:
            name = self.card(sleeve).name if viewed else PRINTS[faces[sleeve]].kind
            if name in found:
                found[name].append(sleeve)
            else:
                found[name] = [sleeve]
        return found

    def in_slot(self, seat: Seat, slot: str) -> Sleeve | None:
        """The card in an equipment slot."""
        for card in self.zones[FIRST_BLOCK + BLOCK * seat + EQUIPPED]:
            if slot in KINDS[PRINTS[self.faces[card]].kind].slots:
                return card
        return None

    def is_empty(self, seat: Seat, slot: str) -> bool:
        """SG-1204: no card lies in this equipment slot; a disabled one is not empty."""
        return self.in_slot(seat, slot) is None and slot not in self.disabled[seat]

    def around(self, first: Seat, fallen: Seat = NOBODY) -> list[Seat]:
        """The living seats in turn order (SG-119), and with them one who has just died."""
        if self.places:
            return [seat for seat in self.round_from(first) if self.alive[seat] or seat == fallen]
        return [seat for seat in (*range(first, self.seats), *range(first)) if self.alive[seat] or seat == fallen]

    def round_from(self, first: Seat) -> list[Seat]:
        """All seats once round the table, dead ones too; they may have been swapped (SG-845)."""
        if not self.places:
            return [*range(first, self.seats), *range(first)]
        at = self.places.index(first)
        return self.places[at:] + self.places[:at]

    def others(self, me: Seat) -> list[Seat]:
        """The other living seats in turn order from this one."""
        return [seat for seat in self.around(me) if seat != me]

    def lives(self, seat: Seat) -> bool:
        """SG-951: whether this hero has not died; one who rests has not."""
        return self.alive[seat] or self.resting[seat]

    def survivors(self) -> list[Seat]:
        """SG-951: all who have not died, in the order of the seats."""
        return [seat for seat in range(self.seats) if self.alive[seat] or self.resting[seat]]

    def wounds(self, seat: Seat) -> int:
        """SG-813: how much HP is missing."""
        return self.max_hp[seat] - self.hp[seat]

    def role(self, seat: Seat) -> int:
        """The role, whoever may know it: for rules only."""
        return self.faces[self.zones[zone_of(seat, ROLE)][0]] - FIRST_ROLE

    def in_seat_order(self) -> list[Seat]:
        """SG-108, SG-202: all seats from the ruler's on, which is seat 1 of the rulebook."""
        return self.round_from(self.ruler)

    def has(self, seat: Seat, skill: str) -> bool:
        """Whether the hero has this skill (SG-1546), valid or not, even if only for a time."""
        return any(key.partition("#")[0] == skill for key in self.skills[seat]) or skill in had_for_a_time(self, seat)

    def used(self, seat: Seat, skill: str, lasting: str) -> int:
        """How often a skill was activated in this phase, turn, round or game (SG-222)."""
        return self.uses.count((lasting, seat, skill))

    def count_use(self, seat: Seat, skill: str, lasting: str) -> None:
        """One more activation, to be counted for this long."""
        self.uses.append((lasting, seat, skill))

    def value_of(self, seat: Seat, key: str, name: str, usual: int = 0) -> int:
        """What a skill of this hero has counted under this name, or how it is printed."""
        for whose, skill, called, value in self.values:
            if (whose, skill, called) == (seat, key, name):
                return value
        return usual

    def affected(self, effect: str, owner: Seat) -> list[int]:
        """The values of an effect that this seat made and that still lasts."""
        return [value for name, whose, value, _ in self.effects if name == effect and whose == owner]

    def note(
        self,
        what: str,
        who: Seat,
        whom: Seat = NOBODY,
        amount: int = 0,
        card: str = "",
        forced_by: Seat = NOBODY,
        made: Card | None = None,
    ) -> None:
        """Remember what happened in this turn, and what one hero did to another in this game: what a hero was forced to
        do is the deed of whoever forced it. Skills that keep count are told it with the whole card."""
        self.history.append((what, who, whom, amount, card))
        if whom != NOBODY:
            doer = who if forced_by == NOBODY else forced_by
            if doer not in (whom, NOBODY):
                self.deeds[doer * self.seats + whom] += weight(what, amount, card)
        for held in (self.cached or self.index()).states.get(NOTES, ()):
            if held.works(self):
                held.rule.run(self, held.seat, what, who, whom, amount, made)

    def noted(self, what: str, who: Seat, since: int = 0) -> list[Noted]:
        """What happened of this kind in this turn, or since a place in it."""
        return [record for record in self.history[since:] if record[0] == what and record[1] == who]

    def noted_in(self, phase: int) -> list[Noted]:
        """What happened in one phase of this turn."""
        first = 0
        for place, (what, _, _, number, _) in enumerate(self.history):
            if what == "phase" and number == phase:
                first = place + 1
            elif what == "phase" and number == phase + 1:
                return self.history[first:place]
        return self.history[first:]

    # ---- changing

    def conceal(self, group: list[Sleeve], watching: int) -> dict[Sleeve, Sleeve]:
        """As every state; what a card is called goes with it."""
        fresh = super().conceal(group, watching)
        if self.labels:
            for old in [card for card in group if card in self.labels]:
                self.labels[fresh[old]] = self.labels.pop(old)
        return fresh

    def set_skills(self, seat: Seat, skills: tuple[str, ...]) -> None:
        """Which skills a hero has; what is derived from it is made anew. A charge skill brings its first charges
        (SG-1656), and adds them to those of others (SG-1657, SG-1658)."""
        fresh = sum([charges_of(key)[0] for key in skills if key not in self.skills[seat]])
        self.skills[seat] = skills
        self.cached = None
        if fresh:
            self.token(seat, CHARGE, fresh)

    def token(self, seat: Seat, token: str, change: int) -> None:
        """Gain or drop tokens."""
        self.tokens[seat][token] = self.tokens[seat].get(token, 0) + change
        if token in TOKEN_SKILLS:
            self.cached = None
        self.emit("token", {"seat": seat, "token": token, "change": change, "count": self.tokens[seat][token]})

    def set_value(self, seat: Seat, key: str, name: str, value: int) -> None:
        """What a skill of this hero counts from now on, as long as it is not lost (SG-1520)."""
        self.values = [kept for kept in self.values if kept[:3] != (seat, key, name)]
        self.values.append((seat, key, name, value))

    def add_effect(self, effect: str, owner: Seat, value: int, until: str) -> None:
        """Something that lasts from now on."""
        self.effects.append((effect, owner, value, until))
        if changes_index(effect):
            self.cached = None

    def end_effects(self, ends: Callable[[Lasting], bool]) -> None:
        """These effects last no longer."""
        if not self.effects:
            return
        ended = [effect for effect in self.effects if ends(effect)]
        if ended:
            self.effects = [effect for effect in self.effects if effect not in ended]
            if any(changes_index(name) for name, _, _, _ in ended):
                self.cached = None

    def end_game(self, winners: tuple[Seat, ...], reason: str) -> None:
        """SG-320: the game ends and everything stops at once; all roles are shown (SG-755)."""
        for seat in range(self.seats):
            card = self.zones[zone_of(seat, ROLE)][0]
            self.show(card, self.everyone())
            self.emit("role", {"seat": seat, "role": self.face_name(self.faces[card])})
        self.outcome = Outcome(winners, tuple([int(seat in winners) for seat in range(self.seats)]), reason)
        raise Over

    def rest(self) -> None:
        """A card that is laid aside knows its sleeves by their numbers: none is used again until it is done."""
        if self.retired and self.kept is None:
            super().rest()

    # ---- checking

    def check(self) -> None:
        """Every card is in one place and where its kind may be; HP, slots and states are possible."""
        super().check()
        dying = [matter.plain().get("death") for matter in self.trail]
        for seat in range(self.seats):
            if len(self.zones[zone_of(seat, ROLE)]) != 1:
                raise Broken(f"seat {seat} has not one role")
            if self.alive[seat] and self.hero[seat] >= 0 and self.hp[seat] > self.max_hp[seat]:
                raise Broken(f"seat {seat} has more HP than it may have")
            slots = [slot for card in self.equipment(seat) for slot in KINDS[self.kind_of(card)].slots]
            if len(set(slots)) != len(slots) or any(not KINDS[self.kind_of(c)].slots for c in self.equipment(seat)):
                raise Broken(f"seat {seat} has two cards in one equipment slot")
            if any(slot in self.disabled[seat] for slot in slots):
                raise Broken(f"seat {seat} has a card in a disabled slot")
            over = self.outcome is not None or seat in dying  # SG-320: what was being resolved stays as it was
            if not self.alive[seat] and not over and self.cards_of(seat):
                raise Broken(f"seat {seat} is dead or rests, and has cards")
            if self.alive[seat] and self.resting[seat]:
                raise Broken(f"seat {seat} is in the game and rests")
        if any(self.faces[card] >= FIRST_HERO for zone in (DECK, DISCARD, PROCESSING) for card in self.zones[zone]):
            raise Broken("a hero or role lies among the playing cards")
