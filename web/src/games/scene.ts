// Loads a game for a table, a lesson or a replay.
import { api } from "../lib/api.ts";
import { printable } from "../lib/fonts.ts";
import { say } from "../lib/i18n.svelte.ts";
import type { Scene } from "../lib/scene.ts";
import { gameModule } from "./index.ts";

export async function sceneOf(id: string): Promise<Scene> {
  const [game, { cards }, games] = await Promise.all([gameModule(id), api.cards(id), api.games()]);
  await printable();
  const names = new Map(games.flatMap((each) => each.bots).map((bot) => [bot.spec, bot.name]));
  return {
    game,
    faces: new Map(cards.map((face) => [face.id, face])),
    bots: (spec) => say(names.get(spec)) || spec,
  };
}
