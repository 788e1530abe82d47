import type { Schemas } from '@fairlot/api-client';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { api } from '../state/client.js';
import { queryClient } from './queryClient.js';
import { session } from '../state/session.js';
import { supportQuery } from './supportQueries.js';

export type SupportMessage = Schemas['SupportMessage'];

const PAGE_ROWS = 30;

/** The thread, page after page, the newest first. */
export const threadQuery = (scope: string) =>
  infiniteQueryOptions({
    queryKey: [scope, 'support', 'thread'],
    queryFn: ({ pageParam, signal }) =>
      api.get('/support/message', {
        params: { query: { limit: PAGE_ROWS, ...(pageParam === undefined ? {} : { cursor: pageParam }) } },
        signal,
      }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ nextCursor }) => nextCursor,
    enabled: scope !== 'guest',
  });

/** Sends a message. @param key the same for every try of one message */
export async function sendMessage(
  key: string,
  message: { text: string; uploadIds: string[] },
): Promise<void> {
  await api.post('/support/message', { params: { header: { 'Idempotency-Key': key } }, body: message });
  await queryClient.invalidateQueries({ queryKey: [session.scope(), 'support'] });
}

export async function markThreadRead(): Promise<void> {
  const scope = session.scope();
  await api.post('/support/read');
  await queryClient.invalidateQueries({ queryKey: supportQuery(scope).queryKey });
}
