import { readFileSync } from "node:fs";

import { expect, it } from "vitest";

const source = readFileSync(new URL("../public/sw.js", import.meta.url), "utf8");

interface Shown {
  title: string;
  told: { body: string; tag?: string; data: string };
}

/** The service worker among these open pages: what it shows, and where a press leads. */
function worker(...pages: string[]) {
  const heard = new Map<string, (event: unknown) => void>();
  const [shown, went] = [[] as Shown[], [] as string[]];
  const open = pages.map((url) => ({ url, focus: () => went.push(`focus ${new URL(url).pathname}`) }));
  const self = {
    addEventListener: (name: string, hear: (event: unknown) => void) => heard.set(name, hear),
    registration: { showNotification: (title: string, told: Shown["told"]) => shown.push({ title, told }) },
    clients: { matchAll: async () => open, openWindow: (path: string) => went.push(`open ${path}`) },
  };
  new Function("self", "caches", source)(self, {});
  const waits: unknown[] = [];
  const waitUntil = (work: unknown): number => waits.push(work);
  const push = (json: () => unknown): void => heard.get("push")?.({ data: { json }, waitUntil });
  const press = async (data: string): Promise<void> => {
    heard.get("notificationclick")?.({ notification: { data, close: () => undefined }, waitUntil });
    await Promise.all(waits);
  };
  return { push, press, shown, went };
}

it("shows what the server says, and a newer message takes the place of an older one", () => {
  const { push, shown } = worker();
  push(() => ({ about: "turn", table: "abc", title: "Huang", text: "Twoja kolej." }));
  expect(shown).toMatchObject([{ title: "Huang", told: { body: "Twoja kolej.", tag: "abc", data: "abc" } }]);
});

it("shows something even if a message cannot be read", () => {
  const { push, shown } = worker();
  push(() => {
    throw new SyntaxError("no JSON");
  });
  expect(shown).toMatchObject([{ title: "Tianxia", told: { body: "", data: "" } }]);
});

it("a press leads to the page of the table, the open one if there is one", async () => {
  const there = worker("https://games.example/rules/x", "https://games.example/t/abc?invite");
  await there.press("abc");
  expect(there.went).toEqual(["focus /t/abc"]);
  const gone = worker("https://games.example/t/other");
  await gone.press("abc");
  await gone.press("//evil.example");
  expect(gone.went).toEqual(["open /t/abc", "open /t/%2F%2Fevil.example"]);
});
