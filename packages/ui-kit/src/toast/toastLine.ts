import { createHosts } from '../dom/hosts.js';
import { warnOnce } from '../checks/warnOnce.js';
import { createToastTimer, type ToastTimer } from './toastTimer.js';
import type { Toast, ToastCloseReason, ToastHandle } from './toastOptions.js';

/** What stops the clocks of all shown toasts. */
export type ToastHold = 'hover' | 'focus' | 'hidden' | 'swipe';

/** Maximum number of toasts shown at once. */
const MAX_STANDING = 3;
/** The kit's default time on screen. */
const DEFAULT_DURATION_MS = 1500;

const READING_MS_PER_CHARACTER = 60;
/** Longer than a product takes to load the code that mounts its `Toaster`. */
const HOST_WAIT_MS = 10_000;

/** An open toast. */
export interface ToastEntry {
  toast: Toast;
  durationMs: number | 'reading' | undefined;
  readonly handle: ToastHandle;
  readonly settle: (result: { reason: ToastCloseReason }) => void;
}

const NONE: readonly Toast[] = [];

/**
 * The open toasts of a page, in order: which are shown, which wait, when each closes.
 *
 * Every toast is shown for its full time. Up to three are shown at once; a fourth waits for a place. Time stops while
 * nothing shows them (no `Toaster` yet), or while the customer holds them (pointer on them, focus in them, page
 * hidden).
 */
export function createToastLine() {
  const entries = new Map<ToastEntry, ToastTimer>();
  let standing: readonly Toast[] = [];
  let mounts = 0;
  let defaultDurationMs = DEFAULT_DURATION_MS;
  const holds = new Set<ToastHold>();
  const { tell, host } = createHosts(() => standing, NONE);

  function durationOf({ toast, durationMs }: ToastEntry): number {
    if (durationMs === undefined) return toast.tone === 'pending' ? Infinity : defaultDurationMs;
    if (durationMs !== 'reading') return durationMs;
    return Math.max(defaultDurationMs, toast.message.length * READING_MS_PER_CHARACTER);
  }

  /** Updates clocks and snapshot from the entries; call it after every change. */
  function update(): void {
    const isRunning = mounts > 0 && holds.size === 0;
    [...entries.values()].forEach((timer, index) =>
      isRunning && index < MAX_STANDING ? timer.start() : timer.stop(),
    );
    const next = [...entries.keys()].slice(0, MAX_STANDING).map(({ toast }) => toast);
    const isSame = next.length === standing.length && next.every((toast, index) => toast === standing[index]);
    if (isSame) return;
    standing = next;
    tell();
  }

  function close(entry: ToastEntry, reason: ToastCloseReason): void {
    const timer = entries.get(entry);
    if (timer === undefined) return;
    timer.stop();
    entries.delete(entry);
    // A toast that closes under the pointer or with the focus sends no leave event; its hold would never end.
    if (entries.size === 0) for (const hold of ['hover', 'focus', 'swipe'] as const) holds.delete(hold);
    entry.settle({ reason });
    update();
  }

  return {
    /** The open toasts, also those that wait. */
    entries: (): readonly ToastEntry[] => [...entries.keys()],
    /** Adds an entry at the end. */
    add(entry: ToastEntry): void {
      entries.set(
        entry,
        createToastTimer(
          () => durationOf(entry),
          () => close(entry, 'timeout'),
        ),
      );
      update();
      if (process.env.NODE_ENV !== 'production' && mounts === 0)
        warnWhileHidden(() => mounts === 0 && entries.has(entry));
    },
    /** Call it when an entry says something else: its time restarts. */
    restart(entry: ToastEntry): void {
      entries.get(entry)?.reset();
      update();
    },
    close,
    /** Stops all clocks until the same hold is released. */
    hold(hold: ToastHold): void {
      holds.add(hold);
      update();
    },
    release(hold: ToastHold): void {
      holds.delete(hold);
      update();
    },
    /** Registers that toasts are being shown; the returned function unregisters. */
    attach(durationMs: number = DEFAULT_DURATION_MS): () => void {
      mounts += 1;
      defaultDurationMs = durationMs;
      update();
      return () => {
        mounts -= 1;
        update();
      };
    },
    /** A store for one host: the shown toasts, oldest first. The same array until it changes. */
    host,
  };
}

/** Warns later of a toast that is still hidden then. Called in development only. */
function warnWhileHidden(isHidden: () => boolean): void {
  setTimeout(() => {
    if (!isHidden()) return;
    warnOnce(
      'toast(): nothing shows it.',
      'It waits, and the customer does not see it.',
      'Mount <Toaster /> of @fairlot/ui-kit/toast once, inside the themed root.',
    );
  }, HOST_WAIT_MS);
}
