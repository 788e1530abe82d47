const known = new Map<string, Intl.NumberFormat>();

/**
 * Formats integers as `locale` (BCP 47) does, grouped from four digits on. A malformed locale is treated as English.
 */
export function wholeFormat(locale: string): Intl.NumberFormat {
  let format = known.get(locale);
  if (format === undefined) {
    // Digits stay 0 to 9, because the field reads them back.
    const options: Intl.NumberFormatOptions = { useGrouping: 'always', numberingSystem: 'latn' };
    try {
      format = new Intl.NumberFormat(locale, options);
    } catch {
      format = new Intl.NumberFormat('en', options);
    }
    known.set(locale, format);
  }
  return format;
}

/** The decimal separator of a BCP 47 locale. */
export function decimalSign(locale: string): '.' | ',' {
  return wholeFormat(locale).format(0.5).includes(',') ? ',' : '.';
}

/** Converts decimal digits of any script to ASCII. @example toAsciiDigits('１２') // '12' */
export function toAsciiDigits(text: string): string {
  return text.replace(/\p{Nd}/gu, (digit) => {
    const code = digit.codePointAt(0) ?? 0;
    // Unicode encodes digits in contiguous runs from 0 to 9 (the mathematical ones in five consecutive runs).
    let zero = code;
    while (/\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1;
    return String((code - zero) % 10);
  });
}
