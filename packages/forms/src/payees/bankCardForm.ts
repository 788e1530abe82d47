import { isBic, isIban, normaliseIban } from '@fairlot/money';
import { bankCardCreateLimits } from '@fairlot/api-client/limits';
import * as z from 'zod/mini';
import { requiredText } from '../fields/requiredText.js';
import { toMessage } from '../messages.js';

const limits = bankCardCreateLimits;

/** A bank account for withdrawals: the body of `POST /bank_card` without the pay password. */
export function bankCardForm() {
  return z.object({
    name: requiredText(limits.name.maxLength, 'forms.payee.name'),
    accountName: requiredText(limits.accountName.maxLength, 'forms.payee.accountName'),
    bankName: requiredText(limits.bankName.maxLength, 'forms.payee.bankName'),
    bankBranch: requiredText(limits.bankBranch.maxLength, 'forms.payee.bankBranch'),
    accountNumber: z
      .string()
      .check(
        z.trim(),
        z.minLength(1, toMessage('forms.payee.accountNumber')),
        z.regex(limits.accountNumber.pattern, toMessage('forms.payee.accountNumberInvalid')),
      ),
    iban: z.string().check(
      z.overwrite(normaliseIban),
      z.minLength(1, toMessage('forms.payee.iban')),
      z.refine((iban) => iban === '' || isIban(iban), toMessage('forms.payee.ibanInvalid')),
    ),
    bic: z.string().check(
      z.overwrite((text: string) => text.trim().toUpperCase()),
      z.minLength(1, toMessage('forms.payee.bic')),
      z.refine((bic) => bic === '' || isBic(bic), toMessage('forms.payee.bicInvalid')),
    ),
  });
}

export type BankCardFormValues = z.input<ReturnType<typeof bankCardForm>>;
