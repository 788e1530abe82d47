import { decimal, fromInteger, multiply, subtract, type Decimal } from '@fairlot/money';
import { newId } from '../ids.js';
import { hash, hashText } from '../market/hash.js';
import type { Instrument } from '../market/instrument.js';
import type { BlockMarket } from '../trading/tradingContext.js';

/** A number of shares offered as blocks, below the market price, for one trading day. */
export interface BlockOffer {
  readonly id: string;
  readonly instrument: Instrument;
  /** The last close less the discount, rounded down to the tick; fixed for the day. */
  readonly price: Decimal;
  /** Shares offered, including those already taken. */
  readonly quantity: Decimal;
  /** The end of the trading day. */
  readonly expiresAt: Date;
}

const OFFERS_PER_DAY = 4;
/** Discounts range from 1.00 % to 5.99 %, in hundredths of a percent. */
const LEAST_DISCOUNT = 100;
const DISCOUNT_STEPS = 500;
/** An offer holds two to twenty times the minimum block. */
const LEAST_BLOCKS = 2;
const BLOCK_STEPS = 19;
/** Instruments with a lower last close, in the market's currency, get no block offers. */
const LEAST_PRICE = decimal('2');

/**
 * The offers of a market at `at`: those of the session under way or, while the market is closed, of the next
 * one. A pure function of seed, market and date, so every process finds the same offers, for past moments too.
 */
export function blockOffersOf(market: BlockMarket, marketId: string, at: Date): BlockOffer[] {
  const { date, closesAt, status } = market.session(marketId, at);
  const key = hashText(`${market.seed} block ${marketId} ${date}`);
  const stocks = market.instruments.filter(
    (instrument) => instrument.marketId === marketId && instrument.productType === 'STOCK',
  );
  const offers = new Map<string, BlockOffer>();
  for (let draw = 0; offers.size < OFFERS_PER_DAY && draw < OFFERS_PER_DAY * 8; draw += 1) {
    const instrument = stocks[hash(key, draw, 0) % stocks.length];
    if (instrument === undefined || offers.has(instrument.symbol)) continue;
    const quote = market.quote(instrument.symbol, at);
    // The last close before the session.
    const close = status === 'closed' ? quote.last : quote.previousClose;
    if (close < LEAST_PRICE) continue;
    offers.set(instrument.symbol, {
      id: newId('blk', closesAt, { bytes: (length) => bytesOf(key, draw, length) }),
      instrument,
      price: discounted(market, instrument, close, LEAST_DISCOUNT + (hash(key, draw, 1) % DISCOUNT_STEPS)),
      quantity: fromInteger(
        instrument.blockMinQuantity * BigInt(LEAST_BLOCKS + (hash(key, draw, 2) % BLOCK_STEPS)),
      ),
      expiresAt: closesAt,
    });
  }
  return [...offers.values()];
}

/** The offer with this id at `at`, in any market; undefined if it has expired or never existed. */
export function findBlockOffer(market: BlockMarket, id: string, at: Date): BlockOffer | undefined {
  for (const { id: marketId } of market.markets) {
    const offer = blockOffersOf(market, marketId, at).find((each) => each.id === id);
    if (offer !== undefined) return offer;
  }
  return undefined;
}

function discounted(
  market: BlockMarket,
  instrument: Instrument,
  close: Decimal,
  basisPoints: number,
): Decimal {
  const share = multiply(close, decimal(`0.${String(basisPoints).padStart(4, '0')}`), 'up');
  const price = subtract(close, share);
  const tick = market.tickSize(instrument, price);
  return (price - (price % tick)) as Decimal;
}

function bytesOf(key: number, draw: number, length: number): Uint8Array {
  return Uint8Array.from({ length }, (_, index) => hash(key, draw, 3 + index) & 0xff);
}
