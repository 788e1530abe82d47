import { toastPromise, type ToastPromiseWords, type ToastWork } from './toastPromise.js';
import { createToastQueue, type ToastHandle, type ToastOptions } from './toastQueue.js';

/** The page's toasts. There is one queue per page, because a message outlives the component that caused it. */
export const toastQueue = createToastQueue();

/**
 * Shows a short message that closes by itself. It can be called before the `Toaster` is mounted: the message is kept,
 * and its time starts when it is shown. A list shows its messages in order, each once.
 * @returns a handle; `handle.closed` resolves with `{reason: 'timeout' | 'dismiss' | 'swipe' | 'action'}`, and never
 * rejects.
 * @example
 * toast('Watchlist removed', { action: { label: 'Undo', onSelect: restore }, durationMs: 5000 });
 */
export function toast(message: string | readonly string[], options?: ToastOptions): ToastHandle {
  return toastQueue.show(message, options);
}

/** Closes the toast with this id, or every toast. */
toast.dismiss = (id?: string): void => toastQueue.dismiss(id);

/**
 * Shows a toast while the work runs, and then its outcome for `durationMs`.
 * @returns the toast's handle. The rejection of the work is handled here; callers check the work itself for its
 * result.
 * @example
 * toast.promise(() => exportOrders(), { loading: 'Exporting', success: 'Saved', error: 'Not exported. Try again.' });
 */
toast.promise = <Result>(
  work: ToastWork<Result>,
  words: ToastPromiseWords<Result>,
  options?: Pick<ToastOptions, 'durationMs'>,
): ToastHandle => toastPromise(toastQueue, work, words, options);
