import type { ReactNode } from 'react';
import { rootOf, type RootProps } from '../css/rootOf.js';
import { Button } from '../button/Button.js';
import { EmptyState } from '../empty-state/EmptyState.js';
import { OfflineIcon, WarningIcon } from '../icon/index.js';
import * as en from '../messages/en.js';
import { useKitMessages } from '../messages/index.js';
import { Spinner } from '../spinner/Spinner.js';
import { unseen, waiting } from './PageState.css.js';
import { useDelayed } from './useDelayed.js';

const english = {
  loading: en.loading,
  failedTitle: en.failedTitle,
  failedHint: en.failedHint,
  retry: en.retry,
  offlineTitle: en.offlineTitle,
};

/** How long a wait shows nothing, ms. */
export const LOADING_DELAY_MS = 200;

export interface LoadingStateProps extends RootProps {
  /** What is being waited for. @default the kit's "Loading" */
  label?: string | undefined;
  /** The shape of what is coming, instead of the ring. */
  skeleton?: ReactNode;
  /** How long nothing is shown. ms @default 200 */
  delayMs?: number;
}

/**
 * Nothing for 200 ms, then the outline of what is coming, which has its place from the start: what is below it stays where
 * it is. The live region is there from the start too, so the words are heard.
 */
export function LoadingState({ label, skeleton, delayMs = LOADING_DELAY_MS, ...rest }: LoadingStateProps) {
  const messages = useKitMessages(english);
  const isShown = useDelayed(delayMs);
  const words = label ?? messages.loading;
  return (
    <div
      {...rootOf(rest, '')}
      data-part="loading-state"
      role="status"
      aria-busy="true"
      {...(skeleton !== undefined && isShown ? { 'aria-label': words } : {})}
    >
      {skeleton !== undefined ? (
        <div data-part="unseen" className={isShown ? undefined : unseen}>
          {skeleton}
        </div>
      ) : (
        isShown && (
          <div data-part="waiting" className={waiting}>
            <Spinner size="large" />
            {words}
          </div>
        )
      )}
    </div>
  );
}

export interface ErrorStateProps extends RootProps {
  /** What failed. @default the kit's own sentence */
  title?: ReactNode;
  /** What to do about it. */
  hint?: ReactNode;
  /** Called by the button. Without it there is no button. */
  onRetry?: (() => void) | undefined;
  /** On the button. @default the kit's "Try again" */
  retryLabel?: ReactNode;
  /** The retry is under way. @default false */
  isRetrying?: boolean | undefined;
}

/** What failed, what to do, and a button that tries again; announced when it appears. */
export function ErrorState(props: ErrorStateProps) {
  return <Trouble role="alert" icon={<WarningIcon />} {...props} />;
}

export interface OfflineStateProps extends RootProps {
  /** What is the matter, in one line. @default the kit's own sentence */
  title?: ReactNode;
  /** What still works, or what to do. */
  hint?: ReactNode;
  /** Called by the button. Without it there is no button. */
  onRetry?: (() => void) | undefined;
}

/** No connection and nothing to show from before. */
export function OfflineState(props: OfflineStateProps) {
  return <Trouble role="status" icon={<OfflineIcon />} words="offlineTitle" {...props} />;
}

interface TroubleProps extends ErrorStateProps {
  /** `alert` says it at once, `status` when the reader is idle. */
  role: 'alert' | 'status';
  /** The picture above the words. */
  icon: ReactNode;
  /** The title where none is given. */
  words?: 'failedTitle' | 'offlineTitle';
}

/** What every state of trouble is: a picture, what is the matter, what to do, and a button. Inside the kit. */
export function Trouble({
  role,
  icon,
  words = 'failedTitle',
  title,
  hint,
  onRetry,
  retryLabel,
  isRetrying = false,
  ...rest
}: TroubleProps) {
  const messages = useKitMessages(english);
  return (
    <div {...rootOf(rest, '')} data-part="trouble" role={role}>
      <EmptyState
        icon={icon}
        title={title ?? messages[words]}
        hint={hint ?? messages.failedHint}
        action={
          onRetry && (
            <Button variant="secondary" busy={isRetrying} onClick={onRetry}>
              {retryLabel ?? messages.retry}
            </Button>
          )
        }
      />
    </div>
  );
}
