/** Fields that an IBAN tells. */
export const ibanFields = ['accountNumber', 'bic', 'bankName'] as const;

type IbanField = (typeof ibanFields)[number];

export type IbanValues = Readonly<Record<IbanField, string>>;

/**
 * The fields that an IBAN fills, with their values: typed values stay, and values of an earlier IBAN do not.
 * @param told what the IBAN tells
 * @param present what is in the fields
 * @param filled what an earlier IBAN has put into them
 */
export function fromIban(
  told: Readonly<Record<IbanField, string | undefined>>,
  present: IbanValues,
  filled: IbanValues,
): Partial<IbanValues> {
  const free = ibanFields.filter((name) => present[name] === '' || present[name] === filled[name]);
  return Object.fromEntries(free.map((name) => [name, told[name] ?? '']));
}
