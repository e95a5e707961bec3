// A letter for each button, from its own words; digits go by place.

const TAKEN = new Set(["I", "L", "H", "U"]);

export function keysFor(options: readonly { id: string; label: string }[]): string[] {
  const used = new Set(TAKEN);
  if (options.some((option) => option.id === "pass")) used.add("P");
  return options.map(({ id, label }, n) => {
    const letters = [...label.normalize("NFD").toUpperCase()].filter((letter) => /[A-Z]/.test(letter));
    const firsts = label
      .normalize("NFD")
      .toUpperCase()
      .split(/[^A-Z]+/)
      .map((word) => word[0] ?? "")
      .filter(Boolean);
    if (id === "pass") return "P";
    const found = [...firsts, ...letters].find((letter) => !used.has(letter));
    if (!found) return String(n + 1);
    used.add(found);
    return found;
  });
}
