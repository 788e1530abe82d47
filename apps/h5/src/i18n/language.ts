import type { KitMessages } from '@fairlot/ui-kit/messages';
import { createIntl, type IntlShape } from 'react-intl/server';
import type { Namespace } from '../messages/ids.js';
import { catalogueOf, englishMessages, fetchWords, hasWords, type Messages } from './catalogue.js';
import type { Locale } from './locales.js';
import { intlCache } from './formatters.js';
import { translateWith, type Translate } from './translate.js';

/** A language that the app speaks. */
export interface Language {
  locale: Locale;
  t: Translate;
  /** What the kit says in it. */
  kit: Partial<KitMessages>;
}

function createLanguage(locale: Locale, messages: Messages, kit: Partial<KitMessages>): Language {
  let intl: IntlShape | undefined;
  // Made for the first sentence, not at import; see formatters.ts.
  const make = () =>
    (intl ??= createIntl(
      {
        locale,
        // react-intl's type wants all of them at once.
        messages: messages as Required<Messages>,
        defaultLocale: 'en',
        // Untranslated sentences fall back to English without an error. See translate.ts for those not loaded.
        onError: (error) => {
          if (String(error.code) !== 'MISSING_TRANSLATION') console.error(error);
        },
      },
      intlCache,
    ));
  return { locale, t: translateWith(make), kit };
}

/** What the app can say before, or without, any other catalogue. */
let current = createLanguage('en', englishMessages, {});
/** Whether a locale was ever set: until then the page is marked with its default language. */
let isSet = false;
let latestRequest = 0;
/** Settles with the latest request. */
let latest: Promise<void> = Promise.resolve();
/** The locale of the latest request: the current one, or the one on its way. */
let requested: Locale = current.locale;
/** What the pages so far have needed; from then on as much is loaded of every language. */
const wanted = new Set<Namespace>();
const listeners = new Set<() => void>();

/** The current language. */
export const getLanguage = (): Language => current;

/** Calls `listener` after each change. Returns the function that stops it. */
export function subscribeToLanguage(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** How long the words of a language may be on their way, where nobody says otherwise. */
const TIMEOUT_MS = 8000;
/** English has nothing to fall back on: it may take as long as a page's file. */
const ENGLISH_TIMEOUT_MS = 60_000;

/**
 * Loads the wanted words of a language and speaks it; what the kit says and `<html lang>` follow. Of overlapping
 * calls the latest wins, and the others settle with it.
 * @throws when its words cannot be loaded, or not within `timeoutMs`; everything then stays as it was, also when they come later
 */
export function setLocale(locale: Locale, timeoutMs = TIMEOUT_MS): Promise<void> {
  requested = locale;
  latest = load(locale, timeoutMs, ++latestRequest);
  return latest;
}

async function load(locale: Locale, timeoutMs: number, request: number): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`${locale} is late`)), timeoutMs);
  });
  try {
    await Promise.race([fetchWords(locale, wanted), late]);
    if (request === latestRequest) adopt(locale);
    // If the later locale fails, these words are used.
    else await latest.catch(() => adopt(locale));
  } catch (error) {
    if (request === latestRequest) requested = current.locale;
    throw error;
  } finally {
    clearTimeout(timer);
  }
}

function adopt(locale: Locale): void {
  const catalogue = catalogueOf(locale);
  requested = locale;
  // More words of the same language need no render: every part waits for its words before it is drawn.
  if (catalogue === undefined || (isSet && locale === current.locale)) return;
  isSet = true;
  current = createLanguage(locale, catalogue.messages, catalogue.kit);
  document.documentElement.lang = locale;
  for (const listener of listeners) listener();
}

let fallbackListener: (locale: Locale) => void = () => undefined;

/** Calls `listener` when a page falls back to English because its words could not be loaded. */
export function onLocaleFallback(listener: (locale: Locale) => void): void {
  fallbackListener = listener;
}

/** Fetches the wanted words of a language without setting it. @throws when they cannot be fetched */
export const fetchWantedWords = (locale: Locale): Promise<void> => fetchWords(locale, wanted);

/**
 * Loads the words of some namespaces in the current language; to be awaited before anything of them is said. Where they do
 * not come, all wanted words are loaded in English: a page half in one language and half in another would be worse.
 * @throws when English does not come either; the next call tries again
 */
export async function loadWords(namespaces: readonly Namespace[]): Promise<void> {
  for (const each of namespaces) wanted.add(each);
  if (requested === current.locale && hasWords(requested, namespaces)) return;
  const locale = requested;
  const request = latestRequest + 1;
  try {
    await setLocale(locale, locale === 'en' ? ENGLISH_TIMEOUT_MS : TIMEOUT_MS);
  } catch (error) {
    if (locale === 'en') throw error;
    // The latest request asks for these namespaces too.
    if (request !== latestRequest) {
      await latest.catch(() => undefined);
      return loadWords(namespaces);
    }
    await setLocale('en', ENGLISH_TIMEOUT_MS);
    fallbackListener(locale);
  }
}
