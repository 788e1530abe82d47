import { average, compare, fromInteger, percentage, subtract, ZERO, type Decimal } from '@fairlot/money';
import { DAY_MS } from '../util/durations.js';
import { earlier, later } from '../util/instants.js';
import type { Market, Quote } from '../market/market.js';
import { leadingIndex, type StoryRef } from './newsroom.js';

/** The figures of a story. Percentages: 1.25 means 1.25 %. */
export type StoryFacts = ResultsFacts | SessionFacts;

export interface ResultsFacts {
  readonly kind: 'results';
  readonly outcome: 'above' | 'below' | 'in_line';
  readonly company: Mention;
  readonly close: Decimal;
  readonly currency: string;
  readonly volume: bigint;
  /** The day's volume divided by the usual one; null for a share too new to have one. */
  readonly volumeRatio: Decimal | null;
  readonly index: Mention | null;
  /** Change against the close a year before; null when there was none. */
  readonly yearChange: Decimal | null;
  /** `YYYY-MM-DD`; null when no date is known. */
  readonly nextReport: string | null;
}

export interface SessionFacts {
  readonly kind: 'session';
  readonly index: Mention;
  readonly level: Decimal;
  readonly rising: number;
  readonly falling: number;
  /** At most three, largest first; empty when nothing rose or fell. */
  readonly gainers: readonly Mention[];
  readonly losers: readonly Mention[];
}

/** An instrument or index in a story, and its change on that day. */
export interface Mention {
  readonly symbol: string;
  readonly name: string;
  readonly change: Decimal;
}

const USUAL_SESSIONS = 20;
const MENTIONED = 3;
const YEAR_MS = 365 * DAY_MS;
/** The next report is a quarter away; this allows for holidays. */
const NEXT_WITHIN_MS = 130 * DAY_MS;

/** Reads the figures of a story from the market. The past does not change, so the result does not either. */
export function factsOf(market: Market, story: StoryRef): StoryFacts | undefined {
  return story.symbol === null ? sessionFacts(market, story) : resultsFacts(market, story, story.symbol);
}

function resultsFacts(market: Market, story: StoryRef, symbol: string): ResultsFacts | undefined {
  const { sessionClosesAt: closed, marketId } = story;
  const justBefore = earlier(closed, 1);
  const [report] = market.reports(symbol, justBefore, closed);
  const name = market.instrument(symbol)?.name;
  if (report === undefined || name === undefined) return undefined;
  const quote = market.quote(symbol, closed);
  const index = leadingIndex(market, marketId);
  const [next] = market.reports(symbol, closed, later(closed, NEXT_WITHIN_MS));
  return {
    kind: 'results',
    outcome: report.outcome,
    company: { symbol, name, change: quote.changePercentage },
    close: quote.last,
    currency: quote.currency,
    volume: quote.volume,
    volumeRatio: volumeRatio(market, symbol, closed),
    index: index === undefined ? null : mention(market, index, market.quote(index, closed)),
    yearChange: yearChange(market, symbol, closed, quote.last),
    nextReport: next?.date ?? null,
  };
}

function sessionFacts(market: Market, { marketId, sessionClosesAt }: StoryRef): SessionFacts | undefined {
  const index = leadingIndex(market, marketId);
  if (index === undefined) return undefined;
  const shares = market.instruments
    .filter((instrument) => instrument.marketId === marketId && instrument.productType === 'STOCK')
    .map(({ symbol }) => mention(market, symbol, market.quote(symbol, sessionClosesAt)))
    .sort((a, b) => compare(b.change, a.change) || (a.symbol < b.symbol ? -1 : 1));
  const rising = shares.filter(({ change }) => compare(change, ZERO) > 0);
  const falling = shares.filter(({ change }) => compare(change, ZERO) < 0);
  const quote = market.quote(index, sessionClosesAt);
  return {
    kind: 'session',
    index: mention(market, index, quote),
    level: quote.last,
    rising: rising.length,
    falling: falling.length,
    gainers: rising.slice(0, MENTIONED),
    losers: falling.toReversed().slice(0, MENTIONED),
  };
}

function mention(market: Market, symbol: string, quote: Quote): Mention {
  const name = (market.instrument(symbol) ?? market.index(symbol))?.name ?? symbol;
  return { symbol, name, change: quote.changePercentage };
}

function volumeRatio(market: Market, symbol: string, closed: Date): Decimal | null {
  const bars = market.lastCandles(symbol, '1d', { count: USUAL_SESSIONS + 1, to: closed, now: closed });
  const [today, ...before] = bars.toReversed();
  if (today === undefined || before.length < USUAL_SESSIONS) return null;
  const usual = before.reduce((sum, { volume }) => sum + volume, 0n);
  if (usual === 0n) return null;
  return average(fromInteger(today.volume * BigInt(USUAL_SESSIONS)), fromInteger(usual), 1);
}

function yearChange(market: Market, symbol: string, closed: Date, last: Decimal): Decimal | null {
  const then = earlier(closed, YEAR_MS);
  const [bar] = market.lastCandles(symbol, '1d', { count: 1, to: then, now: then });
  if (bar === undefined || bar.close === ZERO) return null;
  return percentage(subtract(last, bar.close), bar.close, 2);
}
