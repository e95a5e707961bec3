// Sounds: made by sounds/make.py, fetched when the first one is wanted, never the only sign of anything.
import { settings } from "./settings.svelte.ts";

/** What can be heard: a card laid, a brush, a seal pressed, a drum, wooden clappers, and the gong: your turn. */
export const SOUNDS = ["card", "brush", "seal", "drum", "clap", "gong"] as const;

const files = import.meta.glob<string>("../sounds/*.wav", { query: "?url", import: "default", eager: true });
let context: AudioContext | null = null;
const taken = new Map<string, Promise<AudioBuffer | null>>();

async function take(name: string, into: AudioContext): Promise<AudioBuffer | null> {
  try {
    const answer = await fetch(files[`../sounds/${name}.wav`] ?? "");
    return answer.ok ? await into.decodeAudioData(await answer.arrayBuffer()) : null;
  } catch {
    return null; // no sound here
  }
}

/** A browser lets a page be heard only after somebody has touched it. */
const touched = (): boolean => typeof navigator !== "undefined" && (navigator.userActivation?.hasBeenActive ?? false);

export function chime(name: string): void {
  if (!settings.sound || !settings.volume || !touched() || !(SOUNDS as readonly string[]).includes(name)) return;
  context ??= new AudioContext();
  const player = context;
  const found = taken.get(name) ?? take(name, player);
  taken.set(name, found);
  void found.then((buffer) => {
    if (!buffer) return;
    const source = player.createBufferSource();
    const gain = player.createGain();
    gain.gain.value = (settings.volume / 100) ** 2;
    source.buffer = buffer;
    source.connect(gain).connect(player.destination);
    source.start();
  });
}
