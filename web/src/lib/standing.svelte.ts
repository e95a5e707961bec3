// What a viewer wants answered without being asked: by the kind of question "only" what cannot be otherwise, "round" for
// the rest of the round, or "pass".
import { settings } from "./settings.svelte.ts";

export class Standing {
  wishes = $state.raw<Record<string, string>>({});
  /** The kinds of questions for which this can be said. */
  windows = $state.raw<string[]>([]);

  constructor(readonly send: (kinds: Record<string, string>) => Promise<boolean>) {}

  /** As the server has them; whoever wants to be asked every time says so. */
  begin(wishes: Record<string, string>, windows: string[]): void {
    this.wishes = wishes;
    this.windows = windows;
    const kept = Object.entries(wishes).filter(([, how]) => settings.skip || how !== "only");
    if (kept.length === Object.keys(wishes).length) return;
    this.wishes = Object.fromEntries(kept);
    void this.send(this.wishes);
  }

  /** How a kind of question shall be answered; "" for being asked. */
  wish(kind: string, how: string): Promise<boolean> {
    const others = Object.entries(this.wishes).filter(([each]) => each !== kind);
    this.wishes = Object.fromEntries(how ? [...others, [kind, how]] : others);
    return this.send(this.wishes);
  }

  /** What was to be passed for the rest of a round is asked again in the next one. */
  lapse(): void {
    this.wishes = Object.fromEntries(
      Object.entries(this.wishes).map(([kind, how]) => [kind, how === "round" ? "only" : how]),
    );
  }
}
