// HTTP: what is asked once.
import { hold } from "./keep.ts";
import type {
  Advice,
  BeliefsOfMatch,
  Cards,
  Created,
  Evaluation,
  Failure,
  GameBody,
  Games,
  Imported,
  Joined,
  Lesson,
  Lessons,
  MyTables,
  Replay,
  Rules,
  SeatCode,
  SeatWish,
  TableInfo,
  Tables,
  Text,
} from "./wire.ts";

export class Problem extends Error {
  constructor(
    readonly code: string,
    readonly text: Text | null,
    readonly status: number,
  ) {
    super(text?.en ?? code);
  }
}

async function ask<T>(path: string, init: RequestInit = {}, token?: string): Promise<T> {
  const headers: Record<string, string> = { Accept: "application/json" };
  if (init.body) headers["Content-Type"] = "application/json";
  if (init.method && init.method !== "GET") headers["X-Tianxia"] = "1";
  if (token) headers["Authorization"] = `Bearer ${token}`;
  let answer: Response;
  try {
    answer = await fetch(path, { ...init, headers });
  } catch {
    throw new Problem("offline", null, 0);
  }
  const type = answer.headers.get("Content-Type") ?? "";
  const body: unknown = type.includes("json") ? await answer.json().catch(() => null) : await answer.text();
  if (!answer.ok) {
    const fault = (body as Partial<Failure> | null)?.error;
    throw new Problem(fault?.code ?? `http-${answer.status}`, fault?.text ?? null, answer.status);
  }
  return body as T;
}

const post = <T>(path: string, body: unknown = {}, token?: string): Promise<T> =>
  ask<T>(path, { method: "POST", body: JSON.stringify(body) }, token);

const once = new Map<string, Promise<unknown>>();
function cached<T>(path: string): Promise<T> {
  let found = once.get(path) as Promise<T> | undefined;
  if (!found) {
    found = ask<T>(path);
    once.set(path, found);
    found.catch(() => once.delete(path));
  }
  return found;
}

export const api = {
  games: (): Promise<GameBody[]> => cached<Games>("/api/games").then((got) => got.games),
  cards: (game: string): Promise<Cards> => cached<Cards>(`/api/cards/${game}`),
  rules: (game: string): Promise<Rules> => cached<Rules>(`/api/rules/${game}`),
  tables: (): Promise<Tables> => ask<Tables>("/api/tables"),
  table: (id: string): Promise<TableInfo> => ask<TableInfo>(`/api/tables/${id}`),
  async make(
    game: string,
    options: Record<string, string>,
    seats: SeatWish[],
    open: boolean,
    name: string,
  ): Promise<Created> {
    const made = await post<Created>("/api/tables", { game, options, seats, public: open, name });
    return keep(made, game);
  },
  async join(id: string, name: string, invite: string | null, seat?: number): Promise<Joined> {
    const made = await post<Joined>(`/api/tables/${id}/join`, {
      name,
      ...(invite ? { invite } : {}),
      ...(seat === undefined ? {} : { seat }),
    });
    hold({ table: id, token: made.token, seat: made.seat });
    return made;
  },
  rename: (id: string, name: string, token: string): Promise<TableInfo> =>
    post<TableInfo>(`/api/tables/${id}/name`, { name }, token),
  /** A code by which the seat of this token is taken along, and the seat of a code. */
  code: (id: string, token: string): Promise<SeatCode> => post<SeatCode>(`/api/tables/${id}/code`, {}, token),
  along: (code: string): Promise<Joined> => post<Joined>("/api/along", { code }),
  mine: (tokens: string[]): Promise<MyTables> => post<MyTables>("/api/mine", { tokens: tokens.slice(0, 100) }),
  rematch: async (id: string, token: string): Promise<Created> =>
    keep(await post<Created>(`/api/tables/${id}/rematch`, {}, token)),
  replay: (id: string, viewer: string, token?: string): Promise<Replay> =>
    ask<Replay>(`/api/tables/${id}/replay?viewer=${encodeURIComponent(viewer)}`, {}, token),
  advice: (id: string, seat: number): Promise<Advice> => cached<Advice>(`/api/tables/${id}/advice?seat=${seat}`),
  evaluation: (id: string): Promise<Evaluation> => cached<Evaluation>(`/api/tables/${id}/evaluation`),
  beliefs: (id: string, viewer: number, token?: string): Promise<BeliefsOfMatch> =>
    ask<BeliefsOfMatch>(`/api/tables/${id}/beliefs?viewer=${viewer}`, {}, token),
  importLog: (log: string): Promise<Imported> => post<Imported>("/api/replays", { log }),
  branch: async (id: string, n: number, seat: number, name: string, bot?: string): Promise<Created> =>
    keep(await post<Created>(`/api/tables/${id}/branch`, { n, seat, name, ...(bot ? { bot } : {}) })),
  lessons: (game: string): Promise<Lesson[]> => cached<Lessons>(`/api/tutorial/${game}`).then((got) => got.lessons),
  /** A lesson is no table to come back to: its seat is not kept. */
  lesson: (game: string, id: string, name: string): Promise<Created> =>
    post<Created>(`/api/tutorial/${game}/${id}`, { name }),
};

function keep(made: Created, game?: string): Created {
  for (const { seat, token } of made.tokens ?? []) hold({ table: made.table, token, seat, game });
  hold({ table: made.table, token: made.token, seat: made.seat, game, invite: made.invite ?? null });
  return made;
}
