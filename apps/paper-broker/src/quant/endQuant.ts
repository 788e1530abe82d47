import { add, decimal, negate, toText, ZERO, type Decimal } from '@fairlot/money';
import type { BrokerContext } from '../context.js';
import type { Tx } from '../db/database.js';
import { Refusal } from '../http/refusal.js';
import { post } from '../ledger/post.js';
import { figuresOfExit } from './quantFigures.js';
import { lockQuant, type QuantRow } from './quantQueries.js';
import { notifyQuant } from './subscribeQuant.js';
import { updateOwn } from '../db/updateOwn.js';

interface QuantRelease {
  readonly row: QuantRow;
  readonly ending: { readonly kind: 'period' | 'early'; readonly fee: Decimal; readonly returned: Decimal };
  readonly at: Date;
}

/** Ends a subscription. The amount and its profit, less the fee for an early exit, become available at once. */
async function release(tx: Tx, context: BrokerContext, { row, ending, at }: QuantRelease): Promise<QuantRow> {
  const { fee, returned } = ending;
  const mine = { memberId: row.member_id, account: 'fund', commodity: row.currency } as const;
  await post(tx, {
    kind: ending.kind === 'early' ? 'quant_exit' : 'quant_end',
    ref: `quant:${row.id}:end`,
    subject: { type: 'quant_subscription', id: row.id },
    effectiveAt: at,
    lines: [
      { ...mine, book: 'quant', amount: negate(decimal(row.amount)) },
      { ...mine, book: 'quant_pending', amount: negate(decimal(row.profit)) },
      { house: 'fee_income', commodity: row.currency, amount: fee },
      { ...mine, book: 'available', amount: returned },
    ],
  });
  return updateOwn(tx, 'quant_subscription', row, {
    status: 'ended',
    end_kind: ending.kind,
    exit_fee: toText(fee),
    returned_amount: toText(returned),
    ended_at: at,
  });
}

/** Ends a period after its last day: principal and profit return to the available funds. */
export async function endPeriod(tx: Tx, context: BrokerContext, row: QuantRow, at: Date): Promise<void> {
  const returned = add(decimal(row.amount), decimal(row.profit));
  const ended = await release(tx, context, { row, ending: { kind: 'period', fee: ZERO, returned }, at });
  await notifyQuant(tx, context, {
    row: ended,
    template: 'ended',
    params: {
      profit: { amount: row.profit, currency: row.currency },
      returned: { amount: toText(returned), currency: row.currency },
    },
  });
}

export interface ExitTerms {
  /** Whether the customer may exit at that time. */
  readonly isAllowed: boolean;
  readonly fee: Decimal;
  /** The amount that is returned. */
  readonly returned: Decimal;
}

/**
 * The terms of an exit at `at`. Before the period begins it is free; after that the product determines whether it is
 * possible and what it costs.
 */
export function exitTermsOf(row: QuantRow, at: Date): ExitTerms {
  const hasBegun = at >= row.start_at;
  const { fee, returned } = figuresOfExit(row, [], at);
  return {
    isAllowed: row.status === 'running' && at < row.end_at && (!hasBegun || row.early_exit_fee_rate !== null),
    fee: fee.value,
    returned: returned.value,
  };
}

/**
 * Ends a subscription early. Exiting again gives the same answer.
 * @throws Refusal `not_found`, `not_cancelable`
 */
export async function exitQuant(
  tx: Tx,
  context: BrokerContext,
  memberId: string,
  id: string,
): Promise<QuantRow> {
  const row = await lockQuant(tx, id, memberId);
  if (row === undefined) throw new Refusal('not_found');
  if (row.end_kind === 'early') return row;
  const at = context.clock.now();
  const { isAllowed, fee, returned } = exitTermsOf(row, at);
  if (!isAllowed) throw new Refusal('not_cancelable');
  const ended = await release(tx, context, { row, ending: { kind: 'early', fee, returned }, at });
  await notifyQuant(tx, context, {
    row: ended,
    template: 'exited',
    params: {
      fee: { amount: toText(fee), currency: row.currency },
      returned: { amount: toText(returned), currency: row.currency },
    },
  });
  return ended;
}
