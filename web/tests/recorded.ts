// What was recorded of the games, each in its own folder: games/<id>/match.json and views.json.
import type { View } from "../src/lib/choice.ts";
import type { Question } from "../src/lib/wire.ts";

/** A match of which the questions of one seat were kept (record.py). */
export interface Match {
  commitment: string;
  key: string;
  frames: {
    view: Record<string, unknown>;
    question: Question | null;
    answer?: { option: string; picks: Record<string, string[]> };
  }[];
}
/** Views of a whole game, each with the question of its moment (record_views.py). */
export interface Recorded {
  seats: number;
  frames: { seat: number; view: View & { question: Question | null } }[];
}

const matches = import.meta.glob<Match>("./games/*/match.json", { eager: true, import: "default" });
const views = import.meta.glob<Recorded>(["./views.json", "./games/*/views.json"], { eager: true, import: "default" });

export const match = Object.values(matches)[0] as Match;
/** By the id of the game; the one that the documentation builds has none. */
export const games = new Map(Object.entries(views).map(([path, recorded]) => [path.split("/")[2] ?? "", recorded]));
