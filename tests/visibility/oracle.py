"""Who may know which card at which moment of a match, from the table of the ledger and the truth; never from a view."""

from __future__ import annotations

import tomllib
from pathlib import Path

from tianxia.core.asks import number
from tianxia.core.events import SPECTATOR, Facts, Seat
from tianxia.games import game
from tianxia.games.chuhan.data import IDS, LYU_ZHI, XIAO_HE
from tianxia.games.chuhan.state import DRAW, Battle
from tianxia.games.chuhan.state import TABLE as PLAY_AREA
from tianxia.server.record import Record, Row, header_record

TABLE = tomllib.loads((Path(__file__).parent / "chuhan.toml").read_text(encoding="utf-8"))
VIEWERS: tuple[Seat, ...] = (0, 1, SPECTATOR)
Known = dict[Seat, set[str]]


def those(named: list[str], owner: Seat) -> set[Seat]:
    return {{"owner": owner, "rival": 1 - owner, "onlooker": SPECTATOR}[name] for name in named}


class Oracle:
    """A finished match, row by row: what each viewer may know after it, and what may be told in passing."""

    def __init__(self, header: Facts, rows: list[Row]) -> None:
        self.record: Record = header_record(game("chuhan"), header)
        self.known: list[Known] = []  # after row n, of the battle that is being fought
        self.passing: list[Known] = []  # with row n, also of the battle that it ended
        self.ever: list[Known] = []
        self.sleeves: list[dict[str, str]] = []  # after row n: number -> face
        self.events: list[int] = []  # told after row n
        self._bared: set[Seat] = set()  # hands that the rival sees
        self._now: Known = self._zones()
        self._keep(self._now)
        for row in rows:
            self._step(row)

    @property
    def state(self) -> Battle:
        state = self.record.match.state
        assert isinstance(state, Battle)
        return state

    def _name(self, card: int) -> str:
        return self.state.face_name(self.state.faces[card])

    def _zones(self) -> Known:
        known: Known = {viewer: set() for viewer in VIEWERS}
        for zone, lot in enumerate(self.state.zones):
            name, _, seat = self.state.zone_names[zone].partition("/")
            owner = int(seat) if seat else 0
            seeing = those(TABLE["zones"][name], owner)
            if name == "hand" and owner in self._bared:
                seeing |= those(TABLE["moments"]["bare"]["to"], 1 - owner)
            for viewer in seeing:
                known[viewer] |= {self._name(card) for card in lot}
        return known

    def _step(self, row: Row) -> None:
        battle, told = self.state.battle, self.record.events
        hands = {seat: {self._name(card) for card in self.state.zones[seat]} for seat in (0, 1)}
        played = self._played(row)
        pile = [self._name(card) for card in self.state.zones[DRAW]]  # a look comes before the end of a battle
        self.record.apply(row)
        fresh = self.record.told[told:]
        if "back" in row.body or "undo" in row.body:  # what was seen stays seen
            self._now = union(self._now, self._zones())
            self._keep(self._now)
            return
        self._now = union(self._now, dict.fromkeys(VIEWERS, played))
        for event in fresh:
            if event.kind == "look":
                self._look(event.public["seat"], pile)
        ended = self._now
        for event in fresh:
            if event.kind == "out":
                left = hands[1 - event.public["seat"]]
                ended = union(ended, dict.fromkeys(VIEWERS, left))
        if self.state.battle != battle:
            self._bared = set()
            self._now = self._zones()
        else:
            self._now = union(self._now, self._zones())
        self._keep(union(ended, self._now))

    def _played(self, row: Row) -> set[str]:
        """The cards named in an answer lie open from then on, but for one that is given away."""
        choice = row.body.get("choice")
        if not choice or choice["option"] == "give":
            return set()
        if choice["option"] == "cancel":  # CH-601, CH-608: against Lyu Zhi, who lies on the table, it is Xiao He
            table = {self.state.faces[card] for card in self.state.zones[PLAY_AREA]}
            return {IDS[XIAO_HE if LYU_ZHI in table else LYU_ZHI]}
        picked = {self._name(number(ref)) for refs in choice["picks"].values() for ref in refs}
        return picked | set(choice["option"].split("-"))  # a character is named by the option

    def _look(self, seat: Seat, pile: list[str]) -> None:
        look, bare = TABLE["moments"]["look"], TABLE["moments"]["bare"]
        seen = set(pile[-look["count"] :])
        self._now = union(self._now, dict.fromkeys(those(look["to"], seat), seen))
        if len(pile) == bare["draw_left"]:
            self._bared.add(1 - seat)

    def _keep(self, passing: Known) -> None:
        self.known.append({viewer: set(names) for viewer, names in self._now.items()})
        self.passing.append(passing)
        self.ever.append(union(self.ever[-1], passing) if self.ever else passing)
        state = self.state
        self.sleeves.append({f"card/{card}": self._name(card) for lot in state.zones for card in lot})
        self.events.append(self.record.events)

    def rows_at(self, told: int) -> list[int]:
        """The rows after which so many events had been told."""
        return [n for n, count in enumerate(self.events) if count == told]


def union(one: Known, other: Known) -> Known:
    return {viewer: one[viewer] | other.get(viewer, set()) for viewer in one}
