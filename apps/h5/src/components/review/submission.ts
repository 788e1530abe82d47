import { isApiError, type ApiError } from '@fairlot/api-client';
import { pause } from '../../pause.js';

/** The state of a write of money, as far as this device knows. */
export type SubmissionPhase<Result> =
  | { readonly at: 'sending' }
  /** Sent, with an unknown outcome; the server is being asked. */
  | { readonly at: 'checking' }
  /** Still unknown after asking. It may have happened; the customer decides when to ask again. */
  | { readonly at: 'unknown' }
  /** It has not happened, for this reason. */
  | { readonly at: 'refused'; readonly error: unknown }
  | { readonly at: 'done'; readonly result: Result };

export interface SubmissionOptions<Result> {
  /** Sends the write, always with the same idempotency key and the same body. */
  readonly send: () => Promise<Result>;
  readonly onPhase: (phase: SubmissionPhase<Result>) => void;
  readonly wait?: (ms: number) => Promise<void>;
}

/** Pauses before the server is asked again, ms. They are short, because the customer agreed to a current price. */
const ASK_AFTER_MS = [500, 1_500, 3_000];

/**
 * Sends a write of money once, and never reports an unknown outcome as a failure. After a timeout or a network error
 * it sends the same key again: the server then answers with the outcome, so the write happens at most once. Answers
 * that say nothing about the key (an expired session, too many calls) leave the outcome unknown.
 * Returns the function that sends; called again after `unknown`, it asks again.
 */
export function createSubmission<Result>(options: SubmissionOptions<Result>): () => Promise<void> {
  const { send, onPhase, wait = pause } = options;
  let isFirst = true;
  let isUnderWay = false;
  let isSettled = false;

  /** Sends it. Resolves to whether the outcome is known now: by an answer, or by a failure that `isProof`. */
  async function attempt(isProof: (error: unknown) => boolean): Promise<boolean> {
    try {
      const result = await send();
      isSettled = true;
      onPhase({ at: 'done', result });
    } catch (error) {
      if (!isProof(error)) return false;
      isSettled = true;
      onPhase({ at: 'refused', error });
    }
    return true;
  }

  async function askAgain(): Promise<void> {
    onPhase({ at: 'checking' });
    for (const pauseMs of ASK_AFTER_MS) {
      await wait(pauseMs);
      if (await attempt(isAnswerOfKey)) return;
    }
    onPhase({ at: 'unknown' });
  }

  return async function submit() {
    if (isUnderWay || isSettled) return;
    isUnderWay = true;
    try {
      if (isFirst) {
        isFirst = false;
        onPhase({ at: 'sending' });
        if (await attempt(isRefusal)) return;
      }
      await askAgain();
    } finally {
      isUnderWay = false;
    }
  };
}

/** Whether the server refused the first call, so that nothing happened. */
function isRefusal(error: unknown): error is ApiError {
  return (
    isApiError(error) &&
    error.status >= 400 &&
    error.status < 500 &&
    !isApiError(error, 'idempotency_in_progress')
  );
}

/** The statuses that the server stores under an idempotency key. */
const KEPT_STATUSES: readonly number[] = [403, 404, 409, 422];

/**
 * Whether a repeated call was refused for its content, which proves that the first one did not happen either. A
 * payment password that was locked meanwhile proves nothing about a first call with the right one.
 */
function isAnswerOfKey(error: unknown): boolean {
  return isRefusal(error) && KEPT_STATUSES.includes(error.status) && error.code !== 'pay_password_locked';
}
