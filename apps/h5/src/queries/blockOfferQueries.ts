import type { Schemas } from '@fairlot/api-client';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../state/client.js';

export type BlockOffer = Schemas['BlockOffer'];

/** The block offers of a market. `scope`: `useSessionScope()`. */
export const blockOffersQuery = (scope: string, marketId: string) =>
  queryOptions({
    queryKey: [scope, 'block', marketId],
    queryFn: async ({ signal }) => {
      const { data } = await api.get('/block_trade', { params: { query: { marketId } }, signal });
      return data;
    },
    staleTime: 15_000,
  });
