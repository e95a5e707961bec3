// How Sun Tzu is drawn without its own pages.
import { describe, expect, it } from "vitest";

import { read, type Item } from "../../../src/games/default/reading.ts";
import type { Recorded } from "../../recorded.ts";
import fixture from "./views.json" with { type: "json" };

const recorded = fixture as unknown as Recorded;
const view = recorded.frames.find((frame) => frame.view.question?.kind === "suntzu.province")?.view;
const find = (items: readonly Item[], at: string): Item | undefined => items.find((item) => item.at === at);

describe("the plain table", () => {
  it("has provinces that can be pressed where they are drawn, by their numbers", () => {
    const reading = read(view ?? {}, 2, view?.question);
    const provinces = find(reading.shared, "provinces");
    const refs =
      provinces?.sort === "group" ? provinces.items.map((item) => (item.sort === "group" ? item.ref : "")) : [];
    expect(refs).toEqual([0, 1, 2, 3, 4].map((n) => `province/${n}`));
    expect(reading.loose).toEqual([]);
  });
  it("tells the round as one of nine, and whose armies stand where", () => {
    const { shared } = read(view ?? {}, 2);
    expect(find(shared, "round")).toMatchObject({ sort: "count", most: 9 });
    expect(find(shared, "rounds")).toBeUndefined();
    const provinces = find(shared, "provinces");
    const armies = provinces?.sort === "group" && provinces.items[0]?.sort === "group" ? provinces.items[0].items : [];
    expect(find(armies, "provinces.0.armies")).toMatchObject({
      items: [
        { sort: "count", seat: 0 },
        { sort: "count", seat: 1 },
      ],
    });
  });
});
