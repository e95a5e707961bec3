// The signs of the cards: ability icons and clan marks; the brush names come from the data.

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

export const abilities = new Set([
  "ji-bu",
  "yu-ji",
  "lyu-zhi",
  "xiao-he",
  "peng-yue",
  "xiahou-ying",
  "zhongli-mo",
  "peng-yue-zhongli-mo",
  "ying-bu",
  "han-xin",
  "liu-bang",
  "xiang-yu",
]);

export const decreeIcon = "decree";

export function sideOf(clan: string | null | undefined): { side: "a" | "b" | ""; letter: string } {
  if (clan === "han") return { side: "a", letter: "H" };
  return clan === "chu" ? { side: "b", letter: "C" } : { side: "", letter: "" };
}
