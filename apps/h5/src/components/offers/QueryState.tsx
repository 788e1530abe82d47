import { ErrorState, LoadingState } from '@fairlot/ui-kit/page-state';
import { SkeletonRows } from '@fairlot/ui-kit/skeleton';
import type { ReactNode } from 'react';
import { useT } from '../../i18n/index.js';
import { describeError } from '../describeError.js';

interface QueryStateProps<Data> {
  query: {
    data: Data | undefined;
    error: unknown;
    isFetching: boolean;
    refetch: () => Promise<unknown>;
  };
  children: (data: Data) => ReactNode;
}

/** What was loaded, or where it stands. What was loaded stays on screen while it is asked for again. */
export function QueryState<Data>({ query, children }: QueryStateProps<Data>) {
  const t = useT();
  if (query.data !== undefined) return children(query.data);
  if (query.error !== null) {
    return (
      <ErrorState
        title={t('offers.failed')}
        hint={describeError(query.error).join(' ')}
        isRetrying={query.isFetching}
        onRetry={() => void query.refetch()}
      />
    );
  }
  return <LoadingState skeleton={<SkeletonRows count={4} hasAvatar={false} />} />;
}
