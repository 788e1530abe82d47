import { LoadingState } from '@fairlot/ui-kit/page-state';
import { SkeletonRows } from '@fairlot/ui-kit/skeleton';
import type { ReactNode } from 'react';
import { useT } from '../../i18n/index.js';
import { QueryFailure, type Retryable } from '../QueryFailure.js';

interface QueryStateProps<Data> {
  query: Retryable & { readonly data: Data | undefined };
  children: (data: Data) => ReactNode;
}

/** What was loaded, or where it stands. What was loaded stays on screen while it is asked for again. */
export function QueryState<Data>({ query, children }: QueryStateProps<Data>) {
  const t = useT();
  if (query.data !== undefined) return children(query.data);
  if (query.error !== null) {
    return <QueryFailure query={query} title={t('offers.failed')} />;
  }
  return <LoadingState skeleton={<SkeletonRows count={4} hasAvatar={false} />} />;
}
