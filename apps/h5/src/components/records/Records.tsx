import { AsyncBoundary, LoadingState, type AsyncStatus } from '@fairlot/ui-kit/page-state';
import { SkeletonRows } from '@fairlot/ui-kit/skeleton';
import type { ReactNode } from 'react';
import { describeError } from '../describeError.js';
import { QueryFailure } from '../QueryFailure.js';
import { failureOf } from '../statusOf.js';
import { more } from './Records.css.js';
import { useReachEnd } from './useReachEnd.js';

/** The part of an infinite query that a list of records needs. */
export interface RecordsQuery {
  readonly isPending: boolean;
  readonly error: Error | null;
  readonly hasNextPage: boolean;
  readonly isFetching: boolean;
  readonly isFetchingNextPage: boolean;
  readonly isFetchNextPageError: boolean;
  readonly fetchNextPage: () => Promise<unknown>;
  readonly refetch: () => Promise<unknown>;
}

export interface RecordsProps {
  query: RecordsQuery;
  /** The number of filtered rows. If it is 0, more are loaded until there are some or the list ends. */
  count: number;
  errorTitle: string;
  /** An `EmptyState`. */
  empty: ReactNode;
  /** The rows. */
  children: ReactNode;
  /** Shown after the last row of the whole list. */
  end?: ReactNode;
}

/**
 * An endless list of records, with its loading and error states. The next page is fetched before the end is reached.
 */
export function Records({ query, count, errorTitle, empty, children, end }: RecordsProps) {
  return (
    <AsyncBoundary
      status={statusOf(query, count)}
      skeleton={<SkeletonRows count={6} />}
      empty={empty}
      errorTitle={errorTitle}
      errorHint={describeError(query.error).join(' ')}
      onRetry={() => void query.refetch()}
      isRetrying={query.isFetching}
    >
      {() => (
        <>
          {count > 0 && children}
          {query.hasNextPage ? <MoreRecords query={query} errorTitle={errorTitle} /> : end}
        </>
      )}
    </AsyncBoundary>
  );
}

function statusOf({ isPending, error, hasNextPage }: RecordsQuery, count: number): AsyncStatus {
  if (isPending) return 'loading';
  if (count > 0 || hasNextPage) return 'ready';
  return error === null ? 'empty' : failureOf(error);
}

/** The end of the loaded rows: loads the next page when it comes near the screen. */
export function MoreRecords({ query, errorTitle }: { query: RecordsQuery; errorTitle: string }) {
  const hasFailed = query.isFetchNextPageError && !query.isFetchingNextPage;
  const end = useReachEnd(() => void query.fetchNextPage(), !hasFailed && !query.isFetching);
  return (
    <div ref={end} className={more}>
      {hasFailed ? (
        <QueryFailure query={{ ...query, refetch: query.fetchNextPage }} title={errorTitle} />
      ) : (
        <LoadingState skeleton={<SkeletonRows count={2} />} />
      )}
    </div>
  );
}
