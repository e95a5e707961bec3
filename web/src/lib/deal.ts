// The check of the deal: the key shown at the end must give the hash shown at the start.

const HEX = /^[0-9a-f]{32}$/;

/** The 16 bytes of the key, little-endian, from its 32 hexadecimal digits; null if it is none. */
export function keyBytes(key: string): Uint8Array<ArrayBuffer> | null {
  const digits = key.trim().toLowerCase().replace(/^0x/, "").replace(/\s+/g, "");
  if (!HEX.test(digits)) return null;
  const bytes = new Uint8Array(16);
  for (let n = 0; n < 16; n++) bytes[15 - n] = Number.parseInt(digits.slice(2 * n, 2 * n + 2), 16);
  return bytes;
}

export async function commitmentOf(key: string): Promise<string | null> {
  const bytes = keyBytes(key);
  if (!bytes) return null;
  const hash = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  return [...hash].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** Whether the key belongs to the hash that was shown before the first card. */
export async function checks(key: string, commitment: string): Promise<boolean> {
  const made = await commitmentOf(key);
  return made !== null && made === commitment.trim().toLowerCase();
}

/** Digits in groups of four, for reading aloud. */
export function grouped(hex: string): string {
  return hex.replace(/(.{4})(?=.)/g, "$1 ");
}
