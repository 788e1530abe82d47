import { warnOnce } from './warnOnce.js';

/**
 * Guards against values that do not have their type, from data or from JavaScript. Each returns a usable value, also in
 * production. In development each warns: which value arrived, what is used instead, and what to pass.
 */

const NONE: readonly never[] = [];

function shown(value: unknown): string {
  if (typeof value === 'string') return value.length > 40 ? `of ${value.length} characters` : `"${value}"`;
  return Array.isArray(value) ? 'a list' : String(value);
}

const isThere = (item: unknown) => item != null;

/** Whether `useOwnValue` has warned of it already: a part with neither a value nor a default value. */
const isMissing = (name: string, given: unknown) => name === 'value' && given === undefined;

/** The list without null and undefined entries; an empty one for anything else. A valid list is returned itself. */
export function listOf<Item>(part: string, name: string, list: readonly Item[]): readonly Item[] {
  const given: unknown = list;
  if (Array.isArray(given)) {
    if (given.every(isThere)) return list;
    if (process.env.NODE_ENV !== 'production')
      warnOnce(
        `${part}: ${name} has an entry that is null or undefined.`,
        'It is left out.',
        'Pass what is there: `.filter((item) => item != null)`.',
      );
    return list.filter(isThere);
  }
  if (process.env.NODE_ENV !== 'production' && !isMissing(name, given))
    warnOnce(
      `${part}: ${name} ${shown(list)} is no list.`,
      'It is drawn as an empty one.',
      'Pass an array; while the data loads, show a skeleton instead.',
    );
  return NONE;
}

/** The text, or an empty one. */
export function textOf(part: string, name: string, text: string): string {
  if (typeof text === 'string') return text;
  if (process.env.NODE_ENV !== 'production' && !isMissing(name, text))
    warnOnce(
      `${part}: ${name} ${shown(text)} is no text.`,
      'It counts as an empty text.',
      `Pass a string; '' while there is nothing.`,
    );
  return '';
}

/** The flag, or false if it is not a boolean. */
export function flagOf(part: string, name: string, flag: boolean): boolean {
  if (typeof flag === 'boolean') return flag;
  if (process.env.NODE_ENV !== 'production' && !isMissing(name, flag))
    warnOnce(
      `${part}: ${name} ${shown(flag)} is neither true nor false.`,
      'It is drawn as false.',
      'Pass true or false.',
    );
  return false;
}

/** The object, or `instead`. */
export function recordOf<Item extends object>(part: string, name: string, record: Item, instead: Item): Item {
  const given: unknown = record;
  if (typeof given === 'object' && given !== null) return record;
  if (process.env.NODE_ENV !== 'production' && !isMissing(name, given))
    warnOnce(
      `${part}: ${name} ${shown(record)} is no object.`,
      'It is drawn as an empty one.',
      'Pass what its type says; while the data loads, show a skeleton instead.',
    );
  return instead;
}

/** The name if the table has it; otherwise `instead`. */
export function nameIn<Name extends string>(
  part: string,
  prop: string,
  table: Readonly<Record<Name, unknown>>,
  name: Name,
  instead: Name,
): Name {
  if (Object.hasOwn(table, name)) return name;
  if (process.env.NODE_ENV !== 'production')
    warnOnce(
      `${part}: ${prop} ${shown(name)} is not known.`,
      `It is drawn as "${instead}".`,
      `Pass one of ${Object.keys(table).join(', ')}.`,
    );
  return instead;
}

/**
 * Warns of a name that the table of looks does not have, such as a misspelt variant; the part is drawn without that
 * look. Called in development only.
 */
export function warnOfLook(part: string, prop: string, table: object, name: string): void {
  if (!Object.hasOwn(table, name))
    warnOnce(
      `${part}: ${prop} ${shown(name)} is not known.`,
      'It is drawn without it.',
      `Pass one of ${Object.keys(table).join(', ')}.`,
    );
}

/** The function, or `instead`. */
export function functionOf<Given extends (...given: never[]) => unknown>(
  part: string,
  name: string,
  given: Given,
  instead: Given,
): Given {
  if (typeof given === 'function') return given;
  if (process.env.NODE_ENV !== 'production')
    warnOnce(
      `${part}: ${name} ${shown(given)} is no function.`,
      'It is drawn as without it.',
      'Pass a function, or leave it out.',
    );
  return instead;
}

/** The locale, or English if Intl would throw. */
export function localeOf(part: string, locale: string): string {
  try {
    const [tag] = Intl.getCanonicalLocales(locale);
    // Intl also accepts a list, and resolves an empty one to nothing.
    if (tag !== undefined && typeof locale === 'string') return locale;
  } catch {
    // The warning follows below.
  }
  if (process.env.NODE_ENV !== 'production')
    warnOnce(
      `${part}: locale ${shown(locale)} is no language tag.`,
      'It writes as English does.',
      'Pass a BCP 47 tag with a hyphen, such as "de" or "en-IN".',
    );
  return 'en';
}

/** The number if it lies within the bounds; otherwise `instead`. */
export function amountOf(
  part: string,
  name: string,
  amount: number,
  [least, most]: readonly [number, number],
  instead: number,
): number {
  if (amount >= least && amount <= most) return amount;
  if (process.env.NODE_ENV !== 'production')
    warnOnce(
      `${part}: ${name} ${shown(amount)} is no number from ${least} to ${most}.`,
      `It works as with ${instead}.`,
      `Pass a number from ${least} to ${most}, or leave it out.`,
    );
  return instead;
}

/** Warns about a value that is not in its list; nothing is then shown as chosen. */
export function warnOfChoice(part: string, value: string, list: readonly { readonly value: string }[]): void {
  if (
    process.env.NODE_ENV === 'production' ||
    value === '' ||
    isMissing('value', value) ||
    list.length === 0 ||
    list.some((item) => item.value === value)
  )
    return;
  warnOnce(
    `${part}: value ${shown(value)} is none of its choices.`,
    'Nothing is shown as chosen, and a screen reader hears no choice.',
    `Pass one of ${list
      .slice(0, 8)
      .map((item) => shown(item.value))
      .join(', ')}.`,
  );
}

/** Warns of a value that a part cannot use. `faults`: what is wrong, what the part does instead, what to pass. */
export function warnOfValue(
  part: string,
  name: string,
  value: unknown,
  faults: readonly [string, string, string],
) {
  if (process.env.NODE_ENV !== 'production')
    warnOnce(`${part}: ${name} ${shown(value)} ${faults[0]}`, faults[1], faults[2]);
}
