import { isApiError } from '@fairlot/api-client';

/** Where a write of money stands, as far as this device knows. */
export type SubmissionPhase<Result> =
  | { readonly at: 'sending' }
  /** Sent, and nobody knows what became of it: the server is being asked. */
  | { readonly at: 'checking' }
  /** Asked in vain. It may have happened; the customer says when to ask again. */
  | { readonly at: 'unknown' }
  /** It has not happened, and this is why. */
  | { readonly at: 'refused'; readonly error: unknown }
  | { readonly at: 'done'; readonly result: Result };

export interface SubmissionOptions<Result> {
  /** Sends the write: always with the same idempotency key and the same body. */
  readonly send: () => Promise<Result>;
  readonly onPhase: (phase: SubmissionPhase<Result>) => void;
  readonly wait?: (ms: number) => Promise<void>;
}

/** Pauses before the server is asked again, ms. Short: what was agreed to is a price of just now. */
const ASK_AFTER_MS = [500, 1_500, 3_000];

/**
 * Sends a write of money once, and never says "failed" of what it does not know. After silence or a lost network the
 * same key is sent again: the server then answers what became of it, so it happens at most once. Answers that say
 * nothing about the key (a sign-in that ran out, too many calls) leave the outcome unknown.
 * Returns the function that sends; called again after `unknown`, it asks again.
 */
export function createSubmission<Result>(options: SubmissionOptions<Result>): () => Promise<void> {
  const { send, onPhase, wait = pause } = options;
  let isUnderWay = false;
  let isSettled = false;

  /** Whether the outcome is known now. */
  async function ask(isProof: (error: unknown) => boolean): Promise<boolean> {
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
      if (await ask(isAnswerOfKey)) return;
    }
    onPhase({ at: 'unknown' });
  }

  let isFirst = true;
  return async function submit() {
    if (isUnderWay || isSettled) return;
    isUnderWay = true;
    try {
      if (isFirst) {
        isFirst = false;
        onPhase({ at: 'sending' });
        if (await ask(isRefusal)) return;
      }
      await askAgain();
    } finally {
      isUnderWay = false;
    }
  };
}

/** Whether the server turned the first call down: then nothing happened, whatever the reason. */
function isRefusal(error: unknown): boolean {
  return (
    isApiError(error) &&
    error.status >= 400 &&
    error.status < 500 &&
    !isApiError(error, 'idempotency_in_progress')
  );
}

/** The statuses that the server keeps under an idempotency key. */
const KEPT_STATUSES: readonly number[] = [403, 404, 409, 422];

/**
 * Whether a repeated call was refused for what it asks, which proves that the first one did not happen either. A payment
 * password that was locked meanwhile says nothing of a first call that came with the right one.
 */
function isAnswerOfKey(error: unknown): boolean {
  return (
    isRefusal(error) &&
    isApiError(error) &&
    KEPT_STATUSES.includes(error.status) &&
    error.code !== 'pay_password_locked'
  );
}

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
