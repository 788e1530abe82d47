import type { Schemas } from '@fairlot/api-client';
import { api } from '../state/client.js';
import { pagedQuery } from './pagedQuery.js';
import { queryClient } from './queryClient.js';
import { session } from '../state/session.js';
import { supportQuery } from './supportQueries.js';

export type SupportMessage = Schemas['SupportMessage'];

/** The thread, by pages, newest first. */
export const threadQuery = (scope: string) =>
  pagedQuery({
    queryKey: [scope, 'support', 'thread'],
    load: (page, options) => api.get('/support/message', { params: { query: page }, ...options }),
  });

/** Sends a message. @param key the same for every attempt to send one message */
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
