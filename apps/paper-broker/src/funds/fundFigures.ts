import { decimal } from '@fairlot/money';
import { differenceOf, percentageOf, value, type Figure, type Source } from '../figures/figure.js';
import { worthAt } from '../figures/marketValue.js';
import type { Market } from '../market/market.js';
import type { Instrument } from '../market/instrument.js';
import { navAt } from './fundDays.js';

export interface HoldingFigures {
  readonly worth: Figure;
  readonly cost: Figure;
  readonly profit: Figure;
  /** Undefined if the cost is 0. */
  readonly percentage: Figure | undefined;
}

/** The value of fund units at the last price, and their profit over the cost. */
export function figuresOfHolding(
  row: { readonly units: string; readonly cost: string },
  fund: Instrument,
  market: Pick<Market, 'session' | 'quote'>,
  at: Date,
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
  const cost = value('fund_cost', decimal(row.cost), facts);
  const profit = differenceOf('fund_profit', [worth, cost], facts);
  return { worth, cost, profit, percentage: percentageOf('fund_profit_percentage', profit, cost, at) };
}
