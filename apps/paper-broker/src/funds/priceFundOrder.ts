import { add, decimal, divide, multiply, negate, subtract, toText, ZERO, type Decimal } from '@fairlot/money';
import type { BrokerContext } from '../context.js';
import { scaleOf } from '../currencies.js';
import type { Tx } from '../db/database.js';
import { addJob, idIn, type Job, type JobHandlers } from '../jobs/jobs.js';
import { post } from '../ledger/post.js';
import type { Instrument } from '../market/instrument.js';
import { navAt, type Nav } from './fundDays.js';
import { countRedemption, countSubscription, type FundOrderFigures } from './fundMoney.js';
import { fundTerms } from './fundTerms.js';
import type { FundOrderRow } from './fundRow.js';
import { notifyFundOrder } from './placeFundOrder.js';
import { updateOwn } from '../db/updateOwn.js';

/** The jobs of fund orders: pricing, and the payment of redemptions. */
export function fundJobs(context: BrokerContext): JobHandlers {
  return {
    async fund_price(tx, job) {
      const row = await lockOrder(tx, job);
      if (row.status !== 'submitted') return;
      const fund = context.market.instrument(row.symbol);
      if (fund === undefined) throw new Error(`Fund order ${row.id} is of a fund that is not there.`);
      const nav = navAt(context.market, fund, job.dueAt);
      if (nav.date !== row.dealing_date)
        throw new Error(`Fund order ${row.id} waits for ${row.dealing_date}; the price is of ${nav.date}.`);
      const priced = { row, fund, nav, at: job.dueAt };
      if (row.side === 'subscribe') await buyUnits(tx, context, priced);
      else await countUnits(tx, context, priced);
    },
    async fund_settle(tx, job) {
      const row = await lockOrder(tx, job);
      if (row.status === 'priced') await payOut(tx, context, row, job.dueAt);
    },
  };
}

function lockOrder(tx: Tx, job: Job): Promise<FundOrderRow> {
  return tx
    .selectFrom('fund_order')
    .selectAll()
    .where('id', '=', idIn(job))
    .forUpdate()
    .executeTakeFirstOrThrow();
}

/** An order, and the price that it gets. */
interface PricedOrder {
  readonly row: FundOrderRow;
  readonly fund: Instrument;
  readonly nav: Nav;
  readonly at: Date;
}

async function buyUnits(tx: Tx, context: BrokerContext, { row, fund, nav, at }: PricedOrder): Promise<void> {
  const amount = decimal(row.amount ?? '0');
  const { subscriptionFeeRate: feeRate } = fundTerms(fund);
  const { fee, net, units } = valuesOf(countSubscription(amount, { fund, feeRate, nav, at }));
  const mine = { memberId: row.member_id, account: 'fund' } as const;
  await post(tx, {
    kind: 'fund_subscribe',
    ref: `fund:${row.id}:price`,
    subject: { type: 'fund_order', id: row.id },
    effectiveAt: at,
    lines: [
      { ...mine, book: 'held', commodity: row.currency, amount: negate(amount) },
      { house: 'settlement', commodity: row.currency, amount: net },
      { house: 'fee_income', commodity: row.currency, amount: fee },
      { ...mine, book: 'fund_units', commodity: row.symbol, amount: units },
      { house: 'inventory', commodity: row.symbol, amount: negate(units) },
    ],
  });
  await changeHolding(tx, row, units, amount);
  await updateOwn(tx, 'fund_order', row, {
    ...resultOf(nav, units, fee, net),
    status: 'settled',
    settled_at: at,
  });
  await notifyFundOrder(tx, context, {
    row,
    template: 'subscribed',
    params: {
      name: fund.name,
      units: { number: toText(units) },
      nav: { amount: toText(nav.value), currency: row.currency },
      fee: { amount: toText(fee), currency: row.currency },
    },
  });
}

/** Prices a redemption: the units go, and their proceeds are held until the settlement. */
async function countUnits(
  tx: Tx,
  context: BrokerContext,
  { row, fund, nav, at }: PricedOrder,
): Promise<void> {
  const asked = row.amount === null ? null : decimal(row.amount);
  const reserved = decimal(row.reserved_units ?? '0');
  const { redemptionFeeRate: feeRate } = fundTerms(fund);
  const counted = countRedemption(asked, reserved, { fund, feeRate, nav, at });
  const { units, amount, fee, net } = valuesOf(counted);
  const mine = { memberId: row.member_id, account: 'fund' } as const;
  await post(tx, {
    kind: 'fund_redeem',
    ref: `fund:${row.id}:price`,
    subject: { type: 'fund_order', id: row.id },
    effectiveAt: at,
    lines: [
      { ...mine, book: 'fund_units_held', commodity: row.symbol, amount: negate(reserved) },
      { ...mine, book: 'fund_units', commodity: row.symbol, amount: subtract(reserved, units) },
      { house: 'inventory', commodity: row.symbol, amount: units },
      { house: 'settlement', commodity: row.currency, amount: negate(amount) },
      { house: 'fee_income', commodity: row.currency, amount: fee },
      { ...mine, book: 'held', commodity: row.currency, amount: net },
    ],
  });
  await changeHolding(tx, row, negate(units), null);
  await updateOwn(tx, 'fund_order', row, { ...resultOf(nav, units, fee, net), status: 'priced' });
  await addJob(tx, context, {
    kind: 'fund_settle',
    ref: `fund:${row.id}:settle`,
    memberId: row.member_id,
    payload: { id: row.id },
    dueAt: row.settles_at,
  });
  await notifyFundOrder(tx, context, {
    row,
    template: 'priced',
    params: {
      name: fund.name,
      units: { number: toText(units) },
      nav: { amount: toText(nav.value), currency: row.currency },
      amount: { amount: toText(net), currency: row.currency },
      settles_at: row.settles_at.toISOString(),
    },
  });
}

async function payOut(tx: Tx, context: BrokerContext, row: FundOrderRow, at: Date): Promise<void> {
  const amount = decimal(row.net_amount ?? '0');
  const mine = { memberId: row.member_id, account: 'fund', commodity: row.currency } as const;
  await post(tx, {
    kind: 'fund_pay',
    ref: `fund:${row.id}:pay`,
    subject: { type: 'fund_order', id: row.id },
    effectiveAt: at,
    lines: [
      { ...mine, book: 'held', amount: negate(amount) },
      { ...mine, book: 'available', amount },
    ],
  });
  await updateOwn(tx, 'fund_order', row, { status: 'settled', settled_at: at });
  await notifyFundOrder(tx, context, {
    row,
    template: 'paid',
    params: {
      name: context.market.instrument(row.symbol)?.name ?? row.symbol,
      amount: { amount: toText(amount), currency: row.currency },
    },
  });
}

const valuesOf = ({ amount, fee, net, units }: FundOrderFigures) => ({
  amount: amount.value,
  fee: fee.value,
  net: net.value,
  units: units.value,
});

const resultOf = (nav: Nav, units: Decimal, fee: Decimal, net: Decimal) => ({
  nav: toText(nav.value),
  nav_date: nav.date,
  units: toText(units),
  handling_fee: toText(fee),
  net_amount: toText(net),
});

/** @param paid the price of units that are added; null if units are removed, which reduces the cost in proportion */
async function changeHolding(tx: Tx, row: FundOrderRow, units: Decimal, paid: Decimal | null): Promise<void> {
  const known = await tx
    .selectFrom('fund_holding')
    .selectAll()
    .where('member_id', '=', row.member_id)
    .where('symbol', '=', row.symbol)
    .forUpdate()
    .executeTakeFirst();
  const held = decimal(known?.units ?? '0');
  const cost = decimal(known?.cost ?? '0');
  const left = add(held, units);
  const newCost = paid === null ? costOf(cost, left, held, row.currency) : add(cost, paid);
  const values = { units: toText(left), cost: toText(newCost) };
  await tx
    .insertInto('fund_holding')
    .values({
      member_id: row.member_id,
      symbol: row.symbol,
      market_id: row.market_id,
      currency: row.currency,
      ...values,
    })
    .onConflict((conflict) => conflict.columns(['member_id', 'symbol']).doUpdateSet(values))
    .execute();
}

/** The cost of the remaining units, in proportion. */
function costOf(cost: Decimal, left: Decimal, held: Decimal, currency: string): Decimal {
  if (left === ZERO || held === ZERO) return ZERO;
  return divide(multiply(cost, left, 'down'), held, 'down', scaleOf(currency));
}
