/** How a locale writes decimals. */
export interface Separators {
  decimal: string;
  group: string;
  /** Digits in the group next to the point, and in the further ones (India: 3 and 2). */
  primary: number;
  secondary: number;
  /** Digits beyond one group before grouping starts: 2 in Spanish, where 1234 stays whole. */
  minimumGrouping: number;
  /** The ten digits of the locale, or undefined for 0 to 9. */
  digits: readonly string[] | undefined;
}

const cache = new Map<string, Separators>();

const DEFAULT_LOCALE = 'en';

function separatorsFrom(locale: string): Separators {
  const formatter = new Intl.NumberFormat(locale, { minimumFractionDigits: 1 });
  const parts = formatter.formatToParts(123456789012.5);
  const groups = parts.filter((part) => part.type === 'integer').map((part) => [...part.value].length);
  const find = (type: Intl.NumberFormatPartTypes) => parts.find((part) => part.type === type)?.value;
  // A locale whose `useGrouping: true` leaves four digits whole asks for two digits beyond the first group.
  const groupsFour = new Intl.NumberFormat(locale).formatToParts(1234).length > 1;
  const tens = new Intl.NumberFormat(locale, { useGrouping: false }).format(9876543210);
  return {
    decimal: find('decimal') ?? '.',
    group: find('group') ?? ',',
    primary: groups.at(-1) ?? 3,
    secondary: groups.at(-2) ?? 3,
    minimumGrouping: groupsFour ? 1 : 2,
    digits: tens === '9876543210' ? undefined : [...tens].reverse(),
  };
}

/** The separators of `locale`, read once from the browser's own data. A malformed locale is read as English. */
export function separatorsOf(locale: string = DEFAULT_LOCALE): Separators {
  const known = cache.get(locale);
  if (known !== undefined) return known;
  let separators: Separators;
  try {
    separators = separatorsFrom(locale);
  } catch {
    separators = separatorsFrom(DEFAULT_LOCALE);
  }
  cache.set(locale, separators);
  return separators;
}
