import { createHash } from 'node:crypto';
import type { BrokerContext } from '../context.js';
import type { Tx } from '../db/database.js';
import { refuseField } from '../http/refusal.js';
import { newId } from '../ids.js';
import { databaseBlobs } from '../uploads/blobStore.js';
import { findChannel } from './channels.js';
import { createDeposit } from './createDeposit.js';
import type { DepositRow } from './depositRow.js';
import { drawText } from './drawText.js';

export interface SimulationBody {
  readonly channel_id: string;
  readonly amount: string;
  readonly timezone: string;
}

const HASH_BYTES = 32;
const HASH_LINE = 32;

/**
 * What the customer's own wallet would do if its network were real: makes up a transaction, draws its receipt and tells
 * of both as the customer would.
 * @throws Refusal as `createDeposit`; `validation` for a channel that is no wallet's
 */
export async function simulateDeposit(
  tx: Tx,
  context: BrokerContext,
  memberId: string,
  body: SimulationBody,
): Promise<DepositRow> {
  const channel = findChannel(body.channel_id);
  if (channel === undefined) throw refuseField('channel_id', 'not_found');
  if (channel.network === null) throw refuseField('channel_id', 'validation', {}, 'invalid_choice');
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
  const proof = await storeProof(tx, context, memberId, picture);
  return createDeposit(tx, context, memberId, {
    ...body,
    proof_upload_id: proof,
    tx_hash: channel.network === 'ERC20' ? `0x${hash}` : hash,
  });
}

/** Stores a picture that the server itself has drawn, as if the customer had sent it. */
export async function storeProof(
  tx: Tx,
  { clock, entropy }: BrokerContext,
  memberId: string,
  picture: { readonly png: Uint8Array; readonly width: number; readonly height: number },
): Promise<string> {
  const id = newId('upl', clock.wall(), entropy);
  await tx
    .insertInto('upload')
    .values({
      id,
      member_id: memberId,
      purpose: 'proof',
      content_type: 'image/png',
      size: picture.png.length,
      width: picture.width,
      height: picture.height,
      sha256: new Uint8Array(createHash('sha256').update(picture.png).digest()),
      created_at: clock.now(),
      owner_type: null,
      owner_id: null,
    })
    .execute();
  await databaseBlobs.put(tx, id, picture.png);
  return id;
}
