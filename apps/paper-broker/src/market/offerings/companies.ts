/**
 * The invented companies that go public: their names, markets and prices. Like the instruments, they are the same for
 * every seed.
 */
import { exchanges, type Exchange } from '../calendars/exchanges.js';
import { hashText, uniform } from '../hash.js';
import { coin } from '../instruments/coin.js';
import { instrumentRows } from '../instruments/instruments.js';
import { sectors, vocabularies, type Sector } from '../instruments/vocabulary.js';

export interface Company {
  /** Position among all companies, from 0. */
  readonly index: number;
  readonly symbol: string;
  readonly name: string;
  readonly marketId: string;
  readonly sector: Sector;
  /** In the market's currency, not yet rounded to the tick. */
  readonly price: number;
  /** The weekday (see `days.ts`) on which its subscription window opens. */
  readonly weekday: number;
  /** Units of the currency per dollar, roughly; used for the size of the offering only. */
  readonly perDollar: number;
}

/** The week of Monday 2025-12-29, with the first offerings of the simulation. */
const FIRST_WEEK = 730;
/** Ten years of weeks. */
const WEEKS = 521;
const DAYS_PER_WEEK = 5;
/** Each week one company of the US market on Monday, and one of these markets on Wednesday. */
const OTHERS = ['HK', 'FR', 'SG', 'CN', 'ES', 'MY', 'TW', 'SZ'] as const;
const WEDNESDAY = 2;

/** Lowest and highest issue price in the market's currency, and units of the currency per dollar. */
const PRICES: Readonly<Record<string, readonly [cheapest: number, dearest: number, perDollar: number]>> = {
  US: [8, 48, 1],
  ES: [3, 26, 0.9],
  FR: [6, 42, 0.9],
  SZ: [6, 60, 7],
  CN: [5, 55, 7],
  HK: [2, 38, 8],
  MY: [0.4, 3.2, 4.4],
  TW: [18, 120, 31],
  SG: [0.3, 2.6, 1.3],
};

/** First codes of the markets with numeric symbols; no listed instrument has such a code. */
const FIRST_CODES: Readonly<Record<string, readonly [first: number, digits: number]>> = {
  SZ: [396_001, 6],
  CN: [696_001, 6],
  HK: [79_001, 5],
  TW: [8_101, 4],
};

let known: readonly Company[] | undefined;

/** Every company, in the order in which the windows open. */
export function listCompanies(): readonly Company[] {
  known ??= inventCompanies();
  return known;
}

function inventCompanies(): Company[] {
  const names = new Set(instrumentRows.flatMap(({ name }) => [name, name.split(' ')[0] ?? name]));
  const symbols = new Set(instrumentRows.map(({ symbol }) => symbol));
  const exchangeById = new Map(exchanges.map((exchange) => [exchange.id, exchange]));
  const companies: Company[] = [];
  for (let week = 0; week < WEEKS; week += 1) {
    const monday = (FIRST_WEEK + week) * DAYS_PER_WEEK;
    const other = OTHERS[week % OTHERS.length] ?? 'HK';
    for (const [marketId, weekday] of [
      ['US', monday],
      [other, monday + WEDNESDAY],
    ] as const) {
      const exchange = exchangeById.get(marketId);
      if (exchange === undefined) throw new Error(`There is no market ${marketId} to list a company on.`);
      companies.push(invent(exchange, { index: companies.length, week, weekday }, { names, symbols }));
    }
  }
  return companies;
}

function invent(
  exchange: Exchange,
  { index, week, weekday }: { readonly index: number; readonly week: number; readonly weekday: number },
  taken: { readonly names: Set<string>; readonly symbols: Set<string> },
): Company {
  const key = hashText(`companies/${exchange.id}`);
  const words = vocabularies[exchange.id];
  const range = PRICES[exchange.id];
  if (words === undefined || range === undefined)
    throw new Error(`No company can be invented for the market ${exchange.id}.`);
  const sector = sectors[Math.floor(uniform(key, week, 1) * sectors.length)] ?? 'industry';
  const name = coin({ key, index: week, sector, words, taken: taken.names });
  const symbol = symbolOf(exchange.id, name, week, taken.symbols);
  taken.names.add(name);
  taken.symbols.add(symbol);
  const [cheapest, dearest, perDollar] = range;
  const price = cheapest * (dearest / cheapest) ** uniform(key, week, 2);
  return { index, symbol, name, marketId: exchange.id, sector, price, weekday, perDollar };
}

function symbolOf(marketId: string, name: string, week: number, taken: ReadonlySet<string>): string {
  const code = FIRST_CODES[marketId];
  if (code !== undefined) {
    const [first, digits] = code;
    return `${String(first + week).padStart(digits, '0')}.${marketId}`;
  }
  const suffix = marketId === 'US' ? '' : `.${marketId}`;
  const letters = name
    .normalize('NFD')
    .replace(/[^A-Za-z]/g, '')
    .toUpperCase();
  for (const length of [4, 5, 6]) {
    for (let at = 2; at + length - 3 < letters.length; at += 1) {
      const symbol = `${letters.slice(0, 2)}${letters.slice(at, at + length - 2)}${suffix}`;
      if (!taken.has(symbol)) return symbol;
    }
  }
  return `${letters.slice(0, 4)}${week}${suffix}`;
}
