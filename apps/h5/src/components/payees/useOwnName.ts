import { useQuery } from '@tanstack/react-query';
import { api } from '../../state/client.js';
import { useSessionScope } from '../../state/session.js';

/** The name that the customer was verified with, which every bank account of theirs must carry; undefined without one. */
export function useOwnName(): string | undefined {
  const scope = useSessionScope();
  const { data } = useQuery({
    queryKey: [scope, 'kyc', 'name'],
    queryFn: ({ signal }) => api.get('/kyc', { signal }),
  });
  if (data?.status !== 'pass') return undefined;
  const name = [data.firstName, data.lastName].filter((part) => part !== null).join(' ');
  return name === '' ? undefined : name;
}
