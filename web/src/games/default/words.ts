// What things are called: in the words of the server where it has sent some, in ours, or by their ids made readable.
import { known, type Ref, type View } from "../../lib/choice.ts";
import { has, say, t } from "../../lib/i18n.svelte.ts";
import type { FaceBody, Text } from "../../lib/wire.ts";
import { kindOf } from "./reading.ts";
import { isFacts, isRef, isText, listOf, single } from "./shapes.ts";

export type Faces = ReadonlyMap<string, FaceBody>;

/** "draw_pile" and "draw-pile" are "Draw pile"; what is written for people already stays as it is. */
export function readable(id: string): string {
  if (!/^[a-z0-9]+([-_][a-z0-9]+)*$/.test(id)) return id;
  const words = id.replace(/[-_]/g, " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** The name of an id: that of the face, our word for it, or the id itself. */
export function word(id: string, faces: Faces): string {
  const face = faces.get(id);
  if (face) return say(face.name) || readable(id);
  const ours = `word-${id.toLowerCase().replaceAll("_", "-")}`;
  return has(ours) ? t(ours) : readable(id);
}

/** The name of a card. */
export const faceWord = (face: string, faces: Faces): string => say(faces.get(face)?.name) || readable(face);

const NUMBERS = new Set(["number", "amount", "count", "value"]);

/** What a reference is called; `player` names the seats. */
export function refWord(ref: Ref, view: View, faces: Faces, player: (seat: number) => string): string {
  const [kind, id = ""] = [kindOf(ref), ref.slice(ref.indexOf("/") + 1)];
  if (kind === "seat") return player(Number(id));
  const card = known(view).get(ref);
  if (card) return faceWord(card.face, faces);
  const thing = thingOf(ref, view);
  if (thing) return word(thing, faces);
  if (NUMBERS.has(kind)) return id;
  return /^\d+$/.test(id) ? `${word(kind, faces)} ${id}` : word(id, faces);
}

/** The id of a thing that the view lists: "province/2" is the third of the provinces. */
export function thingOf(ref: Ref, view: View): string | null {
  const [kind, id = ""] = ref.split("/");
  for (const [name, value] of Object.entries(view)) {
    const list = single(name) === kind ? listOf(value) : null;
    const thing =
      list?.find((each) => isFacts(each) && each["ref"] === ref) ?? list?.[/^\d+$/.test(id) ? Number(id) : -1];
    if (typeof thing === "string" && !isRef(thing)) return thing;
    const own = isFacts(thing) ? (thing["id"] ?? thing["name"]) : undefined;
    if (typeof own === "string") return own;
  }
  return null;
}

/** A word, number or reference as it is written among others. */
export function valueWord(
  value: string | number | Text,
  view: View,
  faces: Faces,
  player: (seat: number) => string,
): string {
  if (isText(value)) return say(value);
  if (typeof value === "number") return String(value).replace("-", "−");
  return isRef(value) ? refWord(value, view, faces, player) : word(value, faces);
}
