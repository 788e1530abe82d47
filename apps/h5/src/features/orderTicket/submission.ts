import { clientCode, isApiError } from '@fairlot/api-client';

/** Where a write of money stands, as far as this device knows. */
export type SubmissionPhase<Result> =
  | { readonly at: 'idle' }
  | { readonly at: 'sending' }
  /** Sent, and nobody knows what became of it: it is being looked for. */
  | { readonly at: 'checking' }
  /** Looked for and not found, or not to be asked. The customer decides; the same key makes sure of at most one. */
  | { readonly at: 'unknown' }
  | { readonly at: 'refused'; readonly error: unknown }
  | { readonly at: 'done'; readonly result: Result };

export interface SubmissionOptions<Result> {
  /** Sends the write, always with the same idempotency key. */
  readonly send: () => Promise<Result>;
  /** Looks for the write on the server; undefined when it is not there. */
  readonly look: () => Promise<Result | undefined>;
  readonly onPhase: (phase: SubmissionPhase<Result>) => void;
  /** Waits between two looks. ms */
  readonly wait?: (ms: number) => Promise<void>;
}

/** Pauses before the looks, ms: about twelve seconds in all. */
const LOOK_AFTER_MS = [500, 1_000, 1_500, 2_250, 3_000, 4_000];

/**
 * Sends a write of money once, however often it is asked to, and never says "failed" of what it does not know: after
 * silence or a lost network it looks for the write on the server, and leaves sending again to the customer.
 * Returns the function that sends, or sends again after `unknown` and `refused`.
 */
export function createSubmission<Result>(options: SubmissionOptions<Result>): () => Promise<void> {
  const { send, look, onPhase, wait = pause } = options;
  let isUnderWay = false;

  async function find(): Promise<void> {
    onPhase({ at: 'checking' });
    for (const pauseMs of LOOK_AFTER_MS) {
      await wait(pauseMs);
      const result = await look().catch(() => undefined);
      if (result !== undefined) {
        onPhase({ at: 'done', result });
        return;
      }
    }
    onPhase({ at: 'unknown' });
  }

  return async function submit() {
    if (isUnderWay) return;
    isUnderWay = true;
    onPhase({ at: 'sending' });
    try {
      onPhase({ at: 'done', result: await send() });
    } catch (error) {
      if (isOutcomeUnknown(error)) await find();
      else onPhase({ at: 'refused', error });
    } finally {
      isUnderWay = false;
    }
  };
}

/** Whether the write may have happened although no answer says so. */
function isOutcomeUnknown(error: unknown): boolean {
  const { timeout, network, duplicate } = clientCode;
  if (isApiError(error, timeout, network, duplicate, 'idempotency_in_progress')) return true;
  return isApiError(error) && error.status >= 500;
}

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
