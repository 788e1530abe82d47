import { decimal, negate, subtract, toText } from '@fairlot/money';
import type { BrokerContext } from '../context.js';
import type { Tx } from '../db/database.js';
import { announce } from '../events/announce.js';
import type { JobHandlers } from '../jobs/jobs.js';
import { post } from '../ledger/post.js';
import { formatDay } from '../market/calendars/days.js';
import { endPeriod } from './endQuant.js';
import { isAtBound, profitOf, rateAfter } from './quantMoney.js';
import { lockQuant, type QuantRow } from './quantQueries.js';
import { addDay, productOf } from './subscribeQuant.js';
import { tradesBetween } from './trades.js';
import { updateOwn } from '../db/updateOwn.js';

/** The jobs of quant funds: the end of each day of a period, and after the last day the end of the period. */
export function quantJobs(context: BrokerContext): JobHandlers {
  return {
    async quant_day(tx, job) {
      const { id, day } = job.payload as { readonly id: string; readonly day: number };
      const row = await lockQuant(tx, id);
      if (row === undefined) throw new Error(`${job.ref} is a day of no subscription.`);
      if (row.status === 'ended' || row.days_done >= day) return;
      const counted = await countDay(tx, context, { row, day, at: job.dueAt });
      if (day === row.period_days) await endPeriod(tx, context, counted, job.dueAt);
      else await addDay(tx, context, { row, zone: productOf(context, row).timezone, day: day + 1 });
    },
  };
}

interface CountedDay {
  readonly row: QuantRow;
  readonly day: number;
  readonly at: Date;
}

/**
 * Books the profit of a day. It is the difference of two results of the whole amount, so that rounding does not
 * accumulate, however many days there are.
 */
async function countDay(tx: Tx, context: BrokerContext, { row, day, at }: CountedDay): Promise<QuantRow> {
  const { strategy } = productOf(context, row);
  const terms = {
    profitRateMin: decimal(row.profit_rate_min),
    profitRateMax: decimal(row.profit_rate_max),
    dailyFeeRate: decimal(row.daily_fee_rate),
  };
  const rate = decimal(row.profit_rate);
  const localDay = row.start_day + day - 1;
  const trade = isAtBound(rate, terms)
    ? undefined
    : tradesBetween(context.market, strategy, localDay, localDay).at(0);
  const after = rateAfter(rate, trade?.rate ?? null, terms);
  const total = profitOf(decimal(row.amount), after, row.currency);
  const profit = subtract(total, decimal(row.profit));
  await post(tx, {
    kind: 'quant_day',
    ref: `quant:${row.id}:day:${day}`,
    subject: { type: 'quant_subscription', id: row.id },
    effectiveAt: at,
    lines: [
      { house: 'quant_pnl', commodity: row.currency, amount: negate(profit) },
      {
        memberId: row.member_id,
        account: 'fund',
        book: 'quant_pending',
        commodity: row.currency,
        amount: profit,
      },
    ],
  });
  await tx
    .insertInto('quant_day')
    .values({
      member_id: row.member_id,
      subscription_id: row.id,
      day,
      date: formatDay(localDay),
      symbol: trade?.symbol ?? null,
      buy_price: trade === undefined ? null : toText(trade.buyPrice),
      sell_price: trade === undefined ? null : toText(trade.sellPrice),
      profit_rate: toText(subtract(after, rate)),
      profit: toText(profit),
      pending_profit: toText(total),
      accrued_at: at,
    })
    .execute();
  await announce(tx, row.member_id, { event: 'subscription', id: row.id });
  return updateOwn(tx, 'quant_subscription', row, {
    profit_rate: toText(after),
    profit: toText(total),
    days_done: day,
  });
}
