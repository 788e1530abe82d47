import { loadKitMessages } from '@fairlot/ui-kit/messages';
import type { MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import { createIntl, createIntlCache, type IntlShape } from 'react-intl';
import type { ReactNode } from 'react';
import coreWords from 'virtual:messages/core';
import type { MessageId } from '../messages/ids.js';

/** Languages the app speaks. */
export const locales = ['en', 'de', 'es', 'fr', 'it'] as const;
export type Locale = (typeof locales)[number];

export const isLocale = (value: unknown): value is Locale => locales.includes(value as Locale);

export type Values = Readonly<Record<string, string | number | bigint | Date | undefined>>;
export type RichValues = Readonly<Record<string, ReactNode | ((parts: ReactNode[]) => ReactNode)>>;

/** Says a sentence of the catalogues. */
export interface Translate {
  (id: MessageId, values?: Values): string;
  /** With elements inside: `t.rich('auth.terms', { link: (parts) => <Link ...>{parts}</Link> })`. */
  rich: (id: MessageId, values: RichValues) => ReactNode;
}

type Catalogue = typeof coreWords;
/** The library's own spelling of `RichValues`. */
type PlainRichValues = NonNullable<Parameters<IntlShape['formatMessage']>[1]>;

/** A language that is ready to be spoken. */
export interface Language {
  locale: Locale;
  t: Translate;
  intl: IntlShape;
}

const cache = createIntlCache();

const importers: Readonly<Record<Locale, () => Promise<{ default: Catalogue }>>> = {
  en: () => import('virtual:messages/en'),
  de: () => import('virtual:messages/de'),
  es: () => import('virtual:messages/es'),
  fr: () => import('virtual:messages/fr'),
  it: () => import('virtual:messages/it'),
};

/** What the app can say before, or without, any catalogue: the English of its frame. */
export const coreLanguage: Language = createLanguage('en', coreWords);

function createLanguage(locale: Locale, catalogue: Catalogue): Language {
  const messages = { ...coreWords, ...catalogue };
  // Text without placeholders was left as text by the build and must not go through a parser that is not there:
  // `intl` only ever sees the parsed ones.
  const parsed = messages as Record<string, MessageFormatElement[]>;
  const intl = createIntl(
    { locale, messages: parsed, onError: (error) => console.warn(error.message) },
    cache,
  );
  const t: Translate = Object.assign(
    (id: MessageId, values?: Values) => {
      const message = messages[id];
      return typeof message === 'string' ? message : intl.formatMessage({ id }, values);
    },
    {
      rich: (id: MessageId, values: RichValues) => {
        const message = messages[id];
        return typeof message === 'string' ? message : intl.formatMessage({ id }, values as PlainRichValues);
      },
    },
  );
  return { locale, t, intl };
}

let current = coreLanguage;
let newestWish = 0;
const listeners = new Set<() => void>();

/** The language of now. */
export const getLanguage = (): Language => current;

/** Calls `listener` after each change. Returns the function that stops it. */
export function subscribeToLanguage(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * Loads a language and speaks it; the kit's own sentences and `<html lang>` follow. Of overlapping calls the newest wins.
 * @throws when its words cannot be loaded; everything then stays as it was
 */
export async function speak(locale: Locale): Promise<void> {
  const wish = ++newestWish;
  const [{ default: catalogue }] = await Promise.all([importers[locale](), loadKitMessages(locale)]);
  if (wish !== newestWish) return;
  current = createLanguage(locale, catalogue);
  document.documentElement.lang = locale;
  for (const listener of listeners) listener();
}
