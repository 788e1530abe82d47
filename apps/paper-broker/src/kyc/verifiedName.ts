import type { Queries } from '../db/database.js';

/** The name of a member's verified identity; null for a member who is not verified. */
export async function findVerifiedName(db: Queries, memberId: string): Promise<string | null> {
  const row = await db
    .selectFrom('kyc_case')
    .select(['first_name', 'last_name'])
    .where('member_id', '=', memberId)
    .where('kind', '=', 'identity')
    .where('status', '=', 'pass')
    .orderBy('id', 'desc')
    .executeTakeFirst();
  if (row === undefined) return null;
  return [row.first_name, row.last_name].filter((part) => part !== null).join(' ');
}
