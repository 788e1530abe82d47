import type { Schemas } from '@fairlot/api-client';
import { Avatar } from '@fairlot/ui-kit/avatar';
import { EmptyState } from '@fairlot/ui-kit/empty-state';
import { ErrorState, LoadingState } from '@fairlot/ui-kit/page-state';
import { SkeletonRows } from '@fairlot/ui-kit/skeleton';
import { VisuallyHidden } from '@fairlot/ui-kit/visually-hidden';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { describeError } from '../../components/describeError.js';
import { IndexLevel, useIndexPage } from '../../components/IndexRow.js';
import { QuotePrices } from '../../components/QuoteRow.js';
import { WatchStar } from '../../components/WatchStar.js';
import { Link } from '../../engine/index.js';
import { useT } from '../../i18n/index.js';
import { api } from '../../stores/api.js';
import { useIndex } from '../../stores/indices.js';
import { rememberSearch } from './recentSearches.js';
import { row, rowLink, rowName, rowNote, rows, rowText, section, sectionTop } from './search.css.js';
import { SuggestedMarkets } from './SuggestedMarkets.js';

type SearchResult = Schemas['SearchResult'];

const MOST_RESULTS = 50;

export interface SearchResultsProps {
  query: string;
  /** A result was pressed, and the page is about to be left. */
  onOpen: () => void;
}

/** What matches, in groups, each row with its live price. */
export function SearchResults({ query, onOpen }: SearchResultsProps) {
  const t = useT();
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
    staleTime: 60_000,
  });
  if (results.data === undefined) {
    if (!results.isError) return <LoadingState skeleton={<SkeletonRows count={6} />} />;
    return (
      <ErrorState
        title={t('search.failed')}
        hint={describeError(results.error).join(' ')}
        isRetrying={results.isFetching}
        onRetry={() => void results.refetch()}
      />
    );
  }
  const stocks = results.data.filter(({ type }) => type === 'instrument');
  const indices = results.data.filter(({ type }) => type === 'index');
  const open = () => {
    rememberSearch(query);
    onOpen();
  };
  const count = stocks.length + indices.length;
  return (
    <>
      <div role="status">
        <VisuallyHidden>{results.isPlaceholderData ? '' : t('search.count', { count })}</VisuallyHidden>
      </div>
      {count === 0 ? (
        <>
          <EmptyState title={t('search.none', { query })} hint={t('search.noneHint')} />
          <SuggestedMarkets />
        </>
      ) : (
        <>
          <Group id="stocks" heading={t('search.stocks')} results={stocks} onOpen={open} />
          <Group id="indices" heading={t('search.indices')} results={indices} onOpen={open} />
        </>
      )}
    </>
  );
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

function ResultRow({ result, onOpen }: { result: SearchResult; onOpen: () => void }) {
  const { type, symbol, title, subtitle } = result;
  const index = useIndex(symbol ?? '');
  const indexPage = useIndexPage(index?.marketId);
  if (symbol === null) return null;
  return (
    <>
      <Link
        to={type === 'index' ? indexPage : '/pages/quote/stock'}
        search={{ symbol }}
        className={rowLink}
        onClick={onOpen}
      >
        <Avatar name={symbol} />
        <span className={rowText}>
          <span className={rowName}>{title}</span>
          <span className={rowNote}>{[symbol, subtitle].join(' · ')}</span>
        </span>
        {type === 'index' ? <IndexLevel symbol={symbol} /> : <QuotePrices symbol={symbol} />}
      </Link>
      <WatchStar symbol={symbol} />
    </>
  );
}
