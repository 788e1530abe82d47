import { readFileSync } from 'node:fs';
import { locales } from '../http/locale.js';
import type { Locale } from '../http/operation.js';
import type english from './words/en.json';

export type NewsWords = typeof english;

/** `words/<locale>.json`; `{name}` stands for a value. */
export const newsWords = Object.fromEntries(
  locales.map((locale) => [locale, readWords(locale)]),
) as unknown as Readonly<Record<Locale, NewsWords>>;

function readWords(locale: Locale): NewsWords {
  const file = new URL(`./words/${locale}.json`, import.meta.url);
  return JSON.parse(readFileSync(file, 'utf8')) as NewsWords;
}

/** Replaces each `{name}` by its value. A name without a value is kept, so that a test can find it. */
export function fill(template: string, values: Readonly<Record<string, string>>): string {
  return template.replace(/\{(\w+)\}/g, (name, key: string) => values[key] ?? name);
}
