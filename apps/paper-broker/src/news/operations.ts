import type { Wire } from '@fairlot/api-client/wire';
import type { Clock } from '../clock/clock.js';
import { MINUTE_MS } from '../util/durations.js';
import { loadPage, type Cursors } from '../http/cursor.js';
import type { Call, Locale, Operations } from '../http/operation.js';
import { Refusal, refuseField } from '../http/refusal.js';
import { BoundedCache } from '../util/boundedCache.js';
import type { Market } from '../market/market.js';
import { findStory, listStories, type StoryFilter, type StoryRef } from './newsroom.js';
import { factsOf, type StoryFacts } from './storyFacts.js';
import { newsWords } from './newsWords.js';
import { writeStory } from './writeStory.js';

interface NewsParts {
  readonly market: Market;
  readonly clock: Clock;
  readonly cursors: Cursors;
}

const FACTS_REMEMBERED = 1_000;
const LISTS_REMEMBERED = 50;

/** The operations of the simulated newsroom: companies' results and the markets' days, for everyone. */
export function createNewsOperations({ market, clock, cursors }: NewsParts): Operations {
  const known = new BoundedCache<string, StoryFacts | undefined>(FACTS_REMEMBERED);
  const requireFacts = (story: StoryRef): StoryFacts => {
    const facts = known.get(story.id, () => factsOf(market, story));
    if (facts === undefined) throw new Error(`The newsroom lists ${story.id} and knows nothing of it.`);
    return facts;
  };

  const lists = new BoundedCache<string, readonly StoryRef[]>(LISTS_REMEMBERED);
  /** Stories are published on the minute, so a list stays the same until the next one. */
  const listNow = (filter: StoryFilter): readonly StoryRef[] => {
    const minute = Math.floor(clock.now().getTime() / MINUTE_MS) * MINUTE_MS;
    const key = `${minute} ${filter.marketId ?? ''} ${filter.symbol ?? ''}`;
    return lists.get(key, () => listStories(market, new Date(minute), filter));
  };

  return {
    async listNews({ query, locale }) {
      const filter = readFilter(market, query);
      const stories = listNow(filter);
      const { rows, nextCursor } = await loadPage(cursors, {
        list: `news ${filter.marketId ?? ''} ${filter.symbol ?? ''}`,
        query,
        load: ({ limit, after }) => {
          const start = after === null ? 0 : stories.findIndex((story) => isOlder(story, after));
          return Promise.resolve(start < 0 ? [] : stories.slice(start, start + limit));
        },
        positionOf,
      });
      const data = rows.map((story) => viewItem(story, requireFacts(story), locale));
      return { status: 200, body: { data, next_cursor: nextCursor } satisfies Wire['NewsPage'] };
    },

    getNews({ params, locale }) {
      const story = findStory(market, clock.now(), params.id);
      if (story === undefined) throw new Refusal('not_found');
      const { newer, older } = neighboursOf(story);
      const body: Wire['NewsStory'] = {
        ...viewItem(story, requireFacts(story), locale),
        body_html: toHtml(writeStory(requireFacts(story), story.date, locale).paragraphs),
        newer_id: newer?.id ?? null,
        older_id: older?.id ?? null,
      };
      return Promise.resolve({ status: 200, body });
    },
  };

  /** The next newer and the next older story of the same market. */
  function neighboursOf(story: StoryRef): { newer: StoryRef | undefined; older: StoryRef | undefined } {
    const stories = listNow({ marketId: story.marketId });
    const place = stories.findIndex(({ id }) => id === story.id);
    // The story is older than the list.
    if (place < 0) return { newer: undefined, older: undefined };
    return { newer: stories[place - 1], older: stories[place + 1] };
  }
}

function readFilter(market: Market, query: Call<'listNews'>['query']): StoryFilter {
  const { market_id: marketId, symbol } = query;
  if (marketId !== undefined && market.market(marketId) === undefined) {
    throw refuseField('market_id', 'not_found');
  }
  if (symbol !== undefined && (market.instrument(symbol) ?? market.index(symbol)) === undefined) {
    throw refuseField('symbol', 'not_found');
  }
  return { ...(marketId === undefined ? {} : { marketId }), ...(symbol === undefined ? {} : { symbol }) };
}

/** A cursor contains the story itself, so that new stories do not shift the next page. */
const positionOf = ({ publishedAt, id }: StoryRef): string => `${publishedAt.getTime()} ${id}`;

function isOlder({ publishedAt, id }: StoryRef, position: string): boolean {
  const [atMs = '', lastId = ''] = position.split(' ');
  const difference = publishedAt.getTime() - Number(atMs);
  return difference < 0 || (difference === 0 && id > lastId);
}

function viewItem(story: StoryRef, facts: StoryFacts, locale: Locale): Wire['NewsItem'] {
  const { title, summary, mentions } = writeStory(facts, story.date, locale);
  return {
    id: story.id,
    kind: story.kind,
    market_id: story.marketId,
    title,
    summary,
    source: newsWords[locale].source,
    image_url: null,
    published_at: story.publishedAt.toISOString(),
    symbols: mentions.map(({ symbol, name }) => ({ symbol, name })),
  };
}

/** Turns paragraphs into HTML; everything in a paragraph is escaped. */
function toHtml(paragraphs: readonly string[]): string {
  return paragraphs.map((text) => `<p>${escapeHtml(text)}</p>`).join('');
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
