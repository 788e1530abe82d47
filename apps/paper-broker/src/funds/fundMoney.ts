import { decimal, divide, minimum, multiply, type Decimal } from '@fairlot/money';
import { scaleOf } from '../currencies.js';
import { differenceOf, productOf, quotientOf, sumOf, value, type Figure } from '../figures/figure.js';
import { worthAt } from '../figures/marketValue.js';
import type { Instrument } from '../market/instrument.js';
import type { Nav } from './fundDays.js';

/** Units are counted in millionths: what rounding leaves is worth less than the currency's smallest coin. */
export const UNIT_PLACES = 6;

/** A redemption by amount sets aside so much more, because its price is not known yet. */
const RESERVE_RATE = decimal('1.05');

/** What an order is counted by. */
export interface CountedBy {
  readonly fund: Pick<Instrument, 'symbol' | 'currency'>;
  readonly feeRate: Decimal;
  readonly nav: Pick<Nav, 'value' | 'closedAt'>;
  readonly at: Date;
}

/** What an order comes to, each figure with its sum. */
export interface FundOrderFigures {
  /** What is put in, or what the units bring. */
  readonly amount: Figure;
  readonly fee: Figure;
  /** The amount less the fee: what buys units, or what is paid out. */
  readonly net: Figure;
  readonly units: Figure;
}

/** What money buys, at a price: the fee is taken out of the amount. */
export function countSubscription(given: Decimal, by: CountedBy): FundOrderFigures {
  const amount = value('fund_amount', given, factsOf(by));
  const { fee, net } = lessFee(amount, by);
  const units = unitsFor(net, by, 'down');
  return { amount, fee, net, units };
}

/** What is paid for units: what buys them, and the fee. */
export const paidFigure = ({ fee, net }: FundOrderFigures, by: CountedBy): Figure =>
  sumOf('order_total', [net, fee], factsOf(by));

/** Units to set aside for a redemption by amount: never more than there are. */
export function unitsToReserve(amount: Decimal, lastNav: Decimal, held: Decimal): Decimal {
  const wanted = divide(multiply(amount, RESERVE_RATE, 'up'), lastNav, 'up', UNIT_PLACES);
  return minimum(wanted, held);
}

/**
 * What units bring, at a price. By amount: as many of the units set aside as the amount needs, all of them where they
 * do not make it.
 * @param asked null for all units
 */
export function countRedemption(asked: Decimal | null, reserved: Decimal, by: CountedBy): FundOrderFigures {
  const { asOf, source, currency } = factsOf(by);
  if (asked !== null) {
    const amount = value('fund_amount', asked, factsOf(by));
    const units = unitsFor(amount, by, 'up');
    if (units.value <= reserved) return { amount, units, ...lessFee(amount, by) };
  }
  const units = value('fund_units', reserved, { asOf, source });
  const amount = worthAt('fund_amount', units, priceOf(by), { currency, asOf });
  return { amount, units, ...lessFee(amount, by) };
}

const factsOf = ({ fund, at }: CountedBy) =>
  ({ currency: fund.currency, asOf: at, source: { kind: 'fund', id: fund.symbol } }) as const;

const priceOf = (by: CountedBy): Figure =>
  value('fund_price', by.nav.value, { ...factsOf(by), asOf: by.nav.closedAt });

const unitsFor = (amount: Figure, by: CountedBy, mode: 'down' | 'up'): Figure =>
  quotientOf('fund_units', [amount, priceOf(by)], { asOf: by.at, places: UNIT_PLACES, mode });

function lessFee(amount: Figure, by: CountedBy): Pick<FundOrderFigures, 'fee' | 'net'> {
  const { currency, asOf, source } = factsOf(by);
  const rate = value('fee_rate', by.feeRate, { asOf, source });
  const fee = productOf('order_fee', [amount, rate], { currency, asOf, places: scaleOf(currency) });
  return { fee, net: differenceOf('fund_net', [amount, fee], { currency, asOf }) };
}
