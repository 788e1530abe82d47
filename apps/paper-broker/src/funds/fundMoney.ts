import { decimal, divide, minimum, multiply, type Decimal } from '@fairlot/money';
import { scaleOf } from '../currencies.js';
import { differenceOf, productOf, quotientOf, sumOf, value, type Figure } from '../figures/figure.js';
import { worthAt } from '../figures/marketValue.js';
import type { Instrument } from '../market/instrument.js';
import type { Nav } from './fundDays.js';

/** Units have six decimal places, so the value lost by rounding is less than the currency's smallest unit. */
const UNIT_PLACES = 6;

/** A redemption by amount reserves units for 5 % more, because its price is not known yet. */
const RESERVE_RATE = decimal('1.05');

/** What the figures of an order are computed from. */
export interface CountedBy {
  readonly fund: Pick<Instrument, 'symbol' | 'currency'>;
  readonly feeRate: Decimal;
  readonly nav: Pick<Nav, 'value' | 'closedAt'>;
  readonly at: Date;
}

/** The figures of an order, each with the parts it is computed from. */
export interface FundOrderFigures {
  /** The amount of a subscription, or the proceeds of redeemed units. */
  readonly amount: Figure;
  readonly fee: Figure;
  /** The amount less the fee: it buys units, or is paid out. */
  readonly net: Figure;
  readonly units: Figure;
}

/** The units that an amount buys at a price, after the fee. */
export function countSubscription(given: Decimal, by: CountedBy): FundOrderFigures {
  const amount = value('fund_amount', given, factsOf(by));
  const { fee, net } = lessFee(amount, by);
  const units = unitsFor(net, by, 'down');
  return { amount, fee, net, units };
}

/** The total paid for a subscription: the net amount and the fee. */
export const paidFigure = ({ fee, net }: FundOrderFigures, by: CountedBy): Figure =>
  sumOf('order_total', [net, fee], factsOf(by));

/** The units to reserve for a redemption by amount: at most those held. */
export function unitsToReserve(amount: Decimal, lastNav: Decimal, held: Decimal): Decimal {
  const wanted = divide(multiply(amount, RESERVE_RATE, 'up'), lastNav, 'up', UNIT_PLACES);
  return minimum(wanted, held);
}

/**
 * The proceeds of reserved units at a price. With an amount, only as many units as it needs are redeemed, or
 * all reserved units if they are worth less.
 * @param asked null to redeem all reserved units
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
