import type { Selectable } from 'kysely';
import type { Entropy } from '../clock/clock.js';
import type { Queries } from '../db/database.js';
import { newId } from '../ids.js';
import type { AccountKind } from '../ledger/journal.js';
import type { LedgerTables } from '../ledger/schema.js';

export type AccountRow = Selectable<LedgerTables['account']>;

const KINDS = ['cash', 'trade', 'fund'] as const satisfies readonly AccountKind[];

/**
 * Opens a member's three accounts in a currency, where they are missing. Registration does so for USD; another
 * currency's accounts open with the first money in it.
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

/** By kind; the customer's first currency before those that came with later money. */
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

/** The id of a member's account, or undefined when it was not opened. */
export async function findAccountId(
  db: Queries,
  memberId: string,
  kind: AccountKind,
  currency: string,
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

/** Accounts never move or go away, so an id that was found once holds; this keeps the most recent ones. */
const REMEMBERED = 10_000;

export interface AccountIds {
  /** Like `findAccountId`. A transaction that opened the account itself must not ask here: it may be undone. */
  find(db: Queries, memberId: string, kind: AccountKind, currency: string): Promise<string | undefined>;
}

/** Remembers the accounts of one database. */
export function createAccountIds(): AccountIds {
  const known = new Map<string, string>();
  return {
    async find(db, memberId, kind, currency) {
      const key = `${memberId}/${kind}/${currency}`;
      const remembered = known.get(key);
      if (remembered !== undefined) return remembered;
      const id = await findAccountId(db, memberId, kind, currency);
      if (id === undefined) return undefined;
      const [oldest] = known.keys();
      if (known.size >= REMEMBERED && oldest !== undefined) known.delete(oldest);
      known.set(key, id);
      return id;
    },
  };
}
