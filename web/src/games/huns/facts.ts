// What only Huns prints: cards and wagons (tianxia/games/huns/faces.py).
import { factsWith } from "../../lib/defaults.ts";
import type { FaceBody } from "../../lib/wire.ts";

export const factsOf = factsWith({
  type: "", // of a card its deck, of a wagon its type
  colour: "",
  timing: "", // "start", "turn", "end", "any", "game-end": when it is used
  vp: 0,
  min_players: 2,
  slots: 0 as number | string[], // of a card how many Valuables it takes, of a wagon their colours
  rule: "",
});

/** The colours of the slots of a wagon; none of a card. */
export const slotsOf = (face: FaceBody | undefined): string[] => {
  const { slots } = factsOf(face);
  return Array.isArray(slots) ? slots : [];
};
