// Sounds: off by default, made here, never loaded: wood, paper, a small bell.
import { settings } from "./settings.svelte.ts";

let context: AudioContext | null = null;

const VOICES: Record<string, [number, number, number, OscillatorType]> = {
  card: [900, 0.05, 0.03, "triangle"],
  seal: [190, 0.14, 0.09, "sine"],
  ask: [660, 0.35, 0.04, "sine"],
};

export function chime(name: keyof typeof VOICES & string): void {
  const voice = VOICES[name];
  if (!settings.sound || !voice) return;
  try {
    context ??= new AudioContext();
    const [pitch, length, loud, type] = voice;
    const now = context.currentTime;
    const tone = context.createOscillator();
    const gain = context.createGain();
    tone.type = type;
    tone.frequency.setValueAtTime(pitch, now);
    tone.frequency.exponentialRampToValueAtTime(pitch * 0.7, now + length);
    gain.gain.setValueAtTime(loud, now);
    gain.gain.exponentialRampToValueAtTime(0.0001, now + length);
    tone.connect(gain).connect(context.destination);
    tone.start();
    tone.stop(now + length);
  } catch {
    // no sound here
  }
}
