import { sql, type Selectable } from 'kysely';
import type { Queries, Tx } from '../db/database.js';
import { ofMember } from '../db/ofMember.js';
import type { IpoSubscriptionTable } from './schema.js';
import type { IpoStatus } from './ipoStatus.js';

export type IpoRow = Selectable<IpoSubscriptionTable>;

/** The member's subscription with this id; undefined if there is none or it belongs to someone else. */
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

export async function lockSubscription(tx: Tx, id: string, memberId?: string): Promise<IpoRow | undefined> {
  return tx
    .selectFrom('ipo_subscription')
    .selectAll()
    .where(ofMember(memberId))
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

/** The job of one subscription that could not be processed with the others of its offering. */
export const APART_JOB = 'ipo_apart';

/**
 * The condition that a subscription has no job of its own in its present state. It is a scalar subquery, which uses
 * the index for each row. The planner may turn `not exists` into one pass over all jobs.
 */
const isNotApart = sql<boolean>`(
  select job.id from job
   where job.ref = ${sql.lit(`${APART_JOB}:`)} || ipo_subscription.id || ':' || ipo_subscription.status) is null`;

/** Subscriptions in one transaction: few enough that no books are locked for long. */
const SOME = 20;

/** Locks the next subscriptions of an offering that are in one of the statuses. */
export type LockNext = (statuses: readonly IpoStatus[]) => Promise<IpoRow[]>;

/** Locks some of an offering's subscriptions, by member, which is the order of all locks. */
export const lockSome =
  (tx: Tx, offeringId: string): LockNext =>
  (statuses) =>
    tx
      .selectFrom('ipo_subscription')
      .selectAll()
      .where('offering_id', '=', offeringId)
      .where('status', 'in', [...statuses])
      .where(isNotApart)
      .orderBy('member_id')
      .limit(SOME)
      .forUpdate()
      .execute();

/** Locks the one subscription with this id. */
export const lockOnly =
  (tx: Tx, id: string): LockNext =>
  async (statuses) => {
    const row = await lockSubscription(tx, id);
    return row !== undefined && statuses.includes(row.status) ? [row] : [];
  };
