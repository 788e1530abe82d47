import type { ReactNode } from 'react';
import { warnOfValue } from '../checks/usable.js';
import { EmptyState } from '../empty-state/EmptyState.js';
import * as en from '../messages/en.js';
import { useKitMessages } from '../messages/index.js';
import { MaintenanceState } from './MaintenanceState.js';
import { ErrorState, LoadingState, OfflineState } from './PageState.js';
import { TimedWait } from './TimedWait.js';

const english = { emptyTitle: en.emptyTitle };

/** The state of some data. `maintenance`: the service is under maintenance, as HTTP 503 says. */
export type AsyncStatus = 'loading' | 'error' | 'offline' | 'maintenance' | 'empty' | 'ready';

export interface AsyncBoundaryProps {
  /** The state of the data, of which the owner keeps track. */
  status: AsyncStatus;
  /** The content, shown when `ready`. A function is called only then. */
  children: ReactNode | (() => ReactNode);
  /** The outline of the content while it loads, such as `SkeletonRows`. @default a spinner */
  skeleton?: ReactNode;
  /** What the customer waits for; announced with a `skeleton`, otherwise visible. @default the kit's "Loading" */
  loadingLabel?: string | undefined;
  /** Shown when `empty`: an `EmptyState`. @default the kit's "Nothing here yet" */
  empty?: ReactNode;
  /** What failed, one line. @default the kit's "This could not be loaded" */
  errorTitle?: ReactNode;
  /** What the customer can do about the error. @default the kit's own sentence */
  errorHint?: ReactNode;
  /** Called by the retry button. Without it there is no button, and a wait has no timeout. @default none */
  onRetry?: (() => void) | undefined;
  /** Whether a retry is running: the retry button is busy. @default false */
  isRetrying?: boolean | undefined;
  /** How long a wait lasts before it offers a retry. ms; `Infinity` never offers one. @default 60,000 */
  timeoutMs?: number | undefined;
}

/**
 * Shows some data, or its state: loading, failed, offline, in maintenance, empty. The rest of the page stays usable.
 */
export function AsyncBoundary(props: AsyncBoundaryProps): ReactNode {
  const { status, children, skeleton, loadingLabel: label, empty, onRetry, isRetrying, timeoutMs } = props;
  const messages = useKitMessages(english);
  switch (status) {
    case 'loading':
      return onRetry ? (
        <TimedWait skeleton={skeleton} label={label} timeoutMs={timeoutMs} onRetry={onRetry} />
      ) : (
        <LoadingState skeleton={skeleton} label={label} />
      );
    case 'error':
      return (
        <ErrorState
          title={props.errorTitle}
          hint={props.errorHint}
          onRetry={onRetry}
          isRetrying={isRetrying}
        />
      );
    case 'offline':
      return <OfflineState onRetry={onRetry} isRetrying={isRetrying} />;
    case 'maintenance':
      return <MaintenanceState onRetry={onRetry} isRetrying={isRetrying} />;
    case 'empty':
      return empty ?? <EmptyState title={messages.emptyTitle} />;
    case 'ready':
      return typeof children === 'function' ? children() : children;
    default:
      warnOfValue('AsyncBoundary', 'status', status, [
        'is not known.',
        'Nothing is drawn.',
        'Pass one of loading, error, offline, maintenance, empty, ready.',
      ]);
      return null;
  }
}
