import type { BrokerContext } from '../../context.js';
import type { Queries, Tx } from '../../db/database.js';
import { newId } from '../../ids.js';
import { hashPassword, isPassword } from '../passwords.js';

const COUNT = 10;
const LENGTH = 10;
/** Without what is read as one another: 50 bits in all. */
const LETTERS = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';

/** New codes, as they are shown: `K7Q2M-9XW4T`. */
export function drawRecoveryCodes({ entropy }: Pick<BrokerContext, 'entropy'>): string[] {
  return Array.from({ length: COUNT }, () => {
    const text = Array.from(entropy.bytes(LENGTH), (byte) => LETTERS.charAt(byte & 31)).join('');
    return `${text.slice(0, LENGTH / 2)}-${text.slice(LENGTH / 2)}`;
  });
}

/** However it was typed. */
const normalize = (code: string): string => code.toUpperCase().replace('-', '');

/** The hashes under which a member's codes are stored. One after the other: they share the turns of the member. */
export async function hashRecoveryCodes(memberId: string, codes: readonly string[]): Promise<string[]> {
  const hashes: string[] = [];
  for (const code of codes) hashes.push(await hashPassword(normalize(code), memberId));
  return hashes;
}

/** Puts a member's new codes in the place of the old ones, after those of a call at the same time. */
export async function replaceRecoveryCodes(
  tx: Tx,
  { clock, entropy }: Pick<BrokerContext, 'clock' | 'entropy'>,
  memberId: string,
  hashes: readonly string[],
): Promise<void> {
  await tx.selectFrom('member').select('id').where('id', '=', memberId).forUpdate().execute();
  await tx.deleteFrom('recovery_code').where('member_id', '=', memberId).execute();
  if (hashes.length === 0) return;
  await tx
    .insertInto('recovery_code')
    .values(
      hashes.map((hash) => ({
        id: newId('rcv', clock.wall(), entropy),
        member_id: memberId,
        code_hash: hash,
        used_at: null,
      })),
    )
    .execute();
}

/** The stored code that this is, if it has not been used. Outside of transactions: it compares slowly. */
export async function findRecoveryCode(
  queries: Queries,
  memberId: string,
  code: string,
): Promise<string | undefined> {
  const rows = await queries
    .selectFrom('recovery_code')
    .select(['id', 'code_hash'])
    .where('member_id', '=', memberId)
    .where('used_at', 'is', null)
    .execute();
  let found: string | undefined;
  // All of them, so that the time tells nothing; one after the other, as they are made.
  for (const row of rows) if (await isPassword(normalize(code), row.code_hash, memberId)) found = row.id;
  return found;
}

export async function countRecoveryCodes(queries: Queries, memberId: string): Promise<number> {
  const { left } = await queries
    .selectFrom('recovery_code')
    .select((select) => select.fn.countAll<string>().as('left'))
    .where('member_id', '=', memberId)
    .where('used_at', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(left);
}
