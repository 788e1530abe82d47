/** Recordings of real daily prices. They can be viewed and replayed, but not traded. */
import { readFileSync } from 'node:fs';
import { average, decimal, ONE, type Decimal } from '@fairlot/money';

export interface RecordedDay {
  /** `YYYY-MM-DD`, in the exchange's zone. */
  readonly date: string;
  readonly open: Decimal;
  readonly high: Decimal;
  readonly low: Decimal;
  readonly close: Decimal;
  readonly volume: bigint;
}

export interface Recording {
  /** The real symbol; no simulated instrument has it. */
  readonly symbol: string;
  readonly name: string;
  readonly currency: string;
  /** IANA zone of the exchange. */
  readonly timezone: string;
  /** Local minutes after midnight at which a full day starts and ends. */
  readonly hours: readonly [from: number, to: number];
  /** The source of the data. */
  readonly source: string;
  readonly licence: string;
  /** Ascending, at least two. */
  readonly days: readonly [RecordedDay, ...RecordedDay[]];
}

/** The file was written from 32-bit floats: 1455.219971 means 1455.22. */
const PLACES = 2;

let loaded: readonly Recording[] | undefined;

/** All recordings; the first call reads them from disk. */
export function listRecordings(): readonly Recording[] {
  loaded ??= [
    {
      symbol: 'SPX',
      name: 'S&P 500',
      currency: 'USD',
      timezone: 'America/New_York',
      hours: [9 * 60 + 30, 16 * 60],
      source: 'Yahoo Finance, vega-datasets 3.2.1',
      licence: 'BSD-3-Clause',
      days: readDays(readFileSync(new URL('./data/sp500-2000.csv', import.meta.url), 'utf8')),
    },
  ];
  return loaded;
}

export function findRecording(symbol: string): Recording | undefined {
  return listRecordings().find((recording) => recording.symbol === symbol);
}

export function firstDay({ days }: Recording): RecordedDay {
  return days[0];
}

export function lastDay({ days }: Recording): RecordedDay {
  return days.at(-1) ?? days[0];
}

/**
 * Parses rows of date, open, high, low, close, adjusted close and volume below a header row.
 * @throws {Error} for an invalid file
 */
export function readDays(csv: string): [RecordedDay, ...RecordedDay[]] {
  const days = csv.trim().split(/\r?\n/).slice(1).map(readDay);
  const [first, ...rest] = days;
  if (first === undefined || rest.length === 0) throw new Error('A recording needs two days at least.');
  let before = first;
  for (const day of rest) {
    if (day.date <= before.date) throw new Error(`${day.date} follows ${before.date}.`);
    before = day;
  }
  return [first, ...rest];
}

function readDay(line: string): RecordedDay {
  const [date = '', open = '', high = '', low = '', close = '', , volume = ''] = line.split(',');
  if (!/^\d{4}-\d{2}-\d{2}$/.test(date)) throw new Error(`No day of prices: ${line}`);
  const price = (text: string): Decimal => average(decimal(text), ONE, PLACES);
  const day = {
    date,
    open: price(open),
    high: price(high),
    low: price(low),
    close: price(close),
    volume: BigInt(volume),
  };
  const inside = [day.open, day.close].every((each) => each >= day.low && each <= day.high);
  if (!inside) throw new Error(`The range of ${date} does not hold its own prices.`);
  return day;
}
