import type { Wire } from '@fairlot/api-client/wire';
import { add, subtract, toText, type Decimal } from '@fairlot/money';
import type { BrokerContext } from '../context.js';
import { findBalance } from '../ledger/balance.js';
import type { Instrument } from '../market/instrument.js';
import { dealingDayOf, navAt } from './fundDays.js';
import { countRedemption, countSubscription } from './fundMoney.js';
import { fundTerms } from './fundTerms.js';
import { checkRedemption, checkSubscription, requireFundAccount } from './fundTicket.js';

/** What putting an amount in would do, by the last price; stores nothing and refuses what the order refuses. */
export async function previewSubscription(
  context: BrokerContext,
  fund: Instrument,
  memberId: string,
  body: Wire['FundSubscriptionTicket'],
): Promise<Wire['FundPreview']> {
  const now = await standing(context, fund, memberId, body.account_id);
  const amount = checkSubscription(fund, body.amount, now.available);
  const terms = fundTerms(fund);
  const { fee, net, units } = countSubscription(
    amount,
    terms.subscriptionFeeRate,
    now.nav.value,
    fund.currency,
  );
  return {
    ...commonOf(context, fund, now, 0),
    side: 'subscribe',
    mode: 'amount',
    amount: toText(amount),
    handling_fee: toText(fee),
    net_amount: toText(net),
    estimated_units: toText(units),
    units_after: toText(add(now.units, units)),
    available_after: toText(subtract(now.available, amount)),
  };
}

/** What taking money out would bring, by the last price. */
export async function previewRedemption(
  context: BrokerContext,
  fund: Instrument,
  memberId: string,
  body: Wire['FundRedemptionTicket'],
): Promise<Wire['FundPreview']> {
  const now = await standing(context, fund, memberId, undefined);
  const { amount, reserved } = checkRedemption(fund, body, now.units, now.nav.value);
  const terms = fundTerms(fund);
  const { units, gross, fee, net } = countRedemption(
    amount,
    reserved,
    terms.redemptionFeeRate,
    now.nav.value,
    fund.currency,
  );
  return {
    ...commonOf(context, fund, now, terms.settlementDays),
    side: 'redeem',
    mode: body.mode,
    amount: toText(gross),
    handling_fee: toText(fee),
    net_amount: toText(net),
    estimated_units: toText(units),
    units_after: toText(subtract(now.units, units)),
    available_after: toText(add(now.available, net)),
  };
}

interface Standing {
  readonly accountId: string;
  readonly available: Decimal;
  readonly units: Decimal;
  readonly nav: ReturnType<typeof navAt>;
}

async function standing(
  { db, market, clock }: BrokerContext,
  fund: Instrument,
  memberId: string,
  account: string | undefined,
): Promise<Standing> {
  const mine = { memberId, account: 'fund' } as const;
  return {
    accountId: await requireFundAccount(db.read, memberId, fund.currency, account),
    available: await findBalance(db.read, { ...mine, book: 'available', commodity: fund.currency }),
    units: await findBalance(db.read, { ...mine, book: 'fund_units', commodity: fund.symbol }),
    nav: navAt(market, fund, clock.now()),
  };
}

function commonOf(context: BrokerContext, fund: Instrument, now: Standing, settlementDays: number) {
  const day = dealingDayOf(context.market, fund.marketId, context.clock.now(), settlementDays);
  return {
    account_id: now.accountId,
    nav: toText(now.nav.value),
    nav_date: now.nav.date,
    units_before: toText(now.units),
    available_before: toText(now.available),
    currency: fund.currency,
    cut_off_at: day.cutOffAt.toISOString(),
    dealing_date: day.date,
    priced_at: day.pricedAt.toISOString(),
    settlement_date: day.settlementDate,
    settles_at: day.settlesAt.toISOString(),
  };
}
