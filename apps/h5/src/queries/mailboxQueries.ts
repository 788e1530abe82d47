import { queryOptions } from '@tanstack/react-query';
import { api } from '../state/client.js';
import { queryClient } from './queryClient.js';
import { baseSettingsQuery } from './referenceQueries.js';

/** Messages to an address, on a server that sends nothing. `to`: the address as typed. */
export const receivedMessagesQuery = (to: string) =>
  queryOptions({
    queryKey: ['public', 'mailbox', to],
    queryFn: ({ signal }) => api.get('/mailbox', { params: { query: { to } }, signal }),
    select: ({ data }) => data,
    retry: false,
  });

const MAX_ADDRESSES = 5;
let addresses: readonly string[] = [];

/** Loads the messages just sent to an address, so that the page that asks for the code can show it at once. */
export async function receiveMessages(to: string): Promise<void> {
  const settings = await queryClient.ensureQueryData(baseSettingsQuery).catch(() => undefined);
  if (settings?.simulatedMailbox !== true) return;
  rememberFor(to);
  // A failure only prevents showing the code here; the mailbox has it.
  await queryClient.fetchQuery({ ...receivedMessagesQuery(to), staleTime: 0 }).catch(() => undefined);
}

/** Tells the page `/mailbox`, until the browser is closed, whose messages to show. */
function rememberFor(to: string): void {
  addresses = [to, ...addresses.filter((each) => each !== to)].slice(0, MAX_ADDRESSES);
  document.cookie = `mailbox=${addresses.map(encodeURIComponent).join('~')}; path=${import.meta.env.BASE_URL}mailbox; SameSite=Strict`;
}
