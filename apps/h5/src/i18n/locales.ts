/** Languages that are completely translated, in the app and on its server. */
export const wholeLocales = ['en', 'de', 'es', 'fr', 'it'] as const;
export type WholeLocale = (typeof wholeLocales)[number];

/** All languages. Those after the first five are partially translated; the rest is in English. */
const locales = [...wholeLocales, 'ja', 'zh'] as const;
export type Locale = (typeof locales)[number];

export const isLocale = (value: unknown): value is Locale => locales.includes(value as Locale);

/** The language of texts that the server provides as a whole, such as agreements. */
export const wholeLocaleOf = (locale: string): WholeLocale =>
  wholeLocales.find((whole) => whole === locale) ?? 'en';
