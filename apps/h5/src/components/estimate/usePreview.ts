import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useSessionScope } from '../../state/session.js';
import { useSteadyError } from '../useSteadyError.js';

/** A pause in typing after which the server is asked, ms. */
const PAUSE_MS = 300;
/** How often an estimate that lies on screen is brought up to date, ms. */
const RENEW_MS = 10_000;

/**
 * What something would cost or bring, as the server computes it, some time after the last change. `data` is of `body` and of
 * nothing before it: an old total beside a new quantity is no sum. `terms` is the last answer, for what holds of both.
 * @param name tells it from other estimates
 * @param body null asks nothing
 */
export function usePreview<Body, Preview>(
  name: string,
  body: Body | null,
  ask: (body: Body, signal: AbortSignal) => Promise<Preview>,
) {
  const scope = useSessionScope();
  const asked = body === null ? null : JSON.stringify(body);
  const settled = useSettled(asked, PAUSE_MS);
  const query = useQuery({
    // Under the key of the accounts: whatever changes a balance changes what an order would leave.
    queryKey: [scope, 'account', name, settled],
    queryFn: ({ signal }) => ask(JSON.parse(settled ?? '') as Body, signal),
    enabled: settled !== null && body !== null,
    placeholderData: keepPreviousData,
    staleTime: RENEW_MS / 2,
    refetchInterval: RENEW_MS,
    // A refusal counts as an answer: it says what is wrong with these figures.
    retry: false,
  });
  const error = useSteadyError(query);
  if (body === null) return { ...query, data: undefined, terms: undefined, error: null };
  const isCurrent = asked === settled && !query.isPlaceholderData;
  return { ...query, data: isCurrent ? query.data : undefined, terms: query.data, error };
}

/** The last value that stayed the same for `pauseMs`. */
function useSettled<Value>(value: Value, pauseMs: number): Value {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), pauseMs);
    return () => clearTimeout(timer);
  }, [value, pauseMs]);
  return settled;
}
