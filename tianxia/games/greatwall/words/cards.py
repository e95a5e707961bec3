"""What is printed on the cards, told from their data (GW-22xx).

Every trigger, condition, price and operation of the closed vocabulary has its words once, so no card can say anything
but what it does."""

from __future__ import annotations

from typing import Any, Final

from tianxia.games.greatwall.data import RESOURCES, RealmCard
from tianxia.telling.language import Texts

NOT_SAID: Final = "none"  # a parameter that an operation does not have
MANY: Final = 5  # how a number that is not known yet is counted: A Soldiers
LEADERLESS: Final = ("horde", "skill")  # they belong to nobody, and speak of themselves
PARAMS: Final = (
    "res", "n", "per", "of", "who", "rows", "what", "every", "minus", "max_count", "max", "honour", "to", "distinct",
    "plus", "max_own", "cond", "soldier", "where", "distinct_sections", "new", "from", "target", "free", "shared_cost",
    "barricade", "wall_only", "duration", "location", "times", "pay", "reorder", "bottom", "advanced", "need_own_clerk",
)  # fmt: skip
BOUNDS: Final = {"players": "players", "2*players": "twice", "players+1": "more", "ceil(players/2)": "half"}
Op = dict[str, Any]


def kind_id(face: str) -> str:
    """The kind of a card: the three cards of a kind of Horde differ in their backs only (GW-109)."""
    for side in ("-left", "-centre", "-right"):
        face = face.removesuffix(side)
    return face


def key_of(words: str) -> str:
    """A word of the data as a key of the texts: `shame>=2` is `shame-least-2`."""
    plain = words.replace(">=", "-least-").replace("=", "-is-").replace(":", "-").replace(",", "-")
    return plain.replace("_", "-")


def upper(text: str) -> str:
    """The beginning of a sentence."""
    return text[:1].upper() + text[1:]


class CardTexts:
    """The text of any card in one language."""

    def __init__(self, say: Texts) -> None:
        self.say: Texts = say

    # ---- whole cards

    def text(self, card: RealmCard) -> str:
        """What a card does, in sentences."""
        match card.sort:
            case "command" | "reed" | "partner":
                return self.parts(card.row["parts"])
            case "request":
                return self.request(card.row["condition"])
            case "rat":
                return self.say(f"rat-{key_of(card.row['condition'])}")
            case "khan":
                return self.say("khan-text", count=len(card.row["spots"]))
            case "reed-general" | "solo-general":
                return self.list_of(card)
        text = self.ability(card)
        return f"{text} {self.say('text-a')}" if self.counts_assistants(card) else text

    def whole(self, card: RealmCard) -> str:
        """The same with the numbers that are printed beside it."""
        return " ".join([part for part in (self.numbers(card.row), self.text(card)) if part])

    def short(self, card: RealmCard) -> str:
        """When a card works, in a few words."""
        rules = card.rules
        if card.sort == "tactic":
            return self.say(f"short-{key_of(rules.window)}")
        if card.sort in ("horde", "skill") and not rules.ops:
            return self.say("short-none")
        if not rules.trigger:
            return self.say(f"sort-{card.sort}")
        return self.say(f"short-{key_of(f'{rules.trigger}-{rules.window}' if rules.window else rules.trigger)}")

    def numbers(self, row: dict[str, Any]) -> str:
        """Tea number and start, cost, or Power, Honour and Vital spots."""
        if "tea" in row:
            return self.say("numbers-general", tea=row["tea"], goods=self.cost(row["start"]))
        if "cost" in row:
            return self.say("numbers-advisor", cost=row["cost"])
        if row.get("power"):
            spots = ", ".join([self.spot(reward) for reward in row["spots"]])
            return self.say("numbers-horde", power=row["power"], honour=row["honour"], spots=spots)
        return ""

    def spot(self, reward: str) -> str:
        """What is printed on a Vital spot."""
        if reward.startswith("h") and reward[1:].isdecimal():
            return self.say("spot-honour", count=int(reward[1:]))
        return self.say("spot-none") if reward == "none" else self.goods(reward, 1)

    def list_of(self, card: RealmCard) -> str:
        """How a clan that nobody plays decides."""
        places = self.names(card.row["priority"])
        fights = "no" if not card.row.get("spearmen", True) else "solo" if card.sort == "solo-general" else "yes"
        return self.say("automaton-list", places=places, fights=fights)

    def parts(self, parts: list[dict[str, Any]]) -> str:
        """The parts of a Command card, each with who does it."""
        return " ".join([self.say("part", who=part["who"], text=self.ops(part["ops"])) for part in parts])

    def request(self, condition: dict[str, Any]) -> str:
        """What a Request asks for."""
        goods = {name: condition[name] for name in RESOURCES if name in condition}
        bound = next(str(condition[word]) for word in ("min", "max", *RESOURCES) if word in condition)
        how = self.say(f"bound-{BOUNDS[bound]}") if bound in BOUNDS else bound
        paid = self.cost(goods) if condition["what"] == "each_pays" else ""
        return self.say(f"request-{key_of(condition['what'])}", bound=how, goods=paid)

    def counts_assistants(self, card: RealmCard) -> bool:
        """Whether A has to be explained."""
        return "'A" in str(card.rules.ops)

    # ---- abilities

    def ability(self, card: RealmCard) -> str:
        """When, how often, if what, for which price, and then what."""
        rules, cond = card.rules, card.rules.cond
        if not rules.ops:
            return self.say("text-none")
        if card.sort in LEADERLESS:
            lead = self.lead(f"{card.sort}-{key_of(rules.trigger)}")
        elif card.sort == "event":
            lead = []
        elif card.sort == "tactic":
            lead = [self.say(f"when-tactic-{key_of(rules.window)}")]
        else:
            lead = self.lead(key_of(f"{rules.trigger}-{rules.window}" if rules.window else rules.trigger))
            told = self.lead(key_of(f"{rules.trigger}-{rules.cond}"))
            lead, cond = (told, "") if told else (lead, cond)
        if rules.limit and rules.limit != "attack":
            lead.insert(0 if not lead else 1, self.say(f"limit-{rules.limit}"))
        if cond:
            lead.append(self.say(f"if-{key_of(cond)}"))
        body = self.ops(rules.ops)
        if rules.pay:
            body = self.say("for-price" if rules.may else "costs", cost=self.cost(rules.pay), text=body)
        elif rules.may:
            body = self.say("if-you-like", text=body)
        body = f"{upper(', '.join(lead))}: {body}" if lead else upper(body)
        return f"{body}. {self.say('whole-game')}" if card.row.get("whole_game") else f"{body}."

    def lead(self, key: str) -> list[str]:
        """When a card works; nothing for what always holds."""
        return [self.say(f"when-{key}")] if self.say.has(f"when-{key}") else []

    def ops(self, ops: list[Op] | tuple[Op, ...]) -> str:
        """Operations one after the other."""
        return self.say("then").join([self.op(e) for e in ops])

    def both(self, ops: list[Op]) -> str:
        """Operations that happen together."""
        return self.say("and").join([self.op(e) for e in ops])

    def op(self, e: Op) -> str:
        """One operation."""
        if e["op"] == "choose":
            either = self.say("or").join([self.op(each) for each in e["of"]])
            rest = self.ops(e["otherwise"]) if "otherwise" in e else NOT_SAID
            return self.say("op-choose", who=e.get("who", NOT_SAID), either=either, rest=rest)
        if e["op"] == "if":
            rest = self.ops(e["otherwise"]) if "otherwise" in e else NOT_SAID
            return self.say("op-if", cond=self.say(f"if-{key_of(e['cond'])}"), then=self.both(e["then"]), rest=rest)
        return self.say(f"op-{key_of(e['op'])}", **self.facts(e))

    def facts(self, e: Op) -> dict[str, Any]:
        """The facts that the sentence of an operation may want; what is not said is "none"."""
        facts: dict[str, Any] = {name: self.plain(e.get(name, NOT_SAID)) for name in PARAMS}
        n = e.get("n", 1)
        facts["count"] = abs(n) if isinstance(n, int) else MANY
        facts["n"] = abs(n) if isinstance(n, int) else n
        facts["sign"] = "minus" if isinstance(n, int) and n < 0 else "plus"
        facts["goods"] = self.goods(str(e.get("res", "any")), n)
        facts["each"] = self.each(e)
        facts["soldiers"] = self.say("soldiers", soldier=e.get("soldier", ""), count=facts["count"], n=facts["n"])
        facts["places"] = self.places(e.get("to", ""))
        facts["plus"] = self.say(f"card-{e['plus'].partition(':')[2]}") if "plus" in e else NOT_SAID
        facts["thing"] = self.say(f"what-{key_of(e['what'])}") if "what" in e else NOT_SAID
        facts["cond"] = self.say(f"if-{key_of(e['cond'])}") if "cond" in e else NOT_SAID
        facts["cost"] = self.cost(e["pay"]) if "pay" in e else NOT_SAID
        facts["target"] = self.say(f"target-{key_of(e['target'])}", count=facts["count"]) if "target" in e else NOT_SAID
        where = f"where-{key_of(e.get('where', ''))}"
        facts["at"] = self.say(where) if self.say.has(where) else NOT_SAID
        facts["rows"] = self.say("in-rows", rows=self.rows(e["rows"])) if "rows" in e else NOT_SAID
        facts["row_list"] = self.rows(e.get("rows", []))
        return facts

    def plain(self, value: Any) -> Any:
        """A word or number of the data as a fact."""
        if isinstance(value, bool):
            return "yes" if value else "no"
        return value if isinstance(value, str | int) else NOT_SAID

    def rows(self, rows: list[int]) -> str:
        """Rows before the Wall."""
        return self.say("or").join([str(row) for row in rows])

    def places(self, to: Any) -> str:
        """The Locations that a Clerk may be Moved to, by name."""
        if not isinstance(to, list):
            return ""
        *most, last = [self.say(f"location-{id}") for id in to]
        return self.say("or").join([", ".join(most), last]) if most else last

    def names(self, ids: list[str]) -> str:
        """Locations by their names."""
        return ", ".join([self.say(f"location-{id}") for id in ids])

    def each(self, e: Op) -> str:
        """For each of what."""
        if "per" not in e or e["per"] == "activation":
            return NOT_SAID
        words = self.say(f"each-{key_of(e['per'])}", every=e.get("every", 1), minus=e.get("minus", 0))
        return self.say("each-most", text=words, most=e["max_count"]) if "max_count" in e else words

    # ---- resources

    def goods(self, res: str, n: Any) -> str:
        """This many resources of a kind, or of one's choice."""
        count = abs(n) if isinstance(n, int) else MANY
        shown = abs(n) if isinstance(n, int) else n
        kind, _, names = res.partition(":")
        if names:
            return self.say("or").join([self.say(f"goods-{name}", n=shown, count=count) for name in names.split(",")])
        return self.say(f"goods-{key_of(kind)}", n=shown, count=count)

    def cost(self, cost: dict[str, Any]) -> str:
        """A price."""
        parts = [self.goods(name, count) for name, count in cost.items() if count]
        return self.say("and").join([", ".join(parts[:-1]), parts[-1]]) if len(parts) > 1 else "".join(parts)
