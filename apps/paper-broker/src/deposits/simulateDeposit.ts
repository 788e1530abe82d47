import type { BrokerContext } from '../context.js';
import type { Tx } from '../db/database.js';
import { refuseField, refuseInvalid } from '../http/refusal.js';
import type { Call } from '../http/operation.js';
import { drawText } from '../uploads/drawText.js';
import { storeDrawn } from '../uploads/storeDrawn.js';
import { findChannel } from './channels.js';
import { createDeposit } from './createDeposit.js';
import type { DepositRow } from './depositRow.js';

export type SimulationBody = Call<'simulateDeposit'>['body'];

const HASH_BYTES = 32;
const HASH_LINE = 32;

/**
 * Simulates the customer's wallet: makes up a transaction,
 * draws its receipt, and creates the deposit with both.
 * @throws Refusal as `createDeposit`; `validation` for a channel that is not a network
 */
export async function simulateDeposit(
  tx: Tx,
  context: BrokerContext,
  memberId: string,
  body: SimulationBody,
): Promise<DepositRow> {
  const channel = findChannel(body.channel_id);
  if (channel === undefined) throw refuseField('channel_id', 'not_found');
  if (channel.network === null) throw refuseInvalid('channel_id', 'invalid_choice');
  const hash = Buffer.from(context.entropy.bytes(HASH_BYTES)).toString('hex');
  const picture = drawText([
    'SIMULATED TRANSFER',
    'NO REAL MONEY',
    '',
    `${body.amount} ${channel.currency}`,
    `NETWORK ${channel.network}`,
    'TRANSACTION',
    hash.slice(0, HASH_LINE),
    hash.slice(HASH_LINE),
  ]);
  const proof = await storeDrawn(tx, context, { memberId, purpose: 'proof', picture });
  return createDeposit(tx, context, memberId, {
    ...body,
    proof_upload_id: proof,
    tx_hash: channel.network === 'ERC20' ? `0x${hash}` : hash,
  });
}
