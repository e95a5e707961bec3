// What this browser remembers: seats by their tokens, the name, the settings. Nothing leaves it but to our server.

export interface Held {
  table: string;
  token: string;
  seat: number;
  game?: string;
  invite?: string | null;
  at: number;
}

const SEATS = "tianxia.seats";
/** The tables at which this device is told that it is its turn. */
export const CALLS = "tianxia.calls";
const MOST = 100; // as many as the server is asked about at once

function read<T>(key: string, fallback: T): T {
  try {
    const stored = localStorage.getItem(key);
    return stored === null ? fallback : (JSON.parse(stored) as T);
  } catch {
    return fallback;
  }
}

function write(key: string, value: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // private mode or full: the page still works, it only forgets
  }
}

export function seats(): Held[] {
  const kept = read<Held[]>(SEATS, []);
  return Array.isArray(kept) ? kept.filter((held) => held && typeof held.token === "string") : [];
}

export function hold(held: Omit<Held, "at">): void {
  const others = seats().filter((other) => other.token !== held.token);
  write(SEATS, [{ ...held, at: Date.now() }, ...others].slice(0, MOST));
}

export function letGo(token: string): void {
  write(
    SEATS,
    seats().filter((held) => held.token !== token),
  );
}

/** A table is forgotten, with all seats at it. */
export function forget(table: string): void {
  write(
    SEATS,
    seats().filter((held) => held.table !== table),
  );
}

/** The seats of this browser at one table; several in a hot-seat game. */
export function seatsAt(table: string): Held[] {
  return seats()
    .filter((held) => held.table === table)
    .sort((a, b) => a.seat - b.seat);
}

export const stored = read;
export const store = write;
