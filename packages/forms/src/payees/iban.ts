/** An IBAN as it is compared: upper case, without spaces. */
export function normaliseIban(text: string): string {
  return text.replace(/\s/g, '').toUpperCase();
}

/** In groups of four, as it stands on paper; what was typed so far. */
export function groupIban(text: string): string {
  return normaliseIban(text).replace(/(.{4})(?=.)/g, '$1 ');
}

const SHAPE = /^[A-Z]{2}\d{2}[0-9A-Z]{11,30}$/;

/** Whether the check digits fit (ISO 13616); the server also knows the lengths of countries. `iban`: normalised. */
export function isIban(iban: string): boolean {
  if (!SHAPE.test(iban)) return false;
  let remainder = 0;
  for (const character of iban.slice(4) + iban.slice(0, 4)) {
    const value = Number.parseInt(character, 36);
    remainder = (remainder * (value > 9 ? 100 : 10) + value) % 97;
  }
  return remainder === 1;
}

/** 8 or 11 characters (ISO 9362). */
export function isBic(bic: string): boolean {
  return /^[A-Z]{6}[0-9A-Z]{2}([0-9A-Z]{3})?$/.test(bic);
}
