// Settings: language, theme, sound, motion, pace, keys, name; kept in this browser, read by everything.
import { store, stored } from "./keep.ts";
import type { Pace } from "./pace.ts";

export type Language = "en" | "pl";
export type Theme = "system" | "light" | "dark";
interface Kept {
  lang: Language;
  theme: Theme;
  sound: boolean;
  /** From 0 to 100. */
  volume: number;
  pace: Pace;
  letters: boolean;
  still: boolean;
  name: string;
  skip: boolean;
  standing: Record<string, string>;
}

const KEY = "tianxia.telling.settings";

function first(): Kept {
  const polish = typeof navigator !== "undefined" && navigator.language?.toLowerCase().startsWith("pl");
  const guest = `${polish ? "Gość" : "Guest"} ${100 + Math.floor(Math.random() * 900)}`;
  const usual: Kept = {
    lang: polish ? "pl" : "en",
    theme: "system",
    sound: true,
    volume: 60,
    pace: "normal",
    letters: true,
    still: false,
    name: guest,
    skip: true,
    standing: {},
  };
  return { ...usual, ...stored<Partial<Kept>>(KEY, {}) };
}

class Settings {
  #kept = $state<Kept>(first());

  get lang(): Language {
    return this.#kept.lang;
  }
  set lang(lang: Language) {
    this.#set({ lang });
  }
  get theme(): Theme {
    return this.#kept.theme;
  }
  set theme(theme: Theme) {
    this.#set({ theme });
  }
  get sound(): boolean {
    return this.#kept.sound;
  }
  set sound(sound: boolean) {
    this.#set({ sound });
  }
  get volume(): number {
    return this.#kept.volume;
  }
  set volume(volume: number) {
    this.#set({ volume: Math.max(0, Math.min(100, Math.round(volume))), sound: volume > 0 });
  }
  /** How fast what others do is shown. */
  get pace(): Pace {
    return this.#kept.pace;
  }
  set pace(pace: Pace) {
    this.#set({ pace });
  }
  /** Single letters and digits are keys of the table. */
  get letters(): boolean {
    return this.#kept.letters;
  }
  set letters(letters: boolean) {
    this.#set({ letters });
  }
  get still(): boolean {
    return this.#kept.still;
  }
  set still(still: boolean) {
    this.#set({ still });
  }
  get name(): string {
    return this.#kept.name;
  }
  set name(name: string) {
    this.#set({ name: name.trim().slice(0, 40) || this.#kept.name });
  }
  /** To be asked only when one could answer. */
  get skip(): boolean {
    return this.#kept.skip;
  }
  set skip(skip: boolean) {
    this.#set({ skip });
  }

  get dark(): boolean {
    return this.theme === "dark" || (this.theme === "system" && matchMedia("(prefers-color-scheme: dark)").matches);
  }

  get moves(): boolean {
    return !this.still && !matchMedia("(prefers-reduced-motion: reduce)").matches;
  }

  #set(change: Partial<Kept>): void {
    this.#kept = { ...this.#kept, ...change };
    store(KEY, this.#kept);
    this.apply();
  }

  apply(): void {
    const root = document.documentElement;
    root.lang = this.lang;
    if (this.theme === "system") delete root.dataset.theme;
    else root.dataset.theme = this.theme;
    root.toggleAttribute("data-still", this.still);
    store(KEY, this.#kept);
  }
}

export const settings = new Settings();
