import { queryOptions, useQuery } from '@tanstack/react-query';
import { api } from '../state/client.js';
import { firstPageShown, late } from './firstPageShown.js';
import { useSessionScope } from '../state/session.js';

/**
 * The desk's hours, and the number of unread messages. Its key is below `support`, which the member stream
 * invalidates.
 */
export const supportQuery = (scope: string) =>
  queryOptions({
    queryKey: [scope, 'support', 'desk'],
    meta: late,
    queryFn: async ({ signal }) => {
      await firstPageShown;
      return api.get('/support', { signal });
    },
  });

/** The number of unread support messages; 0 while unknown. */
export function useUnreadSupport(): number {
  return useQuery(supportQuery(useSessionScope())).data?.unreadCount ?? 0;
}
