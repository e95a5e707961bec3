"""A side of a Sun Tzu scenario, with the verbs of the rulebook."""

from __future__ import annotations

from tianxia.core.inputs import said
from tianxia.errors import BadInput
from tianxia.games.suntzu.data import PROVINCES
from tianxia.games.suntzu.rules.windows import BY_FACE, FACE_OF, SIDE_OF
from tianxia.positions.scenario import ScriptedSeat, answering


class ScriptedSide(ScriptedSeat):
    """Sun Tzu or King Shao in a scenario."""

    def lays(self, *cards: str, **by_province: str) -> None:
        """Hand in five orders: in the order of the edge, or `qin="5", jin_yan="+1"` and so on."""
        self.does("orders", cards=self._orders(cards, by_province))

    def may_lay(self, *cards: str, **by_province: str) -> bool:
        """Whether these orders can be handed in."""
        return self.may("orders", cards=self._orders(cards, by_province))

    def _orders(self, cards: tuple[str, ...], by_province: dict[str, str]) -> list[str]:
        named = {province.replace("_", "-"): card for province, card in by_province.items()}
        for province in named:
            if province not in PROVINCES:
                raise BadInput(f"there is no province {said(province)}; there are {', '.join(PROVINCES)}")
        return [*cards, *[named[province] for province in PROVINCES if province in named]]

    def uses(self, general: str, *provinces: str, province: str = "", to: str = "") -> None:
        """Play a general: `uses("night-raid", province="qin")`, `uses("forced-march", "qin", "chu")`."""
        if general not in FACE_OF or FACE_OF[general] not in BY_FACE:
            raise BadInput(f"there is no general {said(general)}; there are {', '.join(SIDE_OF)}")
        where = [*provinces, *[name for name in (province, to) if name]]
        slots = BY_FACE[FACE_OF[general]].slots
        if len(where) > len(slots) or (where and len(where) < len(slots)):
            raise BadInput(f"{general} names {' and '.join(slots) or 'no province'}, not {said(where)}")
        self.does(general, **{slot: [name] for slot, name in zip(slots, where, strict=False)})

    calls = answering("call", "cards")  # these hand cards are put away for as many reinforcements
    fights = answering("fight", "province")  # where the next battle is
    gives = answering("give", "armies")  # one army from each of these places, "pool" or a province
    keeps = answering("keep", "cards")  # of those that were drawn
    picks = answering("pick", "general")  # before the game
    takes = answering("take", "general")  # War Chariots: one more
