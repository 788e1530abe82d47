/**
 * The toasts of one page, without React: which are shown, which wait, which have expired.
 *
 * Every toast is shown for its full time. Up to three are shown at once; a fourth waits for a place. Time stops while
 * nothing shows them (no `Toaster` yet), or while the customer holds them (pointer on them, focus in them, page
 * hidden).
 */

import { createHosts } from '../dom/hosts.js';
import { joinHandles } from './joinHandles.js';
import { messagesOf } from './messagesOf.js';
import { createToastTimer, type ToastTimer } from './toastTimer.js';
import type { Toast, ToastCloseReason, ToastHandle, ToastOptions } from './toastOptions.js';
import { warnWhileHidden } from './warnWhileHidden.js';

/** What stops the clocks of all shown toasts. */
export type ToastHold = 'hover' | 'focus' | 'hidden' | 'swipe';

/** Maximum number of toasts shown at once. */
const MAX_STANDING = 3;
/** The kit's default time on screen. */
const DEFAULT_DURATION_MS = 1500;

const READING_MS_PER_CHARACTER = 60;

interface Entry {
  toast: Toast;
  durationMs: number | 'reading' | undefined;
  handle: ToastHandle;
  settle: (result: { reason: ToastCloseReason }) => void;
  timer: ToastTimer;
}

export type ToastQueue = ReturnType<typeof createToastQueue>;

const NONE: readonly Toast[] = [];

/** Makes an independent queue; the page's is `toastQueue` in toast.ts. */
export function createToastQueue() {
  let entries: Entry[] = [];
  let standing: readonly Toast[] = [];
  let mounts = 0;
  let defaultDurationMs = DEFAULT_DURATION_MS;
  let nextId = 1;
  const holds = new Set<ToastHold>();
  const { tell, host } = createHosts(() => standing, NONE);

  const newId = (): string => `toast-${nextId++}`;

  /** Updates clocks and snapshot from the entries; call it after every change. */
  function update(): void {
    const isRunning = mounts > 0 && holds.size === 0;
    entries.forEach((entry, index) =>
      isRunning && index < MAX_STANDING ? entry.timer.start() : entry.timer.stop(),
    );
    const next = entries.slice(0, MAX_STANDING).map((entry) => entry.toast);
    if (next.length === standing.length && next.every((toast, index) => toast === standing[index])) return;
    standing = next;
    tell();
  }

  function close(entry: Entry, reason: ToastCloseReason): void {
    if (!entries.includes(entry)) return;
    entry.timer.stop();
    entries = entries.filter((other) => other !== entry);
    // A toast that closes under the pointer or with the focus sends no leave event; its hold would never end.
    if (entries.length === 0) for (const hold of ['hover', 'focus', 'swipe'] as const) holds.delete(hold);
    entry.settle({ reason });
    update();
  }

  function add(message: string, options: ToastOptions): ToastHandle {
    const tone = options.tone ?? 'neutral';
    const twin = entries.find(({ toast }) =>
      options.id === undefined ? toast.message === message && toast.tone === tone : toast.id === options.id,
    );
    const id = options.id ?? twin?.toast.id ?? newId();
    const { action, isAnnounced = true } = options;
    const toast: Toast = { id, message, tone, action, isAnnounced };
    if (twin !== undefined) {
      // An unchanged text keeps its element, so that a screen reader does not announce it twice.
      if (!isSame(twin.toast, toast)) twin.toast = toast;
      twin.durationMs = options.durationMs;
      twin.timer.reset();
      update();
      return twin.handle;
    }
    let settle: Entry['settle'] = () => undefined;
    const handle: ToastHandle = {
      id,
      closed: new Promise((resolve) => {
        settle = resolve;
      }),
      dismiss: () => dismiss(id),
      update: (text, changed) => {
        if (entries.includes(entry)) show(text, { ...entry.toast, ...changed, id });
      },
    };
    const entry: Entry = {
      toast,
      durationMs: options.durationMs,
      handle,
      settle,
      timer: createToastTimer(
        () => durationOf(entry, defaultDurationMs),
        () => close(entry, 'timeout'),
      ),
    };
    entries = [...entries, entry];
    update();
    if (process.env.NODE_ENV !== 'production' && mounts === 0)
      warnWhileHidden(() => mounts === 0 && entries.includes(entry));
    return handle;
  }

  /**
   * Shows one message, or several in order; repeated messages are shown once, blank ones not at all. If none is left,
   * the open toast with the id closes, because what it says is over. The handle is the last one's.
   */
  function show(message: string | readonly string[], given?: ToastOptions): ToastHandle {
    const options = given ?? {};
    const { id, tone } = options;
    const messages = messagesOf(message, tone);
    if (id && !messages.length) dismiss(id);
    const handles = messages.map((text, index) =>
      add(text, id && index ? { ...options, id: `${id}-${index}` } : options),
    );
    return joinHandles(handles);
  }

  function dismiss(id?: string, reason: ToastCloseReason = 'dismiss'): void {
    for (const entry of entries.filter(({ toast }) => id === undefined || toast.id === id))
      close(entry, reason);
  }

  return {
    /** A unique toast id. */
    newId,
    show,
    /** Closes one toast, or all that are shown and wait. */
    dismiss,
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

function durationOf({ durationMs, toast }: Entry, defaultMs: number): number {
  if (durationMs === undefined) return toast.tone === 'pending' ? Infinity : defaultMs;
  if (durationMs !== 'reading') return durationMs;
  return Math.max(defaultMs, toast.message.length * READING_MS_PER_CHARACTER);
}

/** Whether both say the same. */
const isSame = (one: Toast, other: Toast) =>
  one.message === other.message && one.tone === other.tone && one.action === other.action;
