// What is printed on a card of a game that does not print its own.
import { say } from "../../lib/i18n.svelte.ts";
import { blank, type Printed } from "../../lib/sight.ts";
import type { FaceBody } from "../../lib/wire.ts";
import { numeral } from "./signs.ts";
import { readable } from "./words.ts";

const SHORT = 3; // letters or digits: a name that is a value

export function print(face: FaceBody): Printed {
  return {
    ...named(face.id, say(face.name), String(face.facts["value"] ?? "")),
    ...(face.name_zh ? { zh: face.name_zh } : {}),
    short: say(face.short),
    full: say(face.text),
    house: face.source === "house",
  };
}

/** A card of which only the name is known. A very short one is its value, a number its own brush name. */
export function named(face: string, words = "", value = ""): Printed {
  const name = words || readable(face);
  if (value || name.length > SHORT) return { ...blank(face), name, value };
  return { ...blank(face), name: "", value: name, zh: numeral(name) };
}
