import type { Belongings, MakeExample } from './example.js';
import type { ContractWorld } from './contractWorld.js';
import { pictureOf } from './pictureOf.js';

const wallet = { channel_id: 'wallet_usdt_trc20', amount: '100', timezone: 'Europe/Berlin' };
const key = (): Readonly<Record<string, string>> => ({ 'idempotency-key': crypto.randomUUID() });

export const depositExamples: Readonly<Record<string, MakeExample>> = {
  listDepositChannels: () => ({ query: '?type=wallet' }),
  createDeposit: async (mine, world) => ({
    body: {
      channel_id: 'card_eur',
      amount: '250',
      proof_upload_id: await pictureOf(mine.token, world, 'proof'),
      account_currency: 'USD',
      timezone: 'Europe/Berlin',
    },
    headers: key(),
  }),
  simulateDeposit: () => ({ body: wallet, headers: key() }),
  listDeposits: () => ({ query: '?status=0,1&limit=3' }),
  getDeposit: async (mine, world) => ({ path: [await depositOf(mine, world)] }),
  cancelDeposit: async (mine, world) => ({ path: [await depositOf(mine, world)] }),
  addDepositProof: async (mine, world) => ({
    path: [await depositOf(mine, world)],
    body: { proof_upload_id: await pictureOf(mine.token, world, 'proof') },
    headers: key(),
  }),
};

async function depositOf({ token }: Belongings, world: ContractWorld): Promise<string> {
  const answer = await world.send('POST', '/deposit/simulation', { token, body: wallet, headers: key() });
  return (answer.body as { id: string }).id;
}
