import type { Schemas } from '@fairlot/api-client';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../state/client.js';
import { queryClient } from './queryClient.js';
import { session } from '../state/session.js';
import { untilGone } from './untilGone.js';

export type Alert = Schemas['Alert'];
export type AlertKind = Schemas['AlertCreate']['kind'];

/** The customer's price alerts, newest first. The member stream invalidates them when one fires. */
export const alertsQuery = (scope: string) =>
  queryOptions({
    queryKey: [scope, 'alert'],
    queryFn: async ({ signal }) => (await api.get('/alert', { signal })).data,
  });

const refresh = () => queryClient.invalidateQueries({ queryKey: [session.scope(), 'alert'] });

export async function addAlert(alert: Schemas['AlertCreate']): Promise<void> {
  await api.post('/alert', { body: alert });
  await refresh();
}

export async function removeAlert(id: string): Promise<void> {
  await untilGone(api.delete('/alert/{id}', { params: { path: { id } } }));
  await refresh();
}
