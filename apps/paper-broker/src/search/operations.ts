import type { Wire } from '@fairlot/api-client/wire';
import type { Clock } from '../clock/clock.js';
import { listOfferings } from '../ipo/offerings.js';
import { stateOf } from '../market/offerings/offering.js';
import type { Operations } from '../http/operation.js';
import type { Market } from '../market/market.js';
import { fold, matchQuality } from './match.js';

const DEFAULT_LIMIT = 20;

interface SearchParts {
  readonly market: Market;
  readonly clock: Clock;
}

/** Search over everything that has a page of its own: instruments, indices, funds and new shares. */
export function createSearchOperations({ market, clock }: SearchParts): Operations {
  return {
    async search(call) {
      const wanted = fold(String(call.query['q']).trim());
      const type = call.query['type'];
      const limit = Number(call.query['limit'] ?? DEFAULT_LIMIT);
      const found = listCandidates(market, clock.now())
        .filter((candidate) => type === undefined || candidate.type === type)
        .flatMap((candidate) => {
          const quality = matchQuality(wanted, candidate.symbol ?? candidate.id, candidate.title);
          return quality === null ? [] : [{ candidate, quality }];
        })
        .sort((a, b) => a.quality - b.quality || (a.candidate.id < b.candidate.id ? -1 : 1))
        .slice(0, limit)
        .map(({ candidate }) => candidate);
      return { status: 200, body: { data: found, next_cursor: null } satisfies Wire['SearchResults'] };
    },
  };
}

function listCandidates(market: Market, at: Date): Wire['SearchResult'][] {
  const instruments = market.instruments.map((instrument) => ({
    type: instrument.productType === 'FUND' ? 'fund' : 'instrument',
    id: instrument.symbol,
    symbol: instrument.symbol,
    title: instrument.name,
    subtitle: `${instrument.marketId} · ${instrument.currency}`,
  }));
  const indices = market.indices.map((index) => ({
    type: 'index',
    id: index.symbol,
    symbol: index.symbol,
    title: index.name,
    subtitle: `${index.marketId} · ${index.region}`,
  }));
  // Listed ones are among the instruments.
  const offerings = listOfferings(market, at)
    .filter((offering) => stateOf(offering, at) !== 'listed')
    .map(({ id, instrument }) => ({
      type: 'ipo',
      id,
      symbol: instrument.symbol,
      title: instrument.name,
      subtitle: `${instrument.marketId} · ${instrument.currency}`,
    }));
  return [...instruments, ...indices, ...offerings];
}
