/**
 * Masks an IBAN except its country, check digits and end, in groups of four.
 * @example maskIban('DE89370400440532013000') // 'DE89 •••• •••• •••• ••30 00'
 */
export function maskIban(iban: string): string {
  const shown = [...iban].map((character, index) =>
    index < 4 || index >= iban.length - 4 ? character : '•',
  );
  return shown.join('').replace(/(.{4})(?=.)/gu, '$1 ');
}
