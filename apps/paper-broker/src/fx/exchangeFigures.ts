import { ONE, SCALE, type Decimal } from '@fairlot/money';
import { scaleOf } from '../currencies.js';
import { differenceOf, productOf, value, type Figure } from '../figures/figure.js';

/** An amount to exchange, and the terms of the exchange. */
export interface ExchangeTerms {
  readonly from: string;
  readonly to: string;
  /** In `from`. */
  readonly amount: Decimal;
  /** The price of one unit of `from` in `to`. */
  readonly midRate: Decimal;
  /** The broker's spread, a fraction of the mid rate. */
  readonly spread: Decimal;
}

export interface ExchangeFigures {
  /** The mid rate less the spread. */
  readonly rate: Figure;
  /** The converted amount, truncated to the places of its currency. */
  readonly received: Figure;
  readonly paid: Figure;
}

/** Computes an exchange as figures, so that its quote and its explanation cannot differ. */
export function figuresOfExchange(terms: ExchangeTerms, asOf: Date): ExchangeFigures {
  const { from, to, amount, midRate, spread } = terms;
  const facts = { asOf, source: { kind: 'currency_pair', id: `${from}/${to}` } } as const;
  const whole = value('whole', ONE, { asOf, source: { kind: 'rule', id: 'whole' } });
  const kept = differenceOf('kept_share', [whole, value('spread', spread, facts)], { asOf });
  const rate = productOf('exchange_rate', [value('mid_rate', midRate, facts), kept], {
    ...facts,
    places: SCALE,
  });
  const paid = value('exchange_paid', amount, { ...facts, currency: from });
  return {
    rate,
    paid,
    received: productOf('exchange_received', [paid, rate], {
      ...facts,
      currency: to,
      places: scaleOf(to),
    }),
  };
}
