import { bankOfIban } from './banks.js';

/** The form in which an IBAN is stored and compared: upper case, without spaces. */
export function normaliseIban(text: string): string {
  return text.replace(/\s/g, '').toUpperCase();
}

/** Two letters of the country, two check digits, 11 to 30 characters of the account. */
const IBAN_SHAPE = /^[A-Z]{2}\d{2}[0-9A-Z]{11,30}$/;

/**
 * Lengths by country, for the countries in which most customers have their bank. For others only the check digits are
 * verified.
 */
const LENGTHS: Readonly<Record<string, number>> = {
  AD: 24, AT: 20, BE: 16, BG: 22, CH: 21, CY: 28, CZ: 24, DE: 22, DK: 18, EE: 20, ES: 24, FI: 18, FR: 27, GB: 22,
  GR: 27, HR: 21, HU: 28, IE: 22, IS: 26, IT: 27, LI: 21, LT: 20, LU: 20, LV: 21, MC: 27, MT: 31, NL: 18, NO: 15,
  PL: 28, PT: 25, RO: 24, SE: 24, SI: 19, SK: 24, SM: 27,
}; // prettier-ignore

/**
 * Whether an IBAN's check digits are right. With its first four characters moved to the end and letters replaced by
 * 10 to 35, the remainder modulo 97 must be 1 (ISO 13616).
 * @param iban as returned by `normaliseIban`
 */
export function isIban(iban: string): boolean {
  if (!IBAN_SHAPE.test(iban)) return false;
  const length = LENGTHS[iban.slice(0, 2)];
  if (length !== undefined && iban.length !== length) return false;
  let remainder = 0;
  for (const character of iban.slice(4) + iban.slice(0, 4)) {
    const value = Number.parseInt(character, 36);
    remainder = (remainder * (value > 9 ? 100 : 10) + value) % 97;
  }
  return remainder === 1;
}

/** The position of the account number in an IBAN, by country. */
const ACCOUNT: Readonly<Record<string, readonly [from: number, to: number]>> = {
  AT: [9, 20], BE: [4, 16], CH: [9, 21], DE: [12, 22], ES: [14, 24], FR: [14, 25], GB: [14, 22], IE: [14, 22],
  IT: [15, 27], LI: [9, 21], LU: [7, 20], MC: [14, 25], NL: [8, 18], PL: [12, 28], PT: [12, 23], SM: [15, 27],
}; // prettier-ignore

/** Countries whose IBANs contain the first four letters of the bank's BIC. */
const BANK_BY_BIC: ReadonlySet<string> = new Set(['BG', 'GB', 'IE', 'LV', 'MT', 'NL', 'RO']);

/** What an IBAN tells about the account. */
export interface IbanParts {
  /** The account's number at its bank. */
  readonly accountNumber: string | undefined;
  /** The bank's name, if it is a large bank. */
  readonly bankName: string | undefined;
  /**
   * The BIC of a large bank. Of another bank, where the country's IBANs contain it, the start: bank and country
   * without the place.
   */
  readonly bic: string | undefined;
}

/** @param iban an IBAN for which `isIban` is true */
export function partsOfIban(iban: string): IbanParts {
  const country = iban.slice(0, 2);
  const place = ACCOUNT[country];
  const bank = bankOfIban(iban);
  return {
    accountNumber: place && iban.slice(...place),
    bankName: bank?.name,
    bic: bank?.bic ?? (BANK_BY_BIC.has(country) ? iban.slice(4, 8) + country : undefined),
  };
}

/** Whether a text is a BIC in upper case: bank, country, place and an optional branch; 8 or 11 characters (ISO 9362). */
export function isBic(bic: string): boolean {
  return /^[A-Z]{4}[A-Z]{2}[0-9A-Z]{2}([0-9A-Z]{3})?$/.test(bic);
}
