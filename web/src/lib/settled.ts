// The settings of a table: one that needs others is there only while they have the values that it needs.
import type { SettingBody } from "./wire.ts";

const SEATS = "seats"; // a need that is not a setting: how many sit at the table

/** The settings that a table of this size has, in their order, each with its value. */
export function settled(
  settings: readonly SettingBody[],
  chosen: Readonly<Record<string, string>>,
  seats: number,
): { setting: SettingBody; value: string }[] {
  const values: Record<string, string> = { [SEATS]: String(seats) };
  return settings.flatMap((setting) => {
    if (!setting.needs.every((need) => need.values.includes(values[need.setting] ?? ""))) return [];
    const value = chosen[setting.name] ?? setting.default;
    values[setting.name] = value;
    return [{ setting, value }];
  });
}
