import type { Wire } from '@fairlot/api-client/wire';
import type { MemberApi } from './memberApi.js';

/**
 * Places a limit order to buy LUMB, good till cancelled.
 * @param limit its price and quantity; it rests where the price is below the market
 */
export const placeLumb = (
  api: MemberApi,
  limit: { readonly price: string; readonly quantity: string },
): Promise<Wire['Order']> =>
  api.post('/order', {
    symbol: 'LUMB',
    direction: 'long',
    order_type: 'limit',
    time_in_force: 'gtc',
    ...limit,
  });
