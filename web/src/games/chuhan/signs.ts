// The signs of the cards: ability icons, clan marks, and brush names where the data has none (source: house).

export const icons: Record<string, string> = {
  "xiong-xin": "a-joker", "fan-zeng": "a-six", "ji-bu": "a-look", "yu-ji": "a-discard", "lyu-zhi": "a-cancel", "xiao-he": "a-restore",
  "peng-yue": "a-equal", "xiahou-ying": "a-pass", "zhongli-mo": "a-mixed", "peng-yue-zhongli-mo": "a-mixed", "ying-bu": "a-take",
  "han-xin": "a-reflect", "liu-bang": "a-ten", "xiang-yu": "a-double",
};

export const abilities = new Set([
  "ji-bu", "yu-ji", "lyu-zhi", "xiao-he", "peng-yue", "xiahou-ying", "zhongli-mo", "peng-yue-zhongli-mo", "ying-bu", "han-xin", "liu-bang", "xiang-yu",
]);

export const decreeIcon = "decree";

export const brush: Record<string, string> = {
  "xiong-xin": "熊心", "chen-ping": "陳平", "fan-zeng": "范增", "ji-bu": "季布", "yu-ji": "虞姬", "lyu-zhi": "呂雉", "xiao-he": "蕭何",
  "peng-yue": "彭越", "xiahou-ying": "夏侯嬰", "zhongli-mo": "鍾離眛", "rank-four": "校尉", "zhang-liang": "張良", "ying-bu": "英布",
  "han-xin": "韓信", "liu-bang": "劉邦", "xiang-yu": "項羽", "cao-shen": "曹參", "long-ju": "龍且", "emperor": "皇帝",
};

export function sideOf(clan: string | null | undefined): { side: "a" | "b" | ""; letter: string } {
  if (clan === "han") return { side: "a", letter: "H" };
  return clan === "chu" ? { side: "b", letter: "C" } : { side: "", letter: "" };
}
