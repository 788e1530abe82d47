import { useQuery } from '@tanstack/react-query';
import { api } from '../../state/client.js';
import { useSessionScope } from '../../state/session.js';

/** The customer's verified name, which all their bank accounts must have; undefined if not verified. */
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
