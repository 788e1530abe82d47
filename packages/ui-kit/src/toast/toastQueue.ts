/**
 * The toasts of one page, without React: which are shown, which wait, which have expired.
 *
 * Every toast is shown for its full time. Up to three are shown at once; a fourth waits for a place. Time stops while
 * nothing shows them (no `Toaster` yet), or while the customer holds them (pointer on them, focus in them, page
 * hidden).
 */

import { createHosts } from '../dom/hosts.js';
import { LONGEST_TIMER_MS } from '../dom/longestTimer.js';
import { warnOnce } from '../format/developmentWarning.js';

/** A `critical` toast is announced at once, the others when the screen reader is silent. A `pending` toast shows a spinner. */
export type ToastTone = 'neutral' | 'positive' | 'critical' | 'pending';

/** Why a toast closed: its time passed, code dismissed it, the customer swiped it away or used its action. */
export type ToastCloseReason = 'timeout' | 'dismiss' | 'swipe' | 'action';

export interface ToastAction {
  /** The button's label, a verb such as "Undo". */
  readonly label: string;
  /** Called when it is pressed, after the toast has closed. */
  readonly onAction: () => void;
}

export interface ToastOptions {
  /** Icon and urgency. @default 'neutral' */
  readonly tone?: ToastTone | undefined;
  /**
   * Time on screen, ms. `Infinity`: until it is dismissed. `'reading'`: 60 ms a character, at least the default.
   * @default `durationMs` of the Toaster; `Infinity` for a `pending` toast
   */
  readonly durationMs?: number | 'reading' | undefined;
  /** A toast with the id of an open one replaces its text and restarts its time. @default one of its own */
  readonly id?: string | undefined;
  /** A button after the text. Give it time: `durationMs` of 5000 or more. @default none */
  readonly action?: ToastAction | undefined;
  /** False if the same text is announced elsewhere, such as the error of a field. @default true */
  readonly isAnnounced?: boolean | undefined;
}

export interface Toast {
  readonly id: string;
  readonly message: string;
  readonly tone: ToastTone;
  readonly action: ToastAction | undefined;
  readonly isAnnounced: boolean;
}

/** An open toast, for the code that showed it. */
export interface ToastHandle {
  /** For `toast.dismiss` and `ToastOptions.id`. */
  readonly id: string;
  /** Resolves when the toast has closed; never rejects. */
  readonly closed: Promise<{ reason: ToastCloseReason }>;
  /** Closes the toast. For a list, closes all its toasts. */
  dismiss(): void;
  /**
   * Replaces the text and restarts the time. The other options stay unless they are given. It does nothing after the
   * toast has closed. For a list, it changes the last toast.
   */
  update(message: string, options?: Omit<ToastOptions, 'id'>): void;
}

/** What stops the clocks of all shown toasts. */
export type ToastHold = 'hover' | 'focus' | 'hidden' | 'swipe';

/** Maximum number of toasts shown at once. */
const MAX_STANDING = 3;
/** The kit's default time on screen. */
const DEFAULT_DURATION_MS = 1500;

const READING_MS_PER_CHARACTER = 60;
/** Longer than a product takes to load the code that mounts its `Toaster`. */
const HOST_WAIT_MS = 10_000;

interface Entry {
  toast: Toast;
  durationMs: number | 'reading' | undefined;
  handle: ToastHandle;
  settle: (result: { reason: ToastCloseReason }) => void;
  /** Undefined until the toast is shown for the first time. */
  remainingMs: number | undefined;
  startedAtMs: number;
  timer: ReturnType<typeof setTimeout> | undefined;
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

  function durationOf(entry: Entry): number {
    if (entry.durationMs === undefined) return entry.toast.tone === 'pending' ? Infinity : defaultDurationMs;
    if (entry.durationMs !== 'reading') return entry.durationMs;
    return Math.max(defaultDurationMs, entry.toast.message.length * READING_MS_PER_CHARACTER);
  }

  function stop(entry: Entry): void {
    if (entry.timer === undefined) return;
    clearTimeout(entry.timer);
    entry.timer = undefined;
    entry.remainingMs = Math.max(0, (entry.remainingMs ?? 0) - (performance.now() - entry.startedAtMs));
  }

  function start(entry: Entry): void {
    if (entry.timer !== undefined) return;
    entry.remainingMs ??= durationOf(entry);
    if (entry.remainingMs > LONGEST_TIMER_MS) return;
    entry.startedAtMs = performance.now();
    entry.timer = setTimeout(() => close(entry, 'timeout'), entry.remainingMs);
  }

  /** Updates clocks and snapshot from the entries; call it after every change. */
  function update(): void {
    const isRunning = mounts > 0 && holds.size === 0;
    entries.forEach((entry, index) => (isRunning && index < MAX_STANDING ? start(entry) : stop(entry)));
    const next = entries.slice(0, MAX_STANDING).map((entry) => entry.toast);
    const isSame = next.length === standing.length && next.every((toast, index) => toast === standing[index]);
    if (isSame) return;
    standing = next;
    tell();
  }

  function close(entry: Entry, reason: ToastCloseReason): void {
    if (!entries.includes(entry)) return;
    stop(entry);
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
    const toast: Toast = {
      id,
      message,
      tone,
      action: options.action,
      isAnnounced: options.isAnnounced ?? true,
    };
    if (twin !== undefined) {
      stop(twin);
      // An unchanged text keeps its element, so that a screen reader does not announce it twice.
      const isUnchanged =
        twin.toast.message === message && twin.toast.tone === tone && twin.toast.action === toast.action;
      if (!isUnchanged) twin.toast = toast;
      twin.durationMs = options.durationMs;
      twin.remainingMs = undefined;
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
        const entry = entries.find((candidate) => candidate.handle === handle);
        if (entry === undefined) return;
        show(text, { ...entry.toast, ...changed, id });
      },
    };
    entries = [
      ...entries,
      {
        toast,
        durationMs: options.durationMs,
        handle,
        settle,
        remainingMs: undefined,
        startedAtMs: 0,
        timer: undefined,
      },
    ];
    update();
    if (process.env.NODE_ENV !== 'production' && mounts === 0) warnWithoutToaster(handle);
    return handle;
  }

  /**
   * Shows one message, or several in order; repeated messages are shown once, blank ones not at all. If none is left,
   * the open toast with the id closes, because what it says is over. The handle is the last one's.
   */
  function show(message: string | readonly string[], given?: ToastOptions): ToastHandle {
    const options = given ?? {};
    const { id, tone } = options;
    // Data may lack its text whatever its type says. A spinner says something without words.
    const isSaid = (text: string) => text.trim() || tone === 'pending';
    const texts = [message].flat().map((text: string | undefined) => `${text ?? ''}`);
    const messages = [...new Set(texts.filter(isSaid))];
    if (process.env.NODE_ENV !== 'production' && !Array.isArray(message) && !messages[0]?.trim())
      warnOnce(
        `toast(): the message ${JSON.stringify(message)} is blank.`,
        'Nothing is shown, or a spinner alone.',
        'Pass what the customer is to read, or leave out the call.',
      );
    if (id && !messages.length) dismiss(id);
    const handles = messages.map((text, index) =>
      add(text, id && index ? { ...options, id: `${id}-${index}` } : options),
    );
    return joinHandles(handles);
  }

  function warnWithoutToaster(handle: ToastHandle): void {
    setTimeout(() => {
      if (mounts > 0 || !entries.some((entry) => entry.handle === handle)) return;
      warnOnce(
        'toast(): nothing shows it.',
        'It waits, and the customer does not see it.',
        'Mount <Toaster /> of @fairlot/ui-kit/toast once, inside the themed root.',
      );
    }, HOST_WAIT_MS);
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

/** One handle for a list: it closes with the last reason, and dismisses all. An empty list is closed already. */
function joinHandles(handles: readonly ToastHandle[]): ToastHandle {
  const only = handles[0];
  if (only !== undefined && handles.length === 1) return only;
  return {
    id: handles.at(-1)?.id ?? '',
    closed: Promise.all(handles.map((handle) => handle.closed)).then(
      (results) => results.at(-1) ?? { reason: 'dismiss' },
    ),
    dismiss: () => {
      for (const handle of handles) handle.dismiss();
    },
    update: (message, options) => handles.at(-1)?.update(message, options),
  };
}
