import { queryOptions, useQuery } from '@tanstack/react-query';
import { api } from '../state/client.js';
import { firstPageShown, late } from './firstPageShown.js';
import { useSessionScope } from '../state/session.js';

/** Hours of the desk, and how much of the thread is unread. Below `support`, which the member stream makes old. */
export const supportQuery = (scope: string) =>
  queryOptions({
    queryKey: [scope, 'support', 'desk'],
    meta: late,
    queryFn: async ({ signal }) => {
      await firstPageShown;
      return api.get('/support', { signal });
    },
  });

/** Unread messages of support; 0 while that is not known. */
export function useUnreadSupport(): number {
  return useQuery(supportQuery(useSessionScope())).data?.unreadCount ?? 0;
}
