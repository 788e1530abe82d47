/** How a locale writes decimals. */
export interface Separators {
  decimal: string;
  group: string;
  /** Digits in the group next to the decimal separator, and in further groups (India: 3 and 2). */
  primary: number;
  secondary: number;
  /** Minimum digits before the first group separator: 2 in Spanish, where 1234 is ungrouped. */
  minimumGrouping: number;
  /** The ten digits of the locale, or undefined for 0 to 9. */
  digits: readonly string[] | undefined;
}

const cache = { __proto__: null } as unknown as Record<string, Separators>;

function separatorsFrom(locale: string): Separators {
  const formatter = new Intl.NumberFormat(locale, { minimumFractionDigits: 1 });
  // All ten digits, so that the same parts show the digits and the grouping.
  const parts = formatter.formatToParts(9876543210.5);
  const find = (type: Intl.NumberFormatPartTypes) => parts.find((part) => part.type === type)?.value;
  const groups = parts.filter((part) => part.type === 'integer').map((part) => [...part.value]);
  const digits = groups.flat().reverse();
  return {
    decimal: find('decimal') as string,
    group: find('group') ?? ',',
    primary: (groups.at(-1) as string[]).length,
    secondary: groups.at(-2)?.length ?? 3,
    // A locale that leaves four digits ungrouped requires two digits before the first separator.
    minimumGrouping: formatter.formatToParts(1234).length > 3 ? 1 : 2,
    digits: digits[1] === '1' ? undefined : digits,
  };
}

/** The separators of `locale`, read once from the browser's data. A malformed locale is treated as English. */
export function separatorsOf(locale = 'en'): Separators {
  try {
    return (cache[locale] ??= separatorsFrom(locale));
  } catch {
    return (cache[locale] = separatorsOf());
  }
}
