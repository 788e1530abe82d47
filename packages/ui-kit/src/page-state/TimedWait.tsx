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
  /** How long the wait may last before it offers to try again. ms; `Infinity` waits for ever. @default 60,000 */
  timeoutMs?: number | undefined;
  /** Called by the button that the end of the wait brings. */
  onRetry: () => void;
}

/** A wait that does not go on for ever: when its time is up it says so, and a tap anywhere on it begins a new one. */
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

/** A server, which may draw this too, has no navigator, or one that knows nothing of a network. */
const isOffline = () => (globalThis.navigator as Partial<Navigator> | undefined)?.onLine === false;
