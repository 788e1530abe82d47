import type { Call } from '../http/operation.js';
import { refuseField } from '../http/refusal.js';
import { later } from '../util/instants.js';
import { publishedUntil } from '../market/haltBook.js';
import { hasInterval, recordedCandles } from '../replay/replayedPrices.js';
import { findRecording } from '../replay/recordings.js';
import { candlesText, createCandleTexts } from './candleTexts.js';
import type { QuoteModule } from './quoteModule.js';
import { candlesInSlices, lastCandlesInSlices } from './slicedCandles.js';

const DEFAULT_CANDLES = 500;

type CandleQuery = Call<'listCandles'>['query'];

/**
 * Returns a function that answers a request for the bars of a known symbol, as JSON text. Without `from` they are the
 * last ones before `to`.
 * @throws Refusal `range_invalid` at `from`, `to` or `interval`
 */
export function createCandleAnswers({
  market,
  clock,
  haltBook,
}: Pick<QuoteModule, 'market' | 'clock' | 'haltBook'>): (query: CandleQuery) => Promise<string> {
  const lastCandlesText = createCandleTexts(market);
  return async (query) => {
    const { symbol, interval, limit = DEFAULT_CANDLES } = query;
    const now = clock.now();
    const from = readInstant('from', query.from);
    // `to` is exclusive, and the bar that starts now must be included.
    const to = readInstant('to', query.to) ?? later(now, 1);
    if (from !== undefined && from >= to) throw refuseField('from', 'range_invalid');
    const recording = findRecording(symbol);
    if (recording !== undefined) {
      if (!hasInterval(interval)) throw refuseField('interval', 'range_invalid');
      return candlesText(recordedCandles(recording, { interval, from, to, limit }));
    }
    const until = publishedUntil(await haltBook.load(), symbol, now);
    if (from === undefined && query.to === undefined) return lastCandlesText(symbol, interval, limit, until);
    const asked = { symbol, interval, to, now: until };
    const candles =
      from === undefined
        ? await lastCandlesInSlices(market, { ...asked, count: limit })
        : await candlesInSlices(market, { ...asked, from, limit });
    return candlesText(candles);
  };
}

function readInstant(name: string, text: string | undefined): Date | undefined {
  if (text === undefined) return undefined;
  const at = new Date(text);
  if (Number.isNaN(at.getTime())) throw refuseField(name, 'range_invalid');
  return at;
}
