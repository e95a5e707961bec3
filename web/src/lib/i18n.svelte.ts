// The words of the page. The server's texts come in both languages; ours are in texts/*.ftl.
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

import en from "../texts/en.ftl?raw";
import pl from "../texts/pl.ftl?raw";
import { settings, type Language } from "./settings.svelte.ts";
import type { Text } from "./wire.ts";

function bundle(lang: Language, source: string): FluentBundle {
  const made = new FluentBundle(lang, { useIsolating: false });
  const problems = made.addResource(new FluentResource(source));
  if (problems.length) console.error(problems);
  return made;
}

const bundles: Record<Language, FluentBundle> = { en: bundle("en", en), pl: bundle("pl", pl) };

/** Words that come with a part of the page. */
export function addTexts(sources: Partial<Record<Language, string>>): void {
  for (const lang of ["en", "pl"] as const) {
    const source = sources[lang];
    if (source) bundles[lang].addResource(new FluentResource(source), { allowOverrides: true });
  }
}

type Loads = Record<Language, () => Promise<string>>;
const games = new Map<string, { loads: Loads; known: Set<Language> }>();

async function learn(lang: Language): Promise<void> {
  const missing = [...games.values()].filter(({ known }) => !known.has(lang));
  await Promise.all(
    missing.map(async ({ loads, known }) => {
      addTexts({ [lang]: await loads[lang]() });
      known.add(lang);
    }),
  );
}

/** The words of a game: those of the language of the moment are there at the end, the others when it is spoken. */
export async function bringTexts(game: string, loads: Loads): Promise<void> {
  if (!games.has(game)) games.set(game, { loads, known: new Set() });
  await learn(settings.lang);
}

/** The page speaks this language as soon as all its words are there; without a line it goes on as before. */
export async function speak(lang: Language): Promise<void> {
  await learn(lang).then(
    () => (settings.lang = lang),
    () => undefined,
  );
}

/** A text of the page in the language of the moment. */
export function t(key: string, facts?: Record<string, FluentVariable>): string {
  const from = bundles[settings.lang];
  const pattern = from.getMessage(key)?.value;
  return pattern ? from.formatPattern(pattern, facts ?? null) : key;
}

/** Whether there is such a text. */
export function has(key: string): boolean {
  return bundles[settings.lang].hasMessage(key);
}

/** A text of the server in the language of the moment. */
export function say(text: Text | string | null | undefined): string {
  if (!text) return "";
  return typeof text === "string" ? text : text[settings.lang] || text.en;
}
