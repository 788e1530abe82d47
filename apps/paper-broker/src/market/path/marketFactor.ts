import { BoundedCache } from '../../util/boundedCache.js';
import { fillBridge, wiener } from '../brownian.js';
import type { Exchange } from '../calendars/exchanges.js';
import { hashText } from '../hash.js';

/** The movement that all instruments of a market share, which makes their returns correlate. */
export interface MarketFactor {
  /** Logarithm of the factor at the close of a weekday. */
  close(weekday: number): number;
  /**
   * The movement of the factor between open and close: a bridge in units of its own daily deviation, `minutes + 1`
   * nodes.
   */
  stray(weekday: number, minutes: number): Float64Array;
  /** Standard deviation of the daily return. */
  readonly volatility: number;
}

/** @param seed the seed of the simulation */
export function createMarketFactor(seed: string, exchange: Exchange): MarketFactor {
  const worldKey = hashText(`${seed}/world`);
  const ownKey = hashText(`${seed}/market/${exchange.id}`);
  const strayKey = hashText(`${seed}/market/${exchange.id}/intraday`);
  const world = exchange.marketVolatility * Math.sqrt(exchange.worldShare);
  const own = exchange.marketVolatility * Math.sqrt(1 - exchange.worldShare);
  const closes = new BoundedCache<number, number>(8_000);
  const strays = new BoundedCache<number, Float64Array>(300);
  return {
    volatility: exchange.marketVolatility,
    close: (weekday) =>
      closes.get(weekday, () => world * wiener(worldKey, weekday) + own * wiener(ownKey, weekday)),
    stray: (weekday, minutes) =>
      strays.get(weekday, () => {
        const nodes = new Float64Array(minutes + 1);
        fillBridge(nodes, strayKey, weekday, minutes);
        const perMinute = 1 / Math.sqrt(minutes);
        for (let minute = 0; minute <= minutes; minute += 1) nodes[minute] = (nodes[minute] ?? 0) * perMinute;
        return nodes;
      }),
  };
}
