import type { ToastHandle, ToastOptions, ToastQueue } from './toastQueue.js';

export interface ToastPromiseWords<Result> {
  /** While it runs. */
  readonly loading: string;
  readonly success: string | ((result: Result) => string);
  /** Several sentences, such as a server's list of faults, stand below each other. */
  readonly error: string | ((error: unknown) => string | readonly string[]);
}

/** The work itself, or a function that begins it. */
export type ToastWork<Result> = Promise<Result> | (() => Promise<Result>);

/**
 * One toast that waits with the work and then says how it ended. A customer who swiped the wait away hears no more of a
 * success; a failure comes back, because it must not be missed.
 */
export function toastPromise<Result>(
  queue: ToastQueue,
  work: ToastWork<Result>,
  words: ToastPromiseWords<Result>,
  options: Pick<ToastOptions, 'durationMs'> = {},
): ToastHandle {
  // An id of its own: two waits with the same words are two.
  const id = queue.newId();
  const handle = queue.show(words.loading, { id, tone: 'pending' });
  // In here, so that a function that throws at once ends as a failure too.
  const running = new Promise<Result>((resolve) => resolve(typeof work === 'function' ? work() : work));
  running
    .then(
      (result) => handle.update(textOf(words.success, result), { tone: 'success', ...options }),
      (error: unknown) => {
        queue.show(textOf(words.error, error), { id, tone: 'error', ...options });
      },
    )
    .catch((fault: unknown) => {
      // The words themselves could not be made: nothing would ever end the wait, and the fault is the page's to report.
      handle.dismiss();
      throw fault;
    });
  return handle;
}

function textOf<Value, Text>(words: Text | ((value: Value) => Text), value: Value): Text {
  return words instanceof Function ? words(value) : words;
}
