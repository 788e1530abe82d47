import { sql } from 'kysely';

/**
 * The condition that a row belongs to the member, so that a database that distributes rows looks in one place only.
 * @param memberId undefined for operators and due work, which may see the rows of all members
 */
export const ofMember = (memberId: string | undefined) =>
  memberId === undefined ? sql<boolean>`true` : sql<boolean>`member_id = ${memberId}`;
