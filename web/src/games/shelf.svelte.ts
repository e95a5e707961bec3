// The games of this house, as the server lists them.
import { api } from "../lib/api.ts";
import { say, t } from "../lib/i18n.svelte.ts";
import { BOARD, type GameMark } from "../lib/mark.ts";
import type { GameBody } from "../lib/wire.ts";
import { markOf } from "./index.ts";

export type Shelved = GameBody & { mark: GameMark };

class Shelf {
  games = $state.raw<readonly Shelved[]>([]);

  async load(): Promise<void> {
    this.games = (await api.games()).map((game) => ({ ...game, mark: markOf(game.id) ?? BOARD }));
  }

  /** The game that is meant where none is named; "" before the shelf is loaded. */
  get first(): string {
    return this.games[0]?.id ?? "";
  }
  /** How a bot of a game is called. */
  bot(game: string, spec: string): string {
    return say(this.find(game)?.bots.find((each) => each.spec === spec)?.name) || t("is-bot");
  }
  find(id: string): Shelved | undefined {
    return this.games.find((game) => game.id === id);
  }
  name(id: string): string {
    return say(this.find(id)?.name) || id;
  }
  zh(id: string): string {
    return this.find(id)?.name_zh ?? "";
  }
}

export const shelf = new Shelf();

/** "2", "2–10" */
export const span = (numbers: readonly number[]): string =>
  [...new Set([Math.min(...numbers), Math.max(...numbers)])].join("–");

/** "25–45 min", "2–3 h" */
export const lasting = (minutes: readonly number[]): string =>
  !minutes.length
    ? ""
    : minutes.every((each) => each % 60 === 0)
      ? `${span(minutes.map((each) => each / 60))} h`
      : `${span(minutes)} min`;

/** The first sentence of a text. */
export const shortly = (text: string): string => /^.*?[.!?](?=\s|$)/.exec(text)?.[0] ?? text;
