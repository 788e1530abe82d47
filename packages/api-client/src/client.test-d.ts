/** What the compiler must accept and reject. `tsc` checks this file; it never runs. */
import type { ApiClient, Schemas } from './index.js';

declare const client: ApiClient;

export async function accepted(): Promise<void> {
  const profile = await client.get('/member/profile');
  profile.balances[0]?.availableFunds satisfies string | undefined;

  const order = await client.get('/order/{id}', { params: { path: { id: 'ord_1' } } });
  order.status satisfies 'wait' | 'filled' | (string & {});
  order satisfies Schemas['Order'];

  const nothing = await client.post('/member/logout');
  nothing satisfies void;

  await client.get('/instrument', { params: { query: { marketId: 'US' } }, timeoutMs: 5_000 });
}

export async function refused(): Promise<void> {
  // @ts-expect-error: the contract has no such path
  await client.get('/orders');

  // @ts-expect-error: an order is placed with an idempotency key
  await client.post('/order', {
    body: { symbol: 'A', direction: 'long', orderType: 'market', quantity: '1' },
  });

  await client.post('/order', {
    params: { header: { 'Idempotency-Key': 'k' } },
    // @ts-expect-error: quantities are text
    body: { symbol: 'A', direction: 'long', orderType: 'market', quantity: 1 },
  });

  const profile = await client.get('/member/profile');
  // @ts-expect-error: the app spells it availableFunds
  void profile.balances[0]?.available_funds;
}
