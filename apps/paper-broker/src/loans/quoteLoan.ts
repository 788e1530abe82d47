import { decimal, isMultipleOf, toText, type Decimal } from '@fairlot/money';
import type { Wire } from '@fairlot/api-client/wire';
import type { BrokerContext } from '../context.js';
import type { Tx } from '../db/database.js';
import { documentVersion } from '../documents/documents.js';
import { MINUTE_MS } from '../util/durations.js';
import { viewFigure } from '../figures/figure.js';
import { refuseField, type Refusal } from '../http/refusal.js';
import { madeAtMs, newId } from '../ids.js';
import { later } from '../util/instants.js';
import { figuresOfCost, LATE_DAYS } from './loanFigures.js';
import { aprOf, dueDateOf } from './loanMath.js';
import { findLoanProduct, type LoanProduct } from './loanProducts.js';

/** How long a quote is valid, in wall time: long enough to read the agreement. */
const QUOTE_MS = 30 * MINUTE_MS;

/**
 * Computes what a loan would cost, exactly, and stores the offer for half an hour. No money moves.
 * @throws Refusal `not_found` for an unknown product, `amount_not_integer`, `out_of_range`
 */
export async function quoteLoan(
  tx: Tx,
  { clock, entropy }: BrokerContext,
  memberId: string,
  body: Wire['LoanQuoteAsk'],
): Promise<Wire['LoanQuote']> {
  const product = findLoanProduct(body.product_id);
  if (product === undefined) throw refuseField('product_id', 'not_found');
  const amount = requireAmount(product, body.amount);
  const { interest, total, latePenalty } = figuresOfCost(product, amount, clock.now());
  const wall = clock.wall();
  const quote = {
    id: newId('qte', wall, entropy),
    member_id: memberId,
    product_id: product.id,
    amount: toText(amount),
    agreement_version: documentVersion('loan_agreement'),
    expires_at: later(wall, QUOTE_MS),
  };
  await tx
    .deleteFrom('loan_quote')
    .where('member_id', '=', memberId)
    .where('expires_at', '<', wall)
    .execute();
  await tx.insertInto('loan_quote').values(quote).execute();
  return {
    quote_id: quote.id,
    product_id: product.id,
    currency: product.currency,
    period_days: product.periodDays,
    rate_basis: 'day',
    interest_rate: toText(product.interestRate),
    penalty_rate: toText(product.penaltyRate),
    apr: toText(aprOf(product.interestRate, product.periodDays)),
    amount: quote.amount,
    interest_amount: toText(interest.value),
    fee: '0',
    repayment_amount: toText(total.value),
    repayment_due_date: dueDateOf(clock.now(), product.periodDays),
    late_example: { days: LATE_DAYS, penalty_amount: toText(latePenalty.value) },
    agreement_version: quote.agreement_version,
    expires_at: quote.expires_at.toISOString(),
    explained: [viewFigure(total), viewFigure(latePenalty)],
  };
}

function requireAmount({ currency, minAmount, maxAmount, step }: LoanProduct, text: string): Decimal {
  const amount = decimal(text);
  if (!isMultipleOf(amount, step)) throw refuseField('amount', 'amount_not_integer');
  if (amount < minAmount || amount > maxAmount) {
    throw refuseField('amount', 'out_of_range', {
      min: toText(minAmount),
      max: toText(maxAmount),
      currency,
    });
  }
  return amount;
}

export interface UsedQuote {
  readonly id: string;
  readonly product: LoanProduct;
  readonly amount: Decimal;
  readonly agreementVersion: string;
}

/**
 * Consumes a quote, which is valid for one loan.
 * @throws Refusal `not_found` for a quote that is not the member's, `quote_expired` for one that has expired or was
 * used
 */
export async function takeQuote(
  tx: Tx,
  { clock }: BrokerContext,
  memberId: string,
  quoteId: string,
): Promise<UsedQuote> {
  const quote = await tx
    .deleteFrom('loan_quote')
    .where('id', '=', quoteId)
    .where('member_id', '=', memberId)
    .returningAll()
    .executeTakeFirst();
  if (quote === undefined) throw await whyNoQuote(tx, memberId, quoteId, clock.wall());
  const product = findLoanProduct(quote.product_id);
  if (quote.expires_at <= clock.wall() || product === undefined)
    throw refuseField('quote_id', 'quote_expired');
  return {
    id: quote.id,
    product,
    amount: decimal(quote.amount),
    agreementVersion: quote.agreement_version,
  };
}

/**
 * Why a quote was not found. A used quote and one older than `QUOTE_MS`, which may have been deleted, count as
 * expired; any other one never existed.
 */
async function whyNoQuote(tx: Tx, memberId: string, quoteId: string, wall: Date): Promise<Refusal> {
  if (wall.getTime() - madeAtMs(quoteId) >= QUOTE_MS) return refuseField('quote_id', 'quote_expired');
  const used = await tx
    .selectFrom('loan')
    .select('id')
    .where('quote_id', '=', quoteId)
    .where('member_id', '=', memberId)
    .executeTakeFirst();
  return refuseField('quote_id', used === undefined ? 'not_found' : 'quote_expired');
}
