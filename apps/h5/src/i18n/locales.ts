/** Languages the app speaks from end to end, as its server does. */
export const wholeLocales = ['en', 'de', 'es', 'fr', 'it'] as const;
export type WholeLocale = (typeof wholeLocales)[number];

/** All of them. Those after the first five go as far as they are translated, and on in English. */
const locales = [...wholeLocales, 'ja', 'zh'] as const;
export type Locale = (typeof locales)[number];

export const isLocale = (value: unknown): value is Locale => locales.includes(value as Locale);

/** The language of texts that come whole from the server, such as agreements. */
export const wholeLocaleOf = (locale: string): WholeLocale =>
  wholeLocales.find((whole) => whole === locale) ?? 'en';
