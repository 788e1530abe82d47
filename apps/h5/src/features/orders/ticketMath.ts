import {
  absolute,
  add,
  compare,
  decimal,
  fromInteger,
  maximum,
  multiply,
  parseDecimal,
  percentage,
  percentOf,
  subtract,
  toText,
  ZERO,
  type Decimal,
} from '@fairlot/money';
import { isMinimumFee, type FeeTerms } from '../../components/estimate/feeTerms.js';
import type { Direction } from '../../components/profitAndLoss.js';

/** The distance of a limit from the market beyond which the customer is asked again. */
const FAR_RATE = decimal('0.1');

/** The percentages of the tradable quantity on the chips. */
export const quantityPercents = [25, 50, 75, 100] as const;

/** Offsets of the price presets in percent: below the market for a long, above it for a short. */
const presets = { long: ['-5', '-2', '-1'], short: ['1', '2', '5'] } as const;

export interface PricePreset {
  /** In percent, signed. @example '-2' */
  readonly percent: string;
  /** Decimal text on the tick. */
  readonly price: string;
}

/** The hold and cost of an order of one lot, from its preview. Decimal text. */
export interface LotPreview extends FeeTerms {
  readonly holdAmount: string;
}

/**
 * The whole lots that `percent` (1 to 100) of the funds pay for, including the fee, as decimal text; null if not even
 * one. If the minimum fee applies to one lot, it is counted once and not per lot. The server decides finally.
 * @param available the available funds, decimal text
 * @param lot the preview of an order of one lot
 */
export function affordableQuantity(
  available: string,
  lot: LotPreview,
  lotSize: string,
  percent: number,
): string | null {
  const funds = percentOf(decimal(available), wholeNumber(percent), 'down');
  const hold = decimal(lot.holdAmount);
  const lots = isMinimumFee(lot) ? lotsAboveMinimumFee(funds, lot) : BigInt(funds) / BigInt(hold);
  return lots <= 0n ? null : toText(multiply(fromInteger(lots), decimal(lotSize), 'down'));
}

function lotsAboveMinimumFee(funds: Decimal, lot: LotPreview): bigint {
  const fee = decimal(lot.handlingFee);
  const holdBeforeFee = subtract(decimal(lot.holdAmount), fee);
  const feeAtRate = multiply(
    maximum(holdBeforeFee, add(decimal(lot.totalAmount), fee)),
    decimal(lot.feeRate),
    'up',
  );
  const whileMinimum = BigInt(subtract(funds, fee)) / BigInt(holdBeforeFee);
  const beyondMinimum = BigInt(funds) / BigInt(add(holdBeforeFee, feeAtRate));
  return whileMinimum < beyondMinimum ? whileMinimum : beyondMinimum;
}

/** `percent` (1 to 100) of a position's quantity, in whole shares; at least one. */
export function partOfQuantity(quantity: string, percent: number): string {
  const part = percentOf(decimal(quantity), wholeNumber(percent), 'down', 0);
  return part <= ZERO ? '1' : toText(part);
}

/** Prices around the market price, on the tick and never beyond their nominal offset. */
export function pricePresets(last: string, tickSize: string, direction: Direction): PricePreset[] {
  const tick = decimal(tickSize);
  return presets[direction].map((percent) => {
    const distance = percentOf(decimal(last), decimal(percent), 'down');
    const wanted = BigInt(decimal(last)) + BigInt(distance);
    // Rounded toward the market, so that the preset keeps its nominal offset even with a coarse tick.
    const steps = wanted / BigInt(tick);
    const isBelow = distance < ZERO && wanted % BigInt(tick) !== 0n;
    return { percent, price: toText(((steps + (isBelow ? 1n : 0n)) * BigInt(tick)) as Decimal) };
  });
}

/**
 * How many percent a limit is above or below the market, with one decimal; null if it is at most 10 %, so that no
 * question is needed, or if either price is unknown.
 */
export function farFromMarket(
  price: string,
  last: string | undefined,
): { readonly side: 'above' | 'below'; readonly percent: string } | null {
  const limit = parseDecimal(price);
  const market = last === undefined ? null : parseDecimal(last);
  if (limit === null || market === null || market <= ZERO) return null;
  const distance = subtract(limit, market);
  if (compare(absolute(distance), multiply(market, FAR_RATE, 'down')) <= 0) return null;
  return {
    side: distance < ZERO ? 'below' : 'above',
    percent: toText(percentage(absolute(distance), market, 1)),
  };
}

/**
 * The amount without the fee, which is added to the cost of a purchase and deducted from the proceeds of a short
 * sale.
 */
export function amountBeforeFee(
  { totalAmount, handlingFee }: Pick<LotPreview, 'totalAmount' | 'handlingFee'>,
  direction: Direction,
): string {
  const [total, fee] = [decimal(totalAmount), decimal(handlingFee)];
  return toText(direction === 'long' ? subtract(total, fee) : add(total, fee));
}

/** The cost of an order including its fee: the total of a purchase; the value and the fee of a short sale. */
export function costOf(
  preview: Pick<LotPreview, 'totalAmount' | 'handlingFee'>,
  direction: Direction,
): string {
  return toText(add(decimal(amountBeforeFee(preview, direction)), decimal(preview.handlingFee)));
}

/**
 * The rest of an amount to be spent; null while the estimate belongs to other figures. The rest is never negative and
 * never as much as a lot.
 */
export function amountLeft(figures: {
  readonly amount: string;
  readonly lotCost: string | null;
  readonly estimate: Pick<LotPreview, 'totalAmount' | 'handlingFee'>;
  readonly direction: Direction;
}): string | null {
  const { amount, lotCost, estimate, direction } = figures;
  const spent = parseDecimal(amount);
  if (spent === null || lotCost === null) return null;
  const left = subtract(spent, decimal(costOf(estimate, direction)));
  return left < ZERO || left >= decimal(lotCost) ? null : toText(left);
}

const wholeNumber = (count: number): Decimal => fromInteger(BigInt(count));
