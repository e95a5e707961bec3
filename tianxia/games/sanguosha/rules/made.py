"""Code of the fields of Table, made by `python -m tianxia.lab.making` from fields.py; do not edit."""

from __future__ import annotations

from typing import Final

from tianxia.core.events import OPEN, Facts, Seat
from tianxia.core.state import State
from tianxia.games.sanguosha.rules.skills import SkillIndex

STEP_WORDS: Final = ("choose-ruler", "choose-heroes", "start", "turn", "phase", "idle", "turn-end", "happening")
PHASE_WORDS: Final = ("beginning", "judgement", "draw", "action", "discard", "end")


class TableFields(State):
    """How the fields of Table begin, are copied, stored and shown."""

    __slots__ = (
        "alive", "attendants", "banned", "cached", "chained", "clique", "clique_offer", "current", "deck_option",
        "deeds", "disabled", "discarded", "effects", "extra_turns", "fallen", "fallen_option", "flipped", "followed",
        "gender", "hero", "heroes_option", "history", "hp", "kept", "kingdom", "labels", "marks", "max_hp",
        "past_cliques", "phase", "phase_from", "places", "resting", "round", "ruler", "shield", "skills", "skipped",
        "step", "tokens", "turn_of", "turns", "unrevealed", "uses", "values",
    )  # fmt: skip
    deck_option: str
    heroes_option: str
    fallen_option: str  # whether the dead see all roles (SG-756)
    hero: list[int]  # its place in the roster; -1 = still to be chosen
    hp: list[int]
    max_hp: list[int]
    shield: list[int]
    alive: list[bool]  # in the game: neither dead nor resting
    resting: list[bool]  # alive, and out of the game for a while (SG-950)
    chained: list[bool]
    flipped: list[bool]
    unrevealed: list[bool]  # not revealed yet (SG-1640)
    disabled: list[tuple[str, ...]]  # equipment slots that hold nothing (SG-1204)
    attendants: list[tuple[str, ...]]  # unshown attendants (SG-983)
    clique: list[tuple[str, ...]]  # the attendants shown now (SG-984)
    past_cliques: list[tuple[str, ...]]  # the attendants shown before
    clique_offer: list[tuple[str, ...]]  # the attendant drawn, then those to choose from (SG-H16)
    kingdom: list[str]
    gender: list[str]
    skills: list[tuple[str, ...]]
    tokens: list[dict[str, int]]
    labels: dict[int, str]  # what a card atop or beside a hero is called (SG-911)
    ruler: Seat
    banned: list[str]  # kinds of cards that are removed for good (SG-626)
    places: list[Seat]  # the seats round the table, where they are not as dealt (SG-845)
    step: int  # what comes next at a rest point
    round: int
    turns: int
    turn_of: Seat  # whose regular turn it is or was last
    current: Seat  # whose turn it is
    phase: int
    skipped: list[int]  # phases of this turn that are to be skipped
    extra_turns: list[Seat]
    fallen: Seat  # dead, and still allowed what happens "when you die"
    uses: list[tuple[str, Seat, str]]
    values: list[tuple[Seat, str, str, int]]  # what a skill has counted, where it stands (SG-1520)
    effects: list[tuple[str, Seat, int, str]]
    history: list[tuple[str, Seat, Seat, int, str]]  # what happened in this turn
    phase_from: int  # where in it the current phase began
    discarded: list[tuple[int, Seat, int]]  # in this phase, and in the discard pile ever since (SG-823)
    followed: list[tuple[int, Seat]]  # whose cards went to the discard pile this turn, where a skill asks (FOLLOWS)
    marks: list[tuple[int, str, Seat]]  # marked cards: which, by which skill, whose (SG-939 to SG-941)
    deeds: list[int]  # what one hero did to another, by who * seats + whom (deeds.py)
    kept: Facts | None  # a card that rests before one of its targets (using.py)
    cached: SkillIndex | None

    def begin_fields(self) -> None:
        """As they are declared to begin."""
        self.hero = [-1] * self.seats
        self.hp = [0] * self.seats
        self.max_hp = [0] * self.seats
        self.shield = [0] * self.seats
        self.alive = [True] * self.seats
        self.resting = [False] * self.seats
        self.chained = [False] * self.seats
        self.flipped = [False] * self.seats
        self.unrevealed = [False] * self.seats
        self.disabled = [()] * self.seats
        self.attendants = [()] * self.seats
        self.clique = [()] * self.seats
        self.past_cliques = [()] * self.seats
        self.clique_offer = [()] * self.seats
        self.kingdom = [""] * self.seats
        self.gender = [""] * self.seats
        self.skills = [()] * self.seats
        self.tokens = [{} for _ in range(self.seats)]
        self.labels = {}
        self.ruler = 0
        self.banned = []
        self.places = []
        self.step = 0
        self.round = 0
        self.turns = 0
        self.turn_of = -1
        self.current = 0
        self.phase = -1
        self.skipped = []
        self.extra_turns = []
        self.fallen = -1
        self.uses = []
        self.values = []
        self.effects = []
        self.history = []
        self.phase_from = 0
        self.discarded = []
        self.followed = []
        self.marks = []
        self.deeds = [0] * (self.seats * self.seats)
        self.kept = None
        self.cached = None

    def copy_fields(self, other: State) -> None:
        """Into a state that was just made."""
        assert isinstance(other, TableFields)
        other.deck_option = self.deck_option
        other.heroes_option = self.heroes_option
        other.fallen_option = self.fallen_option
        other.hero = self.hero.copy()
        other.hp = self.hp.copy()
        other.max_hp = self.max_hp.copy()
        other.shield = self.shield.copy()
        other.alive = self.alive.copy()
        other.resting = self.resting.copy()
        other.chained = self.chained.copy()
        other.flipped = self.flipped.copy()
        other.unrevealed = self.unrevealed.copy()
        other.disabled = self.disabled.copy()
        other.attendants = self.attendants.copy()
        other.clique = self.clique.copy()
        other.past_cliques = self.past_cliques.copy()
        other.clique_offer = self.clique_offer.copy()
        other.kingdom = self.kingdom.copy()
        other.gender = self.gender.copy()
        other.skills = self.skills.copy()
        other.tokens = [item.copy() for item in self.tokens]
        other.labels = self.labels.copy()
        other.ruler = self.ruler
        other.banned = self.banned.copy()
        other.places = self.places.copy()
        other.step = self.step
        other.round = self.round
        other.turns = self.turns
        other.turn_of = self.turn_of
        other.current = self.current
        other.phase = self.phase
        other.skipped = self.skipped.copy()
        other.extra_turns = self.extra_turns.copy()
        other.fallen = self.fallen
        other.uses = self.uses.copy()
        other.values = self.values.copy()
        other.effects = self.effects.copy()
        other.history = self.history.copy()
        other.phase_from = self.phase_from
        other.discarded = self.discarded.copy()
        other.followed = self.followed.copy()
        other.marks = self.marks.copy()
        other.deeds = self.deeds.copy()
        other.kept = self.kept
        other.cached = self.cached

    def plain_fields(self) -> Facts:
        """As stored, under their names."""
        return {
            "hero": self.hero,
            "hp": self.hp,
            "max_hp": self.max_hp,
            "shield": self.shield,
            "alive": self.alive,
            "resting": self.resting,
            "chained": self.chained,
            "flipped": self.flipped,
            "unrevealed": self.unrevealed,
            "disabled": self.disabled,
            "attendants": self.attendants,
            "clique": self.clique,
            "past_cliques": self.past_cliques,
            "clique_offer": self.clique_offer,
            "kingdom": self.kingdom,
            "gender": self.gender,
            "skills": self.skills,
            "tokens": [list(item.items()) for item in self.tokens],
            "labels": list(self.labels.items()),
            "ruler": self.ruler,
            "banned": self.banned,
            "places": self.places,
            "step": self.step,
            "round": self.round,
            "turns": self.turns,
            "turn_of": self.turn_of,
            "current": self.current,
            "phase": self.phase,
            "skipped": self.skipped,
            "extra_turns": self.extra_turns,
            "fallen": self.fallen,
            "uses": self.uses,
            "values": self.values,
            "effects": self.effects,
            "history": self.history,
            "phase_from": self.phase_from,
            "discarded": self.discarded,
            "followed": self.followed,
            "marks": self.marks,
            "deeds": self.deeds,
            "kept": self.kept,
        }

    def fill_fields(self, plain: Facts) -> None:
        """As `plain_fields` wrote them."""
        self.hero = list(plain["hero"])
        self.hp = list(plain["hp"])
        self.max_hp = list(plain["max_hp"])
        self.shield = list(plain["shield"])
        self.alive = list(plain["alive"])
        self.resting = list(plain["resting"])
        self.chained = list(plain["chained"])
        self.flipped = list(plain["flipped"])
        self.unrevealed = list(plain["unrevealed"])
        self.disabled = [tuple(item) for item in plain["disabled"]]
        self.attendants = [tuple(item) for item in plain["attendants"]]
        self.clique = [tuple(item) for item in plain["clique"]]
        self.past_cliques = [tuple(item) for item in plain["past_cliques"]]
        self.clique_offer = [tuple(item) for item in plain["clique_offer"]]
        self.kingdom = list(plain["kingdom"])
        self.gender = list(plain["gender"])
        self.skills = [tuple(item) for item in plain["skills"]]
        self.tokens = [dict(item) for item in plain["tokens"]]
        self.labels = dict(plain["labels"])
        self.ruler = plain["ruler"]
        self.banned = list(plain["banned"])
        self.places = list(plain["places"])
        self.step = plain["step"]
        self.round = plain["round"]
        self.turns = plain["turns"]
        self.turn_of = plain["turn_of"]
        self.current = plain["current"]
        self.phase = plain["phase"]
        self.skipped = list(plain["skipped"])
        self.extra_turns = list(plain["extra_turns"])
        self.fallen = plain["fallen"]
        self.uses = [(item[0], item[1], item[2]) for item in plain["uses"]]
        self.values = [(item[0], item[1], item[2], item[3]) for item in plain["values"]]
        self.effects = [(item[0], item[1], item[2], item[3]) for item in plain["effects"]]
        self.history = [(item[0], item[1], item[2], item[3], item[4]) for item in plain["history"]]
        self.phase_from = plain["phase_from"]
        self.discarded = [(item[0], item[1], item[2]) for item in plain["discarded"]]
        self.followed = [(item[0], item[1]) for item in plain["followed"]]
        self.marks = [(item[0], item[1], item[2]) for item in plain["marks"]]
        self.deeds = list(plain["deeds"])
        self.kept = plain["kept"]
        self.cached = None

    def open_facts(self) -> Facts:
        """What every view has of them, but for those of a seat."""
        return {
            "ruler": self.ruler,
            "banned": self.banned.copy(),
            "places": self.places.copy(),
            "step": STEP_WORDS[self.step],
            "round": self.round,
            "current": self.current,
            "phase": None if self.phase < 0 else PHASE_WORDS[self.phase],
            "extra_turns": self.extra_turns.copy(),
        }

    def seat_facts(self, viewer: Seat, seat: Seat) -> Facts:
        """What the viewer sees of those of a seat."""
        return {
            "hp": self.hp[seat],
            "max_hp": self.max_hp[seat],
            "shield": self.shield[seat],
            "alive": self.alive[seat],
            "resting": self.resting[seat],
            "chained": self.chained[seat],
            "flipped": self.flipped[seat],
            "unrevealed": self.unrevealed[seat],
            "disabled": list(self.disabled[seat]),
            "attendants": list(self.attendants[seat]),
            "clique": list(self.clique[seat]),
            "past_cliques": list(self.past_cliques[seat]),
            "clique_offer": list(self.clique_offer[seat]) if viewer in (seat, OPEN) else None,
            "kingdom": self.kingdom[seat],
            "gender": self.gender[seat],
            "skills": list(self.skills[seat]),
            "tokens": dict(sorted(self.tokens[seat].items())),
        }
