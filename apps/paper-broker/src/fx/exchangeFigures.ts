import { decimal, ONE, SCALE, type Decimal } from '@fairlot/money';
import type { Selectable } from 'kysely';
import { scaleOf } from '../currencies.js';
import { asBooked, differenceOf, productOf, value, type Figure } from '../figures/figure.js';
import type { FxTables } from './schema.js';

export type ConversionRow = Selectable<FxTables['fx_conversion']>;

interface Pair {
  readonly from: string;
  readonly to: string;
}

/** An amount to exchange, and the terms of the exchange. */
export interface ExchangeTerms extends Pair {
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
  readonly paid: Figure;
  /** The converted amount, truncated to the places of its currency. */
  readonly received: Figure;
  /** The amount at the mid rate, truncated in the same way, less `received`; undefined where no mid rate was stored. */
  readonly cost: Figure | undefined;
}

const factsOf = ({ from, to }: Pair, asOf: Date) =>
  ({ asOf, source: { kind: 'currency_pair', id: `${from}/${to}` } }) as const;

/** Computes an exchange as figures, so that its quote and its explanation cannot differ. */
export function figuresOfExchange(
  terms: ExchangeTerms,
  asOf: Date,
): ExchangeFigures & { readonly cost: Figure } {
  const figures = convert(terms, terms.amount, rateOf(terms, asOf));
  return { ...figures, cost: costOf(terms, figures) };
}

/** The figures of an exchange that was made. One from before mid rates were stored has a rate without parts. */
export function figuresOfConversion(row: ConversionRow): ExchangeFigures {
  const { from_currency: from, to_currency: to, mid_rate: midRate, created_at: asOf } = row;
  const facts = { asOf, source: { kind: 'fx_conversion', id: row.id } } as const;
  const booked = value('exchange_rate', decimal(row.rate), facts);
  const terms =
    midRate === null ? undefined : { from, to, midRate: decimal(midRate), spread: decimal(row.spread) };
  const rate = terms === undefined ? booked : asBooked(rateOf(terms, asOf), booked);
  const converted = convert({ from, to }, decimal(row.from_amount), rate);
  const received = value('exchange_received', decimal(row.to_amount), { ...facts, currency: to });
  const figures = { ...converted, received: asBooked(converted.received, received) };
  return { ...figures, cost: terms && costOf(terms, figures) };
}

function rateOf(terms: Omit<ExchangeTerms, 'amount'>, asOf: Date): Figure {
  const facts = factsOf(terms, asOf);
  const whole = value('whole', ONE, { asOf, source: { kind: 'rule', id: 'whole' } });
  const kept = differenceOf('kept_share', [whole, value('spread', terms.spread, facts)], { asOf });
  const mid = value('mid_rate', terms.midRate, facts);
  return productOf('exchange_rate', [mid, kept], { ...facts, places: SCALE });
}

function costOf(
  terms: Pair & Pick<ExchangeTerms, 'midRate'>,
  { paid, received }: Omit<ExchangeFigures, 'cost'>,
): Figure {
  const { to: currency, midRate } = terms;
  const facts = { ...factsOf(terms, received.asOf), currency };
  const atMid = productOf(
    'exchange_at_mid',
    [paid, value('mid_rate', midRate, factsOf(terms, received.asOf))],
    {
      ...facts,
      places: scaleOf(currency),
    },
  );
  return differenceOf('exchange_cost', [atMid, received], facts);
}

function convert(pair: Pair, amount: Decimal, rate: Figure): Omit<ExchangeFigures, 'cost'> {
  const facts = factsOf(pair, rate.asOf);
  const paid = value('exchange_paid', amount, { ...facts, currency: pair.from });
  const received = productOf('exchange_received', [paid, rate], {
    ...facts,
    currency: pair.to,
    places: scaleOf(pair.to),
  });
  return { rate, paid, received };
}
