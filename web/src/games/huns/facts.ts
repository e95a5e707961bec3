// What only Huns prints: cards and wagons (tianxia/games/huns/faces.py).
import type { FaceBody } from "../../lib/wire.ts";

export interface Facts {
  /** Of a card its deck, of a wagon its type. */
  type: string;
  colour: string;
  /** "start", "turn", "end", "any", "game-end": when it is used. */
  timing: string;
  vp: number;
  min_players: number;
  /** Of a card how many Valuables it takes, of a wagon their colours. */
  slots: number | string[];
  rule: string;
}

const NONE: Facts = { type: "", colour: "", timing: "", vp: 0, min_players: 2, slots: 0, rule: "" };

export const factsOf = (face: FaceBody | undefined): Facts => ({
  ...NONE,
  ...(face?.facts as Partial<Facts> | undefined),
});

/** The colours of the slots of a wagon; none of a card. */
export const slotsOf = (face: FaceBody | undefined): string[] => {
  const { slots } = factsOf(face);
  return Array.isArray(slots) ? slots : [];
};
