import { warnOnce } from '../checks/warnOnce.js';
import type { ToastQueue } from './toastQueue.js';
import type { ToastHandle, ToastOptions } from './toastOptions.js';

/** The texts of `toast.promise`. */
export interface ToastPromiseWords<Result> {
  /** Shown while it runs. */
  readonly loading: string;
  /** Shown after it; a function receives the result. */
  readonly success: string | ((result: Result) => string);
  /** Shown if it failed; a function receives the error. A list, such as a server's errors, makes a toast of each. */
  readonly error: string | ((error: unknown) => string | readonly string[]);
}

/** The work, or a function that starts it. */
export type ToastWork<Result> = Promise<Result> | (() => Promise<Result>);

/**
 * Shows one toast while the work runs, and then its outcome. If the customer swiped it away, a success is not shown;
 * a failure is shown again, because it must not be missed.
 */
export function toastPromise<Result>(
  queue: ToastQueue,
  work: ToastWork<Result>,
  words: ToastPromiseWords<Result>,
  options?: Pick<ToastOptions, 'durationMs'>,
): ToastHandle {
  if (process.env.NODE_ENV !== 'production') warnOfWords(words);
  // JavaScript may omit the texts; the work must run nevertheless.
  const { loading = '', success = '', error: failure = '' }: Partial<ToastPromiseWords<Result>> = words ?? {};
  // A unique id, so that two waits with the same text are separate.
  const id = queue.newId();
  const handle = queue.show(loading, { id, tone: 'pending' });
  // Called inside, so that a function that throws becomes a failure too.
  const running = new Promise<Result>((resolve) => resolve(typeof work === 'function' ? work() : work));
  running
    .then(
      (result) => handle.update(textOf(success, result), { tone: 'success', ...options }),
      (error: unknown) => {
        // Without a text for the error, the page reports it.
        if (!failure) throw error;
        queue.show(textOf(failure, error), { id, tone: 'error', ...options });
      },
    )
    .catch((fault: unknown) => {
      // The message function threw, or there is none. The toast is dismissed, because nothing else would end it; the
      // error stays unhandled for the page to report.
      handle.dismiss();
      throw fault;
    });
  return handle;
}

function textOf<Value, Text>(words: Text | ((value: Value) => Text), value: Value): Text {
  return words instanceof Function ? words(value) : words;
}

/** Warns of words that are missing. Called in development only. */
function warnOfWords(words: object | null | undefined): void {
  const missing = ['loading', 'success', 'error'].filter(
    (name) => !(words as Readonly<Record<string, unknown>> | undefined)?.[name],
  );
  if (missing.length > 0)
    warnOnce(
      `toast.promise(): its words have no ${missing.join(' and no ')}.`,
      'The customer is not told how the work goes.',
      "Pass { loading: 'Saving', success: 'Saved', error: 'Not saved. Try again.' }.",
    );
}
