/** How a locale writes numbers: its decimal sign, its group sign, and the digit that stands for zero. */
export interface Separators {
  readonly decimal: '.' | ',';
  /** The group sign as the locale writes it: a comma, a point, an apostrophe or a kind of space. */
  readonly group: string;
}

const known = new Map<string, Separators>();

/** The separators of a BCP 47 locale; read once from the browser and remembered. */
export function separatorsOf(locale: string): Separators {
  const remembered = known.get(locale);
  if (remembered !== undefined) return remembered;
  const parts = new Intl.NumberFormat(locale, { useGrouping: true, numberingSystem: 'latn' }).formatToParts(
    -1234567.5,
  );
  const decimal = parts.find((part) => part.type === 'decimal')?.value === ',' ? ',' : '.';
  const group = parts.find((part) => part.type === 'group')?.value ?? (decimal === ',' ? '.' : ',');
  const separators: Separators = { decimal, group };
  known.set(locale, separators);
  return separators;
}

/** Any script's decimal digits as ASCII digits. @example toAsciiDigits('١２') // '12' */
export function toAsciiDigits(text: string): string {
  return text.replace(/\p{Nd}/gu, (digit) => {
    const code = digit.codePointAt(0) ?? 0;
    // Unicode keeps digits in unbroken runs of 0 to 9 (the mathematical ones in five runs on end).
    let zero = code;
    while (/\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1;
    return String((code - zero) % 10);
  });
}
