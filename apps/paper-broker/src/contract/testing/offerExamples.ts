import type { ContractWorld } from './contractWorld.js';
import { key, type Belongings, type MakeExample } from './example.js';

const FUND = 'BROA';
const PAY_PASSWORD = '246810';

interface Offer {
  readonly id: string;
  readonly currency: string;
  readonly lot_size: string;
}

async function openOffers(world: ContractWorld): Promise<readonly Offer[]> {
  const { body } = await world.send('GET', '/ipo?state=open&market_id=US');
  return (body as { data: readonly Offer[] }).data;
}

/** The id of a subscription of the member: an existing or a new one. */
async function subscription(mine: Belongings, world: ContractWorld): Promise<string> {
  const known = await world.send('GET', '/ipo_subscription?limit=100', { token: mine.token });
  const rows = (known.body as { data: { id: string; cancelable: boolean }[] }).data;
  const standing = rows.find(({ cancelable }) => cancelable);
  if (standing !== undefined) return standing.id;
  const [offer] = await openOffers(world);
  const made = await world.send('POST', `/ipo/${offer?.id ?? ''}/subscription`, {
    token: mine.token,
    headers: key(),
    body: { mode: 'partial', quantity: offer?.lot_size, pay_password: PAY_PASSWORD },
  });
  return (made.body as { id: string }).id;
}

async function fundOrder({ token }: Belongings, world: ContractWorld): Promise<string> {
  const made = await world.send('POST', `/fund/${FUND}/subscription`, {
    token,
    headers: key(),
    body: { amount: '100' },
  });
  return (made.body as { id: string }).id;
}

/** An offer that the member has not subscribed to. Existing subscriptions are cancelled first. */
async function freeOffer(mine: Belongings, world: ContractWorld): Promise<Offer | undefined> {
  const known = await world.send('GET', '/ipo_subscription?limit=100', { token: mine.token });
  for (const { id } of (known.body as { data: { id: string }[] }).data) {
    await world.send('DELETE', `/ipo_subscription/${id}`, { token: mine.token });
  }
  const [offer] = await openOffers(world);
  return offer;
}

/** IPOs and funds. */
export const offerExamples: Readonly<Record<string, MakeExample>> = {
  listIpos: () => ({ query: '?state=open' }),
  getIpo: async (_mine, world) => ({ path: [(await openOffers(world))[0]?.id ?? ''] }),
  previewIpoSubscription: async (mine, world) => {
    const offer = await freeOffer(mine, world);
    return { path: [offer?.id ?? ''], body: { mode: 'partial', quantity: offer?.lot_size } };
  },
  subscribeIpo: async (mine, world) => {
    const offer = await freeOffer(mine, world);
    return {
      path: [offer?.id ?? ''],
      body: { mode: 'partial', quantity: offer?.lot_size, pay_password: PAY_PASSWORD },
      headers: key(),
    };
  },
  listIpoSubscriptions: () => ({ query: '?limit=3' }),
  getIpoSubscription: async (mine, world) => ({ path: [await subscription(mine, world)] }),
  cancelIpoSubscription: async (mine, world) => ({ path: [await subscription(mine, world)] }),
  listFunds: () => ({ query: '?market_id=US' }),
  getFund: () => ({ path: [FUND] }),
  previewFundSubscription: () => ({ path: [FUND], body: { amount: '100' } }),
  subscribeFund: () => ({ path: [FUND], body: { amount: '100' }, headers: key() }),
  previewFundRedemption: async (mine, world) => {
    await holdUnits(mine, world);
    return { path: [FUND], body: { mode: 'all' } };
  },
  redeemFund: async (mine, world) => {
    await holdUnits(mine, world);
    return { path: [FUND], body: { mode: 'amount', amount: '1' }, headers: key() };
  },
  listFundHoldings: () => ({}),
  listFundOrders: () => ({ query: '?limit=3' }),
  getFundOrder: async (mine, world) => ({ path: [await fundOrder(mine, world)] }),
  cancelFundOrder: async (mine, world) => ({ path: [await fundOrder(mine, world)] }),
};

/** Demo customers hold units from the start. */
async function holdUnits({ token }: Belongings, world: ContractWorld): Promise<void> {
  const { body } = await world.send('GET', '/fund_holding', { token });
  if ((body as { data: readonly unknown[] }).data.length === 0) throw new Error('Nobody holds units.');
}
