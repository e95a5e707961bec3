"""One who only hears the events of a game of heroes without skills, and knows from the rules what must come."""

from typing import Any

from tests.games.sanguosha.rules.oracle import SHAS
from tianxia.games.sanguosha.content import PRINTS

KIND = {card.id: card.kind for card in PRINTS}
PHASES = ["beginning", "judgement", "draw", "action", "discard", "end"]
ELEMENTS = {
    "fire-sha": "fire",
    "lightning-sha": "lightning",
    "ice-sha": "ice",
    "blaze": "fire",
    "lightning": "lightning",
}
SAVING = {"acedia": ("heart", "action"), "famine": ("club", "draw")}  # the suit that saves, the phase that is lost


class Witness:
    """What follows from the events so far; the first event that cannot be is an error."""

    def __init__(self, roles: list[str], hp: list[int], hands: int) -> None:
        self.roles, self.hp, self.max_hp = roles, hp[:], hp[:]
        self.seats = len(roles)
        self.hand = [hands] * self.seats
        self.equipment: list[dict[str, str]] = [{} for _ in roles]
        self.alive, self.chained = [True] * self.seats, [False] * self.seats
        self.current, self.phases, self.skipped = 0, ["discard", "end"], set[str]()
        self.bonus, self.uses = 0, list[dict[str, Any]]()
        self.freed: int | None = None
        self.spread: list[int] = []
        self.first: tuple[int, str, int] = (0, "", -1)  # the damage that spreads: how much, which element, from whom
        self.owed: int | None = None  # who is to draw three cards for a rebel
        self.striking = False

    def hears(self, event: dict[str, Any]) -> None:
        """One event after the other."""
        getattr(self, event["kind"].replace("-", "_"), lambda event: None)(event)
        if event["kind"] not in ("chain", "damage"):
            self.freed = None

    def has(self, seat: int, kind: str) -> bool:
        """Whether he has this card equipped."""
        return kind in self.equipment[seat].values()

    def from_turn(self, seats: list[bool]) -> list[int]:
        """SG-302: in turn order from the current player."""
        return [seat for n in range(self.seats) if seats[seat := (self.current + n) % self.seats] and self.alive[seat]]

    def nothing_is_owed(self) -> None:
        """When something new begins."""
        assert (self.owed, self.still_chained()) == (None, [])

    def still_chained(self) -> list[int]:
        """SG-346: to whom damage has yet to spread."""
        return [seat for seat in self.spread if self.alive[seat] and (self.chained[seat] or seat == self.freed)]

    # ---- turns

    def turn(self, event: dict[str, Any]) -> None:
        """SG-202, SG-206: all phases were there, unless the player died in his turn."""
        self.nothing_is_owed()
        assert not self.phases or not self.alive[self.current]
        self.current = next(s for n in range(self.seats) if self.alive[s := (self.current + 1 + n) % self.seats])
        assert event["seat"] == self.current
        self.phases, self.skipped, self.bonus = PHASES[:], set(), 0

    def phase(self, event: dict[str, Any]) -> None:
        """SG-203, SG-215."""
        self.nothing_is_owed()
        self.phases = [phase for phase in self.phases if phase not in self.skipped]
        assert (event["seat"], event["phase"]) == (self.current, self.phases.pop(0))
        if event["phase"] == "end":
            assert self.hand[self.current] <= self.hp[self.current]

    def judged(self, event: dict[str, Any]) -> None:
        """SG-516 to SG-518."""
        self.striking = event["suit"] == "spade" and 2 <= event["number"] <= 9
        saving, phase = SAVING.get(event["judgement"], (event["suit"], ""))
        if event["suit"] != saving:
            self.skipped.add(phase)

    # ---- cards

    def move(self, event: dict[str, Any]) -> None:
        """Hands by number, equipment by kind."""
        (came, owner), (to, taker) = (event[end].partition("/")[::2] for end in ("from", "to"))
        if came == "hand":
            self.hand[int(owner)] -= 1
        if to == "hand":
            self.hand[int(taker)] += 1
        if came == "equipment":
            self.equipment[int(owner)].pop(event["card"])
        if to == "equipment":
            self.equipment[int(taker)][event["card"]] = KIND[event["face"]]

    def moved(self, event: dict[str, Any]) -> None:
        """SG-741: the reward."""
        if event["why"] == "draw" and event["by"] == self.owed:
            assert event["count"] == 3
            self.owed = None

    def use(self, event: dict[str, Any]) -> None:
        """What a card will do is kept until another one is used; Wine goes with the next Sha (SG-1154)."""
        name = event["use"]["name"]
        if event["answers"] is None and name not in ("peach", "wine"):
            wined = self.bonus if name in SHAS and event["user"] == self.current else 0
            self.bonus -= wined
            self.uses.append({"name": name, "user": event["user"], "amount": 1 + wined})

    def turned(self, event: dict[str, Any]) -> None:
        """SG-1221."""
        self.uses[-1]["name"] = event["card"]["name"]

    def wine(self, event: dict[str, Any]) -> None:
        """SG-1150."""
        self.bonus += 1

    # ---- life and death

    def chain(self, event: dict[str, Any]) -> None:
        """SG-904."""
        self.chained[event["seat"]] = event["chained"]
        self.freed = None if event["chained"] else event["seat"]

    def heal(self, event: dict[str, Any]) -> None:
        """SG-709."""
        self.hp[event["seat"]] += event["amount"]
        assert self.hp[event["seat"]] == event["hp"] <= self.max_hp[event["seat"]]

    def damage(self, event: dict[str, Any]) -> None:
        """SG-341 to SG-349, and what weapons and armor do to it."""
        victim, element = event["victim"], event["element"]
        self.spread = self.still_chained()
        spreads = bool(self.spread)
        amount, ignored = self.spread_to(event) if spreads else self.first_hand(event)
        if not ignored:
            amount += element == "fire" and self.has(victim, "wooden-armor")
            amount = min(amount, 1) if self.has(victim, "lion-helmet") else amount
        self.hp[victim] -= amount
        assert (event["damage"], event["hp"]) == (amount, self.hp[victim])
        assert self.alive[victim]
        assert event["source"] < 0 or self.alive[event["source"]]
        assert element == "normal" or not self.chained[victim]
        if not spreads and element != "normal" and self.freed == victim:
            self.spread = self.from_turn(self.chained)
            self.first = (amount, element, event["source"])

    def first_hand(self, event: dict[str, Any]) -> tuple[int, bool]:
        """How much, and whether the armor of the victim is ignored (SG-1212)."""
        name, victim = event["card"]["name"], event["victim"]
        assert event["element"] == ELEMENTS.get(name, "normal")
        if name == "lightning":
            assert (self.striking, event["source"]) == (True, -1)
            return 3, False
        use = next(use for use in reversed(self.uses) if use["name"] == name)
        if name not in SHAS:
            assert name not in ("barbarians", "raining-arrows") or not self.has(victim, "wooden-armor")
            return 1, False
        ignored = self.has(use["user"], "blue-steel-blade")
        black = event["card"]["suit"] in ("spade", "club")
        assert ignored or not (name == "sha" and self.has(victim, "wooden-armor"))
        assert ignored or not (black and self.has(victim, "black-shield"))
        return use["amount"] + (self.has(use["user"], "ancient-blade") and not self.hand[victim]), ignored

    def spread_to(self, event: dict[str, Any]) -> tuple[int, bool]:
        """SG-346 to SG-349: to the next one who is still chained."""
        amount, element, source = self.first
        assert (event["victim"], event["element"], self.freed) == (self.spread[0], element, self.spread.pop(0))
        assert event["source"] == (source if source < 0 or self.alive[source] else -1)
        return amount, False

    def death(self, event: dict[str, Any]) -> None:
        """SG-730, SG-741."""
        dead, killer = event["seat"], event["killer"]
        assert self.hp[dead] < 1
        self.alive[dead] = self.chained[dead] = False
        if killer >= 0 and self.alive[killer] and event["role"] == "rebel" and not self.winners():
            self.owed = killer

    def winners(self) -> list[int]:
        """SG-750, SG-751: nobody while the game goes on."""
        living = [self.roles[seat] for seat in range(self.seats) if self.alive[seat]]
        if living == ["spy"]:
            return [seat for seat in range(self.seats) if self.alive[seat]]
        won = ("rebel",) if "ruler" not in living else ("ruler", "loyalist") if not {"rebel", "spy"} & {*living} else ()
        return [seat for seat in range(self.seats) if self.roles[seat] in won]
