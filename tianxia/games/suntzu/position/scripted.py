"""A side of a Sun Tzu scenario, with the verbs of the rulebook."""

from __future__ import annotations

from tianxia.core.inputs import said
from tianxia.errors import BadInput
from tianxia.games.suntzu.data import PROVINCES
from tianxia.games.suntzu.rules.windows import BY_FACE, FACE_OF, SIDE_OF
from tianxia.positions.scenario import ScriptedSeat


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

    def calls(self, *cards: str) -> None:
        """Put these hand cards away for as many reinforcements."""
        self.does("call", cards=list(cards))

    def uses(self, general: str, *provinces: str, province: str = "", to: str = "") -> None:
        """Play a general: `uses("night-raid", province="qin")`, `uses("forced-march", "qin", "chu")`."""
        if general not in FACE_OF or FACE_OF[general] not in BY_FACE:
            raise BadInput(f"there is no general {said(general)}; there are {', '.join(SIDE_OF)}")
        where = [*provinces, *[name for name in (province, to) if name]]
        slots = BY_FACE[FACE_OF[general]].slots
        if len(where) > len(slots) or (where and len(where) < len(slots)):
            raise BadInput(f"{general} names {' and '.join(slots) or 'no province'}, not {said(where)}")
        self.does(general, **{slot: [name] for slot, name in zip(slots, where, strict=False)})

    def fights(self, province: str) -> None:
        """Name the province of the next battle."""
        self.does("fight", province=[province])

    def gives(self, *places: str) -> None:
        """Give armies: one from each of these places, "pool" or a province."""
        self.does("give", armies=list(places))

    def keeps(self, *cards: str) -> None:
        """Keep these of the drawn cards."""
        self.does("keep", cards=list(cards))

    def picks(self, general: str) -> None:
        """Pick the general before the game."""
        self.does("pick", general=[general])

    def takes(self, general: str) -> None:
        """War Chariots: one more general."""
        self.does("take", general=[general])
