import { Card } from '@fairlot/ui-kit/card';
import { LoadingState } from '@fairlot/ui-kit/page-state';
import { SkeletonRows } from '@fairlot/ui-kit/skeleton';
import type { ReactNode } from 'react';
import { QueryFailure, type Retryable } from '../../components/QueryFailure.js';

export interface ListStateProps<Row> {
  query: Retryable & { readonly data: readonly Row[] | undefined };
  failedTitle: string;
  empty: ReactNode;
  children: (rows: readonly Row[]) => ReactNode;
}

/** A list, or where it stands. What was loaded stays on screen while it is asked for again, and when that fails. */
export function ListState<Row>({ query, failedTitle, empty, children }: ListStateProps<Row>) {
  if (query.data !== undefined) return query.data.length === 0 ? empty : children(query.data);
  if (query.error !== null) {
    return <QueryFailure query={query} title={failedTitle} />;
  }
  return <LoadingRows />;
}

/** Rows that are on their way. */
export function LoadingRows() {
  return (
    <LoadingState
      skeleton={
        <Card isPadded={false}>
          <SkeletonRows count={3} hasAvatar={false} />
        </Card>
      }
    />
  );
}
