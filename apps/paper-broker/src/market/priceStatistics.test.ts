import { describe, expect, it } from 'vitest';
import { createMarket } from './createMarket.js';

const market = createMarket({ seed: 'test' });
const at = (text: string): Date => new Date(text);

describe('the way prices move', () => {
  const returns = market.instruments
    .filter(({ marketId, productType }) => marketId === 'US' && productType === 'STOCK')
    .slice(0, 40)
    .map(({ symbol }) => dailyReturns(symbol));

  it('has the daily deviation and the fat tails of shares', () => {
    const deviation = average(returns.map((series) => Math.sqrt(moment(series, 2))));
    expect(deviation).toBeGreaterThan(0.015);
    expect(deviation).toBeLessThan(0.028);
    const kurtosis = average(returns.map((series) => moment(series, 4) / moment(series, 2) ** 2));
    expect(kurtosis).toBeGreaterThan(3.2);
    expect(kurtosis).toBeLessThan(6);
  });

  it('correlates within a market by about 0.3', () => {
    const correlations = returns
      .slice(0, 15)
      .flatMap((a, index) => returns.slice(index + 1, 15).map((b) => correlation(a, b)));
    expect(average(correlations)).toBeGreaterThan(0.2);
    expect(average(correlations)).toBeLessThan(0.4);
  });

  it('cannot be told from the day before', () => {
    const lagged = returns.map((series) => correlation(series.slice(1), series.slice(0, -1)));
    expect(Math.abs(average(lagged))).toBeLessThan(0.05);
  });
});

function dailyReturns(symbol: string): number[] {
  const until = at('2026-03-01T00:00:00Z');
  const closes = market
    .candles(symbol, '1d', { from: at('2016-01-01T00:00:00Z'), to: until, now: until })
    .map((bar) => Math.log(Number(bar.close)));
  return closes.slice(1).map((close, index) => close - (closes[index] ?? close));
}

function average(values: readonly number[]): number {
  return values.reduce((a, b) => a + b, 0) / values.length;
}

/** The central moment of a series. */
function moment(series: readonly number[], order: number): number {
  const mean = average(series);
  return average(series.map((value) => (value - mean) ** order));
}

function correlation(a: readonly number[], b: readonly number[]): number {
  const [meanA, meanB] = [average(a), average(b)];
  const covariance = average(a.map((value, index) => (value - meanA) * ((b[index] ?? 0) - meanB)));
  return covariance / Math.sqrt(moment(a, 2) * moment(b, 2));
}
