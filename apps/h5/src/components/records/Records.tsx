import { AsyncBoundary, LoadingState, type AsyncStatus } from '@fairlot/ui-kit/page-state';
import { SkeletonRows } from '@fairlot/ui-kit/skeleton';
import { type ReactNode, useEffect, useRef, type RefObject } from 'react';
import { describeError } from '../describeError.js';
import { QueryFailure } from '../QueryFailure.js';
import { failureOf } from '../statusOf.js';
import { more } from './Records.css.js';
import { usePage } from '../../engine/index.js';

/** The part of an infinite query that a list of records needs. */
export interface RecordsQuery<Row> {
  /** If it is empty, more pages are loaded until there are rows or the list ends. */
  readonly data: readonly Row[] | undefined;
  readonly isPending: boolean;
  readonly error: Error | null;
  readonly hasNextPage: boolean;
  readonly isFetching: boolean;
  readonly isFetchingNextPage: boolean;
  readonly isFetchNextPageError: boolean;
  readonly fetchNextPage: () => Promise<unknown>;
  readonly refetch: () => Promise<unknown>;
}

export interface RecordsProps<Row> {
  query: RecordsQuery<Row>;
  errorTitle: string;
  /** An `EmptyState`. */
  empty: ReactNode;
  children: (rows: readonly Row[]) => ReactNode;
  /** Shown after the last row of the whole list. */
  end?: ReactNode;
}

/**
 * An endless list of records, with its loading and error states. The next page is fetched before the end is reached.
 */
export function Records<Row>({ query, errorTitle, empty, children, end }: RecordsProps<Row>) {
  const rows = query.data ?? [];
  return (
    <AsyncBoundary
      status={statusOf(query, rows.length)}
      skeleton={<SkeletonRows count={6} />}
      empty={empty}
      errorTitle={errorTitle}
      errorHint={describeError(query.error).join(' ')}
      onRetry={() => void query.refetch()}
      isRetrying={query.isFetching}
    >
      {() => (
        <>
          {rows.length > 0 && children(rows)}
          {query.hasNextPage ? <MoreRecords query={query} errorTitle={errorTitle} /> : end}
        </>
      )}
    </AsyncBoundary>
  );
}

function statusOf({ isPending, error, hasNextPage }: RecordsQuery<unknown>, count: number): AsyncStatus {
  if (isPending) return 'loading';
  if (count > 0 || hasNextPage) return 'ready';
  return error === null ? 'empty' : failureOf(error);
}

export interface MoreRecordsProps {
  query: Omit<RecordsQuery<unknown>, 'data'>;
  errorTitle: string;
}

/** The end of the loaded rows: loads the next page when it comes near the screen. */
export function MoreRecords({ query, errorTitle }: MoreRecordsProps) {
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

/**
 * Calls `onReach` when the end of a list comes within the page's `reachBottom` of the screen. It calls again each
 * time `isActive` becomes true while the end is still there, because a page of rows may be shorter than the screen.
 */
function useReachEnd(onReach: () => void, isActive: boolean): RefObject<HTMLDivElement | null> {
  const end = useRef<HTMLDivElement>(null);
  const latest = useRef(onReach);
  const { reachBottom = 0 } = usePage();
  useEffect(() => {
    latest.current = onReach;
  });
  useEffect(() => {
    if (!isActive || end.current === null) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) latest.current();
      },
      { rootMargin: `0px 0px ${reachBottom}px` },
    );
    observer.observe(end.current);
    return () => observer.disconnect();
  }, [isActive, reachBottom]);
  return end;
}
