"""The cards of a position, sort by sort: what is named, what a table has as a rule, the rest in its deck."""

from __future__ import annotations

from typing import Final

from tianxia.core.dice import Dice
from tianxia.core.events import Seat
from tianxia.core.given import GivenPosition
from tianxia.core.lots import REST, Lot, Supplies
from tianxia.core.state import Face
from tianxia.errors import BadInput
from tianxia.games.greatwall.data import GAME_NUMBERS, ROWS, SECTIONS
from tianxia.games.greatwall.position.figures import Spots, hordes_given
from tianxia.games.greatwall.position.naming import card_names
from tianxia.games.greatwall.rules.fields import AUTUMN
from tianxia.games.greatwall.rules.state import (
    ACTIVE,
    ADVISOR_DECK,
    ADVISOR_PAST,
    ARTIFACTS,
    ARTIFACTS_LEFT,
    ASSISTANTS,
    AUTOMATON,
    AWARD,
    CHOSEN,
    COMMANDS_IN_HAND,
    DEALT,
    EVENT_DECK,
    EVENT_PAST,
    FIELD,
    FREE,
    GENERAL,
    GENERALS_LEFT,
    HORDE_DECK,
    HORDE_PAST,
    HORDE_REMOVED,
    KHAN,
    LYING,
    OFFER,
    RAT_DECK,
    RAT_UP,
    REQUEST_DECK,
    REQUESTS,
    REQUESTS_DONE,
    SKILLS,
    SKILLS_LEFT,
    SOLO_DECK,
    SOLO_UP,
    TACTIC_DECK,
    TACTIC_PAST,
    TACTICS,
    TROPHIES,
    ZONES,
    Realm,
)

GENERAL_DEALT: Final = "generals"  # the step at which Generals and Advisors are still to be chosen
BEFORE_REVEAL: Final = ("generals", "begin", "commands")


class Dealing:
    """All cards of a position, while their places are worked out."""

    def __init__(self, s: Realm, given: GivenPosition, strict: bool, dice: Dice) -> None:
        self.s: Realm = s
        self.given: GivenPosition = given
        self.strict: bool = strict
        self.dice: Dice = dice
        self.hordes, self.struck = hordes_given(s, given)
        self.lots: dict[int, Lot] = given.lots(ZONES)
        for section, row, name, _ in self.hordes:
            zone = FIELD + ROWS * section + row
            self.lots[zone] = Lot(f"row {row + 1} of hordes.{SECTIONS[section]}", zone, [name])
        self.lots[KHAN] = Lot("the Khan", KHAN)
        self.dealt: list[Lot] = []  # Generals and Advisors to choose from, at set-up
        for seat in range(s.seats):
            del self.lots[DEALT + seat]

    def lay(self, step: str) -> None:
        """Deal, then lay: first all cards find their places, then the state gets them."""
        s, seats = self.s, range(self.s.seats)
        chosen = step != GENERAL_DEALT  # Generals and Advisors
        self.leave_out()
        self.fill("horde", HORDE_DECK, [HORDE_PAST, HORDE_REMOVED, *self.field(), *each(TROPHIES, seats)])
        self.fill("tactic", TACTIC_DECK, [TACTIC_PAST, *each(TACTICS, seats)])
        offer = int(GAME_NUMBERS["advisor_offer"]) if step not in (GENERAL_DEALT, "begin") else 0
        usual = {OFFER: offer, **dict.fromkeys([zone + seat for zone in (ACTIVE, ASSISTANTS) for seat in seats], 1)}
        places = [OFFER, ADVISOR_PAST, *each(ACTIVE, seats), *each(ASSISTANTS, seats)]
        self.fill("advisor", ADVISOR_DECK, places, usual if chosen else {}, dealt=not chosen)
        usual = dict.fromkeys(each(GENERAL, seats), 1) if chosen else {}
        self.fill("general", GENERALS_LEFT, each(GENERAL, seats), usual, dealt=not chosen)
        self.fill("artifact", ARTIFACTS_LEFT, [ARTIFACTS], {ARTIFACTS: int(GAME_NUMBERS["artifacts_in_play"])})
        self.fill("event", EVENT_DECK, [EVENT_PAST])
        self.fill("request", REQUEST_DECK, [REQUESTS, REQUESTS_DONE], {REQUESTS: len(s.zones[REQUESTS])})
        self.fill("rat", RAT_DECK, [RAT_UP], {RAT_UP: len(s.zones[RAT_UP])})
        self.fill("skill", SKILLS_LEFT, [SKILLS], {SKILLS: len(s.zones[SKILLS])})
        self.fill("partner", SOLO_DECK, [SOLO_UP], {SOLO_UP: int(s.current >= 0)})  # GW-1025: revealed with one's own
        for seat in seats:
            self.deal_commands(seat, step)
        self.lay_single("award", AWARD)
        self.lay_single("khan", KHAN)
        self.lay_single(str(s.card(s.zones[AUTOMATON][0]).sort) if s.zones[AUTOMATON] else "", AUTOMATON)
        s.clear_cards()
        for lot in (*self.lots.values(), *self.dealt):
            lot.lay(s)
        if step not in BEFORE_REVEAL:  # GW-501: what was revealed lies open
            for card in [card for seat in seats for card in s.zones[CHOSEN + seat]]:
                s.show(card, s.everyone())
        self.cover()

    def field(self) -> list[int]:
        """The rows before the Wall that hold a Horde card."""
        return [FIELD + ROWS * section + row for section, row, _, _ in self.hordes]

    # ---- sort by sort

    def supplies(self, sort: str, faces: list[Face]) -> Supplies:
        """The cards of a sort that have no place yet."""
        names = {face: card_names(self.s, face) for face in faces}
        return Supplies(faces, self.dice, f"{sort} card", names)

    def leave_out(self) -> None:
        """GW-1104: as many kinds of Hordes have left the game as at set-up, of those that are named nowhere."""
        s = self.s
        if self.lots[HORDE_REMOVED].is_named or not s.zones[HORDE_REMOVED]:
            return
        hordes = [s.card(card) for card in range(len(s.faces)) if s.card(card).sort == "horde"]
        places = [HORDE_DECK, HORDE_PAST, *self.field(), *each(TROPHIES, range(s.seats))]
        named = [str(name) for zone in places for name in self.lots[zone].cards]
        gone = [s.card(card) for card in s.zones[HORDE_REMOVED]]
        module = gone[0].module
        kinds = dict.fromkeys([card.row["id"] for card in (*gone, *hordes) if card.module == module])
        free = [kind for kind in kinds if not any(name == kind or name.startswith(f"{kind}-") for name in named)]
        left_out = free[: len({card.row["id"] for card in gone})]
        names = [card.id for card in hordes if card.row["id"] in left_out]
        self.lots[HORDE_REMOVED] = Lot("removed_hordes", HORDE_REMOVED, names)

    def fill(
        self, sort: str, deck: int, zones: list[int], usual: dict[int, int] | None = None, dealt: bool = False
    ) -> None:
        """The cards of a sort: the named ones, then as many as usual, the rest in the deck; at set-up those `dealt`."""
        s = self.s
        faces = sorted([s.faces[card] for card in range(len(s.faces)) if s.card(card).sort == sort])
        lots = [self.lots[zone] for zone in (deck, *zones)]
        if dealt:
            own = [self.dealt_to(seat, sort) for seat in range(s.seats)]
            self.dealt += own
            lots += own
        supplies = self.supplies(sort, faces)
        supplies.take_named([lot for lot in lots if lot.is_named])
        for lot in lots[1:]:
            lot.if_not_named(min((usual or {}).get(lot.zone, 0), len(supplies.left)))
        supplies.take_any(lots)
        if self.strict and faces and not all(lot.is_named for lot in lots):
            raise BadInput(f"a strict position names all places of the {sort} cards")
        if REST not in [card for lot in lots for card in lot.cards]:
            lots[0].cards.append(REST)
        supplies.take_rest(lots)

    def dealt_to(self, seat: Seat, sort: str) -> Lot:
        """The cards of a sort that a seat is dealt: as named, or two."""
        named: object = self.given.by_seat("dealt").get(seat, 2)
        if isinstance(named, list):
            box = self.s.variant.box
            named = [name for name in named if name in box.face and box.cards[box.face[name]].sort == sort]
        return Lot(f"dealt.{self.given.names[seat]}", DEALT + seat, named)

    def deal_commands(self, seat: Seat, step: str) -> None:
        """GW-107: six for each; of those not named the hand has all, or what lies played if the hand is named."""
        lots = [self.lots[zone + seat] for zone in (COMMANDS_IN_HAND, CHOSEN, LYING)]
        supplies = self.supplies("command", list(self.s.variant.box.commands))
        supplies.take_named(lots)
        if step not in BEFORE_REVEAL and self.is_still_to_come(seat):
            lots[1].if_not_named(1)
        supplies.take_any(lots)
        if REST not in [card for lot in lots for card in lot.cards]:
            lots[2 if lots[0].is_named and not lots[2].is_named else 0].cards.append(REST)
        supplies.take_rest(lots)

    def is_still_to_come(self, seat: Seat) -> bool:
        """Whether the Command card that a player chose this Autumn is not resolved yet."""
        s = self.s
        if s.season != AUTUMN:
            return False
        if s.current < 0 or seat not in s.row or s.current not in s.row:
            return True
        return s.row.index(seat) >= s.row.index(s.current)

    def lay_single(self, sort: str, zone: int) -> None:
        """One card of those that there are; the others stay in the box."""
        lot = self.lots[zone]
        if not self.s.zones[zone]:
            if lot.cards:
                raise BadInput(f"{lot.where} is not in play at this table")
            return
        supplies = self.supplies(sort, self.s.variant.box.faces_of(sort))
        supplies.take_named([lot])
        if not lot.is_named:
            lot.cards = [self.s.faces[self.s.zones[zone][0]]]

    # ---- Vital spots

    def cover(self) -> None:
        """What covers the Horde cards before the Wall, and the cards of the Khan."""
        s = self.s
        s.cover = {}
        for section, row, _, spots in self.hordes:
            card = s.zones[FIELD + ROWS * section + row][0]
            s.cover[card] = self.filled(s.card(card).id, (FREE,) * len(s.card(card).row["spots"]), spots)
        players = max(2, s.variant.players)  # GW-1143
        named = dict(self.struck)
        for card in s.zones[KHAN] + s.zones[SKILLS]:
            usual = tuple([FREE if spot["number"] <= players else -1 for spot in s.card(card).row["spots"]])
            s.cover[card] = self.filled(s.card(card).id, usual, named.pop(s.card(card).id, ()))
        if named:
            raise BadInput(f"struck names {', '.join(named)}, which is not a card of the Khan in play")

    def filled(self, name: str, usual: Spots, spots: Spots) -> Spots:
        """All spots of a card; those that are not named as usual."""
        if len(spots) > len(usual):
            raise BadInput(f"{name} has {len(usual)} Vital spots, not {len(spots)}")
        return (*spots, *usual[len(spots) :])


def each(zone: int, seats: range) -> list[int]:
    """The zones of all seats."""
    return [zone + seat for seat in seats]
