import type { Wire } from '@fairlot/api-client/wire';
import { toText, ZERO } from '@fairlot/money';
import { plain } from '../db/exactText.js';
import type { Locale } from '../http/operation.js';
import type { Market } from '../market/market.js';
import type { Instrument } from '../market/instrument.js';
import { marketNames } from '../reference/names.js';
import { dealingDayOf, navAt, usualCutOff } from './fundDays.js';
import { figuresOfHolding } from './fundFigures.js';
import type { ListedHolding } from './fundQueries.js';
import type { FundOrderRow } from './fundRow.js';
import { fundTerms } from './fundTerms.js';
import de from './words/de.json' with { type: 'json' };
import en from './words/en.json' with { type: 'json' };
import es from './words/es.json' with { type: 'json' };
import fr from './words/fr.json' with { type: 'json' };
import it from './words/it.json' with { type: 'json' };

const words: Readonly<Record<Locale, typeof en>> = { en, de, es, fr, it };

function describe(fund: Instrument, locale: Locale): string {
  const { broad, dividend, narrow, simulated } = words[locale];
  const isDividend = /divid|income/i.test(fund.name);
  const kind = fundTerms(fund).riskRating === 'high' ? narrow : isDividend ? dividend : broad;
  const market = marketNames[fund.marketId]?.[locale] ?? fund.marketId;
  return `${kind.replace('{market}', market)} ${simulated}`;
}

/** A fund as the wire has it. */
export function viewFund(fund: Instrument, market: Market, at: Date, locale: Locale): Wire['Fund'] {
  const terms = fundTerms(fund);
  const nav = navAt(market, fund, at);
  const day = dealingDayOf(market, fund.marketId, at, terms.settlementDays);
  const venue = market.market(fund.marketId);
  return {
    id: fund.symbol,
    symbol: fund.symbol,
    name: fund.name,
    market_id: fund.marketId,
    currency: fund.currency,
    timezone: venue?.timezone ?? 'UTC',
    nav: toText(nav.value),
    nav_date: nav.date,
    change_percentage: toText(nav.changePercentage),
    risk_rating: terms.riskRating,
    min_amount: toText(terms.minAmount),
    subscription_fee_rate: toText(terms.subscriptionFeeRate),
    redemption_fee_rate: toText(terms.redemptionFeeRate),
    management_fee_rate: toText(terms.managementFeeRate),
    settlement_days: terms.settlementDays,
    cut_off: usualCutOff(venue?.close ?? '16:00'),
    cut_off_at: day.cutOffAt.toISOString(),
    dealing_date: day.date,
    priced_at: day.pricedAt.toISOString(),
    description: describe(fund, locale),
  };
}

/** Whether an order can still be cancelled, which is so until the cut-off. */
export const isCancelable = (row: Pick<FundOrderRow, 'status' | 'cut_off_at'>, at: Date): boolean =>
  row.status === 'submitted' && at < row.cut_off_at;

export function viewFundOrder(row: FundOrderRow, market: Market, at: Date): Wire['FundOrder'] {
  return {
    id: row.id,
    account_id: row.account_id,
    fund_id: row.symbol,
    symbol: row.symbol,
    name: market.instrument(row.symbol)?.name ?? row.symbol,
    market_id: row.market_id,
    currency: row.currency,
    timezone: market.market(row.market_id)?.timezone ?? 'UTC',
    side: row.side,
    mode: row.mode,
    status: row.status,
    amount: plain(row.amount),
    handling_fee: plain(row.handling_fee),
    net_amount: plain(row.net_amount),
    nav: plain(row.nav),
    nav_date: row.nav_date,
    units: plain(row.units),
    cancelable: isCancelable(row, at),
    submitted_at: row.submitted_at.toISOString(),
    cut_off_at: row.cut_off_at.toISOString(),
    dealing_date: row.dealing_date,
    priced_at: row.priced_at.toISOString(),
    settlement_date: row.settlement_date,
    settles_at: row.settles_at.toISOString(),
    settled_at: row.settled_at?.toISOString() ?? null,
    canceled_at: row.canceled_at?.toISOString() ?? null,
  };
}

/** @param redeemable units that are not set aside */
export function viewFundHolding(
  row: ListedHolding,
  fund: Instrument,
  market: Market,
  at: Date,
): Wire['FundHolding'] {
  const nav = navAt(market, fund, at);
  const { worth, cost, profit, percentage } = figuresOfHolding(row, { fund, market, at });
  return {
    fund_id: fund.symbol,
    symbol: fund.symbol,
    name: fund.name,
    market_id: fund.marketId,
    currency: fund.currency,
    units: plain(row.units),
    redeemable_units: plain(row.redeemable ?? '0'),
    nav: toText(nav.value),
    nav_date: nav.date,
    value: toText(worth.value),
    cost: toText(cost.value),
    profit: toText(profit.value),
    profit_percentage: toText(percentage?.value ?? ZERO),
  };
}
