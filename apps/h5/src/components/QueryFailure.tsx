import { ErrorState, MaintenanceState, OfflineState } from '@fairlot/ui-kit/page-state';
import { describeError } from './describeError.js';
import { failureOf } from './statusOf.js';

/** What of a query has to be known to say that it failed, and to ask again. */
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

/** Stands for what a query could not load: whose fault that is, what to do, and a button that asks again. */
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
