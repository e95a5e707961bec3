// A device for each hero, beside the name in brush: what they are known for, drawn by us in a few strokes on a ground of
// 48 x 48. Which hero bears which stands in the hero's face (tianxia/games/sanguosha/data/heroes.toml).

/** What is drawn with a line, and what is filled with ink. */
type Device = readonly [line: string, ink: string];

const round = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0-${2 * r} 0z`;
const POLE = "M7 44 30 15";
const PETALS = [0, 1, 2, 3, 4]
  .map((n) => (n * 72 - 90) * (Math.PI / 180))
  .map((turn) => round(+(24 + 11 * Math.cos(turn)).toFixed(1), +(24 + 11 * Math.sin(turn)).toFixed(1), 7.4))
  .join("");

export const DEVICES: Readonly<Record<string, Device>> = {
  axe: ["M10 44 33 7", "M20 11C30 2 44 9 45 25 38 21 32 21 26 26z"],
  banner: ["M12 4v41", "M12 7h31l-8 9 8 9H12z"],
  bell: ["M24 3v4", "M24 6c8 0 10 8 11 19l5 9H8l5-9C14 14 16 6 24 6zM18 37h12a6 6 0 0 1-12 0z"],
  blossom: ["", `${PETALS}${round(24, 24, 4)}`],
  boat: ["M22 33V4M22 8c14 2 17 10 14 20H22M22 15h13M22 22h15", "M4 32h40c-2 8-7 11-13 11H17C11 43 6 40 4 32z"],
  bow: ["M9 9c20-2 32 11 30 30M9 9l30 30M8 40 36 12", "M43 5 40 16l-8-8zM5 43l2-8 6 6z"],
  brush: ["M43 5 23 26", "M22 22c4 3 3 13-16 21 2-11 7-22 16-21z"],
  coin: ["", `${round(24, 24, 19)}M16 16v16h16V16z`],
  crown: ["M5 11h38M8 12v15M15 12v11M33 12v11M40 12v15M10 35h28", "M16 17h16l4 24H12z"],
  cup: ["M18 29l-5 15M30 29l5 15M24 30v14M37 12c7 0 7 11-2 11", "M10 8h28c1 15-5 23-14 23S9 23 10 8z"],
  dagger: ["M13 24 24 35M18 30 8 40", "M43 5c-1 9-8 17-18 24l-6-6C26 13 34 6 43 5z"],
  fan: ["M24 34v11M24 33 24 7M23 33 13 10M25 33 35 10M24 35C8 32 2 19 9 8 17 3 31 3 39 8 46 19 40 32 24 35z", ""],
  flame: [
    "",
    "M25 3c1 11 14 14 13 28-1 9-7 14-14 14S10 40 10 31c0-7 6-10 7-17 4 3 5 6 5 9 4-5 5-12 3-20zM24 28c-2 4-5 6-4 9 1 4 7 4 8 0 1-3-2-5-4-9z",
  ],
  glaive: ["M5 45 26 23", "M23 18C31 8 39 11 43 2c5 12-1 24-14 25l-2 4-8-8z"],
  gourd: [
    "M24 8V3M15 20h18",
    "M24 6c7 0 9 5 7 10-1 3-1 4 0 6 8 3 10 9 8 15-2 5-8 8-15 8S11 42 9 37c-2-6 0-12 8-15 1-2 1-3 0-6-2-5 0-10 7-10z",
  ],
  halberd: ["M6 44 34 11M20 28l9 8M30 16l9 6", "M46 1 41 14l-8-5zM27 38c10-2 16-10 15-21 6 15-2 25-15 21z"],
  horse: ["", `M13 44c-1-10 4-15 9-20-4 2-8 6-14 4-3-2-2-5 1-9L19 9l0-6 6 5c12 3 17 17 14 36z${round(21, 15, 1.8)}`],
  mace: ["M7 43 27 21", `${round(33, 14, 10)}M6 47 2 42l6-3z`],
  moon: ["", "M30 4C17 5 8 13 8 25s9 20 22 19C21 41 17 34 17 24S21 8 30 4z"],
  rings: [`${round(17, 19, 11)}${round(31, 19, 11)}${round(24, 31, 11)}`, ""],
  scroll: ["M11 13h26v22H11M18 18v12M24 18v12M30 18v8", "M7 6h6v36H7zM35 6h6v36h-6z"],
  shield: ["M11 44V16C11 1 37 1 37 16v28zM11 33h26", `${round(24, 20, 7)}${round(24, 20, 3)}`],
  spear: [POLE, "M45 3 40 18 34 20 27 14 30 8zM27 20c-1 6-4 9-9 11 0-6 2-10 6-14z"],
  stones: [
    "M6 15h36M6 33h36M15 6v36M33 6v36",
    `${round(15, 15, 7)}${round(33, 33, 7)}${round(33, 15, 7)}${round(33, 15, 4.5)}`,
  ],
  sword: ["M11 25 23 37M16 32 7 41", `M44 4l-3 9-19 20-7-7L35 7z${round(6, 42, 3)}`],
  swords: [
    "M8 28 20 40M40 28 28 40M13 35 6 42M35 35 42 42",
    "M43 4l-2 8-22 22-5-5L36 7zM5 4l2 8 10 10 5-5L12 7zM26 31l3 3 5-5-3-3z",
  ],
  thunder: ["", "M28 2 11 27h11l-5 19 20-26H26l8-18z"],
  trigram: ["", "M8 8h32v7H8zM8 21h13v7H8zM27 21h13v7H27zM8 34h32v7H8z"],
  zither: ["M6 33 33 6l9 9-27 27zM13 32 33 12M18 37 38 17", "M2 36l5-5 12 12-5 5z"],
};
