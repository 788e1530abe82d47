import type { ReactNode } from 'react';
import { EmptyState } from '../empty-state/EmptyState.js';
import * as en from '../messages/en.js';
import { useKitMessages } from '../messages/index.js';
import { ErrorState, LoadingState, OfflineState } from './PageState.js';

const english = { emptyTitle: en.emptyTitle };

/** Where a piece of data stands. */
export type AsyncStatus = 'loading' | 'error' | 'offline' | 'empty' | 'ready';

export interface AsyncBoundaryProps {
  status: AsyncStatus;
  /** What is shown when ready. A function is called only then. */
  children: ReactNode | (() => ReactNode);
  /** The shape of what is coming. */
  skeleton?: ReactNode;
  loadingLabel?: string;
  /** An `EmptyState`. @default the kit's own */
  empty?: ReactNode;
  errorTitle?: ReactNode;
  errorHint?: ReactNode;
  onRetry?: () => void;
  isRetrying?: boolean;
}

/** Shows a piece of data or the state it is in: waiting, failed, offline, empty. The rest of the page stays usable. */
export function AsyncBoundary(props: AsyncBoundaryProps) {
  const { status, children, skeleton, loadingLabel, empty, errorTitle, errorHint, onRetry, isRetrying } =
    props;
  const messages = useKitMessages(english);
  switch (status) {
    case 'loading':
      return <LoadingState skeleton={skeleton} label={loadingLabel} />;
    case 'error':
      return <ErrorState title={errorTitle} hint={errorHint} onRetry={onRetry} isRetrying={isRetrying} />;
    case 'offline':
      return <OfflineState onRetry={onRetry} />;
    case 'empty':
      return empty ?? <EmptyState title={messages.emptyTitle} />;
    case 'ready':
      return typeof children === 'function' ? children() : children;
  }
}
