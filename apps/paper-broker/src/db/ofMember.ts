import { sql } from 'kysely';

/**
 * The condition that a row belongs to the member, so that a database that distributes rows looks in one place only.
 * @param memberId undefined for whoever may see every member's rows: operators and due work
 */
export const ofMember = (memberId: string | undefined) =>
  memberId === undefined ? sql<boolean>`true` : sql<boolean>`member_id = ${memberId}`;
