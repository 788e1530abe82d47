/** An IBAN as it is stored and compared: upper case, without spaces. */
export function normaliseIban(text: string): string {
  return text.replace(/\s/g, '').toUpperCase();
}

/** Two letters of the country, two check digits, 11 to 30 of the account. */
const IBAN_SHAPE = /^[A-Z]{2}\d{2}[0-9A-Z]{11,30}$/;

/** Lengths of the countries that the broker's customers mostly bank in; of others only the check digits are known. */
const LENGTHS: Readonly<Record<string, number>> = {
  AD: 24, AT: 20, BE: 16, BG: 22, CH: 21, CY: 28, CZ: 24, DE: 22, DK: 18, EE: 20, ES: 24, FI: 18, FR: 27, GB: 22,
  GR: 27, HR: 21, HU: 28, IE: 22, IS: 26, IT: 27, LI: 21, LT: 20, LU: 20, LV: 21, MC: 27, MT: 31, NL: 18, NO: 15,
  PL: 28, PT: 25, RO: 24, SE: 24, SI: 19, SK: 24, SM: 27,
}; // prettier-ignore

/**
 * Whether the check digits fit: the IBAN, its first four characters moved to the end and letters written as 10 to 35,
 * leaves 1 when divided by 97 (ISO 13616).
 * @param iban as `normaliseIban` writes it
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

/** Bank, country, place, and the branch where there is one: 8 or 11 characters (ISO 9362). In upper case. */
export function isBic(bic: string): boolean {
  return /^[A-Z]{4}[A-Z]{2}[0-9A-Z]{2}([0-9A-Z]{3})?$/.test(bic);
}
