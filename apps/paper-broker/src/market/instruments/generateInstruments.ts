/**
 * Generates `instruments.json`. The table is committed, so that symbols and names that customers hold do not change
 * when this code does; a test compares the two.
 */
import { exchanges, type Exchange } from '../calendars/exchanges.js';
import { hashText, uniform } from '../hash.js';
import { coin, hongKongLot } from './coin.js';
import type { InstrumentRow } from './instruments.js';
import { sectors, vocabularies } from './vocabulary.js';

interface ListingRules {
  readonly stocks: number;
  /** Lowest and highest price of a stock, in the market's currency. */
  readonly cheapest: number;
  readonly dearest: number;
  /** Units of the currency per dollar, roughly; used for volumes only. */
  readonly perDollar: number;
  /** The fraction of the listings that can be sold short. */
  readonly shortable: number;
  /** Standard deviation of quarterly jumps; small where the exchange limits a day's move. */
  readonly jump: number;
  readonly symbol: (name: string, index: number, taken: ReadonlySet<string>) => string;
}

/** Symbols that are numbers, from a range that the exchange does not use. */
const numbered =
  (first: number, digits: number, suffix: string): ListingRules['symbol'] =>
  (_name, index) =>
    `${String(first + index * 3).padStart(digits, '0')}.${suffix}`;

/** Symbols of four letters of the name, the first ones if they are free. */
const lettered =
  (suffix: string): ListingRules['symbol'] =>
  (name, _index, taken) => {
    const letters = name
      .normalize('NFD')
      .replace(/[^A-Za-z]/g, '')
      .toUpperCase();
    const tail = [...letters].slice(3);
    for (const last of tail) {
      const symbol = `${letters.slice(0, 3)}${last}${suffix}`;
      if (!taken.has(symbol)) return symbol;
    }
    return `${letters.slice(0, 5)}${suffix}`;
  };

const rules: Readonly<Record<string, ListingRules>> = {
  US: {
    stocks: 94,
    cheapest: 4,
    dearest: 620,
    perDollar: 1,
    shortable: 0.9,
    jump: 0.045,
    symbol: lettered(''),
  },
  ES: {
    stocks: 36,
    cheapest: 1.4,
    dearest: 140,
    perDollar: 0.9,
    shortable: 0.7,
    jump: 0.04,
    symbol: lettered('.ES'),
  },
  FR: {
    stocks: 38,
    cheapest: 3,
    dearest: 640,
    perDollar: 0.9,
    shortable: 0.7,
    jump: 0.04,
    symbol: lettered('.FR'),
  },
  SZ: {
    stocks: 38,
    cheapest: 4,
    dearest: 260,
    perDollar: 7,
    shortable: 0.2,
    jump: 0.012,
    symbol: numbered(391001, 6, 'SZ'),
  },
  CN: {
    stocks: 38,
    cheapest: 3,
    dearest: 900,
    perDollar: 7,
    shortable: 0.25,
    jump: 0.012,
    symbol: numbered(691001, 6, 'CN'),
  },
  HK: {
    stocks: 40,
    cheapest: 0.3,
    dearest: 480,
    perDollar: 8,
    shortable: 0.55,
    jump: 0.045,
    symbol: numbered(70011, 5, 'HK'),
  },
  MY: {
    stocks: 36,
    cheapest: 0.3,
    dearest: 32,
    perDollar: 4.4,
    shortable: 0.3,
    jump: 0.035,
    symbol: lettered('.MY'),
  },
  TW: {
    stocks: 38,
    cheapest: 14,
    dearest: 1300,
    perDollar: 31,
    shortable: 0.6,
    jump: 0.012,
    symbol: numbered(9701, 4, 'TW'),
  },
  SG: {
    stocks: 36,
    cheapest: 0.25,
    dearest: 38,
    perDollar: 1.3,
    shortable: 0.5,
    jump: 0.035,
    symbol: lettered('.SG'),
  },
};

/** Every instrument of the nine markets, the same on every run. */
export function generateInstruments(): InstrumentRow[] {
  const names = new Set<string>();
  const symbols = new Set<string>();
  return exchanges.flatMap((exchange) => list(exchange, names, symbols));
}

function list(exchange: Exchange, names: Set<string>, symbols: Set<string>): InstrumentRow[] {
  const market = rules[exchange.id];
  const vocabulary = vocabularies[exchange.id];
  if (market === undefined || vocabulary === undefined)
    throw new Error(`There are no listing rules for the market ${exchange.id}.`);
  const key = hashText(`instruments/${exchange.id}`);
  const rows: InstrumentRow[] = [];
  for (let index = 0; index < market.stocks + vocabulary.funds.length; index += 1) {
    const fund = vocabulary.funds[index - market.stocks];
    const sector = sectors[index % sectors.length] ?? 'industry';
    const name = fund ?? coin({ key, index, sector, words: vocabulary, taken: names });
    const symbol = market.symbol(name, index, symbols);
    names.add(name);
    names.add(name.split(' ')[0] ?? name);
    symbols.add(symbol);
    const draw = (quality: number): number => uniform(key, index, quality);
    const price = sensible(market.cheapest * (market.dearest / market.cheapest) ** draw(1));
    const isFund = fund !== undefined;
    rows.push({
      symbol,
      name,
      market_id: exchange.id,
      product_type: isFund ? 'FUND' : 'STOCK',
      sector: isFund ? 'fund' : sector,
      base_price: isFund
        ? sensible(20 + 30 * draw(1)) * Math.max(1, Math.round(market.perDollar / 4))
        : price,
      volatility: isFund ? 0.002 : round3(0.011 + 0.012 * draw(2)),
      beta: isFund ? 1 : round3(0.65 + 0.8 * draw(3)),
      jump: isFund ? 0 : market.jump,
      // Daily turnover of 8 million to 1.2 billion dollars in the US market; a fifth of that elsewhere.
      average_volume: sizeVolume(8e6 * 150 ** (draw(4) ** 2), exchange, market, price),
      lot_size: exchange.id === 'HK' ? hongKongLot(price) : exchange.lotSize,
      shortable: isFund || draw(5) < market.shortable,
    });
  }
  return rows;
}

function sizeVolume(dollars: number, exchange: Exchange, market: ListingRules, price: number): number {
  const share = exchange.id === 'US' ? 1 : 0.2;
  return Math.max(1, Math.round((dollars * share * market.perDollar) / price / 10_000)) * 10_000;
}

/** Rounds to three significant digits. */
const sensible = (price: number): number => Number(price.toPrecision(3));
const round3 = (value: number): number => Math.round(value * 1000) / 1000;
