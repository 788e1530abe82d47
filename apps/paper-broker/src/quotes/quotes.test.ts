import { gunzipSync } from 'node:zlib';
import type { Wire } from '@fairlot/api-client/wire';
import { toText } from '@fairlot/money';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadContract } from '../http/contract.js';
import { openMarketData, type MarketDataApp } from './testing/openMarketData.js';

describe('market data', () => {
  let test: MarketDataApp;

  beforeAll(async () => void (test = await openMarketData()));
  afterAll(() => test.close());

  describe('reference', () => {
    it('names markets and currencies in the customer’s language and can be kept', async () => {
      const { body, headers } = await test.get('/market/app', { 'accept-language': 'de' });
      const { data } = body as Wire['MarketList'];
      expect(data.map((market) => market.id)).toEqual(['US', 'ES', 'FR', 'SZ', 'CN', 'HK', 'MY', 'TW', 'SG']);
      expect(data[2]?.name).toBe('Frankreich');
      expect(headers['vary']).toContain('Accept-Language');
      const again = await test.app.inject({
        url: '/api/v1/market/app',
        headers: { 'accept-language': 'de', 'if-none-match': String(headers['etag']) },
      });
      expect(again.statusCode).toBe(304);
      const currencies = await test.getData<Wire['Currency']>('/currency');
      expect(currencies.map((currency) => currency.code)).toEqual([
        'USD',
        'EUR',
        'CNY',
        'HKD',
        'MYR',
        'TWD',
        'SGD',
        'USDT',
      ]);
    });

    it('names what a price can be derived from', async () => {
      const { body } = await test.get('/setting/base');
      expect(body).toMatchObject({
        market_seed: 'test',
        calendar_version: test.context.market.calendarVersion,
        business_time: test.clock.now().toISOString(),
        clock_mode: 'manual',
      });
    });

    it('counts what exists', async () => {
      const { body } = await test.get('/aggregate/stat');
      expect(body).toMatchObject({ data: { market_count: 9, ipo_open_count: 2, quant_open_count: 1 } });
    });

    it('shows the hours of each day, and refuses periods that are none', async () => {
      const days = await test.getData('/calendar?market_id=US&from=2026-11-25&to=2026-11-28');
      expect(days).toEqual([
        { date: '2026-11-25', open: '09:30', close: '16:00', business_day: true },
        { date: '2026-11-26', open: null, close: null, business_day: false },
        { date: '2026-11-27', open: '09:30', close: '13:00', business_day: true },
        { date: '2026-11-28', open: null, close: null, business_day: false },
      ]);
      for (const period of [
        'from=2026-02-02&to=2026-02-01',
        'from=2026-01-01&to=2027-03-01',
        'from=2026-02-30&to=2026-03-01',
      ]) {
        expect((await test.get(`/calendar?market_id=US&${period}`)).status, period).toBe(400);
      }
      expect((await test.get('/calendar?market_id=XX&from=2026-02-01&to=2026-02-02')).status).toBe(404);
    });
  });

  describe('quotes', () => {
    it('hold what the contract names and nothing else, also for the second request', async () => {
      const { Quote: quote } = loadContract().document.components.schemas;
      const named = Object.keys((quote as { properties: object }).properties).sort();
      for (let asked = 0; asked < 2; asked += 1) {
        const { headers, body } = await test.get(
          `/quote?symbols=${test.symbolsOf('US').slice(0, 3).join(',')}`,
        );
        expect(headers['content-type']).toBe('application/json; charset=utf-8');
        expect(Object.keys(body).sort()).toEqual(['data', 'next_cursor']);
        for (const row of (body as Wire['QuoteList']).data) expect(Object.keys(row).sort()).toEqual(named);
      }
    });

    it('are compressed for clients that accept it: 400 of them weigh less than 40 kB', async () => {
      const symbols = test.context.market.instruments.slice(0, 400).map(({ symbol }) => symbol);
      let bytes = 0;
      for (let part = 0; part < 4; part += 1) {
        const url = `/api/v1/quote?symbols=${symbols.slice(part * 100, part * 100 + 100).join(',')}`;
        const sent = await test.app.inject({ url, headers: { 'accept-encoding': 'gzip, br' } });
        expect(sent.headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'Accept-Encoding' });
        expect(sent.headers['content-length']).toBe(String(sent.rawPayload.length));
        const plain = await test.app.inject({ url, headers: { 'accept-encoding': 'gzip;q=0' } });
        expect(plain.headers).not.toHaveProperty('content-encoding');
        expect(gunzipSync(sent.rawPayload).toString()).toBe(plain.payload);
        bytes += sent.rawPayload.length;
      }
      expect(bytes).toBeLessThan(40_000);
    });

    it('come in the order asked for, each symbol once', async () => {
      const [a = '', b = ''] = test.symbolsOf('FR');
      const rows = await test.getData<Wire['Quote']>(`/quote?symbols=${b},NA-500,${a},${b}`);
      expect(rows.map((row) => row.symbol)).toEqual([b, 'NA-500', a]);
    });

    it('name every unknown symbol', async () => {
      const [known = ''] = test.symbolsOf('US');
      const { status, body } = await test.get(`/quote?symbols=AAAA1,${known},BBBB1`);
      expect(status).toBe(404);
      expect(body).toMatchObject({ errors: [{ path: 'symbols.0' }, { path: 'symbols.2' }] });
    });

    it('of indices come by region', async () => {
      const rows = await test.getData<Wire['IndexQuote']>('/index?region=Europe');
      expect(rows.length).toBeGreaterThan(2);
      expect(new Set(rows.map((row) => row.region))).toEqual(new Set(['Europe']));
      expect((await test.get(`/index/${rows[0]?.symbol}`)).body).toMatchObject({ symbol: rows[0]?.symbol });
      expect((await test.get(`/index/${test.symbolsOf('US')[0]}`)).status).toBe(404);
    });
  });

  describe('candles', () => {
    it('are the last ones without a start, the first ones with it', async () => {
      const [symbol = ''] = test.symbolsOf('US');
      const last = await test.getData<Wire['Candle']>(`/candle?symbol=${symbol}&interval=1d&limit=5`);
      expect(last).toHaveLength(5);
      expect(last.at(-1)?.t).toBe('2026-03-02T14:30:00.000Z');
      const first = await test.getData<Wire['Candle']>(
        `/candle?symbol=${symbol}&interval=1d&limit=2&from=${last[1]?.t}`,
      );
      expect(first.map((bar) => bar.t)).toEqual([last[1]?.t, last[2]?.t]);
    });

    it('refuse a period that ends before it begins', async () => {
      const [symbol = ''] = test.symbolsOf('US');
      const period = 'from=2026-03-02T00:00:00.000Z&to=2026-03-01T00:00:00.000Z';
      const { status, body } = await test.get(`/candle?symbol=${symbol}&interval=1d&${period}`);
      expect(status).toBe(400);
      expect(body).toMatchObject({ code: 'range_invalid' });
      expect((await test.get('/candle?symbol=ZZZZ9&interval=1d')).status).toBe(404);
    });
  });

  describe('sparklines', () => {
    it('begin at the close before and end at the last price, of open and closed markets', async () => {
      const symbols = ['US', 'HK', 'FR'].map((marketId) => test.symbolsOf(marketId)[0] ?? '');
      const sparklines = await test.getData<Wire['Course']>(`/course?symbols=${symbols.join(',')},NA-500`);
      expect(sparklines.map(({ symbol }) => symbol)).toEqual([...symbols, 'NA-500']);
      for (const { symbol, levels } of sparklines) {
        const quote = test.context.market.quote(symbol, test.clock.now());
        expect(levels.length).toBeGreaterThan(1);
        expect(levels[0]).toBe(toText(quote.previousClose));
        if (quote.sessionStatus === 'closed') expect(levels.at(-1)).toBe(toText(quote.last));
      }
      expect((await test.get('/course?symbols=SPX')).status).toBe(404);
    });
  });

  describe('what cannot be answered', () => {
    const hundredAndOne = Array.from({ length: 101 }, (_unused, index) => `S${index}`).join(',');

    it.each([
      [`/quote?symbols=${hundredAndOne}`, 400, 'validation'],
      [`/course?symbols=${hundredAndOne}`, 400, 'validation'],
      [`/stream/quote?symbols=${hundredAndOne}`, 400, 'validation'],
      ['/quote?symbols=', 400, 'validation'],
      ['/quote?symbols=aapl%20', 400, 'validation'],
      ['/quote?symbols=../etc', 400, 'validation'],
      [`/quote?symbols=${'A'.repeat(5_000)}`, 400, 'validation'],
      ['/instrument/ZZZZ9', 404, 'not_found'],
      ['/index/ZZZZ9', 404, 'not_found'],
      ['/candle?symbol=NA-500&interval=2d', 400, 'validation'],
      ['/candle?symbol=NA-500&interval=1d&limit=1001', 400, 'validation'],
      ['/candle?symbol=NA-500&interval=1d&from=yesterday', 400, 'validation'],
      ['/candle?symbol=NA-500&interval=1d&from=2026-02-30T00:00:00.000Z', 400, 'validation'],
      ['/candle?symbol=NA-500&interval=1m&from=9999-01-01T00:00:00.000Z', 400, 'range_invalid'],
      ['/instrument?cursor=AAAA', 400, 'invalid_cursor'],
      ['/instrument?cursor=%00%27%20OR%201=1', 400, 'invalid_cursor'],
      [`/search?q=${'a'.repeat(65)}`, 400, 'validation'],
      ['/search?q=a&limit=51', 400, 'validation'],
      ['/search?q=a&type=everything', 400, 'validation'],
    ])('is refused with its name: %s', async (path, status, code) => {
      const answer = await test.get(path);
      expect([answer.status, (answer.body as { code: string }).code], path.slice(0, 80)).toEqual([
        status,
        code,
      ]);
    });

    it('refuses a cursor in which one character was changed', async () => {
      const { body } = await test.get('/instrument?limit=5');
      const cursor = (body as Wire['InstrumentPage']).next_cursor ?? '';
      const place = Math.floor(cursor.length / 2);
      const tampered = `${cursor.slice(0, place)}${cursor[place] === 'A' ? 'B' : 'A'}${cursor.slice(place + 1)}`;
      const answer = await test.get(`/instrument?limit=5&cursor=${encodeURIComponent(tampered)}`);
      expect(answer.body).toMatchObject({ code: 'invalid_cursor' });
    });

    it.each(['%', '_', '*', '.*', '(a+)+$', '\\', '<script>alert(1)</script>', "' OR 1=1 --", '\u{1F4A9}'])(
      'is text to the search, whatever it means elsewhere: %s',
      async (text) => {
        const found = await test.getData<Wire['SearchResult']>(`/search?q=${encodeURIComponent(text)}`);
        expect(found).toEqual([]);
      },
    );

    it('answers a period of two thousand years with as many bars as were asked for', async () => {
      const period = 'from=1026-01-01T00:00:00.000Z&to=3026-01-01T00:00:00.000Z';
      const bars = await test.getData('/candle?symbol=NA-500&interval=1d&limit=10&' + period);
      expect(bars).toHaveLength(10);
    });
  });

  describe('search', () => {
    it('finds instruments and indices, the closest first', async () => {
      const [symbol = ''] = test.symbolsOf('US');
      const found = await test.getData<Wire['SearchResult']>(`/search?q=${symbol.toLowerCase()}`);
      expect(found[0]).toMatchObject({ type: 'instrument', id: symbol });
      const indices = await test.getData<Wire['SearchResult']>('/search?q=composite&type=index');
      expect(indices.length).toBeGreaterThan(1);
      expect((await test.get('/search?q=')).status).toBe(400);
    });

    it('names the market of what it finds once, also where the symbol ends in it', async () => {
      const subtitleOf = async (symbol: string): Promise<string | undefined> =>
        (await test.getData<Wire['SearchResult']>(`/search?q=${symbol}`)).find(({ id }) => id === symbol)
          ?.subtitle;
      expect(await subtitleOf(test.symbolsOf('US')[0] ?? '')).toBe('US · USD');
      const named = test.symbolsOf('CN').find((symbol) => symbol.endsWith('.CN')) ?? '';
      expect(await subtitleOf(named)).toBe('CNY');
    });

    it('lists a company once it has gone public, without a new start', async () => {
      const { market } = test.context;
      const now = test.clock.now();
      const next = market.offerings.find(({ listingAt }) => listingAt > now);
      const symbol = next?.instrument.symbol ?? '';
      const isListed = async (): Promise<boolean> =>
        (await test.getData<Wire['SearchResult']>('/symbol')).some(({ id }) => id === symbol);
      expect(await isListed()).toBe(false);
      const wait = (next?.listingAt ?? now).getTime() - now.getTime();
      test.clock.advance(wait);
      expect(await isListed()).toBe(true);
      test.clock.advance(-wait);
    });
  });
});
