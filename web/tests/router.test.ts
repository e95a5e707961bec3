import { expect, it } from "vitest";

import { parse } from "../src/lib/router.svelte.ts";

it.each([
  ["/", { page: "lobby" }],
  ["/new", { page: "setup", game: "", friend: false }],
  ["/new/toy?friend", { page: "setup", game: "toy", friend: true }],
  ["/t/abc", { page: "table", id: "abc", invite: null }],
  ["/t/abc/secret", { page: "table", id: "abc", invite: "secret" }],
  ["/t", { page: "lost" }],
  ["/r/abc", { page: "replay", id: "abc", at: null, event: null, eyes: null }],
  ["/r/abc?at=12", { page: "replay", id: "abc", at: 12, event: null, eyes: null }],
  ["/r/abc?at=-1&e=7", { page: "replay", id: "abc", at: null, event: 7, eyes: null }],
  ["/r/abc?at=x", { page: "replay", id: "abc", at: null, event: null, eyes: null }],
  ["/r/abc?at=3&eyes=4", { page: "replay", id: "abc", at: 3, event: null, eyes: "4" }],
  ["/r/abc?eyes=open", { page: "replay", id: "abc", at: null, event: null, eyes: "open" }],
  ["/r/abc?eyes=anybody", { page: "replay", id: "abc", at: null, event: null, eyes: null }],
  ["/replays", { page: "replays" }],
  ["/rules/toy/T-305", { page: "rules", game: "toy", rule: "T-305" }],
  ["/rules/toy#T-212", { page: "rules", game: "toy", rule: "T-212" }],
  ["/turn/toy", { page: "howto", game: "toy" }],
  ["/book/toy", { page: "book", game: "toy", at: null }],
  ["/book/toy/fox", { page: "book", game: "toy", at: "fox" }],
  ["/learn", { page: "lessons" }],
  ["/learn/toy/01-lead", { page: "learn", game: "toy", lesson: "01-lead" }],
  ["/along#abc/1/secret", { page: "along", seat: "abc/1/secret" }],
  ["/settings", { page: "settings" }],
  ["/nowhere", { page: "lost" }],
  ["/rules/a/b/c", { page: "lost" }],
  ["/t/%E0%A4%A", { page: "table", id: "%E0%A4%A", invite: null }],
])("%s", (address, route) => {
  const url = new URL(address, "http://x");
  expect(parse(url.pathname, url.search, url.hash)).toEqual(route);
});
