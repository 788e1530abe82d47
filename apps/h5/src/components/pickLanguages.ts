import type { Schemas } from '@fairlot/api-client';
import type { OfferedLocale } from '@fairlot/manifest';

/** A language of the picker. */
export interface PickableLanguage extends Omit<OfferedLocale, 'flag'> {
  /** Country code of its flag; undefined for a language that only the server knows. */
  readonly flag: string | undefined;
  /** Whether the app has no translation, so that its customer reads English. */
  readonly isInEnglish: boolean;
}

/**
 * The languages of the picker: those that the server offers, in the app's order, then those that only the server has.
 * @param own the languages that the app has messages of
 * @param served the answer of `GET /language`; undefined while unknown, which gives the app's own
 */
export function pickLanguages(
  own: readonly OfferedLocale[],
  served: readonly Schemas['Language'][] | undefined,
): readonly PickableLanguage[] {
  const known = own
    .filter(({ key }) => served?.some((each) => each.key === key) ?? true)
    .map((language) => ({ ...language, isInEnglish: false }));
  const unknown = (served ?? [])
    .filter(({ key }) => !own.some((each) => each.key === key))
    .map(({ key, label }) => ({ key, name: label, label, flag: undefined, isInEnglish: true }));
  return [...known, ...unknown];
}
