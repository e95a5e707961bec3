// The games of this house, as the server lists them, and those that are only announced.
import { api } from "../lib/api.ts";
import { say } from "../lib/i18n.svelte.ts";
import { BOARD, type GameMark } from "../lib/mark.ts";
import type { GameBody } from "../lib/wire.ts";
import { coming } from "./coming.ts";
import { markOf } from "./index.ts";

/** What is told of a game before it can be played. */
export type Announced = Pick<GameBody, "id" | "name" | "name_zh" | "blurb" | "seats" | "minutes"> & { mark: GameMark };
export type Shelved = Announced & { coming: boolean };

class Shelf {
  games = $state.raw<readonly Shelved[]>([]);

  /** Ask the server; what it lists is no longer only announced here. */
  async load(): Promise<void> {
    const listed = await api.games();
    const here = listed.map((game) => ({ ...game, mark: markOf(game.id) ?? BOARD, coming: false }));
    const ids = new Set(listed.map((game) => game.id));
    const later = coming.filter((game) => !ids.has(game.id)).map((game) => ({ ...game, coming: true }));
    this.games = [...here, ...later];
  }

  get playable(): readonly Shelved[] {
    return this.games.filter((game) => !game.coming);
  }
  /** The game that is meant where none is named; "" before the shelf is loaded. */
  get first(): string {
    return this.playable[0]?.id ?? "";
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
