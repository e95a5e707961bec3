// The pages of the games, each found by its folder: index.ts is loaded when the game is opened, mark.ts with the first
// page. A game that has no folder here gets the plain pages of games/default. The brush of a game comes with its pages:
// fonts/subset.py makes a sheet for each. So do its words, in the language that is spoken.
import { complete } from "../lib/defaults.ts";
import { bringTexts } from "../lib/i18n.svelte.ts";
import type { GameMark } from "../lib/mark.ts";
import type { Game, GameModule } from "../lib/module.ts";

const modules = import.meta.glob<GameModule>("./*/index.ts", { import: "game" });
const brushes = import.meta.glob("../styles/fonts/*.css");
const marks = import.meta.glob<GameMark>("./*/mark.ts", { import: "mark", eager: true });
const texts = import.meta.glob<string>("./*/texts/*.ftl", { query: "?raw", import: "default" });

export async function gameModule(id: string): Promise<Game> {
  const folder = modules[`./${id}/index.ts`] ? id : "default";
  const load = modules[`./${folder}/index.ts`];
  if (!load) throw new Error(`no pages for ${id}`);
  const [game] = await Promise.all([load(), wordsOf(folder), brushes[`../styles/fonts/${id}.css`]?.()]);
  return complete({ ...game, id });
}

async function wordsOf(folder: string): Promise<void> {
  const [en, pl] = [texts[`./${folder}/texts/en.ftl`], texts[`./${folder}/texts/pl.ftl`]];
  if (en && pl) await bringTexts(folder, { en, pl });
}

export const markOf = (id: string): GameMark | undefined => marks[`./${id}/mark.ts`];
