import { clientCode, isApiError } from '@fairlot/api-client';
import { EmptyState } from '@fairlot/ui-kit/empty-state';
import { LoadingState } from '@fairlot/ui-kit/page-state';
import { SkeletonRows } from '@fairlot/ui-kit/skeleton';
import { VisuallyHidden } from '@fairlot/ui-kit/visually-hidden';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { QueryFailure } from '../../components/QueryFailure.js';
import { useReachable } from '../../components/reach.js';
import type { To } from '../../engine/index.js';
import { useT, type MessageId } from '../../i18n/index.js';
import { api } from '../../state/client.js';
import { useIsOnline } from '../../state/useIsOnline.js';
import { findNames } from './findNames.js';
import { rememberSearch } from './rememberSearch.js';
import { ResultRow, type SearchResult } from './ResultRow.js';
import { offlineNote, row, rows, section, sectionTop } from './search.css.js';
import { SuggestedMarkets } from './SuggestedMarkets.js';
import { MINUTE_MS } from '../../durations.js';

/**
 * The groups in order, each with the page of its results. Kinds that only a newer server knows have no page and are
 * not shown.
 */
const groups = [
  { type: 'instrument', to: '/pages/quote/stock', heading: 'search.stocks' },
  { type: 'index', to: '/pages/quote/gin', heading: 'search.indices' },
  { type: 'fund', to: '/pages/fund/detail', heading: 'manifest.fund' },
  { type: 'ipo', to: '/pages/product/newstock', heading: 'search.ipo' },
  { type: 'news', to: '/pages/news/detail', heading: 'manifest.news' },
  { type: 'replay', to: '/pages/quote/replay', heading: 'manifest.replay' },
] as const satisfies readonly { type: string; to: To; heading: MessageId }[];

const MOST_RESULTS = 50;

export interface SearchResultsProps {
  query: string;
  /** Called when a result was pressed, before the page is left. */
  onOpen: () => void;
}

/** The matches in groups, each row with its live price. */
export function SearchResults({ query, onOpen }: SearchResultsProps) {
  const t = useT();
  const shown = useReachable(groups, ({ to }) => to);
  const { all, asked, isOnline, isOfEarlierQuery } = useMatches(query);
  const found = all?.filter((result) => shown.some(({ type }) => type === result.type));
  if (found === undefined) {
    if (!asked.isError) return <LoadingState skeleton={<SkeletonRows count={6} />} />;
    return <QueryFailure query={asked} title={t('search.failed')} />;
  }
  const count = found.length;
  const open = () => {
    rememberSearch(query);
    onOpen();
  };
  return (
    <>
      <div role="status">
        {!isOnline && <p className={offlineNote}>{t('search.offline')}</p>}
        <VisuallyHidden>{isOfEarlierQuery ? '' : t('search.count', { count })}</VisuallyHidden>
      </div>
      {count === 0 ? (
        <>
          <EmptyState title={t('search.none', { query })} hint={t('search.noneHint')} />
          <SuggestedMarkets />
        </>
      ) : (
        shown.map(({ type, heading }) => (
          <Group
            key={type}
            id={type}
            heading={t(heading)}
            results={found.filter((result) => result.type === type)}
            onOpen={open}
          />
        ))
      )}
    </>
  );
}

/** The matches, from the server or, offline, from the names that the worker has cached; and the query that has them. */
function useMatches(query: string) {
  const results = useQuery({
    queryKey: ['public', 'search', query],
    queryFn: async ({ signal }) => {
      const { data } = await api.get('/search', {
        params: { query: { q: query, limit: MOST_RESULTS } },
        signal,
      });
      return data;
    },
    placeholderData: keepPreviousData,
    staleTime: MINUTE_MS,
  });
  // A device may report being online although nothing can be reached.
  const isOnline = useIsOnline() && !isApiError(results.error, clientCode.network);
  const names = useQuery({
    queryKey: ['public', 'symbol'],
    queryFn: async ({ signal }) => (await api.get('/symbol', { signal })).data,
    // The worker caches it for offline use.
    networkMode: 'always',
    enabled: !isOnline,
    staleTime: Number.POSITIVE_INFINITY,
  });
  return {
    all: isOnline ? results.data : names.data && findNames(names.data, query, MOST_RESULTS),
    asked: isOnline ? results : names,
    isOnline,
    isOfEarlierQuery: results.isPlaceholderData,
  };
}

interface GroupProps {
  id: string;
  heading: string;
  results: readonly SearchResult[];
  onOpen: () => void;
}

function Group({ id, heading, results, onOpen }: GroupProps) {
  if (results.length === 0) return null;
  return (
    <section className={section} aria-labelledby={`search-${id}`}>
      <div className={sectionTop}>
        <h2 id={`search-${id}`}>{heading}</h2>
      </div>
      <ul className={rows}>
        {results.map((result) => (
          <li key={result.id} className={row}>
            <ResultRow result={result} onOpen={onOpen} />
          </li>
        ))}
      </ul>
    </section>
  );
}
