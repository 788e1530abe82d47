import type { KitMessages } from '@fairlot/ui-kit/messages';
import type { MessageFormatElement } from 'react-intl';
import englishCore from 'virtual:words/en-core';
import type { MessageId, Namespace } from '../messages/ids.js';
import type { Locale } from './locales.js';

/** Messages by id; opening pages loads more of them. */
export type Messages = Partial<Record<MessageId, MessageFormatElement[]>>;

/** The loaded part of a language; opening pages extends it. */
interface Catalogue {
  messages: Messages;
  kit: Partial<KitMessages>;
  /** Namespaces whose messages are loaded. */
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
 * English messages, used for messages that a language lacks or has not loaded yet. Their core is part of the app, so
 * that it works when nothing can be loaded.
 */
export const englishMessages: Messages = { ...englishCore };

const catalogues = new Map<Locale, Catalogue>();

/** The loaded part of a language; undefined before its core is loaded. */
export const catalogueOf = (locale: Locale): Catalogue | undefined => catalogues.get(locale);

/** Whether all messages of these namespaces are loaded in a language. */
export function hasWords(locale: Locale, namespaces: Iterable<Namespace>): boolean {
  const known = catalogues.get(locale)?.namespaces;
  return known !== undefined && [...namespaces].every((each) => known.has(each));
}

/**
 * Loads the core of a language and some of its namespaces, each once. For a partial language, English is loaded too.
 * @throws when any of it cannot be loaded; the next call tries again
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
