import type { Schemas } from '@fairlot/api-client';
import { usePreview } from '../../components/estimate/usePreview.js';
import { api } from '../../state/client.js';

export type OrderPreview = Schemas['OrderPreview'];
export type OrderBody = Schemas['OrderTicket'];
export type ClosePreview = Schemas['ClosePreview'];
export type CloseBody = Schemas['CloseTicket'];

/** The server's estimate of an order's cost, some time after the last change. `body`: null asks nothing. */
export const useEstimate = (body: OrderBody | null) =>
  usePreview('orderPreview', body, (asked, signal) => api.post('/order/preview', { body: asked, signal }));

/** The same for the proceeds of closing. */
export const useCloseEstimate = (positionId: string, body: CloseBody | null) =>
  usePreview(`closePreview ${positionId}`, body, (asked, signal) =>
    api.post('/position/{id}/close/preview', {
      params: { path: { id: positionId } },
      body: asked,
      signal,
    }),
  );
