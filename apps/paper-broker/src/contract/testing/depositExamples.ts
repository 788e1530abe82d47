import { newId } from '../../ids.js';
import type { Belongings, MakeExample } from './example.js';
import type { ContractWorld } from './contractWorld.js';

const wallet = { channel_id: 'wallet_usdt_trc20', amount: '100', timezone: 'Europe/Berlin' };
const key = (): Readonly<Record<string, string>> => ({ 'idempotency-key': crypto.randomUUID() });

/** Requests about money coming in. */
export const depositExamples: Readonly<Record<string, MakeExample>> = {
  listDepositChannels: () => ({ query: '?type=wallet' }),
  createDeposit: async (mine, world) => ({
    body: {
      channel_id: 'card_eur',
      amount: '250',
      proof_upload_id: await proofOf(mine, world),
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
    body: { proof_upload_id: await proofOf(mine, world) },
    headers: key(),
  }),
};

async function depositOf({ token }: Belongings, world: ContractWorld): Promise<string> {
  const answer = await world.send('POST', '/deposit/simulation', { token, body: wallet, headers: key() });
  return (answer.body as { id: string }).id;
}

/** A picture of a transfer, as an upload leaves it; what it shows does not matter here. */
async function proofOf({ token }: Belongings, world: ContractWorld): Promise<string> {
  const profile = await world.send('GET', '/member/profile', { token });
  const now = new Date();
  const id = newId('upl', now, { bytes: (length) => crypto.getRandomValues(new Uint8Array(length)) });
  await world.db.transaction((tx) =>
    tx
      .insertInto('upload')
      .values({
        id,
        member_id: (profile.body as { id: string }).id,
        purpose: 'proof',
        content_type: 'image/png',
        size: 1,
        width: 1,
        height: 1,
        sha256: new Uint8Array(32),
        created_at: now,
        owner_type: null,
        owner_id: null,
      })
      .execute(),
  );
  return id;
}
