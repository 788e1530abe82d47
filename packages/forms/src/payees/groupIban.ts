import { normaliseIban } from '@fairlot/money';

/** An IBAN in groups of four, as it stands on paper; what was typed so far. */
export function groupIban(text: string): string {
  return normaliseIban(text).replace(/(.{4})(?=.)/g, '$1 ');
}
