import { listOf, textOf } from '../checks/usable.js';
import { toAsciiDigits } from '../number-input/separators.js';

export interface PhoneValue {
  /** With its plus sign: `+49`. */
  readonly areaCode: string;
  /** Digits only, as written in the customer's country. */
  readonly number: string;
}

export interface AreaCode {
  /** With its plus sign: `+49`. */
  readonly code: string;
  /** The country's name in the customer's language. */
  readonly label: string;
}

/** Maximum digits of a phone number, by E.164. */
const MAX_DIGITS = 15;

/**
 * Reads a typed or pasted number: digits of any script, without signs. `+49 30 1234` and `0049 30 1234` select the
 * longest matching code. With an unknown code, only the digits are kept.
 */
export function readPhone(text: string, areaCode: string, areaCodes: readonly AreaCode[]): PhoneValue {
  const plain = toAsciiDigits(textOf('readPhone', 'text', text)).replace(/[^\d+]/g, '');
  const international = /^(?:\+|00)(\d{5,})$/.exec(plain)?.[1];
  const known = listOf('readPhone', 'areaCodes', areaCodes)
    .map(({ code }) => code)
    .filter((code) => international?.startsWith(code.slice(1)))
    .sort((a, b) => b.length - a.length)[0];
  if (international !== undefined && known !== undefined) {
    return { areaCode: known, number: international.slice(known.length - 1, known.length - 1 + MAX_DIGITS) };
  }
  return { areaCode, number: plain.replace(/\D/g, '').slice(0, MAX_DIGITS) };
}
