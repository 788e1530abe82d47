import { multiply, negate, toText } from '@fairlot/money';
import { textOrNull } from '../db/exactText.js';
import type { BrokerContext } from '../context.js';
import { scaleOf } from '../currencies.js';
import type { Tx } from '../db/database.js';
import { announce } from '../events/announce.js';
import { newId } from '../ids.js';
import { addJob } from '../jobs/jobs.js';
import { post } from '../ledger/post.js';
import { notify } from '../notices/notify.js';
import { findProduct, midnightOf, type Product } from './products.js';
import type { QuantRow } from './quantQueries.js';
import { periodOf, planQuant, type QuantTicket } from './quantTicket.js';
import { averageResult, pastResults } from './results.js';

interface QuantRequest {
  readonly product: Product;
  readonly memberId: string;
  readonly ticket: QuantTicket;
}

/**
 * Subscribes: stores the agreed terms, holds the amount, and schedules the end of the first day.
 * @throws Refusal as `planQuant`
 */
export async function subscribeQuant(
  tx: Tx,
  context: BrokerContext,
  { product, memberId, ticket }: QuantRequest,
): Promise<QuantRow> {
  const { clock, entropy, market } = context;
  const at = clock.now();
  const { strategy, currency } = product;
  const plan = await planQuant({ tx }, { product, memberId, ticket, at });
  const { startDay, startAt, endAt } = periodOf(product, at);
  const average = averageResult(pastResults(market, strategy, at));
  const row = await tx
    .insertInto('quant_subscription')
    .values({
      id: newId('sub', clock.wall(), entropy),
      member_id: memberId,
      account_id: plan.accountId,
      product_id: product.id,
      market_id: strategy.marketId,
      currency,
      status: 'running',
      amount: toText(plan.amount),
      profit_rate: '0',
      profit: '0',
      profit_rate_min: toText(strategy.profitRateMin),
      profit_rate_max: toText(strategy.profitRateMax),
      daily_fee_rate: toText(strategy.dailyFeeRate),
      early_exit_fee_rate: textOrNull(strategy.earlyExitFeeRate),
      estimated_profit: toText(multiply(plan.amount, average, 'down', scaleOf(currency))),
      period_days: strategy.periodDays,
      days_done: 0,
      subscribed_at: at,
      start_day: startDay,
      start_at: startAt,
      end_at: endAt,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  const mine = { memberId, account: 'fund', commodity: currency } as const;
  await post(tx, {
    kind: 'quant_subscribe',
    ref: `quant:${row.id}:subscribe`,
    subject: { type: 'quant_subscription', id: row.id },
    effectiveAt: at,
    lines: [
      { ...mine, book: 'available', amount: negate(plan.amount) },
      { ...mine, book: 'quant', amount: plan.amount },
    ],
  });
  await addDay(tx, context, { row, zone: product.timezone, day: 1 });
  await notifyQuant(tx, context, {
    row,
    template: 'subscribed',
    params: {
      amount: { amount: row.amount, currency },
      start_at: startAt.toISOString(),
      end_at: endAt.toISOString(),
    },
  });
  return row;
}

interface NextDay {
  readonly row: Pick<QuantRow, 'id' | 'member_id' | 'start_day'>;
  readonly zone: string;
  readonly day: number;
}

/** Schedules the booking of a day for its end: 00:00 of the next day in the market's zone. */
export async function addDay(tx: Tx, context: BrokerContext, { row, zone, day }: NextDay): Promise<void> {
  await addJob(tx, context, {
    kind: 'quant_day',
    ref: `quant:${row.id}:day:${day}`,
    memberId: row.member_id,
    payload: { id: row.id, day },
    dueAt: midnightOf(zone, row.start_day + day),
  });
}

/** @throws Error for a row whose strategy was removed from the list, which must not happen */
export function productOf(context: Pick<BrokerContext, 'market'>, row: QuantRow): Product {
  const product = findProduct(context.market, row.product_id, row.subscribed_at);
  if (product === undefined) throw new Error(`Quant subscription ${row.id} is of a product that never was.`);
  return product;
}

interface QuantNotice {
  readonly row: QuantRow;
  readonly template: 'subscribed' | 'ended' | 'exited';
  readonly params: Parameters<typeof notify>[2]['params'] & object;
}

/** Notifies the customer of a change and announces it to open apps. */
export async function notifyQuant(
  tx: Tx,
  context: BrokerContext,
  { row, template, params }: QuantNotice,
): Promise<void> {
  await notify(tx, context, {
    memberId: row.member_id,
    kind: 'quant',
    template,
    params: { name: productOf(context, row).name, ...params },
    subject: { type: 'quant_subscription', id: row.id },
    ref: `quant:${row.id}:${template}`,
  });
  await announce(tx, row.member_id, { event: 'subscription', id: row.id });
  await announce(tx, row.member_id, { event: 'balance', id: row.account_id });
}
