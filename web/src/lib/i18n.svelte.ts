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

/** The words of a game, when its module is loaded. */
export function addTexts(sources: Record<Language, string>): void {
  for (const lang of ["en", "pl"] as const)
    bundles[lang].addResource(new FluentResource(sources[lang]), { allowOverrides: true });
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
