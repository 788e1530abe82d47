import { loadKitMessages } from '@fairlot/ui-kit/messages';
import { IntlMessageFormat } from 'intl-messageformat';
import { createElement, Fragment, type ReactNode } from 'react';
import coreWords from 'virtual:messages/core';
import type { MessageId } from '../messages/ids.js';

/** Languages the app speaks from end to end, as its server does. */
const wholeLocales = ['en', 'de', 'es', 'fr', 'it'] as const;
export type WholeLocale = (typeof wholeLocales)[number];

/** All of them. Those after the first five go as far as they are translated, and on in English. */
const locales = [...wholeLocales, 'ja', 'zh'] as const;
export type Locale = (typeof locales)[number];

export const isLocale = (value: unknown): value is Locale => locales.includes(value as Locale);

/** The language of texts that come whole from the server, such as agreements. */
export const wholeLocaleOf = (locale: string): WholeLocale =>
  wholeLocales.find((whole) => whole === locale) ?? 'en';

export type Values = Record<string, string | number | bigint | Date | undefined>;
export type RichValues = Record<string, ReactNode | ((parts: ReactNode[]) => ReactNode)>;

/** Says a sentence of the catalogues. */
export interface Translate {
  (id: MessageId, values?: Values): string;
  /** With elements inside: `t.rich('auth.terms', { link: (parts) => <Link ...>{parts}</Link> })`. */
  rich: (id: MessageId, values: RichValues) => ReactNode;
}

type Catalogue = typeof coreWords;

/** A language that is ready to be spoken. */
export interface Language {
  locale: Locale;
  t: Translate;
}

type Importer = () => Promise<{ default: Catalogue }>;
/** What the first pages say, and what all others do. */
export type Importers = Readonly<Record<'start' | 'rest', Importer>>;

const importers: Readonly<Record<WholeLocale, Importers>> = {
  en: { start: () => import('virtual:messages/en'), rest: () => import('virtual:messages/en/rest') },
  de: { start: () => import('virtual:messages/de'), rest: () => import('virtual:messages/de/rest') },
  es: { start: () => import('virtual:messages/es'), rest: () => import('virtual:messages/es/rest') },
  fr: { start: () => import('virtual:messages/fr'), rest: () => import('virtual:messages/fr/rest') },
  it: { start: () => import('virtual:messages/it'), rest: () => import('virtual:messages/it/rest') },
};

/** What the app can say before, or without, any catalogue: the English of its frame. */
export const coreLanguage: Language = createLanguage('en', coreWords);

function createLanguage(locale: Locale, catalogue: Catalogue): Language {
  const messages = { ...coreWords, ...catalogue };
  const formats = new Map<string, IntlMessageFormat>();

  /** The text of a message without placeholders, else the message with its plural rules, made once. */
  function find(id: MessageId): string | IntlMessageFormat {
    // Only reached without a catalogue, before the language is loaded or offline: an id is better than a blank.
    const message = messages[id] ?? id;
    if (typeof message === 'string') return message;
    const format = formats.get(id) ?? new IntlMessageFormat(message, locale);
    formats.set(id, format);
    return format;
  }

  const say = (id: MessageId, values?: Values): string => {
    const message = find(id);
    return typeof message === 'string' ? message : String(message.format(values));
  };
  const rich = (id: MessageId, values: RichValues): ReactNode => {
    const message = find(id);
    return typeof message === 'string' ? message : sentenceOf(message.format<ReactNode>(values));
  };
  return { locale, t: Object.assign(say, { rich }) };
}

/** React wants a key for each part of a list; the parts of a sentence never change places, and are not one. */
const sentenceOf = (parts: ReactNode | ReactNode[]): ReactNode =>
  Array.isArray(parts) ? createElement(Fragment, null, ...parts) : parts;

let current = coreLanguage;
let newestWish = 0;
/** The language of the newest wish: the one of now, or the one on its way. */
let wishedLocale: Locale = current.locale;
/** Whether some page needs more than the words of the first ones; from then on every language is loaded whole. */
let isWholeWanted = false;
const listeners = new Set<() => void>();

/** The language of now. */
export const getLanguage = (): Language => current;

/** Calls `listener` after each change. Returns the function that stops it. */
export function subscribeToLanguage(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

async function loadCatalogue(locale: Locale): Promise<Catalogue> {
  // The first load does not carry the names of files that few will ask for.
  const { start, rest } =
    locale === 'ja' || locale === 'zh'
      ? (await import('./partialLanguages.js')).partialLanguages[locale]
      : importers[locale];
  const parts = await Promise.all(isWholeWanted ? [start(), rest()] : [start()]);
  return Object.assign({}, ...parts.map((part) => part.default)) as Catalogue;
}

/** How long the words of a language may be on their way, where nobody says otherwise. */
const BUDGET_MS = 8000;
/** A page that waits for its words waits as long as for its file. */
const PAGE_MS = 60_000;

/**
 * Loads a language and speaks it; the kit's own sentences and `<html lang>` follow. Of overlapping calls the newest wins.
 * @throws when its words cannot be loaded, or not within `budgetMs`; everything then stays as it was, also when they come later
 */
export async function speak(locale: Locale, budgetMs = BUDGET_MS): Promise<void> {
  const wish = ++newestWish;
  wishedLocale = locale;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`The words of ${locale} are late`)), budgetMs);
  });
  try {
    const words = Promise.all([loadCatalogue(locale), loadKitMessages(locale)]);
    const [catalogue] = await Promise.race([words, late]);
    if (wish === newestWish) adopt(locale, catalogue);
  } catch (error) {
    if (wish === newestWish) {
      wishedLocale = current.locale;
      // The kit's words are a file of their own, and may have come alone.
      loadKitMessages(current.locale).catch(() => undefined);
    }
    throw error;
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Fetches the words of a language and leaves the one that is spoken.
 * @throws when they cannot be loaded
 */
export async function fetchWords(locale: Locale): Promise<void> {
  await loadCatalogue(locale);
}

function adopt(locale: Locale, catalogue: Catalogue): void {
  current = createLanguage(locale, catalogue);
  document.documentElement.lang = locale;
  for (const listener of listeners) listener();
}

let whole: Promise<void> | undefined;

/** Hears of a language that had to give way to English, because no more of it came than the words of the first pages. */
let onLost: (locale: Locale) => void = () => undefined;
export function whenLanguageIsLost(listener: typeof onLost): void {
  onLost = listener;
}

/** All of a language, or all of English: a page half in one and half in the other would be worse than either. */
async function speakAllOf(locale: Locale): Promise<void> {
  // The number that `speak` takes: a wish that came after it is not overruled.
  const wish = newestWish + 1;
  try {
    await speak(locale, locale === 'en' ? PAGE_MS : BUDGET_MS);
  } catch (error) {
    if (locale === 'en' || wish !== newestWish) throw error;
    await speak('en', PAGE_MS);
    onLost(locale);
  }
}

/**
 * Loads the words of all pages; to be awaited before any page but the first ones is shown.
 * @throws when they cannot be loaded; the next call tries again
 */
export function speakWhole(): Promise<void> {
  isWholeWanted = true;
  whole ??= speakAllOf(wishedLocale).catch((error: unknown) => {
    whole = undefined;
    throw error;
  });
  return whole;
}
