import { DAY_MS, MINUTE_MS } from '../util/durations.js';
import { earlier, later } from '../util/instants.js';
import type { Market } from '../market/market.js';

/** Identifies a story, without its text. */
export interface StoryRef {
  /**
   * Contains what the story is about, so that no story has to be stored: `nws_results.NLTO.2026-02-03`,
   * `nws_session.US.2026-02-03`.
   */
  readonly id: string;
  /** `results`: a company's quarterly results. `session`: how a market ended its day. */
  readonly kind: 'results' | 'session';
  readonly marketId: string;
  /** The company; null for a session. */
  readonly symbol: string | null;
  /** The trading date in the market's zone. */
  readonly date: string;
  readonly sessionClosesAt: Date;
  readonly publishedAt: Date;
}

export interface StoryFilter {
  readonly marketId?: string;
  /** A company, or an index for the sessions of its market. */
  readonly symbol?: string;
}

/** The time between the close and the publication of a story. */
const WRITING_MS = { session: 5 * MINUTE_MS, results: 20 * MINUTE_MS } as const;
/** How long stories are listed: all of them, and those of one company, so that its last five reports are shown. */
const DAYS_KEPT = 60;
const DAYS_KEPT_OF_SYMBOL = 400;

/**
 * The stories published by `at`, newest first. Like prices they are derived from the market alone, so every process
 * lists the same ones, past ones included.
 */
export function listStories(market: Market, at: Date, { marketId, symbol }: StoryFilter = {}): StoryRef[] {
  const from = earlier(at, (symbol === undefined ? DAYS_KEPT : DAYS_KEPT_OF_SYMBOL) * DAY_MS);
  const index = symbol === undefined ? undefined : market.index(symbol);
  const companies = market.instruments.filter(
    (instrument) =>
      (marketId === undefined || instrument.marketId === marketId) &&
      (symbol === undefined || instrument.symbol === symbol),
  );
  const marketIds =
    symbol === undefined
      ? market.markets.map(({ id }) => id).filter((id) => marketId === undefined || id === marketId)
      : index === undefined || (marketId !== undefined && index.marketId !== marketId)
        ? []
        : [index.marketId];
  return [
    ...companies.flatMap((company) => resultsOf(market, company, from, at)),
    ...marketIds.flatMap((id) => sessionsOf(market, id, from, at)),
  ]
    .filter(({ publishedAt }) => publishedAt <= at)
    .sort((a, b) => b.publishedAt.getTime() - a.publishedAt.getTime() || (a.id < b.id ? -1 : 1));
}

const ID = /^nws_(results|session)\.([A-Z0-9.-]{1,20})\.(\d{4}-\d{2}-\d{2})$/;

/** The story of an id, however old; undefined when there is none or it is not published yet. */
export function findStory(market: Market, at: Date, id: string): StoryRef | undefined {
  const [, kind, subject = '', date = ''] = ID.exec(id) ?? [];
  const day = Date.parse(`${date}T00:00:00Z`);
  if (kind === undefined || !Number.isFinite(day)) return undefined;
  // A session ends within a day of its date in UTC, in every time zone.
  const from = new Date(day - DAY_MS);
  const to = new Date(Math.min(day + 2 * DAY_MS, at.getTime()));
  const company = market.instrument(subject);
  const stories =
    kind === 'session'
      ? market.market(subject) === undefined
        ? []
        : sessionsOf(market, subject, from, to)
      : company === undefined
        ? []
        : resultsOf(market, company, from, to);
  return stories.find((story) => story.id === id && story.publishedAt <= at);
}

/** The index of a market, for stories about the whole market. */
export function leadingIndex(market: Market, marketId: string): string | undefined {
  return market.indices.find((index) => index.marketId === marketId)?.symbol;
}

function resultsOf(
  market: Market,
  { symbol, marketId }: { readonly symbol: string; readonly marketId: string },
  from: Date,
  to: Date,
): StoryRef[] {
  return market.reports(symbol, from, to).map(({ date, sessionClosesAt }) => ({
    id: `nws_results.${symbol}.${date}`,
    kind: 'results',
    marketId,
    symbol,
    date,
    sessionClosesAt,
    publishedAt: later(sessionClosesAt, WRITING_MS.results),
  }));
}

function sessionsOf(market: Market, marketId: string, from: Date, to: Date): StoryRef[] {
  const index = leadingIndex(market, marketId);
  if (index === undefined) return [];
  return market.candles(index, '1d', { from, to, now: to }).map(({ at }) => {
    const { date, closesAt } = market.session(marketId, at);
    return {
      id: `nws_session.${marketId}.${date}`,
      kind: 'session',
      marketId,
      symbol: null,
      date,
      sessionClosesAt: closesAt,
      publishedAt: later(closesAt, WRITING_MS.session),
    };
  });
}
