import { expect, it } from "vitest";

import { parse } from "../src/lib/router.svelte.ts";

it.each([
  ["/", { page: "lobby" }],
  ["/new", { page: "setup", game: "", friend: false }],
  ["/new/chuhan?friend", { page: "setup", game: "chuhan", friend: true }],
  ["/t/abc", { page: "table", id: "abc", invite: null }],
  ["/t/abc/secret", { page: "table", id: "abc", invite: "secret" }],
  ["/t", { page: "lost" }],
  ["/r/abc", { page: "replay", id: "abc", at: null, event: null }],
  ["/r/abc?at=12", { page: "replay", id: "abc", at: 12, event: null }],
  ["/r/abc?at=-1&e=7", { page: "replay", id: "abc", at: null, event: 7 }],
  ["/r/abc?at=x", { page: "replay", id: "abc", at: null, event: null }],
  ["/replays", { page: "replays" }],
  ["/rules/chuhan/CH-305", { page: "rules", game: "chuhan", rule: "CH-305" }],
  ["/rules/chuhan#CH-212", { page: "rules", game: "chuhan", rule: "CH-212" }],
  ["/turn/chuhan", { page: "howto", game: "chuhan" }],
  ["/book/sanguosha", { page: "book", game: "sanguosha", at: null }],
  ["/book/sanguosha/cao-cao", { page: "book", game: "sanguosha", at: "cao-cao" }],
  ["/learn/chuhan/01-lead", { page: "learn", game: "chuhan", lesson: "01-lead" }],
  ["/settings", { page: "settings" }],
  ["/nowhere", { page: "lost" }],
  ["/rules/a/b/c", { page: "lost" }],
  ["/t/%E0%A4%A", { page: "table", id: "%E0%A4%A", invite: null }],
])("%s", (address, route) => {
  const url = new URL(address, "http://x");
  expect(parse(url.pathname, url.search, url.hash)).toEqual(route);
});
