import { average, decimal, ONE, SCALE, type Decimal } from '@fairlot/money';
import { MINUTE_MS } from '../util/durations.js';
import { hashText, uniform } from '../market/hash.js';

/**
 * The approximate value of one unit of each currency in USD, and how far it may deviate, as a fraction. USDT always
 * equals one USD.
 */
const CURRENCIES: Readonly<Record<string, { readonly usd: number; readonly stray: number }>> = {
  USD: { usd: 1, stray: 0 },
  USDT: { usd: 1, stray: 0 },
  EUR: { usd: 1.09, stray: 0.04 },
  CNY: { usd: 0.1389, stray: 0.02 },
  HKD: { usd: 0.1282, stray: 0.003 },
  MYR: { usd: 0.224, stray: 0.04 },
  TWD: { usd: 0.0312, stray: 0.03 },
  SGD: { usd: 0.768, stray: 0.03 },
};

const DAY_MINUTES = 1440;

/** The waves that make up a rate: their lengths, and their fractions of the deviation, which sum to 1. */
const WAVES = [
  { minutes: 90 * DAY_MINUTES, share: 0.6 },
  { minutes: 10 * DAY_MINUTES, share: 0.28 },
  { minutes: DAY_MINUTES, share: 0.1 },
  { minutes: 30, share: 0.017 },
  { minutes: 1, share: 0.003 },
] as const;

/** Decimal places of a currency's value in USD, before one is divided by another. */
const USD_PLACES = 6;

export interface Rates {
  /**
   * The mid rate: how much of `to` one unit of `from` is worth; 8 places, above 0. Every pair goes through USD, so no
   * round trip gains. The rate changes once a minute of business time.
   * @throws Error for a currency without a rate
   */
  midRate(from: string, to: string, at: Date): Decimal;
}

/**
 * The simulated exchange rates: pure functions of (seed, pair, time), like the prices. They have no trend, so they
 * always stay near their initial values.
 */
export function createRates(seed: string): Rates {
  const inUsd = (currency: string, minute: number): Decimal => {
    const known = CURRENCIES[currency];
    if (known === undefined) throw new Error(`There is no rate for ${currency}; add one to the list above.`);
    if (known.stray === 0) return decimal(String(known.usd));
    const moved = known.usd * (1 + known.stray * drift(hashText(`${seed} rate ${currency}`), minute));
    return decimal(moved.toFixed(USD_PLACES));
  };
  return {
    midRate(from, to, at) {
      if (from === to) return ONE;
      const minute = Math.floor(at.getTime() / MINUTE_MS);
      return average(inUsd(from, minute), inUsd(to, minute), SCALE);
    },
  };
}

/** A number between -1 and 1: a sum of waves, each linear between random values. */
function drift(key: number, minute: number): number {
  let total = 0;
  for (const [index, { minutes, share }] of WAVES.entries()) {
    const step = Math.floor(minute / minutes);
    const from = height(key, step, index);
    const to = height(key, step + 1, index);
    total += share * (from + (to - from) * (minute / minutes - step));
  }
  return total;
}

const height = (key: number, step: number, wave: number): number => 2 * uniform(key, step, wave) - 1;
