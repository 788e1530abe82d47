import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { readExamples } from '../../apps/h5/src/testing/screens/contractPlugin.js';

/** The examples of the contract tell one story of one customer, at one moment. */

type Fields = Readonly<Record<string, unknown>>;

const { operations } = readExamples(readFileSync('openapi.yaml', 'utf8'));
const answer = (path: string, method = 'GET') =>
  operations.find((each) => each.path === path && each.method === method)?.example as Fields;
const rows = (path: string) => answer(path)['data'] as Fields[];
const of = (path: string, name: string) => rows(path).map((row) => row[name]);
/** In hundredths, so that sums are exact. */
const cents = (value: unknown) => Math.round(Number(value) * 100);
const total = (values: unknown[]) => values.reduce<number>((sum, value) => sum + cents(value), 0);

const QUOTE = [
  'last',
  'open',
  'high',
  'low',
  'close',
  'previous_close',
  'change',
  'volume',
  'as_of',
  'sequence',
];
const quoteIn = (fields: Fields) => Object.fromEntries(QUOTE.map((name) => [name, fields[name]]));
const quotes = new Map(rows('/quote').map((quote) => [quote['symbol'], quote]));

describe('the examples', () => {
  test('name only instruments, indices, funds and new shares that the lists have', () => {
    const known = new Set(
      ['/instrument', '/index', '/fund', '/ipo', '/replay'].flatMap((path) => of(path, 'symbol')),
    );
    // The symbol of a currency is a sign, such as $.
    const named = operations
      .filter(({ path }) => path !== '/currency')
      .flatMap(({ method, path, example }) =>
        symbolsIn(example)
          .filter((symbol) => !known.has(symbol))
          .map((symbol) => `${method} ${path}: ${symbol}`),
      );
    expect(named).toEqual([]);
  });

  test('give an instrument one quote and one name, wherever it stands', () => {
    for (const row of [...rows('/instrument'), ...rows('/mover')])
      expect(quoteIn(row), String(row['symbol'])).toEqual(quoteIn(quotes.get(row['symbol']) ?? {}));
    for (const item of rows('/watchlist').flatMap((list) => list['items'] as Fields[]))
      expect(item['quote']).toEqual(quotes.get(item['symbol']));
    const names = new Map(rows('/instrument').map((row) => [row['symbol'], row['name']]));
    const others = operations.flatMap(({ example }) =>
      nodesIn(example).filter(
        (node) =>
          typeof node['name'] === 'string' &&
          names.has(node['symbol']) &&
          node['name'] !== names.get(node['symbol']),
      ),
    );
    expect(others).toEqual([]);
  });

  test('rank the instruments as their volumes do, in shares and in money', () => {
    const volumes = rows('/instrument').map(({ volume, last }) => [
      Number(volume),
      Number(volume) * Number(last),
    ]);
    for (const unit of [0, 1]) {
      const ranked = volumes.map((each) => each[unit] ?? 0);
      expect(ranked).toEqual(ranked.toSorted((a, b) => b - a));
    }
  });

  test('end the bars and courses at the price of the quote', () => {
    const bars = rows('/candle');
    expect(bars.at(-1)?.['close']).toBe(quotes.get('NLTO')?.['last']);
    for (const { t, low, high, open, close } of bars)
      expect([low, high].map(Number), String(t)).toEqual([
        Math.min(...[low, open, close].map(Number)),
        Math.max(...[high, open, close].map(Number)),
      ]);
    for (const { symbol, levels } of rows('/course')) {
      const all = levels as string[];
      expect([all[0], all.at(-1)]).toEqual([
        quotes.get(symbol)?.['previous_close'],
        quotes.get(symbol)?.['last'],
      ]);
    }
  });

  test('count positions at the prices of the quotes, and accounts by what they hold', () => {
    const positions = rows('/position');
    for (const position of positions) {
      const { symbol, quantity, last, actual_buying_price: price } = position;
      expect(last, String(symbol)).toBe(quotes.get(symbol)?.['last']);
      expect(cents(position['total_holding_amount'])).toBe(cents(Number(quantity) * Number(last)));
      expect(cents(position['total_open_amount'])).toBe(cents(Number(quantity) * Number(price)));
      expect(total([position['total_open_amount'], position['floating_pnl']])).toBe(
        cents(position['total_holding_amount']),
      );
    }
    const accounts = rows('/account');
    for (const account of accounts)
      expect(cents(account['total_value'])).toBe(
        total([account['available_funds'], account['used']]) - cents(account['owed']),
      );
    const trade = accounts.find(({ kind }) => kind === 'trade');
    const held = [...positions.map((each) => each['total_holding_amount']), ...of('/order', 'hold_amount')];
    expect(cents(trade?.['used'])).toBe(total(held));
    expect(cents(trade?.['unrealized'])).toBe(total(positions.map((each) => each['unrealized_pnl'])));
    expect(answer('/member/profile')['balances']).toEqual(accounts);
    const preview = answer('/order/preview', 'POST');
    expect(preview['available_before']).toBe(trade?.['available_funds']);
    const cash = accounts.find(({ kind }) => kind === 'cash');
    expect(answer('/withdrawal/quote')['max']).toBe(cash?.['available_funds']);
  });

  test('show one row as the list shows it', () => {
    for (const path of ['/position', '/order', '/notice', '/fund', '/ipo']) {
      const [first = {}] = rows(path);
      const [one] = operations.filter((each) => each.method === 'GET' && each.path === `${path}/{id}`);
      const { read: _read, ...listed } = first;
      expect(one?.example, path).toMatchObject(listed);
    }
    expect(answer('/notice/unread_count')['unread_count']).toBe(
      of('/notice', 'read').filter((read) => read === false).length,
    );
  });

  test('are of the moment of the settings, whatever has happened by then', () => {
    const nowMs = Date.parse(String(answer('/setting/base')['business_time']));
    const PAST = ['last_seen_at', 'opened_at', 'as_of', 'published_at', 'reviewed_at'];
    const late = operations
      .filter(({ method }) => method === 'GET')
      .flatMap(({ path, example }) =>
        nodesIn(example).flatMap((node) =>
          PAST.filter((name) => Date.parse(String(node[name])) > nowMs).map((name) => `${path} ${name}`),
        ),
      );
    expect(late).toEqual([]);
  });
});

function nodesIn(value: unknown): Fields[] {
  if (typeof value !== 'object' || value === null) return [];
  const inside = Object.values(value).flatMap(nodesIn);
  return Array.isArray(value) ? inside : [value as Fields, ...inside];
}

const symbolsIn = (value: unknown): string[] =>
  nodesIn(value).flatMap(({ symbol }) => (typeof symbol === 'string' ? [symbol] : []));
