import type { Wire } from '@fairlot/api-client/wire';
import { add, subtract, toText, type Decimal } from '@fairlot/money';
import type { BrokerContext } from '../context.js';
import { availableFigure, differenceOf, sumOf, viewFigure, type Figure } from '../figures/figure.js';
import { findBalance } from '../ledger/balance.js';
import type { Instrument } from '../market/instrument.js';
import { dealingDayOf, navAt } from './fundDays.js';
import { countRedemption, countSubscription, paidFigure, type FundOrderFigures } from './fundMoney.js';
import { fundTerms } from './fundTerms.js';
import { checkRedemption, checkSubscription, requireFundAccount } from './fundTicket.js';

/** What a subscription would do at the last price. Stores nothing and throws the same refusals as the order. */
export async function previewSubscription(
  context: BrokerContext,
  fund: Instrument,
  memberId: string,
  body: Wire['FundSubscriptionTicket'],
): Promise<Wire['FundPreview']> {
  const now = await standing(context, fund, memberId, body.account_id);
  const amount = checkSubscription(fund, body.amount, now.available.value);
  const by = { fund, feeRate: fundTerms(fund).subscriptionFeeRate, nav: now.nav, at: now.at };
  const figures = countSubscription(amount, by);
  const paid = paidFigure(figures, by);
  const { currency } = fund;
  const left = differenceOf('available_after', [now.available, paid], { currency, asOf: now.at });
  return {
    ...commonOf(context, fund, now, 0),
    ...viewFigures(figures),
    side: 'subscribe',
    mode: 'amount',
    units_after: toText(add(now.units, figures.units.value)),
    available_after: toText(left.value),
    explained: [paid, figures.units, left].map(viewFigure),
  };
}

/** What a redemption would bring at the last price. */
export async function previewRedemption(
  context: BrokerContext,
  fund: Instrument,
  memberId: string,
  body: Wire['FundRedemptionTicket'],
): Promise<Wire['FundPreview']> {
  const now = await standing(context, fund, memberId, undefined);
  const { amount, reserved } = checkRedemption(fund, body, now.units, now.nav.value);
  const { redemptionFeeRate: feeRate, settlementDays } = fundTerms(fund);
  const figures = countRedemption(amount, reserved, { fund, feeRate, nav: now.nav, at: now.at });
  const { currency } = fund;
  const then = sumOf('available_after', [now.available, figures.net], { currency, asOf: now.at });
  return {
    ...commonOf(context, fund, now, settlementDays),
    ...viewFigures(figures),
    side: 'redeem',
    mode: body.mode,
    units_after: toText(subtract(now.units, figures.units.value)),
    available_after: toText(then.value),
    explained: [figures.net, figures.units, then].map(viewFigure),
  };
}

const viewFigures = ({ amount, fee, net, units }: FundOrderFigures) => ({
  amount: toText(amount.value),
  handling_fee: toText(fee.value),
  net_amount: toText(net.value),
  estimated_units: toText(units.value),
});

interface Standing {
  readonly at: Date;
  readonly accountId: string;
  readonly available: Figure;
  readonly units: Decimal;
  readonly nav: ReturnType<typeof navAt>;
}

async function standing(
  { db, market, clock }: BrokerContext,
  fund: Instrument,
  memberId: string,
  account: string | undefined,
): Promise<Standing> {
  const { symbol, currency } = fund;
  const at = clock.now();
  const mine = { memberId, account: 'fund' } as const;
  const accountId = await requireFundAccount(db.read, memberId, currency, account);
  const available = await findBalance(db.read, { ...mine, book: 'available', commodity: currency });
  return {
    at,
    accountId,
    available: availableFigure(accountId, available, currency, at),
    units: await findBalance(db.read, { ...mine, book: 'fund_units', commodity: symbol }),
    nav: navAt(market, fund, at),
  };
}

function commonOf(context: BrokerContext, fund: Instrument, now: Standing, settlementDays: number) {
  const day = dealingDayOf(context.market, fund.marketId, now.at, settlementDays);
  return {
    account_id: now.accountId,
    nav: toText(now.nav.value),
    nav_date: now.nav.date,
    units_before: toText(now.units),
    available_before: toText(now.available.value),
    currency: fund.currency,
    cut_off_at: day.cutOffAt.toISOString(),
    dealing_date: day.date,
    priced_at: day.pricedAt.toISOString(),
    settlement_date: day.settlementDate,
    settles_at: day.settlesAt.toISOString(),
  };
}
