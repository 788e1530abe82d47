import type { CSSProperties } from 'react';
import * as en from '../messages/en.js';
import { useKitMessages } from '../messages/index.js';
import * as css from './Refresher.css.js';
import type { RefresherPhase } from './refresherMachine.js';

const english = {
  refreshFailed: en.refreshFailed,
  retry: en.retry,
  refreshing: en.refreshing,
  refreshRelease: en.refreshRelease,
  refreshPull: en.refreshPull,
};

export interface RefresherHeadProps {
  /** How far the pull or the refresh has come. */
  phase: RefresherPhase;
  /** How far the content has moved down. CSS px */
  heightPx: number;
  /** The distance that closes the ring. CSS px */
  thresholdPx: number;
  /** Called by the button of a failed refresh, which then disappears. */
  onRetry: (button: HTMLButtonElement) => void;
}

/** What a pull uncovers above the content: a ring with words, or a failure with a retry. Announced elsewhere. */
export function RefresherHead({ phase, heightPx, thresholdPx, onRetry }: RefresherHeadProps) {
  const messages = useKitMessages(english);
  return (
    <div data-part="head" className={css.head} style={{ '--uk-pulled': `${heightPx}px` } as CSSProperties}>
      {phase === 'failed' ? null : (
        <Wheel turn={phase === 'refreshing' ? 0.75 : Math.min(1, heightPx / thresholdPx)} />
      )}
      <span data-part="words" className={css.words} aria-hidden="true">
        {phase === 'failed'
          ? messages.refreshFailed
          : phase === 'refreshing'
            ? messages.refreshing
            : phase === 'reached'
              ? messages.refreshRelease
              : messages.refreshPull}
      </span>
      {phase === 'failed' ? (
        <button
          type="button"
          data-part="retry"
          className={css.retry}
          onClick={(event) => onRetry(event.currentTarget)}
        >
          {messages.retry}
        </button>
      ) : null}
    </div>
  );
}

/** A ring that closes as the pull approaches its threshold. `turn`: 0 to 1. */
function Wheel({ turn }: { turn: number }) {
  return (
    <svg
      data-part="wheel"
      className={css.wheel}
      viewBox="0 0 20 20"
      aria-hidden="true"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
    >
      <circle
        cx="10"
        cy="10"
        r="8"
        pathLength="1"
        strokeDasharray={`${turn} 1`}
        transform="rotate(-90 10 10)"
      />
    </svg>
  );
}
