import type { KitMessages } from '@fairlot/ui-kit/messages';
import type { MessageFormatElement } from 'react-intl';
import englishCore from 'virtual:words/en-core';
import type { MessageId, Namespace } from '../messages/ids.js';
import type { Locale } from './locales.js';

/** Sentences by id; more of them come with the pages that are opened. */
export type Messages = Partial<Record<MessageId, MessageFormatElement[]>>;

/** What is known of a language: it grows with the pages that are opened. */
interface Catalogue {
  messages: Messages;
  kit: Partial<KitMessages>;
  /** Namespaces whose words are here. */
  namespaces: Set<Namespace>;
}

const files = {
  en: () => import('virtual:words/en'),
  de: () => import('virtual:words/de'),
  es: () => import('virtual:words/es'),
  fr: () => import('virtual:words/fr'),
  it: () => import('virtual:words/it'),
  ja: () => import('virtual:words/ja'),
  zh: () => import('virtual:words/zh'),
} satisfies Record<Locale, unknown>;

/**
 * English sentences: they stand in for what a language does not say, or not yet. Their core is part of the app: it is what is
 * said when nothing can be loaded.
 */
export const englishMessages: Messages = { ...englishCore };

const catalogues = new Map<Locale, Catalogue>();

/** What has been fetched of a language; undefined before its core was. */
export const catalogueOf = (locale: Locale): Catalogue | undefined => catalogues.get(locale);

/** Whether a language can say all that these namespaces hold. */
export function hasWords(locale: Locale, namespaces: Iterable<Namespace>): boolean {
  const known = catalogues.get(locale)?.namespaces;
  return known !== undefined && [...namespaces].every((each) => known.has(each));
}

/**
 * Fetches the core of a language and some of its namespaces, each once. Where a language goes only so far, English comes too.
 * @throws when any of it cannot be fetched; the next call asks for it again
 */
export async function fetchWords(locale: Locale, namespaces: Iterable<Namespace>): Promise<void> {
  const wanted = [...namespaces];
  const isPartial = locale === 'ja' || locale === 'zh';
  await Promise.all([fetchOwn(locale, wanted), isPartial ? fetchOwn('en', wanted) : undefined]);
}

async function fetchOwn(locale: Locale, namespaces: readonly Namespace[]): Promise<void> {
  const file = await files[locale]();
  const catalogue = catalogues.get(locale) ?? {
    messages: locale === 'en' ? englishMessages : { ...file.core },
    kit: file.kit ?? {},
    namespaces: new Set<Namespace>(),
  };
  catalogues.set(locale, catalogue);
  await Promise.all(
    namespaces.map(async (name) => {
      if (catalogue.namespaces.has(name)) return;
      const words = await file.namespaces[name]?.();
      Object.assign(catalogue.messages, words?.default);
      catalogue.namespaces.add(name);
    }),
  );
}
