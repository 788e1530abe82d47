import { sql } from 'kysely';
import type { Database, Tx } from '../db/database.js';
import { writeHours } from './bookSums.js';
import { bookOf, readFresh, type Fresh } from './freshEntries.js';
import type { WorkKind, WorkSource } from '../work/source.js';

/** Entries that are summed at once: few enough that the one session of the embedded store is free again soon. */
const ENTRIES_AT_ONCE = 200;
/** Sums what waits to be summed, the longest waiting customers first, a part at a time. */
export function historyWork(db: Database): WorkKind {
  const histories: WorkSource = {
    name: 'history',
    table: 'history_due',
    idColumn: 'member_id',
    process: ({ id }) =>
      db.transaction(async (tx) => {
        const due = sql.table('history_due');
        // What is left queues behind all who already wait.
        if (await sumSome(tx, id))
          await sql`update ${due} set due_at = clock_timestamp() where member_id = ${id}`.execute(tx);
        else await sql`delete from ${due} where member_id = ${id}`.execute(tx);
        return true;
      }),
  };
  return { name: 'histories', clock: 'wall', sources: [histories] };
}

/**
 * Sums the entries of a member that were booked since the last time: each entry once. A journal may be dated before
 * what was summed already; then the hours after it are corrected.
 */
export async function sumHistory(db: Database, memberId: string): Promise<void> {
  while (await db.transaction((tx) => sumSome(tx, memberId)));
}

/** @returns whether there may be more */
async function sumSome(tx: Tx, memberId: string): Promise<boolean> {
  // One process at a time sums a member's entries; what else happens to the member goes on.
  await tx.selectFrom('member').select('id').where('id', '=', memberId).forNoKeyUpdate().execute();
  const fresh = await readFresh(tx, memberId, ENTRIES_AT_ONCE);
  if (fresh.length === 0) return false;
  await writeHours(tx, memberId, fresh);
  await writeDays(tx, memberId, fresh);
  await writeVersions(tx, memberId, fresh);
  return true;
}

/** Of the available funds, by day and kind: what a statement says. */
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
