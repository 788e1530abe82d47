/**
 * Loading indicators of one page, without React. They are counted: the overlay stays until the last handle is done,
 * and shows the newest label. Independent of the toasts, so that neither hides the other.
 */

import { warnOnce } from '../checks/warnOnce.js';

export interface LoadingOptions {
  /** What the customer is waiting for. @default the kit's "Loading" */
  readonly label?: string | undefined;
  /** Blocks touches and clicks on the page. @default false */
  readonly mask?: boolean | undefined;
  /** Ends the loading when its owner ends, such as a page that is left. */
  readonly signal?: AbortSignal | undefined;
}

export interface LoadingHandle {
  /** Ends this loading. A second call only warns, because it would end another one's. */
  done(): void;
}

export interface LoadingState {
  readonly label: string | undefined;
  readonly hasMask: boolean;
}

/** Shorter waits show nothing, because a flash is worse than a wait. */
export const LOADING_DELAY_MS = 200;

export type LoadingChannel = ReturnType<typeof createLoadingChannel>;

/** Makes an independent channel; the page's is `loading`. `warnUnpaired` is called for each surplus `done()`. */
export function createLoadingChannel(warnUnpaired: () => void) {
  let open: readonly LoadingOptions[] = [];
  let isDue = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let state: LoadingState | null = null;
  const listeners = new Set<() => void>();

  function update(): void {
    if (open.length === 0) {
      clearTimeout(timer);
      timer = undefined;
      isDue = false;
    } else if (!isDue) {
      timer ??= setTimeout(() => {
        isDue = true;
        if (process.env.NODE_ENV !== 'production' && listeners.size === 0)
          warnOnce(
            'loading.show(): nothing shows it.',
            'The customer waits without being told.',
            'Mount <LoadingOverlay /> of @fairlot/ui-kit/loading once, inside the themed root.',
          );
        update();
      }, LOADING_DELAY_MS);
    }
    const next = isDue
      ? { label: open.at(-1)?.label, hasMask: open.some(({ mask }) => mask === true) }
      : null;
    if (next?.label === state?.label && next?.hasMask === state?.hasMask) return;
    state = next;
    for (const listener of listeners) listener();
  }

  return {
    /** Starts a loading. It appears after 200 ms and stays until `done()` was called on every handle. */
    show(options?: LoadingOptions): LoadingHandle {
      // A copy, so that one options object can be in use twice.
      const entry: LoadingOptions = { ...options };
      const { signal } = entry;
      if (process.env.NODE_ENV !== 'production' && signal && !signal.addEventListener)
        warnOnce(
          'loading.show(): signal is no AbortSignal.',
          'Nothing ends the loading but `done()`.',
          'Pass the `signal` of an AbortController, not the controller itself.',
        );
      const remove = () => {
        open = open.filter((other) => other !== entry);
        update();
      };
      const handle: LoadingHandle = {
        done() {
          signal?.removeEventListener?.('abort', remove);
          if (open.includes(entry)) remove();
          else if (signal?.aborted !== true) warnUnpaired();
        },
      };
      if (signal?.aborted === true) return handle;
      signal?.addEventListener?.('abort', remove, { once: true });
      open = [...open, entry];
      update();
      return handle;
    },
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    /** What the overlay shows; null while nothing is loading. */
    getState: (): LoadingState | null => state,
  };
}
