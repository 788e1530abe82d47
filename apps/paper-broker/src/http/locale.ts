import type { Locale } from './operation.js';

export const locales = ['en', 'de', 'es', 'fr', 'it'] as const satisfies readonly Locale[];

/** The supported language that best fits an `Accept-Language` header; English if none fits. */
export function chooseLocale(acceptLanguage: string | undefined): Locale {
  const accepted = (acceptLanguage ?? '')
    .slice(0, 200)
    .split(',')
    .map((part, position) => {
      const [range = '', ...parameters] = part.split(';').map((text) => text.trim());
      const quality = parameters.find((text) => text.startsWith('q='))?.slice(2);
      const weight = quality === undefined ? 1 : Number(quality);
      return {
        language: range.slice(0, 2).toLowerCase(),
        weight: Number.isFinite(weight) ? weight : 0,
        position,
      };
    })
    .filter((choice) => choice.weight > 0)
    .sort((a, b) => b.weight - a.weight || a.position - b.position);
  for (const choice of accepted) {
    const known = locales.find((locale) => locale === choice.language);
    if (known !== undefined) return known;
  }
  return 'en';
}
