// The signs of the table: kingdoms, roles, phases, slots, and how a hero's name is brushed.

export const KINGDOMS = ["wei", "shu", "wu", "neutral"] as const;
export const KINGDOM: Record<string, string> = { wei: "魏", shu: "蜀", wu: "吴", neutral: "群", god: "神" };
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
const RARE = /[惇彧郃纮槃釭骍]/;
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
