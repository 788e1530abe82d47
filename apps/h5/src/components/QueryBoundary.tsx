import { AsyncBoundary, type AsyncBoundaryProps } from '@fairlot/ui-kit/page-state';
import { SkeletonRows } from '@fairlot/ui-kit/skeleton';
import type { ReactNode } from 'react';
import { describeError } from './describeError.js';
import type { Retryable } from './QueryFailure.js';
import { statusOf } from './statusOf.js';

/** What of a query is needed to show what it brought. */
export type BoundaryQuery<Data> = Retryable & { readonly data: Data | undefined };

export interface QueryBoundaryProps<Data> extends Pick<AsyncBoundaryProps, 'empty'> {
  query: BoundaryQuery<Data>;
  /** What could not be loaded. */
  errorTitle: string;
  /** The shape of what is coming. @default four rows */
  skeleton?: ReactNode;
  /** What has arrived holds nothing to show. @default false */
  isEmpty?: boolean | undefined;
  /** What is shown of what has arrived. */
  children: ReactNode | ((data: Data) => ReactNode);
}

/** Shows what a query brought, or the state it is in, with a button that asks again. */
export function QueryBoundary<Data>(props: QueryBoundaryProps<Data>) {
  const {
    query,
    skeleton = <SkeletonRows count={4} hasAvatar={false} />,
    isEmpty,
    children,
    ...rest
  } = props;
  const { data, error, isFetching, refetch } = query;
  return (
    <AsyncBoundary
      {...rest}
      skeleton={skeleton}
      status={statusOf(query, isEmpty)}
      errorHint={describeError(error).join(' ')}
      onRetry={() => void refetch()}
      isRetrying={isFetching}
    >
      {typeof children === 'function' ? () => data !== undefined && children(data) : children}
    </AsyncBoundary>
  );
}
