import type { Config } from '../../settings/config.js';
import type { BrokerContext } from '../../context.js';
import type { Queries, Tx } from '../../db/database.js';
import { newId } from '../../ids.js';
import { hashPassword, isPassword } from '../passwords.js';

const COUNT = 10;
const LENGTH = 10;
/** Without letters and digits that are easily confused; a code has 50 bits. */
const LETTERS = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';

/** Draws new codes in the form in which they are shown: `K7Q2M-9XW4T`. */
export function drawRecoveryCodes({ entropy }: Pick<BrokerContext, 'entropy'>): string[] {
  return Array.from({ length: COUNT }, () => {
    const text = Array.from(entropy.bytes(LENGTH), (byte) => LETTERS.charAt(byte & 31)).join('');
    return `${text.slice(0, LENGTH / 2)}-${text.slice(LENGTH / 2)}`;
  });
}

/** Ignores case and the hyphen of a typed code. */
const normalize = (code: string): string => code.toUpperCase().replace('-', '');

/** Hashes a member's codes, one after the other, because they share the member's turn. */
export async function hashRecoveryCodes(
  config: Pick<Config, 'passwordCost'>,
  memberId: string,
  codes: readonly string[],
): Promise<string[]> {
  const hashes: string[] = [];
  for (const code of codes) hashes.push(await hashPassword(config, normalize(code), memberId));
  return hashes;
}

/** Replaces a member's codes. Calls at the same time run one after the other. */
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

/** Finds an unused stored code. Call it outside transactions, because comparing is slow. */
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
  // Compares all of them, so that the time taken reveals nothing; one after the other, because they share a turn.
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
