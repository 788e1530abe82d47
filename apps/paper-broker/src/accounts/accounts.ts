import type { Selectable } from 'kysely';
import { BoundedCache } from '../util/boundedCache.js';
import type { Entropy } from '../clock/clock.js';
import type { Queries } from '../db/database.js';
import { Refusal } from '../http/refusal.js';
import { newId } from '../ids.js';
import type { AccountKind } from '../ledger/journal.js';
import type { LedgerTables } from '../ledger/schema.js';

export type AccountRow = Selectable<LedgerTables['account']>;

const KINDS = ['cash', 'trade', 'fund'] as const satisfies readonly AccountKind[];

/**
 * Opens those of a member's three accounts in a currency that are missing. Registration opens those in USD; the
 * accounts in another currency open with the first money in it.
 * @param at business time
 */
export async function openAccounts(
  db: Queries,
  member: { readonly id: string; readonly currency: string; readonly at: Date },
  wall: Date,
  entropy: Entropy,
): Promise<void> {
  await db
    .insertInto('account')
    .values(
      KINDS.map((kind) => ({
        id: newId('acc', wall, entropy),
        member_id: member.id,
        kind,
        currency: member.currency,
        created_at: member.at,
      })),
    )
    .onConflict((conflict) => conflict.columns(['member_id', 'kind', 'currency']).doNothing())
    .execute();
}

/** A member's accounts, by kind; within a kind, the customer's first currency comes first. */
export async function listAccountRows(db: Queries, memberId: string): Promise<AccountRow[]> {
  return db
    .selectFrom('account')
    .selectAll()
    .where('member_id', '=', memberId)
    .orderBy('kind')
    .orderBy('created_at')
    .orderBy('currency')
    .execute();
}

/** One account of a member: there is at most one of each kind in a currency. */
export interface AccountKey {
  readonly memberId: string;
  readonly kind: AccountKind;
  readonly currency: string;
}

/** The id of a member's account; undefined if it is not open. */
export async function findAccountId(
  db: Queries,
  { memberId, kind, currency }: AccountKey,
): Promise<string | undefined> {
  const row = await db
    .selectFrom('account')
    .select('id')
    .where('member_id', '=', memberId)
    .where('kind', '=', kind)
    .where('currency', '=', currency)
    .executeTakeFirst();
  return row?.id;
}

/**
 * As `findAccountId`, for a request that may name the account.
 * @throws Refusal `not_found` when the request names another account
 */
export async function findNamedAccountId(
  db: Queries,
  key: AccountKey,
  named: string | undefined,
): Promise<string | undefined> {
  const id = await findAccountId(db, key);
  if (named !== undefined && id !== named) throw new Refusal('not_found');
  return id;
}

/** The number of ids that are cached. An account is never deleted, so an id stays valid. */
const REMEMBERED = 10_000;

export interface AccountIds {
  /** As `findAccountId`. Do not call it in a transaction that opened the account, which may be rolled back. */
  find(db: Queries, account: AccountKey): Promise<string | undefined>;
}

/** A cache of the account ids of one database. */
export function createAccountIds(): AccountIds {
  const known = new BoundedCache<string, string>(REMEMBERED);
  return {
    async find(db, account) {
      const key = `${account.memberId}/${account.kind}/${account.currency}`;
      const remembered = known.find(key);
      if (remembered !== undefined) return remembered;
      const id = await findAccountId(db, account);
      if (id === undefined) return undefined;
      known.set(key, id);
      return id;
    },
  };
}
