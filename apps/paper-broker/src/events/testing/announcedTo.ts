import type { Database } from '../../db/database.js';

/** What was announced to a member's open apps, in order. @example 'watchlist wls_01…' */
export async function announcedTo(db: Database, memberId: string): Promise<readonly string[]> {
  const rows = await db.read
    .selectFrom('member_event')
    .select(['event', 'subject_id'])
    .where('member_id', '=', memberId)
    .orderBy('seq')
    .execute();
  return rows.map(({ event, subject_id: id }) => `${event} ${id}`);
}
