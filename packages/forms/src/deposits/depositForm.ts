import { depositCreateLimits } from '@fairlot/api-client/limits';
import * as z from 'zod/mini';
import { readMoney } from '../fields/decimalText.js';
import { contextOf, exceeds } from '../fields/limit.js';
import { toMessage } from '../messages.js';

/** The limits of a deposit: those of its channel. Decimal text. */
export interface DepositFormContext {
  readonly min: string;
  readonly max: string;
  readonly currency: string;
  /** Fraction digits of the currency. */
  readonly places: number;
}

const fields = z.object({
  amount: z.string(),
  /** '' leaves it to the channel. */
  accountCurrency: z.string(),
  /** The hash of a wallet's transfer; '' if there is none. */
  txHash: z.string(),
  /** The first proof picture; '' while there is none. */
  proofUploadId: z.string(),
});

export type DepositFormValues = z.input<typeof fields>;

/** A report of money that was sent. Its output is the body of `POST /deposit` without channel and time zone. */
export function depositForm(context: DepositFormContext) {
  const limits = contextOf('depositForm', context);
  return z.pipe(
    fields.check(({ value, issues }) => {
      const say = (path: keyof DepositFormValues, message: string | undefined): void => {
        if (message !== undefined) issues.push({ code: 'custom', path: [path], message, input: value[path] });
      };
      say('amount', aboutAmount(value.amount, limits));
      const hash = value.txHash.trim();
      const isHash = hash === '' || depositCreateLimits.txHash.pattern.test(hash);
      say('txHash', isHash ? undefined : toMessage('forms.deposit.txHash'));
      say('proofUploadId', value.proofUploadId === '' ? toMessage('forms.deposit.proof') : undefined);
    }),
    z.transform(({ amount, accountCurrency, txHash, proofUploadId }: DepositFormValues) => ({
      amount,
      proofUploadId,
      ...(accountCurrency === '' ? {} : { accountCurrency }),
      ...(txHash.trim() === '' ? {} : { txHash: txHash.trim() }),
    })),
  );
}

function aboutAmount(text: string, { min, max, currency, places }: DepositFormContext): string | undefined {
  const outside = (least: string) => toMessage('forms.deposit.range', { min: least, max, currency });
  const reading = readMoney(text, { places, min, tooSmall: outside });
  if ('message' in reading) return reading.message;
  return exceeds(reading.value, max) ? outside(min) : undefined;
}
