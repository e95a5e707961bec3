// The signs of the table: kingdoms, roles, phases, slots, and how a hero's name is brushed.
import type { Sign } from "../../lib/mark.ts";

export const SIGNS: Record<string, Sign> = {
  "sg-sword": "M19.5 4.5 9 15M6.5 12.5l5 5M8 16l-4 4M19.5 4.5l-1 4.5-8 8M19.5 4.5l-4.5 1-8 8",
  "sg-shield": "M12 3.5 19 6v6c0 4.5-3 7-7 8.5C8 19 5 16.5 5 12V6z",
  "sg-horse": "M6 20c0-4 1-6 3-8L7 9l3-4 1-2 2 2c4 1 6 5 6 10v5M9 12c2 1 4 0 5-1.5",
  "sg-treasure": "M4 10h16v9H4zM4 10l3-5h10l3 5M12 10v4M10 14h4",
  "sg-reach": "M3 8v8M21 8v8M3 12h18M7 9l-4 3 4 3M17 9l4 3-4 3",
  "sg-chain":
    "M6 9h2a3 3 0 0 1 3 3a3 3 0 0 1-3 3h-2a3 3 0 0 1-3-3a3 3 0 0 1 3-3zM16 9h2a3 3 0 0 1 3 3a3 3 0 0 1-3 3h-2a3 3 0 0 1-3-3a3 3 0 0 1 3-3zM9 12h6",
  "sg-target":
    "M4 12a8 8 0 1 0 16 0a8 8 0 1 0-16 0zM9 12a3 3 0 1 0 6 0a3 3 0 1 0-6 0zM12 1.5V6M12 18v4.5M1.5 12H6M18 12h4.5",
  "sg-flip": "M4 12a8 8 0 0 1 14-5l2 2M20 4v5h-5M20 12a8 8 0 0 1-14 5l-2-2M4 20v-5h5",
  "sg-end": "M6 4v16M6 5h11l-2.5 4L17 13H6",
  "sg-hero": "M5 11c0-5 3-7 7-7s7 2 7 7v3H5zM12 4V1.5M3 14h18M7 14v6l5 2 5-2v-6",
  "sg-discard": "M9 3h7a1 1 0 0 1 1 1v10a1 1 0 0 1-1 1h-7a1 1 0 0 1-1-1v-10a1 1 0 0 1 1-1zM4 19h16M8 19l4-3 4 3",
  "sg-hit": "m12 2 2 6 6-2-3 5 5 3-6 1 1 6-5-4-5 4 1-6-6-1 5-3-3-5 6 2z",
  "sg-heal": "M12 20C6 16 4 12.5 4 9.5 4 6 8 5 12 8.5 16 5 20 6 20 9.5c0 3-2 6.5-8 10.5zM12 8.5C11 6 11.5 4 13.5 2.5",
  "sg-take": "M12 4h7a1 1 0 0 1 1 1v11a1 1 0 0 1-1 1h-7a1 1 0 0 1-1-1v-11a1 1 0 0 1 1-1zM9 12H3M6 9l-3 3 3 3",
  "sg-give": "M5 4h7a1 1 0 0 1 1 1v11a1 1 0 0 1-1 1h-7a1 1 0 0 1-1-1v-11a1 1 0 0 1 1-1zM15 12h6M18 9l3 3-3 3",
  "sg-dodge": "M4 18c6 0 8-4 8-8M9 13l3-3 3 3M14 5c3 0 5 2 6 5",
  "sg-skill": "M6 3h12v18l-6-4-6 4zM9.5 8h5M9.5 12h5",
  "sg-judge": "M12 3v18M7 21h10M4 7h16M4 7l-2 6h5zM20 7l-3 6h5zM4 7",
  "sg-skull": "M5 14c-2-6 2-10 7-10s9 4 7 10l-3 1v4H8v-4zM9 11h.5M14.5 11h.5",
};

export const KINGDOMS = ["wei", "shu", "wu", "neutral", "jin"] as const;
export const KINGDOM: Record<string, string> = {
  wei: "魏",
  shu: "蜀",
  wu: "吴",
  jin: "晋",
  neutral: "群",
  god: "神",
};
export const ROLE: Record<string, string> = { ruler: "主", loyalist: "忠", rebel: "反", spy: "内" };
export const ROLES = ["ruler", "loyalist", "rebel", "spy"] as const;
export const NUMBERS = ["", "A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K"];
export const SORTS: Record<string, string> = { basic: "B", tactic: "T", equipment: "E" };
export const SLOTS: Record<string, string> = {
  weapon: "sg-sword",
  armor: "sg-shield",
  "plus-horse": "sg-horse",
  "minus-horse": "sg-horse",
  treasure: "sg-treasure",
};
/** Names that hold a character which the brush of simplified characters lacks are set as a whole in a face that has it. */
const RARE = /[兕婒庀彧悝惇槃珪疠纮翓诼谮郃釭骍骘]/;
export const brush = (zh: string): string => (RARE.test(zh) ? "rare" : "");
export const number = (value: number | null): string => NUMBERS[value ?? 0] ?? "";

const ICONS: Record<string, string> = {
  pass: "pass",
  end: "sg-end",
  yes: "check",
  hero: "sg-hero",
  god: "sg-hero",
  reforge: "again",
  discard: "sg-discard",
  cards: "hand",
  card: "hand",
  hand: "hand",
  suffer: "sg-hit",
  "lose-hp": "sg-hit",
  heal: "sg-heal",
  take: "sg-take",
  get: "sg-take",
  give: "sg-give",
  draw: "sg-take",
  fight: "sg-sword",
  targets: "sg-target",
  "use-sha": "sg-sword",
  sha: "sg-sword",
  dodge: "sg-dodge",
  peach: "sg-heal",
  wine: "sg-heal",
  negate: "x",
  place: "up",
  exchange: "swap",
};
export const icon = (option: string): string =>
  ICONS[option] ?? ICONS[option.split("/")[1] ?? ""] ?? (option.includes("/") ? "swap" : "sg-skill");
