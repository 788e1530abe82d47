import type { ReactNode } from 'react';
import { EmptyState } from '../empty-state/EmptyState.js';
import * as en from '../messages/en.js';
import { useKitMessages } from '../messages/index.js';
import { MaintenanceState } from './MaintenanceState.js';
import { ErrorState, LoadingState, OfflineState } from './PageState.js';
import { TimedWait } from './TimedWait.js';

const english = { emptyTitle: en.emptyTitle };

/** The state of a piece of data. `maintenance`: the service is under maintenance, as with HTTP 503. */
export type AsyncStatus = 'loading' | 'error' | 'offline' | 'maintenance' | 'empty' | 'ready';

export interface AsyncBoundaryProps {
  /** The state of the data; `maintenance` if the server reported it. */
  status: AsyncStatus;
  /** Shown when ready. A function is called only then. */
  children: ReactNode | (() => ReactNode);
  /** The outline of the content while it loads. */
  skeleton?: ReactNode;
  /** What the customer is waiting for. @default the kit's "Loading" */
  loadingLabel?: string;
  /** An `EmptyState`. @default the kit's own */
  empty?: ReactNode;
  /** What failed. @default the kit's own sentence */
  errorTitle?: ReactNode;
  /** What the customer can do about it. */
  errorHint?: ReactNode;
  /** Called by the retry button after a failure or a timeout. */
  onRetry?: () => void;
  /** Whether a retry is running. @default false */
  isRetrying?: boolean;
  /** How long a wait may last before a retry is offered. ms; `Infinity` never offers one. @default 60,000 */
  timeoutMs?: number;
}

/**
 * Shows a piece of data or its state: loading, failed, offline, in maintenance, empty. The rest of the page stays
 * usable.
 */
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
