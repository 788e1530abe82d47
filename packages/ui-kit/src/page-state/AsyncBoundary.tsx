import type { ReactNode } from 'react';
import { EmptyState } from '../empty-state/EmptyState.js';
import * as en from '../messages/en.js';
import { useKitMessages } from '../messages/index.js';
import { MaintenanceState } from './MaintenanceState.js';
import { ErrorState, LoadingState, OfflineState } from './PageState.js';
import { TimedWait } from './TimedWait.js';

const english = { emptyTitle: en.emptyTitle };

/** Where a piece of data stands. `maintenance`: the service is being worked on, as with HTTP 503. */
export type AsyncStatus = 'loading' | 'error' | 'offline' | 'maintenance' | 'empty' | 'ready';

export interface AsyncBoundaryProps {
  /** What there is to show; `maintenance` where the server said that it is being worked on. */
  status: AsyncStatus;
  /** What is shown when ready. A function is called only then. */
  children: ReactNode | (() => ReactNode);
  /** The shape of what is coming. */
  skeleton?: ReactNode;
  /** What is being waited for. @default the kit's "Loading" */
  loadingLabel?: string;
  /** An `EmptyState`. @default the kit's own */
  empty?: ReactNode;
  /** What failed. @default the kit's own sentence */
  errorTitle?: ReactNode;
  /** What to do about it. */
  errorHint?: ReactNode;
  /** Called by the button of a failure. With it, a wait that is too long ends with such a button as well. */
  onRetry?: () => void;
  /** The retry is under way. @default false */
  isRetrying?: boolean;
  /** How long a wait may last before it offers to try again. ms; `Infinity` waits for ever. @default 60,000 */
  timeoutMs?: number;
}

/** Shows a piece of data or the state it is in: waiting, failed, offline, in maintenance, empty. The rest of the page stays usable. */
export function AsyncBoundary(props: AsyncBoundaryProps) {
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
      return <OfflineState onRetry={onRetry} />;
    case 'maintenance':
      return <MaintenanceState onRetry={onRetry} isRetrying={isRetrying} />;
    case 'empty':
      return empty ?? <EmptyState title={messages.emptyTitle} />;
    case 'ready':
      return typeof children === 'function' ? children() : children;
  }
}
