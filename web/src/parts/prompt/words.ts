// The words of a prompt.

/** A text without its questions: what is told to somebody who is not to answer. */
export const statements = (text: string): string =>
  (text.match(/.+?(?:[.!?]+(?=\s|$)|$)/g) ?? [])
    .filter((sentence) => !sentence.trimEnd().endsWith("?"))
    .join("")
    .trim();
