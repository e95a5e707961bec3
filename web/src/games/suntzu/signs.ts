// The signs of sides, cards and generals, and the brush names of the provinces; those of cards come from the data.
import type { Sign } from "../../lib/mark.ts";
import type { Mark } from "../../lib/sight.ts";
import type { ProvinceId } from "./view.ts";

/** What can be done. */
export const SIGNS: Record<string, Sign> = {
  "st-orders": "M3 9h4v11H3zM10 9h4v11h-4zM17 9h4v11h-4zM5 9V5M12 9V3M19 9V5",
  "st-call": "M4 20V8l8-4 8 4v12M4 13h16M12 20v-7",
  "st-army": "M6.4 6a2.6 2.6 0 1 0 5.2 0a2.6 2.6 0 1 0-5.2 0zM4 20c.4-7 2-10 5-10s4.6 3 5 10zM18 3v17M18 4l-4 2 4 2",
  "st-fight": "m5 4 14 15M19 4 5 19M3 16l5 5M21 16l-5 5",
  "st-general": "M5 11c0-5 3-7 7-7s7 2 7 7v3H5zM12 4V1.5M3 14h18M7 14v6l5 2 5-2v-6",
  "st-plague": "M5 14c-2-6 2-10 7-10s9 4 7 10l-3 1v4h-8v-4zM9 11h.5M14.5 11h.5M11 19v-2M13 19v-2",
  "st-score": "M12 3v18M6 7h12M6 17h12M12 8l4 4-4 4-4-4z",
  "st-event": "M6 3h12v18l-6-4-6 4zM9 8h6M9 12h6",
};

export const SIDES: Record<string, Mark> = {
  suntzu: { side: "a", letter: "S", zh: "孫" },
  shao: { side: "b", letter: "K", zh: "昭" },
};
export const BRUSH: Record<ProvinceId, string> = {
  qin: "秦",
  chu: "楚",
  "jin-yan": "晉燕",
  "han-qi": "韓齊",
  wu: "吳",
};
export const NAMES: Record<ProvinceId, string> = {
  qin: "QIN",
  chu: "CHU",
  "jin-yan": "JIN-YAN",
  "han-qi": "HAN-QI",
  wu: "WU",
};

export const ICONS: Record<string, string> = {
  orders: "st-orders",
  call: "st-call",
  give: "st-army",
  fight: "st-fight",
  keep: "hand",
  pick: "st-general",
  take: "st-general",
  pass: "pass",
};
/** Every other option is called like the general who acts. */
export const isGeneral = (option: string): boolean => !(option in ICONS);
