import { decimal, divide, maximum, minimum, multiply, subtract, ZERO, type Decimal } from '@fairlot/money';
import { scaleOf } from '../currencies.js';

/** Units are counted in millionths: what rounding leaves is worth less than the currency's smallest coin. */
export const UNIT_PLACES = 6;

/** A redemption by amount sets aside so much more, because its price is not known yet. */
const RESERVE_RATE = decimal('1.05');

/** What money buys, at a price: the fee is taken out of the amount. */
export function countSubscription(amount: Decimal, feeRate: Decimal, nav: Decimal, currency: string) {
  const fee = multiply(amount, feeRate, 'down', scaleOf(currency));
  const net = subtract(amount, fee);
  return { fee, net, units: divide(net, nav, 'down', UNIT_PLACES) };
}

/** Units to set aside for a redemption by amount: never more than there are. */
export function unitsToReserve(amount: Decimal, lastNav: Decimal, held: Decimal): Decimal {
  const wanted = divide(multiply(amount, RESERVE_RATE, 'up'), lastNav, 'up', UNIT_PLACES);
  return minimum(wanted, held);
}

/**
 * What units bring, at a price. By amount: as many of the units set aside as the amount needs, all of them where they
 * do not make it.
 * @param amount null for all units
 */
export function countRedemption(
  amount: Decimal | null,
  reserved: Decimal,
  feeRate: Decimal,
  nav: Decimal,
  currency: string,
) {
  const scale = scaleOf(currency);
  const worth = multiply(reserved, nav, 'down', scale);
  const needed = amount === null ? reserved : divide(amount, nav, 'up', UNIT_PLACES);
  const units = minimum(needed, reserved);
  const gross = amount === null || needed > reserved ? worth : amount;
  const fee = multiply(gross, feeRate, 'down', scale);
  return { units, gross, fee, net: maximum(subtract(gross, fee), ZERO) };
}
