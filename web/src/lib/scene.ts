// What table, lesson and replay have in common: the game with its faces and bots, and the part of a sight that is the
// same for all of them.
import type { Ref, View } from "./choice.ts";
import type { Desk } from "./desk.svelte.ts";
import type { Game } from "./module.ts";
import { aboutOf, nameOf, playerOf, type BotName } from "./names.ts";
import type { Flag, Moment, Sight, State } from "./sight.ts";
import type { Belief, ChoiceBody, FaceBody, Question, SeatInfo } from "./wire.ts";

/** A game with all that has to be loaded before it is drawn. */
export interface Scene {
  readonly game: Game;
  readonly faces: ReadonlyMap<string, FaceBody>;
  readonly bots: BotName;
}

/** Something to look at: nothing is asked, nothing can be picked. */
export abstract class SceneSight implements Sight {
  readonly live: boolean = false;
  private told: ReadonlyMap<string, FaceBody> | null = null;

  constructor(
    readonly scene: Scene,
    readonly desk: Desk,
  ) {}

  abstract get view(): View;
  abstract get you(): number;
  abstract get seats(): number;
  abstract info(seat: number): SeatInfo | undefined;
  abstract beliefs(): Promise<readonly Belief[] | null>;

  get game(): Game {
    return this.scene.game;
  }
  get me(): number {
    return Math.max(0, this.you);
  }
  /** Those of the game, and those that only this table has: they are the same in all its views. */
  get faces(): ReadonlyMap<string, FaceBody> {
    if (this.told) return this.told;
    const foreign = this.game.cards.foreign(this.view);
    if (!foreign.length) return this.scene.faces;
    this.told = new Map([...this.scene.faces, ...foreign.map((face): [string, FaceBody] => [face.id, face])]);
    return this.told;
  }
  get beat(): string {
    return "";
  }
  get flags(): readonly Flag[] {
    return [];
  }
  get moment(): Moment | null {
    return null;
  }
  get question(): Question | null {
    return null;
  }
  get picked(): readonly Ref[] {
    return [];
  }
  get named(): string | null {
    return null;
  }
  name(seat: number): string {
    return nameOf(this.info(seat), seat, this.scene.bots);
  }
  player(seat: number): string {
    return playerOf(this.info(seat), seat, this.scene.bots);
  }
  about(seat: number): string {
    return aboutOf(this.info(seat), this.scene.bots);
  }
  /** A seat by its hero or whatever the game calls it, or else by its player. */
  called(seat: number): string {
    return this.game.seats.name(seat, this) || this.name(seat);
  }
  present(_seat: number): boolean {
    return true;
  }
  state(_ref: Ref): State {
    return "";
  }
  fresh(_ref: Ref): boolean {
    return false;
  }
  lit(_ref: Ref): boolean {
    return false;
  }
  press(_ref: Ref): void {}
  why(_ref: Ref): void {}
  whyNotThere(_ref: Ref): boolean {
    return false;
  }
  detail(face: string): void {
    this.desk.large = face;
  }
  openPile(name: string): void {
    this.desk.open(name);
  }
  commit(): boolean {
    return false;
  }
  pick(_refs: readonly Ref[]): void {}
  send(_choice: ChoiceBody): void {}
}
