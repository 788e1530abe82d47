import { isIban, normaliseIban, partsOfIban, type IbanParts } from '@fairlot/money';

/** An IBAN in groups of four, as it stands on paper; what was typed so far. */
export function groupIban(text: string): string {
  return normaliseIban(text).replace(/(.{4})(?=.)/g, '$1 ');
}

/** What an IBAN that was typed says of its bank and its account; undefined while it is none. */
export function readIban(text: string): IbanParts | undefined {
  const iban = normaliseIban(text);
  return isIban(iban) ? partsOfIban(iban) : undefined;
}
