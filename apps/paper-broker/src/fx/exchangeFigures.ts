import { ONE, SCALE, type Decimal } from '@fairlot/money';
import { scaleOf } from '../currencies.js';
import { differenceOf, productOf, value, type Figure } from '../figures/figure.js';

/** What is exchanged, and on which terms. */
export interface ExchangeTerms {
  readonly from: string;
  readonly to: string;
  /** Of `from`. */
  readonly amount: Decimal;
  /** Units of `to` for one of `from`. */
  readonly midRate: Decimal;
  /** What the broker takes off it; a fraction. */
  readonly spread: Decimal;
}

export interface ExchangeFigures {
  /** The mid rate less the spread. */
  readonly rate: Figure;
  /** What arrives, cut to the places of its currency. */
  readonly received: Figure;
}

/** What an exchange gives: what its quote says and what explains it, from one place. */
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
    received: productOf('exchange_received', [paid, rate], {
      ...facts,
      currency: to,
      places: scaleOf(to),
    }),
  };
}
