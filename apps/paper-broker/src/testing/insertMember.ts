import { decimal, negate } from '@fairlot/money';
import { openAccounts } from '../accounts/accounts.js';
import type { Entropy } from '../clock/clock.js';
import type { Database } from '../db/database.js';
import { newId } from '../ids.js';
import type { AccountKind } from '../ledger/journal.js';
import { post } from '../ledger/post.js';

interface NewMember {
  /** Business time. */
  readonly at: Date;
  /** The money that each of the accounts has at first. */
  readonly usd: string;
  readonly accounts: readonly AccountKind[];
  /** The pay password's hash, of a customer who is verified; others have neither. */
  readonly payPasswordHash?: string;
}

/** A customer with accounts in USD, for tests that call operations directly. Nobody can sign in as them. @returns the id */
export async function insertMember(
  { db, entropy }: { readonly db: Database; readonly entropy: Entropy },
  { at, usd, accounts, payPasswordHash }: NewMember,
): Promise<string> {
  const wall = new Date();
  const id = newId('mem', wall, entropy);
  const amount = decimal(usd);
  await db.transaction(async (tx) => {
    await tx
      .insertInto('member')
      .values({
        id,
        mail: `${id.toLowerCase()}@test.example`,
        nickname: 'A customer',
        invite_code: id.slice(-16),
        password_hash: 'none',
        ...(payPasswordHash === undefined ? {} : { pay_password_hash: payPasswordHash, kyc_status: 'pass' }),
        created_at: at,
      })
      .execute();
    await openAccounts(tx, { id, currency: 'USD', at }, wall, entropy);
    for (const account of accounts) {
      await post(tx, {
        kind: 'opening',
        ref: `opening:${id}:${account}`,
        effectiveAt: at,
        lines: [
          { memberId: id, account, book: 'available', commodity: 'USD', amount },
          { house: 'opening_equity', commodity: 'USD', amount: negate(amount) },
        ],
      });
    }
  });
  return id;
}
