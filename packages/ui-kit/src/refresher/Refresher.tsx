import { useImperativeHandle, useRef, type CSSProperties, type ReactNode, type Ref } from 'react';
import { rootOf, type RootProps } from '../css/rootOf.js';
import { amountOf } from '../checks/usable.js';
import * as en from '../messages/en.js';
import { useKitMessages } from '../messages/index.js';
import * as css from './Refresher.css.js';
import { DEFAULT_THRESHOLD_PX, type RefresherPhase } from './refresherMachine.js';
import { usePull } from './usePull.js';
import { useRefresh } from './useRefresh.js';

const english = {
  refresh: en.refresh,
  refreshFailed: en.refreshFailed,
  retry: en.retry,
  refreshing: en.refreshing,
  refreshRelease: en.refreshRelease,
  refreshPull: en.refreshPull,
  refreshed: en.refreshed,
};

const DEFAULT_MIN_MS = 300;
const DEFAULT_MAX_MS = 60_000;

export interface RefresherHandle {
  /** Refreshes as the button does; does nothing during a refresh. */
  refresh(): void;
}

export interface RefresherProps extends Omit<RootProps, 'ref'> {
  /**
   * Resolves when fresh data is on screen; a rejection shows a retry. `signal` aborts when the component is unmounted
   * or disabled, and after `maxDurationMs`.
   */
  onRefresh: (signal: AbortSignal) => Promise<unknown>;
  /** Distance the finger must travel for a release to refresh. CSS px. @default 45 */
  thresholdPx?: number | undefined;
  /**
   * For an owner that keeps the state: true starts a refresh, which also calls `onRefresh`; false ends it. While it
   * is true, `onRefresh` may resolve early. @default the refresh ends with `onRefresh`
   */
  isRefreshing?: boolean | undefined;
  /** How long the ring stays at least, so that it does not flash. ms @default 300 */
  minDurationMs?: number | undefined;
  /** After this long a refresh counts as failed and can be retried. ms @default 60,000 */
  maxDurationMs?: number | undefined;
  /** Disables pull and button, and cancels a running refresh. */
  disabled?: boolean | undefined;
  /** For an owner that refreshes by other means, such as a second tap on a tab. */
  ref?: Ref<RefresherHandle> | undefined;
  children: ReactNode;
}

/**
 * Pull to refresh around a list or a page. Keyboards and screen readers find a Refresh button before the content.
 * Start, end and failure are announced. `data-state`: idle, pulling, reached, refreshing, restore, abort, failed.
 */
export function Refresher({
  onRefresh,
  thresholdPx: givenPx = DEFAULT_THRESHOLD_PX,
  disabled = false,
  isRefreshing,
  ref,
  children,
  ...props
}: RefresherProps) {
  const messages = useKitMessages(english);
  const thresholdPx = amountOf('Refresher', 'thresholdPx', givenPx, [1, 1_000], DEFAULT_THRESHOLD_PX);
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const time = (name: 'minDurationMs' | 'maxDurationMs', usualMs: number) =>
    amountOf('Refresher', name, props[name] ?? usualMs, [0, Infinity], usualMs);
  const { state, send, refresh } = useRefresh(onRefresh, {
    thresholdPx,
    disabled,
    isRefreshing,
    minDurationMs: time('minDurationMs', DEFAULT_MIN_MS),
    maxDurationMs: time('maxDurationMs', DEFAULT_MAX_MS),
  });
  const ask = () => {
    if (!disabled) refresh({ type: 'refresh' });
  };
  usePull(root, !disabled, {
    onMove: (distancePx) => send({ type: 'move', distancePx }),
    onRelease: () => refresh({ type: 'release' }),
    onCancel: () => send({ type: 'cancel' }),
  });
  useImperativeHandle(ref, () => ({ refresh: ask }));

  const { phase, heightPx } = state;
  const isBusy = phase === 'refreshing';
  return (
    <div
      {...rootOf(props, css.root)}
      ref={root}
      tabIndex={-1}
      data-part="refresher"
      data-state={phase}
      data-held={(isBusy && heightPx > 0 && heightPx !== thresholdPx) || undefined}
    >
      {disabled ? null : (
        <button
          ref={button}
          type="button"
          data-part="button"
          className={css.button}
          aria-disabled={isBusy}
          onClick={ask}
        >
          {messages.refresh}
        </button>
      )}
      <div data-part="announcer" className={css.announcer} role="status">
        {announcement(phase, messages)}
      </div>
      {heightPx > 0 ? (
        <div
          data-part="head"
          className={css.head}
          style={{ '--uk-pulled': `${heightPx}px` } as CSSProperties}
        >
          {phase === 'failed' ? (
            <>
              {/* Announced already. */}
              <span data-part="words" className={css.words} aria-hidden="true">
                {messages.refreshFailed}
              </span>
              <button
                type="button"
                data-part="retry"
                className={css.retry}
                onClick={({ currentTarget }) => {
                  // This button disappears. With a keyboard the other button goes on; after a tap it would appear.
                  (currentTarget.matches(':focus-visible') ? button : root).current?.focus({
                    preventScroll: true,
                  });
                  ask();
                }}
              >
                {messages.retry}
              </button>
            </>
          ) : (
            <>
              <Wheel turn={isBusy ? 0.75 : Math.min(1, heightPx / thresholdPx)} />
              <span data-part="words" className={css.words} aria-hidden="true">
                {isBusy
                  ? messages.refreshing
                  : phase === 'reached'
                    ? messages.refreshRelease
                    : messages.refreshPull}
              </span>
            </>
          )}
        </div>
      ) : null}
      {/* Busy alone, because a screen reader may hold back what a live region in a busy element says. No transform at
         rest, because it would become the containing block of fixed and sticky descendants. */}
      <div
        data-part="content"
        className={css.content}
        aria-busy={isBusy}
        style={heightPx > 0 ? { transform: `translateY(${heightPx}px)` } : undefined}
      >
        {children}
      </div>
    </div>
  );
}

function announcement(phase: RefresherPhase, messages: typeof english): string {
  if (phase === 'refreshing') return messages.refreshing;
  if (phase === 'failed') return messages.refreshFailed;
  return phase === 'restore' ? messages.refreshed : '';
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
