import type { ContractWorld } from './contractWorld.js';
import { key, type Belongings, type MakeExample } from './example.js';

const PAY_PASSWORD = '246810';

interface Product {
  readonly id: string;
  readonly min_amount: string;
}

async function openProduct({ token }: Belongings, world: ContractWorld): Promise<Product> {
  const { body } = await world.send('GET', '/quant?status=open&currency=USD', { token });
  const [product] = (body as { data: readonly Product[] }).data;
  if (product === undefined) throw new Error('No product in USD is open.');
  return product;
}

/** The id of a subscription whose period has not begun, so it can still be cancelled. */
async function subscription(mine: Belongings, world: ContractWorld): Promise<string> {
  const { id, min_amount: amount } = await openProduct(mine, world);
  const made = await world.send('POST', `/quant/${id}/subscription`, {
    token: mine.token,
    headers: key(),
    body: { amount, pay_password: PAY_PASSWORD },
  });
  return (made.body as { id: string }).id;
}

export const quantExamples: Readonly<Record<string, MakeExample>> = {
  listQuants: () => ({ query: '?market_id=US&currency=USD&status=open' }),
  getQuant: async (mine, world) => ({ path: [(await openProduct(mine, world)).id] }),
  previewQuantSubscription: async (mine, world) => {
    const { id, min_amount: amount } = await openProduct(mine, world);
    return { path: [id], body: { amount } };
  },
  subscribeQuant: async (mine, world) => {
    const { id, min_amount: amount } = await openProduct(mine, world);
    return { path: [id], body: { amount, pay_password: PAY_PASSWORD }, headers: key() };
  },
  listQuantSubscriptions: () => ({ query: '?status=0&limit=3' }),
  getQuantSubscription: async (mine, world) => ({ path: [await subscription(mine, world)] }),
  sumQuantSubscriptions: () => ({}),
  exitQuantSubscription: async (mine, world) => ({ path: [await subscription(mine, world)], headers: key() }),
};
