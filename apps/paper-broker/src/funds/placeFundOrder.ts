import { decimal, negate, type Decimal } from '@fairlot/money';
import { holdLines } from '../ledger/holdLines.js';
import { textOrNull } from '../db/exactText.js';
import type { BrokerContext } from '../context.js';
import type { Tx } from '../db/database.js';
import { announce } from '../events/announce.js';
import { Refusal } from '../http/refusal.js';
import { newId } from '../ids.js';
import { addJob } from '../jobs/jobs.js';
import { lockBalance } from '../ledger/balance.js';
import type { MemberLine } from '../ledger/journal.js';
import { post } from '../ledger/post.js';
import type { Instrument } from '../market/instrument.js';
import { notify } from '../notices/notify.js';
import { dealingDayOf, navAt } from './fundDays.js';
import { fundTerms } from './fundTerms.js';
import { checkRedemption, checkSubscription, requireFundAccount } from './fundTicket.js';
import type { FundOrderRow } from './fundRow.js';
import { isCancelable } from './fundView.js';
import { updateOwn } from '../db/updateOwn.js';

interface Asked {
  readonly side: 'subscribe' | 'redeem';
  readonly mode: 'amount' | 'all';
  readonly accountId: string;
  readonly amount: Decimal | null;
  readonly reserved: Decimal | null;
}

/** The entries that set aside money or units for an order; with sign -1 they release them. */
function setAsideLines(row: FundOrderRow, sign: 1 | -1): MemberLine[] {
  const mine = { memberId: row.member_id, account: 'fund' } as const;
  const signed = (value: Decimal): Decimal => (sign === 1 ? value : negate(value));
  if (row.side === 'subscribe') {
    return holdLines({ ...mine, currency: row.currency }, signed(decimal(row.amount ?? '0')));
  }
  const units = signed(decimal(row.reserved_units ?? '0'));
  return [
    { ...mine, book: 'fund_units', commodity: row.symbol, amount: negate(units) },
    { ...mine, book: 'fund_units_held', commodity: row.symbol, amount: units },
  ];
}

interface SubscriptionRequest {
  readonly fund: Instrument;
  readonly memberId: string;
  readonly body: { readonly amount: string; readonly account_id?: string };
}

/** Places a subscription and holds its amount until the next price. @throws Refusal as `checkSubscription` */
export async function subscribeFund(
  tx: Tx,
  context: BrokerContext,
  { fund, memberId, body }: SubscriptionRequest,
): Promise<FundOrderRow> {
  const accountId = await requireFundAccount(tx, memberId, fund.currency, body.account_id);
  const key = { memberId, account: 'fund', book: 'available', commodity: fund.currency } as const;
  const amount = checkSubscription(fund, body.amount, await lockBalance(tx, key));
  return place(tx, context, {
    fund,
    memberId,
    asked: {
      side: 'subscribe',
      mode: 'amount',
      accountId,
      amount,
      reserved: null,
    },
  });
}

interface RedemptionRequest {
  readonly fund: Instrument;
  readonly memberId: string;
  readonly body: { readonly mode: 'amount' | 'all'; readonly amount?: string };
}

/** Places a redemption and sets its units aside until the next price. @throws Refusal as `checkRedemption` */
export async function redeemFund(
  tx: Tx,
  context: BrokerContext,
  { fund, memberId, body }: RedemptionRequest,
): Promise<FundOrderRow> {
  const key = { memberId, account: 'fund', book: 'fund_units', commodity: fund.symbol } as const;
  const units = await lockBalance(tx, key);
  const nav = navAt(context.market, fund, context.clock.now());
  const { amount, reserved } = checkRedemption(fund, body, units, nav.value);
  const accountId = await requireFundAccount(tx, memberId, fund.currency, undefined);
  return place(tx, context, {
    fund,
    memberId,
    asked: { side: 'redeem', mode: body.mode, accountId, amount, reserved },
  });
}

interface FundRequest {
  readonly fund: Instrument;
  readonly memberId: string;
  readonly asked: Asked;
}

async function place(
  tx: Tx,
  context: BrokerContext,
  { fund, memberId, asked }: FundRequest,
): Promise<FundOrderRow> {
  const { clock, entropy, market } = context;
  const at = clock.now();
  const settlementDays = asked.side === 'redeem' ? fundTerms(fund).settlementDays : 0;
  const day = dealingDayOf(market, fund.marketId, at, settlementDays);
  const row = await tx
    .insertInto('fund_order')
    .values({
      id: newId('fdo', clock.wall(), entropy),
      member_id: memberId,
      account_id: asked.accountId,
      symbol: fund.symbol,
      market_id: fund.marketId,
      currency: fund.currency,
      side: asked.side,
      mode: asked.mode,
      status: 'submitted',
      amount: textOrNull(asked.amount),
      reserved_units: textOrNull(asked.reserved),
      submitted_at: at,
      cut_off_at: day.cutOffAt,
      dealing_date: day.date,
      priced_at: day.pricedAt,
      settlement_date: day.settlementDate,
      settles_at: day.settlesAt,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  await post(tx, {
    kind: 'fund_hold',
    ref: `fund:${row.id}:hold`,
    subject: { type: 'fund_order', id: row.id },
    effectiveAt: at,
    lines: setAsideLines(row, 1),
  });
  await addJob(tx, context, {
    kind: 'fund_price',
    ref: `fund:${row.id}:price`,
    memberId: row.member_id,
    payload: { id: row.id },
    dueAt: day.pricedAt,
  });
  await notifyFundOrder(tx, context, {
    row,
    template: 'submitted',
    params: {
      name: fund.name,
      dealing_date: day.date,
      priced_at: day.pricedAt.toISOString(),
      cut_off_at: day.cutOffAt.toISOString(),
    },
  });
  return row;
}

interface FundOrderNotice {
  readonly row: FundOrderRow;
  readonly template: 'submitted' | 'subscribed' | 'priced' | 'paid' | 'canceled';
  readonly params: Parameters<typeof notify>[2]['params'] & object;
}

/** Notifies the member of a stage of an order, and announces it to the open apps. */
export async function notifyFundOrder(
  tx: Tx,
  context: BrokerContext,
  { row, template, params }: FundOrderNotice,
): Promise<void> {
  await notify(tx, context, {
    memberId: row.member_id,
    kind: 'fund',
    template,
    params,
    subject: { type: 'fund_order', id: row.id },
    ref: `fund:${row.id}:${template}`,
  });
  await announce(tx, row.member_id, { event: 'subscription', id: row.id });
  await announce(tx, row.member_id, { event: 'balance', id: row.account_id });
}

/**
 * Cancels a member's order, until the cut-off. A cancelled order stays as it is.
 * @throws Refusal `not_found`, `not_cancelable`
 */
export async function cancelFundOrder(
  tx: Tx,
  context: BrokerContext,
  memberId: string,
  id: string,
): Promise<FundOrderRow> {
  const row = await tx
    .selectFrom('fund_order')
    .selectAll()
    .where('member_id', '=', memberId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (row === undefined) throw new Refusal('not_found');
  if (row.status === 'canceled') return row;
  const at = context.clock.now();
  if (!isCancelable(row, at)) throw new Refusal('not_cancelable');
  await post(tx, {
    kind: 'fund_release',
    ref: `fund:${row.id}:release`,
    subject: { type: 'fund_order', id: row.id },
    effectiveAt: at,
    lines: setAsideLines(row, -1),
  });
  const canceled = await updateOwn(tx, 'fund_order', row, { status: 'canceled', canceled_at: at });
  await notifyFundOrder(tx, context, {
    row: canceled,
    template: 'canceled',
    params: {
      name: context.market.instrument(row.symbol)?.name ?? row.symbol,
    },
  });
  return canceled;
}
