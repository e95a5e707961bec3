// The games of the shelf. A game that can be played has a module, loaded when it is wanted.
import { complete } from "../lib/defaults.ts";
import type { Game, GameModule } from "../lib/module.ts";

export interface Shelved {
  id: string;
  zh: string;
  mark: string;
  players: string;
  minutes: string;
  load: (() => Promise<GameModule>) | null;
}

export const shelf: Shelved[] = [
  {
    id: "chuhan",
    zh: "楚漢",
    mark: "m-chuhan",
    players: "2",
    minutes: "25–45 min",
    load: () => import("./chuhan/index.ts").then((found) => found.game),
  },
  {
    id: "suntzu",
    zh: "孫子",
    mark: "m-suntzu",
    players: "2",
    minutes: "30–45 min",
    load: () => import("./suntzu/index.ts").then((found) => found.game),
  },
  { id: "huns", zh: "匈奴", mark: "m-huns", players: "2–4", minutes: "30–45 min", load: null },
  {
    id: "sanguosha",
    zh: "三國殺",
    mark: "m-sgs",
    players: "2–10",
    minutes: "20–60 min",
    load: () => import("./sanguosha/index.ts").then((found) => found.game),
  },
  { id: "greatwall", zh: "長城", mark: "m-wall", players: "1–5", minutes: "2–3 h", load: null },
];

export function shelved(id: string): Shelved | undefined {
  return shelf.find((game) => game.id === id);
}

export async function gameModule(id: string): Promise<Game> {
  const load = shelved(id)?.load ?? (() => import("./default/index.ts").then((found) => found.gameOf(id)));
  return complete(await load());
}
