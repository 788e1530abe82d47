/** What the calls of one page do to its toasts, without React: show a message, replace one, dismiss. */

import { warnOnce } from '../checks/warnOnce.js';
import { joinHandles } from './joinHandles.js';
import { createToastLine, type ToastEntry } from './toastLine.js';
import type { Toast, ToastCloseReason, ToastHandle, ToastOptions, ToastTone } from './toastOptions.js';

export type ToastQueue = ReturnType<typeof createToastQueue>;

/** Makes an independent queue; the page's is `toastQueue` in toast.ts. */
export function createToastQueue() {
  const line = createToastLine();
  let nextId = 1;
  const newId = (): string => `toast-${nextId++}`;

  function say(message: string, options: ToastOptions): ToastHandle {
    const { id, tone = 'neutral', action, isAnnounced = true, durationMs } = options;
    const twin = line
      .entries()
      .find(({ toast }) =>
        id === undefined ? toast.message === message && toast.tone === tone : toast.id === id,
      );
    const toast: Toast = { id: id ?? twin?.toast.id ?? newId(), message, tone, action, isAnnounced };
    if (twin === undefined) return open(toast, durationMs);
    // An unchanged text keeps its element, so that a screen reader does not announce it twice.
    const isUnchanged =
      twin.toast.message === message && twin.toast.tone === tone && twin.toast.action === action;
    if (!isUnchanged) twin.toast = toast;
    twin.durationMs = durationMs;
    line.restart(twin);
    return twin.handle;
  }

  function open(toast: Toast, durationMs: ToastEntry['durationMs']): ToastHandle {
    const { id } = toast;
    let settle: ToastEntry['settle'] = () => undefined;
    const handle: ToastHandle = {
      id,
      closed: new Promise((resolve) => {
        settle = resolve;
      }),
      dismiss: () => dismiss(id),
      update: (text, changed) => {
        if (line.entries().includes(entry)) show(text, { ...entry.toast, ...changed, id });
      },
    };
    const entry: ToastEntry = { toast, durationMs, handle, settle };
    line.add(entry);
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
      say(text, id && index ? { ...options, id: `${id}-${index}` } : options),
    );
    return joinHandles(handles);
  }

  function dismiss(id?: string, reason: ToastCloseReason = 'dismiss'): void {
    for (const entry of line.entries())
      if (id === undefined || entry.toast.id === id) line.close(entry, reason);
  }

  return {
    ...line,
    /** A unique toast id. */
    newId,
    show,
    /** Closes one toast, or all that are shown and wait. */
    dismiss,
  };
}

/** The messages of a call: each once, in order, without blank ones. A spinner says something without words. */
function messagesOf(message: string | readonly string[], tone: ToastTone | undefined): readonly string[] {
  // Data may lack its text whatever its type says.
  const texts = [message].flat().map((text: string | undefined) => `${text ?? ''}`);
  const messages = [...new Set(texts.filter((text) => text.trim() || tone === 'pending'))];
  if (process.env.NODE_ENV !== 'production' && !Array.isArray(message) && !messages[0]?.trim())
    warnOnce(
      `toast(): the message ${JSON.stringify(message)} is blank.`,
      'Nothing is shown, or a spinner alone.',
      'Pass what the customer is to read, or leave out the call.',
    );
  return messages;
}
