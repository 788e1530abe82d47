import type { BrokerContext } from '../context.js';
import type { Tx } from '../db/database.js';
import { announce } from '../events/announce.js';
import { Refusal } from '../http/refusal.js';
import { attachUpload } from '../uploads/attach.js';
import { endCanceled } from './decideDeposit.js';
import { lockDeposit, type DepositRow } from './depositRow.js';
import { updateOwn } from '../db/updateOwn.js';

/** The number of pictures that one deposit may have. */
const MAX_PROOFS = 4;

/**
 * Cancels a waiting deposit. Cancelling a cancelled deposit again answers the same.
 * @throws Refusal `not_found`; `invalid_transition` if it was decided
 */
export async function cancelDeposit(
  tx: Tx,
  context: BrokerContext,
  memberId: string,
  id: string,
): Promise<DepositRow> {
  const deposit = await lockOwn(tx, memberId, id);
  if (deposit.status === 'canceled') return deposit;
  if (deposit.status !== 'wait') throw new Refusal('invalid_transition');
  return endCanceled(tx, context, deposit);
}

/**
 * Adds a picture to a waiting deposit.
 * @throws Refusal `not_found`, `invalid_transition`, `too_many_files`, and those of `attachUpload`
 */
export async function addProof(tx: Tx, memberId: string, id: string, uploadId: string): Promise<DepositRow> {
  const deposit = await lockOwn(tx, memberId, id);
  if (deposit.status !== 'wait') throw new Refusal('invalid_transition');
  if (deposit.proof_upload_ids.length >= MAX_PROOFS) throw new Refusal('too_many_files');
  const path = 'proof_upload_id';
  await attachUpload(tx, { memberId, uploadId, purpose: 'proof', owner: { type: 'deposit', id }, path });
  const changed = await updateOwn(tx, 'deposit', deposit, {
    proof_upload_ids: [...deposit.proof_upload_ids, uploadId],
  });
  await announce(tx, memberId, { event: 'deposit', id });
  return changed;
}

async function lockOwn(tx: Tx, memberId: string, id: string): Promise<DepositRow> {
  const deposit = await lockDeposit(tx, id, memberId);
  if (deposit === undefined) throw new Refusal('not_found');
  return deposit;
}
