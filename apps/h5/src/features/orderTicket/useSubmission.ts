import { newIdempotencyKey } from '@fairlot/api-client';
import { useEffect, useRef, useState } from 'react';
import { createSubmission, type SubmissionPhase } from './submission.js';

export interface UseSubmissionOptions<Result> {
  send: (key: string) => Promise<Result>;
  look: (key: string) => Promise<Result | undefined>;
  onDone: (result: Result) => void;
}

/** A write of money for one preview: its one idempotency key, where it stands, and the function that sends it. */
export function useSubmission<Result>(options: UseSubmissionOptions<Result>) {
  const [phase, setPhase] = useState<SubmissionPhase<Result>>({ at: 'idle' });
  const latest = useRef(options);
  useEffect(() => {
    latest.current = options;
  });
  const submission = useRef<() => Promise<void>>(undefined);
  // Made at the first press and kept: every further press is a retry of the same write, with the same key.
  const submit = () => {
    if (submission.current === undefined) {
      const key = newIdempotencyKey();
      submission.current = createSubmission<Result>({
        send: () => latest.current.send(key),
        look: () => latest.current.look(key),
        onPhase: (next) => {
          setPhase(next);
          if (next.at === 'done') latest.current.onDone(next.result);
        },
      });
    }
    return submission.current();
  };
  return { phase, submit, isBusy: phase.at === 'sending' || phase.at === 'checking' };
}
