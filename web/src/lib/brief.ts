/** A name where there is little room: a word that is longer than `most` letters ends with a full stop before that. */
export const brief = (name: string, most: number): string =>
  name
    .split(" ")
    .map((word) => (word.length > most ? `${word.slice(0, most - 1)}.` : word))
    .join(" ");

/** Only its first word. */
export const first = (name: string, most: number): string => brief(name.split(" ")[0] ?? "", most);
