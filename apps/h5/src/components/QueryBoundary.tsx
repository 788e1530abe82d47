import { AsyncBoundary, type AsyncBoundaryProps } from '@fairlot/ui-kit/page-state';
import { SkeletonRows } from '@fairlot/ui-kit/skeleton';
import { useDeferredValue, type ReactNode } from 'react';
import { describeError } from './describeError.js';
import type { Retryable } from './QueryFailure.js';
import { statusOf } from './statusOf.js';

/** The part of a query that is needed to show its data. */
export type BoundaryQuery<Data> = Retryable & { readonly data: Data | undefined };

export interface QueryBoundaryProps<Data> extends Pick<AsyncBoundaryProps, 'empty'> {
  query: BoundaryQuery<Data>;
  /** What could not be loaded. */
  errorTitle: string;
  /** The outline of the content while it loads. @default four rows */
  skeleton?: ReactNode;
  /**
   * Whether what stands above the content is still loading. Otherwise it would move the content when it comes.
   * @default false
   */
  isWaiting?: boolean;
  /** Whether the loaded data contains nothing to show. @default false */
  isEmpty?: boolean | undefined;
  /** Renders the loaded data. */
  children: ReactNode | ((data: Data) => ReactNode);
}

/** Shows a query's data or its state, with a retry button. */
export function QueryBoundary<Data>(props: QueryBoundaryProps<Data>) {
  const {
    query,
    skeleton = <SkeletonRows count={4} hasAvatar={false} />,
    isEmpty,
    isWaiting = false,
    children,
    ...rest
  } = props;
  const { data, error, isFetching, refetch } = query;
  const isLoaded = data !== undefined && !isWaiting;
  // The first content renders in short pieces, between which the page answers; what changes later appears at once.
  const isShown = useDeferredValue(isLoaded);
  return (
    <AsyncBoundary
      {...rest}
      skeleton={skeleton}
      status={data !== undefined && !(isLoaded && isShown) ? 'loading' : statusOf(query, isEmpty)}
      errorHint={describeError(error).join(' ')}
      onRetry={() => void refetch()}
      isRetrying={isFetching}
    >
      {typeof children === 'function' ? () => data !== undefined && children(data) : children}
    </AsyncBoundary>
  );
}
