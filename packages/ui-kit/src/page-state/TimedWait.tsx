import { useState } from 'react';
import { rootOf } from '../css/rootOf.js';
import { Button } from '../button/Button.js';
import { EmptyState } from '../empty-state/EmptyState.js';
import { RefreshIcon } from '../icon/index.js';
import * as en from '../messages/en.js';
import { useKitMessages } from '../messages/index.js';
import { LoadingState, OfflineState, type LoadingStateProps } from './PageState.js';
import { everywhere, screen } from './PageState.css.js';
import { useDelayed } from './useDelayed.js';

const english = { timedOut: en.timedOut, retry: en.retry };

const DEFAULT_TIMEOUT_MS = 60_000;

export interface TimedWaitProps extends LoadingStateProps {
  /** How long the wait lasts before it offers a retry. ms; `Infinity` never offers one. @default 60,000 */
  timeoutMs?: number | undefined;
  /** Called by the retry button; the wait then begins again. */
  onRetry: () => void;
}

/** A wait with a time limit. After it, a message offers a retry by a tap anywhere on it. */
export function TimedWait(props: TimedWaitProps) {
  const [attempt, setAttempt] = useState(0);
  const onRetry = () => {
    setAttempt(attempt + 1);
    props.onRetry();
  };
  return <OneWait key={attempt} {...props} onRetry={onRetry} />;
}

function OneWait({ timeoutMs = DEFAULT_TIMEOUT_MS, onRetry, ...waiting }: TimedWaitProps) {
  const messages = useKitMessages(english);
  const isLate = useDelayed(timeoutMs);
  if (!isLate) return <LoadingState {...waiting} />;
  if (isOffline()) return <OfflineState {...rootOf(waiting, '')} onRetry={onRetry} />;
  return (
    <div {...rootOf(waiting, screen)} role="alert" data-part="timed-wait">
      <EmptyState
        icon={<RefreshIcon />}
        title={messages.timedOut}
        action={
          <Button variant="secondary" className={everywhere} onClick={onRetry}>
            {messages.retry}
          </Button>
        }
      />
    </div>
  );
}

/** During server rendering there is no navigator, or one without `onLine`. */
const isOffline = () => (globalThis.navigator as Partial<Navigator> | undefined)?.onLine === false;
