import type { Selectable } from 'kysely';
import type { Queries, Tx } from '../db/database.js';
import type { IpoSubscriptionTable } from './schema.js';
import type { IpoStatus } from './ipoStatus.js';

export type IpoRow = Selectable<IpoSubscriptionTable>;

/** A member's own subscription, or undefined: someone else's does not exist. */
export async function findSubscription(
  db: Queries,
  memberId: string,
  id: string,
): Promise<IpoRow | undefined> {
  return db
    .selectFrom('ipo_subscription')
    .selectAll()
    .where('id', '=', id)
    .where('member_id', '=', memberId)
    .executeTakeFirst();
}

/** A member's subscriptions, the newest first, after the one with the id `after`. */
export async function listSubscriptions(
  db: Queries,
  memberId: string,
  limit: number,
  after: string | null,
): Promise<IpoRow[]> {
  let query = db.selectFrom('ipo_subscription').selectAll().where('member_id', '=', memberId);
  if (after !== null) query = query.where('id', '<', after);
  return query.orderBy('id', 'desc').limit(limit).execute();
}

export async function lockSubscription(tx: Tx, id: string): Promise<IpoRow | undefined> {
  return tx.selectFrom('ipo_subscription').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
}

/** Subscribers that are served in one transaction: as many as keep none of their books locked for long. */
const SOME = 20;

/** Some of an offering in some states, locked, by member: the order in which everybody locks. */
export async function lockSome(
  tx: Tx,
  offeringId: string,
  statuses: readonly IpoStatus[],
  limit = SOME,
): Promise<IpoRow[]> {
  return tx
    .selectFrom('ipo_subscription')
    .selectAll()
    .where('offering_id', '=', offeringId)
    .where('status', 'in', [...statuses])
    .orderBy('member_id')
    .limit(limit)
    .forUpdate()
    .execute();
}
