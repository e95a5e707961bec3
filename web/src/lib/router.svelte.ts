// The pages by their paths. Own and small: a path is a page and its words.

export type Route =
  | { page: "lobby" }
  | { page: "setup"; game: string; friend: boolean }
  | { page: "table"; id: string; invite: string | null }
  | { page: "replay"; id: string; at: number | null; event: number | null; eyes: string | null }
  | { page: "replays" }
  | { page: "rules"; game: string; rule: string | null }
  | { page: "howto"; game: string }
  | { page: "book"; game: string; at: string | null }
  | { page: "lessons" }
  | { page: "learn"; game: string; lesson: string | null }
  | { page: "settings" }
  | { page: "along"; seat: string }
  | { page: "lost" };

const FIRST = ""; // no game is named: the first of the shelf is meant

export function parse(path: string, search = "", hash = ""): Route {
  const parts = path.split("/").filter(Boolean).map(decode);
  const [head, one, two] = parts;
  const query = new URLSearchParams(search);
  if (parts.length > 3) return { page: "lost" };
  switch (head) {
    case undefined:
      return { page: "lobby" };
    case "new":
      return { page: "setup", game: one ?? FIRST, friend: query.has("friend") };
    case "t":
      return one ? { page: "table", id: one, invite: two ?? null } : { page: "lost" };
    case "r": {
      const number = (key: string): number | null =>
        /^\d{1,6}$/.test(query.get(key) ?? "") ? Number(query.get(key)) : null;
      const eyes = /^(open|\d)$/.exec(query.get("eyes") ?? "")?.[0] ?? null;
      return one ? { page: "replay", id: one, at: number("at"), event: number("e"), eyes } : { page: "replays" };
    }
    case "replays":
      return { page: "replays" };
    case "rules":
      return { page: "rules", game: one ?? FIRST, rule: two ?? (decode(hash.slice(1)) || null) };
    case "turn":
      return { page: "howto", game: one ?? FIRST };
    case "book":
      return one ? { page: "book", game: one, at: two ?? null } : { page: "lost" };
    case "learn":
      return one ? { page: "learn", game: one, lesson: two ?? null } : { page: "lessons" };
    case "along":
      return { page: "along", seat: decode(hash.slice(1)) };
    case "settings":
      return { page: "settings" };
    default:
      return { page: "lost" };
  }
}

function decode(word: string): string {
  try {
    return decodeURIComponent(word);
  } catch {
    return word;
  }
}

class Router {
  route = $state<Route>({ page: "lobby" });

  start(): void {
    this.read();
    addEventListener("popstate", () => this.read());
    document.addEventListener("click", (event) => {
      const link = event.target instanceof Element ? event.target.closest("a") : null;
      if (
        !link ||
        event.defaultPrevented ||
        event.button ||
        event.metaKey ||
        event.ctrlKey ||
        event.shiftKey ||
        event.altKey
      )
        return;
      const url = new URL(link.href, location.href);
      const own = url.origin === location.origin && !link.target && !link.hasAttribute("download");
      if (!own || url.pathname.startsWith("/api/") || /\.\w+$/.test(url.pathname)) return;
      event.preventDefault();
      this.go(url.pathname + url.search + url.hash);
    });
  }

  private read(): void {
    this.route = parse(location.pathname, location.search, location.hash);
  }

  go(path: string, replace = false): void {
    const same = location.pathname === new URL(path, location.href).pathname;
    history[replace ? "replaceState" : "pushState"](null, "", path);
    this.read();
    if (!replace && !same) {
      scrollTo(0, 0);
      requestAnimationFrame(() => document.querySelector<HTMLElement>("main")?.focus({ preventScroll: true }));
    }
  }
}

export const router = new Router();
