// The signs of the cards: ability icons and clan marks; the brush names come from the data.
import type { Sign } from "../../lib/mark.ts";

const MARK = "M3 4v10M3 18.5v.5"; // an ability for the attack

/** What can be done: the signs of the abilities and of the decree. */
export const SIGNS: Record<string, Sign> = {
  "a-cancel": "M4.5 4.5h15v15h-15zM8 8l8 8M16 8l-8 8",
  "a-discard": { d: "M14.5 4v11M10 10.5l4.5 4.5 4.5-4.5M8 20h13", broad: MARK },
  "a-double": "m5 8 6 8M11 8l-6 8M14.5 10c0-3 5-3 5 0 0 2-5 4-5 6.5h5",
  "a-equal": "M5 9.5h14M5 15h14",
  "a-joker": "M12 4v16M4 12h16M5 5h2M17 5h2M5 19h2M17 19h2",
  "a-look": {
    d: "M7.5 12s2.5-4.5 7-4.5 7 4.5 7 4.5-2.5 4.5-7 4.5-7-4.5-7-4.5zM12.5 12a2 2 0 1 0 4 0a2 2 0 1 0-4 0z",
    broad: MARK,
  },
  "a-mixed": "M4.5 19v-5h4v5zM10 19V9.5h4V19zM15.5 19V5h4v14z",
  "a-pass": { d: "M4 12h12M12 7l5 5-5 5", dashed: "M20.5 5v14" },
  "a-reflect": "M20 6H9a5 5 0 0 0 0 10h9M14 12l4 4-4 4",
  "a-restore": "m5 13 4.5 5L19 6M4 5h6",
  "a-six": "M6 6h4v4H6zM14 6h4v4h-4zM6 14h4v4H6zM14 14h4v4h-4z",
  "a-take": { d: "M14.5 16V5M10 9.5 14.5 5 19 9.5M8 20h13", broad: MARK },
  "a-ten": "M6 6.5 8.5 5v14M12.4 12a3.6 7 0 1 0 7.2 0a3.6 7 0 1 0-7.2 0z",
  decree: "M12 3 18 8v13H6V8zM9 12h6M9 16h6",
};

export const icons: Record<string, string> = {
  "xiong-xin": "a-joker",
  "fan-zeng": "a-six",
  "ji-bu": "a-look",
  "yu-ji": "a-discard",
  "lyu-zhi": "a-cancel",
  "xiao-he": "a-restore",
  "peng-yue": "a-equal",
  "xiahou-ying": "a-pass",
  "zhongli-mo": "a-mixed",
  "peng-yue-zhongli-mo": "a-mixed",
  "ying-bu": "a-take",
  "han-xin": "a-reflect",
  "liu-bang": "a-ten",
  "xiang-yu": "a-double",
};

const ALWAYS = ["xiong-xin", "fan-zeng"]; // what they do is not chosen
export const abilities = new Set(Object.keys(icons).filter((id) => !ALWAYS.includes(id)));

export const decreeIcon = "decree";

export function sideOf(clan: string | null | undefined): { side: "a" | "b" | ""; letter: string } {
  if (clan === "han") return { side: "a", letter: "H" };
  return clan === "chu" ? { side: "b", letter: "C" } : { side: "", letter: "" };
}
