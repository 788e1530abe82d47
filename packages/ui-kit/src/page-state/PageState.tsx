import type { ReactNode } from 'react';
import { rootOf, type RootProps } from '../css/rootOf.js';
import { Button } from '../button/Button.js';
import { EmptyState } from '../empty-state/EmptyState.js';
import { OfflineIcon, WarningIcon } from '../icon/index.js';
import * as en from '../messages/en.js';
import { useKitMessages } from '../messages/index.js';
import { Spinner } from '../spinner/Spinner.js';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.js';
import { ring, unseen, waiting } from './PageState.css.js';
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
  /** What the customer waits for; announced with a `skeleton`, otherwise visible. @default the kit's "Loading" */
  label?: string | undefined;
  /** The outline of the content, such as `SkeletonRows`. @default a spinner */
  skeleton?: ReactNode;
  /** How long nothing is shown. ms @default 200 */
  delayMs?: number | undefined;
}

/**
 * Shows nothing for `delayMs`, then a spinner or the outline of the content. The outline takes its space from the start,
 * so that the content below does not move. The live region is in the page from the start, so that its text is announced.
 */
export function LoadingState({ label, skeleton, delayMs = LOADING_DELAY_MS, ...rest }: LoadingStateProps) {
  const messages = useKitMessages(english);
  const isShown = useDelayed(delayMs);
  const words = label ?? messages.loading;
  const isOutlined = skeleton !== undefined;
  return (
    <div {...rootOf(rest, isOutlined || !isShown ? '' : waiting)} data-part="loading-state" role="status">
      {/* Not the region itself: a screen reader may hold back what a busy region says until it is no longer busy. */}
      <div
        aria-busy="true"
        data-part="outline"
        className={isOutlined ? (isShown ? undefined : unseen) : ring}
      >
        {isOutlined ? skeleton : isShown && <Spinner size="large" />}
      </div>
      {isShown && (isOutlined ? <VisuallyHidden>{words}</VisuallyHidden> : words)}
    </div>
  );
}

export interface ErrorStateProps extends RootProps {
  /** What failed, one line. @default the kit's "This could not be loaded" */
  title?: ReactNode;
  /** What the customer can do about it. @default the kit's own sentence */
  hint?: ReactNode;
  /** Called by the retry button. Without it there is no button. */
  onRetry?: (() => void) | undefined;
  /** The button's label. @default the kit's "Try again" */
  retryLabel?: ReactNode;
  /** Whether a retry is running: the retry button is busy. @default false */
  isRetrying?: boolean | undefined;
}

/** Says what failed and what to do, with a retry button; announced when it appears. */
export function ErrorState(props: ErrorStateProps) {
  return <Trouble role="alert" icon={<WarningIcon />} {...props} />;
}

export interface OfflineStateProps extends RootProps {
  /** What is wrong, one line. @default the kit's own words */
  title?: ReactNode;
  /** What still works, or what to do. @default the kit's own sentence */
  hint?: ReactNode;
  /** Called by the retry button. Without it there is no button. */
  onRetry?: (() => void) | undefined;
  /** Whether a retry is running: the retry button is busy. @default false */
  isRetrying?: boolean | undefined;
}

/** Says that there is no connection. For a page without earlier data to show. */
export function OfflineState(props: OfflineStateProps) {
  return <Trouble role="status" icon={<OfflineIcon />} words="offlineTitle" {...props} />;
}

interface TroubleProps extends ErrorStateProps {
  /** `alert` announces at once, `status` when the screen reader is silent. */
  role: 'alert' | 'status';
  /** The icon above the text. */
  icon: ReactNode;
  /** The title if none is given. */
  words?: 'failedTitle' | 'offlineTitle';
}

/** The common layout of error states: an icon, what is wrong, what to do, and a button. Internal. */
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
