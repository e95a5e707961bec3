// Signs that need no artist: the marks of the seats and the brush names of numbers.
import type { Mark } from "../../lib/sight.ts";

const NUMERALS = "零一二三四五六七八九十";

export const numeral = (number: string): string =>
  /^\d+$/.test(number) && Number(number) < NUMERALS.length ? NUMERALS.charAt(Number(number)) : "";

export function mark(seat: number): Mark {
  return seat < 0
    ? { side: "", letter: "", zh: "" }
    : { side: "n", letter: String(seat + 1), zh: numeral(String(seat + 1)) };
}
