import { sql } from 'kysely';
import type { Database, Tx } from '../db/database.js';
import { writeHours } from './bookSums.js';
import { bookOf, readFresh, type Fresh } from './freshEntries.js';
import type { WorkKind, WorkSource } from '../work/source.js';

/** Entries per transaction: few, so that the single session of the embedded store is free again soon. */
const ENTRIES_AT_ONCE = 200;
/** Sums the entries that wait, a part at a time; members who have waited longest come first. */
export function historyWork(db: Database): WorkKind {
  const histories: WorkSource = {
    name: 'history',
    table: 'history_due',
    idColumn: 'member_id',
    process: ({ id }) =>
      db.transaction(async (tx) => {
        const due = sql.table('history_due');
        // A member with remaining entries goes to the end of the queue.
        if (await sumSome(tx, id))
          await sql`update ${due} set due_at = clock_timestamp() where member_id = ${id}`.execute(tx);
        else await sql`delete from ${due} where member_id = ${id}`.execute(tx);
        return true;
      }),
  };
  return { name: 'histories', clock: 'wall', sources: [histories] };
}

/**
 * Sums the new entries of a member, each exactly once. A journal may be dated before entries that are summed already;
 * then the later hours are corrected.
 */
export async function sumHistory(db: Database, memberId: string): Promise<void> {
  while (await db.transaction((tx) => sumSome(tx, memberId)));
}

/** @returns whether there may be more entries */
async function sumSome(tx: Tx, memberId: string): Promise<boolean> {
  // Only one process at a time sums a member's entries. Other work on the member is not blocked.
  await tx.selectFrom('member').select('id').where('id', '=', memberId).forNoKeyUpdate().execute();
  const { fresh } = await readFresh(tx, memberId, ENTRIES_AT_ONCE);
  if (fresh.length === 0) return false;
  await writeHours(tx, memberId, fresh);
  await writeDays(tx, memberId, fresh);
  await writeVersions(tx, memberId, fresh);
  return true;
}

/** Sums the changes of the available funds by day and kind, for statements. */
async function writeDays(tx: Tx, memberId: string, fresh: readonly Fresh[]): Promise<void> {
  const available = fresh.filter(({ book }) => book === 'available');
  if (available.length === 0) return;
  await sql`
    insert into entry_day (owner, day, account_kind, commodity, kind, amount, entries)
    select ${memberId}, (hour at time zone 'UTC')::date, account_kind, commodity, kind, sum(amount), sum(entries)
      from unnest(${available.map(({ hour }) => hour)}::timestamptz[],
                  ${available.map((row) => row.account_kind)}::text[], ${available.map((row) => row.commodity)}::text[],
                  ${available.map(({ kind }) => kind)}::text[], ${available.map(({ amount }) => amount)}::numeric[],
                  ${available.map(({ entries }) => entries)}::int[])
        as fresh (hour, account_kind, commodity, kind, amount, entries)
     group by 2, 3, 4, 5
    on conflict (owner, day, account_kind, commodity, kind)
      do update set amount = entry_day.amount + excluded.amount, entries = entry_day.entries + excluded.entries`.execute(
    tx,
  );
}

async function writeVersions(tx: Tx, memberId: string, fresh: readonly Fresh[]): Promise<void> {
  const books = [...new Map(fresh.map((row) => [bookOf(row), row])).values()];
  await tx
    .insertInto('history_book')
    .values(
      books.map(({ account_kind, book, commodity, version }) => ({
        owner: memberId,
        account_kind,
        book,
        commodity,
        version,
      })),
    )
    .onConflict((conflict) =>
      conflict
        .columns(['owner', 'account_kind', 'book', 'commodity'])
        .doUpdateSet((eb) => ({ version: eb.ref('excluded.version') })),
    )
    .execute();
}
