import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { toastError } from '../../components/describeError.js';
import { api } from '../../state/client.js';
import { useSessionScope } from '../../state/session.js';

/** The session in use first, then the latest used. */
const sessionsQuery = (scope: string) =>
  queryOptions({
    queryKey: [scope, 'session'],
    queryFn: ({ signal }) => api.get('/member/session', { signal }),
    select: ({ data }) => ownFirst(data),
  });

/** The server lists the latest used first, and another device may have been used since. */
export const ownFirst = <Session extends { readonly current: boolean }>(
  sessions: readonly Session[],
): Session[] => sessions.toSorted((a, b) => Number(b.current) - Number(a.current));

const totpQuery = (scope: string) =>
  queryOptions({
    queryKey: [scope, 'totp'],
    queryFn: ({ signal }) => api.get('/member/totp', { signal }),
  });

const passkeysQuery = (scope: string) =>
  queryOptions({
    queryKey: [scope, 'passkey'],
    queryFn: ({ signal }) => api.get('/member/passkey', { signal }),
    select: ({ data }) => data,
  });

export const useSessions = () => useQuery(sessionsQuery(useSessionScope()));
export const useTotp = () => useQuery(totpQuery(useSessionScope()));
export const usePasskeys = () => useQuery(passkeysQuery(useSessionScope()));

/** Refetches everything on this page, after a change. */
export function useRefreshSecurity(): () => Promise<void> {
  const queryClient = useQueryClient();
  const scope = useSessionScope();
  return async () => {
    await Promise.all(
      ['session', 'totp', 'passkey', 'profile'].map((noun) =>
        queryClient.invalidateQueries({ queryKey: [scope, noun] }),
      ),
    );
  };
}

/** A change that needs only a press; a refusal is shown as a toast. */
export function useSecurityAction<Input>(act: (input: Input) => Promise<unknown>) {
  const refresh = useRefreshSecurity();
  return useMutation({ mutationFn: act, onSettled: refresh, onError: toastError });
}
