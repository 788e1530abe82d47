import { toText, ZERO, type Decimal } from '@fairlot/money';
import { describe, expect, it } from 'vitest';
import { DAY_MS } from '../util/durations.js';
import { later } from '../util/instants.js';
import { createMarket } from '../market/createMarket.js';
import { endedRounds, findProduct, listProducts, midnightOf } from './products.js';
import { strategyText } from './quantWords.js';
import { pastResults } from './results.js';
import { strategies } from './strategies.js';
import { lastTradeAt } from './trades.js';

const START = new Date('2026-03-04T15:00:00.000Z');

describe('the strategies', () => {
  const market = createMarket({ seed: 'test' });

  it('have results that can be recomputed, both gains and losses, within the published range', () => {
    const again = createMarket({ seed: 'test' });
    const rates: Decimal[] = [];
    for (const strategy of strategies) {
      const results = pastResults(market, strategy, START);
      expect(results).toHaveLength(6);
      expect(pastResults(again, strategy, START)).toEqual(results);
      for (const { profitRate, endDate, tradingDays } of results) {
        expect(profitRate >= strategy.profitRateMin && profitRate <= strategy.profitRateMax).toBe(true);
        expect(endDate < '2026-03-04').toBe(true);
        expect(tradingDays).toBeGreaterThan(0);
        rates.push(profitRate);
      }
    }
    expect(rates.some((rate) => rate < ZERO)).toBe(true);
    expect(rates.some((rate) => rate > ZERO)).toBe(true);
  });

  it('are described with the signs that the app uses', () => {
    for (const strategy of strategies) {
      for (const locale of ['de', 'en', 'es', 'fr', 'it'] as const) {
        expect(strategyText(strategy, market, locale)).not.toMatch(/-\d/);
      }
    }
    const [strategy] = strategies.filter(({ profitRateMin }) => toText(profitRateMin) === '-0.06');
    expect(strategy && strategyText(strategy, market, 'en')).toMatch(
      /reaches \u22126% or \+7% of the amount/,
    );
  });

  it('trade one known share a day at the prices of the market', () => {
    for (const strategy of strategies) {
      const zone = market.market(strategy.marketId)?.timezone ?? '';
      const trade = lastTradeAt(market, strategy, zone, START);
      if (trade === undefined) throw new Error(`${strategy.name} never traded.`);
      expect(trade.date < '2026-03-05').toBe(true);
      const from = midnightOf(zone, Date.parse(`${trade.date}T00:00:00Z`) / DAY_MS);
      const to = later(from, DAY_MS);
      const [bar] = market.candles(trade.symbol, '1d', { from, to, now: to });
      expect(bar).toMatchObject({ open: trade.buyPrice, close: trade.sellPrice });
    }
  });

  it('have rounds that follow from the calendar and are found by their ids', () => {
    for (let day = 0; day < 30; day += 1) {
      const at = later(START, day * DAY_MS);
      const shown = listProducts(market, at);
      expect(shown.length).toBeGreaterThanOrEqual(strategies.length - 2);
      expect(listProducts(market, at, { state: 'open', currency: 'USD' }).length).toBeGreaterThan(1);
      for (const product of shown) expect(findProduct(market, product.id, at)).toEqual(product);
    }
    const [strategy] = strategies;
    if (strategy === undefined) throw new Error('There is no strategy.');
    for (const { firstDay } of endedRounds(market, strategy, START, 3)) {
      expect((firstDay + 1 + strategy.periodDays) * DAY_MS).toBeLessThanOrEqual(START.getTime());
    }
  });
});
