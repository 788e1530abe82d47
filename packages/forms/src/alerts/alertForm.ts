import { decimalLimits } from '@fairlot/api-client/limits';
import { decimal, parseDecimal } from '@fairlot/money';
import * as z from 'zod/mini';
import { readPrice } from '../fields/decimalText.js';
import { toMessage } from '../messages.js';
import { sayProblems } from '../core/problems.js';

/** A share loses less than `FALL` of its price; a gain beyond `RISE` is most likely a typing error. Percent. */
const FALL = '100';
const RISE = '1000';

const fields = z.object({
  kind: z.enum(['above', 'below', 'percent']),
  /** A price, or for `percent` a signed change in percent. Decimal text. */
  value: z.string(),
});

export type AlertFormValues = z.input<typeof fields>;

/** A price alert. Its output is the body of `POST /alert` without the symbol. */
export function alertForm() {
  return fields.check(
    sayProblems(({ kind, value }) => {
      const message = aboutValue(kind, value);
      return message === undefined ? [] : [['value', message]];
    }),
  );
}

function aboutValue(kind: AlertFormValues['kind'], text: string): string | undefined {
  if (kind !== 'percent') {
    if (text === '') return toMessage('forms.price.required');
    const reading = readPrice(text);
    return 'message' in reading ? reading.message : undefined;
  }
  const value = decimalLimits.pattern.test(text) ? parseDecimal(text) : null;
  if (value === null || value === 0n) return toMessage('forms.alert.value');
  return value > -decimal(FALL) && value <= decimal(RISE)
    ? undefined
    : toMessage('forms.alert.percent', { fall: FALL, rise: RISE });
}
