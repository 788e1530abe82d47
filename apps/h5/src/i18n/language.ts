import type { KitMessages } from '@fairlot/ui-kit/messages';
import { createIntl, type IntlShape } from 'react-intl/server';
import type { Namespace } from '../messages/ids.js';
import { catalogueOf, englishMessages, fetchWords, hasWords, type Messages } from './catalogue.js';
import type { Locale } from './locales.js';
import { intlCache } from './formatters.js';
import { translateWith, type Translate } from './translate.js';
import { MINUTE_MS } from '../durations.js';

/** A language of the app. */
export interface Language {
  locale: Locale;
  t: Translate;
  /** The kit's messages in it. */
  kit: Partial<KitMessages>;
}

function createLanguage(locale: Locale, messages: Messages, kit: Partial<KitMessages>): Language {
  let intl: IntlShape | undefined;
  // Created for the first message, not at import; see formatters.ts.
  const make = () =>
    (intl ??= createIntl(
      {
        locale,
        // react-intl's type requires all messages.
        messages: messages as Required<Messages>,
        defaultLocale: 'en',
        // Untranslated messages fall back to English without an error. See translate.ts for those not loaded.
        onError: (error) => {
          if (String(error.code) !== 'MISSING_TRANSLATION') console.error(error);
        },
      },
      intlCache,
    ));
  return { locale, t: translateWith(make), kit };
}

/** The messages available before, or without, any other catalogue. */
let current = createLanguage('en', englishMessages, {});
/** Whether a locale was set; until then the page is marked with its default language. */
let isSet = false;
let latestRequest = 0;
/** Settles with the latest request. */
let latest: Promise<void> = Promise.resolve();
/** The locale of the latest request: the current or the loading one. */
let requested: Locale = current.locale;
/** The namespaces that the pages so far have needed; they are loaded for every further language. */
const wanted = new Set<Namespace>();
const listeners = new Set<() => void>();

/** The current language. */
export const getLanguage = (): Language => current;

/** Calls `listener` after each change. Returns the function that stops it. */
export function subscribeToLanguage(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The default time limit for loading the messages of a language. */
const TIMEOUT_MS = 8000;
/** English has no fallback, so its limit is that of a page's file. */
const ENGLISH_TIMEOUT_MS = MINUTE_MS;

/**
 * Loads the wanted messages of a language and sets it; the kit's messages and `<html lang>` follow. Of overlapping
 * calls the latest wins, and the earlier ones settle with it.
 * @throws when its messages cannot be loaded within `timeoutMs`; the language then stays, even if they arrive later
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
  // More messages of the same language need no render, because every part loads its messages before it renders.
  if (catalogue === undefined || (isSet && locale === current.locale)) return;
  isSet = true;
  current = createLanguage(locale, catalogue.messages, catalogue.kit);
  document.documentElement.lang = locale;
  for (const listener of listeners) listener();
}

let fallbackListener: (locale: Locale) => void = () => undefined;

/** Calls `listener` when a page falls back to English because its messages could not be loaded. */
export function onLocaleFallback(listener: (locale: Locale) => void): void {
  fallbackListener = listener;
}

/** Loads the wanted messages of a language without setting it. @throws when they cannot be loaded */
export const fetchWantedWords = (locale: Locale): Promise<void> => fetchWords(locale, wanted);

/** The running load of wanted messages in the current language; undefined when none is running. */
let extension: Promise<void> | undefined;

/**
 * Loads the messages of some namespaces in the current language. Await it before using any of them. If they cannot be
 * loaded, all wanted messages are loaded in English, because a page in two languages would be worse.
 * @throws when English cannot be loaded either; the next call tries again
 */
export async function loadWords(namespaces: readonly Namespace[]): Promise<void> {
  for (const each of namespaces) wanted.add(each);
  const locale = requested;
  if (locale === current.locale && hasWords(locale, namespaces)) return;
  const isLoading = locale !== current.locale || extension !== undefined;
  // Loads these messages as well. Their load neither extends the time limit of the running load nor makes it fail.
  if (isLoading) void fetchWords(locale, namespaces).catch(() => undefined);
  if (locale !== current.locale) await latest.catch(() => undefined);
  else await (extension ??= extend(locale).finally(() => (extension = undefined)));
  return loadWords(namespaces);
}

/** Loads the wanted messages in the current language, or all of them in English if they are late. */
async function extend(locale: Locale): Promise<void> {
  const request = latestRequest + 1;
  try {
    await setLocale(locale, locale === 'en' ? ENGLISH_TIMEOUT_MS : TIMEOUT_MS);
  } catch (error) {
    if (locale === 'en') throw error;
    // Another language was chosen meanwhile. It is loaded with all wanted messages.
    if (request !== latestRequest) return latest.catch(() => undefined);
    await setLocale('en', ENGLISH_TIMEOUT_MS);
    fallbackListener(locale);
  }
}
