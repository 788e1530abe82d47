/**
 * Loading indicators of one page, without React. Counted: the overlay stays until the last handle is done, and shows the
 * newest label. Its own channel, so that it neither hides a toast nor is hidden by one.
 */

export interface LoadingOptions {
  /** What is being waited for. @default the kit's "Loading" */
  readonly label?: string;
  /** Blocks touches and clicks on what is below. @default false */
  readonly mask?: boolean;
  /** Ends the loading with whatever owns it, such as a page that is left. */
  readonly signal?: AbortSignal;
}

export interface LoadingHandle {
  /** Ends this loading. A second call only warns: it would end somebody else's. */
  done(): void;
}

export interface LoadingState {
  readonly label: string | undefined;
  readonly hasMask: boolean;
}

/** Shorter waits show nothing, because a flash is worse than a wait. */
export const LOADING_DELAY_MS = 200;

export type LoadingChannel = ReturnType<typeof createLoadingChannel>;

/** A channel of its own; the page's is `loading`. `warnUnpaired` is told of a `done()` too many. */
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
    /** Starts one loading; it appears after 200 ms and stays until its `done()`, and every other's, is called. */
    show(options: LoadingOptions = {}): LoadingHandle {
      // A copy, so that the same options object can be open twice.
      const entry = { ...options };
      const remove = () => {
        open = open.filter((other) => other !== entry);
        update();
      };
      const handle: LoadingHandle = {
        done() {
          options.signal?.removeEventListener('abort', remove);
          if (open.includes(entry)) remove();
          else if (options.signal?.aborted !== true) warnUnpaired();
        },
      };
      if (options.signal?.aborted === true) return handle;
      options.signal?.addEventListener('abort', remove, { once: true });
      open = [...open, entry];
      update();
      return handle;
    },
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    /** What the overlay shows; null while there is nothing to show. */
    getState: (): LoadingState | null => state,
  };
}
