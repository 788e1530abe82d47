import { useImperativeHandle, useRef, type ReactNode, type Ref } from 'react';
import { rootOf, type RootProps } from '../css/rootOf.js';
import { amountOf } from '../checks/usable.js';
import * as en from '../messages/en.js';
import { useKitMessages } from '../messages/index.js';
import * as css from './Refresher.css.js';
import { RefresherHead } from './RefresherHead.js';
import { DEFAULT_THRESHOLD_PX, type RefresherPhase } from './refresherMachine.js';
import { usePull } from './usePull.js';
import { useRefresh } from './useRefresh.js';

const english = {
  refresh: en.refresh,
  refreshFailed: en.refreshFailed,
  refreshing: en.refreshing,
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
  const retry = (retryButton: HTMLButtonElement) => {
    // Its button disappears. With a keyboard the other button goes on; after a tap it would appear.
    const next = retryButton.matches(':focus-visible') ? button : root;
    next.current?.focus({ preventScroll: true });
    ask();
  };

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
        <RefresherHead phase={phase} heightPx={heightPx} thresholdPx={thresholdPx} onRetry={retry} />
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
