import { toastPromise, type ToastPromiseWords, type ToastWork } from './toastPromise.js';
import { createToastQueue } from './toastQueue.js';
import type { ToastHandle, ToastOptions } from './toastOptions.js';

/** The page's toasts. There is one queue per page, because a message outlives the component that caused it. */
export const toastQueue = createToastQueue();

/**
 * Shows a short message that closes by itself. A message that is open already, with the same tone, restarts its time.
 * A list shows each message once, in order. A blank message is not shown. Before the `Toaster` is mounted the message
 * waits, and its time starts when it is shown.
 * @returns a handle; `handle.closed` resolves with the reason and never rejects.
 * @example
 * toast('Watchlist removed', { action: { label: 'Undo', onAction: restore }, durationMs: 5000 });
 */
export function toast(message: string | readonly string[], options?: ToastOptions): ToastHandle {
  return toastQueue.show(message, options);
}

/** Closes the toast with this id; without an id, all of them, also those that wait. */
toast.dismiss = (id?: string): void => toastQueue.dismiss(id);

/**
 * Shows a toast while the work runs, and then its outcome for `durationMs`. A rejection of the work becomes the error
 * toast and needs no further handling.
 * @returns the toast's handle; for the result of the work, await the work.
 * @example
 * toast.promise(() => exportOrders(), { loading: 'Exporting', success: 'Saved', error: 'Not exported. Try again.' });
 */
toast.promise = <Result>(
  work: ToastWork<Result>,
  words: ToastPromiseWords<Result>,
  options?: Pick<ToastOptions, 'durationMs'>,
): ToastHandle => toastPromise(toastQueue, work, words, options);
