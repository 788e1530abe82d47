import { newIdempotencyKey, type Schemas } from '@fairlot/api-client';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../state/client.js';
import { useSessionScope } from '../../state/session.js';

const ASK_AGAIN_MS = 700;

export type ExportRequest = Schemas['ExportCreate'];
export type ExportFile = Schemas['Export'];

/** Orders an export and follows it until it is ready or has failed. `order` rejects with ApiError. */
export function useDataExport() {
  const scope = useSessionScope();
  const [id, setId] = useState<string>();
  const { data: file } = useQuery({
    queryKey: [scope, 'export', id],
    queryFn: ({ signal }) => api.get('/export/{id}', { params: { path: { id: id ?? '' } }, signal }),
    enabled: id !== undefined,
    refetchInterval: ({ state }) => (state.data?.status === 'queued' ? ASK_AGAIN_MS : false),
  });
  return {
    file,
    isUnderWay: id !== undefined && (file === undefined || file.status === 'queued'),
    async order(request: ExportRequest): Promise<void> {
      const ordered = await api.post('/export', {
        params: { header: { 'Idempotency-Key': newIdempotencyKey() } },
        body: request,
      });
      setId(ordered.id);
    },
    /** Forgets the last export, because the choice has changed. */
    forget: () => setId(undefined),
  };
}
