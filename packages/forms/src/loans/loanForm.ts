import { SCALE } from '@fairlot/money';
import * as z from 'zod/mini';
import { exceeds, limitOf, warnOnce } from '../fields/limit.js';
import { isMultipleOf, readMoney } from '../fields/decimalText.js';
import { toMessage } from '../messages.js';

/** The limits of an amount: those of the chosen loan. Decimal text. */
export interface LoanFormProduct {
  readonly id: string;
  readonly currency: string;
  readonly minAmount: string;
  readonly maxAmount: string;
  readonly step: string;
}

const fields = z.object({
  /** The loan product, which determines the cycle; '' while none is chosen. */
  productId: z.string(),
  amount: z.string(),
  /** The required picture; '' while there is none. */
  imageUploadId: z.string(),
  agree: z.boolean(),
  /** Null until it is signed. */
  signature: z.nullable(z.instanceof(File)),
});

export type LoanFormValues = z.input<typeof fields>;

/** The application with everything it needs. */
export interface LoanFormOutput {
  readonly productId: string;
  readonly amount: string;
  readonly imageUploadId: string;
  readonly signature: File;
}

/** An application for a loan: cycle, amount, picture, agreement and signature. */
export function loanForm(products: readonly LoanFormProduct[]) {
  const offered = knownOf(products);
  return z.pipe(
    fields.check(({ value, issues }) => {
      const say = (path: keyof LoanFormValues, message: string | undefined): void => {
        if (message !== undefined) issues.push({ code: 'custom', path: [path], message, input: value[path] });
      };
      const product = offered.find((each) => each.id === value.productId);
      say('productId', product === undefined ? toMessage('forms.loan.cycle') : undefined);
      say('amount', aboutLoanAmount(value.amount, product));
      say('imageUploadId', value.imageUploadId === '' ? toMessage('forms.loan.image') : undefined);
      say('agree', value.agree ? undefined : toMessage('forms.loan.agree'));
      say('signature', value.signature === null ? toMessage('forms.loan.signature') : undefined);
    }),
    z.transform(({ productId, amount, imageUploadId, signature }: LoanFormValues): LoanFormOutput => {
      if (signature === null) throw new Error('What was checked above has a signature.');
      return { productId, amount, imageUploadId, signature };
    }),
  );
}

/** The products of the list; none if JavaScript passes no list, so that no cycle can be chosen. */
function knownOf(products: readonly LoanFormProduct[]): readonly LoanFormProduct[] {
  const given: unknown = products;
  if (Array.isArray(given)) return products.filter(Boolean);
  if (process.env.NODE_ENV !== 'production')
    warnOnce(
      `loanForm: products ${String(given)} is no list.`,
      'No cycle can be chosen.',
      'Pass an array; an empty one while the products load.',
    );
  return [];
}

/** The error of an amount, as a message; undefined if there is none. Without a product only its format is checked. */
export function aboutLoanAmount(text: string, product: LoanFormProduct | undefined): string | undefined {
  if (text === '') return toMessage('forms.loan.amount');
  const outside = (least: string) =>
    !product
      ? toMessage('forms.amount.wrong')
      : toMessage('forms.loan.range', { min: least, max: product.maxAmount, currency: product.currency });
  const min = product?.minAmount ?? null;
  const reading = readMoney(text, { places: SCALE, min, tooSmall: outside });
  if ('message' in reading) return reading.message;
  if (!isMultipleOf(reading.value, limitOf(product?.step ?? '1'))) return toMessage('forms.loan.integer');
  return product && exceeds(reading.value, product.maxAmount) ? outside(product.minAmount) : undefined;
}
