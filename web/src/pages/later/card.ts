// A picture of a moment to be sent to others: a card of our own, drawn line by line on rice paper, whatever the page
// looks like. It shows what the slip or the log says, the seats with their scores, and our seal.
import type { GameMark } from "../../lib/mark.ts";
import type { Mark } from "../../lib/sight.ts";

export interface CardSeat {
  name: string;
  mark: Mark;
  score: string;
  won: boolean;
}
export interface CardFacts {
  game: string;
  mark: GameMark;
  /** One or two characters by brush. */
  zh: string;
  title: string;
  text: string;
  /** Where in the match it was. */
  note: string;
  seats: readonly CardSeat[];
  /** Where the game was played. */
  place: string;
}

export const [WIDE, HIGH] = [1200, 630];
const EDGE = 64;
const INK = "#1f1b17";
const SOFT = "#4a4338";
const FAINT = "#665d4f";
const CINNABAR = "#b3341f";
const SIDES: Record<Mark["side"], string> = { a: "#2c4c77", b: "#8f2d34", n: SOFT, "": FAINT };
const UI = '"Source Sans 3", "Segoe UI", sans-serif';
const BOOK = "Spectral, Georgia, serif";
const BRUSH = '"Yuji Boku", "Ma Shan Zheng", "LXGW WenKai TC", serif';
const SEAL = "M1 2 10 0l11 1 10-1 1 12-1 10 1 9-12 1-12-1L1 31 0 19l1-9z";
const SIGN = "M8 8h16M7 14h18M16 8v6c-1 5-4 9-9 11M16 15c2 5 5 8 9 10";
const HILLS = "M0 602C180 590 260 556 420 566s250 34 400 20 220-44 380-30V630H0z";

/** The lines into which a text falls at this width; the last one says if there was more. */
export function linesOf(text: string, most: number, fits: (line: string) => boolean): string[] {
  const lines: string[] = [];
  let line = "";
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const longer = line ? `${line} ${word}` : word;
    if (!line || fits(longer)) {
      line = longer;
      continue;
    }
    if (lines.length === most - 1) return [...lines, cut(`${line} ${word}`, fits)];
    lines.push(line);
    line = word;
  }
  return line ? [...lines, cut(line, fits)] : lines;
}

/** As much of it as there is room for. */
function cut(text: string, fits: (line: string) => boolean): string {
  if (fits(text)) return text;
  const letters = [...text];
  while (letters.length && !fits(`${letters.join("").trimEnd()}…`)) letters.pop();
  return `${letters.join("").trimEnd()}…`;
}

/** Where the seats stand: at most five beside each other. */
export function placesOf(count: number): { x: number; y: number; wide: number }[] {
  const across = Math.max(1, count > 5 ? Math.ceil(count / 2) : count);
  const wide = (WIDE - 2 * EDGE) / across;
  return Array.from({ length: count }, (_, n) => ({
    x: EDGE + (n % across) * wide,
    y: (count > 5 ? 404 : 440) + Math.floor(n / across) * 74,
    wide: wide - 18,
  }));
}

class Brush {
  constructor(readonly on: CanvasRenderingContext2D) {}

  fits(font: string, wide: number): (line: string) => boolean {
    return (line) => {
      this.on.font = font;
      return this.on.measureText(line).width <= wide;
    };
  }
  write(text: string, x: number, y: number, font: string, colour: string, align: CanvasTextAlign = "left"): void {
    Object.assign(this.on, { font, fillStyle: colour, textAlign: align, textBaseline: "alphabetic" });
    this.on.fillText(text, x, y);
  }
  /** A text in lines; how far down it went. */
  block(
    text: string,
    x: number,
    y: number,
    wide: number,
    most: number,
    high: number,
    font: string,
    ink: string,
  ): number {
    const lines = linesOf(text, most, this.fits(font, wide));
    lines.forEach((line, n) => this.write(line, x, y + n * high, font, ink));
    return y + lines.length * high;
  }
  at(x: number, y: number, scale: number, draw: () => void): void {
    this.on.save();
    this.on.translate(x, y);
    this.on.scale(scale, scale);
    draw();
    this.on.restore();
  }
}

function ground({ on }: Brush): void {
  on.fillStyle = "#f1ebde";
  on.fillRect(0, 0, WIDE, HIGH);
  on.fillStyle = "#1f1b1714";
  on.fill(new Path2D(HILLS));
  Object.assign(on, { strokeStyle: "#a98b4d", lineWidth: 2 });
  on.strokeRect(20, 20, WIDE - 40, HIGH - 40);
}

function head(brush: Brush, facts: CardFacts): void {
  const { on } = brush;
  brush.at(EDGE, 52, 0.9, () => {
    Object.assign(on, { strokeStyle: SOFT, lineWidth: 2.4, lineCap: "round", lineJoin: "round", fillStyle: "#f1ebde" });
    for (const { d, solid } of facts.mark) {
      if (solid) on.fill(new Path2D(d));
      on.stroke(new Path2D(d));
    }
  });
  brush.write(facts.game, EDGE + 76, 84, `600 30px ${UI}`, INK);
  brush.write(facts.note, EDGE + 76, 112, `400 20px ${UI}`, FAINT);
  const signs = [...facts.zh].slice(0, 2);
  const size = signs.length > 1 ? 136 : 190;
  signs.forEach((sign, n) =>
    brush.write(sign, WIDE - EDGE - size / 2, 72 + size * (n + 0.85), `${size}px ${BRUSH}`, CINNABAR, "center"),
  );
}

function seat(brush: Brush, { name, mark, score, won }: CardSeat, x: number, y: number, wide: number): void {
  const { on } = brush;
  on.fillStyle = SIDES[mark.side];
  on.beginPath();
  on.roundRect(x, y, 44, 44, mark.side === "a" ? 22 : 6);
  on.fill();
  const sign = mark.zh || mark.letter;
  if (sign) brush.write(sign, x + 22, y + 33, `28px ${BRUSH}`, "#fffaf0", "center");
  const room = wide - 58;
  const [own] = linesOf(name, 1, brush.fits(`600 22px ${UI}`, room));
  brush.write(own ?? "", x + 56, y + (score ? 17 : 30), `600 22px ${UI}`, won ? CINNABAR : INK);
  const [points] = linesOf(score, 1, brush.fits(`600 24px ${UI}`, room));
  if (points) brush.write(points, x + 56, y + 43, `600 24px ${UI}`, won ? CINNABAR : SOFT);
}

function foot(brush: Brush, place: string): void {
  const { on } = brush;
  brush.at(WIDE - EDGE - 40, 556, 1.2, () => {
    on.fillStyle = CINNABAR;
    on.fill(new Path2D(SEAL));
    Object.assign(on, { strokeStyle: "#fffaf0", lineWidth: 2.6, lineCap: "round" });
    on.stroke(new Path2D(SIGN));
  });
  brush.write("天下", EDGE, 590, `34px ${BRUSH}`, INK);
  brush.write(`Tianxia · ${place}`, EDGE + 82, 588, `600 20px ${UI}`, FAINT);
}

export function draw(on: CanvasRenderingContext2D, facts: CardFacts): void {
  const brush = new Brush(on);
  ground(brush);
  head(brush, facts);
  const wide = WIDE - 2 * EDGE - 220;
  const y = brush.block(facts.title, EDGE, 194, wide, 2, 56, `500 50px ${BOOK}`, INK);
  brush.block(facts.text, EDGE, y + 2, wide, y > 290 ? 2 : 3, 38, `400 29px ${BOOK}`, SOFT);
  const places = placesOf(facts.seats.length);
  facts.seats.forEach((each, n) => {
    const place = places[n];
    if (place) seat(brush, each, place.x, place.y, place.wide);
  });
  foot(brush, facts.place);
}

/** Draws the card, and makes a file of it. */
export async function pictureOf(canvas: HTMLCanvasElement, facts: CardFacts): Promise<Blob> {
  const signs = [facts.zh, "天下", ...facts.seats.map((each) => each.mark.zh)].join("");
  const words = [facts.title, facts.text, facts.game, ...facts.seats.map((each) => each.name)].join("");
  await Promise.all([
    document.fonts.load(`40px ${BRUSH}`, signs),
    ...["500 50px", "400 29px"].map((font) => document.fonts.load(`${font} ${BOOK}`, words)),
    ...["600 22px", "400 20px"].map((font) => document.fonts.load(`${font} ${UI}`, words)),
  ]).catch(() => undefined); // another face will do
  const on = canvas.getContext("2d");
  if (!on) throw new Error("no canvas");
  draw(on, facts);
  return new Promise((done, failed) =>
    canvas.toBlob((blob) => (blob ? done(blob) : failed(new Error("no picture"))), "image/png"),
  );
}
