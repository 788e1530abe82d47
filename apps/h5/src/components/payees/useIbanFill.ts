import { readIban, type BankCardFormValues } from '@fairlot/forms/payees';
import { useRef } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { fromIban, ibanFields, type IbanValues } from './fromIban.js';

/** Returns a function that fills the fields of a bank account with what its IBAN tells. */
export function useIbanFill<Output>(
  form: Pick<UseFormReturn<BankCardFormValues, unknown, Output>, 'getValues' | 'setValue'>,
) {
  const filled = useRef<IbanValues>({ accountNumber: '', bic: '', bankName: '' });
  return (iban: string) => {
    const told = readIban(iban);
    if (told === undefined) return;
    const values = fromIban(told, form.getValues(), filled.current);
    filled.current = { ...filled.current, ...values };
    for (const name of ibanFields) {
      const value = values[name];
      if (value !== undefined) form.setValue(name, value);
    }
  };
}
