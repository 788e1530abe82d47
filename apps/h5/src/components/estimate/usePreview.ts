import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useSessionScope } from '../../state/session.js';
import { useSettled } from '../useSettled.js';
import { useSteadyError } from '../useSteadyError.js';

/** The refresh interval of a visible estimate, ms. */
const RENEW_MS = 10_000;

/**
 * The server's estimate for `body`, some time after its last change. `data` belongs to the current `body` and not to
 * an earlier one, because an old total beside a new quantity would not add up. `terms` is the last answer, for what
 * applies to both.
 * @param name distinguishes it from other estimates
 * @param body null asks nothing
 */
export function usePreview<Body, Preview>(
  name: string,
  body: Body | null,
  ask: (body: Body, signal: AbortSignal) => Promise<Preview>,
) {
  const scope = useSessionScope();
  const asked = body === null ? null : JSON.stringify(body);
  const settled = useSettled(asked);
  const query = useQuery({
    // Below the key of the accounts, because whatever changes a balance changes what an order would leave.
    queryKey: [scope, 'account', name, settled],
    queryFn: ({ signal }) => ask(JSON.parse(settled ?? '') as Body, signal),
    enabled: settled !== null && body !== null,
    placeholderData: keepPreviousData,
    staleTime: RENEW_MS / 2,
    refetchInterval: RENEW_MS,
    // A refusal is an answer too: it says what is wrong with these figures.
    retry: false,
  });
  const error = useSteadyError(query);
  if (body === null) return { ...query, data: undefined, terms: undefined, error: null };
  const isCurrent = asked === settled && !query.isPlaceholderData;
  return { ...query, data: isCurrent ? query.data : undefined, terms: query.data, error };
}
