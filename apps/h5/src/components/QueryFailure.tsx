import { ErrorState, MaintenanceState, OfflineState } from '@fairlot/ui-kit/page-state';
import { describeError } from './describeError.js';
import { failureOf } from './statusOf.js';

/** The part of a query that is needed to report its failure and to retry. */
export interface Retryable {
  readonly error: unknown;
  readonly isFetching: boolean;
  readonly refetch: () => Promise<unknown>;
}

export interface QueryFailureProps {
  query: Retryable;
  /** What could not be loaded. */
  title: string;
}

/** Shown if a query could not load: the cause, what to do, and a retry button. */
export function QueryFailure({ query: { error, isFetching, refetch }, title }: QueryFailureProps) {
  const onRetry = () => void refetch();
  const kind = failureOf(error);
  if (kind === 'maintenance') return <MaintenanceState onRetry={onRetry} isRetrying={isFetching} />;
  if (kind === 'offline') return <OfflineState onRetry={onRetry} />;
  return (
    <ErrorState
      title={title}
      hint={describeError(error).join(' ')}
      onRetry={onRetry}
      isRetrying={isFetching}
    />
  );
}
