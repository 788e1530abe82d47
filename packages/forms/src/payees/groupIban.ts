import { isIban, normaliseIban, partsOfIban, type IbanParts } from '@fairlot/money';

/** An IBAN, complete or not, in groups of four, as on paper. */
export function groupIban(text: string): string {
  return normaliseIban(typeof text === 'string' ? text : '').replace(/(.{4})(?=.)/g, '$1 ');
}

/** The bank and the account in a typed IBAN; undefined if it is invalid. */
export function readIban(text: string): IbanParts | undefined {
  const iban = normaliseIban(typeof text === 'string' ? text : '');
  return isIban(iban) ? partsOfIban(iban) : undefined;
}
