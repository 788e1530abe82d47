const known = new Map<string, Intl.NumberFormat>();

/** Writes whole numbers as `locale` (BCP 47) does, grouped from four digits on. A malformed locale is read as English. */
export function wholeFormat(locale: string): Intl.NumberFormat {
  let format = known.get(locale);
  if (format === undefined) {
    // Digits stay 0 to 9: they are what the field takes back.
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

/** The decimal sign of a BCP 47 locale. */
export function decimalSign(locale: string): '.' | ',' {
  return wholeFormat(locale).format(0.5).includes(',') ? ',' : '.';
}

/** Any script's decimal digits as ASCII digits. @example toAsciiDigits('１２') // '12' */
export function toAsciiDigits(text: string): string {
  return text.replace(/\p{Nd}/gu, (digit) => {
    const code = digit.codePointAt(0) ?? 0;
    // Unicode keeps digits in unbroken runs of 0 to 9 (the mathematical ones in five runs on end).
    let zero = code;
    while (/\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1;
    return String((code - zero) % 10);
  });
}
