/**
 * Reads the text of a number field as it is typed, pasted or dictated, without React.
 *
 * The field keeps the customer's own text while they type and reads it after every change. A single separator is the
 * decimal one, whichever key the keypad offers, unless exactly three digits follow it; then the locale decides, and
 * the field says how it read the text. A change that cannot become a number is refused, and the text stays as it was.
 */
import { isDecimalText } from './decimalMath.js';
import { decimalSign, toAsciiDigits, wholeFormat } from './separators.js';

export interface NumberRules {
  readonly locale: string;
  /** Allowed fraction digits; undefined is no limit. */
  readonly decimals?: number | undefined;
  readonly allowNegative: boolean;
}

/** Why a change was refused. */
export type RefusalReason = 'character' | 'decimals' | 'separator' | 'sign' | 'length';

/** How a text was read. */
export interface NumberReading {
  /** Plain decimal text, or '' while there is no number. */
  readonly value: string;
  /** Why the text is neither a number nor the start of one. For an edit: why it, or a part of it, was refused. */
  readonly refused?: RefusalReason;
  /** Whether the text had two readings, so that the field should say which one it took. */
  readonly isAmbiguous: boolean;
}

export interface EditResult extends NumberReading {
  /** The text that the field shows. */
  readonly text: string;
}

/** Maximum number of characters of a field's text. */
export const MAX_LENGTH = 140;
/** All dashes that a keypad, a page or a statement may write. */
const MINUS = /\p{Pd}|\u2212/gu;
/**
 * Group separators that are never decimal ones: spaces, apostrophes, the Arabic thousands separator. A tab separates
 * two cells of a table, which are two numbers.
 */
const SILENT_GROUP = /[^\S\t\n]|['\u2019\u066C_]/g;

/** A silent separator without groups of three, or India's of two, after it. A text that came at once has two numbers there. */
const BETWEEN = /\b[\s'\u2019\u066C](?!(\d\d\s)*\d{3}(?!\d))\b/;

/** Converts digits, separators and minus to ASCII, and removes silent group separators. */
function toPlain(text: string): string {
  return toAsciiDigits(text)
    .replace(/\uFF0E|\u3002/g, '.')
    .replace(/\uFF0C|\u3001|\u066B/g, ',')
    .replace(MINUS, '-')
    .replace(SILENT_GROUP, '');
}

interface Reading {
  readonly whole: string;
  readonly fraction?: string;
  readonly isAmbiguous?: boolean;
}

/** Groups as typed from left to right, including Indian two-digit ones; the last may be incomplete. */
const GROUPED = /^\d{1,3}(?:([.,])\d{2,3}(?:\1\d{2,3})*)?$/;
const WELL_GROUPED = /^\d{1,3}(?:[.,]\d{3})+$/;
const ENDS_WITH_GROUP = /[.,]\d{3}$/;
/** A whole number and the start of a group: `1,5` may become `1,500`. */
const GROWING = /^(-?[1-9]\d{0,2})([.,])\d{1,2}$/;

/** Reads digits and separators (no sign). Null if no number equals or starts with this text. */
function readDigits(text: string, locale: string): Reading | null {
  const last = Math.max(text.lastIndexOf('.'), text.lastIndexOf(','));
  if (last < 0) return { whole: text };
  const isLocal = text[last] === decimalSign(locale);
  const before = text.slice(0, last);
  const fraction = text.slice(last + 1);
  const [group] = /[.,]/.exec(before) ?? [];

  if (group === undefined) {
    const couldBeGroup = fraction.length === 3 && /^[1-9]\d{0,2}$/.test(before);
    return couldBeGroup && !isLocal
      ? { whole: before + fraction, isAmbiguous: true }
      : { whole: before, fraction, isAmbiguous: couldBeGroup };
  }
  if (!GROUPED.test(before)) return null;
  if (group !== text[last]) return ENDS_WITH_GROUP.test(before) ? { whole: strip(before), fraction } : null;
  if (fraction.length > 3 || (isLocal && !WELL_GROUPED.test(text))) return null;
  return { whole: strip(text), isAmbiguous: fraction.length !== 3 };
}

function strip(text: string): string {
  return text.replace(/[.,]/g, '');
}

/** Reads the whole text of a field. */
function readNumber(
  text: string,
  { locale, decimals = Infinity, allowNegative }: NumberRules,
): NumberReading {
  const refuse = (refused: RefusalReason): NumberReading => ({ value: '', refused, isAmbiguous: false });
  const plain = toPlain(text);
  const isNegative = plain.startsWith('-');
  const digits = isNegative ? plain.slice(1) : plain;
  if (text.length > MAX_LENGTH) return refuse('length');
  if (/[^\d.,-]/.test(plain)) return refuse('character');
  if (digits.includes('-') || (isNegative && !allowNegative)) return refuse('sign');
  const reading = readDigits(digits, locale);
  if (reading === null) return refuse('separator');
  const { whole, fraction, isAmbiguous = false } = reading;
  if (fraction !== undefined && fraction.length > decimals) return refuse('decimals');
  const value = (whole.replace(/^0+\B/, '') || '0') + (fraction ? `.${fraction}` : '');
  return {
    value: whole === '' && !fraction ? '' : isNegative && /[1-9]/.test(value) ? `-${value}` : value,
    isAmbiguous,
  };
}

/**
 * The field's state after its text became `nextText`, by one key (`isKey`) or all at once: a paste, autofill, dictation.
 *
 * A change that is refused keeps `text` and its value. Without decimals, a separator stays in the text: digits after it
 * are no part of the whole number, unless they are a group. Of a text that came at once, the only number in it is taken
 * ("approx. $12"), and digits beyond the allowed places are cut and reported. A decimal separator typed twice in a row
 * removes the first one.
 * @example editNumber('1', '1,', rules, true) // { text: '1,', value: '1', isAmbiguous: false }
 */
export function editNumber(text: string, nextText: string, rules: NumberRules, isKey: boolean): EditResult {
  // A slash keeps two numbers apart. Typed, a group is not complete yet.
  const came = isKey ? nextText : toAsciiDigits(nextText).replace(BETWEEN, '/');
  const wanted = /[.,]$/.test(text) && came === text + text.slice(-1) ? text.slice(0, -1) : came;
  const next = readNumber(wanted, rules);
  const kept = isKey || next.refused === undefined ? readTyped(wanted, rules) : null;
  if (kept !== null) return { text: wanted, ...kept };
  const number = isKey ? '' : findNumber(came);
  const { value, refused } = number && number !== text ? readNumber(number, rules) : next;
  if (refused === undefined) return { text: number, value, isAmbiguous: true };
  if (isKey || refused !== 'decimals') return { text, ...(readTyped(text, rules) ?? next), refused };
  const [whole = '', fraction = ''] = readNumber(number, { ...rules, decimals: undefined }).value.split('.');
  const cut = rules.decimals ? `${whole}.${fraction.slice(0, rules.decimals)}` : whole;
  return { text: toFieldText(cut, rules.locale), value: cut, refused, isAmbiguous: true };
}

/** Reads a text that is still typed. Null if the field does not keep it. */
function readTyped(text: string, rules: NumberRules): NumberReading | null {
  const reading = readNumber(text, rules);
  if (rules.decimals !== 0) return reading.refused === undefined ? reading : null;
  const plain = toPlain(text);
  const sign = decimalSign(rules.locale);
  if (reading.refused === undefined)
    return plain.endsWith(sign) ? { ...reading, refused: 'decimals' } : reading;
  const { refused } = reading;
  const [, whole, separator] = (refused === 'decimals' && GROWING.exec(plain)) || [];
  return whole !== undefined && separator !== sign ? { value: whole, refused, isAmbiguous: false } : null;
}

/** The only run of digits and separators, with its sign; '' if there are two or none. */
function findNumber(text: string): string {
  const found = toPlain(text).match(/-?[.,]?\d[\d.,]*/g) ?? [];
  // "1.5e3" and "12/13" contain two numbers; choosing one would be a guess about money.
  return found.length === 1 ? found[0].replace(/[.,]$/, '') : '';
}

/** Decimal text as the focused field shows it: with the locale's decimal separator, without groups. */
export function toFieldText(value: string | undefined, locale: string): string {
  // A bound of type number, which the types refuse, has the digits of its text.
  return isDecimalText(value) ? String(value).replace('.', decimalSign(locale)) : '';
}

/** Decimal text as the unfocused field shows it: with all its places, grouped as in the locale from 1,000 on. */
export function toRestText(value: string | undefined, locale: string): string {
  return toFieldText(value, locale).replace(/\d+/, (whole) => wholeFormat(locale).format(BigInt(whole)));
}
