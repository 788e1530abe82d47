import { decimal, subtract, ZERO } from '@fairlot/money';
import {
  asBooked,
  differenceOf,
  percentageOf,
  sumOfNewest,
  value,
  type Figure,
  type FigureName,
  type Source,
} from '../figures/figure.js';
import { worthAt } from '../figures/marketValue.js';
import type { Market } from '../market/market.js';
import type { Instrument } from '../market/instrument.js';
import { navAt } from './fundDays.js';
import { countRedemption, countSubscription, paidFigure, type FundOrderFigures } from './fundMoney.js';
import type { PaidSubscriptions } from './fundQueries.js';
import { fundTerms } from './fundTerms.js';
import type { FundOrderRow } from './fundRow.js';

export interface HoldingFigures {
  readonly worth: Figure;
  readonly cost: Figure;
  readonly profit: Figure;
  /** Undefined if the cost is 0. */
  readonly percentage: Figure | undefined;
}

interface HoldingValuation {
  readonly fund: Instrument;
  readonly market: Pick<Market, 'session' | 'quote'>;
  readonly at: Date;
  /** Those that have a price, for a cost that is explained order by order. */
  readonly subscriptions?: PaidSubscriptions;
}

/**
 * The value of fund units at the last price, and their profit over the cost.
 */
export function figuresOfHolding(
  row: { readonly units: string; readonly cost: string },
  { fund, market, at, subscriptions = { newest: [], paid: '0' } }: HoldingValuation,
): HoldingFigures {
  const { currency, symbol } = fund;
  const source: Source = { kind: 'fund', id: symbol };
  const facts = { currency, asOf: at, source };
  const nav = navAt(market, fund, at);
  const price = value('fund_price', nav.value, { ...facts, asOf: nav.closedAt });
  const worth = worthAt(
    'fund_value',
    value('fund_units', decimal(row.units), { asOf: at, source }),
    price,
    facts,
  );
  const cost = costFigure(value('fund_cost', decimal(row.cost), facts), fund, subscriptions, facts);
  const profit = differenceOf('fund_profit', [worth, cost], facts);
  return { worth, cost, profit, percentage: percentageOf('fund_profit_percentage', profit, cost, at) };
}

/** The cost of all subscriptions, less that of the redeemed units. */
function costFigure(
  booked: Figure,
  fund: Instrument,
  { newest, paid: whole }: PaidSubscriptions,
  facts: { readonly currency: string; readonly asOf: Date; readonly source: Source },
): Figure {
  const parts = newest.flatMap((row) => figuresOfPricedOrder(row, fund)?.total ?? []);
  const paid = sumOfNewest('fund_paid', decimal(whole), parts, facts, facts.source);
  const redeemed = subtract(paid.value, booked.value);
  if (redeemed < ZERO) return booked;
  return differenceOf('fund_cost', [paid, value('fund_redeemed_cost', redeemed, facts)], facts);
}

export interface PricedOrderFigures extends FundOrderFigures {
  /** What a subscription cost: the net amount and the fee. */
  readonly total: Figure;
}

/** The figures of an order at the price that it got; undefined before it has one. */
export function figuresOfPricedOrder(row: FundOrderRow, fund: Instrument): PricedOrderFigures | undefined {
  const { nav, units, handling_fee: fee, net_amount: net, priced_at: at, currency } = row;
  if (nav === null || units === null || fee === null || net === null) return undefined;
  const { subscriptionFeeRate, redemptionFeeRate } = fundTerms(fund);
  const feeRate = row.side === 'subscribe' ? subscriptionFeeRate : redemptionFeeRate;
  const by = { fund, feeRate, nav: { value: decimal(nav), closedAt: at }, at };
  const asked = row.amount === null ? null : decimal(row.amount);
  const counted =
    row.side === 'subscribe'
      ? countSubscription(asked ?? ZERO, by)
      : countRedemption(asked, decimal(row.reserved_units ?? '0'), by);
  const source: Source = { kind: 'fund_order', id: row.id };
  const booked = (name: FigureName, text: string): Figure =>
    value(name, decimal(text), {
      asOf: at,
      source,
      ...(name === 'fund_units' ? {} : { currency }),
    });
  const figures = {
    amount: counted.amount,
    fee: asBooked(counted.fee, booked('order_fee', fee)),
    net: asBooked(counted.net, booked('fund_net', net)),
    units: asBooked(counted.units, booked('fund_units', units)),
  };
  return { ...figures, total: paidFigure(figures, by) };
}
