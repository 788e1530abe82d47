import { sql, type RawBuilder } from 'kysely';
import type { Database, Tx } from './database.js';
import { fromTheNewest, MOST_AT_ONCE } from './fromTheNewest.js';

interface UnreadRows {
  readonly table: 'notice' | 'support_message';
  readonly memberId: string;
  /** Which rows besides: `and kind = …`. @default all */
  readonly and?: RawBuilder<unknown>;
  readonly now: Date;
}

/**
 * Marks a member's unread rows as read, in transactions as `fromTheNewest` describes.
 * @param onMarked runs in each transaction that marks rows, with the id of one of them
 */
export function markAllRead(
  db: Database,
  { table, memberId, and = sql``, now }: UnreadRows,
  onMarked: (tx: Tx, id: string) => Promise<void>,
): Promise<void> {
  return fromTheNewest(db, async (tx, before) => {
    const isOlder = before === undefined ? sql`` : sql`and id < ${before}`;
    const unread = sql`member_id = ${memberId} and read_at is null ${and} ${isOlder}`;
    const found = await sql<{ id: string }>`
      select id from ${sql.table(table)} where ${unread}
      order by id desc offset ${MOST_AT_ONCE - 1} limit 1`.execute(tx);
    const [oldest] = found.rows;
    // The range, unlike a list of ids, lets the database walk along one index.
    const isNewest = oldest === undefined ? sql`` : sql`and id >= ${oldest.id}`;
    const marked = await sql<{ id: string }>`
      update ${sql.table(table)} set read_at = ${now} where ${unread} ${isNewest} returning id`.execute(tx);
    const [first] = marked.rows;
    if (first !== undefined) await onMarked(tx, first.id);
    return oldest?.id;
  });
}
