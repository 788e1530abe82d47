import type { Wire } from '@fairlot/api-client/wire';
import type { Clock } from '../clock/clock.js';
import { listOfferings } from '../ipo/offerings.js';
import { stateOf } from '../market/offerings/offering.js';
import type { Locale, Operations } from '../http/operation.js';
import type { Market } from '../market/market.js';
import type { Instrument } from '../market/instrument.js';
import { listStories } from '../news/newsroom.js';
import { factsOf } from '../news/storyFacts.js';
import { writeStory } from '../news/writeStory.js';
import { firstDay, lastDay, listRecordings } from '../replay/recordings.js';
import { fold, matchQuality } from './match.js';

const DEFAULT_LIMIT = 20;
/** Most headlines in a result; they come after the companies. */
const MOST_NEWS = 5;

interface SearchParts {
  readonly market: Market;
  readonly clock: Clock;
}

/** Searches everything that has its own page: instruments, indices, funds, IPOs, news and replays. */
export function createSearchOperations({ market, clock }: SearchParts): Operations {
  return {
    async listSymbols() {
      const data = listNamed(market).sort((a, b) => (a.id < b.id ? -1 : 1));
      return { status: 200, body: { data, next_cursor: null } satisfies Wire['SearchResults'] };
    },

    async search(call) {
      const wanted = fold(call.query.q.trim());
      const { type, limit = DEFAULT_LIMIT } = call.query;
      const found = listCandidates(market, clock.now())
        .filter((candidate) => type === undefined || candidate.type === type)
        .flatMap((candidate) => {
          const quality = matchQuality(wanted, candidate.symbol ?? candidate.id, candidate.title);
          return quality === null ? [] : [{ candidate, quality }];
        })
        .sort((a, b) => a.quality - b.quality || (a.candidate.id < b.candidate.id ? -1 : 1))
        .slice(0, limit)
        .map(({ candidate }) => candidate);
      if (type === undefined || type === 'news') {
        const room = Math.min(MOST_NEWS, limit - found.length);
        found.push(...findNews(market, clock.now(), wanted, call.locale).slice(0, room));
      }
      return { status: 200, body: { data: found, next_cursor: null } satisfies Wire['SearchResults'] };
    },
  };
}

/** The market, unless the symbol contains it, and the currency. */
const whereTraded = ({ symbol, marketId, currency }: Instrument): string =>
  symbol.endsWith(`.${marketId}`) ? currency : `${marketId} · ${currency}`;

/** What has a symbol and a name: the instruments listed so far, indices and replays. */
function listNamed(market: Market): Wire['SearchResult'][] {
  const instruments = market.instruments.map((instrument) => ({
    type: instrument.productType === 'FUND' ? 'fund' : 'instrument',
    id: instrument.symbol,
    symbol: instrument.symbol,
    title: instrument.name,
    subtitle: whereTraded(instrument),
  }));
  const indices = market.indices.map((index) => ({
    type: 'index',
    id: index.symbol,
    symbol: index.symbol,
    title: index.name,
    subtitle: `${index.marketId} · ${index.region}`,
  }));
  const replays = listRecordings().map((recording) => ({
    type: 'replay',
    id: recording.symbol,
    symbol: recording.symbol,
    title: recording.name,
    // A replay always shows its dates.
    subtitle: `${firstDay(recording).date} – ${lastDay(recording).date}`,
  }));
  return [...instruments, ...indices, ...replays];
}

function listCandidates(market: Market, at: Date): Wire['SearchResult'][] {
  // Listed offerings are instruments.
  const offerings = listOfferings(market, at)
    .filter((offering) => stateOf(offering, at) !== 'listed')
    .map(({ id, instrument }) => ({
      type: 'ipo',
      id,
      symbol: instrument.symbol,
      title: instrument.name,
      subtitle: whereTraded(instrument),
    }));
  return [...listNamed(market), ...offerings];
}

/** The newest stories about companies whose symbol or name matches. */
function findNews(market: Market, at: Date, wanted: string, locale: Locale): Wire['SearchResult'][] {
  const fits = ({ symbol, name }: { readonly symbol: string; readonly name: string }): boolean =>
    matchQuality(wanted, symbol, name) !== null;
  const symbols = new Set(market.instruments.filter(fits).map(({ symbol }) => symbol));
  return listStories(market, at)
    .filter(({ symbol }) => symbol !== null && symbols.has(symbol))
    .slice(0, MOST_NEWS)
    .flatMap((story) => {
      const facts = factsOf(market, story);
      if (facts === undefined) return [];
      const { title } = writeStory(facts, story.date, locale);
      return [{ type: 'news', id: story.id, symbol: story.symbol, title, subtitle: story.date }];
    });
}
