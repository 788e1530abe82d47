import type { Schemas } from '@fairlot/api-client';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { api } from '../../stores/api.js';
import { useSessionScope } from '../../stores/session.js';

export type OrderPreview = Schemas['OrderPreview'];
export type OrderBody = Schemas['OrderTicket'];

/** A pause in typing after which the server is asked, ms. */
const PAUSE_MS = 300;
/** How often an estimate that lies on screen is brought up to date, ms. */
const RENEW_MS = 10_000;

/** What an order would cost, as the server computes it, some time after the last change. `body`: null asks nothing. */
export function useEstimate(body: OrderBody | null) {
  const scope = useSessionScope();
  const settled = useSettled(body === null ? null : JSON.stringify(body), PAUSE_MS);
  const query = useQuery({
    queryKey: [scope, 'orderPreview', settled],
    queryFn: ({ signal }) =>
      api.post('/order/preview', { body: JSON.parse(settled ?? '') as OrderBody, signal }),
    enabled: settled !== null && body !== null,
    placeholderData: keepPreviousData,
    staleTime: RENEW_MS / 2,
    refetchInterval: RENEW_MS,
    // A refusal is an answer: it says what is wrong with these figures.
    retry: false,
  });
  return body === null ? { ...query, data: undefined, error: null } : query;
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
