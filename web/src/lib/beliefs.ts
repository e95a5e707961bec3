// Hidden roles as they could be read: whole percentages, and the weights of what was openly done.

export interface Share {
  role: string;
  percent: number;
}

/** Chances as whole percentages that add up to 100, in the order of these roles; what cannot be is left out. */
export function shares(chances: Record<string, number>, roles: readonly string[]): Share[] {
  const exact = roles.map((role) => ({ role, chance: 100 * (chances[role] ?? 0) })).filter(({ chance }) => chance > 0);
  const found = exact.map(({ role, chance }) => ({
    role,
    percent: Math.floor(chance),
    rest: chance - Math.floor(chance),
  }));
  const missing = 100 - found.reduce((sum, { percent }) => sum + percent, 0);
  for (const most of [...found].sort((a, b) => b.rest - a.rest).slice(0, missing)) most.percent += 1;
  return found.filter(({ percent }) => percent > 0).map(({ role, percent }) => ({ role, percent }));
}

/** "+3" or "−6". */
export const signed = (weight: number): string => `${weight < 0 ? "−" : "+"}${Math.abs(weight)}`;
