import { warnOfValue } from '../checks/usable.js';
import { toAsciiDigits } from '../number-input/separators.js';
import { separatorsOf } from './separators.js';

export interface ParseDecimalOptions {
  /** BCP 47; decides what a single separator before exactly three digits means. @default 'en' */
  locale?: string | undefined;
}

/** Converts other scripts' digits, signs and separators to ASCII. Other characters stay. */
function toAscii(text: string): string {
  return toAsciiDigits(text)
    .replace(/[\u2212\u2010-\u2013\uFE63\uFF0D]/g, '-')
    .replace(/\uFF0B/g, '+')
    .replace(/[\uFF0E\u3002]/g, '.')
    .replace(/[\uFF0C\u060C\u3001]/g, ',')
    .replace(/\u066B/g, '.')
    .replace(/[\u066C\u2019]/g, "'");
}

const SPACES = /[\s\u00A0\u202F\u2009]/g;
// A currency sign or code before or after the figure, as pasted from statements.
const CURRENCY = /^(?:[A-Za-z]{3}\b|\p{Sc})|(?:\b[A-Za-z]{3}|\p{Sc})$/gu;

/**
 * The index of the decimal separator in `body` (digits, points, commas), -1 if there is none, null if the text is
 * malformed.
 */
function decimalIndex(body: string, decimal: string): number | null {
  const points = body.split('.').length - 1;
  const commas = body.split(',').length - 1;
  if (points === 0 && commas === 0) return -1;
  if (points > 0 && commas > 0) {
    // With both, the last one is the decimal separator, and it occurs once.
    const last = Math.max(body.lastIndexOf('.'), body.lastIndexOf(','));
    return (body[last] === '.' ? points : commas) === 1 ? last : null;
  }
  const sign = points > 0 ? '.' : ',';
  if (points + commas > 1) return -1;
  const at = body.indexOf(sign);
  // A single separator is the decimal one, unless exactly three digits follow and the locale groups with it.
  const looksGrouped = /^[1-9]\d{0,2}[.,]\d{3}$/.test(body);
  return looksGrouped && sign !== decimal ? -1 : at;
}

/** Whether the separators form groups: 1,234,567 or India's 12,34,567, never 1,23. */
function isGroupedWell(whole: string): boolean {
  const groups = whole.split(/[.,' ]/);
  if (groups.length === 1) return true;
  const [first = '', ...rest] = groups;
  const last = rest.pop() ?? '';
  const isEven = (size: number) => rest.every((group) => group.length === size) && first.length <= size;
  return first.length > 0 && last.length === 3 && (isEven(3) || isEven(2));
}

/**
 * Reads a typed or pasted decimal: `1.234,56 €`, `1,5` from a keypad that has only a comma, full-width digits.
 * Returns a canonical decimal string (`-1234.56`), or null if the text is not a decimal. It is the exact inverse of
 * `formatDecimal` in each locale. Exponents are refused. `text`: at most 400 characters.
 * @example parseDecimal('1.234,56 EUR', { locale: 'de' }) // '1234.56'
 */
export function parseDecimal(text: string, options?: ParseDecimalOptions): string | null {
  if (typeof text !== 'string') {
    warnOfValue('parseDecimal', 'text', text, [
      'is no text.',
      'It is read as what is no decimal: null.',
      "Pass what was typed, a string; '' while there is nothing.",
    ]);
    return null;
  }
  if (text.length > 400) return null;
  const { decimal: ownDecimal } = separatorsOf(options?.locale);
  const decimal = toAscii(ownDecimal);
  const plain = toAscii(text).trim();
  const signed = /^([+-]?)\s*(.*?)$/su.exec(plain.replace(CURRENCY, '').trim());
  const [, sign = '', rest = ''] = signed ?? [];
  // Again, for a sign before the currency: `-$5`.
  const body = rest.replace(CURRENCY, '').trim();
  if (!/^[\d.,'\s\u00A0\u202F\u2009]+$/.test(body) || !/\d/.test(body)) return null;
  const spaced = body.replace(SPACES, ' ');
  const joined = spaced.replace(/[ ']/g, '');
  const at = decimalIndex(joined, decimal);
  if (at === null) return null;
  const whole = at === -1 ? spaced : spaced.slice(0, spaced.lastIndexOf(joined[at] ?? ''));
  const fraction = at === -1 ? '' : joined.slice(at + 1);
  if (!/^\d*$/.test(fraction) || (whole !== '' && !isGroupedWell(whole))) return null;
  const integer = whole.replace(/\D/g, '').replace(/^0+(?=\d)/, '') || '0';
  const isZero = integer === '0' && !/[1-9]/.test(fraction);
  return `${sign === '-' && !isZero ? '-' : ''}${integer}${fraction === '' ? '' : `.${fraction}`}`;
}
