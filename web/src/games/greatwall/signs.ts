// The signs of The Great Wall. A clan is a shape before it is a colour; a Location has a roof that says when it is
// activated, and a sign of what it gives.
export const RESOURCES = ["wood", "stone", "gold", "chi"] as const;
export type Resource = (typeof RESOURCES)[number];
export const SOLDIERS = ["spearman", "archer", "horseman", "bannerman"] as const;
export type Soldier = (typeof SOLDIERS)[number];
export const SECTIONS = ["left", "centre", "right"] as const;
export type SectionId = (typeof SECTIONS)[number];
export const SEASONS = ["spring", "summer", "autumn", "winter"] as const;
export const LOCATIONS = [
  "lumber-mill",
  "quarry",
  "gold-mine",
  "temple",
  "barracks",
  "builders-camp",
  "logistics-centre",
  "teahouse",
  "imperial-embassy",
  "market",
  "storehouse",
] as const;
export type LocationId = (typeof LOCATIONS)[number];

/** The clans by seat; the last one is that which nobody plays. */
export const CLANS = ["snake", "dragon", "turtle", "monkey", "tiger", "reed"] as const;
export type Clan = (typeof CLANS)[number];
export const CLAN_BRUSH: Record<Clan, string> = {
  snake: "蛇",
  dragon: "龍",
  turtle: "龜",
  monkey: "猴",
  tiger: "虎",
  reed: "葦",
};
export const SEASON_BRUSH: Record<(typeof SEASONS)[number], string> = {
  spring: "春",
  summer: "夏",
  autumn: "秋",
  winter: "冬",
};

/** The character of a sort of cards that have no names of their own in brush. */
export const SORT_BRUSH: Record<string, string> = {
  command: "令",
  general: "將",
  advisor: "謀",
  tactic: "策",
  horde: "寇",
  artifact: "寶",
  event: "變",
  request: "詔",
  rat: "鼠",
  award: "賞",
  skill: "威",
  khan: "汗",
  reed: "葦",
  partner: "令",
  "reed-general": "將",
  "solo-general": "將",
};
export const SORTS = Object.keys(SORT_BRUSH);

export const LOCATION_SIGN: Record<LocationId, string> = {
  "lumber-mill": "gw-wood",
  quarry: "gw-stone",
  "gold-mine": "gw-gold",
  temple: "gw-chi",
  barracks: "gw-sword",
  "builders-camp": "gw-build",
  "logistics-centre": "gw-cart",
  teahouse: "gw-tea",
  "imperial-embassy": "people",
  market: "gw-food",
  storehouse: "gw-store",
};

export const ICONS: Record<string, string> = {
  move: "gw-clerk-sign",
  shift: "swap",
  recall: "undo",
  command: "flag",
  place: "list",
  activate: "gw-build",
  raise: "up",
  barricade: "gw-stakes-sign",
  wall: "gw-stone",
  fortify: "gw-store",
  man: "gw-bow",
  march: "gw-cart",
  tactic: "hand",
  tea: "gw-tea",
  clerk: "gw-clerk-sign",
  advisor: "people",
  assistant: "people",
  recruit: "gw-sword",
  attack: "gw-sword",
  charge: "gw-sword",
  strike: "gw-sword",
  wound: "gw-bow",
  save: "gw-chi",
  shame: "gw-shame-sign",
  recover: "again",
  leave: "clock",
  use: "flag",
  lead: "flag",
  done: "pass",
  keep: "check",
  bottom: "down",
  agree: "check",
  refuse: "x",
  offer: "gw-gold",
  food: "gw-food",
  send: "share",
  rat: "gw-rat-sign",
  haunt: "gw-shame-sign",
  lift: "check",
  peace: "check",
  war: "gw-sword",
  show: "eye",
  take: "check",
  draw_tactic: "hand",
  move_clerk: "gw-clerk-sign",
  gain: "gw-gold",
};
