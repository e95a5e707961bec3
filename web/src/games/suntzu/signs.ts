// The signs of sides, cards and generals, and the brush names of the provinces; those of cards come from the data.
import type { Mark } from "../../lib/sight.ts";
import type { ProvinceId } from "./view.ts";

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

const GENERALS = [
  "second-drum",
  "night-raid",
  "herbalist",
  "black-miasma",
  "poisoned-wells",
  "forced-march",
  "feigned-weakness",
  "victory-before-battle",
  "feint-and-withdraw",
  "fresh-levy",
];
export const isGeneral = (option: string): boolean => GENERALS.includes(option);

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
