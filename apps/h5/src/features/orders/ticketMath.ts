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

/** How far from the market a limit may lie before the customer is asked a second time. */
const FAR_RATE = decimal('0.1');

/** Shares of what can be traded that a chip offers, in percent. */
export const quantityPercents = [25, 50, 75, 100] as const;

/** Offsets of the price presets, in percent: below the market to buy, above it to sell. */
const presets = { long: ['-5', '-2', '-1'], short: ['1', '2', '5'] } as const;

export interface PricePreset {
  /** In percent, signed. @example '-2' */
  readonly percent: string;
  /** Decimal text on the tick. */
  readonly price: string;
}

/** The part of a preview that says what an order of its size holds. Decimal text. */
export interface LotPreview extends FeeTerms {
  readonly holdAmount: string;
}

/**
 * The whole lots that `percent` (1 to 100) of the funds pay for, fee included, as decimal text; null when not even one.
 * The least fee, where it applies to one lot, is counted once and not for every lot; the server has the last word.
 * @param available what can be spent, decimal text
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

/** `percent` (1 to 100) of a quantity that is held, in whole shares; at least one. */
export function partOfQuantity(quantity: string, percent: number): string {
  const part = percentOf(decimal(quantity), wholeNumber(percent), 'down', 0);
  return part <= ZERO ? '1' : toText(part);
}

/** Prices around the market, on the tick and never past the offset that they are named after. */
export function pricePresets(last: string, tickSize: string, direction: Direction): PricePreset[] {
  const tick = decimal(tickSize);
  return presets[direction].map((percent) => {
    const distance = percentOf(decimal(last), decimal(percent), 'down');
    const wanted = BigInt(decimal(last)) + BigInt(distance);
    // Toward the market, so that the preset keeps what it says even on a coarse tick.
    const steps = wanted / BigInt(tick);
    const isBelow = distance < ZERO && wanted % BigInt(tick) !== 0n;
    return { percent, price: toText(((steps + (isBelow ? 1n : 0n)) * BigInt(tick)) as Decimal) };
  });
}

/**
 * How far a limit lies from the market in percent, signed, to one decimal; null when it is near enough (at most
 * 10 %) to be sent without another question, or when either price is not known.
 */
export function farFromMarket(price: string, last: string | undefined): string | null {
  const limit = parseDecimal(price);
  const market = last === undefined ? null : parseDecimal(last);
  if (limit === null || market === null || market <= ZERO) return null;
  const distance = subtract(limit, market);
  if (compare(absolute(distance), multiply(market, FAR_RATE, 'down')) <= 0) return null;
  return toText(percentage(distance, market, 1));
}

/** What is traded, without the fee: it is added to what a purchase costs and taken off what a short sale brings. */
export function amountBeforeFee(
  { totalAmount, handlingFee }: Pick<LotPreview, 'totalAmount' | 'handlingFee'>,
  direction: Direction,
): string {
  const [total, fee] = [decimal(totalAmount), decimal(handlingFee)];
  return toText(direction === 'long' ? subtract(total, fee) : add(total, fee));
}

/** What an order comes to with its fee: the total of a purchase; of a short sale the value and the fee. */
export function costOf(
  preview: Pick<LotPreview, 'totalAmount' | 'handlingFee'>,
  direction: Direction,
): string {
  return toText(add(decimal(amountBeforeFee(preview, direction)), decimal(preview.handlingFee)));
}

/**
 * What is left of an amount that was meant to be spent; null while the estimate is one of other figures: what is left is
 * never below zero and never a lot.
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
