/**
 * What a number field makes of what is typed, pasted or dictated, without React.
 *
 * The field keeps the customer's own text while they type and reads it after every change: a lone separator is the decimal
 * sign, whichever key the keypad offers, unless exactly three digits follow it; then the locale decides, and the field says
 * how it read it. A change that no number could grow out of is refused and the text stays as it was.
 */
import { isDecimalText } from './decimalMath.js';
import { separatorsOf, toAsciiDigits } from './separators.js';

export interface NumberRules {
  readonly locale: string;
  /** Digits allowed after the decimal sign; undefined is no limit. */
  readonly decimals?: number | undefined;
  readonly allowNegative: boolean;
  /** Most characters of the field. @default 140 */
  readonly maxLength?: number | undefined;
}

/** Why a change was refused. */
export type RefusalReason = 'character' | 'decimals' | 'separator' | 'sign' | 'length';

export interface EditResult {
  /** What the field shows now. */
  readonly text: string;
  /** Plain decimal text, or '' while there is no number. */
  readonly value: string;
  /** Set when the change, or a part of a paste, was not taken. */
  readonly refused?: RefusalReason;
  /** The value was open to two readings, so the field should say which one it took. */
  readonly isAmbiguous: boolean;
}

const MAX_LENGTH = 140;
const MINUS = /[-\u2212\u2012\u2013\uFE63\uFF0D]/g;
/** Group signs that are never a decimal sign: spaces, apostrophes, the Arabic thousands sign. */
const SILENT_GROUP = /[\s\u00A0\u202F\u2009'\u2019\u066C_]/g;

/** Digits, separators and minus in their ASCII form; everything silent removed. */
function toPlain(text: string): string {
  return toAsciiDigits(text)
    .replace(/\uFF0E|\u3002/g, '.')
    .replace(/\uFF0C|\u3001|\u066B/g, ',')
    .replace(MINUS, '-')
    .replace(SILENT_GROUP, '');
}

interface Reading {
  readonly whole: string;
  readonly fraction: string | undefined;
  readonly isAmbiguous: boolean;
}

/** Reads digits and separators (no sign). Null where no number has or begins with this text. */
function readDigits(text: string, locale: string): Reading | null {
  const marks = [...text].filter((character) => character === '.' || character === ',');
  if (marks.length === 0) return { whole: text, fraction: undefined, isAmbiguous: false };
  const lastMark = marks.at(-1) ?? '.';
  const last = text.lastIndexOf(lastMark);
  const before = text.slice(0, last);
  const after = text.slice(last + 1);
  const other = lastMark === '.' ? ',' : '.';

  if (marks.length === 1) {
    const couldBeGroup = after.length === 3 && /^[1-9]\d{0,2}$/.test(before);
    const isGroup = couldBeGroup && separatorsOf(locale).decimal !== lastMark;
    if (isGroup) return { whole: before + after, fraction: undefined, isAmbiguous: true };
    return { whole: before, fraction: after, isAmbiguous: couldBeGroup };
  }
  if (marks.slice(0, -1).every((mark) => mark === other)) {
    return isGrouped(before, other) ? { whole: strip(before), fraction: after, isAmbiguous: false } : null;
  }
  if (marks.every((mark) => mark === lastMark)) {
    if (lastMark === separatorsOf(locale).decimal && !isWellGrouped(text, lastMark)) return null;
    if (!isGrouped(before, lastMark) || after.length > 3) return null;
    return { whole: strip(text), fraction: undefined, isAmbiguous: after.length !== 3 };
  }
  return null;
}

/** Groups as written from left to right, the Indian two-digit ones too; the last may still be growing. */
function isGrouped(text: string, mark: string): boolean {
  const [first = '', ...rest] = text.split(mark);
  return /^\d{1,3}$/.test(first) && rest.every((group) => group.length === 2 || group.length === 3);
}

function isWellGrouped(text: string, mark: string): boolean {
  const [first = '', ...rest] = text.split(mark);
  return /^\d{1,3}$/.test(first) && rest.every((group) => group.length === 3);
}

function strip(text: string): string {
  return text.replace(/[.,]/g, '');
}

function toValue(sign: string, reading: Reading): string {
  if (reading.whole === '' && (reading.fraction ?? '') === '') return '';
  const whole = reading.whole.replace(/^0+(?=\d)/, '') || '0';
  const text = reading.fraction ? `${whole}.${reading.fraction}` : whole;
  return sign === '-' && /[1-9]/.test(text) ? `-${text}` : text;
}

/**
 * Reads the whole text of a field.
 * @returns the value, or the reason why no number is or begins with this text.
 */
export function readNumber(
  text: string,
  rules: NumberRules,
): { value: string; isAmbiguous: boolean } | { refused: RefusalReason } {
  if (text.length > (rules.maxLength ?? MAX_LENGTH)) return { refused: 'length' };
  const plain = toPlain(text);
  if (/[^\d.,-]/.test(plain)) return { refused: 'character' };
  const [sign, digits] = plain.startsWith('-') ? ['-', plain.slice(1)] : ['', plain];
  if (digits.includes('-') || (sign === '-' && !rules.allowNegative)) return { refused: 'sign' };
  const reading = readDigits(digits, rules.locale);
  if (reading === null) return { refused: 'separator' };
  if (rules.decimals === 0 && reading.fraction !== undefined) return { refused: 'decimals' };
  if (rules.decimals !== undefined && (reading.fraction?.length ?? 0) > rules.decimals)
    return { refused: 'decimals' };
  return { value: toValue(sign, reading), isAmbiguous: reading.isAmbiguous };
}

/**
 * The field's next state after its text became `nextText`. A refused change keeps `text` and its value.
 * A decimal sign typed again right after itself takes the first one back.
 * @example editNumber('1', '1,', rules) // { text: '1,', value: '1', isAmbiguous: false }
 */
export function editNumber(text: string, nextText: string, rules: NumberRules): EditResult {
  const isRepeatedMark =
    nextText.length === text.length + 1 && /[.,]$/.test(text) && nextText === text + text.slice(-1);
  const wanted = isRepeatedMark ? text.slice(0, -1) : nextText;
  const next = readNumber(wanted, rules);
  if ('value' in next) return { text: wanted, ...next };
  // A whole field with no decimals still lets a group be typed: '1,' grows into '1,234'.
  if (next.refused === 'decimals' && isGrowingGroup(wanted, rules)) {
    return { text: wanted, value: readValue(strip(toPlain(wanted)), rules), isAmbiguous: false };
  }
  const current = readNumber(text, rules);
  const kept = 'value' in current ? current : { value: '', isAmbiguous: false };
  return { text, ...kept, refused: next.refused };
}

/** Whether the text is the start of a grouped whole number in the locale's own writing. */
function isGrowingGroup(text: string, rules: NumberRules): boolean {
  const { decimal } = separatorsOf(rules.locale);
  const mark = decimal === '.' ? ',' : '.';
  const digits = toPlain(text).replace(/^-/, '');
  if ((rules.decimals ?? 1) !== 0 || digits.includes(decimal)) return false;
  const [first = '', ...rest] = digits.split(mark);
  return (
    /^[1-9]\d{0,2}$/.test(first) &&
    rest.every((group, index) => group.length === 3 || (index === rest.length - 1 && group.length < 3))
  );
}

function readValue(text: string, rules: NumberRules): string {
  const reading = readNumber(text, rules);
  return 'value' in reading ? reading.value : '';
}

/**
 * Takes a paste into the field at the selection. Words around the number ("EUR", "$", "approx.") are left out, digits beyond
 * the allowed places are cut off and said so, and text without a number changes nothing.
 */
export function pasteNumber(
  text: string,
  pasted: string,
  selection: { readonly start: number; readonly end: number },
  rules: NumberRules,
): EditResult {
  const number = findNumber(pasted);
  if (number === null) return { ...editNumber(text, text, rules), refused: 'character' };
  const next = text.slice(0, selection.start) + number + text.slice(selection.end);
  const asIs = readNumber(next, rules);
  if ('value' in asIs)
    return { text: next, value: asIs.value, isAmbiguous: asIs.isAmbiguous || number !== pasted };
  if (asIs.refused !== 'decimals') return editNumber(text, next, rules);
  const free = readNumber(next, { ...rules, decimals: undefined });
  const value = 'value' in free ? cutPlaces(free.value, rules.decimals ?? 0) : '';
  return { text: toFieldText(value, rules.locale), value, refused: 'decimals', isAmbiguous: true };
}

/** The first stretch of digits and separators, with its sign. Null where two numbers or none are found. */
function findNumber(pasted: string): string | null {
  const plain = toPlain(pasted.trim());
  const found = plain.match(/-?(?:\d|[.,]\d)[\d.,]*/g);
  // "1.5e3" and "12/13" hold two numbers: to take one of them would be a guess about money.
  if (found?.length !== 1) return null;
  return (found[0] ?? '').replace(/[.,]$/, '');
}

function cutPlaces(value: string, decimals: number): string {
  const point = value.indexOf('.');
  if (point < 0) return value;
  return decimals === 0 ? value.slice(0, point) : value.slice(0, point + 1 + decimals);
}

/** Decimal text as the field shows it while it has focus: the locale's decimal sign, no groups. */
export function toFieldText(value: string, locale: string): string {
  return isDecimalText(value) ? value.replace('.', separatorsOf(locale).decimal) : '';
}

/** Decimal text as the field shows it at rest: all its places, grouped as the locale does from 1,000 on. */
export function toRestText(value: string, locale: string): string {
  if (!isDecimalText(value)) return '';
  const { decimal, group } = separatorsOf(locale);
  const [, sign = '', whole = '', fraction] = /^(-?)(\d+)(?:\.(\d+))?$/.exec(value) ?? [];
  const pattern = /^(?:en-IN|hi|bn|gu|mr|ta|te|kn|ml|pa)\b/.test(locale)
    ? /\B(?=(?:\d{2})*\d{3}$)/g
    : /\B(?=(?:\d{3})+$)/g;
  const grouped = whole.replace(pattern, group);
  return sign + (fraction === undefined ? grouped : grouped + decimal + fraction);
}
