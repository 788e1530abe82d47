import type { Wire } from '@fairlot/api-client/wire';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DAY_MS, MINUTE_MS } from '../util/durations.js';
import { later } from '../util/instants.js';
import { openMarketData, type MarketDataApp } from './testing/openMarketData.js';

describe('market data', () => {
  let test: MarketDataApp;

  beforeAll(async () => void (test = await openMarketData()));
  afterAll(() => test.close());

  describe('instruments', () => {
    it('are listed page by page, each once, in the order of the first page', async () => {
      const seen: string[] = [];
      let cursor: string | null = null;
      do {
        const next: string = cursor === null ? '' : `&cursor=${encodeURIComponent(cursor)}`;
        const { body } = await test.get(`/instrument?market_id=HK&section=most_active&limit=15${next}`);
        const page = body as Wire['InstrumentPage'];
        seen.push(...page.data.map((row) => row.symbol));
        cursor = page.next_cursor;
        test.clock.advance(60_000);
      } while (cursor !== null);
      expect(seen.toSorted()).toEqual(test.symbolsOf('HK').toSorted());
    });

    it('are found by the beginning of a symbol or any part of a name', async () => {
      const [instrument] = test.context.market.instruments;
      const rows = await test.getData<Wire['InstrumentQuote']>(
        `/instrument?query=${encodeURIComponent(instrument?.name.slice(2, 6).toUpperCase() ?? '')}&limit=100`,
      );
      expect(rows.map((row) => row.symbol)).toContain(instrument?.symbol);
      expect(await test.getData('/instrument?query=no%20such%20thing')).toEqual([]);
    });

    it('refuse a cursor of another list, an unknown market and limits that are none', async () => {
      const { body } = await test.get('/instrument?market_id=HK&limit=5');
      const cursor = encodeURIComponent((body as Wire['InstrumentPage']).next_cursor ?? '');
      expect((await test.get(`/instrument?market_id=US&cursor=${cursor}`)).body).toMatchObject({
        code: 'invalid_cursor',
      });
      expect((await test.get('/instrument?market_id=XX')).status).toBe(404);
      for (const limit of ['0', '101', '-1', 'abc']) {
        expect((await test.get(`/instrument?limit=${limit}`)).status).toBe(400);
      }
    });

    it('move in the order that their quotes say', async () => {
      const gainers = await test.getData<Wire['InstrumentQuote']>(
        '/mover?market_id=US&kind=gainers&limit=50',
      );
      const changes = gainers.map((row) => Number(row.change_percentage));
      expect(changes.length).toBeGreaterThan(5);
      expect(changes).toEqual(changes.toSorted((a, b) => b - a));
      const active = await test.getData<Wire['InstrumentQuote']>(
        '/mover?market_id=US&kind=most_active&limit=20',
      );
      const turnovers = active.map((row) => Number(row.last) * Number(row.volume));
      expect(turnovers).toEqual(turnovers.toSorted((a, b) => b - a));
    });

    it('stand still while halted, and say so', async () => {
      const [symbol = ''] = test.symbolsOf('US');
      const before = (await test.getData<Wire['Quote']>(`/quote?symbols=${symbol}`))[0];
      await test.halts.set(symbol, 'halted');
      test.clock.advance(30 * MINUTE_MS);
      const after = (await test.getData<Wire['Quote']>(`/quote?symbols=${symbol}`))[0];
      expect(after?.last).toBe(before?.last);
      expect(after?.as_of).toBe(before?.as_of);
      expect((await test.get(`/instrument/${symbol}`)).body).toMatchObject({ status: 'halted' });
      test.clock.advance(1_000);
      await test.halts.set(symbol, 'active');
      const resumed = (await test.getData<Wire['Quote']>(`/quote?symbols=${symbol}`))[0];
      expect(resumed?.sequence).toBeGreaterThan(after?.sequence ?? 0);
    });
  });

  describe('the next results', () => {
    it('of a company are its next report, without its result', async () => {
      const { clock } = test;
      const { market } = test.context;
      const company = market.instruments.find(
        ({ symbol }) => market.reports(symbol, new Date(0), clock.now()).length > 0,
      );
      const { body } = await test.get(`/instrument/${company?.symbol ?? ''}`);
      const { next_report_date: date } = body as Wire['Instrument'];
      const yearEnd = later(clock.now(), 365 * DAY_MS);
      const [next] = market.reports(company?.symbol ?? '', clock.now(), yearEnd);
      expect(date).toBe(next?.date);
      expect(market.isTradingDay(company?.marketId ?? '', date ?? '')).toBe(true);
    });

    it('of a fund are none, and lists leave them out', async () => {
      const fund = test.context.market.instruments.find(({ productType }) => productType === 'FUND');
      const { body } = await test.get(`/instrument/${fund?.symbol ?? ''}`);
      expect((body as Wire['Instrument']).next_report_date).toBeNull();
      const [row] = await test.getData<Wire['InstrumentQuote']>('/instrument?market_id=US&limit=1');
      expect(row).not.toHaveProperty('next_report_date');
    });
  });
});
