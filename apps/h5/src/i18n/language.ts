import type { KitMessages } from '@fairlot/ui-kit/messages';
import { IntlMessageFormat } from 'intl-messageformat';
import { createElement, Fragment, type ReactNode } from 'react';
import english from 'virtual:messages/en';
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

type Catalogue = typeof english;

/** A language that is ready to be spoken. */
export interface Language {
  locale: Locale;
  t: Translate;
  /** What the kit says in it. */
  kit: Partial<KitMessages>;
}

/** What the first pages say, what the other front doors say too, and what all pages do. The kit speaks with the first. */
type Part = 'start' | 'front' | 'rest';
type Importer = () => Promise<{ default: Catalogue; kit?: Partial<KitMessages> | undefined }>;
export type Importers = Readonly<Record<Part, Importer>>;

const importers: Readonly<Record<WholeLocale, Importers>> = {
  en: {
    // Part of the app: what is said when nothing can be loaded, and what most first visits speak.
    start: () => Promise.resolve({ default: english }),
    front: () => import('virtual:messages/en/front'),
    rest: () => import('virtual:messages/en/rest'),
  },
  de: {
    start: () => import('virtual:messages/de'),
    front: () => import('virtual:messages/de/front'),
    rest: () => import('virtual:messages/de/rest'),
  },
  es: {
    start: () => import('virtual:messages/es'),
    front: () => import('virtual:messages/es/front'),
    rest: () => import('virtual:messages/es/rest'),
  },
  fr: {
    start: () => import('virtual:messages/fr'),
    front: () => import('virtual:messages/fr/front'),
    rest: () => import('virtual:messages/fr/rest'),
  },
  it: {
    start: () => import('virtual:messages/it'),
    front: () => import('virtual:messages/it/front'),
    rest: () => import('virtual:messages/it/rest'),
  },
};

/** What the app can say before, or without, any other catalogue. */
const builtIn: Language = createLanguage('en', english, {});

function createLanguage(locale: Locale, messages: Catalogue, kit: Partial<KitMessages>): Language {
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
  return { locale, t: Object.assign(say, { rich }), kit };
}

/** React wants a key for each part of a list; the parts of a sentence never change places, and are not one. */
const sentenceOf = (parts: ReactNode | ReactNode[]): ReactNode =>
  Array.isArray(parts) ? createElement(Fragment, null, ...parts) : parts;

let current = builtIn;
/** All that can be said now; grows with the pages that are opened. */
let spoken: Catalogue = english;
let newestWish = 0;
/** Ends with the newest wish. */
let newest: Promise<void> = Promise.resolve();
/** The language of the newest wish: the one of now, or the one on its way. */
let wishedLocale: Locale = current.locale;
/** What the pages so far have needed; from then on as much is loaded of every language. */
let wanted: Part = 'start';
const listeners = new Set<() => void>();

/** The language of now. */
export const getLanguage = (): Language => current;

/** Calls `listener` after each change. Returns the function that stops it. */
export function subscribeToLanguage(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

interface Words {
  catalogue: Catalogue;
  kit: Partial<KitMessages> | undefined;
}

async function loadWords(locale: Locale): Promise<Words> {
  // The first load does not carry the names of files that few will ask for.
  const parts =
    locale === 'ja' || locale === 'zh'
      ? (await import('./partialLanguages.js')).partialLanguages[locale]
      : importers[locale];
  const [start, more] = await Promise.all([parts.start(), wanted === 'start' ? undefined : parts[wanted]()]);
  return { catalogue: { ...english, ...start.default, ...more?.default }, kit: start.kit };
}

/** How long the words of a language may be on their way, where nobody says otherwise. */
const BUDGET_MS = 8000;
/** A page that waits for its words waits as long as for its file. */
const PAGE_MS = 60_000;

/**
 * Loads a language and speaks it; the kit's own sentences and `<html lang>` follow. Of overlapping calls the newest wins,
 * and the others end with it.
 * @throws when its words cannot be loaded, or not within `budgetMs`; everything then stays as it was, also when they come later
 */
export function speak(locale: Locale, budgetMs = BUDGET_MS): Promise<void> {
  wishedLocale = locale;
  newest = speakUnlessOvertaken(locale, budgetMs, ++newestWish);
  return newest;
}

async function speakUnlessOvertaken(locale: Locale, budgetMs: number, wish: number): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`The words of ${locale} are late`)), budgetMs);
  });
  try {
    const words = await Promise.race([loadWords(locale), late]);
    if (wish === newestWish) adopt(locale, words);
    // Whoever waits here shows what these words say: where the newer ones do not come, these are better than none.
    else await newest.catch(() => adopt(locale, words));
  } catch (error) {
    if (wish === newestWish) wishedLocale = current.locale;
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
  await loadWords(locale);
}

function adopt(locale: Locale, { catalogue, kit }: Words): void {
  // More of the same language changes nothing that is on screen: whoever says it has waited for it.
  if (locale === current.locale && spoken !== english) {
    Object.assign(spoken, catalogue);
    return;
  }
  spoken = catalogue;
  current = createLanguage(locale, spoken, kit ?? {});
  wishedLocale = locale;
  document.documentElement.lang = locale;
  for (const listener of listeners) listener();
}

/** Hears of a language that had to give way to English, because not all of it came that a page says. */
let onLost: (locale: Locale) => void = () => undefined;
export function whenLanguageIsLost(listener: typeof onLost): void {
  onLost = listener;
}

/** All that is wanted of a language, or of English: a page half in one and half in the other would be worse than either. */
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

const coming: Partial<Record<Part, Promise<void>>> = {};

function speakPart(part: Part): Promise<void> {
  wanted = part;
  return (coming[part] ??= speakAllOf(wishedLocale).catch((error: unknown) => {
    delete coming[part];
    throw error;
  }));
}

/**
 * Loads the words of all pages; to be awaited before anything is shown but the front doors.
 * @throws when they cannot be loaded; the next call tries again
 */
export const speakWhole = (): Promise<void> => speakPart('rest');

/**
 * Loads the words of the front doors that are not first pages, which are few; to be awaited before one of them is shown.
 * @throws as `speakWhole`
 */
export const speakFront = (): Promise<void> => speakPart(wanted === 'rest' ? 'rest' : 'front');
